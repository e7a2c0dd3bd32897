"""Games side by side, each up to its next choice, written into arrays that the caller owns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from discovery.core.bits import count, nth
from discovery.core.chance import draw
from discovery.core.dice import Dice
from discovery.core.errors import Code, IllegalMove
from discovery.core.research.learning import WIDE, Encoding, WordArray
from discovery.survival.encoding.choices import Choices

if TYPE_CHECKING:
    from discovery.survival.game import SurvivalGame
    from discovery.survival.model.state import State


class Batch:
    """``core.research.learning.Batch``: a game for each of the ``dice``."""

    def __init__(
        self, game: SurvivalGame, encoding: Encoding, choices: Choices, dice: Sequence[Dice]
    ) -> None:
        self._game = game
        self._encoding = encoding
        self._choices = choices
        self._dice = list(dice)
        self._states: list[State] = []

    def share(
        self, rows: WordArray, masks: WordArray, seats: WordArray, returns: Any, overs: WordArray
    ) -> None:
        """The arrays to write to."""
        self._rows, self._masks, self._seats = rows, masks, seats
        self._returns, self._overs = returns, overs

    def deal(self) -> None:
        """A new game at every place."""
        self._states = [self._dealt(dice) for dice in self._dice]
        for place in range(len(self._states)):
            self._clear(place)
            self._write(place)

    def check(self, indices: WordArray) -> None:
        """``IllegalMove`` names the first index that may not be chosen."""
        words = self._encoding.mask_words
        for place in range(len(self._states)):
            index = indices[place]
            legal = 0 <= index < self._encoding.count
            if not legal or not self._masks[place * words + index // WIDE] >> index % WIDE & 1:
                raise IllegalMove(Code.UNKNOWN_MOVE, given=str(index)[:60])

    def step(self, indices: WordArray) -> None:
        """A legal choice of each game's seat; dice fall by themselves."""
        for place, state in enumerate(self._states):
            self._clear(place)
            seat, dice = self._game.decider(state), self._dice[place]
            move = self._choices.move(indices[place], seat)
            self._game.play(state, seat, move, draw(self._game, state, move, dice))
            self._roll(state, dice)
            result = self._game.result(state)
            if result is not None:
                first = place * self._game.setup.seats
                for seat, value in enumerate(self._encoding.returns(result)):
                    self._returns[first + seat] = value
                self._overs[place] = 1
                self._states[place] = self._dealt(dice)
            self._write(place)

    def pick(self, dice: Dice, indices: WordArray) -> None:
        """A legal index of each game, drawn uniformly."""
        words = self._encoding.mask_words
        for place in range(len(self._states)):
            row = [int(self._masks[place * words + word]) for word in range(words)]
            left = dice.below(sum(count(word) for word in row))
            word = 0
            while left >= count(row[word]):
                left -= count(row[word])
                word += 1
            indices[place] = word * WIDE + nth(row[word], left)

    def _dealt(self, dice: Dice) -> State:
        state = self._game.deal(self._game.shuffle(dice))
        self._roll(state, dice)
        return state

    def _roll(self, state: State, dice: Dice) -> None:
        """Play the rolls that are due."""
        while (due := self._game.due(state)) is not None:
            self._game.play(state, *due, draw(self._game, state, due[1], dice))

    def _clear(self, place: int) -> None:
        seats = self._game.setup.seats
        for seat in range(seats):
            self._returns[place * seats + seat] = 0.0
        self._overs[place] = 0

    def _write(self, place: int) -> None:
        """The row and the mask of the seat that chooses next."""
        state, encoding = self._states[place], self._encoding
        seat = self._game.decider(state)
        pending = encoding.begin(seat)
        self._seats[place] = seat
        _copy(self._rows, place, encoding.row(state, pending))
        _copy(self._masks, place, encoding.mask(state, pending))


def _copy(target: WordArray, place: int, words: Sequence[int]) -> None:
    start = place * len(words)
    for number, word in enumerate(words):
        target[start + number] = word
