"""What a family of games gives to those that learn: its moves and what a seat may know as numbers.

Choices are indices from 0, the same for every seat and position of a game; a move is made up of one or more
of them. Rows and masks are arrays of unsigned 64-bit words: bit ``n`` of a mask is choice ``n``.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from discovery.core.dice import Dice

WIDE = 64
"""Bits of a word."""
CELL_MIDDLE = 64
"""Added to column and row in a cell's word, so that the word of a cell is never 0."""
ROW_AT, LEVEL_AT = 8, 16
"""The bits of a cell's word where its row and its level begin."""


class Words(Protocol):
    """An array of whole numbers; in rows and masks of unsigned ones of 64 bits."""

    def __getitem__(self, at: int, /) -> int:
        """The number at a place."""
        ...

    def __setitem__(self, at: int, word: int, /) -> None:
        """Write the number at a place."""
        ...


@dataclass(frozen=True, slots=True)
class Field:
    """A part of a row from word ``start``: ``count`` sets of ``size`` members, numbers or cells.

    ``kind`` is ``"set"``, ``"number"`` or ``"cell"`` (column + 64, row + 64 shifted by 8, level by 16; 0 for
    something that does not lie in sight). ``scale`` is what a number is divided by where networks read it.
    """

    name: str
    kind: str
    start: int
    count: int
    size: int
    scale: int

    @property
    def words(self) -> int:
        """How many words one of them takes."""
        return (self.size + WIDE - 1) // WIDE if self.kind == "set" else 1


class Layout(Protocol):
    """The fields of a game's rows in order; ``words`` is the length of a row."""

    @property
    def fields(self) -> tuple[Field, ...]:
        """From the first word on, without gaps."""
        ...

    @property
    def words(self) -> int:
        """The length of a row."""
        ...


class Pending(Protocol):
    """A move that a seat is putting together, choice by choice."""

    @property
    def move(self) -> int:
        """The move, once it is whole."""
        ...


class Batch(Protocol):
    """Games side by side, each played up to its next choice; it writes to arrays that others own."""

    def share(self, rows: Any, masks: Any, seats: Any, returns: Any, overs: Any) -> None:
        """The flat arrays to write to: a row, a mask and a seat for each game, returns by game and seat, and
        whether a game has just ended."""
        ...

    def deal(self) -> None:
        """Begin a new game at every place."""
        ...

    def check(self, indices: Any) -> None:
        """``IllegalMove`` names the first index that may not be chosen."""
        ...

    def step(self, indices: Any) -> None:
        """Play a legal choice in each game."""
        ...

    def pick(self, dice: Dice, indices: Any) -> None:
        """Write a legal index of each game, drawn uniformly."""
        ...


class Encoding(Protocol):
    """The numbers of one game: made once for a table, used for any number of games there."""

    @property
    def layout(self) -> Layout:
        """What the words of a row mean."""
        ...

    @property
    def count(self) -> int:
        """How many choices there are."""
        ...

    @property
    def mask_words(self) -> int:
        """The length of a mask in words."""
        ...

    @property
    def most_outcomes(self) -> int:
        """The outcomes that chance picks from after a move are numbers below this."""
        ...

    @property
    def most_choices(self) -> int:
        """No game has more choices, those of chance not counted."""
        ...

    @property
    def event_kinds(self) -> int:
        """The kinds of events are numbers below this."""
        ...

    def begin(self, seat: int) -> Pending:
        """Nothing chosen yet."""
        ...

    def choose(self, state: Any, pending: Any, index: int) -> bool:
        """Add a legal choice; ``True`` when the move is whole."""
        ...

    def mask(self, state: Any, pending: Any) -> array[int]:
        """The choices that may be added now."""
        ...

    def row(self, state: Any, pending: Any) -> array[int]:
        """What the seat may know, its pending choices included."""
        ...

    def indices(self, view: Any, move: int) -> tuple[int, ...]:
        """The choices that make up a legal move of the view's seat."""
        ...

    def text(self, index: int, seat: int) -> str:
        """What a choice says when ``seat`` makes it, in the words of notation."""
        ...

    def held(self, state: Any, seat: int) -> list[int]:
        """The pieces that a seat was dealt, by number, in a position that was just opened."""
        ...

    def batch(self, dice: Sequence[Dice]) -> Batch:
        """As many games as there are ``dice``, one generator each for its deals and chance."""
        ...


class Learning(Protocol):
    """The ``learning`` part of a family."""

    def encoding(self, game: Any) -> Encoding:
        """The numbers of a game."""
        ...

    def play_out(self, state: Any, dice: Dice) -> int:
        """Play random moves to the end, in place; how many decisions were taken."""
        ...

    def search(self, game: Any, view: Any, iterations: int, dice: Dice) -> None:
        """Search once as the family's best program does, for measures of speed."""
        ...


def returns_of(winners: Sequence[int], seats: int) -> list[float]:
    """The returns of a game by seat, from -1 to 1: 1 for a lone winner, less for winners together, and for
    the others what makes the sum 0. Where nobody wins every seat gets what a loser gets beside a lone winner;
    a single seat gets 1 or 0."""
    least = -1.0 / (seats - 1) if seats > 1 else 0.0
    share = least + (1.0 - least) / len(winners) if winners else least
    return [share if seat in winners else least for seat in range(seats)]
