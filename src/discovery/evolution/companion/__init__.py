"""Games with real cards, told to a referee who sees no hand: see ``core.companion``."""
