"""Puzzles of the card games: which decisions make one, and those that come with the project."""
