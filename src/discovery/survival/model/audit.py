"""The laws of a position; every reachable one keeps them all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from discovery.core.bits import BIT, count, members
from discovery.survival.model import queries
from discovery.survival.model.frames import MOST
from discovery.survival.model.limits import BOXES, MOST_FIRES, MOST_STAMINA
from discovery.survival.model.phases import DROPPING, FINISHED, SHARING
from discovery.survival.model.setup import FIRST_TOKENS, MONSTERS
from discovery.survival.model.state import NONE

if TYPE_CHECKING:
    from discovery.survival.model.state import State


def faults(state: State) -> list[str]:
    """The laws that a position breaks, in words."""
    return [*_of_pieces(state), *_of_map(state), *_of_seats(state), *_of_course(state)]


def _of_pieces(state: State) -> Iterator[str]:
    """Every piece is in one place."""
    setup = state.setup
    on_map = [token for token in state.token if token != NONE]
    if len(set(on_map)) < len(on_map):
        yield f"a token lies twice: {on_map}"
    for pile in range(FIRST_TOKENS, MONSTERS):
        top, start, size = state.tops[pile], setup.pile_start[pile], setup.pile_size[pile]
        if not start <= top <= start + size:
            yield f"pile {pile} is at {top}"
        left = {state.order[place] for place in range(top, start + size)}
        if left & set(on_map):
            yield f"a token is on the map and in pile {pile}"
    ring = [state.monsters[(state.monster_first + n) % 8] for n in range(state.monster_count)]
    coins = [state.coin[row] for row in members(state.alive) if state.coin[row] != NONE]
    start = setup.pile_start[MONSTERS]
    if sorted(ring + coins) != sorted(state.order[start : start + setup.pile_size[MONSTERS]]):
        yield f"monsters: {ring} and {coins}"
    held = Counter(project for seat in range(setup.seats) for project in members(state.hands[seat]))
    held.update(members(state.in_play))
    held.update(members(state.out))
    if any(number > 1 for number in held.values()):
        yield f"a project is in two places: {held}"


def _of_map(state: State) -> Iterator[str]:
    """Tokens, enemies and fires lie on discovered ground."""
    setup = state.setup
    discovered = 0
    for slot in members(state.seen):
        discovered |= sum(BIT[slot * 7 + place] for place in range(7))
    if queries.discovered(state) != discovered:
        yield "the bands of ground are not what is discovered"
    for space in range(setup.spaces):
        if state.token[space] != NONE and not discovered & BIT[space]:
            yield f"a token lies on undiscovered space {space}"
        if state.heap[space] < 0:
            yield f"a heap is negative at {space}"
    if queries.enemy_spaces(state) & ~discovered or state.fires & ~discovered or state.lit & ~state.fires:
        yield "an enemy or fire is where none can be"
    if count(state.fires & ~1) > MOST_FIRES:
        yield "too many fires"


def _of_seats(state: State) -> Iterator[str]:
    """Stamina, damage, load and standing of each seat are possible."""
    setup = state.setup
    late = setup.everybody & ~(state.on | state.won | state.dead | state.left)
    if state.on & (state.won | state.dead | state.left) or state.won & (state.dead | state.left):
        yield "a seat stands twice"
    if state.dead & state.left or (late and state.phase != FINISHED):
        yield f"standing of {late}"
    for seat in range(setup.seats):
        if not 0 <= state.stamina[seat] <= MOST_STAMINA:
            yield f"stamina of seat {seat}: {state.stamina[seat]}"
        if min(state.goods[seat * 9 : seat * 9 + 9]) < 0 or min(state.damage[seat * 4 : seat * 4 + 4]) < 0:
            yield f"something of seat {seat} is negative"
        if not state.on & BIT[seat]:
            continue
        if queries.hurts(state, seat) >= BOXES:
            yield f"seat {seat} should be dead"
        if state.phase not in (DROPPING, SHARING) and queries.load(state, seat) > _most(state, seat):
            yield f"seat {seat} carries too much"


def _most(state: State, seat: int) -> int:
    """More than the limit is carried only while a fight or a trade is not over."""
    return queries.limit(state, seat) if not _busy(state) else 99


def _busy(state: State) -> bool:
    return state.foe != NONE or state.rival != NONE or state.partner != NONE or state.waiting != 0


def _of_course(state: State) -> Iterator[str]:
    """Frames and counts are in their bounds."""
    setup = state.setup
    if not 0 <= state.depth <= MOST - 2:
        yield f"depth {state.depth}"
    for number, task in enumerate(setup.tasks):
        if state.counts[number] > max(task.target, setup.seats):
            yield f"task {number} counts {state.counts[number]}"
    if state.night > setup.last_night or (state.on and not state.on & BIT[state.first]):
        yield f"night {state.night}, first player {state.first}"
