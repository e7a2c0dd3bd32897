"""A position as the object that ``discovery replay --json`` prints; its keys are a contract."""

from __future__ import annotations

from typing import Any

from discovery.core.bits import members
from discovery.core.protocol import NOBODY
from discovery.evolution.board.plane import NOWHERE, place_of
from discovery.evolution.game import DiscoveryGame
from discovery.evolution.model import codes
from discovery.evolution.model.state import CALLED, FLIP, NO_CARD, SELECT, WINDOW, State
from discovery.play.records import NOBODY_NAME, closing_has_a_line


def as_object(game: DiscoveryGame, state: State) -> dict[str, Any]:
    """Everything there is to know about a position, hidden cards included.

    While a window is open, points, trumps and hands are shown as if nobody contests any more; ``over`` waits.
    """
    result = game.result(state)
    legal = choices(game, state)
    shown = settled(game, state)
    position = {
        "game": game.name,
        "over": result is not None,
        "turn": None if result or state.phase == SELECT else game.seats[state.turn],
        "actors": list(legal),
        "winners": [game.seats[seat] for seat in result.winners] if result else [],
        "seats": [_seat(game, shown, seat) for seat in range(len(game.seats))],
        "tree": tree(game, shown),
        "pool": ids(game, shown.in_order(shown.pool)),
        "stack": ids(game, shown.stack),
        "legal": legal,
    }
    if state.phase == CALLED:
        position["called"] = game.setup.ids[state.owed]
    if shown.plane is not None:
        position["plane"] = _plane(game, shown)
    if game.setup.jokers:
        position["aside"] = ids(game, shown.in_order(shown.aside))
    return position


def settled(game: DiscoveryGame, state: State) -> State:
    """The position with an open window closed; the position itself where none is open."""
    if state.phase != WINDOW:
        return state
    closed = state.copy()
    game.play(closed, NOBODY, codes.CLOSE_WINDOW)
    return closed


def choices(game: DiscoveryGame, state: State) -> dict[str, list[str]]:
    """By seat, every move that a record could go on with, a virtual player's flip included (U06).

    In a window these are the answers to it and, where it may close without a line of its own, what follows
    when nobody answers; elsewhere the line of nobody stands beside the answers, under ``-`` (U04, U05).
    """
    legal = _legal(game, state)
    if state.phase == WINDOW:
        closed = settled(game, state)
        if closing_has_a_line(state.turn, closed):
            legal[NOBODY_NAME] = [game.text(codes.CLOSE_WINDOW)]
        else:
            for name, moves in _legal(game, closed).items():
                legal[name] = legal.get(name, []) + moves
    return {name: legal[name] for name in (*game.seats, NOBODY_NAME) if name in legal}


def _legal(game: DiscoveryGame, state: State) -> dict[str, list[str]]:
    if state.phase == FLIP:
        return {game.seats[state.turn]: [game.text(codes.FLIP_CARD)]}
    moves = {
        game.seats[seat]: [game.text(move) for move in game.legal(state, seat) if move != codes.LET_PASS]
        for seat in members(game.actors(state))
    }
    return {name: found for name, found in moves.items() if found}


def _seat(game: DiscoveryGame, state: State, seat: int) -> dict[str, Any]:
    return {
        "name": game.seats[seat],
        "hand": ids(game, state.in_order(state.hands[seat])),
        "selection": ids(game, state.in_order(state.selections[seat])),
        "discard": ids(game, state.in_order(state.discards[seat])),
        "points": points(game, state)[seat],
        "trumps": state.trumps if seat == state.turn else 0,
    }


def points(game: DiscoveryGame, state: State) -> list[int | None]:
    """By seat: running points, the final scores when the game is over (G09), ``None`` without points."""
    result = game.result(state)
    if not game.rules.scored:
        return [None] * len(game.seats)
    return list(state.points[: len(game.seats)] if result is None else result.scores or ())


def tree(game: DiscoveryGame, state: State) -> list[str]:
    """The tree in the order of placing; a Joker reads ``joker-1=fire``."""
    return [shown_id(game, state, card) for card in state.in_order(state.tree)]


def shown_id(game: DiscoveryGame, state: State, card: int) -> str:
    """A card's id, with what a Joker in the tree stands for behind it."""
    first = game.setup.printed
    stands = state.stands[card - first] if card >= first else NO_CARD
    name = game.setup.ids[card]
    return name if stands == NO_CARD else f"{name}={game.setup.ids[stands]}"


def _plane(game: DiscoveryGame, state: State) -> list[dict[str, Any]]:
    plane = state.plane
    assert plane is not None
    return [
        {
            "card": shown_id(game, state, card),
            "at": list(place_of(plane.spot[card])),
            "level": plane.level[card],
        }
        for card in state.in_order(state.tree)
        if plane.spot[card] != NOWHERE
    ]


def ids(game: DiscoveryGame, cards: list[int]) -> list[str]:
    """Cards by id."""
    return [game.setup.ids[card] for card in cards]
