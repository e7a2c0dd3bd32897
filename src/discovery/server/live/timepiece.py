"""The time of a server: milliseconds since 1970 that go on evenly, whatever is done to the system's clock.

The system's clock is read once, and then again only when it has jumped: the one who reads it then tells every
table by how much, so that what is being waited for is still waited for as long as before.
"""

from __future__ import annotations

import time
from collections.abc import Callable

MILLION = 1_000_000
JUMP = 2_000
"""Milliseconds by which two clocks may differ before it counts as a jump."""


class Timepiece:
    """Call it for the time. ``steady`` are the seconds for which the system's clock has gone on evenly."""

    def __init__(
        self,
        wall: Callable[[], int] = time.time_ns,
        monotonic: Callable[[], int] = time.monotonic_ns,
    ) -> None:
        self._wall = wall
        self._monotonic = monotonic
        self._offset = 0
        self._trusted_from = 0
        self._read()

    def __call__(self) -> int:
        """Milliseconds since 1970."""
        return (self._monotonic() + self._offset) // MILLION

    @property
    def steady(self) -> float:
        """Seconds since the start or the latest jump."""
        return (self._monotonic() - self._trusted_from) / (1000 * MILLION)

    def catch_up(self) -> int:
        """Take over the system's time if it has jumped; by how many milliseconds, 0 if it has not."""
        before = self()
        jump = self._wall() // MILLION - before
        if abs(jump) <= JUMP:
            return 0
        self._read()
        return self() - before

    def _read(self) -> None:
        self._trusted_from = self._monotonic()
        self._offset = self._wall() - self._trusted_from
