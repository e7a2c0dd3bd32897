"""Search over plans: each is rolled out by heuristics, on determinizations, to a dusk not far off, and the
position there is evaluated.

In its own turn a candidate is an aim (a space, and what to do there), not a step; elsewhere it is a move. All
candidates are tried on the same determinizations with the same dice, so that luck counts for all alike.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING

from discovery.core.bits import BIT
from discovery.core.dice import Dice
from discovery.survival.belief.determinize import SurvivalDeterminizer
from discovery.survival.board.hexes import FAR_AWAY
from discovery.survival.bots.careful import NOTHING, at_once, choose, heading
from discovery.survival.bots.evaluator import honours
from discovery.survival.bots.objectives import Objective, objectives
from discovery.survival.flow.reach import Reach
from discovery.survival.model import codes, phases, queries
from discovery.survival.model.coding import argument_of, coded, word_of
from discovery.survival.moves import kinds
from discovery.survival.moves.move_buffer import MoveBuffer, acquire, release

if TYPE_CHECKING:
    from discovery.core.protocol import Chooser, Event
    from discovery.survival.game import SurvivalGame
    from discovery.survival.model.state import State
    from discovery.survival.views.view import View

MOST_STEPS = 400
"""A play-out that goes on longer is evaluated where it is."""


@dataclass(frozen=True, slots=True)
class Level:
    """How a level thinks: how many ``plans`` it compares, how often it ``follows`` one in all, to which dusk
    (``nights`` from now). A ``careless`` one does any of its plans in that many of 100 turns; one
    that is not ``helping`` does nothing for the others, and expects no more of them."""

    plans: int
    follows: int
    nights: int
    careless: int = 0
    helping: bool = True


LEVELS = {
    "level-1": Level(6, 0, 0, careless=24),
    "level-2": Level(6, 0, 0, careless=12),
    "level-3": Level(6, 0, 0, careless=5),
    "level-4": Level(5, 20, 2),
    "level-5": Level(7, 56, 2),
    "level-6": Level(9, 140, 2),
    "level-7": Level(12, 360, 3),
}
SURE = 2.0
"""By how many standard errors a plan must be better than what rules of thumb would do. Without it the noise
of few deals makes a survivor walk to and fro, and a group of them gets nobody out."""
LEAST = 2
"""Deals on which a plan is followed at least."""


PLACED = (codes.COLLECT, codes.EXPLORE, codes.INVESTIGATE, codes.SURVEY, codes.FIGHT, codes.ESCAPE)
"""The words whose purpose is what they do where one stands."""


@dataclass(frozen=True, slots=True)
class RatedPlan:
    """A move with the honours that it promises, and the aim that it serves."""

    move: int
    value: float
    aim: Objective | None


class Planner:
    """Decides as its level allows."""

    def __init__(self, game: SurvivalGame, random: Chooser, level: Level) -> None:
        self._setup = game.setup
        self._random = random
        self._level = level
        self._hurried = False

    def decide(self, view: View, observed: tuple[Event, ...] = ()) -> int:
        """The best candidate's move; careless levels play a random candidate from time to time."""
        self._hurried = False
        if len(view.legal) == 1:
            return view.legal[0]
        rated = self.rate(view)
        if self._random.randrange(100) < self._level.careless and view.phase == phases.PHASES[phases.DAY]:
            return rated[self._random.randrange(len(rated))].move
        return rated[0].move

    def rate(self, view: View) -> list[RatedPlan]:
        """The candidates, best first."""
        dice = Dice(self._random.randrange(1 << 30))
        imagine = SurvivalDeterminizer(self._setup, view)
        first = imagine.deal(dice)
        buffer = MoveBuffer()
        buffer.fill(view.legal)
        plans = candidates(first, view.seat, buffer, self._level.plans, self._level.helping)
        if len(plans) == 1:
            return [RatedPlan(plans[0][0], 0.0, plans[0][1])]
        compared = _Comparison(imagine, view.seat, plans, first, dice, self._level)
        while not self._hurried and compared.goes_on():
            compared.round()
        return compared.rated()

    def hurry(self) -> None:
        """Ask for the best answer found so far."""
        self._hurried = True


