"""What is printed of the card games: see ``core.press``. How it looks is in ``typst/``."""
