"""How boldly and how watchfully a program plays where actions may be false (sections H and M)."""

from __future__ import annotations

from dataclasses import dataclass

from discovery.core.protocol import Chooser


@dataclass(frozen=True, slots=True)
class Rates:
    """Probabilities between 0 and 1, so that nobody can tell a bluff from a true placement by rule.

    ``contest`` is how often an action that is known to be false is contested. ``bluff`` is how often a false
    placement is tried that promises more than it risks, ``feeler`` how often one that does not: without it
    nobody would ever find out who contests. ``suspicion`` is the chance that a stranger contests.
    """

    contest: float = 1.0
    bluff: float = 0.9
    feeler: float = 0.05
    suspicion: float = 2 / 3


def happens(rate: float, random: Chooser) -> bool:
    """True with probability ``rate``."""
    return rate >= 1 or random.randrange(1000) < 1000 * rate