class _Comparison:
    """Compares plans on equal determinizations and dice, so that luck counts for all alike.

    After each round only the better half goes on, and always the first plan, which is what the heuristics
    would do: another one must be better than it by more than chance explains.
    """

    def __init__(
        self,
        imagine: SurvivalDeterminizer,
        seat: int,
        plans: list[tuple[int, Objective | None]],
        first: State,
        dice: Dice,
        level: Level,
    ) -> None:
        self._imagine, self._seat, self._plans, self._dice, self._level = imagine, seat, plans, dice, level
        self._values: list[list[float]] = [[] for _ in plans]
        self._alive = list(range(len(plans)))
        self._left = level.follows
        self._each = max(LEAST, level.follows // (2 * len(plans)))
        self._first: State | None = first

    def goes_on(self) -> bool:
        """Whether a plan may still turn out better than the first, and follows are left to tell by."""
        if self._left < len(self._alive):
            return False
        return not self._values[0] or any(self._mean(n) > self._mean(0) for n in self._alive[1:])

    def round(self) -> None:
        """Follow the plans that are left on that many positions, then drop the worse half."""
        level = self._level
        deals = min(self._each, self._left // len(self._alive))
        for _ in range(deals):
            state, self._first = self._first or self._imagine.deal(self._dice), None
            seed = self._dice.below(1 << 30)
            for number in self._alive:
                move, aim = self._plans[number]
                after = follow(state, self._seat, move, aim, Dice(seed), level.nights, level.helping)
                self._values[number].append(honours(after, self._seat))
        self._left -= deals * len(self._alive)
        self._each *= 2
        if len(self._alive) > 2:
            others = sorted(self._alive[1:], key=self._mean, reverse=True)
            self._alive = [0, *others[: max(1, len(others) // 2)]]

    def _mean(self, number: int) -> float:
        return sum(self._values[number]) / max(1, len(self._values[number]))

    def rated(self) -> list[RatedPlan]:
        """The plans, best first: those that went farthest, then by what they promise."""
        order = sorted(range(1, len(self._plans)), key=lambda n: (-len(self._values[n]), -self._mean(n), n))
        if order and self._is_better(order[0]):
            order.insert(1, 0)
        else:
            order.insert(0, 0)
        return [RatedPlan(self._plans[n][0], self._mean(n), self._plans[n][1]) for n in order]

    def _is_better(self, number: int) -> bool:
        """Whether a plan is better than the first by more than chance explains."""
        both = zip(self._values[number], self._values[0], strict=False)
        differences = [one - other for one, other in both]
        if len(differences) < 2:
            return False
        mean = sum(differences) / len(differences)
        spread = sum((one - mean) ** 2 for one in differences) / (len(differences) - 1)
        return mean > SURE * sqrt(spread / len(differences)) and mean > 0


def follow(
    before: State, seat: int, move: int, aim: Objective | None, dice: Dice, nights: int, helping: bool = True
) -> State:
    """The position at a dusk that many nights from now: a candidate's plan first, then heuristics."""
    state, buffer = before.copy(), acquire()
    until = state.night + nights
    play(state, seat, move, dice)
    for _ in range(MOST_STEPS):
        if state.phase == phases.FINISHED or state.night >= until:
            break
        if state.phase == phases.ROLLING:
            play(state, state.asked, coded(codes.ROLL), dice)
            continue
        actor = queries.first_of(state, kinds.actors(state))
        kinds.find(state, actor, buffer)
        step = NOTHING
        if seat not in (actor, state.turn):
            aim = None
        if aim is not None and actor == seat and state.phase == phases.DAY:
            step = _towards(state, seat, aim, buffer)
            if word_of(step) != codes.MOVE:
                aim = None
        play(state, actor, choose(state, actor, buffer, helping) if step == NOTHING else step, dice)
    release(buffer)
    return state


def play(state: State, seat: int, move: int, dice: Dice) -> None:
    """Play a move with dice of a play-out."""
    outcomes = kinds.dice(state, move)
    kinds.play(state, seat, move, dice.below(outcomes) + 1 if outcomes else 0)


def _towards(state: State, seat: int, aim: Objective, buffer: MoveBuffer) -> int:
    """The next move of a plan, ``NOTHING`` where rules of thumb decide. A plan is over once its move was
    played, or when its owner's turn is."""
    if state.pos[seat] == aim.space:
        return aim.move if buffer.has(aim.move) else NOTHING
    reach = Reach(state, seat, queries.enemy_spaces(state))
    if reach.costs[aim.space] >= FAR_AWAY:
        return NOTHING
    step = coded(codes.MOVE, reach.first_step(aim.space))
    return step if buffer.has(step) else coded(codes.END)


def purpose(state: State, seat: int, move: int) -> Objective | None:
    """The purpose of a move of a day, where rules of thumb chose it: what it does, a companion for the night,
    or the best aim that its step leads to; ``None`` for what needs no reason."""
    word = word_of(move)
    if state.phase != phases.DAY:
        return None
    if word in PLACED:
        return Objective(state.pos[seat], move, 0.0, 0)
    if word != codes.MOVE:
        return None
    reach = Reach(state, seat, queries.enemy_spaces(state))
    step, helping = argument_of(move), not state.setup.rivalry
    best = heading(state, seat, reach, helping)
    if best is not None and reach.first_step(best.space) == step:
        return best
    every = [aim for aim in objectives(state, seat, reach, helping) if reach.first_step(aim.space) == step]
    return min(every, key=_dearest, default=None)


def candidates(
    state: State, seat: int, buffer: MoveBuffer, most: int, helping: bool = True
) -> list[tuple[int, Objective | None]]:
    """The plans to compare: the first choice of the rules of thumb, then the best aims, then the end."""
    own = choose(state, seat, buffer, helping)
    helping = helping and not state.setup.rivalry
    if state.phase != phases.DAY:
        return [(move, None) for move in dict.fromkeys([own, *buffer.listed()[:most]])]
    reach = Reach(state, seat, queries.enemy_spaces(state))
    ranked = sorted(objectives(state, seat, reach, helping), key=_dearest)
    plans: list[tuple[int, Objective | None]] = [(own, None)]
    spaces = BIT[ranked[0].space] if ranked and at_once(state, seat, buffer, helping) == NOTHING else 0
    for aim in ranked:
        if len(plans) >= most:
            break
        if spaces & BIT[aim.space]:
            continue
        spaces |= BIT[aim.space]
        here = aim.space == state.pos[seat]
        step = aim.move if here else coded(codes.MOVE, reach.first_step(aim.space))
        if buffer.has(step):
            plans.append((step, None if here else aim))
    if own != coded(codes.END):
        plans.append((coded(codes.END), None))
    return plans


def _dearest(aim: Objective) -> float:
    """Sorts aims by worth for their price, the best first."""
    return -aim.ratio
