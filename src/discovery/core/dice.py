"""A small generator for play-outs and searches: the same numbers in every build and on every machine.

Never for the cards of real games: those are dealt by the system's secure generator.
"""

from __future__ import annotations

from typing import Any

_FACTOR = 6364136223846793005
_STEP = 1442695040888963407
_WORD = 0xFFFFFFFFFFFFFFFF
_HALF = 0xFFFFFFFF


class Dice:
    """PCG XSH-RS 64/32 (M. E. O'Neill, HMC-CS-2014-0905). It is a ``protocol.Chooser``."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        """Any integer; the same seed throws the same numbers."""
        self.state = ((seed & _WORD) + _STEP) & _WORD
        self.below(1)
        self.below(1)

    def below(self, stop: int) -> int:
        """An integer in ``0 <= x < stop`` for ``1 <= stop <= 2**31``; the bias is below ``stop / 2**32``."""
        state = self.state
        self.state = (state * _FACTOR + _STEP) & _WORD
        return (((state >> 22 ^ state) >> (22 + (state >> 61)) & _HALF) * stop) >> 32

    def randrange(self, stop: int) -> int:
        """As ``below``, under the name that ``Chooser`` requires."""
        return self.below(stop)

    def shuffle(self, items: list[Any]) -> None:
        """Shuffle ``items`` in place (Fisher and Yates)."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
