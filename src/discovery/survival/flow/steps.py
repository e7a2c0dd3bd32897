"""The interpreter of programs: runs the steps of cards row by row until somebody must decide.

A program is resolved by a seat; those of a night by the present first player (SEAT is
``NONE`` there). A row names seats; they are handled from the first player on, clockwise.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.core.bits import BIT
from discovery.survival.content import rows
from discovery.survival.flow import decisions, needs, placing, programs, quests
from discovery.survival.model import enemies, frames, queries, table
from discovery.survival.model import events as told
from discovery.survival.model.emit import emit
from discovery.survival.model.frames import LEFT, SEAT, STEP, WHO
from discovery.survival.model.phases import (
    ROLLING,
    TAKING,
    VOTING,
)
from discovery.survival.model.stack import pop, push, put, top
from discovery.survival.model.state import NONE
from discovery.survival.model.tasks import CAMP

if TYPE_CHECKING:
    from discovery.survival.model.state import State


def run(state: State) -> bool:
    """Run the row that the top frame is at; whether somebody must decide before it can go on."""
    setup = state.setup
    row = top(state, STEP)
    operation = setup.operation[row]
    if operation == rows.STOP:
        pop(state)
        return False
    if top(state, WHO) == NONE:
        put(state, WHO, programs.named(state, setup.whom[row]))
        put(state, LEFT, _times(state, row, operation))
    if operation == rows.NEED:
        return needs.ask(state, row)
    if operation in (rows.CHOOSE, rows.VOTE, rows.TEST):
        return _branch(state, row, operation)
    if operation == rows.HEAL or (operation == rows.LOSE and setup.a[row] == rows.ANY):
        return decisions.each_decides(state, row, operation)
    if operation in (rows.REVEAL, rows.TURN, rows.THREAT):
        return decisions.several(state, row, operation)
    if operation == rows.BARTER:
        return decisions.barter(state, row)
    _at_once(state, row, operation)
    return False


def _times(state: State, row: int, operation: int) -> int:
    """How often the row's decision is to be made."""
    setup = state.setup
    if operation == rows.NEED:
        return setup.b[row] % rows.TIMES
    if operation in (rows.HEAL, rows.LOSE):
        return setup.b[row]
    return setup.a[row]


# ---- rows that nobody decides ------------------------------------------------------------------------


def _at_once(state: State, row: int, operation: int) -> None:
    setup = state.setup
    a, b, who = setup.a[row], setup.b[row], top(state, WHO)
    by = programs.resolver(state)
    at_night = top(state, SEAT) == NONE
    programs.next_row(state, row + 1)  # before the effect: it may push a frame
    if operation == rows.MONSTER:
        placing.come(state, by, a == rows.NEAR, b)
    elif operation == rows.PROWL:
        push(state, frames.PROWLING, NONE, 0, NONE, a)
    elif operation == rows.FIRES:
        if a == rows.OUT:
            table.put_out_fires(state)
        else:
            table.light(state, state.pos[by])
    elif operation == rows.PUT:
        table.lay_token(state, CAMP if at_night else state.pos[by], a)
    elif operation == rows.CLUE:
        quests.find_clues(state, a)
    elif operation == rows.FIGHT:
        _face(state, by, a)
    else:
        for seat in programs.in_order(state, who):
            _affect(state, seat, operation, a, b)


def _face(state: State, seat: int, number: int) -> None:
    """An enemy stands in the seat's space from now on, and they fight."""
    row = enemies.new_enemy(state, number, state.pos[seat], NONE)
    push(state, frames.MEET, seat, state.pos[seat], state.arrived[row] - 1)


def _affect(state: State, seat: int, operation: int, a: int, b: int) -> None:
    """An effect on one seat."""
    if operation == rows.STAMINA:
        table.win_stamina(state, seat, a)
    elif operation == rows.GAIN:
        table.gain(state, seat, a, b)
    elif operation == rows.LOSE:
        table.lose(state, seat, a, b)
    elif operation == rows.HURT:
        table.hurt(state, seat, a, b)
    elif operation == rows.PAY:
        if a == rows.PAY_STAMINA:
            table.win_stamina(state, seat, -b)
        else:
            table.pay(state, seat, a, b)
    elif operation == rows.PROJECT:
        for _ in range(a):
            table.draw_project(state, seat)
    elif operation == rows.ITEM:
        table.take_item(state, seat, a)


# ---- choices, votes, tests ---------------------------------------------------------------------------


def _branch(state: State, row: int, operation: int) -> bool:
    """A row with two parts."""
    if operation == rows.TEST:
        return _test(state, row)
    if operation == rows.VOTE:
        return _vote(state, row)
    seat = programs.resolver(state)
    if not state.on & BIT[seat]:
        programs.next_row(state, state.setup.b[row + 1])
        return False
    first = offers(state, 1)
    if state.setup.settles and first != offers(state, 2):
        take_part(state, 1 if first else 2)
        return False
    state.phase, state.asked = TAKING, seat
    return True


def take_part(state: State, part: int) -> None:
    """The row goes on with its first (1) or second part (2)."""
    setup = state.setup
    row, seat = top(state, STEP), top(state, SEAT)
    programs.next_row(state, setup.b[row + 1])
    programs.start(state, row + 2 if part == 1 else setup.a[row + 1], seat, top(state, frames.WHAT))


def offers(state: State, part: int) -> bool:
    """Whether a part can be chosen: what stands first in it can be paid."""
    setup = state.setup
    row = top(state, STEP)
    return programs.payable(state, programs.resolver(state), row + 2 if part == 1 else setup.a[row + 1])


def _vote(state: State, row: int) -> bool:
    """Everybody on the map votes at once; the first player breaks ties."""
    if top(state, LEFT) != 1:
        put(state, LEFT, 1)
        state.phase, state.waiting, state.members = VOTING, state.on, state.on
        for seat in range(state.setup.seats):
            state.said[seat] = NONE
        return True
    if state.waiting:
        state.phase = VOTING
        return True
    first = second = 0
    for seat in range(state.setup.seats):
        if state.on & BIT[seat]:
            first += state.said[seat] == 1
            second += state.said[seat] == 2
    if first == second:
        first += state.said[state.first] != 2  # the first player breaks ties
    part = 1 if first > second else 2
    emit(state, told.VOTED, -1, -1, -1, part)
    take_part(state, part)
    return False


def _test(state: State, row: int) -> bool:
    """Each of those named rolls the grey die, one after the other."""
    who = top(state, WHO) & state.on
    if not who:
        programs.next_row(state, state.setup.b[row + 1])
        return False
    state.phase, state.asked = ROLLING, queries.first_of(state, who)
    return True


def tested(state: State, seat: int, die: int) -> None:
    """A seat has rolled for the test on top: it resolves the part that the die says."""
    setup = state.setup
    row = top(state, STEP)
    good = die >= setup.a[row]
    emit(state, told.TESTED, seat, -1, int(good), die)
    put(state, WHO, top(state, WHO) & ~BIT[seat])
    programs.start(state, row + 2 if good else setup.a[row + 1], seat)
