"""Messages of pages beside a table."""
