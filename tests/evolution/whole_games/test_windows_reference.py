"""The engine against the references with Jokers and Flash: the same moves are legal and lead to the same."""

from __future__ import annotations

import random

import pytest

from discovery.evolution.game import new_game
from discovery.evolution.model.state import State
from tests.support.engine.playing import seats_of
from tests.support.engine.refereed import GAMES, MANY, a_move, ids, play_both
from tests.support.engine.windows.flash import FlashReference
from tests.support.engine.windows.jokers import JokersReference
from tests.support.testing.rounds import rarely

WEIGHTS = {"end": 2, "pass": 1, "let": 8, "joker": 12, "interrupt": 2}


def play(game_name: str, options: list[str], kind: type[JokersReference], chooser: random.Random) -> None:
    """A game of one to five people."""
    seats = seats_of([""] * chooser.randint(1, 5))
    game = new_game(game_name, seats, options=options)
    reference = kind(game.name, game.rules.options, ["" for _ in seats], game.deck)

    def compare(state: State) -> None:
        assert {*ids(game, state.in_order(state.tree))} == {*reference.tree}
        told = reference.turn, reference.turns, reference.trumps
        assert (state.turn, state.turns, state.trumps) == told

    def choose(moves: list[str]) -> str:
        return a_move(moves, WEIGHTS, chooser)

    play_both(game, game.shuffle(chooser), reference, chooser, choose, compare)


@pytest.mark.parametrize("number", [*range(GAMES), *rarely(*range(GAMES, MANY))])
def test_engine_and_reference_play_the_same_games_with_jokers(number: int) -> None:
    """N01 to N11, D07, D08: Intro and Explore with one to four Jokers."""
    chooser = random.Random(number)
    options = [f"jokers={chooser.randint(1, 4)}", *(["series+"] if number % 4 == 3 else [])]
    play("explore" if number % 2 else "intro", options, JokersReference, chooser)


@pytest.mark.parametrize("number", [*range(GAMES), *rarely(*range(GAMES, MANY))])
def test_engine_and_reference_play_the_same_games_with_flash(number: int) -> None:
    """Q01 to Q06, Q08, Q09, U12: Intro and Explore, every second pair of games with Jokers."""
    chooser = random.Random(number)
    options = ["flash", *(["jokers=3"] if number % 4 >= 2 else [])]
    play("explore" if number % 2 else "intro", options, FlashReference, chooser)
