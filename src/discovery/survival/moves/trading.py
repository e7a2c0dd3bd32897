"""Gifts and rounds of trade (section XQ)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.core.bits import BIT, lowest
from discovery.survival.model import codes, frames, queries
from discovery.survival.model import events as told
from discovery.survival.model.codes import ITEM_PIECE, PROJECT_PIECE
from discovery.survival.model.coding import argument_of, coded, extra_of
from discovery.survival.model.emit import emit
from discovery.survival.model.frames import KIND, STEP, WHO
from discovery.survival.model.stack import pop, push, put, top
from discovery.survival.model.state import NONE
from discovery.survival.moves.kind import (
    Kind,
    act,
    change_hands,
    has_piece,
    is_beside,
    is_item,
    pieces_of,
    short_of,
)
from discovery.survival.moves.refusals import (
    FULL_HANDS,
    HAS_IT,
    HIDDEN_HAND,
    LEGAL,
    NO_PIECE,
    NOT_TOGETHER,
    NOTHING_OFFERED,
)

if TYPE_CHECKING:
    from discovery.survival.model.state import State
    from discovery.survival.moves.move_buffer import MoveBuffer


class Hand(Kind):
    """A gift: free, at once, without consent (rule XQ02)."""

    def refuse(self, state: State, seat: int, move: int) -> int:
        """Why the seat cannot give the piece: other not here, no such piece, or no room for it."""
        piece, other = argument_of(move), extra_of(move)
        if not is_beside(state, seat, other):
            return NOT_TOGETHER
        if not has_piece(state, seat, piece):
            return NO_PIECE
        if is_item(piece) and state.held[other] & BIT[piece - ITEM_PIECE]:
            return HAS_IT
        if piece < PROJECT_PIECE and queries.load(state, other) + _weight_change(
            state, other, piece
        ) > queries.limit(state, other):
            return FULL_HANDS
        return LEGAL

    def propose(self, state: State, seat: int, buffer: MoveBuffer) -> None:
        """Offer each piece for each neighbour."""
        for other in range(state.setup.seats):
            if is_beside(state, seat, other):
                pieces = pieces_of(state, seat)
                while pieces:
                    self.offer(state, seat, coded(self.word, lowest(pieces), other), buffer)
                    pieces &= pieces - 1

    def play(self, state: State, seat: int, move: int, die: int) -> None:
        """Give the piece, for free."""
        piece, other = argument_of(move), extra_of(move)
        act(state, seat, 0)
        change_hands(state, seat, other, piece)
        emit(state, told.GAVE, seat, piece, other)


def _weight_change(state: State, other: int, piece: int) -> int:
    """The weight that a piece adds to a seat's load, less the room that it brings itself."""
    return 1 - (state.setup.carry[piece - ITEM_PIECE] if is_item(piece) else 0)


class Trade(Kind):
    """Opening a round of trade with a seat in the space; in a barter it is free."""

    def refuse(self, state: State, seat: int, move: int) -> int:
        """Why the seat cannot open a round of trade: the other is not here, or too little stamina."""
        if not is_beside(state, seat, argument_of(move)):
            return NOT_TOGETHER
        return short_of(state, seat, _price(state))

    def propose(self, state: State, seat: int, buffer: MoveBuffer) -> None:
        """Offer each neighbour to trade with."""
        for other in range(state.setup.seats):
            if is_beside(state, seat, other):
                self.offer(state, seat, coded(self.word, other), buffer)

    def play(self, state: State, seat: int, move: int, die: int) -> None:
        """Open the round, for 1 stamina or free in a barter."""
        act(state, seat, _price(state))
        clear(state)
        state.bargains = 0
        state.partner = argument_of(move)
        push(state, frames.TRADE_OF, seat, 0, state.partner)


def _price(state: State) -> int:
    """1 in one's turn, nothing in a barter."""
    return 1 if top(state, KIND) == frames.TURN_OF else 0


def clear(state: State) -> None:
    """Take everything back that is laid out."""
    for resource in range(9):
        state.give_goods[resource] = state.ask_goods[resource] = 0
    state.give_items = state.give_projects = state.ask_items = state.ask_projects = 0


