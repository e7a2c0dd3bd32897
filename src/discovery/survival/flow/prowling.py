"""Ordinary enemies move towards the survivors (rules XN01 to XN03)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.core.bits import BIT
from discovery.survival.flow.placing import distance_to_survivors
from discovery.survival.model import enemies, queries
from discovery.survival.model import events as told
from discovery.survival.model.emit import emit
from discovery.survival.model.frames import LEFT, MEET, WHO
from discovery.survival.model.stack import pop, push, put, top
from discovery.survival.model.state import NONE

if TYPE_CHECKING:
    from discovery.survival.model.state import State


def run(state: State) -> bool:
    """Move the next enemy to the end of its way, or until it meets somebody; nobody decides here."""
    row = enemies.oldest(state, top(state, WHO))
    if row == NONE or not state.on:
        pop(state)
        return False
    put(state, WHO, state.arrived[row])
    number = state.enemy[row]
    if state.setup.special[number]:
        return False
    steps = top(state, LEFT)
    if state.known & BIT[row] and state.setup.swift[number]:
        steps += 1
    for _ in range(steps):
        space = _next_space(state, row)
        if space == NONE:
            return False
        state.at[row] = space
        emit(state, told.PROWLED, -1, -1, row, space)
        there = queries.seats_at(state, space)
        if there:
            push(state, MEET, queries.first_of(state, there), space, state.arrived[row] - 1)
            return False
    return False


def _next_space(state: State, row: int) -> int:
    """The neighbour nearest to a survivor, the first clockwise of several; ``NONE`` if none is as near as the
    enemy stands (rules XE02, XN02)."""
    setup = state.setup
    here = state.at[row]
    best, target = distance_to_survivors(state, here) + 1, NONE
    barred = queries.enemy_spaces(state) | state.lit
    if best == 1:  # it stands where a survivor is
        return NONE
    for direction in range(6):
        space = setup.ground.neighbours[here * 6 + direction]
        if space < 0 or not queries.is_discovered(state, space) or barred & BIT[space]:
            continue
        away = distance_to_survivors(state, space)
        if away < best:
            best, target = away, space
    return target
