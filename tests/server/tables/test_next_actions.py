"""What happens at a table by itself, as a pure function: no loop, no clock, no store."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from discovery.core.bits import BIT
from discovery.server.tables.history import Answered, Closed, Moved, Substituted, UndoAsked
from discovery.server.tables.next_actions import (
    Action,
    AskAnswer,
    AskMove,
    CloseWindow,
    LapseUndo,
    PlayDue,
    TimeOut,
    next_actions,
)
from discovery.server.tables.open_windows import Attendance, WindowKeeper
from discovery.server.tables.table import Table
from tests.support.server.folded_tables import add, running
from tests.support.server.harness import plan
from tests.support.server.scenes import PEOPLE, stop_table, table_of
from tests.support.server.simulated_clock import BEGINNING

SECOND = 1_000
EVERYBODY = Attendance((1, 1, 1))
NOBODY_THERE = Attendance((0, 0, 0))


def keeper() -> WindowKeeper:
    return WindowKeeper(20 * SECOND, Random(1))


def actions(
    table: Table, now: int, there: Attendance = EVERYBODY, windows: WindowKeeper | None = None
) -> list[Action]:
    windows = windows or keeper()
    windows.follow(table, there, now)
    return next_actions(table, windows.asking(table), there, now)


def act(table: Table, text: str = "place band") -> int:
    """Seat 0 plays; the time at which the window opened."""
    add(table, Moved(0, text))
    return running(table).window_at


def test_nothing_happens_by_itself_where_a_person_is_to_move_without_a_clock() -> None:
    assert actions(stop_table(), BEGINNING) == []


def test_C14_a_table_with_a_clock_waits_for_the_end_of_the_turn() -> None:
    table = stop_table(turn_seconds=60)
    assert actions(table, BEGINNING) == [TimeOut(BEGINNING + 60 * SECOND)]
    assert actions(table, BEGINNING + 5 * SECOND) == [TimeOut(BEGINNING + 60 * SECOND)]


def test_a_program_is_asked_for_its_move_and_its_time_runs_as_well() -> None:
    table = stop_table("program first", "open Bo", "open Cem", turn_seconds=60)
    assert actions(table, BEGINNING) == [AskMove(0), TimeOut(BEGINNING + 60 * SECOND)]


def test_O03_a_virtual_players_move_is_due_after_the_step_before_it() -> None:
    table = table_of(plan("bot Bo", "open Ann", "open Cem", options=["stop"]))
    assert actions(table, BEGINNING) == [PlayDue(table.steps)]


def test_nothing_happens_at_a_closed_table() -> None:
    table = stop_table("program first", "open Bo", "open Cem", turn_seconds=60)
    add(table, Closed())
    assert actions(table, BEGINNING) == []


def test_H02_a_window_closes_when_its_time_is_over_and_no_clock_runs_in_it() -> None:
    table = stop_table(turn_seconds=60)
    now = act(table)
    assert actions(table, now) == [CloseWindow(table.steps, now + 5 * SECOND)]


def test_H02_a_window_closes_with_the_last_answer() -> None:
    table, windows = stop_table(), keeper()
    now = act(table)
    step = table.steps
    assert actions(table, now, windows=windows) == [CloseWindow(step, now + 5 * SECOND)]
    for seat in (1, 2):
        add(table, Answered(seat, "let"))
    last = running(table).answers[2].at
    assert actions(table, now, windows=windows) == [CloseWindow(step, last)]


def test_a_window_waits_while_nobody_at_all_is_there() -> None:
    table, windows = stop_table(), keeper()
    now = act(table)
    assert actions(table, now, NOBODY_THERE, windows) == []
    later = now + 100 * SECOND
    assert actions(table, later, windows=windows) == [CloseWindow(table.steps, later + 5 * SECOND)]


def test_U07_a_program_is_asked_what_it_says_until_its_answer_would_come_too_late() -> None:
    table, windows = stop_table("open Ann", "open Bo", "program first"), keeper()
    now = act(table)
    ask, close = AskAnswer(table.steps, 2), CloseWindow(table.steps, now + 5 * SECOND)
    assert actions(table, now, windows=windows) == [ask, close]
    asking = windows.asking(table)
    assert asking is not None
    assert actions(table, asking.programs_until, windows=windows) == [ask, close]
    assert actions(table, asking.programs_until + 1, windows=windows) == [close]
    add(table, Answered(2, "let", silent=True))
    assert actions(table, now, windows=windows) == [close]


def test_a_program_that_takes_over_in_a_window_is_asked_as_well() -> None:
    table, windows = stop_table(*PEOPLE), keeper()
    now = act(table)
    actions(table, now, windows=windows)
    add(table, Substituted(2, "first", "Cem"))
    assert AskAnswer(running(table).window_step, 2) in actions(table, now, windows=windows)


def test_a_clock_that_is_set_moves_the_end_of_a_window_with_it() -> None:
    table, windows = stop_table(), keeper()
    now = act(table)
    [close] = actions(table, now, windows=windows)
    assert isinstance(close, CloseWindow)
    windows.shift(7 * SECOND)
    assert actions(table, now, windows=windows) == [replace(close, at=close.at + 7 * SECOND)]


def test_who_is_missing_and_who_waits_for_the_hosts_one_device() -> None:
    table = stop_table("me Ann", "me Bo", "open Cem")
    assert Attendance((1, 0, 0)).handed_around(table) == BIT[1]
    assert Attendance((1, 0, 0)).missing(table) == BIT[2]
    assert Attendance((0, 0, 1)).handed_around(table) == 0
    assert Attendance((0, 0, 1)).missing(table) == BIT[0] | BIT[1]


@pytest.mark.parametrize(
    ("clock", "lasts"),
    [
        ({}, 60),
        ({"turn_seconds": 90}, 90),
        ({"move_days": 3}, 24 * 3_600),
        ({"move_days": 3, "quiet_from": 12, "quiet_until": 0}, 48 * 3_600),
    ],
)
def test_a_request_to_take_something_back_lapses_when_nobody_has_to_look_again_before(
    clock: dict[str, Any], lasts: int
) -> None:
    table = table_of(plan(*PEOPLE, **clock))
    add(table, UndoAsked(0, 1))
    assert LapseUndo(table.at + lasts * SECOND) in actions(table, table.at)
