"""The night: its card, needs, company, who goes first, dawn (sections XD and XL)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.core.bits import BIT, count
from discovery.survival.flow import ending, programs
from discovery.survival.model import events as told
from discovery.survival.model import queries, table
from discovery.survival.model.emit import emit
from discovery.survival.model.frames import STEP
from discovery.survival.model.phases import NAMING
from discovery.survival.model.setup import NIGHTS_1, NIGHTS_2
from discovery.survival.model.stack import pop, put, top
from discovery.survival.model.state import NONE

if TYPE_CHECKING:
    from discovery.survival.model.state import State

DUSK, EACH_NIGHT, FIRST_PLAYER, DAWN = range(4)
"""The steps of a night."""
EVERY_SUPPORT = 7


def run(state: State) -> bool:
    """The next step of the night on top; whether somebody must decide."""
    step = top(state, STEP)
    put(state, STEP, step + 1)
    if step == DUSK:
        _dusk(state)
        return False
    if step == EACH_NIGHT:
        if state.night >= state.setup.from_night:
            programs.start(state, state.setup.each_night, NONE)
        return False
    if step == FIRST_PLAYER:
        return _ask_names(state)
    _dawn(state)
    pop(state)
    return False


def _dusk(state: State) -> None:
    """Night falls: who sleeps in company, then the card (rules XD01, XL02, XL04)."""
    setup = state.setup
    state.night += 1
    state.turn = state.first
    state.company = state.pots = 0
    for seat in range(setup.seats):
        if not state.on & BIT[seat]:
            continue
        space = state.pos[seat]
        if state.lit & BIT[space] and count(queries.seats_at(state, space)) > 1:
            state.company |= BIT[seat]
            state.pots |= BIT[space]
    number = _draw(state)
    emit(state, told.NIGHT, -1, number, -1, state.night)
    for seat in range(setup.seats):
        if state.on & BIT[seat]:
            table.win_stamina(state, seat, setup.night_stamina)
    programs.start(state, setup.night_program[number], NONE)


def _draw(state: State) -> int:
    """The next night card: the first ones of tier 1, then tier 2, then what was left out of tier 1; tribal
    ones are passed over by one alone (rules XB03, XD02, XD04, XL01)."""
    setup = state.setup
    while True:
        first = state.tops[NIGHTS_1] < setup.blue or state.tops[NIGHTS_2] == setup.pile_size[NIGHTS_2]
        pack = NIGHTS_1 if first else NIGHTS_2
        place = setup.pile_start[pack] + state.tops[pack]
        state.tops[pack] += 1
        number = setup.piece_number[state.order[place]]
        if not setup.tribal[number] or count(state.on) > 1:
            return number


def _ask_names(state: State) -> bool:
    """After the last night the game is over; else the survivors name the first player (rules XP08, XL07)."""
    if state.night >= state.setup.last_night:
        ending.run_out(state)
        return False
    if count(state.on) < 2:
        return False
    state.phase, state.asked, state.waiting, state.members = NAMING, NONE, state.on, state.on
    for seat in range(state.setup.seats):
        state.said[seat] = NONE
    return True


def _name_first(state: State) -> None:
    """If all but the owner name the same other seat it goes there, else the owner's own naming counts."""
    owner = state.first
    agreed = NONE
    same = True
    for seat in range(state.setup.seats):
        if not state.on & BIT[seat] or seat == owner:
            continue
        if agreed == NONE:
            agreed = state.said[seat]
        same = same and state.said[seat] == agreed and agreed != NONE
    if not same or agreed == owner:
        agreed = state.said[owner]
    if agreed not in (NONE, owner) and state.on & BIT[agreed]:
        state.first = agreed
        emit(state, told.NAMED, -1, -1, agreed)


def _dawn(state: State) -> None:
    """Survivors who slept in company wake stronger; once-a-day uses and support cards are ready again."""
    setup = state.setup
    if count(state.on) > 1 and state.members:
        _name_first(state)
    state.members = 0
    for seat in range(setup.seats):
        if not state.on & BIT[seat]:
            continue
        if state.company & BIT[seat]:
            emit(state, told.COMPANY, seat, -1, -1, 1)
            table.win_stamina(state, seat, 1)
        table.win_stamina(state, seat, queries.total(state, seat, setup.dawn))
        state.used[seat] = 0
        if setup.seats > 1:
            state.ready[seat] = EVERY_SUPPORT
    state.company = state.pots = 0
    emit(state, told.DAWN, -1, -1, -1, state.night)
