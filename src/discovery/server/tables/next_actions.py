"""The automatic actions of a table and their times: a pure function of the table, the people there and the
time.

Programs are asked, windows close, the rules play what nobody decides, clocks run out (C14). The process that
holds the table's lease carries these actions out, see ``live.scheduler``; this module neither waits nor
changes anything.
"""

from __future__ import annotations

from dataclasses import dataclass

from discovery.core.errors import DiscoveryError
from discovery.play.orders import ANSWERING
from discovery.server.tables.clocks.quiet import DAY
from discovery.server.tables.open_windows import Attendance, end_of_window
from discovery.server.tables.people.undoing import lapses_at
from discovery.server.tables.prepared import decided
from discovery.server.tables.running_game import RunningGame
from discovery.server.tables.table import Table
from discovery.server.tables.windows import OpenWindow


@dataclass(frozen=True, slots=True)
class AskMove:
    """Ask the program at ``seat`` for its move."""

    seat: int


@dataclass(frozen=True, slots=True)
class AskAnswer:
    """Ask the program at ``seat`` for its answer in the window that opened at ``step``."""

    step: int
    seat: int


@dataclass(frozen=True, slots=True)
class PlayDue:
    """Play the next line that nobody decides, such as a virtual player's move, after ``step``."""

    step: int


@dataclass(frozen=True, slots=True)
class Obey:
    """Answer for ``seat`` as its standing order says, after ``step``."""

    step: int
    seat: int


@dataclass(frozen=True, slots=True)
class PlayPrepared:
    """Play or drop what ``seat`` has prepared, after ``step``."""

    step: int
    seat: int


@dataclass(frozen=True, slots=True)
class CloseWindow:
    """End the window that opened at ``step``, at ``at`` ms since 1970."""

    step: int
    at: int


@dataclass(frozen=True, slots=True)
class TimeOut:
    """Play what the rules prescribe for players who have not moved, at ``at`` ms since 1970 (C14, C16)."""

    at: int


@dataclass(frozen=True, slots=True)
class SeatNewcomer:
    """Seat the one who has waited longest to join, after ``step``."""

    step: int


@dataclass(frozen=True, slots=True)
class LapseUndo:
    """Nobody waits any longer for answers to a request to take something back, at ``at`` ms since 1970."""

    at: int


@dataclass(frozen=True, slots=True)
class GiveBack:
    """Give ``seat``, which a program kept, back to its player, after ``step``."""

    step: int
    seat: int


@dataclass(frozen=True, slots=True)
class EndVote:
    """End the vote ``number`` at ``at`` ms since 1970."""

    number: int
    at: int


Action = (
    AskMove
    | AskAnswer
    | PlayDue
    | Obey
    | CloseWindow
    | TimeOut
    | SeatNewcomer
    | LapseUndo
    | GiveBack
    | PlayPrepared
    | EndVote
)


def next_actions(
    table: Table, asking: OpenWindow | None, attendance: Attendance, now: int, newcomer: str = ""
) -> list[Action]:
    """All actions that are due or expected; ``asking`` is the open window, if there is one. ``newcomer`` is
    who waits to join: as soon as the rules allow it, nothing else happens before, but that players who were
    gone have their seats back."""
    played = table.running_game
    if played is None or table.status != "playing" or table.paused:
        return []
    returned = [
        seat for seat, one in enumerate(table.seats) if one.kept_by_program and attendance.connections[seat]
    ]
    if returned:
        return [GiveBack(table.steps, seat) for seat in returned]
    if newcomer and admits(played, newcomer):
        return [SeatNewcomer(table.steps)]
    waiting: list[Action] = [LapseUndo(lapses_at(table))] if table.open_undo is not None else []
    if played.window is not None:
        return waiting + ([] if asking is None else _in_window(table, played, asking, attendance, now))
    if at := deadline(table):
        waiting.append(TimeOut(at))
    # while people are asked, nothing plays on by itself but the clock
    return waiting if table.open_undo is not None else [*_between_windows(table, played), *waiting]


def _between_windows(table: Table, played: RunningGame) -> list[Action]:
    actions: list[Action] = [PlayPrepared(table.steps, seat) for seat in prepared_seats(table, played)]
    actions += [AskMove(seat) for seat in table.actors if table.seats[seat].kind == "program"]
    actions += [Obey(table.steps, seat) for seat in table.actors if is_ordered(table, played, seat)]
    if played.game.due(played.state) is not None:
        actions.append(PlayDue(table.steps))
    return actions


def prepared_seats(table: Table, played: RunningGame) -> list[int]:
    """The seats for which something prepared has to be played or dropped now."""
    return [
        seat
        for seat, chair in enumerate(table.chairs)
        if chair in played.prepared and decided(table, played, seat) is not None
    ]


def is_ordered(table: Table, played: RunningGame, seat: int) -> bool:
    """Whether an order answers what a person is asked openly, outside windows. The phase is then one of the
    game's reactions."""
    phase = played.game.progress(played.state).phase
    return table.seats[seat].personal and table.orders_of(seat).get(phase) in ANSWERING


def admits(played: RunningGame, name: str) -> bool:
    """Whether somebody of that name can join now (R02, S33)."""
    try:
        played.driver.joined(name)
    except DiscoveryError:
        return False
    return True


def _in_window(
    table: Table, played: RunningGame, asking: OpenWindow, attendance: Attendance, now: int
) -> list[Action]:
    actions: list[Action] = []
    if played.window is not None and not played.window.settled and now <= asking.programs_until:
        actions += [
            AskAnswer(played.window_step, seat)
            for seat in asking.members
            if table.seats[seat].kind == "program" and seat not in played.answers
        ]
    end = end_of_window(played, asking, attendance.missing(table))
    if end is not None:
        actions.append(CloseWindow(played.window_step, end))
    return actions


def deadline(table: Table) -> int:
    """When the time of the acting seats ends, in ms since 1970; 0 without a clock, during a window and in a
    pause. Of several banks it is the end of the first."""
    played, plan = table.running_game, table.plan
    if played is None or table.status != "playing" or played.window is not None or not table.actors:
        return 0
    if table.paused:
        return 0
    if plan.move_days:
        return played.clock.ends(plan.move_days * DAY)
    if played.banks is not None:
        return played.banks.ends()
    return played.clock.ends(1000 * plan.turn_seconds) if plan.turn_seconds else 0


def late_seat(table: Table, played: RunningGame, at: int) -> int:
    """The seat whose time is up at ``at``; where several act by one clock, the first of them."""
    late = [] if played.banks is None or table.plan.move_days else played.banks.late(at)
    return (late or table.actors)[0]
