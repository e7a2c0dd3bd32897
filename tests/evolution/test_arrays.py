"""Arrays of the card games in C are as long as the lists that they stand for."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from discovery import COMPILED
from discovery.core.dice import Dice
from discovery.evolution.belief.determinize import CardDeterminizer
from discovery.evolution.bots.policy.rollout_policy import RolloutPolicy
from discovery.evolution.bots.search.candidates import Candidates
from discovery.evolution.bots.search.evaluator import Evaluator
from discovery.evolution.encoding.actions import Coding
from discovery.evolution.game import new_game
from tests.support.arrays import compared


def made() -> Iterator[object]:
    """An object of each class with arrays, from games that have them all."""
    options = {"classic-select": ["objection"], "explore": ["battle"]}
    for name in ("fusion", "select", "classic-select", "classic-connect", "classic-memory", "explore"):
        game = new_game(name, ["A", "B", "C"], options=options.get(name, []))
        state, coding = game.deal(range(len(game.pieces))), Coding(game.setup)
        determinizer = CardDeterminizer(game.setup, game.view(state, 0), ())
        policy = RolloutPolicy(game.setup, Dice(1))
        search = (policy.planner, policy.snakes, Candidates(game.setup, policy), Evaluator(game.setup, 0.0))
        parts = (state.plane, state.round, state.classic, state.plane and state.plane.links)
        more = (state.classic and state.classic.objection, state.assets, state.assets and state.assets.table)
        every = (state, game.setup, coding, determinizer, policy, *search, *parts, *more)
        yield from (one for one in every if one is not None)


@pytest.mark.skipif(COMPILED, reason="compiled modules hide their arrays: this is asked of the plain ones")
def test_an_array_is_as_long_as_the_list_that_it_stands_for() -> None:
    """One word, seat or card more must not lie behind the end of an array of C."""
    found = compared("evolution", made()) | compared("core", ())

    assert len(found) > 30
    assert {name: both for name, both in found.items() if both[1] != {both[0]}} == {}
