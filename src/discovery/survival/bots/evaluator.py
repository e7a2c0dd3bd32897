"""Evaluator: each seat's chance to escape (rule XA06), as a logistic curve over a few public facts.

The weights are fitted to whole games of ``careful`` (``python -m tooling.fit_survival_evaluator``): how often
a survivor in such a position got out. Nothing hidden counts, so all viewers of a position agree.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING

from discovery.core.bits import BIT, count
from discovery.survival.bots.reactions import DIRTY, FOOD, MEAT, WATER
from discovery.survival.flow import quests
from discovery.survival.flow.ending import ALONE_HONOURS, FOR_EACH_OTHER, OWN_HONOURS
from discovery.survival.model import queries
from discovery.survival.model.limits import ROUTES
from discovery.survival.model.state import NONE
from discovery.survival.model.tasks import DELIVER, ESCAPE, SEARCH, SLAY

if TYPE_CHECKING:
    from discovery.survival.model.state import State
    from discovery.survival.model.tasks import TaskFigures

WEIGHTS = {
    "one": -0.245,
    "alone": -0.536,
    "nights": 1.240,
    "late": -3.451,
    "work": -0.252,
    "work-late": -1.553,
    "far": -0.243,
    "hurt-2": -0.252,
    "hurt-3": -0.810,
    "hurt-by-nights": -1.040,
    "hurt-late": -0.776,
    "water": 0.307,
    "food": 0.860,
    "stamina": 0.719,
    "mates": -0.175,
    "won": -0.299,
    "weak": -0.812,
    "pool": 0.266,
    "rivals": -1.532,
    "rivals-by-nights": -0.430,
    "ready": 0.905,
    "at-hand": 1.183,
    "open": 0.408,
    "last-late": -0.474,
    "far-late": -0.599,
}
"""By fact, in the order of ``facts``. On games kept apart the mean squared error is 0.213, where one guess
for all has 0.251, and in every tenth of the chances as many get out as it says, within 5 hundredths."""
_WEIGHTS = list(WEIGHTS.values())
FACTS = len(WEIGHTS)

ENOUGH = 3
"""Pieces of food and of water, and damage, beyond which more change nothing."""
RAW = 0.7
"""The weight of meat and dirty water against food and clean water."""
FAR = 12
"""Spaces from which on the way out counts as out of sight."""
A_STEP = 2
"""The stamina that a step on the way out costs, roughly."""
HELD = 0.4
"""The weight of a piece in somebody's hands against a delivered one, where routes are compared."""


def chances(state: State) -> tuple[float, ...]:
    """By seat, from 0 to 1; survivors who are out have 1, those who have lost 0."""
    return tuple([chance(state, seat) for seat in range(state.setup.seats)])


def chance(state: State, seat: int) -> float:
    """The chance of one seat to escape, 0 to 1."""
    if state.won & BIT[seat]:
        return 1.0
    if not state.on & BIT[seat]:
        return 0.0
    row = facts(state, seat)
    total = 0.0
    for place in range(FACTS):
        total += _WEIGHTS[place] * row[place]
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, total))))


def honours(state: State, seat: int) -> float:
    """The honours that a seat may expect, from 0 to 9: its own way out, and more for each other one who gets
    out as well (rule XS02)."""
    if state.setup.rivalry:
        return ALONE_HONOURS * chance(state, seat)
    own = chance(state, seat)
    others = 0.0
    for other in range(state.setup.seats):
        if other != seat and own > 0.0:
            others += chance(state, other)
    return own * (OWN_HONOURS + FOR_EACH_OTHER * others)


