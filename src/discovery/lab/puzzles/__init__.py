"""Puzzles: positions with one best move, found in records and in games between programs, and checked by
search from what one seat may know."""
