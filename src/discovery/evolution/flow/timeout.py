"""The moves that the rules prescribe when the clock runs out (C14, C16).

An opened era is not harvested then, and hands are filled, as people do who are there (S18, S19).
"""

from __future__ import annotations

from discovery.core.bits import BIT, members
from discovery.evolution.flow.stepping import extras, offered
from discovery.evolution.model import codes
from discovery.evolution.model.phases import (
    AMOUNT,
    CALLED,
    DISCARD,
    GIVE,
    HARVEST,
    LOOK,
    SELECT,
    STEAL,
    VERIFY,
    WINDOW,
)
from discovery.evolution.model.places import newest
from discovery.evolution.model.state import NO_CARD, State


def move(state: State, seat: int) -> int:
    """The next move of a seat that may act; repeat until it is asked nothing more."""
    hand = state.hands[seat]
    if state.phase == GIVE:
        stolen = 0 if state.owed_card == NO_CARD else BIT[state.owed_card]
        return codes.GIVE << codes.SHIFT | newest(state, hand & ~stolen)
    if state.phase == DISCARD:
        rest = hand or state.selection(seat)
        return codes.DISCARD << codes.SHIFT | newest(state, rest)
    if state.phase == STEAL:
        return codes.STEAL << codes.SHIFT | _victim(state, seat)
    if state.phase == SELECT:
        return codes.SELECT << codes.SHIFT | BIT[state.in_order(hand)[0]] << codes.EXTRA
    if state.phase in {VERIFY, LOOK, CALLED}:
        return _first_offered(state, seat)
    if state.phase == WINDOW:
        return codes.LET_PASS
    if state.phase == HARVEST:
        return codes.compose(codes.HARVEST_NONE)
    if state.phase == AMOUNT:
        return codes.compose(codes.DRAW, max(members(offered(state, seat, codes.DRAW))))
    return _nothing_more(state, seat)


def _nothing_more(state: State, seat: int) -> int:
    """End the turn, pass, or draw where a turn must be one action (S25); the exchange of a Trade comes first
    (Y13)."""
    for code in (codes.END, codes.PASS):
        if offered(state, seat, code):
            return codes.compose(code)
    partners = offered(state, seat, codes.EXCHANGE)
    if partners:
        return codes.compose(codes.EXCHANGE, members(partners)[0])
    return codes.compose(codes.DRAW)


def _first_offered(state: State, seat: int) -> int:
    """Verify rather than give up, give up rather than search, let fail rather than lay (C16)."""
    for code in (codes.VERIFY, codes.CONCEDE, codes.FAIL):
        if offered(state, seat, code):
            return code << codes.SHIFT
    spot = extras(state, seat, codes.PLACE, state.owed_card)[0]
    return codes.PLACE << codes.SHIFT | state.owed_card | spot << codes.EXTRA


def _victim(state: State, seat: int) -> int:
    """The first seat clockwise that keeps a card after the theft, else the first that has one."""
    seats = state.setup.seat_count
    clockwise = sorted(members(offered(state, seat, codes.STEAL)), key=lambda other: (other - seat) % seats)
    keeping = [other for other in clockwise if state.hands[other].bit_count() > 1]
    return (keeping or clockwise)[0]
