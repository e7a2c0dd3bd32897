"""The value of a choice beside the best one, and the chances of all seats, from the knowledge of the seat
that chose.

Choices are compared by play-outs: each plan is followed on imagined positions, everybody goes on by rules of
thumb to a dusk not far off, and the chance to get out there counts (``evaluator``). Chances of all seats come
from ``evaluator`` alone, in the next position where nothing is half done: play-outs would have to be a
hundred times as many before their noise is smaller than what a die changes.
"""

from __future__ import annotations

from math import sqrt
from random import Random
from typing import TYPE_CHECKING

from discovery.core.dice import Dice
from discovery.core.players.advice import ChoiceValue, Consultation
from discovery.survival.belief.determinize import SurvivalDeterminizer
from discovery.survival.bots.advice import ITERATIONS_A_PLAN, reasons_of
from discovery.survival.bots.careful import choose
from discovery.survival.bots.evaluator import chances
from discovery.survival.bots.search import candidates, follow, play
from discovery.survival.model import codes, phases, queries
from discovery.survival.model.codes import ROLL
from discovery.survival.model.coding import coded
from discovery.survival.moves import kinds
from discovery.survival.moves.move_buffer import MoveBuffer

if TYPE_CHECKING:
    from discovery.survival.bots.objectives import Objective
    from discovery.survival.game import SurvivalGame
    from discovery.survival.model.state import State
    from discovery.survival.views.view import View

PLANS, NIGHTS = 8, 2
SURE = 2.0
"""A loss counts if it is this many standard deviations: of few deals these are not well known."""
LEAST = 4
"""Deals on which two plans are compared at least."""
DEALS = 24
"""Positions on which a move without dice is tried, to see what may come to light."""
ROLLS = 32
"""How often dice are rolled where a position is half done."""
STEPS = 60
"""A position that stays half done for longer counts as it is."""
Plan = tuple[int, "Objective | None"]


def weigh(game: SurvivalGame, asked: Consultation) -> ChoiceValue:
    """The move compared with the best candidate, and the chances of all seats before and after it. Equal
    arguments give equal answers."""
    view, dice = asked.view, Dice(Random(asked.seed).getrandbits(64))
    imagine = SurvivalDeterminizer(game.setup, view)
    state = imagine.deal(dice)
    now = _settled_chances(state, dice.below(1 << 30))
    expected = _expected(imagine, state, view.seat, asked.move, dice)
    if coded(ROLL) == asked.move:
        now = expected
    if len(view.legal) < 2:
        return ChoiceValue(asked.move, now[view.seat], now[view.seat], now, expected)
    best, promised, kept = _compared(imagine, view, asked, dice)
    return ChoiceValue(best[0], promised, kept, now, expected, reasons_of(best[1]))


# ---- choices -----------------------------------------------------------------------------------------


def _compared(
    imagine: SurvivalDeterminizer, view: View, asked: Consultation, dice: Dice
) -> tuple[Plan, float, float]:
    """The best plan, and what it and the move played promise. A plan that begins with the move played counts
    for it; if chance could explain the difference, the move is as good as the best."""
    legal = MoveBuffer()
    legal.fill(view.legal)
    plans = candidates(imagine.deal(dice), view.seat, legal, PLANS)
    if all(move != asked.move for move, _ in plans):
        plans.append((asked.move, None))
    follows = asked.iterations // ITERATIONS_A_PLAN
    firsts = _promises(imagine, view.seat, plans, max(1, follows // len(plans)), dice)
    means = [sum(of) / len(of) for of in firsts]
    own = max((n for n, plan in enumerate(plans) if plan[0] == asked.move), key=means.__getitem__)
    best = max(range(len(plans)), key=means.__getitem__)
    both = [plans[own]] if plans[best][0] == asked.move else [plans[own], plans[best]]
    promises = _promises(imagine, view.seat, both, max(LEAST, follows // 2), dice)
    kept = sum(promises[0]) / len(promises[0])
    if len(both) == 1:
        return both[0], kept, kept
    differences = [one - other for one, other in zip(promises[1], promises[0], strict=True)]
    mean, doubt = _mean_and_doubt(differences)
    return (both[1], kept + mean, kept) if mean > SURE * doubt and mean > 0 else (both[0], kept, kept)


def _promises(
    imagine: SurvivalDeterminizer, seat: int, plans: list[Plan], deals: int, dice: Dice
) -> list[list[float]]:
    """By plan and deal, the chance of a seat to get out. All plans meet the same deals and dice."""
    promises: list[list[float]] = [[] for _ in plans]
    for _ in range(deals):
        state, seed = imagine.deal(dice), dice.below(1 << 30)
        for number, (move, aim) in enumerate(plans):
            after = follow(state, seat, move, aim, Dice(seed), NIGHTS)
            promises[number].append(chances(after)[seat])
    return promises


def _mean_and_doubt(numbers: list[float]) -> tuple[float, float]:
    """The mean, and its standard deviation."""
    mean = sum(numbers) / len(numbers)
    spread = sum((number - mean) ** 2 for number in numbers) / (len(numbers) - 1)
    return mean, sqrt(spread / len(numbers))


# ---- chances of all seats ----------------------------------------------------------------------------


def _expected(
    imagine: SurvivalDeterminizer, state: State, seat: int, move: int, dice: Dice
) -> tuple[float, ...]:
    """The chances after a move on the average of what chance may decide: all outcomes of its dice, or some
    deals of what is hidden."""
    outcomes = kinds.dice(state, move)
    tries = outcomes or DEALS
    totals = [0.0] * state.setup.seats
    for number in range(tries):
        after = imagine.deal(dice)
        kinds.play(after, seat, move, number + 1 if outcomes else 0)
        _settle(after, Dice(dice.below(1 << 30)))
        for one, chance in enumerate(chances(after)):
            totals[one] += chance
    return tuple(total / tries for total in totals)


def _settled_chances(state: State, seed: int) -> tuple[float, ...]:
    """Mean chances (0 to 1) by seat after the dice that are due, over several rolls."""
    dice = Dice(seed)
    totals = [0.0] * state.setup.seats
    tries = 0
    for _ in range(ROLLS):
        tries += 1
        after = state.copy()
        rolled = _settle(after, dice)
        totals = [total + chance for total, chance in zip(totals, chances(after), strict=True)]
        if not rolled:
            break
    return tuple(total / tries for total in totals)


def _settle(state: State, dice: Dice) -> bool:
    """Go on by rules of thumb to the next turn of somebody; whether dice were rolled."""
    rolled, buffer = False, MoveBuffer()
    for _ in range(STEPS):
        if state.phase in (phases.DAY, phases.CHOOSING, phases.FINISHED):
            break
        if state.phase == phases.ROLLING:
            seat, move = state.asked, coded(codes.ROLL)
        else:
            seat = queries.first_of(state, kinds.actors(state))
            kinds.find(state, seat, buffer)
            move = choose(state, seat, buffer)
        rolled = rolled or kinds.dice(state, move) > 0
        play(state, seat, move, dice)
    return rolled
