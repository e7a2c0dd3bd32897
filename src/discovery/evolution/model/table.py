"""The verbs of the table: the only place where cards move. Each keeps every card in exactly one place.

Events are noted by functions that ask for a listener themselves. Where searches come by often, they are not
even called without one: that would cost random play 8 % of its speed.
"""

from __future__ import annotations

from discovery.core.bits import BIT, count, lowest
from discovery.evolution.board.plane import ORIGIN
from discovery.evolution.model.event_kinds import (
    BY_ROUND,
    FROM_DISCARD,
    FROM_HAND,
    FROM_POOL,
    FROM_SELECTION,
    FROM_STACK,
)
from discovery.evolution.model.events import (
    card_discarded,
    card_drawn,
    card_given,
    card_placed,
    card_returned,
    card_stolen,
    pool_refilled,
)
from discovery.evolution.model.places import discarder, oldest
from discovery.evolution.model.state import NO_CARD, NO_SEAT, State
from discovery.evolution.variants.classic.events import card_taken
from discovery.evolution.variants.jokers.events import joker_laid_aside, joker_placed, joker_recovered
from discovery.evolution.variants.rounds.events import card_revealed

NO_SPOT = -1


def _arrive(state: State, card: int) -> None:
    state.stamp[card] = state.clock
    state.clock += 1


def draw(state: State, seat: int) -> bool:
    """The top card of the stack comes into the hand (F01); ``False`` when there is none."""
    if state.top == state.setup.stack_end:
        return False
    card = state.order[state.top]
    state.top += 1
    state.hands[seat] |= BIT[card]
    _arrive(state, card)
    if state.events is not None:
        card_drawn(state, seat, card)
    return True


def draw_up_to(state: State, seat: int, size: int) -> None:
    """Draw until the hand holds ``size`` cards or the stack is empty (F08)."""
    end = state.setup.stack_end
    while state.top < end and count(state.hands[seat]) < size:
        draw(state, seat)


def lay_first(state: State) -> int:
    """The top card of the stack is the first one of the tree (S12); returns it."""
    card = state.order[state.top]
    state.top += 1
    _into_tree(state, card)
    if state.plane is not None:
        state.plane.lay(card, ORIGIN)
    return card


def refill(state: State) -> None:
    """A card from the stack to the pool, while the stack lasts (C09, C10)."""
    if state.top < state.setup.stack_end:
        card = state.order[state.top]
        state.top += 1
        state.pool |= BIT[card]
        _arrive(state, card)
        if state.events is not None:
            pool_refilled(state, card)


def take_up(state: State, seat: int, card: int) -> int:
    """Take a card that is about to be laid from where it lies (A07, J07); returns where it lay, as
    ``FROM_...``. Ask ``discarder`` before for the seat whose discard it lies in."""
    bit = BIT[card]
    if state.hands[seat] & bit:
        state.hands[seat] ^= bit
        return FROM_HAND
    if state.pool & bit:
        state.pool ^= bit
        return FROM_POOL
    if state.round is not None and state.round.selections[seat] & bit:
        state.round.selections[seat] ^= bit
        return FROM_SELECTION
    state.discards[discarder(state, card)] ^= bit
    state.shown ^= bit
    return FROM_DISCARD


def lay(state: State, seat: int, card: int, spot: int = NO_SPOT) -> int:
    """Place a card from hand, selection, pool or a discard in the tree (A07); returns where it came from."""
    bit = BIT[card]
    owner = discarder(state, card) if state.shown & bit else seat
    source = take_up(state, seat, card)
    _into_tree(state, card)
    if state.plane is not None and (state.jokers is None or not state.jokers.stood & bit):
        state.plane.lay(card, spot)
    if state.events is not None:
        card_placed(state, seat, card, source, owner)
    if source == FROM_POOL:
        refill(state)
    return source


def uncover(state: State) -> int:
    """The top card of the side pile comes into the tree, beside the plane where there is one, whatever it
    needs (S29). It opens nothing and nobody has placed it, so the opening pass stays (C11). Returns it."""
    card = state.order[state.setup.card_count - state.side]
    state.side -= 1
    begun = state.begun
    _into_tree(state, card)
    state.begun = begun
    return card


def lay_called(state: State, seat: int, card: int, holder: int) -> None:
    """A called card goes from its holder's hand straight into the tree (E12, E13, E21)."""
    state.hands[holder] ^= BIT[card]
    _into_tree(state, card)
    if state.events is not None:
        card_placed(state, seat, card, FROM_HAND, holder)


