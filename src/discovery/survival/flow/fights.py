"""Fights with enemies, and attacks on one another (sections XF, XO, XR)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.core.bits import BIT, count
from discovery.survival.flow import quests
from discovery.survival.model import enemies, queries, table
from discovery.survival.model import events as told
from discovery.survival.model.emit import emit
from discovery.survival.model.frames import FIGHT_OF, SEAT, STEP, WHAT, WHO
from discovery.survival.model.phases import GUARDING, HELPING, MODIFYING, ROLLING, SHARING, SUPPORTING
from discovery.survival.model.setup import STROKE_RED
from discovery.survival.model.stack import pop, push, put, top
from discovery.survival.model.state import NONE

if TYPE_CHECKING:
    from discovery.survival.model.state import State

CALLING, ROLL_IT, GUARD, CHANGE, SETTLE, THANK, SHARE_OUT, OVER = range(8)
"""The steps of a fight."""
RIVAL_HIT, RIVAL_HURT, WOUND = 7, 9, 3
"""An attack: grey at least the first wounds the attacked, red at least the second the attacker (XR01)."""
SUPPORT_REACH = 2
SALVAGE = 6
DIE_OF_DIRECTION = 2
"""Two numbers of the die for each of the six directions (rule XF08)."""


def meet(state: State) -> bool:
    """The survivor on top meets the next enemy of the space, if there is one (rule XC11)."""
    seat, space = top(state, SEAT), top(state, WHAT)
    if not state.on & BIT[seat] or state.pos[seat] != space:
        pop(state)
        return False
    row = enemies.oldest_at(state, space, top(state, WHO))
    if row == NONE:
        pop(state)
        return False
    put(state, WHO, state.arrived[row])
    begin(state, seat, row)
    return False


def begin(state: State, seat: int, row: int) -> None:
    """A fight begins; a monster shows itself, and nothing but the wind vanishes (rules XE01, XJ06)."""
    number, space = state.enemy[row], state.at[row]
    state.known |= BIT[row]
    if state.setup.life[number] == 0:
        emit(state, told.VANISHED, seat, number, row, space)
        enemies.remove_enemy(state, row)
        return
    emit(state, told.FIGHT_BEGAN, seat, number, row, space)
    _clear(state)
    state.foe = row
    push(state, FIGHT_OF, seat, row)


def attack(state: State, seat: int, rival: int) -> None:
    """A seat attacks another (rule XR01)."""
    emit(state, told.ATTACKED, seat, -1, rival, state.pos[seat])
    _clear(state)
    state.rival = rival
    push(state, FIGHT_OF, seat, NONE, rival)
    put(state, STEP, ROLL_IT)


def _clear(state: State) -> None:
    state.foe = state.rival = NONE
    state.helpers = state.prize_items = 0
    for seat in range(4):
        state.spent[seat] = 0
    for resource in range(9):
        state.prize[resource] = 0
    _clear_roll(state)


def _clear_roll(state: State) -> None:
    """``grey`` and ``red`` hold what support brings until the dice are there."""
    state.grey = state.red = state.grey_die = state.red_die = state.plus = state.free = 0


def run(state: State) -> bool:
    """The next step of the fight on top; whether somebody must decide."""
    step, seat = top(state, STEP), top(state, SEAT)
    if step < SETTLE and not _both_there(state, seat):
        put(state, STEP, OVER)
        return False
    if step == CALLING:
        _clear_roll(state)
        put(state, STEP, ROLL_IT)
        state.waiting = state.members = supporters(state, seat)
        state.phase, state.asked = SUPPORTING, NONE
        return state.waiting != 0
    if step == ROLL_IT:
        if state.waiting:
            state.phase = SUPPORTING
            return True
        state.phase, state.asked = ROLLING, seat
        return True
    if step == GUARD:
        if state.rival != NONE and state.on & BIT[state.rival] and _can_guard(state):
            state.phase, state.asked = GUARDING, state.rival
            return True
        put(state, STEP, CHANGE)
        return False
    if step == CHANGE:
        state.phase, state.asked = MODIFYING, seat
        return True
    return _after_roll(state, step, seat)


def _both_there(state: State, seat: int) -> bool:
    """Whether the fighter, and the attacked where there is one, are still on the map."""
    both = BIT[seat] if state.rival == NONE else BIT[seat] | BIT[state.rival]
    return state.on & both == both


def _after_roll(state: State, step: int, seat: int) -> bool:
    if step == SETTLE:
        _settle(state, seat)
        return False
    if step == THANK:
        return _thank(state, seat)
    if step == SHARE_OUT:
        if state.on & BIT[seat] and may_share(state):
            state.phase, state.asked = SHARING, seat
            return True
        put(state, STEP, OVER)
        return False
    state.foe = state.rival = NONE
    state.helpers = 0
    pop(state)
    return False


# ---- before and after the roll -----------------------------------------------------------------------


def supporters(state: State, seat: int) -> int:
    """The survivors who can support a fighter: near enough, with a card that is ready (rule XF13)."""
    setup, ground = state.setup, state.setup.ground
    seats = 0
    for other in range(setup.seats):
        if other == seat or not state.on & BIT[other] or not state.ready[other]:
            continue
        away = ground.distances[state.pos[other] * ground.spaces + state.pos[seat]]
        if away <= SUPPORT_REACH + queries.total(state, other, setup.reach):
            seats |= BIT[other]
    return seats


def rolled(state: State, grey: int, red: int) -> None:
    """The dice lie there; what support brought is added (rule XF02)."""
    state.grey_die, state.red_die = grey, red
    state.grey += grey
    state.red += red
    emit(state, told.ROLLED, top(state, SEAT), -1, grey, red)
    put(state, STEP, GUARD)


def roll_again(state: State, red: bool, number: int) -> None:
    """One die shows another number; what was added stays (rule XF03)."""
    if red:
        state.red += number - state.red_die
        state.red_die = number
    else:
        state.grey += number - state.grey_die
        state.grey_die = number
    emit(state, told.REROLLED, top(state, SEAT), -1, int(red), number)


def _can_guard(state: State) -> bool:
    seat = state.rival
    return state.goods[seat * 9 + SALVAGE] > 0 or guards(state, seat) != 0


def guards(state: State, seat: int) -> int:
    """The attacked's bonuses on the red die that are not spent (rule XR02)."""
    setup = state.setup
    strokes = 0
    for stroke in range(len(setup.strokes)):
        if setup.stroke_kind[stroke] == STROKE_RED and can_use(state, seat, stroke):
            strokes |= BIT[stroke]
    return strokes


