"""The protocols of games and families, and what every other package needs; knows no game."""
