"""Tables and their events on disk, in one SQLite database in one directory. Knows strings, not rules."""
