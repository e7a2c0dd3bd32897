"""The main loop: runs frames up to a decision, a due roll or the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.core.bits import BIT
from discovery.survival.flow import ending, fights, nights, prowling, quests, steps
from discovery.survival.model import events as told
from discovery.survival.model import frames, queries, table
from discovery.survival.model.emit import emit
from discovery.survival.model.frames import KIND, SEAT, STEP, WHAT, WHO
from discovery.survival.model.phases import BARGAIN, CHOOSING, DAY, DROPPING, ROLLING, TRADING
from discovery.survival.model.queries import is_window
from discovery.survival.model.setup import LANDMARKS, MONSTERS, NIGHTS_1, NIGHTS_2
from discovery.survival.model.stack import pop, push, put, top
from discovery.survival.model.state import NONE

if TYPE_CHECKING:
    from discovery.survival.model.state import State

SAFE_FROM = 4
"""Dirty water makes sick on a lower number (rule XC08)."""
SICKNESS = 2
FOOD, WATER = 0, 2
BUSY = (frames.FIGHT_OF, frames.TRADE_OF)
"""While one of these is on top nobody is asked to drop anything: what they carry still changes."""
MOST_PROPOSALS = 4


def begin(state: State) -> None:
    """Everything that happens before the characters are chosen (section XB)."""
    setup = state.setup
    for pile in range(len(setup.pile_start)):
        state.tops[pile] = setup.pile_start[pile]
    state.tops[NIGHTS_1] = state.tops[NIGHTS_2] = 0  # nights are counted from the top of their packs
    for slot in range(setup.slots):
        state.tile[slot] = setup.start_tile if slot == 0 else setup.piece_number[state.order[slot - 1]]
    for place in range(setup.pile_size[MONSTERS]):
        state.monsters[place] = state.order[setup.pile_start[MONSTERS] + place]
    state.monster_count = setup.pile_size[MONSTERS]
    _choose_landmark_cards(state)
    state.on = setup.everybody
    for seat in range(setup.seats):
        state.stamina[seat] = setup.stamina
        state.goods[seat * 9 + FOOD] = state.goods[seat * 9 + WATER] = 1
        state.ready[seat] = nights.EVERY_SUPPORT if setup.seats > 1 else 0
    table.turn_tile(state, 0, NONE)
    for seat in range(setup.seats):
        for _ in range(setup.dealt_projects):
            table.draw_project(state, seat)
    quests.begin(state)
    state.phase, state.waiting, state.members = CHOOSING, state.on, state.on
    push(state, frames.DAYS, NONE)


def _choose_landmark_cards(state: State) -> None:
    """Of the two cards of each landmark the shuffle takes the one that comes first (rule XJ07)."""
    setup = state.setup
    for place in range(setup.pile_size[LANDMARKS] - 1, -1, -1):
        card = setup.piece_number[state.order[setup.pile_start[LANDMARKS] + place]]
        state.landmark_card[setup.card_landmark[card]] = card


def go_on(state: State) -> None:
    """Run frames until a decision is wanted, a roll is due or the game is over."""
    while True:
        if ending.settle(state):
            return
        if is_window(state.phase) and state.waiting:
            if state.phase != CHOOSING and top(state, KIND) == frames.DRINK_OF:
                pass  # a roll comes before the other answers
            else:
                return
        kind = top(state, KIND)
        if kind not in BUSY and kind != frames.DROP_OF and not state.waiting:
            seat = _overloaded(state)
            if seat != NONE:
                push(state, frames.DROP_OF, seat)
                continue
        if _run(state, kind):
            return


def _overloaded(state: State) -> int:
    """The first survivor who carries too much (rule XC09)."""
    who = state.on
    while who:
        seat = queries.first_of(state, who)
        who &= ~BIT[seat]
        if queries.load(state, seat) > queries.limit(state, seat):
            return seat
    return NONE


def _run(state: State, kind: int) -> bool:
    """Go on with the top frame; whether somebody must decide, or a roll is due."""
    if kind == frames.STEPS:
        state.asked = NONE
        return steps.run(state)
    if kind == frames.TURN_OF:
        return _turn(state)
    if kind == frames.FIGHT_OF:
        return fights.run(state)
    if kind == frames.MEET:
        return fights.meet(state)
    if kind == frames.PROWLING:
        return prowling.run(state)
    if kind == frames.NIGHT_OF:
        return nights.run(state)
    if kind == frames.DAYS:
        return _days(state)
    if kind == frames.DROP_OF:
        return _drop(state)
    if kind == frames.DRINK_OF:
        return _drink(state)
    return _trade(state)


def _days(state: State) -> bool:
    """The next survivor's turn, or the night when all have had theirs (rules XA04, XC01)."""
    if top(state, STEP) == 0:
        put(state, STEP, 1)
        put(state, WHO, state.on)
        put(state, WHAT, NONE)
    waiting = top(state, WHO) & state.on
    if not waiting:
        put(state, STEP, 0)
        push(state, frames.NIGHT_OF, NONE)
        return False
    last = top(state, WHAT)
    seat = queries.first_of(state, waiting) if last == NONE else queries.next_after(state, last, waiting)
    put(state, WHO, waiting & ~BIT[seat])
    put(state, WHAT, seat)
    state.turn = seat
    state.turns += 1
    push(state, frames.TURN_OF, seat)
    emit(state, told.TURN_BEGAN, seat, -1, -1, state.turns)
    return False


def _turn(state: State) -> bool:
    """A seat decides what to do, as long as it is on the map."""
    seat = top(state, SEAT)
    if not state.on & BIT[seat]:
        pop(state)
        return False
    state.phase, state.asked, state.turn = DAY, NONE, seat
    return True


def end_turn(state: State) -> None:
    """The turn on top is over."""
    state.fresh &= ~BIT[top(state, SEAT)]
    pop(state)


def _drop(state: State) -> bool:
    seat = top(state, SEAT)
    if not state.on & BIT[seat] or queries.load(state, seat) <= queries.limit(state, seat):
        pop(state)
        return False
    state.phase, state.asked = DROPPING, seat
    return True


def _drink(state: State) -> bool:
    seat = top(state, SEAT)
    if not state.on & BIT[seat]:
        pop(state)
        return False
    state.phase, state.asked = ROLLING, seat
    return True


def _trade(state: State) -> bool:
    """A round of trade goes on until it is cancelled, at most four proposals (rule XQ01)."""
    seat, other = top(state, SEAT), top(state, WHO)
    both = BIT[seat] | BIT[other]
    answered = not top(state, STEP)
    if state.on & both != both or (answered and state.bargains >= MOST_PROPOSALS):
        state.partner = NONE
        pop(state)
        return False
    state.phase, state.asked = (BARGAIN, other) if top(state, STEP) else (TRADING, seat)
    return True


def rolls_two(state: State) -> bool:
    """Whether both dice are rolled: in fights."""
    return top(state, KIND) == frames.FIGHT_OF


def rolled(state: State, seat: int, grey: int, red: int) -> None:
    """The dice that were due have fallen; ``red`` is 0 where only the grey die is rolled."""
    kind = top(state, KIND)
    state.asked = NONE
    if kind == frames.FIGHT_OF:
        fights.rolled(state, grey, red)
    elif kind == frames.DRINK_OF:
        pop(state)
        emit(state, told.TESTED, seat, -1, int(grey >= SAFE_FROM), grey)
        if grey < SAFE_FROM:
            table.hurt(state, seat, SICKNESS, 1)
    else:
        steps.tested(state, seat, grey)
