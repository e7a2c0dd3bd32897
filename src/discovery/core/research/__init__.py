"""What research asks of a family of games: numbers for learners, figures of many games, lengths of games."""
