"""Questions about a position that every room asks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.core.bits import BIT, count, lowest, mask_of
from discovery.survival.model.limits import ITEMS, LIMIT
from discovery.survival.model.phases import WINDOWS
from discovery.survival.model.setup import SHELTER, SHELTER_HERE
from discovery.survival.model.state import NONE

if TYPE_CHECKING:
    from discovery.survival.model.state import State

_WINDOWS = mask_of(WINDOWS)


def is_window(phase: int) -> bool:
    """Whether a phase is one of ``WINDOWS``."""
    return _WINDOWS & BIT[phase] != 0


def total(state: State, seat: int, figures: list[int]) -> int:
    """The sum of a figure over what a seat holds (rule XK01)."""
    held, amount = state.held[seat], 0
    while held:
        amount += figures[lowest(held)]
        held &= held - 1
    return amount


def flags_of(state: State, seat: int) -> int:
    """The flags of everything that a seat holds."""
    held, flags = state.held[seat], 0
    while held:
        flags |= state.setup.flags[lowest(held)]
        held &= held - 1
    return flags


def load(state: State, seat: int) -> int:
    """How many objects a seat carries: resources and items (rule XC09)."""
    weight = count(state.held[seat] & ITEMS)
    for resource in range(9):
        weight += state.goods[seat * 9 + resource]
    return weight


def limit(state: State, seat: int) -> int:
    """How many objects a seat may carry."""
    return LIMIT + total(state, seat, state.setup.carry)


def hurts(state: State, seat: int) -> int:
    """How much damage a seat has, of all kinds."""
    base = seat * 4
    return state.damage[base] + state.damage[base + 1] + state.damage[base + 2] + state.damage[base + 3]


def terrain(state: State, space: int) -> int:
    """The kind of ground of a discovered space."""
    return state.setup.tile_terrain[state.tile[space // 7] * 7 + space % 7]


def is_discovered(state: State, space: int) -> bool:
    """Whether the tile of a space lies face up."""
    return state.seen & BIT[space // 7] != 0


def discovered(state: State) -> int:
    """The mask of discovered spaces."""
    return state.ground[0] | state.ground[1] | state.ground[2] | state.ground[3]


def seats_at(state: State, space: int) -> int:
    """The survivors in a space."""
    seats = 0
    for seat in range(state.setup.seats):
        if state.on & BIT[seat] and state.pos[seat] == space:
            seats |= BIT[seat]
    return seats


def standing_spaces(state: State) -> int:
    """The spaces where a survivor stands."""
    spaces = 0
    for seat in range(state.setup.seats):
        if state.on & BIT[seat]:
            spaces |= BIT[state.pos[seat]]
    return spaces


def enemy_spaces(state: State) -> int:
    """The spaces where an enemy stands."""
    rows, spaces = state.alive, 0
    while rows:
        spaces |= BIT[state.at[lowest(rows)]]
        rows &= rows - 1
    return spaces


def next_after(state: State, seat: int, among: int) -> int:
    """The first seat of ``among`` clockwise behind ``seat``, which comes last; ``NONE`` if there is none."""
    for step in range(1, state.setup.seats + 1):
        other = (seat + step) % state.setup.seats
        if among & BIT[other]:
            return other
    return NONE


def first_of(state: State, among: int) -> int:
    """The first seat of ``among`` from the first player on; ``NONE`` if there is none."""
    if among & BIT[state.first]:
        return state.first
    return next_after(state, state.first, among)


def sheltered(state: State) -> int:
    """The survivors who are not in the open (rule XK02)."""
    seats = roofs = 0
    for seat in range(state.setup.seats):
        if not state.on & BIT[seat]:
            continue
        flags = flags_of(state, seat)
        if flags & SHELTER or state.lit & BIT[state.pos[seat]]:
            seats |= BIT[seat]
        if flags & SHELTER_HERE:
            roofs |= BIT[state.pos[seat]]
    for seat in range(state.setup.seats):
        if state.on & BIT[seat] and roofs & BIT[state.pos[seat]]:
            seats |= BIT[seat]
    return seats
