"""The kinds of moves, by what they are about. ``kinds`` lists them by phase."""
