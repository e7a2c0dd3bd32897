"""What a position promises a seat: the honours it may expect, from 0 to 9 (rule XS02)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.core.bits import BIT, count
from discovery.survival.board.hexes import FAR_AWAY
from discovery.survival.bots.answers import DIRTY, FOOD, MEAT, WATER
from discovery.survival.flow import ending, quests
from discovery.survival.flow.ending import ALONE_HONOURS, FOR_EACH_OTHER, OWN_HONOURS
from discovery.survival.model import queries
from discovery.survival.model.limits import ROUTES
from discovery.survival.model.state import NONE
from discovery.survival.model.tasks import ESCAPE

if TYPE_CHECKING:
    from discovery.survival.model.state import State

# Weights by judgement: a whole quest done and a sound survivor count for most of the way out.
QUEST, SOUND, SUPPLIES, CLOSE, FARE = 0.55, 0.25, 0.10, 0.04, 0.06
SLACK = 3
"""Nights in hand that a survivor wants for each stage that is not done."""


def promise(state: State, seat: int) -> float:
    """The honours that a seat may expect."""
    result = ending.result(state)
    if result is not None:
        return float(result.scores[seat])
    if state.won & BIT[seat]:
        return _honours(state, 1.0)
    if not state.on & BIT[seat]:
        return 0.0
    return _honours(state, _chance(state, seat))


def _honours(state: State, chance: float) -> float:
    """Honours for a chance to get out: others who do add to one's own."""
    if state.setup.rivalry:
        return ALONE_HONOURS * chance / max(1, count(state.on))
    others = count(state.won) + 0.5 * max(0, count(state.on) - 1)
    return chance * (OWN_HONOURS + FOR_EACH_OTHER * others)


def _chance(state: State, seat: int) -> float:
    """A rough chance that a survivor on the map gets out."""
    setup = state.setup
    done = (state.stage - 1 + progress(state)) / setup.stages
    sound = (1.0, 0.8, 0.5, 0.2)[min(3, queries.hurts(state, seat))]
    goods = seat * 9
    water = min(3, state.goods[goods + WATER] + state.goods[goods + DIRTY])
    food = min(3, state.goods[goods + FOOD] + state.goods[goods + MEAT])
    supplies = min(1.0, (water + food) / 6)
    close, fare = _way_out(state, seat)
    chance = QUEST * done + SOUND * sound + SUPPLIES * supplies + CLOSE * close + FARE * fare
    left = setup.last_night - state.night
    hurry = min(1.0, (left + 1) / (1 + SLACK * (1 - done) * setup.stages / 2))
    return chance * (0.35 + 0.65 * hurry) * (0.4 + 0.6 * sound)


def progress(state: State) -> float:
    """How much of this stage is done, by the route that is farthest."""
    best = 0.0
    for route in range(ROUTES):
        done = target = 0
        for number, task in enumerate(state.setup.tasks):
            if task.stage == state.stage and task.route == route and task.kind != ESCAPE:
                done += quests.done(state, number)
                target += task.target
        best = max(best, done / target if target else 0.0)
    return best


def _way_out(state: State, seat: int) -> tuple[float, float]:
    """How near the place of the way out is, and how much of its fare the seat has, each from 0 to 1."""
    close = fare = 0.0
    ground = state.setup.ground
    for task in state.setup.tasks:
        if task.kind != ESCAPE:
            continue
        space = quests.place_of(state, task)
        if space != NONE:
            away = min(FAR_AWAY, ground.distances[state.pos[seat] * ground.spaces + space])
            close = max(close, 1.0 - min(10, away) / 10)
        wanted = held = 0
        for resource in range(9):
            wanted += task.price[resource]
            held += min(task.price[resource], state.goods[seat * 9 + resource])
        fare = max(fare, held / wanted if wanted else 1.0)
    return close, fare
