"""The card games as numbers: ``core.research.learning.Learning`` and its ``Encoding``."""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from discovery.core.dice import Dice
from discovery.core.protocol import Outcome
from discovery.core.research.learning import WIN, Batch, least_return, returns_of
from discovery.evolution.bots.search.rank_moves import rate
from discovery.evolution.encoding import batch
from discovery.evolution.encoding.actions import Page, PendingMove, choose, write_mask
from discovery.evolution.encoding.indices import Actions
from discovery.evolution.encoding.lengths import most_choices
from discovery.evolution.encoding.observations import Layout, write_row
from discovery.evolution.flow.rollout import play_out
from discovery.evolution.game import DiscoveryGame
from discovery.evolution.model.event_kinds import NAMES
from discovery.evolution.model.state import State
from discovery.evolution.views.view import View

KINDS_WITHOUT_ASSETS = 50
"""The number of kinds of event where no assets are used."""


class CardEncoding:
    """``core.research.learning.Encoding`` of a game; ``actions`` names the choices."""

    def __init__(self, game: DiscoveryGame) -> None:
        self.game = game
        self.actions = Actions(game)
        self.coding = self.actions.coding
        self.layout = Layout(self.coding)
        self.count = self.actions.count
        # What is numbered behind the events keeps its number in the rows of older games.
        self.event_kinds = KINDS_WITHOUT_ASSETS if game.setup.assets is None else len(NAMES)
        self.mask_words = self.coding.words
        self.most_outcomes = game.setup.card_count
        self.least = least_return(game.setup.seat_count)
        self.zero_sum = game.setup.seat_count > 1

    @property
    def most_choices(self) -> int:
        """No game has more choices, see ``lengths``."""
        return most_choices(self.game.setup, self.coding)

    def returns(self, outcome: Outcome) -> list[float]:
        """The return of each seat, -1 to 1."""
        return returns_of(outcome.winners, self.game.setup.seat_count)

    def begin(self, seat: int) -> PendingMove:
        """A pending move of which nothing is chosen yet."""
        return PendingMove(seat)

    def choose(self, state: State, pending: PendingMove, index: int) -> bool:
        """Add a legal choice; ``True`` when the move is whole."""
        return choose(self.coding, state, pending, index)

    def mask(self, state: State, pending: PendingMove) -> array[int]:
        """The choices that may be added now."""
        words = array("Q", bytes(8 * self.mask_words))
        write_mask(self.coding, state, pending, Page(words), 0)
        return words

    def row(self, state: State, pending: PendingMove) -> array[int]:
        """What the seat may know: the same that ``rows.row`` makes of its view."""
        words = array("Q", bytes(8 * self.layout.words))
        write_row(self.layout, state, pending, Page(words), 0)
        return words

    def indices(self, view: View, move: int) -> tuple[int, ...]:
        """The choices that make up a legal move of the view's seat."""
        return self.actions.indices(view, move)

    def text(self, index: int, seat: int) -> str:
        """What a choice says when ``seat`` makes it."""
        return self.actions.text(index, seat)

    def dealt_pieces(self, state: State, seat: int) -> list[int]:
        """The cards that a seat was dealt, in the order of the deal."""
        return state.in_order(state.hands[seat])

    def shuffled_piece(self, number: int) -> int:
        """Return the number: an order has the same ones."""
        return number

    def batch(self, dice: Sequence[Dice]) -> Batch:
        """Games side by side, in the engine."""
        return batch.Batch(self.game, self.layout, dice)


class CardLearning:
    """``core.research.learning.Learning`` for the card games."""

    rewards = (WIN,)

    def encoding(self, game: DiscoveryGame, reward: str = WIN) -> CardEncoding:
        """The numbers of a game."""
        return CardEncoding(game)

    def play_out(self, state: State, dice: Dice) -> int:
        """Play random moves to the end."""
        return play_out(state, dice)

    def search(self, game: DiscoveryGame, view: View, iterations: int, dice: Dice) -> None:
        """Run one search as the levels of the ladder do."""
        rate(game.setup, view, (), iterations, dice)
