"""Set-ups of survival games."""
