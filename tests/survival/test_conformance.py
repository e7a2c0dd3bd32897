"""Every scenario keeps the protocol of games, at every number of seats and on every land."""

from __future__ import annotations

import random

import pytest

from discovery.core.chance import draw
from discovery.core.dice import Dice
from discovery.core.protocol import SPECTATOR, GameSpec
from discovery.core.registry import new_game
from discovery.core.testing import check_game
from discovery.lab.match import Match
from discovery.play.driver import Driver
from discovery.play.records import read, write
from discovery.play.replay import replay
from discovery.survival.belief.determinize import SurvivalDeterminizer
from discovery.survival.game import SurvivalGame
from discovery.survival.model.state import State
from tests.support.survival.table import NAMES
from tests.support.testing.rounds import rarely, times

SETTINGS = [
    (scenario, seats, ()) for scenario in ("beacon", "gate", "boat", "bell") for seats in (1, 2, 3, 4)
] + [("canoe", seats, land) for seats in (2, 3, 4) for land in ((), ("tidewrack",))]
OPTIONS = [("beacon", 2, ("open-hands",)), ("gate", 3, ("gentle", "open-hands")), ("boat", 4, ("hard",))]


def game_of(scenario: str, seats: int, options: tuple[str, ...]) -> SurvivalGame:
    game = new_game(GameSpec(f"discover:{scenario}", NAMES[:seats], "", options))
    assert isinstance(game, SurvivalGame)
    return game


@pytest.mark.parametrize(
    ("scenario", "seats", "options"),
    [
        *SETTINGS[::4],
        *OPTIONS[:1],
        *rarely(*(one for place, one in enumerate(SETTINGS) if place % 4), *OPTIONS[1:]),
    ],
)
def test_it_keeps_the_protocol(scenario: str, seats: int, options: tuple[str, ...]) -> None:
    assert check_game(game_of(scenario, seats, options), games=times(2), seed=seats, thorough=False) > 20


@pytest.mark.parametrize("seats", [1, 2])
def test_no_refusal_tells_anything_hidden(seats: int) -> None:
    assert check_game(game_of("bell", seats, ()), seed=3) > 10


def played(game: SurvivalGame, seed: int) -> Driver[State]:
    """A random game, driven to its end."""
    chooser = random.Random(seed)
    driver: Driver[State] = Driver.shuffled(game, chooser)
    while driver.next_decision(chooser) >= 0:
        seats = [seat for seat in range(len(game.seats)) if game.actors(driver.state) >> seat & 1]
        seat = seats[chooser.randrange(len(seats))]
        moves = game.legal(driver.state, seat)
        move = moves[chooser.randrange(len(moves))]
        driver.play(seat, move, draw(game, driver.state, move, chooser))
    return driver


@pytest.mark.parametrize(("scenario", "seats", "options"), SETTINGS[::3])
def test_records_replay(scenario: str, seats: int, options: tuple[str, ...]) -> None:
    driver = played(game_of(scenario, seats, options), seats)

    record = driver.record()
    again = replay(read(write(record)))

    assert again.state.key() == driver.state.key()
    assert len(write(record)) < 20_000


@pytest.mark.parametrize(("scenario", "seats", "options"), SETTINGS[::2])
def test_a_determinization_has_the_same_view(scenario: str, seats: int, options: tuple[str, ...]) -> None:
    game = game_of(scenario, seats, options)
    chooser, dice = random.Random(seats), Dice(seats)
    state = game.deal(game.shuffle(chooser))
    while game.result(state) is None:
        due = game.due(state)
        if due is not None:
            game.play(state, *due, draw(game, state, due[1], chooser))
            continue
        for viewer in range(SPECTATOR, seats):
            view = game.view(state, viewer)
            imagined = SurvivalDeterminizer(game.setup, view).deal(dice)
            assert game.audit(imagined) == []
            assert game.view(imagined, viewer) == view
        seat = game.decider(state)
        moves = game.legal(state, seat)
        move = moves[chooser.randrange(len(moves))]
        game.play(state, seat, move, draw(game, state, move, chooser))


def test_random_gets_nobody_out_and_careful_does() -> None:
    out = {
        player: sum(
            len(Match("discover:boat", [player, player]).play(str(seed)).result.winners) for seed in range(8)
        )
        for player in ("random", "careful")
    }
    assert out["random"] == 0
    assert out["careful"] >= 4
