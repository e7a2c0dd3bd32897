"""The game as text: drawn, told, typed."""
