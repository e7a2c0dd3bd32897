"""A plain tree search to measure programs against: it knows the rules, and nothing of the game."""

from __future__ import annotations

from math import inf, log, sqrt

from discovery.core.dice import Dice
from discovery.core.program import Program
from discovery.core.protocol import NO_OUTCOME, Chooser, Event
from discovery.evolution.belief.determinize import Imagination
from discovery.evolution.flow.rollout import play_out
from discovery.evolution.flow.stepping import decider_of
from discovery.evolution.game import DiscoveryGame
from discovery.evolution.model.state import OVER, State
from discovery.evolution.views.view import View

ITERATIONS = 1000
CURIOSITY = 0.7
"""The weight of what was tried little, for shares of a win between 0 and 1."""


class Node:
    """A move of ``seat``, how often it was tried, and the shares of the win that followed."""

    __slots__ = ("children", "seat", "total", "visits")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.visits = 0
        self.total = 0.0
        self.children: dict[int, Node] = {}

    def promise(self, move: int, trials: float) -> float:
        """What the move promises by the rule UCB1; without end if it was never tried."""
        child = self.children.get(move)
        if child is None:
            return inf
        return child.total / child.visits + CURIOSITY * sqrt(trials / child.visits)


class Plain:
    """One tree, everything hidden dealt anew for each iteration, random moves from its edge to the end."""

    def __init__(self, game: DiscoveryGame, random: Chooser) -> None:
        self.game = game
        self.random = random

    def decide(self, view: View, seen: tuple[Event, ...] = ()) -> int:
        """The move that was tried most often."""
        root = Node(view.seat)
        imagination = Imagination(self.game.setup, view, seen)
        dice = Dice(self.random.randrange(2**31))
        for _ in range(ITERATIONS if len(view.legal) > 1 else 0):
            self._iterate(root, imagination.deal(dice), dice)
        return max(view.legal, key=lambda move: root.children[move].visits if move in root.children else 0)

    def _iterate(self, root: Node, state: State, dice: Dice) -> None:
        path = [root]
        while state.phase != OVER and (path[-1].visits or len(path) == 1):
            if due := self.game.due(state):
                self.game.play(state, *due)
            else:
                path.append(self._descend(path[-1], state, dice))
        play_out(state, dice)
        result = self.game.result(state)
        winners = result.winners if result else ()
        for node in path:
            node.visits += 1
            node.total += 1 / len(winners) if node.seat in winners else 0.0

    def _descend(self, node: Node, state: State, dice: Dice) -> Node:
        """Play the move that promises most; of equals one by chance."""
        seat = decider_of(state)
        trials = log(node.visits + 1)
        moves = list(self.game.legal(state, seat))
        dice.shuffle(moves)
        move = max(moves, key=lambda move: node.promise(move, trials))
        cards = self.game.outcomes(state, move)
        self.game.play(state, seat, move, cards[dice.below(len(cards))] if cards else NO_OUTCOME)
        return node.children.setdefault(move, Node(seat))


def plain(game: DiscoveryGame, random: Chooser) -> Program:
    """Makes it: ``discovery.lab.vanilla_ismcts:plain``."""
    return Plain(game, random)
