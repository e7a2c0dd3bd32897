"""The engine against the reference of Fusion: the same moves are legal and lead to the same position."""

from __future__ import annotations

import random

import pytest

from discovery.core.bits import members
from discovery.core.protocol import NO_OUTCOME
from discovery.evolution.board.plane import NOWHERE, Plane, place_of
from discovery.evolution.game import DiscoveryGame, new_game
from discovery.evolution.model.phases import OVER
from discovery.evolution.model.state import State
from tests.support.engine.fusion.reference import FusionReference
from tests.support.engine.playing import KINDS, seats_of
from tests.support.testing.rounds import rarely

GAMES, MANY = 20, 200


def ids(game: DiscoveryGame, cards: list[int]) -> list[str]:
    return [game.setup.ids[card] for card in cards]


def piles(game: DiscoveryGame, plane: Plane) -> dict[tuple[int, int], list[str]]:
    """By cell, from the bottom to the top."""
    lying = [card for card in range(len(game.deck.cards)) if plane.spot[card] != NOWHERE]
    by_cell: dict[tuple[int, int], list[str]] = {}
    for card in sorted(lying, key=lambda card: plane.level[card]):
        by_cell.setdefault(place_of(plane.spot[card]), []).append(game.setup.ids[card])
    return by_cell


def position(game: DiscoveryGame, state: State) -> dict[str, object]:
    """The engine's position in the reference's words."""
    seats, due = game.setup.seat_count, game.due(state)
    assert state.plane is not None
    over = state.phase == OVER
    return {
        "hands": [ids(game, state.in_order(hand)) for hand in state.hands[:seats]],
        "discards": [ids(game, state.in_order(row)) for row in state.discards[:seats]],
        "piles": piles(game, state.plane),
        "pool": ids(game, state.in_order(state.pool)),
        "stack": ids(game, state.stack),
        "points": list(state.points[:seats]),
        "turn": (state.turn, state.turns),
        "asks": {
            seat: {game.text(move) for move in game.legal(state, seat)}
            for seat in members(game.actors(state))
        },
        "due": (due[0], game.text(due[1])) if due else None,
        "winners": {*members(state.winners)} if over else None,
    }


def told(reference: FusionReference, names: tuple[str, ...]) -> dict[str, object]:
    return {
        "hands": reference.hands,
        "discards": reference.discards,
        "piles": reference.piles.cells,
        "pool": reference.pool,
        "stack": reference.stack,
        "points": reference.points,
        "turn": (reference.seat, reference.turns),
        "asks": reference.asks(names),
        "due": reference.due(),
        "winners": reference.winners,
    }


def choose(moves: list[str], reference: FusionReference, chooser: random.Random) -> str:
    """A random decision: a word first, as most moves are places to lay a card; more right cards than wrong
    ones, and few Stops, so that games go on."""
    words = sorted({move.split()[0] for move in moves})
    weights = [{"end": 1, "let": 12, "concede": 1, "announce": 1}.get(word, 4) for word in words]
    word = chooser.choices(words, weights)[0]
    moves = [move for move in moves if move.split()[0] == word]
    if word in {"place", "replay", "announce", "call"} and chooser.random() < 0.8:
        moves = [move for move in moves if reference.would_stand(move)] or moves
    return chooser.choice(moves)


def play_both(game: DiscoveryGame, chooser: random.Random) -> None:
    order = game.shuffle(chooser)
    if chooser.random() < 0.3:
        chooser.shuffle(order)
    kinds = [player.kind if player else "" for player in game.setup.virtual]
    reference = FusionReference(kinds, game.deck, "deposit" in game.rules.options)
    state = game.deal(order)
    reference.deal(ids(game, order))
    assert position(game, state) == told(reference, game.seats)
    while game.result(state) is None:
        if due := game.due(state):
            seat, move = due
        else:
            seat = chooser.choice([*members(game.actors(state))])
            moves = {game.text(move): move for move in game.legal(state, seat)}
            move = moves[choose(sorted(moves), reference, chooser)]
        cards = game.outcomes(state, move)
        outcome = chooser.choice(cards) if cards else NO_OUTCOME
        game.play(state, seat, move, outcome)
        taken = game.setup.ids[outcome] if outcome >= 0 else ""
        reference.play_by(seat, game.text(move), taken, game.seats)
        assert position(game, state) == told(reference, game.seats)


@pytest.mark.parametrize("number", [*range(GAMES), *rarely(*range(GAMES, MANY))])
def test_engine_and_reference_play_the_same_games_of_fusion(number: int) -> None:
    """M01 to M14: with one to five seats, with virtual players among them, with and without a deposit."""
    chooser = random.Random(number)
    kinds = [chooser.choice(KINDS) for _ in range(chooser.randrange(5))]
    kinds.insert(chooser.randrange(len(kinds) + 1), "")
    options = ["deposit"] if number % 2 else []
    play_both(new_game("fusion", seats_of(kinds), options=options), chooser)
