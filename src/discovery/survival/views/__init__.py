"""What a seat may know, and positions that look the same to it."""
