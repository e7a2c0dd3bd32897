"""Random games inside the engine: the measure of its speed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.survival.model import phases, queries
from discovery.survival.model.codes import ROLL
from discovery.survival.model.coding import coded
from discovery.survival.moves import kinds
from discovery.survival.moves.move_buffer import MoveBuffer

if TYPE_CHECKING:
    from discovery.core.dice import Dice
    from discovery.survival.model.state import State


def play_out(state: State, dice: Dice) -> int:
    """Play random moves to the end, in place, each legal one equally likely; the number of decisions taken.

    Where several seats are asked the first one from the first player on answers first.
    """
    buffer, moves = MoveBuffer(), 0
    while state.phase != phases.FINISHED:
        if state.phase == phases.ROLLING:
            seat, move = state.asked, coded(ROLL)
        else:
            seat = queries.first_of(state, kinds.actors(state))
            kinds.find(state, seat, buffer)
            move = buffer.moves[dice.below(buffer.count)]
            moves += 1
        outcomes = kinds.dice(state, move)
        kinds.play(state, seat, move, dice.below(outcomes) + 1 if outcomes else 0)
    return moves
