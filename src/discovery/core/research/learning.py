"""A family's part for machine learning: its moves and views as numbers.

Choices are indices from 0, the same for every seat and position of a game; a move consists of one or more
choices. Rows and masks are arrays of unsigned 64-bit words: bit ``n`` of a mask is choice ``n``.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from discovery.core.dice import Dice
from discovery.core.protocol import Outcome

WIDE = 64
"""Bits of a word."""
CELL_MIDDLE = 64
"""Added to column and row in a cell's word, so that the word of a cell is never 0."""
ROW_AT, LEVEL_AT = 8, 16
"""The bits of a cell's word where its row and its level begin."""


class WordArray(Protocol):
    """An array of integers; in rows and masks, unsigned 64-bit integers."""

    def __getitem__(self, at: int, /) -> int:
        """The number at an index."""
        ...

    def __setitem__(self, at: int, word: int, /) -> None:
        """Set the number at an index."""
        ...


@dataclass(frozen=True, slots=True)
class Field:
    """A part of a row from word ``start``: ``count`` sets of ``size`` members, numbers or cells.

    ``kind`` is ``"set"``, ``"number"`` or ``"cell"`` (column + 64, row + 64 shifted by 8, level by 16; 0 for
    something out of sight). Numbers are divided by ``scale`` for networks.
    """

    name: str
    kind: str
    start: int
    count: int
    size: int
    scale: int

    @property
    def words(self) -> int:
        """The number of words for each of the ``count`` entries."""
        return (self.size + WIDE - 1) // WIDE if self.kind == "set" else 1


class Layout(Protocol):
    """The fields of a game's rows in order; ``words`` is the length of a row."""

    @property
    def fields(self) -> tuple[Field, ...]:
        """The fields in order, from word 0, without gaps."""
        ...

    @property
    def words(self) -> int:
        """The length of a row."""
        ...


class Pending(Protocol):
    """A move that a seat is composing, choice by choice."""

    @property
    def move(self) -> int:
        """The move, once it is complete."""
        ...


@dataclass(slots=True)
class WholeMove:
    """A ``Pending`` of one choice: the whole move."""

    seat: int
    move: int = 0


class Batch(Protocol):
    """A batch of games, each played up to its next choice; it writes into arrays that the caller owns."""

    def share(
        self, rows: WordArray, masks: WordArray, seats: WordArray, returns: Any, overs: WordArray
    ) -> None:
        """The flat arrays to write to: a row, a mask and a seat for each game, returns by game and seat, and
        whether a game has just ended."""
        ...

    def deal(self) -> None:
        """Start a new game in every slot."""
        ...

    def check(self, indices: WordArray) -> None:
        """Raise ``IllegalMove`` for the first choice that is not legal."""
        ...

    def step(self, indices: WordArray) -> None:
        """Play a legal choice in each game."""
        ...

    def pick(self, dice: Dice, indices: WordArray) -> None:
        """Write a legal choice for each game, drawn uniformly."""
        ...


class Encoding(Protocol):
    """The encoding of one game: built once, and used for any number of plays of that game."""

    @property
    def layout(self) -> Layout:
        """The meaning of the words of a row."""
        ...

    @property
    def count(self) -> int:
        """The number of different choices."""
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
        """An upper bound for the number of choices in one play, chance outcomes not counted."""
        ...

    @property
    def event_kinds(self) -> int:
        """The kinds of events are numbered below this."""
        ...

    @property
    def least(self) -> float:
        """The least return of a seat; the most is 1."""
        ...

    @property
    def zero_sum(self) -> bool:
        """Whether the returns of all seats add up to 0."""
        ...

    def returns(self, outcome: Outcome) -> list[float]:
        """The returns by seat of a game that ended so."""
        ...

    def begin(self, seat: int) -> Pending:
        """An empty pending move."""
        ...

    def choose(self, state: Any, pending: Any, index: int) -> bool:
        """Add a legal choice; returns ``True`` when the move is complete."""
        ...

    def mask(self, state: Any, pending: Any) -> array[int]:
        """The choices that may be added now."""
        ...

    def row(self, state: Any, pending: Any) -> array[int]:
        """The observation of a seat, including its pending choices."""
        ...

    def indices(self, view: Any, move: int) -> tuple[int, ...]:
        """The choices that make up a legal move of the view's seat."""
        ...

    def text(self, index: int, seat: int) -> str:
        """A choice of ``seat`` in the words of the notation."""
        ...

    def dealt_pieces(self, state: Any, seat: int) -> list[int]:
        """The numbers of the pieces that a seat was dealt, in an opening position."""
        ...

    def shuffled_piece(self, number: int) -> int:
        """Which of ``Game.pieces`` an event or ``dealt_pieces`` shows by a number of 0 or more; -1 for
        something that is not shuffled."""
        ...

    def batch(self, dice: Sequence[Dice]) -> Batch:
        """A batch with one game for each of the ``dice``, which draw its deals and chance outcomes."""
        ...


class Learning(Protocol):
    """The ``learning`` part of a family."""

    @property
    def rewards(self) -> tuple[str, ...]:
        """The words for what its environments may reward, the usual one first."""
        ...

    def encoding(self, game: Any, reward: str) -> Encoding:
        """The encoding of a game whose returns are ``reward``, one of ``rewards``."""
        ...

    def play_out(self, state: Any, dice: Dice) -> int:
        """Play random moves to the end, in place; returns the number of decisions."""
        ...

    def search(self, game: Any, view: Any, iterations: int, dice: Dice) -> None:
        """Run one search as the family's best program does, to measure its speed."""
        ...


WIN = "win"
"""The reward of a share of the win, see ``returns_of``."""


def least_return(seats: int) -> float:
    """The return, -1 to 0, that ``returns_of`` gives a loser against a lone winner."""
    return -1.0 / (seats - 1) if seats > 1 else 0.0


def returns_of(winners: Sequence[int], seats: int) -> list[float]:
    """The returns of a game by seat, from -1 to 1: 1 for a lone winner, less for several winners, and for the
    others the value that makes the sum 0. If nobody wins, every seat gets what a loser gets against a lone
    winner; a single seat gets 1 or 0."""
    least = least_return(seats)
    share = least + (1.0 - least) / len(winners) if winners else least
    return [share if seat in winners else least for seat in range(seats)]
