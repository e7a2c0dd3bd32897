"""Rows of a fixed length: arrays in the compiled build, and so lists of the same length without it."""

from __future__ import annotations

MAX_SEATS = 9
"""The length of a row by seat (B07)."""


def padded(values: list[int], length: int) -> list[int]:
    """``values`` with as many zeros behind them as an array of ``length`` wants."""
    return values + [0] * (length - len(values))