def can_use(state: State, seat: int, stroke: int) -> bool:
    """Whether a seat has a bonus that it has not used in this fight (rule XF04)."""
    return (
        state.held[seat] & BIT[state.setup.stroke_holder[stroke]] != 0 and not state.spent[seat] & BIT[stroke]
    )


def use_stroke(state: State, seat: int, stroke: int) -> None:
    """A bonus is used; a spent item leaves."""
    setup = state.setup
    state.spent[seat] |= BIT[stroke]
    if setup.stroke_spent[stroke]:
        table.lose_item(state, seat, setup.stroke_holder[stroke])


def defence_of(state: State) -> int:
    """The number that the grey die must reach: the enemy's defence, or ``RIVAL_HIT`` for a rival."""
    return RIVAL_HIT if state.foe == NONE else state.setup.defence[state.enemy[state.foe]]


def attack_of(state: State) -> int:
    """From which number of the red die on the fighter is hurt."""
    return RIVAL_HURT if state.foe == NONE else state.setup.attack[state.enemy[state.foe]]


# ---- the end of a roll -------------------------------------------------------------------------------


def _settle(state: State, seat: int) -> None:
    """Both sides deal their damage at once (rules XF05 to XF07)."""
    hits, hurts = state.grey >= defence_of(state), state.red >= attack_of(state)
    if state.foe == NONE:
        if hits:
            table.hurt(state, state.rival, WOUND, 1 + state.plus)
        if hurts:
            table.hurt(state, seat, WOUND, 1)
        put(state, STEP, OVER)
        return
    row = state.foe
    number = state.enemy[row]
    if hits:
        state.hits[row] += 1 + state.plus
        emit(state, told.HIT, seat, number, row, 1 + state.plus)
    if hurts:
        table.hurt(state, seat, state.setup.harm[number], 1)
    if state.hits[row] >= state.setup.life[number]:
        _slay(state, seat, row)
    elif state.setup.lethal[number]:
        turn_on_next(state, seat)
    else:
        if not state.setup.special[number]:
            retreat(state, row)
        put(state, STEP, OVER)


