"""Information-set tree search: one tree of moves for all the positions that a view leaves possible.

P. I. Cowling, E. J. Powley and D. Whitehouse, "Information Set Monte Carlo Tree Search" (2012): each
iteration deals the hidden cards anew and goes down the tree by the moves that this deal allows; a move is
weighed by how often it could have been taken. Every seat wants its own side to win. Written for speed.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Protocol

from discovery.core.dice import Dice
from discovery.core.protocol import NOBODY, Event
from discovery.evolution.belief.determinize import CardDeterminizer
from discovery.evolution.bots.policy.rollout_policy import RolloutPolicy
from discovery.evolution.bots.search.candidates import Candidates
from discovery.evolution.bots.search.evaluator import Evaluator
from discovery.evolution.flow.rollout import play_with
from discovery.evolution.flow.stepping import line_of_nobody, number
from discovery.evolution.model import codes
from discovery.evolution.model.phases import OVER
from discovery.evolution.model.setup import Setup
from discovery.evolution.model.state import State
from discovery.evolution.views.view import View

TURN_LIMIT = 1000
"""A play-out to the end of the game."""

SHORTEST = 3
"""So many turns ahead, the seat's own next one is among them."""

NEAR = 8
"""Among so many children one is looked for, among more it is looked up."""
NO_PLACES: dict[int, int] = {}


class Stopwatch(Protocol):
    """Tells a search when to stop before its iterations are done."""

    def __call__(self) -> bool:
        """``True`` once there is no more time."""
        ...


@dataclass(frozen=True, slots=True)
class Budget:
    """How a search is run.

    ``turns`` is how far ahead a play-out goes before the position is judged, 0 for the end of the game,
    ``None`` for a turn of everybody, ``SHORTEST`` at least; ``curiosity`` weighs moves little tried against
    moves found good; ``margin`` is the part of a finished game's worth that its margin makes, the rest is won
    or lost.
    """

    iterations: int
    turns: int | None = None
    curiosity: float = 0.3
    margin: float = 0.3


class Node:
    """A move in the tree: who plays it, how often it was and could have been tried, and what it brought.

    ``head`` and ``extra`` are the parts of the move, see ``course.number``. Where there are many children
    ``places`` tells by move where in ``children`` each is; ``tried`` and ``brought`` are sums over them.
    """

    __slots__ = (
        "available",
        "brought",
        "children",
        "extra",
        "head",
        "places",
        "seat",
        "total",
        "tried",
        "visits",
    )

    def __init__(self, head: int, extra: int, seat: int) -> None:
        self.head = head
        self.extra = extra
        self.seat = seat
        self.visits = 0
        self.available = self.tried = 0
        self.total = self.brought = 0.0
        self.children: list[Node] = []
        self.places: dict[int, int] = NO_PLACES

    def note_places(self) -> None:
        """There is one child more."""
        if self.places is NO_PLACES:
            self.places = {child.move: place for place, child in enumerate(self.children)}
        else:
            self.places[self.children[-1].move] = len(self.children) - 1

    @property
    def move(self) -> int:
        """The move, as a whole."""
        return number(self.head, self.extra)


class Search:
    """One decision. ``first`` is what has to come first, ``None`` if that is to be found out."""

    __slots__ = (
        "budget",
        "choices",
        "curiosity",
        "dice",
        "first",
        "imagination",
        "prospects",
        "root",
        "seat",
        "setup",
        "thumb",
        "turns",
    )

    def __init__(self, setup: Setup, view: View, seen: tuple[Event, ...], budget: Budget, dice: Dice) -> None:
        self.setup = setup
        self.seat = view.seat
        self.budget = budget
        self.turns = max(SHORTEST, setup.seat_count) if budget.turns is None else budget.turns
        self.curiosity = budget.curiosity
        self.dice = dice
        self.imagination = CardDeterminizer(setup, view, seen)
        self.thumb = RolloutPolicy(setup, dice)
        self.choices = Candidates(setup, self.thumb)
        self.root = Node(0, 0, NOBODY)
        self.first: Node | None = None
        self.prospects = Evaluator(setup, budget.margin)

    def begin_with(self, move: int) -> Node:
        """Look at nothing but what comes of this move."""
        self.first = Node(move & codes.HEAD, move >> codes.EXTRA, self.seat)
        return self.first

    def run(self, stop: Stopwatch | None = None) -> None:
        """Until the iterations are done, or time is up."""
        for done in range(self.budget.iterations):
            if stop is not None and done & 15 == 0 and stop():
                return
            self._iterate()

    def _iterate(self) -> None:
        state = self.imagination.deal(self.dice)
        last_turn = state.turns + self.turns if self.turns else TURN_LIMIT
        node = self.root
        path: list[Node] = []
        seat = self.seat
        fresh = False
        while not fresh and state.phase != OVER and state.turns <= last_turn:
            if seat == NOBODY:
                line_of_nobody(state)
            else:
                node = self._descend(state, node, seat)
                fresh = not node.visits
                path.append(node)
                play_with(state, seat, node.head, node.extra, self.thumb.dice)
            if state.phase != OVER:
                seat = self.thumb.asked(state)
        self.thumb.play(state, last_turn)
        self.prospects.judge(state)
        self.root.visits += 1
        above = self.root
        for node in path:
            node.visits += 1
            worth = self.prospects.worth[node.seat]
            node.total += worth
            above.tried += 1
            above.brought += worth
            above = node

    def _descend(self, state: State, parent: Node, seat: int) -> Node:
        """The child that promises most among those that this deal allows."""
        if parent is self.root and self.first is not None:
            return self.first
        choices, children = self.choices, parent.children
        choices.find(state, seat)
        every = 0
        for place in range(choices.count):
            every += choices.weights[place]
        # A move not tried yet is supposed to be worth what the one before it was, or what the others were.
        if parent.visits and parent.seat == seat:
            mean = parent.total / parent.visits
        else:
            mean = parent.brought / parent.tried if parent.tried else 0.5
        curiosity = self.curiosity * sqrt(choices.count)
        index, chosen, most = -1, parent, -1.0
        for place in range(choices.count):
            index = self._look_up(parent, index + 1, choices.heads[place], choices.extras[place], seat)
            child = children[index]
            child.available += 1
            share = choices.weights[place] / every
            promise = child.total / child.visits if child.visits else mean
            promise += curiosity * share * sqrt(child.available) / (1 + child.visits)
            # A difference that may be rounding is none, so that every build and machine chooses alike.
            if promise > most + 1e-9:
                chosen, most = child, promise
        return chosen

    def _look_up(self, parent: Node, index: int, head: int, extra: int, seat: int) -> int:
        """Where the child with a move is, a new one if there is none. It most likely lies at ``index`` or a
        little behind, as most deals allow the same moves."""
        children = parent.children
        size = len(children)
        for _ in range(min(size, NEAR)):
            if index >= size:
                index = 0
            child = children[index]
            if child.head == head and child.extra == extra:
                return index
            index += 1
        if size > NEAR:
            place = parent.places.get(number(head, extra))
            if place is not None:
                return place
        children.append(Node(head, extra, seat))
        if size >= NEAR:
            parent.note_places()
        return size
