"""What the rules prescribe when the clock runs out (C14, C16)."""

from __future__ import annotations

from discovery.bits import BIT, members
from discovery.evolution.moves import codes
from discovery.evolution.state import DISCARD, GIVE, STEAL, State
from discovery.evolution.table import holders, newest


def move(state: State) -> int:
    """The acting seat's next move; repeat until the turn has passed on."""
    hand = state.hands[state.turn]
    if state.phase == GIVE:
        return codes.GIVE << codes.SHIFT | newest(state, hand & ~BIT[state.owed])
    if state.phase == DISCARD:
        return codes.DISCARD << codes.SHIFT | newest(state, hand)
    if state.phase == STEAL:
        return codes.STEAL << codes.SHIFT | _victim(state)
    return codes.END << codes.SHIFT


def _victim(state: State) -> int:
    """The first seat clockwise that keeps a card after the theft, else the first that has one."""
    seats = state.setup.seat_count
    clockwise = sorted(members(holders(state, state.turn)), key=lambda seat: (seat - state.turn) % seats)
    keeping = [seat for seat in clockwise if state.hands[seat].bit_count() > 1]
    return (keeping or clockwise)[0]
