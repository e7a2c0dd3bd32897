"""The host's settings, and the limits that keep one connection from disturbing others."""
