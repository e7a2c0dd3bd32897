"""Commands about decks."""
