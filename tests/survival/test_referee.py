"""The engine against the referee: the same moves are legal and lead to the same, line by line; each seat sees
what it may know and no more, and is told whatever changes."""

from __future__ import annotations

import random
from functools import partial
from pathlib import Path

import pytest

from discovery.core.protocol import GameSpec
from discovery.core.registry import new_game
from discovery.play.records import read
from discovery.play.replay import RecordReplay
from discovery.survival.content.decks import read_content
from discovery.survival.game import SurvivalGame
from tests.support.survival.golden import CELLS, FOLDER, file_of
from tests.support.survival.referee.comparing import compare
from tests.support.survival.referee.players import Following, Mixed, enrich
from tests.support.survival.referee.tables import content
from tests.support.survival.table import NAMES
from tests.support.testing.rounds import some

OWN = Path(__file__).parents[2] / "examples" / "lantern.csv"
each_cell = partial(
    pytest.mark.parametrize,
    "place",
    some(range(len(CELLS))),
    ids=lambda place: file_of(*CELLS[place]).stem,
)
OPTIONS = ((), ("gentle",), ("hard", "open-hands"))
"""In turn, setting by setting."""


def game_of(scenario: str, seats: int, options: tuple[str, ...]) -> SurvivalGame:
    game = new_game(GameSpec(f"discover:{scenario}", NAMES[:seats], "", options))
    assert isinstance(game, SurvivalGame)
    return game


@each_cell()
def test_games_go_as_the_referee_says(place: int) -> None:
    """By wild players, who leave now and then."""
    scenario, seats, land = CELLS[place]
    game = game_of(scenario, seats, (*land, *OPTIONS[place % len(OPTIONS)]))
    chooser = random.Random(place)
    players = Mixed(game, chooser, wild=0.8, leaving=0.002)
    assert compare(game, game.shuffle(chooser), players.decide) > seats


@each_cell()
def test_rich_positions_go_as_the_referee_says(place: int) -> None:
    """From positions in which everybody has something to use, to fight with, to hand on and to lose."""
    scenario, seats, land = CELLS[place]
    game = game_of(scenario, seats, (*land, *OPTIONS[place % len(OPTIONS)]))
    chooser = random.Random(f"rich {place}")
    players = Mixed(game, chooser, wild=0.9, leaving=0.01)
    order = game.shuffle(chooser)
    assert compare(game, order, players.decide, lambda state, world: enrich(game, state, world, chooser))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_content_of_ones_own_goes_as_the_referee_says(seats: int) -> None:
    """A scenario with its quest, an item, cards that are new, changed or gone, as a file has them: from the
    deal, and from rich positions."""
    text = OWN.read_text(encoding="utf-8")
    with content(text):
        for rich in (False, True):
            game = new_game(GameSpec("discover:lantern", NAMES[:seats], read_content(text)))
            assert isinstance(game, SurvivalGame)
            chooser = random.Random(f"own {seats} {rich}")
            players = Mixed(game, chooser, wild=0.8, leaving=0.002)
            order = game.shuffle(chooser)
            prepare = partial(enrich, game, chooser=chooser) if rich else None
            assert compare(game, order, players.decide, prepare) > seats


@pytest.mark.parametrize(
    "name",
    ["beacon-2-lands-2", "gate-1-lands-2", "boat-1-lands-2", "canoe-2-tidewrack-lands-2", "bell-1-lands-3"],
)
def test_kept_games_went_as_the_referee_says(name: str) -> None:
    """By ``careful``, so to the way out and beyond."""
    record = read((FOLDER / f"{name}.record").read_text(encoding="utf-8"))
    replay = RecordReplay(record)
    assert isinstance(replay.game, SurvivalGame)
    following = Following(replay.game, record)
    assert compare(replay.game, replay.driver.order, following.decide) >= len(record.lines)
    assert not following.lines
