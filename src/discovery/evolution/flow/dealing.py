"""The deal: pool and hands by turns, then the start card where there is one (B03, R03, S12)."""

from __future__ import annotations

from discovery.core.bits import BIT
from discovery.evolution.model.dealing import HAND_SIZE
from discovery.evolution.model.phases import TURN
from discovery.evolution.model.state import State
from discovery.evolution.model.table import draw, lay_first, refill


def deal(state: State) -> None:
    """Five rounds: a card to the pool, until it is full, then one to every seat (B03), two in the first ones
    to a seat with an advantage (R03)."""
    setup = state.setup
    for dealt in range(HAND_SIZE):
        if dealt < setup.pool_size:
            refill(state)
        for seat in range(setup.seat_count):
            draw(state, seat)
            if dealt < setup.size_of[seat] - HAND_SIZE:
                draw(state, seat)
    if setup.starts:
        lay_start_card(state)


def lay_start_card(state: State) -> None:
    """The top card of the stack begins the tree and opens its era without a reward (S12, S13, S26)."""
    setup = state.setup
    era = setup.era_of[lay_first(state)]
    state.opened |= BIT[era]
    if not setup.cards_of_era[era] & ~state.present:
        state.closed |= BIT[era]
    state.phase = TURN
