"""Hidden cards in one another's places: what a re-deal is to cards instead of positions."""

from __future__ import annotations

from discovery.core.bits import BIT, count, lowest
from discovery.core.protocol import Chooser
from discovery.evolution.model.phases import SELECT
from discovery.evolution.model.state import NO_CARD, State
from discovery.evolution.variants.battle.state import LOOKING


def hidden_permutation(state: State, viewer: int, random: Chooser) -> dict[int, int]:
    """Each card that is hidden from ``viewer`` with one that may lie there instead: one of its era where the
    stack is sorted (B02), another Joker for a Joker, another of the side pile for one of those (S29). The
    Jokers that are left in the stack come to lie anywhere in it (B10). What the viewer has seen of the stack
    stays (Y14)."""
    setup = state.setup
    hidden = _held(state, viewer)
    part = state.assets
    seen = 0 if part is None or viewer < 0 else max(0, part.spied[viewer] - state.top)
    for card in state.stack[seen:]:
        hidden |= BIT[card]
    packs = setup.era_cards if setup.by_era else [setup.discoveries]
    instead: dict[int, int] = {}
    for pack in (*packs, setup.jokers):
        instead |= _shuffled(_cards(hidden & pack), random)
    _slip_in(state, instead, random)
    return instead | _shuffled(sorted(state.side_pile), random)


def _held(state: State, viewer: int) -> int:
    """The cards in hands that ``viewer`` does not see, without those they know there; selections (J03) and
    buried cards (S06) belong to those hands."""
    held = 0
    for seat in range(state.setup.seat_count):
        if seat != viewer or state.setup.virtual_seats & BIT[seat]:
            held |= state.hands[seat]
            if state.phase == SELECT:
                held |= state.selection(seat)
        if state.classic is not None:
            held |= state.classic.buried[seat]
    if state.flips is not None and state.flips.pending != NO_CARD:
        held &= ~BIT[state.flips.pending]
    if state.owed_card != NO_CARD and viewer in (state.turn, state.partner):
        held &= ~BIT[state.owed_card]
    if state.assets is not None and state.assets.doing == LOOKING and viewer == state.turn:
        held &= ~state.hands[state.assets.aim]
    return held


def _slip_in(state: State, instead: dict[int, int], random: Chooser) -> None:
    """Lay the Jokers of the stack anywhere in it; the order of the other cards stays."""
    stack = [instead.get(card, card) for card in state.stack]
    jokers = [card for card in stack if state.setup.jokers & BIT[card]]
    others = [card for card in stack if not state.setup.jokers & BIT[card]]
    for joker in jokers:
        others.insert(random.randrange(len(others) + 1), joker)
    instead |= dict(zip(state.stack, others, strict=True))


def _shuffled(cards: list[int], random: Chooser) -> dict[int, int]:
    others = cards[:]
    random.shuffle(others)
    return dict(zip(cards, others, strict=True))


def _cards(mask: int) -> list[int]:
    numbers = []
    for _ in range(count(mask)):
        numbers.append(lowest(mask))
        mask &= mask - 1
    return numbers
