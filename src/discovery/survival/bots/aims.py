"""Where it is worth going, and what for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from discovery.core.bits import BIT
from discovery.survival.board.hexes import FAR_AWAY
from discovery.survival.bots.answers import DIRTY, FOOD, MEAT, WATER
from discovery.survival.flow import quests
from discovery.survival.model import codes, queries, table
from discovery.survival.model.codes import TOKEN, coded
from discovery.survival.model.setup import CLUES, DELIVER, ESCAPE, SEARCH, SLAY, USE_ON
from discovery.survival.model.state import NONE
from discovery.survival.moves.travelling import explore_cost

if TYPE_CHECKING:
    from collections.abc import Iterator

    from discovery.survival.flow.reach import Reach
    from discovery.survival.model.setup import TaskFigures
    from discovery.survival.model.state import State

PLANT, ROCK, DEBRIS, TRACK, WATER_CLASS = range(5)
MATTERS = {ROCK: 5, DEBRIS: 6}
"""The resource that a class of tokens mostly holds."""


@dataclass(frozen=True, slots=True)
class Aim:
    """A space, the move to make there, what it is worth, and the stamina that all of it costs."""

    space: int
    move: int
    worth: float
    cost: int

    @property
    def ratio(self) -> float:
        """Worth for the price."""
        return self.worth / (self.cost + 1)


def aims(state: State, seat: int, reach: Reach) -> Iterator[Aim]:
    """Everything worth going for that can be reached, today or later."""
    yield from _tokens(state, seat, reach)
    yield from _landmarks(state, reach)
    yield from _tiles(state, seat, reach)
    yield from _tasks(state, seat, reach)
    yield from _fires(state, seat, reach)


def _tokens(state: State, seat: int, reach: Reach) -> Iterator[Aim]:
    setup = state.setup
    room = queries.limit(state, seat) - queries.load(state, seat)
    for space in range(setup.spaces):
        if reach.costs[space] == FAR_AWAY:
            continue
        if state.heap[space] and room > 1:
            yield Aim(space, _lying(state, space), 2.0, reach.costs[space])
        if state.token[space] == NONE:
            continue
        klass = setup.token_class[setup.piece_number[state.token[space]]]
        if room <= 0 and klass != TRACK:
            continue
        worth = _token_worth(state, seat, klass, room)
        cost = reach.costs[space] + (1 if space == state.pos[seat] else 0)
        yield Aim(space, coded(codes.COLLECT, TOKEN), worth, cost)


def _lying(state: State, space: int) -> int:
    resource = next(number for number in (FOOD, WATER, *range(9)) if table.lying(state, space, number))
    return coded(codes.COLLECT, resource)


def _token_worth(state: State, seat: int, klass: int, room: int) -> float:
    goods = state.goods[seat * 9 : seat * 9 + 9]
    if klass == WATER_CLASS:
        return (6.0, 4.0, 2.5, 1.0)[min(3, goods[WATER] + goods[DIRTY])]
    if klass == TRACK:
        if queries.hurts(state, seat) >= 2:
            return 0.0
        return (3.5, 2.5, 1.5, 0.5)[min(3, goods[FOOD] + goods[MEAT])]
    if klass == PLANT:
        return 3.5 if goods[FOOD] < 2 else 2.5
    wanted = 0
    for task in state.setup.tasks:
        if task.kind == DELIVER and state.stage <= task.stage <= state.stage + 1:
            wanted |= task.wanted
    return 3.0 if wanted & BIT[MATTERS[klass]] else 1.5


def _landmarks(state: State, reach: Reach) -> Iterator[Aim]:
    """Landmarks give clues, and some stages ask for them."""
    setup = state.setup
    asks = [task for task in setup.tasks if task.stage == state.stage and task.kind in (CLUES, SEARCH)]
    for number in range(1, 7):
        space = state.landmark[number]
        if space == NONE or state.investigated & BIT[number] or reach.costs[space] == FAR_AWAY:
            continue
        sought = any(task.kind == CLUES or task.place == number for task in asks)
        yield Aim(space, coded(codes.INVESTIGATE), 9.0 if sought else 3.0, reach.costs[space] + 1)


def _tiles(state: State, seat: int, reach: Reach) -> Iterator[Aim]:
    """Undiscovered tiles, more so while a place that matters is not found."""
    setup = state.setup
    unknown = any(
        quests.place_of(state, task) == NONE and task.place > 0
        for task in setup.tasks
        if task.stage in (state.stage, state.stage + 1)
    )
    seeks = any(task.kind == CLUES for task in setup.tasks if task.stage == state.stage)
    for slot in range(setup.slots):
        if state.seen & BIT[slot]:
            continue
        best = min(
            (space for space in range(setup.spaces) if setup.ground.beside[slot] & BIT[space]),
            key=lambda space: reach.costs[space],
        )
        if reach.costs[best] < FAR_AWAY:
            worth = 5.5 if unknown else 4.0 if seeks else 2.2
            yield Aim(best, coded(codes.EXPLORE, slot), worth, reach.costs[best] + explore_cost(state, seat))


def _tasks(state: State, seat: int, reach: Reach) -> Iterator[Aim]:
    """What the stage asks for at a place."""
    for task in state.setup.tasks:
        if task.stage != state.stage:
            continue
        space = quests.place_of(state, task)
        if task.kind == USE_ON:
            yield from _surveys(state, seat, task, reach)
        elif space == NONE or reach.costs[space] == FAR_AWAY:
            continue
        elif task.kind == ESCAPE:
            yield from _escape(state, seat, task, space, reach)
        elif task.kind == DELIVER:
            yield from _delivery(state, seat, task, space, reach)
        elif task.kind == SLAY and queries.hurts(state, seat) == 0:
            yield Aim(space, coded(codes.FIGHT), 4.0, reach.costs[space] + 1)


def _delivery(state: State, seat: int, task: TaskFigures, space: int, reach: Reach) -> Iterator[Aim]:
    """What one carries, but the food and water for the next night."""
    carried = 4 if task.item != NONE and state.held[seat] & BIT[task.item] else 0
    for resource in range(9):
        if task.wanted & BIT[resource]:
            carried += state.goods[seat * 9 + resource] - (1 if resource in (FOOD, WATER) else 0)
    if carried > 0:
        yield Aim(space, coded(codes.END), 2.2 * min(carried, 5), reach.costs[space] + 1)


def _surveys(state: State, seat: int, task: TaskFigures, reach: Reach) -> Iterator[Aim]:
    if not state.held[seat] & BIT[task.item]:
        return
    for space in range(state.setup.spaces):
        fits = state.ground[task.band] & BIT[space] and not state.surveyed & BIT[space // 7]
        if fits and reach.costs[space] < FAR_AWAY:
            yield Aim(space, coded(codes.SURVEY), 8.0, reach.costs[space] + 2)


def _escape(state: State, seat: int, task: TaskFigures, space: int, reach: Reach) -> Iterator[Aim]:
    """The way out, once one has the fare; before it opens, being near is enough."""
    price = task.price
    if any(state.goods[seat * 9 + resource] < price[resource] for resource in range(9)):
        return
    if state.night >= state.setup.opens:
        yield Aim(space, coded(codes.ESCAPE, task.route), 60.0, reach.costs[space] + 1 + price[9])
    elif space != state.pos[seat]:
        yield Aim(space, coded(codes.END), 3.0, reach.costs[space])


def _fires(state: State, seat: int, reach: Reach) -> Iterator[Aim]:
    """Meat wants a fire."""
    meat = state.goods[seat * 9 + MEAT]
    if not meat:
        return
    for space in range(state.setup.spaces):
        if state.lit & BIT[space] and reach.costs[space] < FAR_AWAY and space != state.pos[seat]:
            yield Aim(space, coded(codes.END), 2.5 * min(meat, 3), reach.costs[space] + 1)
