"""Where monsters come, which tiles are nearest, which tokens can be turned."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.core.bits import BIT, count, lowest
from discovery.survival.board.hexes import FAR_AWAY
from discovery.survival.model import enemies, queries
from discovery.survival.model.limits import MOST_FIRES
from discovery.survival.model.state import NONE

if TYPE_CHECKING:
    from discovery.survival.model.state import State

NEAR, A_LITTLE_FARTHER = 2, 3


def distance_to_survivors(state: State, space: int) -> int:
    """The steps from a space to the nearest survivor."""
    ground = state.setup.ground
    best = FAR_AWAY
    for seat in range(state.setup.seats):
        if state.on & BIT[seat]:
            best = min(best, ground.distances[space * ground.spaces + state.pos[seat]])
    return best


def come(state: State, seat: int, near: bool, number: int) -> None:
    """Put monsters near a seat or at the edge (rule XN05); those that find no place do not come."""
    for _ in range(number):
        space = _near(state, state.pos[seat]) if near else _edge(state)
        if space == NONE or not state.monster_count:
            return
        enemies.place_monster(state, space)


def _free(state: State) -> int:
    """The discovered spaces without a survivor, an enemy or a lit fire."""
    taken = queries.standing_spaces(state) | queries.enemy_spaces(state) | state.lit
    return queries.discovered(state) & ~taken


def _near(state: State, space: int) -> int:
    """The first free space two steps from ``space``, else three."""
    ground, free = state.setup.ground, _free(state)
    for away in (NEAR, A_LITTLE_FARTHER):
        for other in range(ground.spaces):
            if free & BIT[other] and ground.distances[space * ground.spaces + other] == away:
                return other
    return NONE


def _edge(state: State) -> int:
    """The free space farthest from all survivors, the first of those."""
    free, best, nearest = _free(state), NONE, NONE
    while free:
        space = lowest(free)
        free &= free - 1
        away = distance_to_survivors(state, space)
        if away > best:
            best, nearest = away, space
    return nearest


def nearest_slots(state: State, seat: int) -> int:
    """The undiscovered slots whose tiles are nearest to a seat: those with the nearest space."""
    ground = state.setup.ground
    base = state.pos[seat] * ground.spaces
    best, slots = FAR_AWAY, 0
    for slot in range(ground.slots):
        if state.seen & BIT[slot]:
            continue
        away = FAR_AWAY
        for place in range(7):
            away = min(away, ground.distances[base + slot * 7 + place])
        if away < best:
            best, slots = away, 0
        if away == best:
            slots |= BIT[slot]
    return slots


def near_tokens(state: State, seat: int) -> int:
    """The spaces within two steps of a seat with a token face down."""
    spaces = state.setup.ground.within_2[state.pos[seat]] & queries.discovered(state) & ~state.shown
    near = 0
    while spaces:
        space = lowest(spaces)
        spaces &= spaces - 1
        if state.token[space] != NONE:
            near |= BIT[space]
    return near


def fires_left(state: State) -> bool:
    """Whether one more fire may burn on the map (rule XH06)."""
    return count(state.fires & ~BIT[0]) < MOST_FIRES
