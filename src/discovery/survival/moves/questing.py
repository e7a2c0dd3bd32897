"""Delivering, surveying, escaping (rules XP03 to XP07)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.core.bits import BIT, count, lowest
from discovery.survival.flow import ending, quests
from discovery.survival.model import codes, queries, table
from discovery.survival.model import events as told
from discovery.survival.model.codes import ITEM_PIECE
from discovery.survival.model.coding import argument_of, coded, extra_of
from discovery.survival.model.emit import emit
from discovery.survival.model.limits import ROUTES
from discovery.survival.model.state import NONE
from discovery.survival.moves.kind import Kind, act, has_piece, is_item, pieces_of, short_of
from discovery.survival.moves.refusals import (
    NO_FARE,
    NO_PIECE,
    NOT_THE_PLACE,
    NOT_THIS_STAGE,
    TOO_EARLY,
)

if TYPE_CHECKING:
    from discovery.survival.model.state import State
    from discovery.survival.moves.move_buffer import MoveBuffer

WOOD, STONE = 4, 5
SURVEY_COST = 2


def task_of_piece(state: State, seat: int, piece: int) -> int:
    """The task that a piece would serve where the seat stands; ``NONE`` if there is none."""
    item = piece - ITEM_PIECE if is_item(piece) else NONE
    return quests.task_for(state, NONE if item != NONE else piece, item, state.pos[seat])


class Deliver(Kind):
    """Bringing pieces to the place of a task."""

    def refuse(self, state: State, seat: int, move: int) -> int:
        """Why the seat cannot deliver the pieces: no such pieces, no task for them here, or too many."""
        piece, number = argument_of(move), extra_of(move)
        if not has_piece(state, seat, piece) or piece >= codes.PROJECT_PIECE:
            return NO_PIECE
        task = task_of_piece(state, seat, piece)
        if task == NONE:
            return NOT_THE_PLACE
        most = 1 if is_item(piece) else state.goods[seat * 9 + piece]
        if not 1 <= number <= most or number > state.setup.tasks[task].target - state.counts[task]:
            return NO_PIECE
        return short_of(state, seat, 1)

    def propose(self, state: State, seat: int, buffer: MoveBuffer) -> None:
        """Offer each piece with a task here, in every number."""
        if not quests.takes_at(state, state.pos[seat]):
            return
        pieces = pieces_of(state, seat) & (BIT[codes.PROJECT_PIECE] - 1)
        while pieces:
            piece = lowest(pieces)
            pieces &= pieces - 1
            if task_of_piece(state, seat, piece) != NONE:
                most = 1 if is_item(piece) else state.goods[seat * 9 + piece]
                for number in range(1, most + 1):
                    self.offer(state, seat, coded(self.word, piece, number), buffer)

    def play(self, state: State, seat: int, move: int, die: int) -> None:
        """Hand in the pieces, for 1 stamina; builders and company add to their worth."""
        piece, number = argument_of(move), extra_of(move)
        task = task_of_piece(state, seat, piece)
        act(state, seat, 1)
        worth = number
        if is_item(piece):
            table.lose_item(state, seat, piece - ITEM_PIECE)
        else:
            table.pay(state, seat, piece, number)
            if piece in (WOOD, STONE):
                worth += queries.total(state, seat, state.setup.build)
        if count(queries.seats_at(state, state.pos[seat])) > 1:
            worth += 1  # many hands (rule XP11)
        worth = min(worth, state.setup.tasks[task].target - state.counts[task])
        state.counts[task] += worth
        emit(state, told.DELIVERED, seat, piece, task, worth)
        quests.go_on(state)


class Survey(Kind):
    """Surveying the land with the item of a task, once a tile."""

    def refuse(self, state: State, seat: int, move: int) -> int:
        """Why the seat cannot survey: no task for it here, or too little stamina."""
        if quests.survey_task(state, seat) == NONE:
            return NOT_THE_PLACE
        return short_of(state, seat, SURVEY_COST)

    def propose(self, state: State, seat: int, buffer: MoveBuffer) -> None:
        """Offer a survey of the seat's tile."""
        self.offer(state, seat, coded(self.word), buffer)

    def play(self, state: State, seat: int, move: int, die: int) -> None:
        """Count the tile for the task, for 2 stamina."""
        task = quests.survey_task(state, seat)
        act(state, seat, SURVEY_COST)
        slot = state.pos[seat] // 7
        state.surveyed |= BIT[slot]
        state.counts[task] += 1
        emit(state, told.SURVEYED, seat, -1, -1, slot)
        quests.go_on(state)


class Escape(Kind):
    """The way out, by one of its routes."""

    def refuse(self, state: State, seat: int, move: int) -> int:
        """Why the seat cannot escape by the route: wrong stage or place, too early, or too little to pay."""
        task = quests.way_out(state, argument_of(move))
        if task == NONE:
            return NOT_THIS_STAGE
        if quests.place_of(state, state.setup.tasks[task]) != state.pos[seat]:
            return NOT_THE_PLACE
        if state.night < state.setup.opens:
            return TOO_EARLY
        price = state.setup.tasks[task].price
        for resource in range(9):
            if state.goods[seat * 9 + resource] < price[resource]:
                return NO_FARE
        return short_of(state, seat, 1 + price[9])

    def propose(self, state: State, seat: int, buffer: MoveBuffer) -> None:
        """Offer each route, in stages that have a way out."""
        if not state.setup.ways_out & BIT[state.stage]:
            return
        for route in range(ROUTES):
            self.offer(state, seat, coded(self.word, route), buffer)

    def play(self, state: State, seat: int, move: int, die: int) -> None:
        """Pay the price of the route and let the seat out."""
        task = quests.way_out(state, argument_of(move))
        price = state.setup.tasks[task].price
        act(state, seat, 1 + price[9])
        for resource in range(9):
            if price[resource]:
                table.pay(state, seat, resource, price[resource])
        state.counts[task] += 1
        ending.escape(state, seat)
