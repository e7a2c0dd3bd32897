"""Making decks and asking questions of many games: arguments and sheets."""
