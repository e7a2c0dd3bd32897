"""An opponent for any game: a tree search that knows the rules and nothing about playing well.

Information set Monte Carlo tree search with a single observer (Cowling, Powley and Whitehouse, IEEE
Transactions on Computational Intelligence and AI in Games 4, 2012): one tree for all positions that the view
allows. Each iteration deals one of them, goes down the tree by UCB1, adds a node, plays random moves from
there to the end and gives every seat on the path its share of the win.
"""

from __future__ import annotations

from math import inf, log, sqrt

from discovery.core.chance import draw
from discovery.core.dice import Dice
from discovery.core.players.program import Program
from discovery.core.protocol import AnyGame, Chooser, Event, State, View
from discovery.core.registry import family_of
from discovery.engines.rollout import rollout_of

ITERATIONS = 1000
EXPLORATION = 0.7
"""The exploration weight of UCB1, for shares of a win between 0 and 1."""


class SearchNode:
    """A move of ``seat``, how often it was tried, and the sum of that seat's shares of the win afterwards."""

    __slots__ = ("children", "seat", "total", "visits")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.visits = 0
        self.total = 0.0
        self.children: dict[int, SearchNode] = {}

    def bound(self, move: int, trials: float) -> float:
        """The upper confidence bound UCB1 of a move, infinite if it was never tried.

        ``trials`` is the logarithm of how often this node was visited.
        """
        child = self.children.get(move)
        if child is None:
            return inf
        return child.total / child.visits + EXPLORATION * sqrt(trials / child.visits)


class PlainSearch:
    """Starts a new search for each decision."""

    def __init__(self, game: AnyGame, random: Chooser) -> None:
        self.game = game
        self.random = random
        self._players = family_of(game.spec.game).players
        self._play_out = rollout_of(game)

    def decide(self, view: View, observed: tuple[Event, ...] = ()) -> int:
        """The move that was tried most often."""
        root = SearchNode(view.seat)
        determinizer = self._players.determinizer(self.game, view, observed)
        dice = Dice(self.random.randrange(2**31))
        for _ in range(ITERATIONS if len(view.legal) > 1 else 0):
            self._iterate(root, determinizer.deal(dice), dice)
        return max(view.legal, key=lambda move: root.children[move].visits if move in root.children else 0)

    def _iterate(self, root: SearchNode, state: State, dice: Dice) -> None:
        path = [root]
        while self.game.result(state) is None and (path[-1].visits or len(path) == 1):
            if due := self.game.due(state):
                self.game.play(state, *due, draw(self.game, state, due[1], dice))
            else:
                path.append(self._descend(path[-1], state, dice))
        self._play_out(state, dice)
        result = self.game.result(state)
        winners = result.winners if result else ()
        for node in path:
            node.visits += 1
            node.total += 1 / len(winners) if node.seat in winners else 0.0

    def _descend(self, node: SearchNode, state: State, dice: Dice) -> SearchNode:
        """Play the move with the highest bound; chance decides between equals."""
        seat = self.game.decider(state)
        trials = log(node.visits + 1)
        moves = list(self.game.legal(state, seat))
        dice.shuffle(moves)
        move = max(moves, key=lambda move: node.bound(move, trials))
        self.game.play(state, seat, move, draw(self.game, state, move, dice))
        return node.children.setdefault(move, SearchNode(seat))


def plain(game: AnyGame, random: Chooser) -> Program:
    """Makes the opponent: ``discovery.engines.search:plain``."""
    return PlainSearch(game, random)
