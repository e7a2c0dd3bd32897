"""Cooperation: gifts, shared deliveries, supported hunts, company at night."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.core.bits import BIT, count
from discovery.survival.board.hexes import FAR_AWAY
from discovery.survival.bots.reactions import FOOD, MEAT, MEDICINE, WATER
from discovery.survival.flow import quests
from discovery.survival.flow.fights import SUPPORT_REACH
from discovery.survival.model import codes, queries
from discovery.survival.model.coding import argument_of, coded, extra_of, word_of
from discovery.survival.model.state import NONE
from discovery.survival.model.tasks import ESCAPE

if TYPE_CHECKING:
    from discovery.survival.flow.reach import Reach
    from discovery.survival.model.state import State
    from discovery.survival.moves.move_buffer import MoveBuffer

NO_GIFT = 0
"""No move of a day has this number."""
SICKNESS = 2
MORE = 2
"""A survivor with that many more pieces of food or water than another one shares them."""
STAMINA_TO_SPARE = 3
"""From this stamina on pieces are delivered one by one in company, where each delivery counts one more."""
BACKED = 1.5
"""How much more hunting is worth where somebody could support."""
COMPANY = 5.0
"""The value of a companion for the night, beside the aims of a day."""
A_STEP = 1.5
"""The stamina that a step on the way back costs, roughly."""


def gift(state: State, seat: int, buffer: MoveBuffer) -> int:
    """A gift to somebody in the space who needs it more; ``NO_GIFT`` if there is none to make."""
    for place in range(buffer.count):
        move = buffer.moves[place]
        if word_of(move) != codes.HAND or argument_of(move) >= codes.ITEM_PIECE:
            continue
        if _is_due(state, seat, argument_of(move), extra_of(move)):
            return move
    return NO_GIFT


def parting(state: State, seat: int, buffer: MoveBuffer) -> int:
    """A gift of what the way out does not cost, to somebody who cannot pay it yet; or ``NO_GIFT``."""
    for place in range(buffer.count):
        move = buffer.moves[place]
        if word_of(move) != codes.HAND or argument_of(move) >= codes.ITEM_PIECE:
            continue
        piece = argument_of(move)
        if _lacks(state, extra_of(move), piece) and state.goods[seat * 9 + piece] > _wanted(state, piece):
            return move
    return NO_GIFT


def _is_due(state: State, seat: int, piece: int, other: int) -> bool:
    mine, theirs = state.goods[seat * 9 + piece], state.goods[other * 9 + piece]
    if piece in (FOOD, WATER) and mine >= theirs + MORE:
        return True
    if _lacks(state, other, piece) and mine > _wanted(state, piece):
        return True
    if piece == MEDICINE and theirs == 0 and state.damage[other * 4 + SICKNESS]:
        return mine > 1 or state.damage[seat * 4 + SICKNESS] == 0
    return piece == MEAT and mine >= MORE and theirs + state.goods[other * 9 + FOOD] == 0


def _wanted(state: State, piece: int) -> int:
    """How many pieces a survivor should have: one for the night, and the fare when the way out is near."""
    wanted = 1 if piece in (FOOD, WATER) else 0
    if state.stage == state.setup.stages:
        for task in state.setup.tasks:
            if task.kind == ESCAPE and task.route == 0:
                return max(wanted, task.price[piece])
    return wanted


def _lacks(state: State, seat: int, piece: int) -> bool:
    return state.goods[seat * 9 + piece] < _wanted(state, piece)


def in_parts(state: State, seat: int, move: int) -> int:
    """A delivery in place of ``move``: in company no more pieces than needed, since each delivery counts one
    more (rule XP11)."""
    piece, most = argument_of(move), extra_of(move)
    if most < 2 or state.stamina[seat] < STAMINA_TO_SPARE:
        return move
    if count(queries.seats_at(state, state.pos[seat])) < 2:
        return move
    number = quests.task_for(state, piece, NONE, state.pos[seat])
    rest = state.setup.tasks[number].target - state.counts[number] - 1
    return coded(codes.DELIVER, piece, rest if 0 < rest <= most else 1)


def is_backed(state: State, seat: int, space: int) -> bool:
    """Whether somebody is near enough to a space to support a fight there."""
    ground = state.setup.ground
    for other in range(state.setup.seats):
        if other == seat or not state.on & BIT[other] or not state.ready[other]:
            continue
        if ground.distances[state.pos[other] * ground.spaces + space] <= SUPPORT_REACH:
            return True
    return False


def companion(state: State, seat: int, reach: Reach) -> int:
    """The nearest space of somebody who has had their turn today, where one could stay for the night;
    ``NONE`` if there is none within one's stamina."""
    seats, best, cost = state.setup.seats, NONE, FAR_AWAY
    for step in range(seats):
        other = (state.first + step) % seats
        if other == seat:
            break
        space = state.pos[other]
        if state.on & BIT[other] and reach.costs[space] <= state.stamina[seat] and reach.costs[space] < cost:
            best, cost = space, reach.costs[space]
    return best


def calls(state: State, seat: int, fellow: int, cost: int, space: int, price: int, ratio: float) -> bool:
    """Whether to go to a companion at ``fellow`` for the night, for ``cost``, rather than after the best aim,
    at ``space`` for its ``price``, from which one would not be back."""
    ground = state.setup.ground
    back = A_STEP * ground.distances[space * ground.spaces + fellow]
    return price + back > state.stamina[seat] and ratio * (cost + 1) < COMPANY
