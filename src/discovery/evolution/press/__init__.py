"""Printed sheets of the card games: see ``core.press``. Their layout is in ``typst/``."""
