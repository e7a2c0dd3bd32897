"""What can be played: games built from one another, and options."""
