"""The moves of a fighter between the roll and its end: change dice, or flee (rules XF03, XF04, XF12,
XR02)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.core.bits import BIT, lowest
from discovery.survival.flow import fights
from discovery.survival.model import codes, queries, table
from discovery.survival.model import events as told
from discovery.survival.model.codes import ITEM_PIECE
from discovery.survival.model.coding import argument_of, coded
from discovery.survival.model.emit import emit
from discovery.survival.model.frames import STEP
from discovery.survival.model.limits import ITEMS
from discovery.survival.model.phases import GUARDING
from discovery.survival.model.setup import (
    FLEES,
    STROKE_AGAIN,
    STROKE_DAMAGE,
    STROKE_GREY,
    STROKE_RED,
    STROKE_RED_AGAIN,
)
from discovery.survival.model.stack import put
from discovery.survival.model.state import NONE
from discovery.survival.moves.kind import (
    NO_DICE,
    ONE_DIE,
    Kind,
)
from discovery.survival.moves.refusals import (
    ENEMY_THERE,
    LEGAL,
    NO_BONUS,
    NO_FLIGHT,
    NO_MODIFIER,
    NO_SUPPORTER,
    NOT_DISCOVERED,
    NOT_LETHAL_FLIGHT,
    TOO_FAR,
    USED_IN_FIGHT,
)

if TYPE_CHECKING:
    from discovery.survival.model.state import State
    from discovery.survival.moves.move_buffer import MoveBuffer

WOOD, STONE, SALVAGE, POISON = 4, 5, 6, 8


class Spend(Kind):
    """A resource spent on a die: wood rolls the grey one again, stone the red one; poison adds 1 to the grey
    die, salvage takes 1 from the red one, and for the attacked from the grey one (rules XF03, XR02)."""

    def __init__(self, word: int, resource: int) -> None:
        super().__init__(word)
        self.resource = resource

    def refuse(self, state: State, seat: int, move: int) -> int:
        """Why the seat cannot spend the resource: has none."""
        return LEGAL if state.goods[seat * 9 + self.resource] else NO_MODIFIER

    def propose(self, state: State, seat: int, buffer: MoveBuffer) -> None:
        """Offer to spend the resource."""
        self.offer(state, seat, coded(self.word), buffer)

    def dice(self, state: State, move: int) -> int:
        """One die for wood and stone, none else."""
        return ONE_DIE if self.resource in (WOOD, STONE) else NO_DICE

    def play(self, state: State, seat: int, move: int, die: int) -> None:
        """Pay the resource and change the die."""
        table.pay(state, seat, self.resource, 1)
        if self.resource in (WOOD, STONE):
            fights.roll_again(state, self.resource == STONE, die)
            return
        if self.resource == POISON:
            state.grey += 1
        elif state.phase == GUARDING:
            state.grey -= 1  # the attacked spends it against the grey die (rule XR02)
        else:
            state.red -= 1
        emit(state, told.MODIFIED, seat, self.resource, state.red, state.grey)


class Bonus(Kind):
    """A bonus of an item or of one's character, once a fight (rule XF04)."""

    def refuse(self, state: State, seat: int, move: int) -> int:
        """Why the seat cannot use the bonus: no such bonus, or used in this fight."""
        setup, stroke = state.setup, argument_of(move)
        if stroke >= len(setup.strokes) or not state.held[seat] & BIT[setup.stroke_holder[stroke]]:
            return NO_BONUS
        if state.phase == GUARDING and setup.stroke_kind[stroke] != STROKE_RED:
            return NO_BONUS
        return USED_IN_FIGHT if state.spent[seat] & BIT[stroke] else LEGAL

    def propose(self, state: State, seat: int, buffer: MoveBuffer) -> None:
        """Offer each bonus of the cards held."""
        held = state.held[seat]
        while held:
            strokes = state.setup.strokes_of[lowest(held)]
            held &= held - 1
            while strokes:
                self.offer(state, seat, coded(self.word, lowest(strokes)), buffer)
                strokes &= strokes - 1

    def dice(self, state: State, move: int) -> int:
        """One die if the bonus rolls again, none else."""
        rolls = state.setup.stroke_kind[argument_of(move)] in (STROKE_AGAIN, STROKE_RED_AGAIN)
        return ONE_DIE if rolls else NO_DICE

    def play(self, state: State, seat: int, move: int, die: int) -> None:
        """Apply the bonus to a die or to the damage, or roll again."""
        setup, stroke = state.setup, argument_of(move)
        kind, value = setup.stroke_kind[stroke], setup.stroke_value[stroke]
        fights.use_stroke(state, seat, stroke)
        if kind in (STROKE_AGAIN, STROKE_RED_AGAIN):
            fights.roll_again(state, kind == STROKE_RED_AGAIN, die)
            return
        if kind == STROKE_GREY:
            state.grey += value
        elif kind == STROKE_DAMAGE:
            state.plus += value
        elif state.phase == GUARDING:
            state.grey -= value
        else:
            state.red -= value
        holder = setup.stroke_holder[stroke]
        emit(state, told.MODIFIED, seat, ITEM_PIECE + holder, state.red, state.grey)


