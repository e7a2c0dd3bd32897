"""The games, each a value, built from one another."""
