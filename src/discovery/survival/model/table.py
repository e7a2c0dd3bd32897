"""The verbs of the table: the only place where pieces, damage and stamina move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.core.bits import BIT, count, lowest
from discovery.survival.model import events as told
from discovery.survival.model import queries
from discovery.survival.model.codes import ITEM_PIECE, PROJECT_PIECE
from discovery.survival.model.emit import emit
from discovery.survival.model.limits import BOXES, MOST_FIRES, MOST_STAMINA
from discovery.survival.model.setup import CAMP_MARK, FIRE_MARK, FIRST_CLASS, FIRST_TOKENS, NO_MARK, PROJECTS
from discovery.survival.model.state import HEAP_BITS, HEAP_MASK, NONE
from discovery.survival.model.tasks import CAMP

if TYPE_CHECKING:
    from discovery.survival.model.state import State

SALVAGE = 6
"""The value of an item to a seat that has it already (rule XC22)."""


# ---- resources, items, projects ----------------------------------------------------------------------


def gain(state: State, seat: int, resource: int, amount: int) -> None:
    """A seat takes resources; over its limit it drops later (rule XC09)."""
    if amount > 0:
        state.goods[seat * 9 + resource] += amount
        emit(state, told.GAINED, seat, resource, -1, amount)


def lose(state: State, seat: int, resource: int, amount: int) -> None:
    """A seat loses resources, as far as it has them."""
    amount = min(amount, state.goods[seat * 9 + resource])
    if amount > 0:
        state.goods[seat * 9 + resource] -= amount
        emit(state, told.LOST, seat, resource, -1, amount)


def pay(state: State, seat: int, resource: int, amount: int) -> None:
    """A seat pays resources that it has."""
    state.goods[seat * 9 + resource] -= amount
    emit(state, told.PAID, seat, resource, -1, amount)


def win_stamina(state: State, seat: int, amount: int) -> None:
    """A seat wins or loses stamina, between 0 and 15 (rule XL03)."""
    before = state.stamina[seat]
    after = max(0, min(MOST_STAMINA, before + amount))
    state.stamina[seat] = after
    if after != before:
        emit(state, told.STAMINA, seat, -1, -1, after - before)


def spend(state: State, seat: int, amount: int) -> None:
    """A seat pays for an action."""
    state.stamina[seat] -= amount


def take_item(state: State, seat: int, item: int) -> None:
    """A seat takes an item; if it has one of that name, 1 salvage instead (rule XC22)."""
    if state.held[seat] & BIT[item]:
        gain(state, seat, SALVAGE, 1)
    else:
        state.held[seat] |= BIT[item]
        emit(state, told.GAINED, seat, ITEM_PIECE + item, -1, 1)


def lose_item(state: State, seat: int, item: int) -> None:
    """An item leaves the game; another one of its name has not been used today (rule XC21)."""
    state.held[seat] &= ~BIT[item]
    state.used[seat] &= ~(BIT[item] | state.setup.explore_mark[item])


def move_item(state: State, seat: int, other: int, item: int) -> None:
    """An item goes from one seat to another, with whether it was used today (rule XC21)."""
    state.held[seat] &= ~BIT[item]
    state.held[other] |= BIT[item]
    marks = BIT[item] | state.setup.explore_mark[item]
    state.used[other] |= state.used[seat] & marks
    state.used[seat] &= ~marks


def draw_project(state: State, seat: int) -> None:
    """A seat draws the next project of the pack into its hand; an empty pack gives none (rule XC16)."""
    setup = state.setup
    taken = state.in_play | state.out
    for other in range(setup.seats):
        taken |= state.hands[other]
    end = setup.pile_start[PROJECTS] + setup.pile_size[PROJECTS]
    while state.tops[PROJECTS] < end:
        project = setup.piece_number[state.order[state.tops[PROJECTS]]]
        state.tops[PROJECTS] += 1
        if not taken & BIT[project]:
            state.hands[seat] |= BIT[project]
            emit(state, told.DREW, seat, PROJECT_PIECE + project)
            return


def drop_resource(state: State, seat: int, resource: int) -> None:
    """A seat puts one resource on its space (rule XJ09)."""
    state.goods[seat * 9 + resource] -= 1
    add_to_heap(state, state.pos[seat], resource, 1)
    emit(state, told.DROPPED, seat, resource)


def lying(state: State, space: int, resource: int) -> int:
    """How many pieces of a resource lie on a space."""
    return state.heap[space] >> (resource * HEAP_BITS) & HEAP_MASK


def add_to_heap(state: State, space: int, resource: int, amount: int) -> None:
    """Lay pieces on a space or take them from it."""
    state.heap[space] += amount * BIT[resource * HEAP_BITS]


# ---- damage ------------------------------------------------------------------------------------------


def hurt(state: State, seat: int, kind: int, amount: int) -> None:
    """A seat takes damage; the fourth kills (rule XG01)."""
    for _ in range(amount):
        if state.on & BIT[seat]:
            state.damage[seat * 4 + kind] += 1
            emit(state, told.HURT, seat, kind, -1, 1)
            if queries.hurts(state, seat) >= BOXES:
                _die(state, seat)


def heal(state: State, seat: int, kind: int, by: int) -> None:
    """Take one damage of a kind from a seat, healed by the seat ``by``."""
    state.damage[seat * 4 + kind] -= 1
    emit(state, told.HEALED, seat, kind, by, 1)


def _die(state: State, seat: int) -> None:
    state.dead |= BIT[seat]
    emit(state, told.DIED, seat, -1, -1, state.pos[seat])
    step_off(state, seat)


def step_off(state: State, seat: int) -> None:
    """A seat is no longer on the map: its projects are out, the marker moves on (rules XG02, XG03)."""
    state.on &= ~BIT[seat]
    state.out |= state.hands[seat]
    state.hands[seat] = 0
    state.fresh &= ~BIT[seat]
    state.waiting &= ~BIT[seat]
    if state.first == seat and state.on:
        state.first = queries.next_after(state, seat, state.on)
        emit(state, told.NAMED, -1, -1, state.first)


# ---- the map -----------------------------------------------------------------------------------------


def light(state: State, space: int) -> bool:
    """A lit fire burns in a space, if there is room for one more (rule XH06)."""
    if not state.fires & BIT[space]:
        if count(state.fires & ~BIT[CAMP]) >= MOST_FIRES:
            return False
        state.fires |= BIT[space]
    if not state.lit & BIT[space]:
        state.lit |= BIT[space]
        emit(state, told.LIT, -1, -1, -1, space)
    return True


def put_out_fires(state: State) -> None:
    """Every fire but the camp's goes out."""
    out = state.lit & ~BIT[CAMP]
    state.lit &= BIT[CAMP]
    while out:
        emit(state, told.BURNT_OUT, -1, -1, -1, lowest(out))
        out &= out - 1


