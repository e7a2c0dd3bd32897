"""The encoding for games whose family has none: a choice is a whole move.

Choice ``n`` is the ``n``-th of ``Game.all_moves``, so the game must list every legal move there. A row has
the mask of legal moves, the viewer's seat and the seat whose turn it is: enough to play, little to learn
from. A family that wants more provides a ``learning`` part.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass

from discovery.core.bits import BIT
from discovery.core.dice import Dice
from discovery.core.errors import Code, InvalidSetup
from discovery.core.protocol import AnyGame, Outcome, State, View
from discovery.core.registry import family_of
from discovery.core.research.learning import (
    WIDE,
    WIN,
    Batch,
    Encoding,
    Field,
    WholeMove,
    least_return,
    returns_of,
)


def encoding_of(game: AnyGame, reward: str = "") -> Encoding:
    """The encoding of the game's family, else a ``PlainEncoding``; ``reward`` is the family's usual one if it
    is empty. ``InvalidSetup`` UNKNOWN_OPTION for one that the family does not know."""
    learning = family_of(game.spec.game).learning
    known = (WIN,) if learning is None else learning.rewards
    if reward not in ("", *known):
        raise InvalidSetup(Code.UNKNOWN_OPTION, given=reward[:60])
    return PlainEncoding(game) if learning is None else learning.encoding(game, reward or known[0])


@dataclass(frozen=True, slots=True)
class PlainLayout:
    """The fields of a row, as ``core.research.learning.Layout``."""

    fields: tuple[Field, ...]
    words: int


class PlainEncoding:
    """``core.research.learning.Encoding`` of any game."""

    most_outcomes = 0
    most_choices = 0
    event_kinds = 0

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._moves = game.all_moves()
        self._index = {move: index for index, move in enumerate(self._moves)}
        self.count = len(self._moves)
        self.mask_words = (self.count + WIDE - 1) // WIDE
        seats = len(game.seats)
        self.least, self.zero_sum = least_return(seats), seats > 1
        sizes = {"legal": self.count, "seat": seats, "turn": seats}
        fields: list[Field] = []
        words = 0
        for name, size in sizes.items():
            fields.append(Field(name, "set", words, 1, size, 1))
            words += fields[-1].words
        self.layout = PlainLayout(tuple(fields), words)

    def returns(self, outcome: Outcome) -> list[float]:
        """The return of each seat, -1 to 1."""
        return returns_of(outcome.winners, len(self._game.seats))

    def begin(self, seat: int) -> WholeMove:
        """A pending move of which nothing is chosen yet."""
        return WholeMove(seat)

    def choose(self, state: State, pending: WholeMove, index: int) -> bool:
        """One choice is the whole move."""
        pending.move = self._moves[index]
        return True

    def mask(self, state: State, pending: WholeMove) -> array[int]:
        """The legal moves; empty for a seat that is not asked."""
        words = array("Q", bytes(8 * self.mask_words))
        if self._game.actors(state) & BIT[pending.seat]:
            for move in self._game.legal(state, pending.seat):
                index = self._index[move]
                words[index // WIDE] |= BIT[index % WIDE]
        return words

    def row(self, state: State, pending: WholeMove) -> array[int]:
        """The legal moves, the seat, and whose turn it is."""
        turn = self._game.progress(state).turn
        seats = array("Q", (BIT[pending.seat], BIT[turn] if turn >= 0 else 0))
        return self.mask(state, pending) + seats

    def indices(self, view: View, move: int) -> tuple[int, ...]:
        """The one choice that is the move."""
        return (self._index[move],)

    def text(self, index: int, seat: int) -> str:
        """The move in notation."""
        return self._game.text(self._moves[index])

    def dealt_pieces(self, state: State, seat: int) -> list[int]:
        """Nothing: this encoding does not know what was dealt."""
        return []

    def shuffled_piece(self, number: int) -> int:
        """Return the number: an order has the same ones."""
        return number

    def batch(self, dice: Sequence[Dice]) -> Batch:
        """``InvalidSetup``: a batch needs an encoding by the family."""
        raise InvalidSetup(Code.NOT_VECTORISED, given=self._game.name[:60])
