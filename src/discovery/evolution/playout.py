"""Random games inside the engine: the measure of its speed and the play-outs of searches."""

from __future__ import annotations

from collections.abc import Callable

from discovery.bits import nth
from discovery.evolution.game import advance
from discovery.evolution.moves import codes
from discovery.evolution.state import OVER, State
from discovery.evolution.table import stealable
from discovery.protocol import NO_OUTCOME


def play_out(state: State, random: Callable[[], float]) -> int:
    """Play uniformly random moves to the end, in place; the number of decisions taken.

    ``random`` returns floats in ``[0, 1)``, such as ``random.Random(1).random``.
    """
    moves = 0
    by_phase = state.setup.kinds
    while state.phase != OVER:
        kinds = by_phase[state.phase]
        offers = [kind.offer(state) for kind in kinds]
        sizes = [offered.bit_count() for offered in offers]
        index = int(random() * sum(sizes))
        which = 0
        while index >= sizes[which]:
            index -= sizes[which]
            which += 1
        argument = nth(offers[which], index)
        outcome = NO_OUTCOME
        if kinds[which].chance:
            cards = stealable(state, argument)
            outcome = cards[int(random() * len(cards))]
        advance(state, kinds[which].code << codes.SHIFT | argument, outcome)
        moves += 1
    return moves
