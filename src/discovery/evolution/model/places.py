"""Where cards lie: questions about a position that move nothing. ``model.table`` moves the cards."""

from __future__ import annotations

from discovery.core.bits import BIT, lowest
from discovery.evolution.model.state import State


def discarder(state: State, card: int) -> int:
    """The seat in whose discard a card lies, -1 for none."""
    for seat in range(state.setup.seat_count):
        if state.discards[seat] & BIT[card]:
            return seat
    return -1


def holder_of(state: State, card: int) -> int:
    """The seat in whose hand a card is, -1 for none."""
    for seat in range(state.setup.seat_count):
        if state.hands[seat] & BIT[card]:
            return seat
    return -1


def stealable(state: State, victim: int) -> int:
    """The cards that a blind theft may take, as a mask: any card of a hand, but only the last of a virtual
    player (F03, F04)."""
    hand = state.hands[victim]
    return BIT[newest(state, hand)] if hand and state.setup.virtual_seats & BIT[victim] else hand


def newest(state: State, mask: int) -> int:
    """The card of a non-empty ``mask`` that came last."""
    best = lowest(mask)
    while mask:
        card = lowest(mask)
        if state.stamp[card] > state.stamp[best]:
            best = card
        mask &= mask - 1
    return best


def oldest(state: State, mask: int) -> int:
    """The card of a non-empty ``mask`` that came first."""
    best = lowest(mask)
    while mask:
        card = lowest(mask)
        if state.stamp[card] < state.stamp[best]:
            best = card
        mask &= mask - 1
    return best


def holders(state: State, but: int) -> int:
    """The seats, other than ``but``, that hold a card."""
    seats = 0
    for seat in range(state.setup.seat_count):
        if state.hands[seat] and seat != but:
            seats |= BIT[seat]
    return seats


def held(state: State, seat: int) -> int:
    """The cards that a seat holds; in Select its selection counts with its hand (J14)."""
    if state.round is None:
        return state.hands[seat]
    return state.hands[seat] | state.round.selections[seat]


def empty(state: State, seat: int) -> bool:
    """Whether a seat holds no card."""
    return not held(state, seat)
