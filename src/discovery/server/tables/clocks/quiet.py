"""Hours of the day in which the clock of a slow game stands still (C14), in the host's time zone."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from zoneinfo import ZoneInfo

from discovery.core.errors import Code, InvalidSetup

DAY = 86_400_000
"""Milliseconds of running time that count as a day."""


@dataclass(frozen=True, slots=True)
class QuietHours:
    """From the hour ``begins`` to the hour ``ends`` of every day in the ``zone``; none if they are equal."""

    begins: int = 0
    ends: int = 0
    zone: str = "UTC"

    def after(self, since: int, budget: int) -> int:
        """When ``budget`` ms of running time have passed since ``since``; both times in ms since 1970."""
        if self.begins == self.ends:
            return since + budget
        zone, left, now = zone_of(self.zone), budget, since
        # the quiet hours in which it begins may belong to the day before
        day = datetime.fromtimestamp(since / 1000, zone).date() - timedelta(days=1)
        while True:
            first, last = self._hours_of(day, zone)
            if now + left <= first:
                return now + left
            left -= max(0, first - now)
            now = max(now, last)
            day += timedelta(days=1)

    def _hours_of(self, day: date, zone: tzinfo) -> tuple[int, int]:
        """The beginning and the end of the quiet hours that begin on ``day``, in ms since 1970."""
        until = day if self.begins < self.ends else day + timedelta(days=1)
        moments = (_at(day, self.begins, zone), _at(until, self.ends, zone))
        return moments[0], moments[1]


def check_zone(name: str) -> None:
    """``InvalidSetup(UNKNOWN_ZONE)`` for a time zone that this server does not know."""
    try:
        _zone(name)
    except (OSError, ValueError):
        raise InvalidSetup(Code.UNKNOWN_ZONE, given=name) from None


def zone_of(name: str) -> tzinfo:
    """The time zone; UTC for one that this server does not know, so a table that moved here can be opened."""
    try:
        return _zone(name)
    except (OSError, ValueError):
        return UTC


def _zone(name: str) -> tzinfo:
    # ZoneInfoNotFoundError is a KeyError
    try:
        return UTC if name == "UTC" else ZoneInfo(name)
    except KeyError:
        raise ValueError(name) from None


def _at(day: date, hour: int, zone: tzinfo) -> int:
    return round(1000 * datetime.combine(day, time(hour), zone).timestamp())
