"""The games, built from one another, and their options."""
