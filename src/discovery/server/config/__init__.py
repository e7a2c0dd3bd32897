"""What a host sets, and the limits that keep one connection from spoiling it for others."""
