"""Seven opponents, each a little stronger than the one before. One table lists how they differ."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from discovery.core.dice import Dice
from discovery.core.protocol import Chooser, Event
from discovery.evolution.belief.determinize import determinize
from discovery.evolution.bots.policy.rollout_policy import PLANS, RolloutPolicy
from discovery.evolution.bots.search.pile_belief import Belief
from discovery.evolution.bots.search.rank_moves import ranked
from discovery.evolution.bots.search.search import Budget, Search
from discovery.evolution.model import codes
from discovery.evolution.model.setup import Setup
from discovery.evolution.model.state import State
from discovery.evolution.views.view import View

EVERYTHING = 1000
"""More cards than any deck has."""

TRIES = 8
"""The number of imagined positions in which an action must be false before it is taken to be."""

END = codes.compose(codes.END)


class Iterations(NamedTuple):
    """By kind of game, as an iteration takes longer in some and is worth more in others."""

    bare: int
    """Without points, plane or piles."""
    scored: int
    """With points, without plane and piles."""
    plane: int
    pile: int
    plane_of_piles: int
    snake: int
    """A plane without prerequisites, where each card borders the one before (S12)."""

    def of(self, setup: Setup) -> int:
        """The number for one game."""
        if not setup.rules.prerequisites:
            return self.snake
        if setup.ties is not None:
            return self.plane_of_piles if setup.piled else self.plane
        if setup.piled:
            return self.pile
        return self.scored if setup.scored else self.bare


@dataclass(frozen=True, slots=True)
class Level:
    """An opponent's capabilities.

    ``iterations`` is the length of its search; ``None`` if it follows the rollout policy instead. Then
    ``plans`` is the most positions that its plan looks at, with points and without, and ``cards`` the most
    cards that it places in a turn where there are points. ``pile`` is how many of the newest cards of a pile
    it remembers at a table of two, with a sixth more for each further player, as more cards come between its
    turns; and how many of a plane of piles (H01, M02). About the others it has a ``Belief``. ``recalls``
    tells whether it remembers the cards that it saw go into hands.
    """

    iterations: Iterations | None = None
    plans: tuple[int, int] = (PLANS, PLANS)
    cards: int = EVERYTHING
    pile: tuple[int, int] = (EVERYTHING, EVERYTHING)
    recalls: bool = True

    def remembered(self, setup: Setup) -> int:
        """How many of the newest cards of a game's piles it remembers."""
        pile, plane_of_piles = self.pile
        return pile * (setup.seat_count + 4) // 6 if setup.ties is None else plane_of_piles


LEVELS = {
    "level-1": Level(plans=(1, 1), cards=4, pile=(4, 4), recalls=False),
    "level-2": Level(plans=(2, 2), pile=(8, 8), recalls=False),
    "level-3": Level(plans=(14, 8), pile=(12, 10), recalls=False),
    "level-4": Level(Iterations(26, 13, 7, 11, 13, 40), pile=(18, 12)),
    "level-5": Level(Iterations(190, 46, 22, 24, 28, 200), pile=(22, 13)),
    "level-6": Level(Iterations(1500, 300, 70, 160, 130, 1000), pile=(32, 15)),
    "level-7": Level(Iterations(20000, 20000, 10000, 12000, 4000, 8000)),
}


class Thinker:
    """Decides as its level allows."""

    def __init__(self, setup: Setup, random: Chooser, level: Level) -> None:
        self._setup = setup
        self._random = random
        self._level = level
        self._hurried = False

    def decide(self, view: View, observed: tuple[Event, ...] = ()) -> int:
        """The move of ``view.legal`` that the level's search or policy finds."""
        self._hurried = False
        if len(view.legal) == 1:
            return view.legal[0]
        level = self._level
        recalled = observed if level.recalls else ()
        dice = Dice(self._random.randrange(2**31))
        if level.iterations:
            return self._searched(view, recalled, dice, level.iterations.of(self._setup))
        scored = self._setup.scored
        if scored and view.placed >= level.cards and END in view.legal:
            return END
        belief = self._belief(view, recalled, dice)
        _, state = self._trusting(view, belief, recalled, dice)
        if belief and state.action is None:
            belief.adopt(state)
        policy = RolloutPolicy(self._setup, dice)
        policy.planner.most = level.plans[not scored]
        if policy.snakes is not None:
            policy.snakes.most = level.plans[not scored]
        return policy.choose(state, view.seat)

    def _searched(self, view: View, observed: tuple[Event, ...], dice: Dice, iterations: int) -> int:
        """The move that the search tried most often."""
        belief = self._belief(view, observed, dice)
        if belief:
            view, _ = self._trusting(view, belief, observed, dice)
        search = Search(self._setup, view, observed, Budget(iterations), dice)
        search.run(self._is_hurried)
        return ranked(search, view.legal)[0].move

    def _trusting(
        self, view: View, belief: Belief | None, observed: tuple[Event, ...], dice: Dice
    ) -> tuple[View, State]:
        """The view that it believes in, and a position imagined from that view.

        If an action may be contested, a position in which it is true, unless there is none among a few. A
        virtual player does not look at what it lays, so its action is true only where that is likely.
        """
        doubted = view.window is not None and view.bots[view.window.seat] != ""
        believed, *others = belief.views() if belief else [view] * TRIES
        state = determinize(self._setup, believed, observed, dice)
        while others and not doubted and _is_false(state):
            believed, *others = others
            state = determinize(self._setup, believed, observed, dice)
        return believed, state

    def _belief(self, view: View, observed: tuple[Event, ...], dice: Dice) -> Belief | None:
        """The seat's belief about a pile; ``None`` if it has forgotten nothing."""
        newest = self._level.remembered(self._setup)
        if not view.piled or len(view.tree) <= newest:
            return None
        return Belief(self._setup, view, observed, newest, dice)

    def hurry(self) -> None:
        """Ask for the best answer found so far."""
        self._hurried = True

    def _is_hurried(self) -> bool:
        return self._hurried


def _is_false(state: State) -> bool:
    """Whether an action of this position would not stand a Stop."""
    action = state.action
    return action is not None and action.contestable and not action.valid
