"""Information-set tree search: one tree of moves for all positions that a view allows.

P. I. Cowling, E. J. Powley and D. Whitehouse, "Information Set Monte Carlo Tree Search" (2012): each
iteration deals the hidden cards again and descends the tree by the moves that this deal allows; a move's
exploration term counts how often it was available. Every seat maximises its own side's share of the win.
Written for speed.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Protocol

from discovery.core.dice import Dice
from discovery.core.protocol import NOBODY, Event
from discovery.evolution.belief.determinize import CardDeterminizer
from discovery.evolution.bots.policy.rollout_policy import RolloutPolicy
from discovery.evolution.bots.policy.snake_planner import THOROUGH, SnakePlanner
from discovery.evolution.bots.search.candidates import Candidates
from discovery.evolution.bots.search.evaluator import Evaluator
from discovery.evolution.flow.rollout import play_with
from discovery.evolution.flow.stepping import line_of_nobody, number
from discovery.evolution.model import codes
from discovery.evolution.model.phases import OVER, PHASES, TURN
from discovery.evolution.model.setup import Setup
from discovery.evolution.model.state import State
from discovery.evolution.views.view import View

TURN_LIMIT = 1000
"""A rollout to the end of the game."""

SHORTEST = 3
"""The minimum depth of a rollout, in turns, so that it reaches the seat's own next one."""

NEAR = 8
"""Up to this many children are searched in order; more are found in ``Node.places``."""
NO_PLACES: dict[int, int] = {}


class Stopwatch(Protocol):
    """Tells a search when to stop before all iterations are done."""

    def __call__(self) -> bool:
        """Whether time is up."""
        ...


@dataclass(frozen=True, slots=True)
class Budget:
    """How a search is run.

    ``turns`` is how far a rollout goes before its position is evaluated: 0 for the end of the game, ``None``
    for one turn of each seat, at least ``SHORTEST``. ``exploration`` is the weight of moves that were tried
    rarely against moves found good. ``margin`` is the part of a finished game's value that depends on its
    margin (0 to 1); the rest is won or lost.
    """

    iterations: int
    turns: int | None = None
    exploration: float = 0.3
    margin: float = 0.3


class Node:
    """A move in the tree: the seat that plays it, how often it was tried (``visits``) and ``available``, and
    the sum of that seat's shares (``total``).

    ``head`` and ``extra`` are the parts of the move (see ``stepping.number``). Of many children, ``places``
    has the index in ``children`` by move; ``tried`` and ``brought`` are sums over the children.
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
        """Add the newest child to ``places``."""
        if self.places is NO_PLACES:
            self.places = {child.move: place for place, child in enumerate(self.children)}
        else:
            self.places[self.children[-1].move] = len(self.children) - 1

    @property
    def move(self) -> int:
        """The move, as one number."""
        return number(self.head, self.extra)


class Search:
    """The search for one decision. ``first`` is the only first move to be tried, ``None`` for all moves."""

    __slots__ = (
        "budget",
        "candidates",
        "determinizer",
        "dice",
        "evaluator",
        "exploration",
        "first",
        "plan",
        "plan_extra",
        "policy",
        "root",
        "seat",
        "setup",
        "turns",
    )

    def __init__(
        self, setup: Setup, view: View, observed: tuple[Event, ...], budget: Budget, dice: Dice
    ) -> None:
        self.setup = setup
        self.seat = view.seat
        self.budget = budget
        self.turns = max(SHORTEST, setup.seat_count) if budget.turns is None else budget.turns
        self.exploration = budget.exploration
        self.dice = dice
        self.determinizer = CardDeterminizer(setup, view, observed)
        self.policy = RolloutPolicy(setup, dice)
        self.candidates = Candidates(setup, self.policy)
        self.root = Node(0, 0, NOBODY)
        self.first: Node | None = None
        self.evaluator = Evaluator(setup, budget.margin)
        self.plan, self.plan_extra = -1, 0
        if not setup.rules.prerequisites and view.phase == PHASES[TURN]:
            self._plan_snake()

    def _plan_snake(self) -> None:
        """Look for the best snake (S12) once and thoroughly: the rollouts' own plans have few tries."""
        state = self.determinizer.deal(self.dice)
        planner = SnakePlanner(self.setup, THOROUGH, wary=True)
        if planner.plan(state, self.seat, self.policy.offer(state, self.seat, codes.PLACE)):
            self.plan, self.plan_extra = planner.head, planner.extra
        else:
            self.plan = codes.END << codes.SHIFT

    def begin_with(self, move: int) -> Node:
        """Search only what follows this move; return its node."""
        self.first = Node(move & codes.HEAD, move >> codes.EXTRA, self.seat)
        return self.first

    def run(self, stop: Stopwatch | None = None) -> None:
        """Iterate until the budget is spent or time is up."""
        for done in range(self.budget.iterations):
            if stop is not None and done & 15 == 0 and stop():
                return
            self._iterate()

    def _iterate(self) -> None:
        state = self.determinizer.deal(self.dice)
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
                play_with(state, seat, node.head, node.extra, self.policy.dice)
            if state.phase != OVER:
                seat = self.policy.decider(state)
        self.policy.play(state, last_turn)
        self.evaluator.judge(state)
        self.root.visits += 1
        above = self.root
        for node in path:
            node.visits += 1
            worth = self.evaluator.worth[node.seat]
            node.total += worth
            above.tried += 1
            above.brought += worth
            above = node

    def _descend(self, state: State, parent: Node, seat: int) -> Node:
        """The child with the highest bound among the moves that this deal allows."""
        if parent is self.root and self.first is not None:
            return self.first
        candidates, children = self.candidates, parent.children
        candidates.find(state, seat)
        if parent is self.root and self.plan >= 0:
            candidates.favour(self.plan, self.plan_extra)
        every = 0
        for place in range(candidates.count):
            every += candidates.weights[place]
        # A move not tried yet is taken to be worth as much as its parent, or as the mean of its siblings.
        if parent.visits and parent.seat == seat:
            mean = parent.total / parent.visits
        else:
            mean = parent.brought / parent.tried if parent.tried else 0.5
        exploration = self.exploration * sqrt(candidates.count)
        index, chosen, most = -1, parent, -1.0
        for place in range(candidates.count):
            index = self._look_up(parent, index + 1, candidates.heads[place], candidates.extras[place], seat)
            child = children[index]
            child.available += 1
            share = candidates.weights[place] / every
            bound = child.total / child.visits if child.visits else mean
            bound += exploration * share * sqrt(child.available) / (1 + child.visits)
            # A difference that may be rounding counts as none, so that all builds and machines choose alike.
            if bound > most + 1e-9:
                chosen, most = child, bound
        return chosen

    def _look_up(self, parent: Node, index: int, head: int, extra: int, seat: int) -> int:
        """The index of the child with a move, which is added if there is none.

        It is most likely ``index`` or a little above, as most deals allow the same moves.
        """
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
