"""The engine against the reference with Jokers: the same moves are legal and lead to the same position."""

from __future__ import annotations

import random

import pytest

from discovery.evolution.game import new_game
from discovery.evolution.model.state import State
from tests.support.engine.playing import seats_of
from tests.support.engine.refereed import GAMES, MANY, a_move, ids, play_both
from tests.support.engine.windows.jokers import JokersReference
from tests.support.testing.rounds import rarely

WEIGHTS = {"end": 2, "pass": 1, "let": 4, "joker": 2, "interrupt": 2}


@pytest.mark.parametrize("number", [*range(GAMES), *rarely(*range(GAMES, MANY))])
def test_engine_and_reference_play_the_same_games_with_jokers(number: int) -> None:
    """N01 to N11, D07, D08: Intro and Explore, one to five people, one to four Jokers."""
    chooser = random.Random(number)
    options = [f"jokers={chooser.randint(1, 4)}", *(["series+"] if number % 4 == 3 else [])]
    seats = seats_of([""] * chooser.randint(1, 5))
    game = new_game("explore" if number % 2 else "intro", seats, options=options)
    reference = JokersReference(game.name, game.rules.options, ["" for _ in seats], game.deck)

    def compare(state: State) -> None:
        assert {*ids(game, state.in_order(state.tree))} == {*reference.tree}
        assert (state.turn, state.turns, state.trumps) == (
            reference.turn, reference.turns, reference.trumps
        )  # fmt: skip

    play_both(
        game,
        game.shuffle(chooser),
        reference,
        chooser,
        lambda moves: a_move(moves, WEIGHTS, chooser),
        compare,
    )
