"""The laws every position keeps, whatever was played."""

from __future__ import annotations

from discovery.core.bits import BIT, mask_of, members
from discovery.evolution.board.plane import NOWHERE
from discovery.evolution.model.phases import (
    CALLED,
    DISCARD,
    FLIP,
    GIVE,
    LOOK,
    OVER,
    STEAL,
    TRUMP,
    VERIFY,
    WINDOW,
)
from discovery.evolution.model.state import NO_CARD, State


def faults(state: State) -> list[str]:
    """The broken laws in words; empty for a sound position."""
    bluff = state.setup.bluff
    laws = {
        "every card lies in exactly one place": _each_card_once(state),
        "the tree holds no card without its prerequisites": bluff or _rooted(state),
        "the cards that are ready are those whose prerequisites lie in the tree": _ready(state),
        "the union of the discards is what shows": state.shown == _union(state.discards),
        "trumps are held exactly in the phases for them": _trumps(state),
        "an exchange is owed exactly while giving": _owing(state),
        "the seat to act has not left": state.phase == OVER or not state.left & BIT[state.actor],
        "seats that left hold no cards": not any(state.hands[seat] for seat in members(state.left)),
        "seats without further turns hold no cards": not any(state.hands[seat] for seat in _out(state)),
        "no seat has points in a game without points": state.setup.scored or not any(state.points),
        "a window stands for an action": (state.action is not None)
        == (state.phase in (WINDOW, VERIFY, LOOK)),
        "each Joker in the tree stands for one card": _stand_ins(state),
        "the plane holds what lies in the tree": state.plane is None or _on_plane(state),
    }
    return [law for law, kept in laws.items() if not kept]


def _each_card_once(state: State) -> bool:
    places: list[int] = [
        *state.hands,
        *state.discards,
        *(state.round.selections if state.round else ()),
        *(state.classic.buried if state.classic else ()),
        state.tree,
        state.jokers.aside if state.jokers else 0,
        state.pool,
        mask_of(state.stack),
        mask_of(state.side_pile),
        BIT[state.owed_card] if state.phase == CALLED else 0,
    ]
    return sum(place.bit_count() for place in places) == state.setup.card_count == _union(places).bit_count()


def _out(state: State) -> list[int]:
    return members(state.classic.out) if state.classic else []


def _union(masks: list[int]) -> int:
    together = 0
    for mask in masks:
        together |= mask
    return together


def _rooted(state: State) -> bool:
    """Cards of the side pile come into the tree in any order (S29)."""
    laid = state.tree & ~state.setup.side_cards
    return all(not state.setup.needs[card] & ~state.present for card in members(laid))


def _ready(state: State) -> bool:
    setup = state.setup
    ready = mask_of(card for card in range(setup.printed) if not setup.needs[card] & ~state.present)
    return state.ready == ready & ~state.tree


_WITH_TRUMPS = (TRUMP, GIVE, WINDOW, VERIFY, LOOK, CALLED, FLIP, DISCARD, STEAL)


def _trumps(state: State) -> bool:
    return state.phase in _WITH_TRUMPS if state.trumps else state.phase != TRUMP


def _owing(state: State) -> bool:
    if state.phase == CALLED:
        return state.owed_card != NO_CARD
    return state.partner != NO_CARD if state.phase == GIVE else state.owed_card == NO_CARD


def _stand_ins(state: State) -> bool:
    setup = state.setup
    lying = [card for _, card in state.jokers.pairs()] if state.jokers else []
    if state.present != state.tree | state.stood() or mask_of(lying) != state.stood():
        return False
    return len(lying) == (state.tree & setup.jokers).bit_count()


def _on_plane(state: State) -> bool:
    plane = state.plane
    assert plane is not None
    lying = mask_of(card for card, spot in enumerate(plane.spot) if spot != NOWHERE)
    return lying == state.tree & ~(_not_yet_swapped(state) | state.setup.side_cards)


def _not_yet_swapped(state: State) -> int:
    """The real card of a Joker, laid but not booked: the Joker's cell is still the Joker's (N06)."""
    action = state.action
    if action is None or action.booked or not action.placement or action.joker != NO_CARD:
        return 0
    return state.stood() & BIT[action.card]
