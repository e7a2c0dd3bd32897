"""The times of a table: turns, banks, quiet hours."""
