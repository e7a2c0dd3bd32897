"""How a game advances from move to move: turns, windows, effects, endings."""
