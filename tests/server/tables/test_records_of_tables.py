"""What a table plays can be exported and replayed: windows, flips, closings, leaving (U04 to U06, R01)."""

from __future__ import annotations

import random

import pytest

from discovery.play.records import NOBODY_NAME, read, write
from discovery.play.replay import replay
from discovery.server.tables.history import Left, Moved
from discovery.server.tables.table import Table
from tests.support.server.folded_tables import add, by_chance, dealt, running
from tests.support.server.harness import plan
from tests.support.server.scenes import stop_table
from tests.support.testing.positions import card_position

GAMES = {
    "intro": ["stop", "jokers=2", "flash"],
    "memory": ["jokers=2", "trump+"],
    "explore": ["stop", "jokers=2", "flash", "sos"],
    "select": ["stop", "jokers=2"],
    "connect": ["stop", "jokers=2"],
    "fusion": ["deposit", "flash"],
}


def replays(table: Table) -> bool:
    """Whether the exported text leads to the very position of the table."""
    again = replay(read(write(table.record())))
    same: bool = again.state.key() == running(table).state.key()
    return same


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_U04_a_finished_game_with_windows_replays(game: str, seed: int) -> None:
    chooser = random.Random(seed)
    planned = plan("me Ann", "me Bo", "bot Cem", "me Dan", game=game, options=GAMES[game])
    table = by_chance(dealt(planned, chooser), chooser, 5_000)
    assert table.status == "over"
    assert replays(table)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_R01_so_does_one_that_somebody_left(game: str, seed: int) -> None:
    chooser = random.Random(seed)
    planned = plan("me Ann", "me Bo", "me Cem", game=game, options=GAMES[game])
    table = by_chance(dealt(planned, chooser), chooser, 10 + chooser.randrange(30))
    if table.status == "playing":
        add(table, Left(chooser.randrange(3), ""))
    assert replays(by_chance(table, chooser, 5_000))


def test_R01_who_leaves_in_a_window_does_not_close_it() -> None:
    table = stop_table()
    add(table, Moved(0, "place band"))
    add(table, Left(2, ""))
    add(table, Moved(1, "stop"))
    assert [line.move for line in table.record().lines] == ["place band", "leave", "stop"]
    assert replays(table)


def test_U04_a_closing_that_the_next_line_tells_has_no_line() -> None:
    table = stop_table()
    add(table, Moved(0, "place band"))
    add(table, Moved(-1, "closed"))
    assert [line.move for line in table.record().lines] == ["place band"]
    add(table, Moved(0, "end"))
    assert [line.move for line in table.record().lines] == ["place band", "end"]


def test_U04_a_closing_after_which_the_rules_continue_has_one() -> None:
    table = stop_table(options=["flash"])
    add(table, Moved(0, "place band"))
    add(table, Moved(-1, "closed"))
    assert [(line.seat, line.move) for line in table.record().lines][1:] == [(NOBODY_NAME, "closed")]
    assert card_position(running(table)).state.turn == 1
    assert replays(table)
