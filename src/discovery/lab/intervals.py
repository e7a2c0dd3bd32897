"""Confidence intervals for shares of wins."""

from __future__ import annotations

from math import sqrt

Z_95 = 1.959964
"""The number of standard deviations on either side that contain 95% of a normal distribution."""


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95% Wilson interval for ``wins`` in ``games`` (at least 1), within 0 and 1."""
    share = wins / games
    weight = Z_95 * Z_95 / games
    middle = (share + weight / 2) / (1 + weight)
    width = Z_95 * sqrt(share * (1 - share) / games + weight / (4 * games)) / (1 + weight)
    return max(0.0, middle - width), min(1.0, middle + width)
