"""A computer player: it places the card that most cards in its hand and the pool still need.

    discovery simulate --seats opener:Opener,random --games 100

`decide` gets a view, which contains what the seat may know, and returns one of `view.legal`.
"""

from __future__ import annotations

from discovery.core.protocol import Chooser, Event
from discovery.evolution.game import DiscoveryGame
from discovery.evolution.views.view import View


class Opener:
    """Looks one card ahead, unlike `random`."""

    def __init__(self, game: DiscoveryGame, random: Chooser) -> None:
        self.game = game
        self.random = random

    def decide(self, view: View, observed: tuple[Event, ...] = ()) -> int:
        """Place the most useful card; if none can be placed, choose a random legal move."""
        placements = [move for move in view.legal if self.text(move).startswith("place ")]
        if placements:
            return max(placements, key=lambda move: self.waiting_for(move, view))
        return view.legal[self.random.randrange(len(view.legal))]

    def waiting_for(self, move: int, view: View) -> int:
        """The number of cards within reach that need the card this move places."""
        card = self.game.setup.index[self.text(move).split()[1]]
        return sum(self.game.setup.needs[other] >> card & 1 for other in (*view.hand, *view.pool))

    def text(self, move: int) -> str:
        """The move in notation, as in a record: `place fire`, `place fire at 1,0`, `end`."""
        return self.game.text(move)