class Lay(Kind):
    """Laying out a piece: one's own with ``give``, one of the other's that one would like with ``ask``.
    Projects in a hidden hand cannot be asked for: that they can would tell who has them (rule XT02)."""

    def __init__(self, word: int) -> None:
        super().__init__(word)
        self.asks = word == codes.ASK

    def refuse(self, state: State, seat: int, move: int) -> int:
        """Why the seat cannot lay the piece out: no such piece, laid out already, or a hidden project."""
        piece, owner = argument_of(move), self._owner(state, seat)
        if self.asks and piece >= PROJECT_PIECE and not state.setup.open_hands:
            return HIDDEN_HAND
        if not has_piece(state, owner, piece):
            return NO_PIECE
        if piece < 9:
            laid = state.ask_goods[piece] if self.asks else state.give_goods[piece]
            return LEGAL if laid < state.goods[owner * 9 + piece] else NO_PIECE
        if is_item(piece):
            return self._refuse_item(state, seat if self.asks else state.partner, BIT[piece - ITEM_PIECE])
        projects = state.ask_projects if self.asks else state.give_projects
        return NO_PIECE if projects & BIT[piece - PROJECT_PIECE] else LEGAL

    def _refuse_item(self, state: State, taker: int, item: int) -> int:
        """Why an item, the one of a mask, cannot be laid out for a taker."""
        if (state.ask_items if self.asks else state.give_items) & item:
            return NO_PIECE
        return HAS_IT if state.held[taker] & item else LEGAL

    def propose(self, state: State, seat: int, buffer: MoveBuffer) -> None:
        """Offer each piece of its owner."""
        pieces = pieces_of(state, self._owner(state, seat))
        while pieces:
            self.offer(state, seat, coded(self.word, lowest(pieces)), buffer)
            pieces &= pieces - 1

    def play(self, state: State, seat: int, move: int, die: int) -> None:
        """Add the piece to the bargain."""
        piece = argument_of(move)
        if piece < 9 and self.asks:
            state.ask_goods[piece] += 1
            return
        if piece < 9:
            state.give_goods[piece] += 1
            return
        item = BIT[piece - ITEM_PIECE] if is_item(piece) else 0
        project = 0 if item else BIT[piece - PROJECT_PIECE]
        if self.asks:
            state.ask_items |= item
            state.ask_projects |= project
        else:
            state.give_items |= item
            state.give_projects |= project

    def _owner(self, state: State, seat: int) -> int:
        return state.partner if self.asks else seat


class Propose(Kind):
    """Proposing what is laid out."""

    def refuse(self, state: State, seat: int, move: int) -> int:
        """Why the seat cannot propose the bargain: nothing is laid out."""
        laid = state.give_items | state.give_projects | state.ask_items | state.ask_projects
        for resource in range(9):
            laid |= state.give_goods[resource] | state.ask_goods[resource]
        return LEGAL if laid else NOTHING_OFFERED

    def propose(self, state: State, seat: int, buffer: MoveBuffer) -> None:
        """Offer the proposal, if anything is laid out."""
        self.offer(state, seat, coded(self.word), buffer)

    def play(self, state: State, seat: int, move: int, die: int) -> None:
        """Ask the partner to accept the bargain."""
        state.bargains += 1
        emit(state, told.PROPOSED, seat, -1, state.partner)
        put(state, STEP, 1)


class Answer(Kind):
    """Accepting or declining what was proposed; what was laid out is taken back or changes hands."""

    def refuse(self, state: State, seat: int, move: int) -> int:
        """It is always legal."""
        return LEGAL

    def propose(self, state: State, seat: int, buffer: MoveBuffer) -> None:
        """Offer the answer to the proposal."""
        buffer.add(coded(self.word))

    def play(self, state: State, seat: int, move: int, die: int) -> None:
        """Exchange the pieces if the bargain is accepted, then clear it."""
        proposer = top(state, frames.SEAT)
        put(state, STEP, 0)
        if self.word == codes.ACCEPT:
            exchange(state, proposer, top(state, WHO))
        else:
            emit(state, told.DECLINED, seat, -1, proposer)
        clear(state)


def exchange(state: State, seat: int, other: int) -> None:
    """Exchange the pieces of the bargain, both ways at once."""
    for resource in range(9):
        _exchange_goods(state, seat, other, resource, state.give_goods[resource])
    _exchange_cards(state, seat, other, state.give_items, ITEM_PIECE)
    _exchange_cards(state, seat, other, state.give_projects, PROJECT_PIECE)
    for resource in range(9):
        _exchange_goods(state, other, seat, resource, state.ask_goods[resource])
    _exchange_cards(state, other, seat, state.ask_items, ITEM_PIECE)
    _exchange_cards(state, other, seat, state.ask_projects, PROJECT_PIECE)


def _exchange_goods(state: State, giver: int, taker: int, resource: int, amount: int) -> None:
    if amount:
        state.goods[giver * 9 + resource] -= amount
        state.goods[taker * 9 + resource] += amount
        emit(state, told.TRADED, giver, resource, taker, amount)


def _exchange_cards(state: State, giver: int, taker: int, cards: int, kind: int) -> None:
    while cards:
        piece = kind + lowest(cards)
        cards &= cards - 1
        change_hands(state, giver, taker, piece)
        emit(state, told.TRADED, giver, piece, taker, 1)


class Cancel(Kind):
    """The round of trade is over."""

    def refuse(self, state: State, seat: int, move: int) -> int:
        """It is always legal."""
        return LEGAL

    def propose(self, state: State, seat: int, buffer: MoveBuffer) -> None:
        """Offer the choice to close the round."""
        buffer.add(coded(self.word))

    def play(self, state: State, seat: int, move: int, die: int) -> None:
        """Close the round of trade."""
        clear(state)
        state.partner = NONE
        pop(state)
