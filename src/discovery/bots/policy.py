"""How boldly and how watchfully a program plays where actions may be false (sections H and M)."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Policy:
    """Rates between 0 and 1, so that nobody can tell a bluff from a true placement by rule.

    ``contest`` is how often an action that is known to be false is contested. ``bluff`` is how often a turn
    without a true placement is spent on a false one where being found out costs cards, ``free_bluff`` where
    it costs no more than the turn would have cost anyway (M06).
    """

    contest: float = 1.0
    bluff: float = 0.2
    free_bluff: float = 0.5
