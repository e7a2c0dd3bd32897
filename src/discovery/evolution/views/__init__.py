"""A seat's knowledge of a position and of events."""
