"""The moves of people in a fight: support, modify, flee, share (sections XF, XO, XR)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.core.bits import BIT, lowest
from discovery.survival.flow import fights, loop
from discovery.survival.model import enemies, table
from discovery.survival.model import events as told
from discovery.survival.model.codes import ITEM_PIECE
from discovery.survival.model.coding import argument_of, coded, extra_of
from discovery.survival.model.emit import emit
from discovery.survival.model.frames import SEAT, STEP
from discovery.survival.model.phases import GUARDING, MODIFYING
from discovery.survival.model.setup import (
    STROKE_DAMAGE,
    STROKE_GREY,
    STROKE_RED,
)
from discovery.survival.model.stack import put, top
from discovery.survival.model.state import NONE
from discovery.survival.moves.kind import (
    ONE_DIE,
    TWO_DICE,
    Kind,
    act,
    has_piece,
    is_beside,
    is_item,
    short_of,
)
from discovery.survival.moves.refusals import (
    HAS_IT,
    LEGAL,
    NO_ENEMY,
    NO_PIECE,
    NO_SUPPORTER,
    NOT_NOW,
    NOT_READY,
    NOT_TOGETHER,
    OUT_OF_REACH,
    PEACEFUL,
)

if TYPE_CHECKING:
    from discovery.survival.model.state import State
    from discovery.survival.moves.move_buffer import MoveBuffer


class Fight(Kind):
    """Fighting an enemy that stayed in one's space (rule XO02)."""

    def refuse(self, state: State, seat: int, move: int) -> int:
        """Why the seat cannot fight: no enemy here, or too little stamina."""
        if enemies.oldest_at(state, state.pos[seat], NONE) == NONE:
            return NO_ENEMY
        return short_of(state, seat, 1)

    def propose(self, state: State, seat: int, buffer: MoveBuffer) -> None:
        """Offer a fight with the enemy that is here longest."""
        self.offer(state, seat, coded(self.word), buffer)

    def play(self, state: State, seat: int, move: int, die: int) -> None:
        """Begin a fight with the oldest enemy here, for 1 stamina."""
        act(state, seat, 1)
        fights.begin(state, seat, enemies.oldest_at(state, state.pos[seat], NONE))


class Attack(Kind):
    """Attacking another survivor, where the scenario has rivals (rule XR01)."""

    def refuse(self, state: State, seat: int, move: int) -> int:
        """Why the seat cannot attack the survivor: no rivalry, not beside it, or too little stamina."""
        if not state.setup.rivalry:
            return PEACEFUL
        if not is_beside(state, seat, argument_of(move)):
            return NOT_TOGETHER
        return short_of(state, seat, 1)

    def propose(self, state: State, seat: int, buffer: MoveBuffer) -> None:
        """Offer each other survivor in scenarios with rivalry."""
        if state.setup.rivalry:
            for other in range(state.setup.seats):
                self.offer(state, seat, coded(self.word, other), buffer)

    def play(self, state: State, seat: int, move: int, die: int) -> None:
        """Begin the attack, for 1 stamina."""
        act(state, seat, 1)
        fights.attack(state, seat, argument_of(move))


class Support(Kind):
    """A support card for the fighter, before the roll (rule XF13)."""

    def refuse(self, state: State, seat: int, move: int) -> int:
        """Why the seat cannot support with the card: it is not ready."""
        return LEGAL if state.ready[seat] & BIT[argument_of(move)] else NOT_READY

    def propose(self, state: State, seat: int, buffer: MoveBuffer) -> None:
        """Offer each support card."""
        for card in range(len(state.setup.support_kind)):
            self.offer(state, seat, coded(self.word, card), buffer)

    def play(self, state: State, seat: int, move: int, die: int) -> None:
        """Apply the card's bonus to the fight, and mark the seat as a helper."""
        setup, card = state.setup, argument_of(move)
        state.ready[seat] &= ~BIT[card]
        state.waiting &= ~BIT[seat]
        state.helpers |= BIT[seat]
        kind, value = setup.support_kind[card], setup.support_value[card]
        if kind == STROKE_GREY:
            state.grey += value
        elif kind == STROKE_RED:
            state.red -= value
        elif kind == STROKE_DAMAGE:
            state.plus += value
        else:
            state.free += 1
        emit(state, told.SUPPORTED, seat, card, top(state, SEAT))


def unasked(state: State, seat: int) -> int:
    """Why a seat is not asked to support now: it fights, has answered, has no card, or is too far (XF13)."""
    if state.members & BIT[seat] or not state.on & BIT[seat] or seat == top(state, SEAT):
        return NOT_NOW
    return OUT_OF_REACH if state.ready[seat] else NOT_READY


