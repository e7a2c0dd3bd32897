"""The laws every position keeps, whatever was played."""

from __future__ import annotations

from discovery.bits import BIT, mask_of, members
from discovery.evolution.state import GIVE, NO_CARD, OVER, TRUMP, State


def faults(state: State) -> list[str]:
    """The broken laws in words; empty for a sound position."""
    laws = {
        "every card lies in exactly one place": _each_card_once(state),
        "the tree holds no card without its prerequisites": _rooted(state),
        "the cards that are ready are those whose prerequisites lie in the tree": _ready(state),
        "the union of the discards is what shows": state.shown == _union(state.discards),
        "trumps are held exactly in the phase for them": _trumps(state),
        "an exchange is owed exactly while giving": (state.owed != NO_CARD) == (state.phase == GIVE),
        "the seat to act has not left": state.phase == OVER or not state.left & BIT[state.turn],
        "seats that left hold no cards": not any(state.hands[seat] for seat in members(state.left)),
        "no seat has points in a game without points": state.setup.rules.scored or not any(state.points),
    }
    return [law for law, kept in laws.items() if not kept]


def _each_card_once(state: State) -> bool:
    places = [*state.hands, *state.discards, state.tree, state.pool, mask_of(state.stack)]
    return sum(place.bit_count() for place in places) == state.setup.card_count == _union(places).bit_count()


def _union(masks: list[int]) -> int:
    together = 0
    for mask in masks:
        together |= mask
    return together


def _rooted(state: State) -> bool:
    return all(not state.setup.needs[card] & ~state.tree for card in members(state.tree))


def _ready(state: State) -> bool:
    setup = state.setup
    ready = mask_of(card for card in range(setup.card_count) if not setup.needs[card] & ~state.tree)
    return state.ready == ready & ~state.tree


def _trumps(state: State) -> bool:
    return state.phase == GIVE or (state.trumps > 0) == (state.phase == TRUMP)
