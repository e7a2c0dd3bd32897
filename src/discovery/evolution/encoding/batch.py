"""Games side by side, each up to its next choice, written into arrays that the caller owns.

Flat ints, arrays written by index, no closures, generators or keywords in the loops: this file is compiled as
it is. NumPy stays outside.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discovery.core.bits import count, members, nth
from discovery.core.dice import Dice
from discovery.core.errors import Code, IllegalMove
from discovery.core.research.learning import WIDE, WordArray, returns_of
from discovery.evolution.encoding.actions import Page, PendingMove, choose, play, write_mask
from discovery.evolution.encoding.observations import Layout, write_row
from discovery.evolution.flow.rollout import play_with
from discovery.evolution.flow.stepping import clockwise_first, line_of_nobody, robbing
from discovery.evolution.game import DiscoveryGame
from discovery.evolution.model.codes import STEAL_CARD
from discovery.evolution.model.phases import FLIP, OVER, STEAL, WINDOW
from discovery.evolution.model.state import State


class Batch:
    """One game for each of the ``dice``, the generators of deals and thefts.

    ``rows`` has a row a game, ``masks`` a mask a game, ``seats`` the seat that chooses; ``returns`` an entry
    for each seat of each game, other than 0 only where ``overs`` says that a game has just ended. Then the
    next one of that place has begun already, and its first row and mask stand there. The arrays are flat.
    """

    def __init__(self, game: DiscoveryGame, layout: Layout, dice: Sequence[Dice]) -> None:
        self.game = game
        self.layout = layout
        self.coding = layout.coding
        self.dice = list(dice)
        self.seat_count = game.setup.seat_count
        self.states: list[State] = []
        self.choices: list[PendingMove] = []

    def share(
        self, rows: WordArray, masks: WordArray, seats: WordArray, returns: Any, overs: WordArray
    ) -> None:
        """The arrays to write to."""
        self.rows, self.masks = Page(rows), Page(masks)
        self.seats = seats
        self.returns = returns
        self.overs = overs

    def deal(self) -> None:
        """A new game at every place."""
        self.states = []
        self.choices = []
        for place in range(len(self.dice)):
            self.states.append(self._dealt(place))
            self.choices.append(PendingMove(0))
            self._ask(place)
            self._write(place)
            self._clear(place)

    def check(self, indices: WordArray) -> None:
        """``IllegalMove`` names the first index that may not be chosen."""
        words, size = self.coding.words, self.coding.size
        for place in range(len(self.states)):
            index = indices[place]
            if (
                not 0 <= index < size
                or not self.masks.words[place * words + (index >> 6)] >> (index & 63) & 1
            ):
                raise IllegalMove(Code.UNKNOWN_MOVE, given=str(index)[:60])

    def step(self, indices: WordArray) -> None:
        """A legal choice of each game's seat; lines that no seat decides and chance follow by themselves."""
        for place in range(len(self.states)):
            self._clear(place)
            state, choice = self.states[place], self.choices[place]
            if choose(self.coding, state, choice, indices[place]):
                self._play(place, state, choice)
            self._write(place)

    def pick(self, dice: Dice, indices: WordArray) -> None:
        """A legal index of each game at random, each as likely."""
        words = self.coding.words
        for place in range(len(self.states)):
            at, legal = place * words, 0
            for word in range(at, at + words):
                legal += count(self.masks.words[word])
            left, word = dice.below(legal), at
            while left >= count(self.masks.words[word]):
                left -= count(self.masks.words[word])
                word += 1
            indices[place] = (word - at) * WIDE + nth(self.masks.words[word], left)

    def _play(self, place: int, state: State, choice: PendingMove) -> None:
        play(state, choice, self.dice[place])
        self._go_on(state, self.dice[place])
        if state.phase == OVER:
            brought = returns_of(members(state.winners), self.seat_count)
            for seat in range(self.seat_count):
                self.returns[place * self.seat_count + seat] = brought[seat]
            self.overs[place] = 1
            self.states[place] = self._dealt(place)
        self._ask(place)

    def _dealt(self, place: int) -> State:
        state = self.game.deal(self.game.shuffle(self.dice[place]))
        self._go_on(state, self.dice[place])
        return state

    def _go_on(self, state: State, dice: Dice) -> None:
        while state.phase == FLIP or (state.phase == WINDOW and not state.waiting) or robbing(state):
            if state.phase == STEAL:
                play_with(state, state.decider, STEAL_CARD | state.partner, 0, dice)
            else:
                line_of_nobody(state)

    def _ask(self, place: int) -> None:
        state, choice = self.states[place], self.choices[place]
        seat = state.turn if state.decider < 0 else state.decider
        if state.waiting:
            seat = clockwise_first(state)
        choice.begin(seat)
        self.seats[place] = seat

    def _write(self, place: int) -> None:
        state, choice = self.states[place], self.choices[place]
        write_row(self.layout, state, choice, self.rows, place * self.layout.words)
        write_mask(self.coding, state, choice, self.masks, place * self.coding.words)

    def _clear(self, place: int) -> None:
        if self.overs[place]:
            self.overs[place] = 0
            for seat in range(self.seat_count):
                self.returns[place * self.seat_count + seat] = 0.0
