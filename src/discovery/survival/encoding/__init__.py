"""Moves and views of the survival game as numbers, for learners."""
