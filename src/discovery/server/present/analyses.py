"""Analyses of finished games as they are sent."""

from __future__ import annotations

from discovery.core.players.advice import Reason
from discovery.core.protocol import AnyGame
from discovery.lab.chances import ChoiceLoss, MissedWin, SeatChances, Turn
from discovery.lab.chances import GameAnalysis as Found
from discovery.server.protocol import (
    AccountInfo,
    Analysis,
    DecisionInfo,
    PartInfo,
    PointInfo,
    ReasonInfo,
    RescueInfo,
    TurnInfo,
)

PLACES = 4
"""Decimals of a share that are sent."""


def sent(game: AnyGame, analysis: Found, iterations: int) -> Analysis:
    """An analysis as it is sent."""
    of = len(analysis.decisions)
    return Analysis(
        done=of,
        of=of,
        iterations=iterations,
        decisions=[_decision(game, one) for one in analysis.decisions],
        accounts=[_account(one) for one in analysis.accounts],
        turns=[_turn(one) for one in analysis.turns],
        rescues=[_rescue(game, one) for one in analysis.rescues],
    )


def _decision(game: AnyGame, one: ChoiceLoss) -> DecisionInfo:
    return DecisionInfo(
        line=one.line,
        seat=one.seat,
        move=game.text(one.move),
        best=game.text(one.best),
        promised=round(one.best_value, PLACES),
        kept=round(one.chosen_value, PLACES),
    )


def _account(one: SeatChances) -> AccountInfo:
    return AccountInfo(
        seat=one.seat,
        curve=[PointInfo(point.line, round(point.chance, PLACES), point.chosen) for point in one.curve],
        choice=round(one.choice, PLACES),
        luck=round(one.luck, PLACES),
        parts=[PartInfo(cause, round(change, PLACES)) for cause, change in one.parts],
    )


def _turn(one: Turn) -> TurnInfo:
    before, after = round(one.before, PLACES), round(one.after, PLACES)
    return TurnInfo(one.seat, one.first, one.last, before, after, one.chosen, one.cause)


def _rescue(game: AnyGame, one: MissedWin) -> RescueInfo:
    choice = one.decision
    if choice is None:
        return RescueInfo(one.seat, one.end, 0, "", "", 0.0, 0.0, [])
    decision = _decision(game, choice)
    reasons = [reason_info(game, reason) for reason in choice.reasons]
    return RescueInfo(
        one.seat,
        one.end,
        decision.line,
        decision.move,
        decision.best,
        decision.promised,
        decision.kept,
        reasons,
    )


def reason_info(game: AnyGame, reason: Reason) -> ReasonInfo:
    """A reason as it is sent."""
    return ReasonInfo(reason.code, [game.pieces[card] for card in reason.cards], reason.number, reason.seat)