def lay_found(state: State, seat: int, card: int, holder: int, spot: int) -> None:
    """A card that a seat has found goes straight into the tree: from the hand of ``holder`` or, where that is
    ``NO_SEAT``, from the stack (Y14, E21)."""
    if holder == NO_SEAT:
        _leave_stack(state, card)
    else:
        state.hands[holder] ^= BIT[card]
    _into_tree(state, card)
    if state.plane is not None:
        state.plane.lay(card, spot)
    if state.events is not None:
        card_placed(state, seat, card, FROM_STACK if holder == NO_SEAT else FROM_HAND, holder)


def take_found(state: State, seat: int, card: int) -> None:
    """A card of the stack that a seat has found comes into its hand (Y14)."""
    _leave_stack(state, card)
    state.hands[seat] |= BIT[card]
    _arrive(state, card)


def _leave_stack(state: State, card: int) -> None:
    """A card leaves the stack from wherever it lies; the others keep their order. Copies share the row of the
    order in plain Python, so a new one is made."""
    order = list(state.order)
    place = order.index(card, state.top)
    order.insert(state.top, order.pop(place))
    state.order = order
    state.top += 1


def hand_over(state: State, holder: int, seat: int, card: int) -> None:
    """A called card leaves its holder's hand and lies beside the caller's (E12, E21)."""
    state.hands[holder] ^= BIT[card]
    state.owed_card = card
    _arrive(state, card)
    card_given(state, holder, card, seat)


def lay_owed(state: State, seat: int, spot: int) -> int:
    """The called card goes from beside the caller's hand into the tree (E13); returns what ``lay`` does."""
    card = state.owed_card
    state.owed_card = NO_CARD
    _into_tree(state, card)
    if state.plane is not None and (state.jokers is None or not state.jokers.stood & BIT[card]):
        state.plane.lay(card, spot)
    card_placed(state, seat, card, FROM_HAND, seat)
    return FROM_HAND


def discard_owed(state: State, seat: int, why: int) -> None:
    """The called card goes from beside the caller's hand to the caller's discard (E14)."""
    card = state.owed_card
    state.owed_card = NO_CARD
    _show(state, seat, card)
    if state.events is not None:
        card_discarded(state, seat, card, why)


def take_in_owed(state: State, seat: int) -> None:
    """The called card joins the caller's hand: it goes the way of the hand when the caller leaves (R06)."""
    state.hands[seat] |= BIT[state.owed_card]
    state.owed_card = NO_CARD


def _into_tree(state: State, card: int) -> None:
    state.begun = 1
    state.tree |= BIT[card]
    state.present |= BIT[card]
    state.ready &= ~BIT[card]
    _now_present(state, card)
    state.stamp[card] = state.clock
    state.clock += 1


def _now_present(state: State, card: int) -> None:
    """A discovery lies in the tree, or a Joker stands for it (N04): its successors may have become ready."""
    setup = state.setup
    absent = ~state.present
    waiting = setup.leads_of[card] & ~state.tree
    while waiting:
        successor = waiting & -waiting
        if not setup.needs_of[lowest(successor)] & absent:
            state.ready |= successor
        waiting ^= successor


def _no_longer_present(state: State, card: int) -> None:
    state.ready &= ~state.setup.leads_of[card]
    if not state.setup.needs_of[card] & ~state.present:
        state.ready |= BIT[card]


def take_back(state: State, seat: int, card: int) -> None:
    """A wrongly laid card leaves the tree for the discard of ``seat``, wherever it came from (H11, M12)."""
    bit = BIT[card]
    state.tree ^= bit
    state.present = state.tree | state.stood()
    if state.plane is not None and state.plane.spot[card] != NO_SPOT:
        state.plane.lift(card)
    if state.setup.jokers & bit:
        _stand_down(state, card)
    elif not state.stood() & bit:
        _no_longer_present(state, card)
    elif not state.setup.needs_of[card] & ~state.present:
        state.ready |= bit
    _show(state, seat, card)
    if state.events is not None:
        card_returned(state, seat, card)


def _show(state: State, seat: int, card: int) -> None:
    state.discards[seat] |= BIT[card]
    state.shown |= BIT[card]
    _arrive(state, card)


