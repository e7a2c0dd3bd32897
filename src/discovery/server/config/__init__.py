"""What a host sets, and the limits that keep one guest from spoiling it for others."""
