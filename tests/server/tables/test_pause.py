"""A paused game: nobody decides, nothing plays by itself, and clocks lose nothing (C14)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from discovery.core.errors import TableError
from discovery.server.codes import ServerCode
from discovery.server.protocol import Hush, Leave, Play, SeatPlan, TablePlan
from discovery.server.tables.commands import draft, is_so
from discovery.server.tables.history import Closed, Entry, Paused, Payload, Resumed, Shifted
from discovery.server.tables.next_actions import TimeOut, deadline, next_actions
from discovery.server.tables.open_windows import Attendance
from discovery.server.tables.people.actors import Actor, CommandContext
from discovery.server.tables.table import Table
from tests.support.server.folded_tables import SECOND, dealt, running

ALL_HERE = Attendance((1, 1))
MINUTE = 60 * SECOND
PAUSED_AT, RESUMED_AT = 20 * SECOND, 320 * SECOND
DEALT_AT = 2 * SECOND


def table_of(**clock: Any) -> Table:
    plan = TablePlan("explore", "prehistory", [], [SeatPlan("me", "Ann"), SeatPlan("me", "Bo")], **clock)
    return dealt(plan, random.Random(1))


def note(table: Table, payload: Payload, at: int) -> None:
    table.apply(Entry(table.seq + 1, at, payload))


def test_C14_a_pause_takes_nothing_of_a_turns_time() -> None:
    table = table_of(turn_seconds=60)
    assert deadline(table) == DEALT_AT + MINUTE
    note(table, Paused(), PAUSED_AT)
    assert deadline(table) == 0
    note(table, Resumed(), RESUMED_AT)
    assert deadline(table) == DEALT_AT + MINUTE + (RESUMED_AT - PAUSED_AT)


def test_C14_a_pause_takes_nothing_of_a_bank_even_if_nobody_held_the_table_meanwhile() -> None:
    table = table_of(bank_minutes=1)
    banks = running(table).banks
    assert banks is not None
    [seat] = table.actors
    note(table, Paused(), PAUSED_AT)
    left = banks.left(seat, PAUSED_AT)
    assert left == MINUTE - (PAUSED_AT - DEALT_AT)
    table.shift(200 * SECOND)
    assert table.shifted == 0
    note(table, Resumed(), RESUMED_AT)
    assert banks.left(seat, RESUMED_AT) == left


def test_a_shift_that_was_stored_before_the_pause_counts_once() -> None:
    table = table_of(bank_minutes=1)
    banks = running(table).banks
    assert banks is not None
    [seat] = table.actors
    note(table, Shifted(5 * SECOND), 10 * SECOND)
    note(table, Paused(), PAUSED_AT)
    left = banks.left(seat, PAUSED_AT)
    note(table, Resumed(), RESUMED_AT)
    assert banks.left(seat, RESUMED_AT) == left


def test_nothing_plays_by_itself_until_the_game_goes_on() -> None:
    table = table_of(turn_seconds=60)
    note(table, Paused(), PAUSED_AT)
    assert next_actions(table, None, ALL_HERE, RESUMED_AT) == []
    note(table, Resumed(), RESUMED_AT)
    assert TimeOut(deadline(table)) in next_actions(table, None, ALL_HERE, RESUMED_AT)


def test_what_would_go_on_with_the_game_is_refused_and_the_rest_is_not() -> None:
    table = table_of()
    note(table, Paused(), PAUSED_AT)
    context = CommandContext(random.Random(1), (), (1, 1))
    [seat] = table.actors
    text = running(table).game.text(running(table).legal[seat][0])
    for command in (Play("c1", table.steps, text), Leave("c2")):
        with pytest.raises(TableError) as refused:
            draft(table, Actor(seat, host=False), command, context)
        assert refused.value.code == ServerCode.TABLE_PAUSED
    assert draft(table, Actor(seat, host=True), Hush("c3", quiet=True), context) is not None


def test_a_table_is_paused_once_and_may_be_closed_then() -> None:
    table = table_of()
    assert (is_so(table, Paused()), is_so(table, Resumed())) == (False, True)
    note(table, Paused(), PAUSED_AT)
    assert (is_so(table, Paused()), is_so(table, Resumed())) == (True, False)
    note(table, Closed(), RESUMED_AT)
    assert table.status == "closed"