def facts(state: State, seat: int) -> list[float]:
    """The facts about a survivor on the map, each from about 0 to 1, in the order of ``WEIGHTS``: time and
    the quest, damage, supplies, the others, the way out."""
    setup = state.setup
    nights = (setup.last_night - state.night) / 12
    late = 1.0 / (1.0 + setup.last_night - state.night)
    work, pool = _quest(state)
    last = float(state.stage == setup.stages)
    far, lacks = _way_out(state, seat)
    hurts = _hurts(state, seat)
    rivals = float(setup.rivalry)
    others, weak = 0, 0.0
    for other in range(setup.seats):
        if state.on & BIT[other] and other != seat:
            others += 1
            weak += _hurts(state, other) / 3
    ready = last * float(lacks == 0 and far < 1)
    steps = state.stamina[seat] / A_STEP / FAR
    return [
        1.0, float(setup.seats == 1), nights, late, work, 3 * work * late, last * far,
        float(hurts == 2 / ENOUGH), float(hurts == 1), hurts * nights, hurts * late,
        _supply(state, seat, WATER, DIRTY), _supply(state, seat, FOOD, MEAT), state.stamina[seat] / 15,
        (1 - rivals) * others / 3, count(state.won) / 3, (1 - rivals) * weak, pool,
        rivals * others / 3, rivals * nights,
        ready, ready * float(far <= steps), ready * float(state.night >= setup.opens), last * late,
        last * far * late,
    ]  # fmt: skip


def _hurts(state: State, seat: int) -> float:
    return min(ENOUGH, queries.hurts(state, seat)) / ENOUGH


def _supply(state: State, seat: int, ready: int, raw: int) -> float:
    base = seat * 9
    return min(ENOUGH, state.goods[base + ready] + RAW * state.goods[base + raw]) / ENOUGH


def _quest(state: State) -> tuple[float, float]:
    """How much is still to do until the way out opens, by the route that is farthest (0 to 1), and how much
    of the rest of this stage the group holds."""
    setup = state.setup
    ahead = setup.stages - state.stage
    if ahead == 0:
        return 0.0, 0.0
    left, held = 1.0, 0.0
    for route in range(ROUTES):
        tasks, done, there = 0, 0.0, 0.0
        for number, task in enumerate(setup.tasks):
            if task.stage == state.stage and task.route == route and task.kind != ESCAPE:
                tasks += 1
                done += _done(state, number, task)
                there += _held(state, number, task)
        if tasks:
            to_do = 1 - done / tasks
            there /= tasks
            if to_do - HELD * there < left - HELD * held:
                left, held = to_do, there
    return (ahead - 1 + left) / max(1, setup.stages - 1), held


def _done(state: State, number: int, task: TaskFigures) -> float:
    whole = 1 if task.kind in (SLAY, SEARCH) else max(1, task.target)
    return min(1.0, quests.done(state, number) / whole)


def _held(state: State, number: int, task: TaskFigures) -> float:
    """The part of what a delivery still asks for that is in somebody's hands."""
    if task.kind != DELIVER:
        return 0.0
    lacking = task.target - quests.done(state, number)
    if lacking <= 0:
        return 0.0
    pieces = 0
    for seat in range(state.setup.seats):
        if not state.on & BIT[seat]:
            continue
        for resource in range(9):
            if task.wanted & BIT[resource]:
                pieces += state.goods[seat * 9 + resource]
        if task.item != NONE and state.held[seat] & BIT[task.item]:
            pieces += 1
    return min(lacking, pieces) / max(1, task.target)


def _way_out(state: State, seat: int) -> tuple[float, float]:
    """How far the way out is, 1 where it is not known, and the part of its fare that a seat lacks."""
    ground = state.setup.ground
    far, lacks = 1.0, 1.0
    for task in state.setup.tasks:
        if task.kind != ESCAPE:
            continue
        space = quests.place_of(state, task)
        if space != NONE:
            away = ground.distances[state.pos[seat] * ground.spaces + space]
            far = min(far, min(FAR, away) / FAR)
        lacking = 0
        for resource in range(9):
            lacking += max(0, task.price[resource] - state.goods[seat * 9 + resource])
        lacks = min(lacks, min(ENOUGH, lacking) / ENOUGH)
    return far, lacks