def lay_aside(state: State, seat: int, joker: int) -> int:
    """A Joker outside the tree (N01, N02); returns where it came from."""
    owner = discarder(state, joker) if state.shown & BIT[joker] else seat
    source = take_up(state, seat, joker)
    assert state.jokers is not None
    state.jokers.aside |= BIT[joker]
    _arrive(state, joker)
    joker_laid_aside(state, seat, joker, source, owner)
    if source == FROM_POOL:
        refill(state)
    return source


def lay_joker(state: State, seat: int, joker: int, card: int, spot: int = NO_SPOT) -> int:
    """A Joker in the tree, as ``card`` (N03, K17); returns where it came from."""
    source = take_up(state, seat, joker)
    assert state.jokers is not None
    state.jokers.stand_in(joker, card)
    state.begun = 1
    state.tree |= BIT[joker]
    state.present = state.tree | state.stood()
    _now_present(state, card)
    _arrive(state, joker)
    if state.plane is not None:
        state.plane.lay(joker, spot, card)
    joker_placed(state, seat, joker, card)
    if source == FROM_POOL:
        refill(state)
    return source


def _stand_down(state: State, joker: int) -> None:
    assert state.jokers is not None
    card = state.jokers.stand_down(joker)
    state.present = state.tree | state.stood()
    if not state.tree & BIT[card]:
        _no_longer_present(state, card)


def recover(state: State, seat: int, card: int) -> int:
    """The real card has replaced the Joker that stood for it; the Joker, which is returned, goes to the
    placer's hand (N06)."""
    assert state.jokers is not None
    joker = state.jokers.joker_for(card)
    state.tree ^= BIT[joker]
    if state.plane is not None:
        state.plane.swap(joker, card)
    _stand_down(state, joker)
    state.hands[seat] |= BIT[joker]
    _arrive(state, joker)
    joker_recovered(state, seat, joker, card)
    return joker


def discard(state: State, seat: int, card: int, why: int) -> None:
    """From the hand, or the selection, to one's own discard, face up (A11, J10)."""
    bit = BIT[card]
    if state.hands[seat] & bit:
        state.hands[seat] ^= bit
    else:
        assert state.round is not None
        state.round.selections[seat] ^= bit
    _show(state, seat, card)
    if state.events is not None:
        card_discarded(state, seat, card, why)


def bury(state: State, seat: int, cards: int) -> int:
    """Cards that a seat has, in whatever place, lie face down from now on (S06); how many they are."""
    assert state.classic is not None
    state.hands[seat] &= ~cards
    if state.round:
        state.round.selections[seat] &= ~cards
    state.discards[seat] &= ~cards
    state.shown &= ~cards
    state.classic.buried[seat] |= cards
    return count(cards)


def harvest(state: State, seat: int, card: int) -> None:
    """A card of another discard comes into the hand (S03)."""
    owner = discarder(state, card)
    state.discards[owner] ^= BIT[card]
    state.shown ^= BIT[card]
    state.hands[seat] |= BIT[card]
    _arrive(state, card)
    card_taken(state, seat, card, owner)


def select(state: State, seat: int, cards: int) -> None:
    """Prepare a selection from the hand (J03)."""
    assert state.round is not None
    state.hands[seat] ^= cards
    state.round.selections[seat] = cards


def turn_up(state: State, seat: int) -> None:
    """A selection is turned up (J04), in the deck's order: how long a card was held stays hidden."""
    cards = state.selection(seat)
    while cards:
        card = lowest(cards)
        _arrive(state, card)
        card_revealed(state, seat, card)
        cards &= cards - 1


def drop_selection(state: State, seat: int) -> None:
    """Move the rest of a selection to the discard at the end of the round (J10)."""
    cards = state.selection(seat)
    while cards:
        card = oldest(state, cards)
        discard(state, seat, card, BY_ROUND)
        cards ^= BIT[card]


def steal(state: State, thief: int, victim: int, card: int, exchange: int) -> None:
    """A card from another hand into one's own; chance has chosen it (F03, F04)."""
    state.hands[victim] ^= BIT[card]
    state.hands[thief] |= BIT[card]
    _arrive(state, card)
    if state.events is not None:
        card_stolen(state, thief, card, victim, exchange)


def give(state: State, giver: int, taker: int, card: int) -> None:
    """A card that its holder chose, to another hand."""
    state.hands[giver] ^= BIT[card]
    state.hands[taker] |= BIT[card]
    _arrive(state, card)
    if state.events is not None:
        card_given(state, giver, card, taker)
