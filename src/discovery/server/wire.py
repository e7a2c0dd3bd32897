"""From a table to what one viewer is sent. A ``Position`` is made from his view and from nothing else."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from discovery.bits import BIT
from discovery.evolution.state import State
from discovery.protocol import SPECTATOR, Event
from discovery.server.messages import Happening, Position, SeatInfo, Step, TableInfo, Window
from discovery.server.positions import happenings, own_hands, position_of
from discovery.server.table import Table


@dataclass(frozen=True, slots=True)
class Times:
    """The clocks of a table, in ms since 1970, 0 for none; ``silent`` are seats that an order answers for."""

    deadline: int = 0
    window_since: int = 0
    window_until: int = 0
    silent: int = 0


NO_TIMES = Times()


@dataclass(frozen=True, slots=True)
class Minds:
    """The seats whose program is to move; those of them that wait for their time to think."""

    thinking: Collection[int] = ()
    waiting: Collection[int] = ()


@dataclass(frozen=True, slots=True)
class Shown:
    """How far a viewer sees: the last step, the position (``None``: none), whether that is how it is now."""

    step: int
    state: State | None
    now: bool


def viewer_of(table: Table, seat: int) -> int:
    """Whose view the holder of a seat's link gets: a spectator's once he left it."""
    return seat if seat != SPECTATOR and table.seats[seat].personal else SPECTATOR


def shown(table: Table, viewer: int) -> Shown:
    """What there is to see now; for spectators of a running game what the table shows them, and how late."""
    played, watching = table.played, table.plan.watching
    now = Shown(table.steps, played.state if played else None, True)
    if viewer != SPECTATOR or played is None or table.status == "over" or watching == "now":
        return now
    if watching == "end":
        return Shown(played.started - 1, None, False)
    step, state = table.past[0]
    return Shown(step, state, False)


def position(table: Table, viewer: int, silent: int = 0) -> Position | None:
    """The game as ``viewer`` may know it, ``None`` before the deal. ``silent``: see ``Times``."""
    played, state = table.played, shown(table, viewer).state
    if played is None or state is None:
        return None
    view = played.game.view(state, viewer)
    told = position_of(played.game, view, own_hands(view), table.plan.learner)
    if told.window is not None and viewer != SPECTATOR:
        _ask(told, told.window, answered=viewer in played.answers, silent=bool(silent & BIT[viewer]))
    if table.closed:
        told.legal = []
    return told


def _ask(told: Position, window: Window, answered: bool, silent: bool) -> None:
    """What a window asks of its viewer. Once a Bis or Me is played it is over, and only has to be closed."""
    if answered or window.said:
        told.legal, window.asked = [], False
    window.asked = window.asked and not silent


def steps(table: Table, viewer: int, have: int) -> tuple[bool, list[Step]]:
    """Every step after ``have`` as ``viewer`` may know it, and whether they do not continue what he has.

    In pile games nobody is sent again what he should remember: only the last two turns (H01).
    """
    last = shown(table, viewer).step
    known = have if have <= last else 0
    first = max(known, _forgotten(table, last))
    told = table.told[first:last]
    news = [Step(one.seq, one.at, _witnessed(table, one.events, viewer)) for one in told]
    return first > have or not known, news


def _forgotten(table: Table, last: int) -> int:
    """The last step that nobody is sent again who sees the game up to ``last``."""
    played = table.played
    if played is None or table.plan.learner or table.status == "over" or not played.game.rules.piled:
        return 0
    began = [step for step in played.turns if step <= last]
    return began[-2:][0] - 1 if began else 0


def info(
    table: Table, viewer: int, present: Sequence[int], *, minds: Minds, watchers: int, times: Times
) -> TableInfo:
    """The table around the game; ``present`` counts the open connections of each seat."""
    plan = table.plan
    if not shown(table, viewer).now:
        minds, times = Minds(), NO_TIMES
    seats = [
        SeatInfo(
            name=seat.name,
            kind=seat.kind,
            program=seat.program,
            taken=seat.taken,
            present=present[number] > 0,
            left=seat.left,
            thinking=number in minds.thinking,
            waiting=number in minds.waiting,
        )
        for number, seat in enumerate(table.seats)
    ]
    return TableInfo(
        id=table.id,
        status=table.status,
        game=plan.game,
        deck=plan.deck,
        options=plan.options,
        leaving=plan.leaving,
        turn_seconds=plan.turn_seconds,
        teams=plan.teams,
        deadline=times.deadline,
        window_seconds=plan.window_seconds,
        window_since=times.window_since,
        window_until=times.window_until,
        away=plan.away,
        window_hours=plan.window_hours,
        watching=plan.watching,
        delay_steps=plan.delay_steps,
        learner=plan.learner,
        hints=plan.hints,
        orders={} if viewer == SPECTATOR else table.orders_of(viewer),
        watchers=watchers,
        seats=seats,
    )


def _witnessed(table: Table, events: list[Event], viewer: int) -> list[Happening]:
    if table.played is None or not events:
        return []
    game, state = table.played.game, table.played.state
    return happenings(game, game.witness(state, events, viewer))
