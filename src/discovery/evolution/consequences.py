"""What a placed card sets off: opening and closing, the emptied hand, points and trumps.

The order is fixed (C09, G05): place, refill the pool, look at the era, look at the hand.
"""

from __future__ import annotations

from discovery.bits import BIT
from discovery.evolution.events import (
    CLOSED,
    EMPTIED,
    FROM_HAND,
    OPENED,
    SCORED,
    SERIES,
    TRUMP,
)
from discovery.evolution.state import State
from discovery.evolution.table import lay, lay_called, tell


def place(state: State, card: int, series: int) -> None:
    """The acting seat places ``card`` from where it lies, as the ``series``-th card of its series."""
    source = lay(state, state.turn, card)
    emptied = source == FROM_HAND and not state.hands[state.turn]
    settle(state, card, series, emptied)


def place_called(state: State, card: int, holder: int) -> None:
    """A called card is placed by the caller; his own hand is not touched (E13, E21)."""
    lay_called(state, state.turn, card, holder)
    settle(state, card, 1, False)


def settle(state: State, card: int, series: int, emptied: bool) -> None:
    """Book what the card just laid by the acting seat is worth."""
    setup, seat = state.setup, state.turn
    state.placed += 1
    state.series = series
    state.last = card
    state.follow = setup.links[card]
    if series > 1:
        tell(state, SERIES, seat, number=series)
    won = _eras(state, card)
    if emptied:
        tell(state, EMPTIED, seat)
        won += 1
    if setup.rules.scored:
        _score(state, card, won)
    if won:
        state.trumps += won
        tell(state, TRUMP, seat, number=state.trumps)
    if emptied:
        _hand_empty(state, seat)


def _eras(state: State, card: int) -> int:
    """Trumps for opening or closing the card's era, once each (E01 to E03)."""
    setup = state.setup
    era = setup.era[card]
    bit = BIT[era]
    won = 0
    if not state.opened & bit:
        state.opened |= bit
        if era != setup.lowest:
            won = 1
            tell(state, OPENED, state.turn, number=era)
    if not setup.era_cards[era] & ~state.tree and not state.closed & bit:
        state.closed |= bit
        won += 1
        tell(state, CLOSED, state.turn, number=era)
    return won


def _score(state: State, card: int, won: int) -> None:
    rules = state.setup.rules
    points = won * rules.trump_points
    for earner in rules.earners:
        points += earner.points(state, card)
    state.points[state.turn] += points
    tell(state, SCORED, state.turn, number=points)


def _hand_empty(state: State, seat: int) -> None:
    rules = state.setup.rules
    if state.top < state.setup.card_count:
        rules.drawing.own_hand_empty(state, seat)
    else:
        rules.ending.own_hand_empty(state, seat)


def card_lost(state: State, seat: int) -> None:
    """A seat other than the acting one lost a card by a call (F09, G03, G04)."""
    rules = state.setup.rules
    if state.top < state.setup.card_count:
        rules.drawing.robbed(state, seat)
    elif not state.hands[seat]:
        rules.ending.hand_lost(state, seat)
