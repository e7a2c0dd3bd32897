"""The verbs of enemies: the only place where they come and go."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.core.bits import BIT, lowest
from discovery.survival.model import events as told
from discovery.survival.model.emit import emit
from discovery.survival.model.state import NONE

if TYPE_CHECKING:
    from discovery.survival.model.state import State

MOST_MONSTERS = 8
"""The most enemies on the map at once (rule XN04)."""


def new_enemy(state: State, number: int, space: int, coin: int) -> int:
    """Put an enemy on a space; returns its row. ``coin`` is the monster piece it came with, or ``NONE``."""
    row = lowest(~state.alive)
    state.enemy[row] = number
    state.at[row] = space
    state.hits[row] = 0
    state.coin[row] = coin
    state.arrived[row] = state.arrivals
    state.arrivals += 1
    state.alive |= BIT[row]
    if coin == NONE:
        state.known |= BIT[row]
    emit(state, told.PLACED, -1, number if coin == NONE else -1, row, space)
    return row


def remove_enemy(state: State, row: int) -> None:
    """An enemy leaves the map; a monster goes to the bottom of its pile (rule XJ05)."""
    state.alive &= ~BIT[row]
    state.known &= ~BIT[row]
    state.at[row] = NONE
    if state.coin[row] != NONE:
        state.monsters[(state.monster_first + state.monster_count) % MOST_MONSTERS] = state.coin[row]
        state.monster_count += 1
        state.coin[row] = NONE


def place_monster(state: State, space: int) -> None:
    """The next monster of the pile lies face down on a space (rules XE01, XN04)."""
    coin = state.monsters[state.monster_first]
    state.monster_first = (state.monster_first + 1) % MOST_MONSTERS
    state.monster_count -= 1
    new_enemy(state, state.setup.token_number[state.setup.piece_number[coin]], space, coin)


def oldest_at(state: State, space: int, behind: int) -> int:
    """The row of the enemy on a space that arrived first after ``behind``; ``NONE`` if there is none."""
    return _oldest(state, behind, space)


def oldest(state: State, behind: int) -> int:
    """The row of the enemy that arrived first after ``behind``, anywhere."""
    return _oldest(state, behind, NONE)


def _oldest(state: State, behind: int, space: int) -> int:
    rows, first = state.alive, NONE
    while rows:
        row = lowest(rows)
        rows &= rows - 1
        if state.arrived[row] <= behind or (space != NONE and state.at[row] != space):
            continue
        if first == NONE or state.arrived[row] < state.arrived[first]:
            first = row
    return first
