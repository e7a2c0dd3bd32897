"""Hints, by the search of the levels."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

from discovery.core.dice import Dice
from discovery.core.players.advice import Consultation, MoveHint, Reason
from discovery.survival.belief.determinize import SurvivalDeterminizer
from discovery.survival.bots.search import Level, Planner, RatedPlan, purpose
from discovery.survival.model.codes import WORDS
from discovery.survival.model.coding import word_of

if TYPE_CHECKING:
    from discovery.survival.bots.objectives import Objective
    from discovery.survival.game import SurvivalGame

MOST = 2
PLANS, NIGHTS = 8, 2
MOST_HONOURS = 9.0
"""The most honours that a winner can have: alone in the canoe, or of four who all got out."""
ITERATIONS_A_PLAN = 8
"""The iterations of a search of the card games that take as long as following one plan."""


def rated(game: SurvivalGame, asked: Consultation) -> list[RatedPlan]:
    """The candidates of a consultation, best first."""
    follows = max(2 * PLANS, asked.iterations // ITERATIONS_A_PLAN)
    return Planner(game, Random(asked.seed), Level(PLANS, follows, NIGHTS)).rate(asked.view)


def hints(game: SurvivalGame, asked: Consultation) -> Sequence[MoveHint]:
    """The two best moves, each with the plan that it serves: a reason's code is the plan's word, its number
    the space where it leads. The second never promises more; by as much as chance explains it may seem to."""
    by_move: dict[int, MoveHint] = {}
    state = SurvivalDeterminizer(game.setup, asked.view).deal(Dice(Random(asked.seed).randrange(1 << 30)))
    for one in rated(game, asked):
        if one.move not in by_move and len(by_move) < MOST:
            aim = one.aim or purpose(state, asked.view.seat, one.move)
            best = next(iter(by_move.values())).value if by_move else 1.0
            by_move[one.move] = MoveHint(one.move, min(best, _share(one.value)), reasons_of(aim))
    return tuple(by_move.values())


def reasons_of(aim: Objective | None) -> tuple[Reason, ...]:
    """The reason for a plan: its word, and the space where it leads."""
    return () if aim is None else (Reason(WORDS[word_of(aim.move)], number=aim.space),)


def _share(honours: float) -> float:
    return max(0.0, min(1.0, honours / MOST_HONOURS))
