"""Random games inside the engine: the measure of its speed and the play-outs of searches."""

from __future__ import annotations

from collections.abc import Callable

from discovery.bits import BIT
from discovery.evolution.game import clockwise_first, line_of_nobody, run_virtual_players
from discovery.evolution.moves import codes
from discovery.evolution.rules import Kind
from discovery.evolution.state import FLIP, OVER, SELECT, WINDOW, State
from discovery.protocol import NO_OUTCOME


def play_out(state: State, random: Callable[[], float]) -> int:
    """Play random moves to the end, in place; the number of decisions taken.

    Every kind's arguments are equally likely, and so is what a move says beside its argument. ``random``
    returns floats in ``[0, 1)``, such as ``random.Random(1).random``.
    """
    moves = 0
    setup = state.setup
    by_phase, menus, virtual = setup.kinds, setup.menus, setup.virtual_seats
    while state.phase != OVER:
        phase = state.phase
        seat = state.turn if state.asked < 0 else state.asked
        if phase >= WINDOW:
            if phase == FLIP or (phase == WINDOW and not state.waiting):
                line_of_nobody(state)
                continue
            if phase in (WINDOW, SELECT):
                seat = clockwise_first(state)
        kinds = by_phase[phase]
        offers = [kind.offer(state, seat) for kind in kinds]
        index = int(random() * sum([offered.bit_count() for offered in offers]))
        which = 0
        offered = offers[0]
        while index >= (size := offered.bit_count()):
            index -= size
            which += 1
            offered = offers[which]
        while index:
            offered &= offered - 1
            index -= 1
        kind, base, expanded = menus[phase][which]
        move = base + (offered & -offered).bit_length()
        if expanded:
            move |= _more(state, kind, seat, move, random) << codes.EXTRA
        outcome = NO_OUTCOME
        if kind.chance and (cards := kind.chances(state, seat, move)):
            outcome = cards[int(random() * len(cards))]
        kind.do(state, seat, move, outcome)
        if virtual:
            run_virtual_players(state)
        moves += 1
    return moves


def _more(state: State, kind: Kind, seat: int, move: int, random: Callable[[], float]) -> int:
    if kind.more == "cards":
        return _some_cards(state.hands[seat], random)
    extras = kind.extras(state, seat, move & codes.ARGUMENT)
    return extras[int(random() * len(extras))]


def _some_cards(hand: int, random: Callable[[], float]) -> int:
    """A set of cards of a hand, not the empty one; large hands are not listed set by set."""
    number = 1 + int(random() * (BIT[hand.bit_count()] - 1))
    chosen = 0
    while hand:
        low = hand & -hand
        if number & 1:
            chosen |= low
        number >>= 1
        hand ^= low
    return chosen
