"""The card games' part for code that offers games."""
