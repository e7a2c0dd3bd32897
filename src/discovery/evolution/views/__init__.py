"""What a seat may know, of a position and of events."""
