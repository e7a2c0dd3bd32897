"""From tables to what a client is sent."""
