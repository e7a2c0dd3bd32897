"""Re-dealing: a copy of a position in which everything that a viewer cannot see is dealt again."""

from __future__ import annotations

from discovery.core.bits import BIT, count, lowest
from discovery.core.protocol import Chooser
from discovery.evolution.model.phases import SELECT
from discovery.evolution.model.state import NO_CARD, State
from discovery.evolution.variants.battle.state import LOOKING


def redeal(state: State, viewer: int, random: Chooser) -> State:
    """A copy in which everything hidden from ``viewer`` is dealt again, uniformly: other hands, the stack,
    what is buried (S06), and the side pile (S29), which mixes with nothing else.

    Sizes stay; the card that a thief still owes for stays in place where the viewer knows it, and so does
    what the viewer has seen of the stack or sees of a hand (Y14).
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
    spied = _spied(state, viewer)
    hidden = state.stack[spied:] + before
    random.shuffle(hidden)
    for place in range(len(before)):
        card, instead = before[place], hidden[place]
        new.stamp[instead] = state.stamp[card]
        if card == state.owed_card:
            new.owed_card = instead
    if state.classic is not None and new.classic is not None:
        new.classic.fresh = _dealt_instead(state.classic.fresh, before, hidden)
    _hand_out(new, viewer, known, hidden)
    _stack_up(new, state, hidden, len(before), state.top + spied)
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
    """Cards in hidden hands that the viewer knows: what a thief owes for, the first card of a pair that a
    virtual player has turned up (O06), and the hand that the viewer looks at (Y14)."""
    known = 0
    if state.flips is not None and state.flips.pending != NO_CARD:
        known = BIT[state.flips.pending]
    if state.owed_card != NO_CARD and viewer in (state.turn, state.partner):
        known |= BIT[state.owed_card]
    part = state.assets
    if part is not None and part.doing == LOOKING and viewer == state.turn:
        known |= state.hands[part.aim]
    return known


def _spied(state: State, viewer: int) -> int:
    """How many cards the viewer has seen of the stack (Y14)."""
    if state.assets is None or viewer < 0:
        return 0
    return max(0, state.assets.spied[viewer] - state.top)


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


def _stack_up(new: State, state: State, hidden: list[int], first: int, begin: int) -> None:
    """The others are the stack from place ``begin`` on, in a row of its own: in plain Python copies share
    theirs."""
    new.order = [0] * 128
    for place in range(begin):
        new.order[place] = state.order[place]
    for place in range(first, len(hidden)):
        new.order[begin + place - first] = hidden[place]
