"""What spectators see of a running game, and what a reloaded page gets of a game with piles (H01)."""

from __future__ import annotations

import random

import pytest

from discovery.core.protocol import SPECTATOR
from discovery.server.present import update
from discovery.server.present.update import Deadlines
from discovery.server.protocol import TableInfo, TablePlan
from discovery.server.tables.table import Table
from tests.support.server.folded_tables import by_chance, dealt, running
from tests.support.server.harness import plan

GAMES = ["intro", "memory", "explore", "select", "connect", "fusion"]


def table_of(game: str, moves: int, **given: object) -> Table:
    """Two people and a bot after some moves; the same moves whatever else the plan says."""
    planned: TablePlan = plan("me Ann", "me Bo", "bot Cem", game=game, **given)
    chooser = random.Random(5)
    return by_chance(dealt(planned, chooser), chooser, moves)


def info(table: Table, viewer: int) -> TableInfo:
    deadlines = Deadlines(turn=99, window_since=98, window_until=97)
    engines = update.EngineStatus({1}, {1})
    presenter = update.Presenter(table, [1, 1, 0], engines=engines, watchers=1, deadlines=deadlines)
    return presenter.info(viewer)


@pytest.mark.parametrize("game", GAMES)
def test_spectators_of_a_delayed_table_see_it_as_it_was_some_steps_ago(game: str) -> None:
    late = table_of(game, 30, watching="delayed", delay_steps=7)
    then = table_of(game, 23)
    assert late.status == then.status == "playing"
    assert update.position(late, SPECTATOR) == update.position(then, SPECTATOR)
    assert update.shown_position(late, SPECTATOR).step == then.steps
    _, steps = update.steps(late, SPECTATOR, then.steps - 1)
    assert [step.seq for step in steps] == [then.steps]
    assert update.position(late, 0) == update.position(table_of(game, 30), 0)


def test_the_first_steps_of_a_delayed_table_show_the_deal() -> None:
    late = table_of("explore", 4, watching="delayed", delay_steps=50)
    assert update.position(late, SPECTATOR) == update.position(table_of("explore", 0), SPECTATOR)


def test_spectators_may_see_nothing_before_the_end() -> None:
    table = table_of("explore", 10, watching="end")
    assert update.position(table, SPECTATOR) is None
    assert update.position(table, 0) is not None
    _, steps = update.steps(table, SPECTATOR, 0)
    assert [happening for step in steps for happening in step.happenings] == []
    assert update.shown_position(table, SPECTATOR).step == running(table).started - 1


@pytest.mark.parametrize("watching", ["delayed", "end"])
def test_when_the_game_is_over_everybody_sees_everything(watching: str) -> None:
    table = table_of("intro", 4000, watching=watching)
    assert table.status == "over"
    position = update.position(table, SPECTATOR)
    assert position is not None
    assert position.phase == "over"
    _, steps = update.steps(table, SPECTATOR, 0)
    assert len(steps) == table.steps


@pytest.mark.parametrize("watching", ["delayed", "end"])
def test_who_sees_the_game_later_sees_no_clock_and_nobody_thinking(watching: str) -> None:
    seen = info(table_of("explore", 10, watching=watching), SPECTATOR)
    assert (seen.deadline, seen.window_since, seen.window_until) == (0, 0, 0)
    assert not any(seat.thinking or seat.waiting for seat in seen.seats)
    assert [seat.waiting for seat in info(table_of("explore", 10), SPECTATOR).seats] == [False, True, False]
    assert info(table_of("explore", 10), SPECTATOR).deadline == 99


def test_a_player_who_leaves_a_delayed_table_starts_again_as_a_spectator() -> None:
    table = table_of("explore", 20, watching="delayed", delay_steps=5)
    fresh, steps = update.steps(table, SPECTATOR, table.steps)
    assert fresh
    assert [step.seq for step in steps] == list(range(1, table.steps - 4))


@pytest.mark.parametrize("game", ["memory", "fusion"])
def test_H01_only_what_lies_on_top_is_sent(game: str) -> None:
    table = table_of(game, 60)
    for viewer in (SPECTATOR, 0, 1):
        position = update.position(table, viewer)
        assert position is not None
        assert position.hidden_tree
        visible = [lying.card for lying in position.plane] if position.plane is not None else [position.top]
        assert position.tree == visible
        cells = [(lying.x, lying.y) for lying in position.plane or ()]
        assert len(cells) == len(set(cells))
        assert {stand.joker for stand in position.stands} <= set(visible)


def test_H01_a_learner_is_sent_all_that_they_could_have_seen() -> None:
    plain, learner = (
        update.position(table_of("memory", 60), 0),
        update.position(table_of("memory", 60, learner=True), 0),
    )
    assert plain is not None
    assert learner is not None
    assert len(plain.tree) == 1
    assert len(learner.tree) > 1
    assert learner.tree[-1] == plain.tree[-1]


@pytest.mark.parametrize("game", ["memory", "fusion"])
def test_H01_a_reloaded_page_is_sent_only_the_last_two_turns(game: str) -> None:
    table = table_of(game, 60)
    starts = running(table).turns[-2:]
    assert starts[0] > 3
    for have in (0, 1, starts[0] - 2):
        fresh, steps = update.steps(table, 0, have)
        assert fresh
        assert [step.seq for step in steps] == list(range(starts[0], table.steps + 1))


def test_H01_a_page_that_follows_is_sent_what_it_misses() -> None:
    table = table_of("memory", 60)
    fresh, steps = update.steps(table, 0, table.steps - 1)
    assert not fresh
    assert [step.seq for step in steps] == [table.steps]


def test_in_open_games_and_for_learners_everything_is_sent_again() -> None:
    for table in (table_of("explore", 40), table_of("memory", 40, learner=True)):
        fresh, steps = update.steps(table, 0, 0)
        assert fresh
        assert len(steps) == table.steps
