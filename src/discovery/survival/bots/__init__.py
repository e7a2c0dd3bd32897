"""Computer players: they decide from a view alone."""
