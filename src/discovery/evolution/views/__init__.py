"""What a seat may know, and what it is told."""
