"""A seat's knowledge, and positions that look the same to it."""
