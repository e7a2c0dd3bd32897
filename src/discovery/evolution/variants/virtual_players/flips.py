"""How far a virtual player is with what it flips (O04 to O06, O18), where each flip is a line (U06)."""

from __future__ import annotations

from dataclasses import dataclass

NO_CARD = -1
OPEN_CARD, HAND_EMPTIED, IN_VAIN, OUT = 1, 2, 4, 8
"""The step's open card was placed (O18); the hand was emptied in a pile game, which ends the turn (O15); it
was emptied by flips in vain (O13); it was emptied by a placement, and no stack refills it (G07)."""


@dataclass(frozen=True, slots=True)
class Flips:
    """``left`` flips of the running step are to come.

    ``pending`` is the first card of a pair that did not fit (O06), ``placed`` is true if the step placed a
    card, ``mark`` says by ``OPEN_CARD``, ``HAND_EMPTIED``, ``IN_VAIN`` and ``OUT`` what happened last.
    """

    left: int = 0
    pending: int = NO_CARD
    placed: bool = False
    mark: int = 0


BEFORE_THE_FIRST = Flips(placed=True)
"""A turn begins as if a step had placed a card: another step follows."""
