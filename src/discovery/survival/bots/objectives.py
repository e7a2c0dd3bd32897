"""Where it is worth going, and what for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.core.bits import BIT, lowest
from discovery.survival.board.hexes import FAR_AWAY
from discovery.survival.bots.cooperation import BACKED, is_backed
from discovery.survival.bots.reactions import DIRTY, FOOD, MEAT, WATER
from discovery.survival.flow import quests
from discovery.survival.model import codes, queries, table
from discovery.survival.model.codes import TOKEN
from discovery.survival.model.coding import coded
from discovery.survival.model.state import NONE
from discovery.survival.model.tasks import CLUES, DELIVER, ESCAPE, SEARCH, SLAY, USE_ON
from discovery.survival.moves.travelling import explore_cost

if TYPE_CHECKING:
    from discovery.survival.flow.reach import Reach
    from discovery.survival.model.state import State
    from discovery.survival.model.tasks import TaskFigures

PLANT, ROCK, DEBRIS, TRACK, WATER_CLASS = range(5)
OF_ROCK, OF_DEBRIS = 5, 6
"""The resource that a class of tokens mostly holds."""
THIRSTY = (6.0, 4.0, 2.5, 1.0)
HUNGRY = (3.5, 2.5, 1.5, 0.5)
"""The value of water and of meat to a seat that has none, one, two, more."""
BOLD = 1
"""With more damage than this nobody seeks out an enemy of the quest."""


class Objective:
    """A space, the move to make there, what it is worth, and the stamina that all of it costs. ``ratio`` is
    the worth for the price."""

    __slots__ = ("cost", "move", "ratio", "space", "worth")

    def __init__(self, space: int, move: int, worth: float, cost: int) -> None:
        self.space = space
        self.move = move
        self.worth = worth
        self.cost = cost
        self.ratio = worth / (cost + 1)


def _aim(space: int, move: int, worth: float, cost: int) -> Objective:
    """Build an ``Objective`` without ``__init__``, because searches do so at every step."""
    new = Objective.__new__(Objective)
    new.space = space
    new.move = move
    new.worth = worth
    new.cost = cost
    new.ratio = worth / (cost + 1)
    return new


class _Collected:
    """The aims that have been found: all of them, or only the best one. Rules of thumb look for the best in
    each step of each play-out: making the others took a tenth of a search."""

    __slots__ = ("best", "every")

    def __init__(self, every: list[Objective] | None) -> None:
        self.every = every
        self.best: Objective | None = None

    def add(self, space: int, move: int, worth: float, cost: int) -> None:
        """One more; of several that are worth the same for their price the first one is best."""
        if self.every is not None:
            self.every.append(_aim(space, move, worth, cost))
        elif self.best is None or worth / (cost + 1) > self.best.ratio:
            self.best = _aim(space, move, worth, cost)


def objectives(state: State, seat: int, reach: Reach, helping: bool) -> list[Objective]:
    """Everything worth going for that can be reached, today or later; a seat that is ``helping`` prefers
    hunts that others can support."""
    every: list[Objective] = []
    _collect(state, seat, reach, helping, _Collected(every))
    return every


def best_aim(state: State, seat: int, reach: Reach, helping: bool) -> Objective | None:
    """The one of the ``objectives`` that is worth most for its price, the first one of several."""
    goals = _Collected(None)
    _collect(state, seat, reach, helping, goals)
    return goals.best


def _collect(state: State, seat: int, reach: Reach, helping: bool, goals: _Collected) -> None:
    _tokens(state, seat, reach, helping, goals)
    _landmarks(state, reach, goals)
    _tiles(state, seat, reach, goals)
    _tasks(state, seat, reach, goals)
    _fires(state, seat, reach, goals)


def _tokens(state: State, seat: int, reach: Reach, helping: bool, goals: _Collected) -> None:
    setup = state.setup
    room = queries.limit(state, seat) - queries.load(state, seat)
    for space in range(setup.spaces):
        if reach.costs[space] == FAR_AWAY:
            continue
        if state.heap[space] and room > 1:
            goals.add(space, _lying(state, space), 2.0, reach.costs[space])
        if state.token[space] == NONE:
            continue
        kind = setup.piece_number[state.token[space]]
        klass = setup.token_class[kind]
        if room <= 0 and klass != TRACK:
            continue
        cost = reach.costs[space] + (1 if space == state.pos[seat] else 0)
        worth = _token_worth(state, seat, klass)
        if klass == TRACK and helping and is_backed(state, seat, space):
            worth *= BACKED
        goals.add(space, coded(codes.COLLECT, TOKEN), worth, cost)


def _lying(state: State, space: int) -> int:
    """Taking food of the space, else water, else the first resource."""
    if table.lying(state, space, FOOD):
        return coded(codes.COLLECT, FOOD)
    if table.lying(state, space, WATER):
        return coded(codes.COLLECT, WATER)
    resource = 0
    while not table.lying(state, space, resource):
        resource += 1
    return coded(codes.COLLECT, resource)


def _token_worth(state: State, seat: int, klass: int) -> float:
    goods = seat * 9
    if klass == WATER_CLASS:
        return THIRSTY[min(3, state.goods[goods + WATER] + state.goods[goods + DIRTY])]
    if klass == TRACK:
        if queries.hurts(state, seat) >= 2:
            return 0.0
        return HUNGRY[min(3, state.goods[goods + FOOD] + state.goods[goods + MEAT])]
    if klass == PLANT:
        return 3.5 if state.goods[goods + FOOD] < 2 else 2.5
    wanted = 0
    for task in state.setup.tasks:
        if task.kind == DELIVER and state.stage <= task.stage <= state.stage + 1:
            wanted |= task.wanted
    return 3.0 if wanted & BIT[OF_ROCK if klass == ROCK else OF_DEBRIS] else 1.5


def _landmarks(state: State, reach: Reach, goals: _Collected) -> None:
    """Landmarks give clues, and some stages ask for them."""
    asked, any_of_them = 0, False
    for task in state.setup.tasks:
        if task.stage == state.stage and task.kind == CLUES:
            any_of_them = True
        if task.stage == state.stage and task.kind == SEARCH:
            asked |= BIT[task.place]
    for number in range(1, 7):
        space = state.landmark[number]
        if space == NONE or state.investigated & BIT[number] or reach.costs[space] == FAR_AWAY:
            continue
        worth = 9.0 if any_of_them or asked & BIT[number] else 3.0
        goals.add(space, coded(codes.INVESTIGATE), worth, reach.costs[space] + 1)


def _tiles(state: State, seat: int, reach: Reach, goals: _Collected) -> None:
    """Undiscovered tiles, more so while a place that matters is not found."""
    setup = state.setup
    unknown = seeks = False
    for task in setup.tasks:
        if task.stage in (state.stage, state.stage + 1) and task.place > 0:
            unknown = unknown or quests.place_of(state, task) == NONE
        seeks = seeks or (task.stage == state.stage and task.kind == CLUES)
    worth = 5.5 if unknown else 4.0 if seeks else 2.2
    price = explore_cost(state, seat)
    for slot in range(setup.slots):
        if state.seen & BIT[slot]:
            continue
        best, cost, around = NONE, FAR_AWAY, setup.ground.beside[slot]
        while around:
            space = lowest(around)
            around &= around - 1
            if reach.costs[space] < cost:
                best, cost = space, reach.costs[space]
        if best != NONE:
            goals.add(best, coded(codes.EXPLORE, slot), worth, cost + price)


def _tasks(state: State, seat: int, reach: Reach, goals: _Collected) -> None:
    """Collect the tasks of the stage that belong to a place."""
    for task in state.setup.tasks:
        if task.stage != state.stage:
            continue
        space = quests.place_of(state, task)
        if task.kind == USE_ON:
            _surveys(state, seat, task, reach, goals)
        elif space == NONE or reach.costs[space] == FAR_AWAY:
            continue
        elif task.kind == ESCAPE:
            _escape(state, seat, task, space, reach, goals)
        elif task.kind == DELIVER:
            _delivery(state, seat, task, space, reach, goals)
        elif task.kind == SLAY and queries.hurts(state, seat) <= BOLD:
            goals.add(space, coded(codes.FIGHT), 4.0, reach.costs[space] + 1)


def _delivery(
    state: State, seat: int, task: TaskFigures, space: int, reach: Reach, goals: _Collected
) -> None:
    """Collect the delivery of the pieces in hand, without the food and water for the next night."""
    carried = 4 if task.item != NONE and state.held[seat] & BIT[task.item] else 0
    for resource in range(9):
        if task.wanted & BIT[resource]:
            carried += state.goods[seat * 9 + resource] - (1 if resource in (FOOD, WATER) else 0)
    if carried > 0:
        goals.add(space, coded(codes.END), 2.2 * min(carried, 5), reach.costs[space] + 1)


def _surveys(state: State, seat: int, task: TaskFigures, reach: Reach, goals: _Collected) -> None:
    if not state.held[seat] & BIT[task.item]:
        return
    spaces = state.ground[task.band]
    while spaces:
        space = lowest(spaces)
        spaces &= spaces - 1
        if reach.costs[space] < FAR_AWAY and not state.surveyed & BIT[space // 7]:
            goals.add(space, coded(codes.SURVEY), 8.0, reach.costs[space] + 2)


def _escape(state: State, seat: int, task: TaskFigures, space: int, reach: Reach, goals: _Collected) -> None:
    """The way out, once one has the fare; before it opens, being near is enough."""
    price = task.price
    for resource in range(9):
        if state.goods[seat * 9 + resource] < price[resource]:
            return
    if state.night >= state.setup.opens:
        cost = reach.costs[space] + 1 + price[9]
        goals.add(space, coded(codes.ESCAPE, task.route), 60.0, cost)
    elif space != state.pos[seat]:
        goals.add(space, coded(codes.END), 3.0, reach.costs[space])


def _fires(state: State, seat: int, reach: Reach, goals: _Collected) -> None:
    """Aims for lit fires, for a seat that has meat to cook."""
    meat = state.goods[seat * 9 + MEAT]
    fires = state.lit & ~BIT[state.pos[seat]] if meat else 0
    while fires:
        space = lowest(fires)
        fires &= fires - 1
        if reach.costs[space] < FAR_AWAY:
            goals.add(space, coded(codes.END), 2.5 * min(meat, 3), reach.costs[space] + 1)
