"""A position as the object that ``discovery replay --json`` prints; its keys are a contract."""

from __future__ import annotations

from typing import Any

from discovery.bits import members
from discovery.evolution.game import DiscoveryGame
from discovery.evolution.state import State


def as_object(game: DiscoveryGame, state: State) -> dict[str, Any]:
    """Everything there is to know about a position, hidden cards included."""
    result = game.result(state)
    acting = members(game.actors(state))
    return {
        "game": game.name,
        "over": result is not None,
        "turn": None if result else game.seats[state.turn],
        "actors": [game.seats[seat] for seat in acting],
        "winners": [game.seats[seat] for seat in result.winners] if result else [],
        "seats": [_seat(game, state, seat) for seat in range(len(game.seats))],
        "tree": ids(game, state.in_order(state.tree)),
        "pool": ids(game, state.in_order(state.pool)),
        "stack": ids(game, state.stack),
        "legal": {game.seats[seat]: [game.text(move) for move in game.legal(state, seat)] for seat in acting},
    }


def _seat(game: DiscoveryGame, state: State, seat: int) -> dict[str, Any]:
    return {
        "name": game.seats[seat],
        "hand": ids(game, state.in_order(state.hands[seat])),
        "selection": [],
        "discard": ids(game, state.in_order(state.discards[seat])),
        "points": points(game, state)[seat],
        "trumps": state.trumps if seat == state.turn else 0,
    }


def points(game: DiscoveryGame, state: State) -> list[int | None]:
    """By seat: running points, the final scores when the game is over (G09), ``None`` without points."""
    result = game.result(state)
    if not game.rules.scored:
        return [None] * len(game.seats)
    return list(state.points if result is None else result.scores or ())


def ids(game: DiscoveryGame, cards: list[int]) -> list[str]:
    """Cards by id."""
    return [game.deck.cards[card].id for card in cards]
