"""Positions that a view allows."""
