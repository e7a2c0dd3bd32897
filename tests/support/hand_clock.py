"""A clock that tests set by hand."""

from __future__ import annotations

from discovery.server.live.steady_clock import SteadyClock

BEGINNING = 1_700_000_000_000
"""Ms since 1970: a Tuesday, 22:13 in UTC."""


class Clock:
    """A clock that is set by hand; ``pass_by`` lets the same time pass on all that it has."""

    def __init__(self) -> None:
        self.nanoseconds = BEGINNING * 1_000_000

    def __call__(self) -> int:
        return self.nanoseconds

    def pass_by(self, seconds: float) -> None:
        self.nanoseconds += int(seconds * 1_000_000_000)

    @property
    def timepiece(self) -> SteadyClock:
        return SteadyClock(self, self)
