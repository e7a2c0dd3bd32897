"""A position as the object that ``discovery replay --json`` prints; its keys are a contract."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from discovery.core.bits import BIT, members
from discovery.core.protocol import NOBODY
from discovery.evolution.board.plane import NOWHERE, coordinates_of
from discovery.evolution.game import DiscoveryGame
from discovery.evolution.model import codes
from discovery.evolution.model.phases import CALLED, SELECT, WINDOW
from discovery.evolution.model.state import NO_CARD, State


def as_object(game: DiscoveryGame, state: State, legal: Mapping[str, list[str]]) -> dict[str, Any]:
    """Everything there is to know about a position, hidden cards included, and which lines may follow.

    While a window is open, points, trumps and hands are shown as if it had closed; ``over`` waits.
    """
    result = game.result(state)
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
    if game.setup.side_cards:
        position["side"] = ids(game, shown.side_pile)
    if state.phase == CALLED:
        position["called"] = game.setup.ids[state.owed_card]
    if shown.plane is not None:
        position["plane"] = _plane(game, shown)
    if shown.assets is not None:
        position["safe"] = [game.seats[seat] for seat in members(shown.assets.safe)]
        position["ready"] = {
            name: ids(game, list(shown.assets.ready_of(seat))) for seat, name in enumerate(game.seats)
        }
    if shown.jokers is not None:
        position["aside"] = ids(game, shown.in_order(shown.jokers.aside))
    return position


def settled(game: DiscoveryGame, state: State) -> State:
    """The position with an open window closed; the position itself where none is open."""
    if state.phase != WINDOW:
        return state
    closed = state.copy()
    game.play(closed, NOBODY, codes.CLOSE_WINDOW)
    return closed


def _seat(game: DiscoveryGame, state: State, seat: int) -> dict[str, Any]:
    classic = state.classic
    end: dict[str, Any] = {}
    if classic is not None:
        buried = ids(game, state.in_order(classic.buried[seat]))
        out = bool(classic.out & BIT[seat])
        end = {"buried": buried, "finalist": seat == classic.finalist, "out": out}
    return {
        "name": game.seats[seat],
        "hand": ids(game, state.in_order(state.hands[seat])),
        "selection": ids(game, state.in_order(state.selection(seat))),
        "discard": ids(game, state.in_order(state.discards[seat])),
        "points": points(game, state)[seat],
        "trumps": state.trumps if seat == state.turn else 0,
        **end,
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
    stands = state.jokers.card_of(card) if state.jokers and card >= first else NO_CARD
    name = game.setup.ids[card]
    return name if stands == NO_CARD else f"{name}={game.setup.ids[stands]}"


def _plane(game: DiscoveryGame, state: State) -> list[dict[str, Any]]:
    plane = state.plane
    assert plane is not None
    return [
        {
            "card": shown_id(game, state, card),
            "at": list(coordinates_of(plane.spot[card])),
            "level": plane.level[card],
        }
        for card in state.in_order(state.tree)
        if plane.spot[card] != NOWHERE
    ]


def ids(game: DiscoveryGame, cards: list[int]) -> list[str]:
    """The ids of cards that are given by number."""
    return [game.setup.ids[card] for card in cards]
