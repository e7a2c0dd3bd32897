"""Rounds with secret selections (section J)."""
