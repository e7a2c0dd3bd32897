"""The survival game as numbers: ``core.research.learning.Learning`` and its ``Encoding``."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import TYPE_CHECKING

from discovery.core.bits import BIT, members
from discovery.core.dice import Dice
from discovery.core.protocol import Outcome
from discovery.core.research.learning import WIDE, WholeMove
from discovery.survival.bots.search import Level, Planner
from discovery.survival.encoding.batch import Batch
from discovery.survival.encoding.choices import Choices
from discovery.survival.encoding.layout import Layout
from discovery.survival.encoding.rows import row
from discovery.survival.flow.ending import ALONE_HONOURS
from discovery.survival.flow.rollout import play_out
from discovery.survival.model.codes import PROJECT_PIECE
from discovery.survival.model.events import EVENTS
from discovery.survival.model.notation import FACES
from discovery.survival.model.setup import PROJECTS
from discovery.survival.moves import kinds

if TYPE_CHECKING:
    from discovery.survival.game import SurvivalGame
    from discovery.survival.model.state import State
    from discovery.survival.views.view import View

OWN, SHARED = "own", "shared"
PLANS, NIGHTS = 7, 2
"""The plans that a measured search compares, and its horizon in nights."""
CHOICES_A_DAY, CHOICES_A_NIGHT = 250, 100
"""More than one seat can make: a turn has at most 15 stamina, each of which opens a fight of some ten choices
or a round of trade in which each piece is laid out once, and gifts are free but each piece is given once."""


class SurvivalEncoding:
    """``core.research.learning.Encoding`` of a game. A choice is a whole move."""

    event_kinds = len(EVENTS)
    most_outcomes = FACES + FACES * FACES
    least = 0.0
    zero_sum = False

    def __init__(self, game: SurvivalGame, reward: str) -> None:
        """``reward`` is one of ``SurvivalLearning.rewards``."""
        self.game = game
        self.layout = Layout(game.setup)
        self._choices = Choices(game.setup)
        self._shared = reward == SHARED
        self.count = len(self._choices.moves)
        self.mask_words = (self.count + WIDE - 1) // WIDE

    @property
    def most_choices(self) -> int:
        """No game has more choices."""
        setup = self.game.setup
        return setup.seats * (1 + (setup.last_night + 1) * (CHOICES_A_DAY + CHOICES_A_NIGHT))

    def begin(self, seat: int) -> WholeMove:
        """A pending move of which nothing is chosen yet."""
        return WholeMove(seat)

    def choose(self, state: State, pending: WholeMove, index: int) -> bool:
        """One choice is the whole move."""
        pending.move = self._choices.move(index, pending.seat)
        return True

    def mask(self, state: State, pending: WholeMove) -> array[int]:
        """The legal moves; empty for a seat that is not asked."""
        words = array("Q", bytes(8 * self.mask_words))
        for move in kinds.legal(state, pending.seat):
            index = self._choices.index(move, pending.seat)
            words[index // WIDE] |= BIT[index % WIDE]
        return words

    def row(self, state: State, pending: WholeMove) -> array[int]:
        """Everything that the seat sees."""
        return row(self.layout, self.game.view(state, pending.seat))

    def indices(self, view: View, move: int) -> tuple[int, ...]:
        """The one choice that is the move."""
        return (self._choices.index(move, view.seat),)

    def text(self, index: int, seat: int) -> str:
        """A choice of ``seat`` in notation."""
        return self.game.text(self._choices.move(index, seat))

    def dealt_pieces(self, state: State, seat: int) -> list[int]:
        """The projects that a seat was dealt, numbered as pieces in moves."""
        return [PROJECT_PIECE + project for project in members(state.hands[seat])]

    def shuffled_piece(self, number: int) -> int:
        """The card of a project; nothing else that events show by a number can be hidden again."""
        setup = self.game.setup
        start = setup.pile_start[PROJECTS]
        numbers = setup.piece_number[start : start + setup.pile_size[PROJECTS]]
        return start + numbers.index(number - PROJECT_PIECE) if number >= PROJECT_PIECE else -1

    def returns(self, outcome: Outcome) -> list[float]:
        """Honours (rule XS02) as parts of the most that anybody can have; shared: the mean of all seats."""
        own = [score / ALONE_HONOURS for score in outcome.scores or ()]
        return [sum(own) / len(own)] * len(own) if self._shared else own

    def batch(self, dice: Sequence[Dice]) -> Batch:
        """Games side by side, one for each of the ``dice``."""
        return Batch(self.game, self, self._choices, dice)


class SurvivalLearning:
    """``core.research.learning.Learning`` for the survival game."""

    rewards = (OWN, SHARED)

    def encoding(self, game: SurvivalGame, reward: str = OWN) -> SurvivalEncoding:
        """The numbers of a game."""
        return SurvivalEncoding(game, reward)

    def play_out(self, state: State, dice: Dice) -> int:
        """Play random moves to the end."""
        return play_out(state, dice)

    def search(self, game: SurvivalGame, view: View, iterations: int, dice: Dice) -> None:
        """One decision with that many plans followed, fewer where the first is soon the best."""
        Planner(game, dice, Level(PLANS, iterations, NIGHTS)).decide(view)
