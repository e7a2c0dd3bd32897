"""Making decks: advice, new trees, differences, links, and whether a deck plays like another."""