def lay_token(state: State, space: int, klass: int) -> None:
    """The next token of a class lies face down on a space without one (rules XJ01, XJ02)."""
    setup = state.setup
    pile = FIRST_TOKENS + klass
    if state.token[space] != NONE or state.tops[pile] >= setup.pile_start[pile] + setup.pile_size[pile]:
        return
    state.token[space] = state.order[state.tops[pile]]
    state.tops[pile] += 1
    emit(state, told.LAID, -1, -1, klass, space)


def show_token(state: State, space: int) -> None:
    """Everybody knows the token of a space from now on (rule XJ04)."""
    if not state.shown & BIT[space]:
        state.shown |= BIT[space]
        kind = state.setup.piece_number[state.token[space]]
        emit(state, told.REVEALED, -1, -1, kind, space)


def remove_token(state: State, space: int) -> None:
    """A spent token is out of the game (rule XJ05)."""
    state.token[space] = NONE
    state.shown &= ~BIT[space]


def turn_tile(state: State, slot: int, seat: int) -> None:
    """Turn a tile over and lay what its marks say, space by space (rules XC12, XJ01)."""
    setup = state.setup
    state.seen |= BIT[slot]
    emit(state, told.EXPLORED, seat, state.tile[slot], -1, slot)
    for place in range(7):
        space = slot * 7 + place
        band = setup.terrain_band[setup.tile_terrain[state.tile[slot] * 7 + place]]
        state.ground[band] |= BIT[space]
        mark = setup.tile_mark[state.tile[slot] * 7 + place]
        if mark == NO_MARK:
            continue
        if mark < FIRST_CLASS:
            state.landmark[mark] = space
        elif mark == FIRE_MARK:
            state.fires |= BIT[space]
        elif mark == CAMP_MARK:
            state.fires |= BIT[space]
            state.lit |= BIT[space]
        else:
            lay_token(state, space, mark - FIRST_CLASS)
