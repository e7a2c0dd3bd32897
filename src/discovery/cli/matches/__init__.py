"""Matches in the terminal: their file, their sheet, their next game."""
