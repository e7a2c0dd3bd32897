"""Answers to what the rules ask: needs, votes, names, choices of cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.core.bits import BIT, lowest
from discovery.survival.flow import decisions, loop, needs, placing, steps
from discovery.survival.model import codes, frames, queries, table
from discovery.survival.model import events as told
from discovery.survival.model.codes import CHARACTER, ITEM_PIECE
from discovery.survival.model.coding import argument_of, coded, extra_of
from discovery.survival.model.emit import emit
from discovery.survival.model.frames import KIND, STEP
from discovery.survival.model.limits import ITEMS
from discovery.survival.model.phases import BARTERING
from discovery.survival.model.setup import CHARACTERS, SAFE_WATER
from discovery.survival.model.stack import top
from discovery.survival.moves.kind import Kind, has_piece, is_item
from discovery.survival.moves.refusals import (
    ALREADY_DISCOVERED,
    KEEP_QUEST_ITEM,
    LEGAL,
    NO_PIECE,
    NO_PRICE,
    NOT_DEALT,
    NOT_HURT,
    NOT_OFFERED,
    NOTHING_TOKEN,
    TOO_FAR,
)

if TYPE_CHECKING:
    from discovery.survival.model.state import State
    from discovery.survival.moves.move_buffer import MoveBuffer

CLEAN, DIRTY, MEDICINE = 2, 3, 7
OFFERED, OFFERED_ALONE = 2, 4
"""Characters to choose from (rule XB08)."""


def offered(state: State, seat: int) -> list[int]:
    """The characters that a seat chooses from."""
    setup = state.setup
    each = OFFERED_ALONE if setup.seats == 1 else OFFERED
    start = setup.pile_start[CHARACTERS] + seat * each
    return [setup.piece_number[state.order[start + place]] for place in range(each)]


class Choose(Kind):
    """Choosing one of the characters that one was dealt."""

    def refuse(self, state: State, seat: int, move: int) -> int:
        """Why the seat cannot choose the character: it was not dealt to the seat."""
        return LEGAL if argument_of(move) in offered(state, seat) else NOT_DEALT

    def propose(self, state: State, seat: int, buffer: MoveBuffer) -> None:
        """Offer each character dealt."""
        for character in offered(state, seat):
            buffer.add(coded(self.word, character))

    def play(self, state: State, seat: int, move: int, die: int) -> None:
        """Give the seat its character."""
        state.character[seat] = argument_of(move)
        state.held[seat] |= BIT[CHARACTER + argument_of(move)]
        state.waiting &= ~BIT[seat]
        emit(state, told.CHOSE, seat, argument_of(move))


class Pay(Kind):
    """Paying what a need asks for."""

    def refuse(self, state: State, seat: int, move: int) -> int:
        """Why the seat cannot pay with the resource: the need does not take it, or the seat has none."""
        resource, wanted = argument_of(move), state.setup.a[top(state, STEP)]
        if resource != wanted and not (wanted == CLEAN and resource == DIRTY):
            return NOT_OFFERED
        if resource > 8 or not state.goods[seat * 9 + resource]:
            return NOT_OFFERED
        if extra_of(move) == codes.WITH_MEDICINE:
            safe = queries.flags_of(state, seat) & SAFE_WATER
            if resource != DIRTY or safe or not state.goods[seat * 9 + MEDICINE]:
                return NOT_OFFERED
        return LEGAL

    def propose(self, state: State, seat: int, buffer: MoveBuffer) -> None:
        """Offer the resource; for clean water also dirty water, alone and with medicine."""
        wanted = state.setup.a[top(state, STEP)]
        self.offer(state, seat, coded(self.word, wanted), buffer)
        if wanted == CLEAN:
            self.offer(state, seat, coded(self.word, DIRTY), buffer)
            self.offer(state, seat, coded(self.word, DIRTY, codes.WITH_MEDICINE), buffer)

    def play(self, state: State, seat: int, move: int, die: int) -> None:
        """Pay for the need."""
        needs.answer_need(state, seat, argument_of(move), extra_of(move) == codes.WITH_MEDICINE)


class Suffer(Kind):
    """Taking the damage instead."""

    def refuse(self, state: State, seat: int, move: int) -> int:
        """It is always legal."""
        return LEGAL

    def propose(self, state: State, seat: int, buffer: MoveBuffer) -> None:
        """Offer the choice to take the damage."""
        buffer.add(coded(self.word))

    def play(self, state: State, seat: int, move: int, die: int) -> None:
        """Take the damage of the need."""
        needs.suffer(state, seat)


class Drop(Kind):
    """Dropping a piece: because one carries too much, or because a card takes it."""

    def refuse(self, state: State, seat: int, move: int) -> int:
        """Why the seat cannot drop the piece: not held, an item not asked for, or a quest item."""
        piece = argument_of(move)
        if piece >= codes.PROJECT_PIECE or not has_piece(state, seat, piece):
            return NO_PIECE
        if is_item(piece):
            if top(state, KIND) != frames.DROP_OF:
                return NO_PIECE
            if state.setup.content.items[piece - ITEM_PIECE].kind == "quest":
                return KEEP_QUEST_ITEM
        return LEGAL

    def propose(self, state: State, seat: int, buffer: MoveBuffer) -> None:
        """Offer each resource and item."""
        for resource in range(9):
            self.offer(state, seat, coded(self.word, resource), buffer)
        items = state.held[seat] & ITEMS
        while items:
            self.offer(state, seat, coded(self.word, ITEM_PIECE + lowest(items)), buffer)
            items &= items - 1

    def play(self, state: State, seat: int, move: int, die: int) -> None:
        """Drop the piece, or give it up to a card."""
        piece = argument_of(move)
        if top(state, KIND) != frames.DROP_OF:
            decisions.gave_up(state, seat, piece)
        elif is_item(piece):
            table.lose_item(state, seat, piece - ITEM_PIECE)
            emit(state, told.DROPPED, seat, piece)
        else:
            table.drop_resource(state, seat, piece)


class Mend(Kind):
    """Choosing the damage that is healed."""

    def refuse(self, state: State, seat: int, move: int) -> int:
        """Why the seat cannot heal the damage: it has none of it."""
        damage = argument_of(move)
        return LEGAL if damage < 4 and state.damage[seat * 4 + damage] else NOT_HURT

    def propose(self, state: State, seat: int, buffer: MoveBuffer) -> None:
        """Offer each kind of damage."""
        for damage in range(4):
            self.offer(state, seat, coded(self.word, damage), buffer)

    def play(self, state: State, seat: int, move: int, die: int) -> None:
        """Heal the chosen damage."""
        decisions.mended(state, seat, argument_of(move))


class Take(Kind):
    """Choosing a part of a card."""

    def refuse(self, state: State, seat: int, move: int) -> int:
        """Why the seat cannot take the part: not on offer, or too expensive."""
        part = argument_of(move)
        return LEGAL if part in (1, 2) and steps.offers(state, part) else NO_PRICE

    def propose(self, state: State, seat: int, buffer: MoveBuffer) -> None:
        """Offer both parts of the card."""
        self.offer(state, seat, coded(self.word, 1), buffer)
        self.offer(state, seat, coded(self.word, 2), buffer)

    def play(self, state: State, seat: int, move: int, die: int) -> None:
        """Do the part of the card."""
        steps.take_part(state, argument_of(move))


class Vote(Kind):
    """Voting for a part of a card."""

    def refuse(self, state: State, seat: int, move: int) -> int:
        """Why the seat cannot vote for the part: no such part."""
        return LEGAL if argument_of(move) in (1, 2) else NOT_OFFERED

    def propose(self, state: State, seat: int, buffer: MoveBuffer) -> None:
        """Offer both parts of the card."""
        buffer.add(coded(self.word, 1))
        buffer.add(coded(self.word, 2))

    def play(self, state: State, seat: int, move: int, die: int) -> None:
        """Record the seat's vote."""
        state.said[seat] = argument_of(move)
        state.waiting &= ~BIT[seat]
        emit(state, told.VOTED, seat, -1, -1, argument_of(move))


