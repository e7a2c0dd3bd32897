"""Rules, set-up and position as values, and the only place where cards move."""
