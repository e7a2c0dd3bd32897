"""Hints, and what a choice was worth, from what its seat could know."""
