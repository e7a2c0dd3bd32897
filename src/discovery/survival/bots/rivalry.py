"""How rivals deal with one another where only one can get out (section XR), and what the dead leave."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.survival.bots.reactions import DIRTY, FOOD, MEAT, MEDICINE, WATER
from discovery.survival.model import codes, queries
from discovery.survival.model.coding import argument_of, word_of
from discovery.survival.model.state import NONE
from discovery.survival.model.tasks import ESCAPE

if TYPE_CHECKING:
    from discovery.survival.model.state import State
    from discovery.survival.moves.move_buffer import MoveBuffer

NO_BLOW = 0
BOLD = 1
"""With more damage than this nobody attacks."""
WEAK = 2
"""A rival with so much damage may be beaten today."""
NEEDED = (FOOD, WATER, MEAT, DIRTY, MEDICINE)


def blow(state: State, seat: int, buffer: MoveBuffer) -> int:
    """An attack on a rival in the space who is about to leave, or weak; ``NO_BLOW`` if that is not wise."""
    own = queries.hurts(state, seat)
    if own > BOLD:
        return NO_BLOW
    for place in range(buffer.count):
        move = buffer.moves[place]
        if word_of(move) != codes.ATTACK:
            continue
        rival = argument_of(move)
        damage = queries.hurts(state, rival)
        if damage >= own and (damage >= WEAK or could_leave(state, rival)):
            return move
    return NO_BLOW


def could_leave(state: State, seat: int) -> bool:
    """Whether a seat has the fare while the way out is known to be open to it."""
    if state.stage < state.setup.stages:
        return False
    for task in state.setup.tasks:
        if task.kind != ESCAPE:
            continue
        lacking = 0
        for resource in range(9):
            lacking += max(0, task.price[resource] - state.goods[seat * 9 + resource])
        if lacking == 0:
            return True
    return False


def spoils(state: State, seat: int, buffer: MoveBuffer) -> int:
    """The move that takes vital pieces from a survivor lying in the space; ``NONE`` if there is nothing, or
    no room."""
    if queries.load(state, seat) >= queries.limit(state, seat):
        return NONE
    for place in range(buffer.count):
        move = buffer.moves[place]
        if word_of(move) == codes.LOOT and argument_of(move) in NEEDED:
            return move
    return NONE
