"""What every game promises and what every room needs; knows no game."""
