"""Decks: what is printed, how a deck file is read, and the laws its tree keeps."""
