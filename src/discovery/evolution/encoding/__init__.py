"""Moves and observations as numbers, for learning."""
