"""The analysis of a finished game: what choices gave away, how the chances changed, what was luck.

Every choice is judged from what its seat could know at that moment, never from the hidden cards. See
docs/analysis.md for what the numbers mean.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from discovery.core.errors import Code, InvalidRecord
from discovery.core.players.advice import ChoiceValue, Consultation
from discovery.core.protocol import NO_MOVE, NOBODY, AnyGame, Event, Outcome, View
from discovery.core.registry import family_of
from discovery.core.undone import remaining_events
from discovery.lab.chances import ChoiceLoss, GameAnalysis, MissedWin, Point, SeatChances, turning_points
from discovery.lab.win_estimates import GameEstimates, LineEstimate
from discovery.play.driver import AnyDriver
from discovery.play.records import Record
from discovery.play.replay import NextLine, RecordReplay

ITERATIONS = 200
"""Iterations for one choice, unless the caller sets another number."""

BY_TIME = "time"
"""The comment of a line that the clock played."""


@dataclass(frozen=True, slots=True)
class AnalysedChoice:
    """A choice between several moves: line ``line`` of the record (from 1), with what its seat could know.

    ``game`` is the game of that moment, which has fewer seats than at the end where somebody joined later.
    Where its family foresees, lines that were no choice are asked about, too (``free`` is ``False``);
    ``drawn``: the line holds an outcome of chance; ``turn`` is the number of the turn.
    """

    game: AnyGame
    line: int
    seat: int
    move: int
    view: View
    observed: tuple[Event, ...]
    free: bool = True
    drawn: bool = False
    turn: int = 0


@dataclass(frozen=True, slots=True)
class AnalysisInput:
    """The part of a record that an analysis needs. ``shares`` are the shares of the win at the end, by seat,
    ``ends`` the fates of the seats, in words of the family; empty where every win is shared."""

    game: AnyGame
    lines: int
    questions: tuple[AnalysedChoice, ...]
    shares: tuple[float, ...]
    ends: tuple[str, ...] = ()


def analyse(
    record: Record,
    iterations: int = ITERATIONS,
    seed: str = "",
    progress: Callable[[int, int], None] = lambda done, of: None,
    deck: object = None,
) -> GameAnalysis:
    """Analyse a finished game. ``progress`` is called with the number of choices done and in total; ``deck``
    as in ``story``. Equal arguments give equal results. ``InvalidRecord``: a record that does not replay,
    or an unfinished game."""
    inputs = story(record, deck)
    weighed = []
    for question in inputs.questions:
        weighed.append(answer(question, iterations, seed))
        progress(len(weighed), len(inputs.questions))
    return judged(inputs, weighed)


def answer(question: AnalysedChoice, iterations: int, seed: str) -> ChoiceValue:
    """Judge one choice, with a random generator of its own, so that choices can be judged in any order and
    place."""
    seeded = seed_of(seed, question)
    asked = Consultation(question.view, question.observed, iterations, seeded, question.move)
    return family_of(question.game.spec.game).players.weigh(question.game, asked)


def seed_of(seed: str, question: AnalysedChoice) -> str:
    """The seed for one choice of a game that is analysed with ``seed``."""
    return f"{seed} {question.line}"


def story(record: Record, deck: object = None) -> AnalysisInput:
    """The choices of a finished game. ``InvalidRecord`` as ``analyse``.

    ``deck`` is the host's own deck that the record was played with, ``None`` for one of the project's.
    """
    again = RecordReplay(record, deck)
    questions: list[AnalysedChoice] = []
    for number, moment in enumerate(again.lines_ahead(), start=1):
        if moment.line is None:
            game, result = again.driver.game, again.driver.result
            if result is None:
                raise InvalidRecord(Code.NOT_OVER)
            return AnalysisInput(
                game, number - 1, tuple(questions), shares_of(game, result), _ends(again.driver)
            )
        questions += _question(again.driver, number, moment)
    raise AssertionError("moments end with the end")


def shares_of(game: AnyGame, result: Outcome) -> tuple[float, ...]:
    """The share of the win that each seat has: sides that win together share it, and a side's seats each have
    the whole of its share. In a family of whole wins every winner has 1."""
    if _has_whole_wins(game):
        return tuple(float(seat in result.winners) for seat in range(len(game.seats)))
    sides = sides_of(game)
    winning = {sides[seat] for seat in result.winners}
    return tuple(1 / len(winning) if side in winning else 0.0 for side in sides)


def sides_of(game: AnyGame) -> tuple[int, ...]:
    """The side of each seat, named by its first seat; a seat without a team is a side of its own."""
    teams = [team.split("+") for team in game.spec.teams]
    mates = {name: team for team in teams for name in team}
    return tuple(min(map(game.seats.index, mates.get(name, [name]))) for name in game.seats)


def _has_whole_wins(game: AnyGame) -> bool:
    study = family_of(game.spec.game).study
    return study is not None and study.whole_wins


def _ends(driver: AnyDriver) -> tuple[str, ...]:
    study = family_of(driver.game.spec.game).study
    return () if study is None else tuple(study.ends(driver.game, driver.state, driver.remaining_events))


def _question(driver: AnyDriver, number: int, moment: NextLine) -> Iterator[AnalysedChoice]:
    """The choice that a line made; none if the seat itself had no choice, unless the family foresees."""
    game = driver.game
    if moment.seat == NOBODY or moment.move in (game.leave, NO_MOVE) or moment.line is None:
        return
    view = game.view(moment.state, moment.seat)
    decided = game.due(moment.state) is None and moment.line.comment != BY_TIME
    free = decided and len(view.legal) > 1
    if free or family_of(game.spec.game).players.estimates_win:
        news = game.observe(moment.state, moment.happened, moment.seat)
        observed = (*remaining_events(driver.observed(moment.seat)), *news)
        drawn = bool(game.outcomes(moment.state, moment.move))
        turn = game.progress(moment.state).turns
        yield AnalysedChoice(game, number, moment.seat, moment.move, view, observed, free, drawn, turn)


def judged(inputs: AnalysisInput, weighed: Iterable[ChoiceValue]) -> GameAnalysis:
    """The analysis from the judged choices, in their order."""
    answered = list(zip(inputs.questions, weighed, strict=True))
    decisions = tuple(_decision(inputs.game, asked, got) for asked, got in answered if asked.free)
    if not family_of(inputs.game.spec.game).players.estimates_win:
        accounts = tuple(_accounts(inputs, decisions))
        return GameAnalysis(inputs.lines, decisions, accounts, turning_points(accounts))
    chances = [
        LineEstimate(one.line, one.seat, one.turn, got.now, got.expected, one.drawn) for one, got in answered
    ]
    seen = GameEstimates(inputs.lines, chances, inputs.shares, decisions)
    rescues = tuple(_rescues(inputs, decisions))
    return GameAnalysis(inputs.lines, decisions, seen.accounts(), seen.turns(), rescues)


def _rescues(inputs: AnalysisInput, decisions: Sequence[ChoiceLoss]) -> Iterator[MissedWin]:
    """For each seat that did not win, the choice of its own that gave away most."""
    for seat, end in enumerate(inputs.ends):
        if inputs.shares[seat] == 0:
            own = [one for one in decisions if one.seat == seat and one.loss > 0]
            yield MissedWin(seat, end, max(own, key=lambda one: one.loss, default=None))


def _decision(game: AnyGame, asked: AnalysedChoice, got: ChoiceValue) -> ChoiceLoss:
    """A choice with its seat and moves as the game numbers them at its end."""
    seat, moves = asked.seat, (asked.move, got.best)
    if asked.game is not game:
        seat = game.seats.index(asked.game.seats[seat])
        moves = (game.parse(asked.game.text(asked.move))[0], game.parse(asked.game.text(got.best))[0])
    return ChoiceLoss(asked.line, seat, *moves, got.best_value, got.chosen_value, got.reasons)


def _accounts(inputs: AnalysisInput, decisions: Sequence[ChoiceLoss]) -> Iterator[SeatChances]:
    """The accounts: before the deal all sides are equal; the end has the result."""
    sides = len(set(sides_of(inputs.game)))
    for seat, final in enumerate(inputs.shares):
        own = [decision for decision in decisions if decision.seat == seat]
        if own:
            curve = [Point(0, 1 / sides, chosen=False)]
            for decision in own:
                curve.append(Point(decision.line - 1, decision.best_value, chosen=False))
                curve.append(Point(decision.line, decision.chosen_value, chosen=True))
            curve.append(Point(inputs.lines, final, chosen=False))
            yield SeatChances(seat, tuple(curve))
