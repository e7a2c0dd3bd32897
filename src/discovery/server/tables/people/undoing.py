"""Taking back at a live table, by the policy of four lines (docs/undo.md): what a seat may take back, who is
asked, and what their answers lead to. Nothing is changed here.

Whether it is free follows from what everybody has seen happen (``play.move_history``), so it tells
nobody anything.
"""

from __future__ import annotations

from dataclasses import dataclass

from discovery.core.errors import Code, IllegalMove, TableError
from discovery.play.move_history import UndoOption
from discovery.server.protocol import AnswerUndo, Undo
from discovery.server.tables import history
from discovery.server.tables.clocks.quiet import DAY, hours_of
from discovery.server.tables.drafts import Draft, undone
from discovery.server.tables.running_game import RunningGame
from discovery.server.tables.table import Table

ASKED_SECONDS = 60
"""How long a request waits for answers at a table without a clock."""


@dataclass(frozen=True, slots=True)
class Ways:
    """The seats that may take back their latest decision: freely, or by asking the others."""

    free: list[int]
    ask: list[int]


def ways(table: Table) -> Ways:
    """The ways to take something back now; the same for everybody who looks."""
    undo_ways = Ways([], [])
    played = table.running_game
    if played is None or table.status != "playing" or table.plan.undo == "off":
        return undo_ways
    for number, seat in enumerate(table.seats):
        way = played.driver.undo_option(number) if seat.personal and seat.taken else None
        if way is not None and way.free:
            undo_ways.free.append(number)
        elif way is not None and _may_ask(table, number, way):
            undo_ways.ask.append(number)
    return undo_ways


def lapses_at(table: Table) -> int:
    """When the open request lapses, in ms since 1970: after a turn's time, or a minute, and after a day of a
    game at days a turn, in which nobody has to look more often."""
    assert table.open_undo is not None
    if table.plan.move_days:
        return hours_of(table.plan).after(table.open_undo.at, DAY)
    return table.open_undo.at + 1000 * (table.plan.turn_seconds or ASKED_SECONDS)


def awaited(table: Table) -> list[int]:
    """The people whose answer the open request still waits for."""
    asked = table.open_undo
    if asked is None:
        return []
    return [seat for seat in _others(table, asked.seat) if seat not in asked.agreed]


def taken_back(table: Table, played: RunningGame, seat: int, command: Undo) -> Draft:
    """The event by which ``seat`` takes back its latest decision, or asks for it."""
    if table.plan.undo == "off":
        raise TableError(Code.NO_UNDO)
    if command.seq != table.steps:
        raise TableError(Code.STALE)
    way = played.driver.undo_option(seat)
    if way is None:
        raise IllegalMove(Code.NOTHING_TO_UNDO)
    if way.free:
        return undone(played, history.Undone(seat, way.lines))
    if table.plan.undo == "free" or not command.ask:
        raise TableError(Code.UNDO_NOT_FREE)
    if table.open_undo is not None:
        raise TableError(Code.UNDO_ASKED)
    if not _may_ask(table, seat, way):
        raise TableError(Code.UNDO_UNKEYED if table.key is None else Code.UNDO_PROGRAMS)
    if _others(table, seat):
        return Draft(history.UndoAsked(seat, way.lines))
    return undone(played, history.Undone(seat, way.lines, agreed=True))


def answered(table: Table, played: RunningGame, seat: int, command: AnswerUndo) -> Draft | None:
    """The event of an answer to the open request; the last one to agree makes it so. Who asks may only take
    the request back. ``None`` for an answer that was given before."""
    asked = table.open_undo
    if asked is None or (command.agree and seat == asked.seat):
        raise TableError(Code.STALE)
    if not command.agree:
        return Draft(history.UndoAnswered(seat, agrees=False))
    waiting = awaited(table)
    if seat not in waiting:
        return None
    if waiting == [seat]:
        return undone(played, history.Undone(asked.seat, asked.lines, agreed=True))
    return Draft(history.UndoAnswered(seat, agrees=True))


def _others(table: Table, asker: int) -> list[int]:
    return [
        number
        for number, seat in enumerate(table.seats)
        if seat.personal and seat.taken and not seat.left and number != asker
    ]


def _may_ask(table: Table, seat: int, way: UndoOption) -> bool:
    """Programs agree, and where something hidden came to light they follow the people: without other people
    nobody can agree for them. Chance that no key fixes would be drawn again, so it is never taken back."""
    if table.plan.undo != "consent" or (way.hidden and table.key is None):
        return False
    programs = any(one.kind == "program" for number, one in enumerate(table.seats) if number != seat)
    return not way.hidden or not programs or bool(_others(table, seat))
