"""Messages between people at tables, and news of their tables while they are elsewhere."""
