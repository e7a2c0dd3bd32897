"""Re-dealing: a copy of a position in which everything that a viewer cannot see is dealt again."""

from __future__ import annotations

from discovery.core.bits import BIT, count, lowest
from discovery.core.protocol import Chooser
from discovery.evolution.model.phases import SELECT
from discovery.evolution.model.state import NO_CARD, State


def redeal(state: State, viewer: int, random: Chooser) -> State:
    """A copy in which everything hidden from ``viewer`` is dealt again, uniformly: other hands, the stack,
    what is buried (S06), and the side pile (S29), which mixes with nothing else.

    Sizes stay; the card that a thief still owes for stays in place where the viewer knows it.
    """
    new = state.copy()
    known = _known(state, viewer)
    before: list[int] = []
    for seat in range(state.setup.seat_count):
        if _hides(state, seat, viewer):
            _add(before, state.hands[seat] & ~known)
            if state.phase == SELECT:
                _add(before, state.selection(seat) & ~known)
    if state.classic is not None:
        for seat in range(state.setup.seat_count):
            _add(before, state.classic.buried[seat])
    hidden = state.stack + before
    random.shuffle(hidden)
    for place in range(len(before)):
        card, instead = before[place], hidden[place]
        new.stamp[instead] = state.stamp[card]
        if card == state.owed_card:
            new.owed_card = instead
    if state.classic is not None and new.classic is not None:
        new.classic.fresh = _dealt_instead(state.classic.fresh, before, hidden)
    _hand_out(new, viewer, known, hidden)
    _stack_up(new, state, hidden, len(before))
    side = state.side_pile
    random.shuffle(side)
    for place in range(len(side)):
        new.order[state.setup.card_count - 1 - place] = side[place]
    return new


def _dealt_instead(cards: int, before: list[int], hidden: list[int]) -> int:
    """``cards`` with those of ``before`` replaced by what lies in their places now."""
    instead = 0
    for place in range(len(before)):
        if cards & BIT[before[place]]:
            cards ^= BIT[before[place]]
            instead |= BIT[hidden[place]]
    return cards | instead


def _known(state: State, viewer: int) -> int:
    """Cards in hidden hands that the viewer knows: what a thief owes for, and the first card of a pair that a
    virtual player has turned up (O06)."""
    known = 0
    if state.flips is not None and state.flips.pending != NO_CARD:
        known = BIT[state.flips.pending]
    if state.owed_card != NO_CARD and viewer in (state.turn, state.partner):
        known |= BIT[state.owed_card]
    return known


def _hides(state: State, seat: int, viewer: int) -> bool:
    return seat != viewer or state.setup.virtual_seats & BIT[seat] != 0


def _add(cards: list[int], mask: int) -> None:
    while mask:
        cards.append(lowest(mask))
        mask &= mask - 1


def _hand_out(new: State, viewer: int, known: int, hidden: list[int]) -> None:
    """The first of the ``hidden`` cards, seat by seat, as many as lay there."""
    place = 0
    for seat in range(new.setup.seat_count):
        if _hides(new, seat, viewer):
            size = count(new.hands[seat] & ~known)
            new.hands[seat] = new.hands[seat] & known | _taken(hidden, place, size)
            place += size
            if new.phase == SELECT and new.round is not None:
                selected = new.round.selections[seat]
                size = count(selected & ~known)
                new.round.selections[seat] = selected & known | _taken(hidden, place, size)
                place += size
    if new.classic is not None:
        for seat in range(new.setup.seat_count):
            size = count(new.classic.buried[seat])
            new.classic.buried[seat] = _taken(hidden, place, size)
            place += size


def _taken(hidden: list[int], first: int, size: int) -> int:
    cards = 0
    for place in range(first, first + size):
        cards |= BIT[hidden[place]]
    return cards


def _stack_up(new: State, state: State, hidden: list[int], first: int) -> None:
    """The others are the stack, in a row of its own: in plain Python copies share theirs."""
    new.order = [0] * 128
    for place in range(state.top):
        new.order[place] = state.order[place]
    for place in range(first, len(hidden)):
        new.order[state.top + place - first] = hidden[place]
