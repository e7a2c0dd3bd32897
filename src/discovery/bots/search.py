"""Information-set tree search: one tree of moves for all the positions that a view leaves possible.

P. I. Cowling, E. J. Powley and D. Whitehouse, "Information Set Monte Carlo Tree Search" (2012): each
iteration deals the hidden cards anew and goes down the tree by the moves that this deal allows; a move is
weighed by how often it could have been taken. Every seat wants its own side to win. Written for speed.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, sqrt
from typing import Protocol

from discovery.bits import BIT, count, members
from discovery.bots.choices import Choices
from discovery.bots.thumb import Thumb
from discovery.dice import Dice
from discovery.evolution.imagining import Imagination
from discovery.evolution.sight import View
from discovery.evolution.state import OVER, Setup, State
from discovery.protocol import NOBODY, Event

TURN_LIMIT = 1000
"""A play-out to the end of the game."""


class Stopwatch(Protocol):
    """Tells a search when to stop before its iterations are done."""

    def __call__(self) -> bool:
        """``True`` once there is no more time."""
        ...


@dataclass(frozen=True, slots=True)
class Budget:
    """How a search is run.

    ``turns`` is how far ahead a play-out goes before the position is judged, 0 for the end of the game;
    ``curiosity`` weighs moves little tried against moves found good; ``margin`` is the part of a finished
    game's worth that its margin makes, the rest is won or lost.
    """

    iterations: int
    turns: int = 0
    curiosity: float = 0.6
    margin: float = 0.3


class Node:
    """A move in the tree: who plays it, how often it was and could have been tried, and what it brought."""

    __slots__ = ("available", "children", "move", "seat", "total", "visits")

    def __init__(self, move: int, seat: int) -> None:
        self.move = move
        self.seat = seat
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.children: dict[int, Node] = {}


class Search:
    """One decision."""

    __slots__ = (
        *("budget", "choices", "dice", "imagination", "path", "root", "seat", "setup", "sides", "thumb"),
        "worth",
    )

    def __init__(self, setup: Setup, view: View, seen: tuple[Event, ...], budget: Budget, dice: Dice) -> None:
        self.setup = setup
        self.seat = view.seat
        self.budget = budget
        self.dice = dice
        self.imagination = Imagination(setup, view, seen)
        self.thumb = Thumb(setup, dice)
        self.choices = Choices(setup, self.thumb)
        self.root = Node(-1, NOBODY)
        self.path: list[Node] = []
        self.sides = sides_of(setup)
        self.worth = [0.0] * setup.seat_count

    def run(self, stop: Stopwatch | None = None) -> None:
        """Until the iterations are done, or time is up."""
        for done in range(self.budget.iterations):
            if stop is not None and done & 15 == 0 and stop():
                return
            self._iterate()

    def _iterate(self) -> None:
        state = self.imagination.deal(self.dice)
        last_turn = state.turns + self.budget.turns if self.budget.turns else TURN_LIMIT
        node, path = self.root, self.path
        path.clear()
        seat = self.seat
        fresh = False
        while not fresh and state.phase != OVER and state.turns <= last_turn:
            if seat != NOBODY:
                node = self._descend(state, node, seat)
                fresh = not node.visits
                path.append(node)
                self.thumb.do(state, seat, node.move)
            else:
                self.thumb.step(state)
            if state.phase != OVER:
                seat = self.thumb.asked(state)
        self.thumb.play(state, last_turn)
        self._judge(state)
        self.root.visits += 1
        for node in path:
            node.visits += 1
            node.total += self.worth[node.seat]

    def _descend(self, state: State, parent: Node, seat: int) -> Node:
        """The child that promises most among those that this deal allows."""
        choices, children = self.choices, parent.children
        choices.find(state, seat)
        moves, weights = choices.moves, choices.weights
        every = 0
        for weight in weights:
            every += weight
        mean = parent.total / parent.visits if parent.visits and parent.seat == seat else self._mean(children)
        curiosity = self.budget.curiosity * len(moves) ** 0.5
        chosen, most = parent, -1.0
        for place, move in enumerate(moves):
            child = children.get(move)
            if child is None:
                child = Node(move, seat)
                children[move] = child
            child.available += 1
            share = weights[place] / every
            promise = child.total / child.visits if child.visits else mean
            promise += curiosity * share * sqrt(child.available) / (1 + child.visits)
            # A difference that may be rounding is none, so that every build and machine chooses alike.
            if promise > most + 1e-9:
                chosen, most = child, promise
        return chosen

    @staticmethod
    def _mean(children: dict[int, Node]) -> float:
        """What a move not tried yet is supposed to be worth: what the others were."""
        visits, total = 0, 0.0
        for child in children.values():
            visits += child.visits
            total += child.total
        return total / visits if visits else 0.5

    def _judge(self, state: State) -> None:
        """The share of the win of every seat, into ``worth``."""
        expected(state, self.sides, self.worth)
        if state.phase != OVER:
            return
        margin = self.budget.margin
        winning = 0
        for side in self.sides:
            winning += side & state.winners != 0
        for seat in range(self.setup.seat_count):
            won = 1.0 / winning if state.winners & self.setup.mates_of[seat] else 0.0
            self.worth[seat] = (1 - margin) * won + margin * self.worth[seat]


def sides_of(setup: Setup) -> list[int]:
    """The teams as masks of seats; who plays alone is one."""
    found: list[int] = []
    for mates in setup.mates:
        if mates not in found:
            found.append(mates)
    return found


def expected(state: State, sides: list[int], worth: list[float]) -> None:
    """What share of the win each seat may expect where the game stands, by points or by cards in hand."""
    setup = state.setup
    left = setup.card_count - state.top
    spread = 3.0 + 0.15 * left if setup.rules.scored else 1.2 + 0.05 * left
    standings = []
    best = -1000.0
    for side in sides:
        standing = 0.0
        for seat in members(side & ~state.left):
            cards = state.hands[seat] | state.selections[seat]
            if setup.rules.scored:
                cards |= state.discards[seat]
            standing += state.points[seat] - count(cards)
        standings.append(standing / spread)
        best = max(best, standing / spread)
    every = 0.0
    for place in range(len(sides)):
        standings[place] = exp(standings[place] - best)
        every += standings[place]
    for place, side in enumerate(sides):
        for seat in members(side):
            worth[seat] = standings[place] / every if not state.left & BIT[seat] else 0.0
