"""The quest: tasks, routes and stages (section XP)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.core.bits import BIT, lowest
from discovery.survival.model import enemies, queries, table
from discovery.survival.model import events as told
from discovery.survival.model.codes import PROJECT_PIECE
from discovery.survival.model.emit import emit
from discovery.survival.model.limits import ROUTES
from discovery.survival.model.state import NONE
from discovery.survival.model.tasks import CAMP, CLUES, DELIVER, ESCAPE, NOWHERE, SEARCH, SLAY, USE_ON

if TYPE_CHECKING:
    from discovery.survival.model.state import State
    from discovery.survival.model.tasks import TaskFigures


def place_of(state: State, task: TaskFigures) -> int:
    """The space of a task; ``NONE`` if it has none or its tile is not discovered yet."""
    if task.place == NOWHERE:
        return NONE
    return CAMP if task.place == CAMP else state.landmark[task.place]


def done(state: State, number: int) -> int:
    """How much of a task is done, up to its target."""
    task = state.setup.tasks[number]
    if task.kind == CLUES:
        return min(state.clues, task.target)
    if task.kind == SEARCH:
        return int(state.investigated & BIT[task.place] != 0)
    if task.kind == SLAY:
        return int(state.slain & BIT[task.enemy] != 0)
    return min(state.counts[number], task.target)


def begin(state: State) -> None:
    """Begin the first stage of the quest."""
    _begin_stage(state, 1, NONE)


def go_on(state: State) -> None:
    """Begin the next stage as long as a route of this one is done (rule XP01)."""
    while state.stage < state.setup.stages:
        route = _finished_route(state)
        if route == NONE:
            return
        _begin_stage(state, state.stage + 1, route)


def _finished_route(state: State) -> int:
    """The first route of this stage all of whose tasks are done; the way out is not one."""
    setup = state.setup
    for route in range(ROUTES):
        tasks = finished = 0
        for number, task in enumerate(setup.tasks):
            if task.stage == state.stage and task.route == route and task.kind != ESCAPE:
                tasks += 1
                finished += done(state, number) >= task.target
        if tasks and finished == tasks:
            return route
    return NONE


def _begin_stage(state: State, stage: int, route: int) -> None:
    setup = state.setup
    state.stage = stage
    emit(state, told.STAGE, -1, -1, route, stage)
    for task in setup.tasks:
        if task.stage == stage - 1 and task.kind == SLAY:
            _send_away(state, task.enemy)
    for task in setup.tasks:
        if task.stage == stage and task.kind in (DELIVER, USE_ON) and task.item != NOWHERE:
            _lay_project(state, setup.project_of[task.item])
    appear(state)


def appear(state: State) -> None:
    """Special enemies stand at their places as soon as stage and tile are there (rule XP04)."""
    for task in state.setup.tasks:
        if task.stage != state.stage or task.kind != SLAY or state.slain & BIT[task.enemy]:
            continue
        space = place_of(state, task)
        if space != NONE and _row_of(state, task.enemy) == NONE:
            enemies.new_enemy(state, task.enemy, space, NONE)


def _row_of(state: State, enemy: int) -> int:
    rows = state.alive
    while rows:
        row = lowest(rows)
        rows &= rows - 1
        if state.enemy[row] == enemy:
            return row
    return NONE


def _send_away(state: State, enemy: int) -> None:
    """A special enemy leaves when its stage is done."""
    row = _row_of(state, enemy)
    if row != NONE:
        emit(state, told.VANISHED, -1, enemy, row, state.at[row])
        enemies.remove_enemy(state, row)


def _lay_project(state: State, project: int) -> None:
    """The project of an item that a task names lies in play, wherever it was (rule XP06)."""
    if project < 0 or state.in_play & BIT[project]:
        return
    state.in_play |= BIT[project]
    state.out &= ~BIT[project]
    owner = NONE
    for seat in range(state.setup.seats):
        if state.hands[seat] & BIT[project]:
            owner = seat
    emit(state, told.PROJECT, owner, PROJECT_PIECE + project)
    if owner != NONE:
        state.hands[owner] &= ~BIT[project]
        table.draw_project(state, owner)


def find_clues(state: State, number: int) -> None:
    """The group finds clues."""
    state.clues += number
    emit(state, told.CLUE, -1, -1, -1, state.clues)
    go_on(state)


def takes_at(state: State, space: int) -> bool:
    """Whether something can be delivered at a space in this stage."""
    for task in state.setup.tasks:
        if task.stage == state.stage and task.kind == DELIVER and place_of(state, task) == space:
            return True
    return False


def task_for(state: State, resource: int, item: int, space: int) -> int:
    """The first unfinished task of this stage that takes a piece at a space; ``NONE`` if there is none."""
    for number, task in enumerate(state.setup.tasks):
        if task.stage != state.stage or task.kind != DELIVER or place_of(state, task) != space:
            continue
        takes = task.item == item if item != NONE else task.wanted & BIT[resource] != 0
        if takes and state.counts[number] < task.target:
            return number
    return NONE


def survey_task(state: State, seat: int) -> int:
    """The task of this stage that a survey by a seat, where it stands, would serve; ``NONE`` if none."""
    setup = state.setup
    space = state.pos[seat]
    for number, task in enumerate(setup.tasks):
        if task.stage != state.stage or task.kind != USE_ON or state.counts[number] >= task.target:
            continue
        if not state.held[seat] & BIT[task.item] or state.surveyed & BIT[space // 7]:
            continue
        if setup.terrain_band[queries.terrain(state, space)] == task.band:
            return number
    return NONE


def way_out(state: State, route: int) -> int:
    """The task by which one leaves the map in this stage by a route; ``NONE`` if there is none."""
    for number, task in enumerate(state.setup.tasks):
        if task.stage == state.stage and task.kind == ESCAPE and task.route == route:
            return number
    return NONE
