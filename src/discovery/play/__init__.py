"""A game in progress: its driver, its record, its set-up."""
