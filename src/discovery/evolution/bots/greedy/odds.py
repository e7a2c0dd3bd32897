"""Chances and distances of cards, from the printed deck and the knowledge of one seat."""

from __future__ import annotations

from discovery.core.bits import BIT, count, members
from discovery.core.dice import Dice
from discovery.evolution.belief.determinize import determinize
from discovery.evolution.model import codes
from discovery.evolution.model.phases import SELECT
from discovery.evolution.model.setup import Setup
from discovery.evolution.model.state import State
from discovery.evolution.moves.calling import callable_eras, visible
from discovery.evolution.views.view import View

CALLS = (codes.CALL, codes.SOS)


def position_of(setup: Setup, view: View) -> State:
    """A position imagined from a view, to read what its seat knows; its hidden cards mean nothing."""
    return determinize(setup, view, (), Dice(0))


def unseen(state: State, seat: int) -> int:
    """The discoveries that lie in other hands or in the stack, as far as ``seat`` knows."""
    known = visible(state, seat)
    if state.phase == SELECT and state.round is not None:  # the selections of others still lie face down
        known = state.pool | state.shown | state.hands[seat] | state.round.selections[seat]
    return state.setup.discoveries & ~(state.tree | known | state.setup.side_cards)


def held_by_others(state: State, seat: int) -> dict[int, float]:
    """For every unseen card the chance that it lies in another hand and not in the stack.

    A deck stacked era by era tells by the size of the stack which eras it can still hold (B02). Jokers
    in the stack would make the chance larger; whether there are any is not known, so they do not count.
    """
    setup, hidden = state.setup, unseen(state, seat)
    stack = setup.stack_end - state.top
    chances: dict[int, float] = {}
    later = 0
    packs = setup.era_cards[setup.lowest : setup.highest + 1] if setup.by_era else [setup.discoveries]
    for cards in reversed(packs):
        stacked = min(count(cards), max(0, stack - later))
        later += count(cards)
        rest = members(hidden & cards)
        for card in rest:
            chances[card] = max(0.0, 1 - stacked / len(rest))
    return chances


def missing(setup: Setup, present: int, card: int) -> int:
    """How many discoveries must be placed before ``card`` can be."""
    waiting = absent = setup.needs[card] & ~present
    while waiting:
        wanted = 0
        for other in members(waiting):
            wanted |= setup.needs[other]
        waiting = wanted & ~present & ~absent
        absent |= waiting
    return count(absent)


def farthest(state: State, cards: int) -> int:
    """The card with the most discoveries missing, the last printed of equals; a Joker only if it must be."""
    cards = cards & state.setup.discoveries or cards
    return max(members(cards), key=lambda card: (missing(state.setup, state.present, card), card))


def nearest(state: State, cards: int) -> int:
    """The card with the fewest discoveries missing; a Joker is always welcome."""
    return min(members(cards), key=lambda card: (missing(state.setup, state.present, card), -card))


def can_stand(state: State, seat: int) -> bool:
    """Whether the action that a window is open for may stand a Stop, as far as ``seat`` can know (H16).

    The position tells for all actions but calls. A call cannot stand if the caller must hold the card: the
    stack has none of its era left, and nobody else has cards.
    """
    action = state.action
    assert action is not None
    if action.code not in CALLS:
        return action.valid
    bit = BIT[action.card]
    if not bit & callable_eras(state.setup, state.present) or bit & (
        state.tree | visible(state, seat) & ~state.hands[seat]
    ):
        return False
    others = [other for other in range(state.setup.seat_count) if other not in (seat, action.seat)]
    if bit & state.hands[seat] or any(state.hands[other] for other in others):
        return True
    return held_by_others(state, seat)[action.card] < 1
