"""What people at tables tell one another, and are told of their tables while they are elsewhere."""