class Let(Kind):
    """Answering a window with nothing."""

    def refuse(self, state: State, seat: int, move: int) -> int:
        """It is always legal."""
        return LEGAL

    def propose(self, state: State, seat: int, buffer: MoveBuffer) -> None:
        """Offer the choice to let the window pass."""
        buffer.add(coded(self.word))

    def play(self, state: State, seat: int, move: int, die: int) -> None:
        """Mark the seat as answered."""
        state.waiting &= ~BIT[seat]


class Roll(Kind):
    """The roll that is due; nobody decides it (rule XO06)."""

    def refuse(self, state: State, seat: int, move: int) -> int:
        """It is always legal."""
        return LEGAL

    def propose(self, state: State, seat: int, buffer: MoveBuffer) -> None:
        """Offer nothing: rolls are no decisions."""
        return

    def dice(self, state: State, move: int) -> int:
        """The number of outcomes: of one die or two."""
        return TWO_DICE if loop.rolls_two(state) else ONE_DIE

    def play(self, state: State, seat: int, move: int, die: int) -> None:
        """Apply the roll of one die or two."""
        if loop.rolls_two(state):
            loop.rolled(state, seat, (die - 1) // 12 + 1, (die - 1) % 12 + 1)
        else:
            loop.rolled(state, seat, die, 0)


class Done(Kind):
    """No more changes; or nothing more to share."""

    def refuse(self, state: State, seat: int, move: int) -> int:
        """It is always legal."""
        return LEGAL

    def propose(self, state: State, seat: int, buffer: MoveBuffer) -> None:
        """Offer the choice to end the changes, or the sharing."""
        buffer.add(coded(self.word))

    def play(self, state: State, seat: int, move: int, die: int) -> None:
        """Go on with the fight's next step."""
        if state.phase == MODIFYING:
            put(state, STEP, fights.SETTLE)
        else:
            put(state, STEP, fights.CHANGE if state.phase == GUARDING else fights.OVER)


class Share(Kind):
    """Giving a piece of the reward to a supporter, whatever the distance (rule XO05)."""

    def refuse(self, state: State, seat: int, move: int) -> int:
        """Why the seat cannot share the piece: the other did not help or has the item, or it is no prize."""
        piece, other = argument_of(move), extra_of(move)
        if not state.helpers & state.on & BIT[other]:
            return NO_SUPPORTER
        if piece < 9:
            if not state.prize[piece] or not has_piece(state, seat, piece):
                return NO_PIECE
        elif not is_item(piece) or not state.prize_items & BIT[piece - ITEM_PIECE]:
            return NO_PIECE
        elif state.held[other] & BIT[piece - ITEM_PIECE]:
            return HAS_IT
        return LEGAL

    def propose(self, state: State, seat: int, buffer: MoveBuffer) -> None:
        """Offer each piece of the reward for each supporter."""
        for other in range(state.setup.seats):
            if state.helpers & state.on & BIT[other]:
                for piece in range(9):
                    self.offer(state, seat, coded(self.word, piece, other), buffer)
                items = state.prize_items
                while items:
                    self.offer(state, seat, coded(self.word, ITEM_PIECE + lowest(items), other), buffer)
                    items &= items - 1

    def play(self, state: State, seat: int, move: int, die: int) -> None:
        """Give the piece of the reward to the supporter."""
        piece, other = argument_of(move), extra_of(move)
        if piece < 9:
            state.prize[piece] -= 1
            state.goods[seat * 9 + piece] -= 1
            state.goods[other * 9 + piece] += 1
        else:
            state.prize_items &= ~BIT[piece - ITEM_PIECE]
            table.move_item(state, seat, other, piece - ITEM_PIECE)
        emit(state, told.SHARED, seat, piece, other)


class Help(Kind):
    """Naming who gets the helped line (rule XO04)."""

    def refuse(self, state: State, seat: int, move: int) -> int:
        """Why the seat cannot name the survivor: they did not help."""
        other = argument_of(move)
        possible = other < state.setup.seats and state.helpers & state.on & BIT[other]
        return LEGAL if possible else NO_SUPPORTER

    def propose(self, state: State, seat: int, buffer: MoveBuffer) -> None:
        """Offer each supporter by seat."""
        for other in range(state.setup.seats):
            self.offer(state, seat, coded(self.word, other), buffer)

    def play(self, state: State, seat: int, move: int, die: int) -> None:
        """Give the helped line of the reward to the supporter."""
        fights.reward_helper(state, argument_of(move))
