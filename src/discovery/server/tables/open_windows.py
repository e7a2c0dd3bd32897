"""The open window of a table: when it opens, whom it asks and when it ends (H02, N02, Q01).

``windows`` has the rules of one window; this module applies them to a table and the people there. It neither
waits nor reads a clock: the time is an argument.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from discovery.core.bits import mask_of, members
from discovery.core.protocol import Chooser, Window
from discovery.server.tables.clocks.quiet import hours_of
from discovery.server.tables.running_game import RunningGame
from discovery.server.tables.table import Table
from discovery.server.tables.windows import (
    OpenWindow,
    WindowPlayers,
    WindowSettings,
    clockwise,
    ends_at,
    open_window,
    order_for,
)


@dataclass(frozen=True, slots=True)
class Attendance:
    """The people at a table: the open connections of each seat, and since when it has had none, in ms since
    1970 (0 if it has one)."""

    connections: Sequence[int]
    gone: Sequence[int] = ()

    def anybody(self) -> bool:
        """Whether any seat has a connection."""
        return any(self.connections)

    def handed_around(self, table: Table) -> int:
        """The mask of the host's own seats that share one device and are not on its screen now."""
        own = [seat for seat, one in enumerate(table.seats) if one.kind == "me" and one.personal]
        hidden = [seat for seat in own if not self.connections[seat]]
        return mask_of(hidden) if len(hidden) < len(own) else 0

    def missing(self, table: Table) -> int:
        """The mask of people without a connection who are not merely waiting for the shared device."""
        away = mask_of(
            seat for seat, one in enumerate(table.seats) if one.personal and not self.connections[seat]
        )
        return away & ~self.handed_around(table)


class WindowKeeper:
    """Keeps the open window of one table, and when absent players were last waited for.

    ``grace`` is how long absent players are waited for, in ms.
    """

    def __init__(self, grace: int, random: Chooser) -> None:
        self._grace = grace
        self._random = random
        self._step = 0
        self._asking: OpenWindow | None = None
        self._excused = 0

    def asking(self, table: Table) -> OpenWindow | None:
        """The open window; ``None`` also while it waits until somebody is there."""
        played = table.running_game
        return self._asking if played is not None and played.window_step == self._step else None

    def follow(self, table: Table, attendance: Attendance, now: int) -> None:
        """Follow the table: a window opens once anybody is there, and seats that leave are dropped from
        it. After a pause it begins again, for all the same, and keeps its answers."""
        played = table.running_game
        if played is None or played.window is None or table.status != "playing" or table.paused:
            self._asking = None
            return
        asking = self.asking(table)
        if asking is None and _can_open(table, played.window, attendance):
            asking, self._step = self._open(table, played, played.window, attendance, now), played.window_step
        if asking is not None:
            self._asking = asking.among(played.window.members)

    def shift(self, jump: int) -> None:
        """The server's clock was set by ``jump`` ms; the window stays open as long as before."""
        if self._asking is not None:
            self._asking = replace(self._asking, opened_at=self._asking.opened_at + jump)

    def _open(
        self, table: Table, played: RunningGame, window: Window, attendance: Attendance, now: int
    ) -> OpenWindow:
        plan, missing = table.plan, attendance.missing(table)
        company = _company(table, window, missing, excused=self._excused == played.turn_number)
        customs = WindowSettings(
            seconds=0 if attendance.handed_around(table) else plan.window_seconds * window.time_factor,
            away=plan.away,
            hours=plan.window_hours,
            grace=self._grace,
            quiet=hours_of(plan),
        )
        if missing & window.members:
            self._excused = played.turn_number
        return open_window(
            clockwise(window.seat, members(window.members), len(table.seats)),
            min(played.window_at, now) if plan.away == "days" else now,
            customs,
            company,
            could=_could(table, played),
            random=self._random,
        )


def end_of_window(played: RunningGame, asking: OpenWindow, missing: int) -> int | None:
    """When the open window ends, in ms since 1970; ``None`` if it never does. A window that is settled ends
    at once."""
    if played.window is not None and played.window.settled:
        return asking.opened_at
    return ends_at(asking, played.answers, missing)


def answers_clockwise(played: RunningGame, asking: OpenWindow) -> list[tuple[int, int, int]]:
    """The answers, in the form that ``Game.end_window`` takes."""
    said = played.answers
    return [(seat, said[seat].move, said[seat].at) for seat in asking.members if seat in said]


def _can_open(table: Table, window: Window, attendance: Attendance) -> bool:
    """Whether the window may open: one that people should answer waits while nobody at all is there."""
    people = any(table.seats[seat].personal for seat in members(window.members))
    return attendance.anybody() or not people


def _company(table: Table, window: Window, missing: int, *, excused: bool) -> WindowPlayers:
    people = [seat for seat, one in enumerate(table.seats) if one.personal]
    return WindowPlayers(
        programs=mask_of(seat for seat, one in enumerate(table.seats) if one.kind == "program"),
        missing=missing,
        excused=excused,
        orders={seat: order_for(table.orders_of(seat), window.reactions_of(seat)) for seat in people},
    )


def _could(table: Table, played: RunningGame) -> Callable[[int], bool]:
    """Whether a seat has a possible answer among the kinds for which its order is ``ask-if-could``."""
    game = played.game

    def could(seat: int) -> bool:
        orders = table.orders_of(seat)
        reactions = {game.reaction(move) for move in game.legal(played.state, seat)}
        return any(orders[reaction] == "ask-if-could" for reaction in reactions if reaction)

    return could
