"""Collecting, looting, investigating (rules XC04 to XC07, XC19, XG02)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.core.bits import BIT, lowest
from discovery.survival.flow import programs, quests
from discovery.survival.model import codes, enemies, frames, queries, table
from discovery.survival.model import events as told
from discovery.survival.model.codes import ITEM_PIECE, TOKEN
from discovery.survival.model.coding import argument_of, coded, extra_of
from discovery.survival.model.emit import emit
from discovery.survival.model.limits import ITEMS
from discovery.survival.model.setup import (
    DOUBLE_PLANT,
    DOUBLE_WATER,
    HOLDS_CARD,
    HOLDS_GOODS,
    WATER,
)
from discovery.survival.model.stack import push
from discovery.survival.model.state import NONE
from discovery.survival.moves.kind import Kind, act, has_piece, is_item, short_of
from discovery.survival.moves.refusals import (
    HAS_IT,
    INVESTIGATED,
    NO_LANDMARK,
    NO_PIECE,
    NOT_TOGETHER,
    NOTHING_LYING,
    NOTHING_TOKEN,
)

if TYPE_CHECKING:
    from discovery.survival.model.state import State
    from discovery.survival.moves.move_buffer import MoveBuffer

PLANT = 0
DOUBLED = 104
"""In ``State.used``: whether a plant has come twice today."""


class Collect(Kind):
    """Taking the token of one's space, or one piece from it."""

    def refuse(self, state: State, seat: int, move: int) -> int:
        """Why the seat cannot collect the token or the piece: none here, or too little stamina."""
        what, space = argument_of(move), state.pos[seat]
        if what == TOKEN:
            if state.token[space] == NONE:
                return NOTHING_TOKEN
        elif not table.lying(state, space, what):
            return NOTHING_LYING
        return short_of(state, seat, _cost(state, seat))

    def propose(self, state: State, seat: int, buffer: MoveBuffer) -> None:
        """Offer the token and each resource of the seat's space."""
        self.offer(state, seat, coded(self.word, TOKEN), buffer)
        if state.heap[state.pos[seat]]:
            for resource in range(9):
                self.offer(state, seat, coded(self.word, resource), buffer)

    def play(self, state: State, seat: int, move: int, die: int) -> None:
        """Take the piece, or turn the token over; 1 stamina, free after a step."""
        what, space = argument_of(move), state.pos[seat]
        act(state, seat, _cost(state, seat))
        if what != TOKEN:
            table.add_to_heap(state, space, what, -1)
            table.gain(state, seat, what, 1)
            return
        _take_token(state, seat, space)


def _cost(state: State, seat: int) -> int:
    return 0 if state.fresh & BIT[seat] else 1


def _take_token(state: State, seat: int, space: int) -> None:
    """Turn the token of a space over and do what it says."""
    setup = state.setup
    token = setup.piece_number[state.token[space]]
    klass, kind, number = setup.token_class[token], setup.token_kind[token], setup.token_number[token]
    table.show_token(state, space)
    emit(state, told.COLLECTED, seat, -1, klass, space)
    if klass != WATER:
        table.remove_token(state, space)
    if kind == HOLDS_GOODS:
        table.gain(state, seat, number, _amount(state, seat, klass, setup.token_amount[token]))
    elif kind == HOLDS_CARD:
        programs.found_card(state, seat, number)
    else:
        row = enemies.new_enemy(state, number, space, NONE)
        push(state, frames.MEET, seat, space, state.arrived[row] - 1)


def _amount(state: State, seat: int, klass: int, amount: int) -> int:
    """How much a collection brings: some cards bring more (rule XC07)."""
    held = state.held[seat]
    if klass == WATER:
        while held:
            amount += state.setup.flags[lowest(held)] & DOUBLE_WATER != 0
            held &= held - 1
    elif klass == PLANT and _comes_twice(state, seat):
        state.used[seat] |= BIT[DOUBLED]
        amount *= 2
    return amount


def _comes_twice(state: State, seat: int) -> bool:
    """Whether a card doubles the seat's first plant of the day."""
    return queries.flags_of(state, seat) & DOUBLE_PLANT != 0 and not state.used[seat] & BIT[DOUBLED]


class Loot(Kind):
    """Taking a resource or an item from a survivor who lies in one's space."""

    def refuse(self, state: State, seat: int, move: int) -> int:
        """Why the seat cannot loot the piece: nobody lies here with it, or the seat has that item."""
        piece, other = argument_of(move), extra_of(move)
        if not _lies_here(state, seat, other):
            return NOT_TOGETHER
        if piece >= codes.PROJECT_PIECE or not has_piece(state, other, piece):
            return NO_PIECE
        if is_item(piece) and state.held[seat] & BIT[piece - ITEM_PIECE]:
            return HAS_IT
        return short_of(state, seat, 1)

    def propose(self, state: State, seat: int, buffer: MoveBuffer) -> None:
        """Offer each resource and item of the survivors who lie here."""
        for other in range(state.setup.seats):
            if not _lies_here(state, seat, other):
                continue
            for piece in range(9):
                self.offer(state, seat, coded(self.word, piece, other), buffer)
            items = state.held[other] & ITEMS
            while items:
                self.offer(state, seat, coded(self.word, ITEM_PIECE + lowest(items), other), buffer)
                items &= items - 1

    def play(self, state: State, seat: int, move: int, die: int) -> None:
        """Take the piece, for 1 stamina."""
        piece, other = argument_of(move), extra_of(move)
        act(state, seat, 1)
        emit(state, told.LOOTED, seat, piece, other)
        if is_item(piece):
            table.move_item(state, other, seat, piece - ITEM_PIECE)
        else:
            state.goods[other * 9 + piece] -= 1
            state.goods[seat * 9 + piece] += 1


def _lies_here(state: State, seat: int, other: int) -> bool:
    lying = state.dead | state.left
    return other < state.setup.seats and lying & BIT[other] != 0 and state.pos[other] == state.pos[seat]


class Investigate(Kind):
    """The card of the landmark in one's space, once for the whole group."""

    def refuse(self, state: State, seat: int, move: int) -> int:
        """Why the seat cannot investigate: no landmark here, already done, or too little stamina."""
        number = landmark_at(state, state.pos[seat])
        if number == NONE:
            return NO_LANDMARK
        if state.investigated & BIT[number]:
            return INVESTIGATED
        return short_of(state, seat, 1)

    def propose(self, state: State, seat: int, buffer: MoveBuffer) -> None:
        """Offer the landmark in the seat's space."""
        self.offer(state, seat, coded(self.word), buffer)

    def play(self, state: State, seat: int, move: int, die: int) -> None:
        """Reveal the landmark's card, for 1 stamina, and start its program."""
        space = state.pos[seat]
        number = landmark_at(state, space)
        act(state, seat, 1)
        state.investigated |= BIT[number]
        card = state.landmark_card[number]
        emit(state, told.INVESTIGATED, seat, card, number, space)
        quests.go_on(state)
        programs.start(state, state.setup.card_program[card], seat)


def landmark_at(state: State, space: int) -> int:
    """The number of the landmark on a space; ``NONE`` if there is none."""
    for number in range(1, 7):
        if state.landmark[number] == space:
            return number
    return NONE
