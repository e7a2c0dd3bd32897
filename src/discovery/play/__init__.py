"""A game under way: its driver, its record, its set-up."""
