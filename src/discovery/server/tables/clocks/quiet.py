"""Hours of the day in which the clock of a slow game stands still (C14), in the host's time zone, or in which
somebody is neither written to nor called, in their own."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from zoneinfo import ZoneInfo

from discovery.core.errors import Code, InvalidSetup
from discovery.server.protocol import TablePlan
from discovery.server.protocol.page_messages.mail import QuietTime
from discovery.store.tables import AnyRow

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
        left = budget
        stretches = self._running(since)
        while True:
            begin, end = next(stretches)
            if begin + left <= end:
                return begin + left
            left -= end - begin

    @property
    def columns(self) -> dict[str, object]:
        """The columns of a row that keeps them."""
        return {"quiet_from": self.begins, "quiet_until": self.ends, "zone": self.zone}

    def between(self, since: int, until: int) -> int:
        """How much running time lies between two moments, in ms; none where ``until`` is earlier."""
        if self.begins == self.ends:
            return max(0, until - since)
        overlap = 0
        for begin, end in self._running(since):
            if begin >= until:
                break
            overlap += min(end, until) - begin
        return overlap

    def _running(self, since: int) -> Iterator[tuple[int, int]]:
        """The stretches of running time from ``since`` on, from beginning to end; they never end."""
        zone, now = zone_of(self.zone), since
        # the quiet hours in which it begins may belong to the day before
        day = datetime.fromtimestamp(since / 1000, zone).date() - timedelta(days=1)
        while True:
            first, last = self._hours_of(day, zone)
            if now <= first:
                yield now, first
            now = max(now, last)
            day += timedelta(days=1)

    def _hours_of(self, day: date, zone: tzinfo) -> tuple[int, int]:
        """The beginning and the end of the quiet hours that begin on ``day``, in ms since 1970."""
        until = day if self.begins < self.ends else day + timedelta(days=1)
        moments = (_at(day, self.begins, zone), _at(until, self.ends, zone))
        return moments[0], moments[1]


def hours_of(plan: TablePlan) -> QuietHours:
    """The quiet hours of a table: only games at days a turn have any."""
    return QuietHours(plan.quiet_from, plan.quiet_until, plan.zone) if plan.move_days else QuietHours()


def hours_in(row: AnyRow) -> QuietHours:
    """The quiet hours that a row keeps."""
    return QuietHours(row.quiet_from, row.quiet_until, row.zone)


def wished(hours: QuietTime | None) -> QuietHours:
    """The quiet hours that somebody asks for, if any. ``InvalidSetup(UNKNOWN_ZONE)``."""
    if hours is None:
        return QuietHours()
    check_zone(hours.zone)
    return QuietHours(hours.begins, hours.ends, hours.zone)


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
