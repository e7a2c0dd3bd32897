"""The server's clock: milliseconds since 1970 that run evenly, even when the system's clock is set.

The system's clock is read once, and again only after it has jumped. Every table is then told by how much, so
that all remaining waiting times stay the same.
"""

from __future__ import annotations

import time
from collections.abc import Callable

MILLION = 1_000_000
JUMP = 2_000
"""The difference of two clocks, in milliseconds, that counts as a jump."""


class SteadyClock:
    """Call it to get the time. ``steady`` is for how many seconds the system's clock has run evenly."""

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
        """The time in milliseconds since 1970."""
        return (self._monotonic() + self._offset) // MILLION

    @property
    def steady(self) -> float:
        """Seconds since the start or the latest jump."""
        return (self._monotonic() - self._trusted_from) / (1000 * MILLION)

    def catch_up(self) -> int:
        """Adopt the system's time if it has jumped. Returns the jump in milliseconds, 0 if there was none."""
        before = self()
        jump = self._wall() // MILLION - before
        if abs(jump) <= JUMP:
            return 0
        self._read()
        return self() - before

    def _read(self) -> None:
        self._trusted_from = self._monotonic()
        self._offset = self._wall() - self._trusted_from
