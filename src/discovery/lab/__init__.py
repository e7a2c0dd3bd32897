"""Studies: matches between programs, simulations, measures."""
