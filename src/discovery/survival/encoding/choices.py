"""Choices by index: each is a whole move, with seats counted clockwise from the one that chooses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.survival.model import codes
from discovery.survival.model.coding import argument_of, coded, extra_of, word_of
from discovery.survival.model.intents import every_move
from discovery.survival.model.notation import LINKED, SEATED

if TYPE_CHECKING:
    from discovery.survival.model.setup import Setup

NEVER_ONESELF = (codes.TRADE, codes.ATTACK, codes.HAND, codes.SHARE, codes.LOOT)
"""Words that never name the seat that chooses."""


class Choices:
    """The choices of a game: ``moves`` by index, as the first seat would make them."""

    def __init__(self, setup: Setup) -> None:
        self._seats = setup.seats
        self.moves = [move for move in every_move(setup) if _can_be_chosen(move)]
        self._index = {move: index for index, move in enumerate(self.moves)}

    def index(self, move: int, seat: int) -> int:
        """The index of a move of ``seat``."""
        return self._index[turned(move, -seat, self._seats)]

    def move(self, index: int, seat: int) -> int:
        """The move behind an index, for ``seat``."""
        return turned(self.moves[index], seat, self._seats)


def _can_be_chosen(move: int) -> bool:
    word = word_of(move)
    if word == codes.LEAVE:
        return False
    named = extra_of(move) if word in LINKED else argument_of(move)
    return word not in NEVER_ONESELF or named != 0


def turned(move: int, by: int, seats: int) -> int:
    """The move with the seats that it names counted ``by`` further, clockwise."""
    word, argument, extra = word_of(move), argument_of(move), extra_of(move)
    if word in SEATED:
        return coded(word, (argument + by) % seats, extra)
    if word in LINKED:
        return coded(word, argument, (extra + by) % seats)
    if word == codes.USE and extra:
        return coded(word, argument, (extra - 1 + by) % seats + 1)
    whom = extra >> codes.REST_SEAT
    if word == codes.REST and whom:
        water = extra - (whom << codes.REST_SEAT)
        return coded(word, argument, (whom - 1 + by) % seats + 1 << codes.REST_SEAT | water)
    return move
