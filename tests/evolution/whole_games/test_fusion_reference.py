"""The engine against the reference of Fusion: the same moves are legal and lead to the same position."""

from __future__ import annotations

import random

import pytest

from discovery.evolution.board.plane import NOWHERE, coordinates_of
from discovery.evolution.game import DiscoveryGame, new_game
from discovery.evolution.model.state import State
from tests.support.engine.fusion.reference import FusionReference
from tests.support.engine.playing import KINDS, seats_of
from tests.support.engine.refereed import GAMES, MANY, a_move, play_both
from tests.support.testing.rounds import rarely

WEIGHTS = {"end": 1, "let": 15, "concede": 1, "announce": 1}
DOUBTFUL = ("place", "replay", "announce", "call")


def piles(game: DiscoveryGame, state: State) -> dict[tuple[int, int], list[str]]:
    """By cell, from the bottom to the top."""
    plane = state.plane
    assert plane is not None
    lying = [card for card in range(len(game.deck.cards)) if plane.spot[card] != NOWHERE]
    by_cell: dict[tuple[int, int], list[str]] = {}
    for card in sorted(lying, key=lambda card: plane.level[card]):
        by_cell.setdefault(coordinates_of(plane.spot[card]), []).append(game.setup.ids[card])
    return by_cell


@pytest.mark.parametrize("number", [*range(GAMES), *rarely(*range(GAMES, MANY))])
def test_engine_and_reference_play_the_same_games_of_fusion(number: int) -> None:
    """M01 to M14: with one to five seats, with virtual players among them, with and without a deposit."""
    chooser = random.Random(number)
    kinds = [chooser.choice(KINDS) for _ in range(chooser.randrange(5))]
    kinds.insert(chooser.randrange(len(kinds) + 1), "")
    game = new_game("fusion", seats_of(kinds), options=["deposit"] if number % 2 else [])
    order = game.shuffle(chooser)
    if chooser.random() < 0.3:
        chooser.shuffle(order)
    reference = FusionReference([kind.removeprefix("=") for kind in kinds], game.deck, bool(number % 2))

    def choose(moves: list[str]) -> str:
        """More right cards than wrong ones, and few Stops, so that games go on."""
        wrong = [m for m in moves if m.split()[0] in DOUBTFUL and not reference.would_stand(m)]
        sensible = [move for move in moves if move not in wrong] if chooser.random() < 0.8 else []
        return a_move(sensible or moves, WEIGHTS, chooser)

    def compare(state: State) -> None:
        assert piles(game, state) == reference.piles.cells
        assert (state.turn, state.turns) == (reference.seat, reference.turns)

    play_both(game, order, reference, chooser, choose, compare)
