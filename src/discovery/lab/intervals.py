"""How sure a share of wins is."""

from __future__ import annotations

from math import sqrt

Z_95 = 1.959964
"""Standard deviations on either side that hold 95 % of a normal distribution."""


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of Wilson for a share of ``wins`` in ``games`` (at least 1), within 0 and 1."""
    share = wins / games
    weight = Z_95 * Z_95 / games
    middle = (share + weight / 2) / (1 + weight)
    width = Z_95 * sqrt(share * (1 - share) / games + weight / (4 * games)) / (1 + weight)
    return max(0.0, middle - width), min(1.0, middle + width)