class Again(Kind):
    """Rolling one die again that a supporter's card allows."""

    def refuse(self, state: State, seat: int, move: int) -> int:
        """Why the seat cannot roll the die again: no free roll from a supporter."""
        return LEGAL if state.free > 0 and argument_of(move) <= codes.RED_DIE else NO_SUPPORTER

    def propose(self, state: State, seat: int, buffer: MoveBuffer) -> None:
        """Offer each die of the fight."""
        self.offer(state, seat, coded(self.word, codes.GREY_DIE), buffer)
        self.offer(state, seat, coded(self.word, codes.RED_DIE), buffer)

    def dice(self, state: State, move: int) -> int:
        """One die, the one rolled again."""
        return ONE_DIE

    def play(self, state: State, seat: int, move: int, die: int) -> None:
        """Roll the die again, by a supporter's card."""
        state.free -= 1
        fights.roll_again(state, argument_of(move) == codes.RED_DIE, die)


class Flee(Kind):
    """Fleeing to a space without an enemy; a lethal enemy only turns to somebody else (rule XF12)."""

    def refuse(self, state: State, seat: int, move: int) -> int:
        """Why the seat cannot flee to the space: no item for it, too far, undiscovered, or an enemy there."""
        space, here = argument_of(move), state.pos[seat]
        if _way_to_flee(state, seat) == NONE:
            return NO_FLIGHT
        if state.foe != NONE and state.setup.lethal[state.enemy[state.foe]]:
            others = queries.seats_at(state, here) & ~BIT[seat]
            return LEGAL if space == here and others else NOT_LETHAL_FLIGHT
        if space == here or not state.setup.ground.within_1[here] & BIT[space]:
            return TOO_FAR
        if not queries.is_discovered(state, space):
            return NOT_DISCOVERED
        return ENEMY_THERE if queries.enemy_spaces(state) & BIT[space] else LEGAL

    def propose(self, state: State, seat: int, buffer: MoveBuffer) -> None:
        """Offer the own space and each neighbouring one."""
        if _way_to_flee(state, seat) == NONE:
            return
        self.offer(state, seat, coded(self.word, state.pos[seat]), buffer)
        for direction in range(6):
            space = state.setup.ground.neighbours[state.pos[seat] * 6 + direction]
            if space >= 0:
                self.offer(state, seat, coded(self.word, space), buffer)

    def play(self, state: State, seat: int, move: int, die: int) -> None:
        """Spend the item and leave, or turn the enemy on another survivor."""
        space, item = argument_of(move), _way_to_flee(state, seat)
        emit(state, told.USED, seat, item, -1)
        table.lose_item(state, seat, item)
        if space == state.pos[seat]:
            fights.turn_on_next(state, seat)
            return
        state.pos[seat] = space
        state.fresh &= ~BIT[seat]
        emit(state, told.FLED, seat, -1, -1, space)
        put(state, STEP, fights.OVER)


def _way_to_flee(state: State, seat: int) -> int:
    """The item that lets a seat flee; ``NONE`` without one."""
    items = state.held[seat] & ITEMS
    while items:
        if state.setup.flags[lowest(items)] & FLEES:
            return lowest(items)
        items &= items - 1
    return NONE
