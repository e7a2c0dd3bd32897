"""Research: matches between programs, simulations, measurements."""
