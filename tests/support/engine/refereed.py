"""Random games that the engine and a reference play side by side, compared after every line."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Protocol

from discovery.core.bits import members
from discovery.core.protocol import NO_OUTCOME
from discovery.evolution.game import DiscoveryGame
from discovery.evolution.model.phases import OVER
from discovery.evolution.model.state import State

GAMES, MANY = 20, 200
"""How many games the usual round plays with each reference, and how many the long one."""

Words = dict[str, object]


class Told(Protocol):
    """What a reference that knows windows tells in the words of ``position``."""

    hands: list[list[str]]
    discards: list[list[str]]
    pool: list[str]
    stack: list[str]
    points: list[int]
    winners: set[int] | None

    def deal(self, order: list[str]) -> None: ...

    def asks(self, names: tuple[str, ...]) -> dict[int, set[str]]: ...

    def due(self) -> tuple[int, str] | None: ...

    def play_by(self, seat: int, text: str, taken: str, names: tuple[str, ...]) -> None: ...


def ids(game: DiscoveryGame, cards: list[int]) -> list[str]:
    return [game.setup.ids[card] for card in cards]


def position(game: DiscoveryGame, state: State) -> Words:
    """The engine's position in the reference's words, but for the tree and the turn."""
    seats, due = game.setup.seat_count, game.due(state)
    actors = members(game.actors(state))
    return {
        "hands": [ids(game, state.in_order(hand)) for hand in state.hands[:seats]],
        "discards": [ids(game, state.in_order(row)) for row in state.discards[:seats]],
        "pool": ids(game, state.in_order(state.pool)),
        "stack": ids(game, state.stack),
        "points": list(state.points[:seats]),
        "asks": {seat: {game.text(move) for move in game.legal(state, seat)} for seat in actors},
        "due": (due[0], game.text(due[1])) if due else None,
        "winners": {*members(state.winners)} if state.phase == OVER else None,
    }


def told(reference: Told, names: tuple[str, ...]) -> Words:
    return {
        "hands": reference.hands,
        "discards": reference.discards,
        "pool": reference.pool,
        "stack": reference.stack,
        "points": reference.points,
        "asks": reference.asks(names),
        "due": reference.due(),
        "winners": reference.winners,
    }


def a_move(moves: list[str], weights: dict[str, int], chooser: random.Random) -> str:
    """A random decision: a word first, as most moves are places to lay a card."""
    words = sorted({move.split()[0] for move in moves})
    word = chooser.choices(words, [weights.get(word, 5) for word in words])[0]
    return chooser.choice([move for move in moves if move.split()[0] == word])


def play_both(
    game: DiscoveryGame,
    order: list[int],
    reference: Told,
    chooser: random.Random,
    choose: Callable[[list[str]], str],
    compare: Callable[[State], None],
) -> None:
    """A whole game; ``compare`` asserts what ``position`` leaves out."""
    state = game.deal(order)
    reference.deal(ids(game, order))
    while True:
        assert position(game, state) == told(reference, game.seats)
        compare(state)
        if game.result(state) is not None:
            return
        if due := game.due(state):
            seat, move = due
        else:
            seat = chooser.choice([*members(game.actors(state))])
            moves = {game.text(move): move for move in game.legal(state, seat)}
            move = moves[choose(sorted(moves))]
        cards = game.outcomes(state, move)
        outcome = chooser.choice(cards) if cards else NO_OUTCOME
        game.play(state, seat, move, outcome)
        taken = game.setup.ids[outcome] if outcome >= 0 else ""
        reference.play_by(seat, game.text(move), taken, game.seats)
