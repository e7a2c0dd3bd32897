"""A step can be typed as a direction, on the page and in the terminal (rule XC10)."""

from __future__ import annotations

import io
from collections.abc import Callable

import pytest

from discovery.cli.terminal import Terminal
from discovery.core.errors import InvalidInput
from discovery.survival.terminal.text_game import SurvivalText
from tests.cli.conftest import Run, run
from tests.support.survival.table import Table

__all__ = ["run"]

WAYS = {
    "en": "n ne se s sw nw",
    "de": "n no so s sw nw",
    "fr": "n ne se s so no",
}
ROUND_THE_CAMP = ["move 0,-1", "move 1,-1", "move 1,0", "move 0,1", "move -1,1", "move -1,0"]


def text_of(table: Table, language: str) -> SurvivalText:
    return SurvivalText(Terminal(language, io.StringIO(), io.StringIO()), table.game)


@pytest.mark.parametrize("language", WAYS)
@pytest.mark.parametrize("written", [str.lower, str.upper], ids=["small", "capital"])
def test_a_direction_is_a_step_from_where_one_stands(language: str, written: Callable[[str], str]) -> None:
    table = Table()
    text = text_of(table, language)
    read = [text.read(written(way), table.state, 0) for way in WAYS[language].split()]
    assert [table.game.text(move) for move in read] == ROUND_THE_CAMP


def test_it_counts_from_where_one_stands_now_and_not_when_the_map_was_drawn() -> None:
    table = Table()
    text = text_of(table, "en")
    text.draw(table.game.view(table.state, 0))
    table.play("Ann: move 0,-1")
    assert table.game.text(text.read("n", table.state, 0)) == "move 0,-2"
    assert table.game.text(text.read("s", table.state, 0)) == "move 0,0"
    assert table.game.text(text.read("s", table.state, 1)) == "move 0,1"


def test_where_the_map_ends_there_is_no_step() -> None:
    table = Table()
    text = text_of(table, "en")
    edge = max(range(table.setup.spaces), key=lambda space: table.setup.ground.rows[space])
    table.state.pos[0] = edge
    with pytest.raises(InvalidInput):
        text.read("s", table.state, 0)


@pytest.mark.parametrize(
    ("language", "way", "told"),
    [
        ("en", "NE", "goes to 1,-1"),
        ("de", "no", "nach 1,-1"),
        ("fr", "ne", "va en 1,-1"),
    ],
)
def test_a_game_is_walked_by_directions(run: Run, language: str, way: str, told: str) -> None:
    game = ("--game", "discover:beacon", "--seats", "Ann=you", "--seed", "g3", "--language", language)
    done = run("play", *game, typed=f"1\n{way}\nquit\n")
    assert told in done.out