class Name(Kind):
    """Naming who goes first from now on (rule XL07)."""

    def refuse(self, state: State, seat: int, move: int) -> int:
        """Why the seat cannot name the survivor: not in play."""
        other = argument_of(move)
        return LEGAL if other < state.setup.seats and state.on & BIT[other] else NOT_OFFERED

    def propose(self, state: State, seat: int, buffer: MoveBuffer) -> None:
        """Offer each survivor as the first."""
        for other in range(state.setup.seats):
            self.offer(state, seat, coded(self.word, other), buffer)

    def play(self, state: State, seat: int, move: int, die: int) -> None:
        """Record the name of the next first player."""
        state.said[seat] = argument_of(move)
        state.waiting &= ~BIT[seat]
        emit(state, told.NAMED, seat, -1, argument_of(move))


class Scout(Kind):
    """Choosing which of the nearest tiles is turned over."""

    def refuse(self, state: State, seat: int, move: int) -> int:
        """Why the seat cannot turn the tile over: discovered, or too far."""
        slot = argument_of(move)
        if state.seen & BIT[slot]:
            return ALREADY_DISCOVERED
        return LEGAL if placing.nearest_slots(state, seat) & BIT[slot] else TOO_FAR

    def propose(self, state: State, seat: int, buffer: MoveBuffer) -> None:
        """Offer each of the nearest tiles."""
        slots = placing.nearest_slots(state, seat)
        while slots:
            buffer.add(coded(self.word, lowest(slots)))
            slots &= slots - 1

    def play(self, state: State, seat: int, move: int, die: int) -> None:
        """Turn the tile over."""
        decisions.scouted(state, argument_of(move))


class TurnOver(Kind):
    """Choosing which token is turned face up."""

    def refuse(self, state: State, seat: int, move: int) -> int:
        """Why the seat cannot turn the token over: none near on this space."""
        return LEGAL if placing.near_tokens(state, seat) & BIT[argument_of(move)] else NOTHING_TOKEN

    def propose(self, state: State, seat: int, buffer: MoveBuffer) -> None:
        """Offer each space with a near token face down."""
        spaces = placing.near_tokens(state, seat)
        while spaces:
            buffer.add(coded(self.word, lowest(spaces)))
            spaces &= spaces - 1

    def play(self, state: State, seat: int, move: int, die: int) -> None:
        """Turn the token over."""
        decisions.turned_over(state, argument_of(move))


class End(Kind):
    """Ending one's turn, or one's round of barter."""

    def refuse(self, state: State, seat: int, move: int) -> int:
        """It is always legal."""
        return LEGAL

    def propose(self, state: State, seat: int, buffer: MoveBuffer) -> None:
        """Offer the choice to end the turn."""
        buffer.add(coded(self.word))

    def play(self, state: State, seat: int, move: int, die: int) -> None:
        """End the turn, or the round of barter."""
        if state.phase == BARTERING:
            decisions.bartered(state, seat)
        else:
            loop.end_turn(state)
