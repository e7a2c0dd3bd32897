"""Moving and exploring (rules XC10 to XC12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.core.bits import BIT, lowest
from discovery.survival.flow import programs, quests
from discovery.survival.model import events as told
from discovery.survival.model import frames, queries, table
from discovery.survival.model.coding import argument_of, coded
from discovery.survival.model.emit import emit
from discovery.survival.model.stack import push
from discovery.survival.moves.kind import Kind, act, short_of
from discovery.survival.moves.refusals import ALREADY_DISCOVERED, NOT_DISCOVERED, TOO_FAR

if TYPE_CHECKING:
    from discovery.survival.model.state import State
    from discovery.survival.moves.move_buffer import MoveBuffer

BARRED = 3
OPENED_COST = 2
"""The cost of barred ground, in stamina, with what its waiver names (rule XH04)."""


def cost_of(state: State, seat: int, space: int) -> int:
    """The stamina that a step into a discovered space costs a seat."""
    return cost_on(state, seat, queries.terrain(state, space))


def cost_on(state: State, seat: int, terrain: int) -> int:
    """The stamina that a step onto a kind of ground costs a seat."""
    setup = state.setup
    band = setup.terrain_band[terrain]
    if band == BARRED:
        return OPENED_COST if is_open(state, seat, terrain) else setup.terrain_cost[terrain]
    cost, held = setup.terrain_cost[terrain], state.held[seat]
    while held:
        cost -= setup.cheaper[lowest(held) * 4 + band]
        held &= held - 1
    return max(1, cost)


def is_open(state: State, seat: int, terrain: int) -> bool:
    """Whether barred ground is open to a seat."""
    setup = state.setup
    held = state.held[seat]
    while held:
        if setup.passes[lowest(held)] & setup.terrain_waiver[terrain]:
            return True
        held &= held - 1
    return False


class MoveTo(Kind):
    """A step to a neighbouring space."""

    def refuse(self, state: State, seat: int, move: int) -> int:
        """Why the seat cannot step to the space: not a neighbour, undiscovered, or too little stamina."""
        space = argument_of(move)
        if not state.setup.ground.within_1[state.pos[seat]] & BIT[space] or space == state.pos[seat]:
            return TOO_FAR
        if not queries.is_discovered(state, space):
            return NOT_DISCOVERED
        return short_of(state, seat, cost_of(state, seat, space))

    def propose(self, state: State, seat: int, buffer: MoveBuffer) -> None:
        """Offer each neighbouring space."""
        base = state.pos[seat] * 6
        for direction in range(6):
            space = state.setup.ground.neighbours[base + direction]
            if space >= 0:
                self.offer(state, seat, coded(self.word, space), buffer)

    def play(self, state: State, seat: int, move: int, die: int) -> None:
        """Move the seat; it meets enemies there and suffers the ground's effect."""
        space = argument_of(move)
        cost = cost_of(state, seat, space)
        act(state, seat, cost)
        state.pos[seat] = space
        state.fresh |= BIT[seat]
        emit(state, told.MOVED, seat, -1, cost, space)
        push(state, frames.MEET, seat, space)
        terrain = queries.terrain(state, space)
        if not (state.setup.terrain_band[terrain] == BARRED and is_open(state, seat, terrain)):
            programs.start(state, state.setup.enter_program[terrain], seat)


class Explore(Kind):
    """Turning over a tile beside one's space."""

    def refuse(self, state: State, seat: int, move: int) -> int:
        """Why the seat cannot explore the tile: discovered, not adjacent, or too little stamina."""
        slot = argument_of(move)
        if state.seen & BIT[slot]:
            return ALREADY_DISCOVERED
        if not state.setup.ground.beside[slot] & BIT[state.pos[seat]]:
            return TOO_FAR
        return short_of(state, seat, explore_cost(state, seat))

    def propose(self, state: State, seat: int, buffer: MoveBuffer) -> None:
        """Offer each undiscovered tile beside the seat's space."""
        slots = state.setup.ground.touched[state.pos[seat]] & ~state.seen
        while slots:
            self.offer(state, seat, coded(self.word, lowest(slots)), buffer)
            slots &= slots - 1

    def play(self, state: State, seat: int, move: int, die: int) -> None:
        """Turn the tile over, for 1 stamina or free by a card."""
        cost = explore_cost(state, seat)
        act(state, seat, cost)
        if cost == 0:
            state.used[seat] |= BIT[lowest(_free_explorers(state, seat))]
        table.turn_tile(state, argument_of(move), seat)
        quests.appear(state)


def _free_explorers(state: State, seat: int) -> int:
    """The marks of the cards by which a seat may still explore for nothing today: the character's first."""
    held, marks = state.held[seat], 0
    while held:
        marks |= state.setup.explore_mark[lowest(held)]
        held &= held - 1
    return marks & ~state.used[seat]


def explore_cost(state: State, seat: int) -> int:
    """0 as long as a card lets the seat explore for nothing today, each card once (rule XC21)."""
    return 0 if _free_explorers(state, seat) else 1
