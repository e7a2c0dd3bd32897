"""Jokers: a trump, an extra turn, or a stand-in for a card (section N)."""