def turn_on_next(state: State, seat: int) -> None:
    """A lethal enemy turns to the survivor at the fighter's left in the space, else fights on (XF11)."""
    there = queries.seats_at(state, state.at[state.foe])
    other = queries.next_after(state, seat, there) if there else NONE
    if other == NONE:
        put(state, STEP, OVER)
        return
    emit(state, told.TURNED_ON, other, -1, state.foe)
    put(state, SEAT, other)
    put(state, STEP, CALLING)


def retreat(state: State, row: int) -> None:
    """The enemy goes one space by the natural red die, or the next free one clockwise (XF08, XF09)."""
    setup = state.setup
    direction = (state.red_die - 1) // DIE_OF_DIRECTION
    taken = queries.standing_spaces(state) | queries.enemy_spaces(state) | state.lit
    for turn in range(6):
        space = setup.ground.neighbours[state.at[row] * 6 + (direction + turn) % 6]
        if space >= 0 and queries.is_discovered(state, space) and not taken & BIT[space]:
            state.at[row] = space
            emit(state, told.RETREATED, -1, -1, row, space)
            return


def _slay(state: State, seat: int, row: int) -> None:
    """The enemy is beaten: the fighter has the reward, a supporter the helped line (XF14, XO04)."""
    setup = state.setup
    number = state.enemy[row]
    emit(state, told.SLAIN, seat, number, row, state.at[row])
    enemies.remove_enemy(state, row)
    if setup.special[number]:
        state.slain |= BIT[number]
    state.helpers &= state.on & ~BIT[seat]
    if state.on & BIT[seat]:
        for resource in range(9):
            amount = setup.reward[number][resource]
            if amount:
                table.gain(state, seat, resource, amount)
                state.prize[resource] = amount
        for item in range(len(setup.item_program)):
            if setup.reward_items[number] & BIT[item]:
                if not state.held[seat] & BIT[item]:
                    state.prize_items |= BIT[item]
                table.take_item(state, seat, item)
    put(state, WHO, number)
    put(state, STEP, THANK)
    if setup.special[number]:
        quests.go_on(state)


def _thank(state: State, seat: int) -> bool:
    """The fighter names who gets the helped line; of one supporter, or without a fighter, it is clear."""
    helpers = state.helpers & state.on
    if count(helpers) > 1 and state.on & BIT[seat]:
        state.phase, state.asked = HELPING, seat
        return True
    put(state, STEP, SHARE_OUT)
    if helpers:
        reward_helper(state, queries.next_after(state, seat, helpers))
    return False


def reward_helper(state: State, helper: int) -> None:
    """A supporter has the helped line of the beaten enemy (rule XO04)."""
    put(state, STEP, SHARE_OUT)
    amounts = state.setup.helped[top(state, WHO)]
    for resource in range(9):
        if amounts[resource]:
            emit(state, told.REWARD, helper, resource, top(state, SEAT), amounts[resource])
            table.gain(state, helper, resource, amounts[resource])


def may_share(state: State) -> bool:
    """Whether there is something to share, and somebody to share it with (rule XO05)."""
    if not state.helpers & state.on:
        return False
    left = state.prize_items
    for resource in range(9):
        left |= state.prize[resource]
    return left != 0
