"""Rows of a fixed length: arrays in the compiled build, and so lists of the same length without it.

Where a function notes something until it returns, each call gets a row of its own, in the compiled build on
its stack (`rows.pxd`). A row that a module kept would be shared by all threads that play, and one would read
what another noted of its game.
"""

from __future__ import annotations

MAX_SEATS = 9
"""The length of a row by seat (B07)."""
NUMBERS = 640
"""Room for every cell of a plane that may ever be named."""
MASKS = 64
"""Room for every word of the notation."""


def padded(values: list[int], length: int) -> list[int]:
    """``values`` with as many zeros behind them as an array of ``length`` wants."""
    return values + [0] * (length - len(values))


def numbers() -> list[int]:
    """A row of ``NUMBERS`` numbers to write on; what it holds means nothing."""
    return [0] * NUMBERS


def masks() -> list[int]:
    """A row of ``MASKS`` masks to write on; what it holds means nothing."""
    return [0] * MASKS
