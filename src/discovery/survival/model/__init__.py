"""The set-up of a game, positions, moves, events, and ``table``, the only module that moves pieces."""
