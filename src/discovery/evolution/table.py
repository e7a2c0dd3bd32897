"""The verbs of the table: the only place where cards move. Each keeps every card in exactly one place."""

from __future__ import annotations

from discovery.bits import BIT, members
from discovery.evolution.events import (
    DISCARDED,
    DREW,
    FROM_DISCARD,
    FROM_HAND,
    FROM_POOL,
    GAVE,
    PLACED,
    REFILLED,
    STOLEN,
)
from discovery.evolution.state import State

POOL_SIZE = 5
HAND_SIZE = 5


def tell(state: State, kind: int, seat: int, card: int = -1, other: int = -1, *, number: int = -1) -> None:
    """Note an event for whoever listens."""
    if state.events is not None:
        state.events.append((kind, seat, card, other, number))


def _arrive(state: State, card: int) -> None:
    state.stamp[card] = state.clock
    state.clock += 1


def deal(state: State) -> None:
    """Five rounds: a card to the pool, then one to every seat (rule B03)."""
    for _ in range(HAND_SIZE):
        refill(state)
        for seat in range(state.setup.seat_count):
            draw(state, seat)


def draw(state: State, seat: int) -> bool:
    """The top card of the stack comes into the hand (F01); ``False`` when there is none."""
    if state.top == state.setup.card_count:
        return False
    card = state.order[state.top]
    state.top += 1
    state.hands[seat] |= BIT[card]
    _arrive(state, card)
    if state.events is not None:
        tell(state, DREW, seat, card)
    return True


def draw_up_to(state: State, seat: int, size: int) -> None:
    """Draw until the hand holds ``size`` cards or the stack is empty (F08)."""
    while state.hands[seat].bit_count() < size and draw(state, seat):
        pass


def refill(state: State) -> None:
    """A card from the stack to the pool, while the stack lasts (C09, C10)."""
    if state.top < state.setup.card_count:
        card = state.order[state.top]
        state.top += 1
        state.pool |= BIT[card]
        _arrive(state, card)
        if state.events is not None:
            tell(state, REFILLED, -1, card)


def lay(state: State, seat: int, card: int) -> int:
    """Place a card from hand, pool or a discard in the tree (A07); tells where it came from."""
    bit = BIT[card]
    source, owner = FROM_HAND, seat
    if state.hands[seat] & bit:
        state.hands[seat] ^= bit
    elif state.pool & bit:
        state.pool ^= bit
        source, owner = FROM_POOL, -1
    else:
        source, owner = FROM_DISCARD, owner_of(state.discards, bit)
        state.discards[owner] ^= bit
        state.shown ^= bit
    _into_tree(state, card)
    if state.events is not None:
        tell(state, PLACED, seat, card, owner, number=source)
    if source == FROM_POOL:
        refill(state)
    return source


def lay_called(state: State, seat: int, card: int, holder: int) -> None:
    """A called card goes from its holder's hand straight into the tree (E12, E13, E21)."""
    state.hands[holder] ^= BIT[card]
    _into_tree(state, card)
    if state.events is not None:
        tell(state, PLACED, seat, card, holder, number=FROM_HAND)


def _into_tree(state: State, card: int) -> None:
    setup = state.setup
    state.tree |= BIT[card]
    state.ready &= ~BIT[card]
    absent = ~state.tree
    for successor in setup.leads[card]:
        if not setup.needs[successor] & absent:
            state.ready |= BIT[successor]
    _arrive(state, card)


def owner_of(rows: list[int], bit: int) -> int:
    """The seat whose row holds the card of ``bit``, -1 for none."""
    for seat, row in enumerate(rows):
        if row & bit:
            return seat
    return -1


def discard(state: State, seat: int, card: int, why: int) -> None:
    """From the hand to one's own discard, face up (A11)."""
    state.hands[seat] ^= BIT[card]
    state.discards[seat] |= BIT[card]
    state.shown |= BIT[card]
    _arrive(state, card)
    if state.events is not None:
        tell(state, DISCARDED, seat, card, -1, number=why)


def steal(state: State, thief: int, victim: int, card: int, exchange: bool) -> None:
    """A card from another hand into one's own; chance has chosen it (F03, F04)."""
    state.hands[victim] ^= BIT[card]
    state.hands[thief] |= BIT[card]
    _arrive(state, card)
    if state.events is not None:
        tell(state, STOLEN, thief, card, victim, number=int(exchange))


def give(state: State, giver: int, taker: int, card: int) -> None:
    """A card that its holder chose, to another hand."""
    state.hands[giver] ^= BIT[card]
    state.hands[taker] |= BIT[card]
    _arrive(state, card)
    if state.events is not None:
        tell(state, GAVE, giver, card, taker)


def stealable(state: State, victim: int) -> list[int]:
    """What a blind theft may take: any card of a hand, but only the last of a virtual player (F03, F04)."""
    if state.setup.virtual_seats & BIT[victim]:
        return [newest(state, state.hands[victim])]
    return members(state.hands[victim])


def newest(state: State, mask: int) -> int:
    """The card of a non-empty ``mask`` that came last."""
    return max(members(mask), key=state.stamp.__getitem__)


def holders(state: State, but: int) -> int:
    """The seats, other than ``but``, that hold a card."""
    mask = 0
    for seat, hand in enumerate(state.hands):
        if hand and seat != but:
            mask |= BIT[seat]
    return mask
