"""The effects of a placed card: opening and closing, the emptied hand, points and trumps.

The order is fixed (C09, G05): place, refill the pool, look at the era, look at the hand.
"""

from __future__ import annotations

from discovery.core.bits import BIT
from discovery.evolution.model.events import (
    era_closed,
    era_opened,
    hand_emptied,
    points_scored,
    series_grown,
    trumps_won,
)
from discovery.evolution.model.places import empty
from discovery.evolution.model.state import NO_CARD, State


def settle(
    state: State,
    card: int,
    series: int,
    emptied: bool,
    joker: int = NO_CARD,
    rescue: bool = False,
    fresh: bool = True,
) -> None:
    """Book what the card just laid by the acting seat is worth; ``joker`` shows it, if one does (N03).

    A ``rescue`` (SOS) brings neither points nor trumps, for anybody (Q11, Q14). A card that is not ``fresh``
    came for the Joker that stood for it, so its era is what it was (N06).
    """
    setup = state.setup
    state.placed += 1
    state.series = series
    if joker == NO_CARD:
        state.last = state.last_own_card = card
        state.may_follow = setup.follows_of[card]
    else:
        state.last = state.last_own_card = joker
        state.may_follow = kin(state, card)
    if series > 1 and state.events is not None:
        series_grown(state, state.turn, series)
    turned = _eras(state, card) if fresh and (not setup.piled or _noted(state, rescue)) else 0
    if rescue:
        return
    earned = 0
    earning = setup.earning
    while earning is not None:
        earned += earning.earner.points(state, state.last)
        earning = earning.next
    setup.rewards.book(state, earned, turned & _OPENED != 0, turned & _CLOSED != 0, emptied)


def kin(state: State, card: int) -> int:
    """Prerequisites and successors only: what may follow a Joker in a series (D08, N05)."""
    return state.setup.needs_of[card] | state.setup.leads_of[card]


def shown_by(state: State, card: int) -> int:
    """The discovery that a card in the tree shows: itself, but for a Joker."""
    printed = state.setup.printed
    if card < printed:
        return card
    assert state.jokers is not None
    return state.jokers.card_of(card)


def reference(state: State, card: int) -> int:
    """The cards that may follow ``card``, a Joker in the tree included, in a series (D02, D07)."""
    shown = shown_by(state, card)
    return state.setup.follows_of[card] if shown == card else kin(state, shown)


def win_trumps(state: State, won: int, emptied: bool, earned: int = 0) -> None:
    """Trumps and points won; an emptied hand wins one trump more (I03, N01, N11, H04)."""
    setup, seat = state.setup, state.turn
    if emptied:
        hand_emptied(state, seat)
        won += 1
    points = earned + won * setup.trump_points if setup.scored else 0
    if points:
        state.points[seat] += points
        if state.events is not None:
            points_scored(state, seat, points)
    if won:
        state.trumps += won
        trumps_won(state, seat, state.trumps)
    if emptied:
        hand_empty(state, seat)


def _noted(state: State, rescue: bool) -> bool:
    """Whether the table itself notes in a pile game what a card opens or closes: for a virtual player, who
    cannot announce (O17), and after SOS, to whom it is lost (Q14); not where it brings nothing (S25)."""
    if state.classic is not None:
        return False
    return rescue or state.setup.virtual_seats & BIT[state.turn] != 0


_OPENED, _CLOSED = 1, 2


def _eras(state: State, card: int) -> int:
    """Whether the card opened or closed its era, as bits; each happens once, and the lowest era counts as
    opened (E01 to E03, N07). In pile games an era may hold cards although its opening was never announced:
    then this card does not open it (H05)."""
    setup = state.setup
    present = state.present
    era = setup.era_of[card]
    bit = BIT[era]
    turned = 0
    if not state.opened & bit and not (setup.piled and setup.cards_of_era[era] & present & ~BIT[card]):
        state.opened |= bit
        if era != setup.silent_era:
            turned = _OPENED
            era_opened(state, state.turn, era)
    if not setup.cards_of_era[era] & ~present and not state.closed & bit:
        state.closed |= bit
        turned |= _CLOSED
        era_closed(state, state.turn, era)
    return turned


def hand_empty(state: State, seat: int) -> None:
    """The acting seat laid its last card (G01, G02, G06, G07)."""
    setup = state.setup
    if state.top < setup.stack_end:
        setup.drawing.own_hand_empty(state, seat)
    else:
        setup.ending.own_hand_empty(state, seat)


def card_lost(state: State, seat: int) -> None:
    """A seat lost a card by a call, a theft or a request (F09, G03, G04, H14)."""
    setup = state.setup
    if state.top < setup.stack_end:
        setup.drawing.robbed(state, seat)
    elif empty(state, seat):
        setup.ending.hand_lost(state, seat)
