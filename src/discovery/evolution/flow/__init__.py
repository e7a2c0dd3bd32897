"""How a game goes on from move to move: turns, windows, effects, endings."""
