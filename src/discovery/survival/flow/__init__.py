"""The course of a game: what the rules do by themselves between decisions."""
