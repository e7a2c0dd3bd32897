"""The phases: the decision that is due at a moment of the game. Each has its own menu of moves."""

from __future__ import annotations

(
    OPENING,
    TURN,
    TRUMP,
    GIVE,
    DISCARD,
    STEAL,
    OVER,
    GRANTED,
    WINDOW,
    VERIFY,
    LOOK,
    CALLED,
    SELECT,
    FLIP,
    HARVEST,
    AMOUNT,
    ASSET,
) = range(17)

PHASES = tuple(name.lower() for name in vars() if name.isupper())
"""The words for them, by number: the names above in their order."""
