"""The base of every kind of move. Legality is said once, in ``refuse``; ``propose`` only lists what to
try."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.core.bits import BIT
from discovery.survival.model import table
from discovery.survival.model.codes import ITEM_PIECE, PROJECT_PIECE
from discovery.survival.model.limits import ITEMS
from discovery.survival.moves.refusals import LEGAL, NO_STAMINA

if TYPE_CHECKING:
    from discovery.survival.model.state import State
    from discovery.survival.moves.move_buffer import MoveBuffer

NO_DICE, ONE_DIE, TWO_DICE = 0, 12, 144
"""How many outcomes a move has."""


class Kind:
    """A kind of move. ``word`` is its number in ``codes.WORDS``."""

    def __init__(self, word: int) -> None:
        self.word = word

    def refuse(self, state: State, seat: int, move: int) -> int:
        """Why the move is illegal in this phase, ``LEGAL`` if it is not."""
        raise NotImplementedError

    def propose(self, state: State, seat: int, buffer: MoveBuffer) -> None:
        """Add the legal moves of this kind."""
        raise NotImplementedError

    def play(self, state: State, seat: int, move: int, die: int) -> None:
        """Play a legal move; ``die`` is what was rolled for it, 1 to 12, else 0."""
        raise NotImplementedError

    def dice(self, state: State, move: int) -> int:
        """How many outcomes a legal move has."""
        return NO_DICE

    def offer(self, state: State, seat: int, move: int, buffer: MoveBuffer) -> None:
        """Add a move if it is legal."""
        if self.refuse(state, seat, move) == LEGAL:
            buffer.add(move)


def act(state: State, seat: int, cost: int) -> None:
    """A seat pays for an action of its turn; a free collection not taken is gone (rule XC10)."""
    table.spend(state, seat, cost)
    state.fresh &= ~BIT[seat]


def short_of(state: State, seat: int, cost: int) -> int:
    """``NO_STAMINA`` if a seat cannot pay for an action."""
    return NO_STAMINA if state.stamina[seat] < cost else LEGAL


def is_beside(state: State, seat: int, other: int) -> bool:
    """Whether another survivor stands in the seat's space."""
    return (
        0 <= other < state.setup.seats
        and other != seat
        and state.on & BIT[other] != 0
        and state.pos[other] == state.pos[seat]
    )


def has_piece(state: State, seat: int, piece: int) -> bool:
    """Whether a seat has a resource, an item or a project."""
    if piece < 9:
        return state.goods[seat * 9 + piece] > 0
    if piece < PROJECT_PIECE:
        return piece >= ITEM_PIECE and state.held[seat] & BIT[piece - ITEM_PIECE] != 0
    return state.hands[seat] & BIT[piece - PROJECT_PIECE] != 0


def is_item(piece: int) -> bool:
    """Whether the number of a piece is an item's."""
    return ITEM_PIECE <= piece < PROJECT_PIECE


def pieces_of(state: State, seat: int) -> int:
    """Everything that a seat could give away, as a mask."""
    pieces = (state.held[seat] & ITEMS) * BIT[ITEM_PIECE] | state.hands[seat] * BIT[PROJECT_PIECE]
    for resource in range(9):
        if state.goods[seat * 9 + resource]:
            pieces |= BIT[resource]
    return pieces


def change_hands(state: State, seat: int, other: int, piece: int) -> None:
    """A piece goes from one seat to another."""
    if piece < 9:
        state.goods[seat * 9 + piece] -= 1
        state.goods[other * 9 + piece] += 1
    elif is_item(piece):
        table.move_item(state, seat, other, piece - ITEM_PIECE)
    else:
        project = BIT[piece - PROJECT_PIECE]
        state.hands[seat] &= ~project
        state.hands[other] |= project
