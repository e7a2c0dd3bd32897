"""The analysis of a finished game: what choices gave away, how the chances changed, what was luck.

Every choice is judged from what its seat could know at that moment, never from the hidden cards. See
docs/analysis.md for what the numbers mean.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from discovery.core import family
from discovery.core.errors import Code, InvalidRecord
from discovery.core.family import Weighed
from discovery.core.protocol import NOBODY, Event, Game, Outcome
from discovery.core.registry import family_of
from discovery.play.driver import Driver
from discovery.play.records import Record
from discovery.play.replay import Moment, Replay

ITERATIONS = 200
"""Iterations for one choice, unless the caller sets another number."""

TURNING_POINTS = 3
LEAST_TURN = 0.05
"""The smallest change of the chance to win that can be a turning point."""
CHOSEN = 1.5
"""The weight of changes by the player's own choice when turning points are selected."""

BY_TIME = "time"
"""The comment of a line that the clock played."""


@dataclass(frozen=True, slots=True)
class Question:
    """A choice between several moves: line ``line`` of the record (from 1), with what its seat could know.

    ``game`` is the game of that moment, which has fewer seats than at the end where somebody joined later.
    """

    game: Game[Any]
    line: int
    seat: int
    move: int
    view: Any
    observed: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Decision:
    """A choice and the best move found; ``promised`` and ``kept`` are the expected shares of the win, 0 to
    1."""

    line: int
    seat: int
    move: int
    best: int
    promised: float
    kept: float

    @property
    def loss(self) -> float:
        """The share of the win that the choice gave away."""
        return self.promised - self.kept


@dataclass(frozen=True, slots=True)
class Point:
    """The expected share of a seat after line ``line``; ``chosen``: changed by its own choice."""

    line: int
    chance: float
    chosen: bool


@dataclass(frozen=True, slots=True)
class Account:
    """A seat's chances from before the deal to the end; ``luck`` and ``choice`` are what changed them."""

    seat: int
    curve: tuple[Point, ...]

    @property
    def choice(self) -> float:
        """The change by the seat's own choices: zero or negative."""
        return sum(to.chance - at.chance for at, to in pairwise(self.curve) if to.chosen)

    @property
    def luck(self) -> float:
        """The change by everything else: the deal, draws, thefts, the others' moves."""
        return sum(to.chance - at.chance for at, to in pairwise(self.curve) if not to.chosen)


@dataclass(frozen=True, slots=True)
class Turn:
    """A turning point: the chances of ``seat`` change from line ``first`` to line ``last``."""

    seat: int
    first: int
    last: int
    before: float
    after: float
    chosen: bool

    @property
    def weight(self) -> float:
        """How large it is, for the selection of turning points."""
        return abs(self.after - self.before) * (CHOSEN if self.chosen else 1.0)


@dataclass(frozen=True, slots=True)
class Analysis:
    """The analysis of a whole game. ``lines`` counts the record's lines; ``accounts`` has the seats that
    made choices."""

    lines: int
    decisions: tuple[Decision, ...]
    accounts: tuple[Account, ...]
    turns: tuple[Turn, ...]


@dataclass(frozen=True, slots=True)
class Story:
    """What an analysis needs of a record. ``shares`` are the shares of the win at the end, by seat."""

    game: Game[Any]
    lines: int
    questions: tuple[Question, ...]
    shares: tuple[float, ...]


def analyse(
    record: Record,
    iterations: int = ITERATIONS,
    seed: str = "",
    progress: Callable[[int, int], None] = lambda done, of: None,
    deck: object = None,
) -> Analysis:
    """Analyse a finished game. ``progress`` is called with the number of choices done and in total; ``deck``
    as in ``story``. Equal arguments give equal results. ``InvalidRecord``: a record that does not replay,
    or an unfinished game."""
    found = story(record, deck)
    weighed = []
    for question in found.questions:
        weighed.append(answer(question, iterations, seed))
        progress(len(weighed), len(found.questions))
    return judged(found, weighed)


def answer(question: Question, iterations: int, seed: str) -> Weighed:
    """Judge one choice, with a random generator of its own, so that choices can be judged in any order and
    place."""
    seeded = seed_of(seed, question)
    asked = family.Consultation(question.view, question.observed, iterations, seeded, question.move)
    return family_of(question.game.spec.game).players.weigh(question.game, asked)


def seed_of(seed: str, question: Question) -> str:
    """The seed for one choice of a game that is analysed with ``seed``."""
    return f"{seed} {question.line}"


def story(record: Record, deck: object = None) -> Story:
    """The choices of a finished game. ``InvalidRecord`` as ``analyse``.

    ``deck`` is the host's own deck that the record was played with, ``None`` for one of the project's.
    """
    again = Replay(record, deck)
    questions: list[Question] = []
    for number, moment in enumerate(again.moments(), start=1):
        if moment.line is None:
            game, result = again.driver.game, again.driver.result
            if result is None:
                raise InvalidRecord(Code.NOT_OVER)
            return Story(game, number - 1, tuple(questions), shares_of(game, result))
        questions += _question(again.driver, number, moment)
    raise AssertionError("moments end with the end")


def shares_of(game: Game[Any], result: Outcome) -> tuple[float, ...]:
    """The share of the win that each seat has: sides that win together share it, and a side's seats each have
    the whole of its share."""
    sides = sides_of(game)
    winning = {sides[seat] for seat in result.winners}
    return tuple(1 / len(winning) if side in winning else 0.0 for side in sides)


def sides_of(game: Game[Any]) -> tuple[int, ...]:
    """The side of each seat, named by its first seat; a seat without a team is a side of its own."""
    teams = [team.split("+") for team in game.spec.teams]
    mates = {name: team for team in teams for name in team}
    return tuple(min(map(game.seats.index, mates.get(name, [name]))) for name in game.seats)


def _question(driver: Driver[Any], number: int, moment: Moment) -> Iterator[Question]:
    """The choice that a line made; ``None`` if the seat itself had no choice."""
    game = driver.game
    nobody = moment.seat == NOBODY or moment.move == game.leave or game.due(moment.state) is not None
    if nobody or moment.line is None or moment.line.comment == BY_TIME:
        return
    view = game.view(moment.state, moment.seat)
    if len(view.legal) > 1:
        news = game.observe(moment.state, moment.happened, moment.seat)
        observed = (*driver.observed(moment.seat), *news)
        yield Question(game, number, moment.seat, moment.move, view, observed)


def judged(found: Story, weighed: Iterable[Weighed]) -> Analysis:
    """The analysis from the judged choices, in their order."""
    decisions = tuple(
        _decision(found.game, asked, got) for asked, got in zip(found.questions, weighed, strict=True)
    )
    accounts = tuple(_accounts(found, decisions))
    return Analysis(found.lines, decisions, accounts, turning_points(accounts))


def _decision(game: Game[Any], asked: Question, got: Weighed) -> Decision:
    """A choice with its seat and moves as the game numbers them at its end."""
    seat, moves = asked.seat, (asked.move, got.best)
    if asked.game is not game:
        seat = game.seats.index(asked.game.seats[seat])
        moves = (game.parse(asked.game.text(asked.move))[0], game.parse(asked.game.text(got.best))[0])
    return Decision(asked.line, seat, *moves, got.promised, got.kept)


def _accounts(found: Story, decisions: Sequence[Decision]) -> Iterator[Account]:
    """The accounts: before the deal all sides are equal; the end has the result."""
    sides = len(set(sides_of(found.game)))
    for seat, final in enumerate(found.shares):
        own = [decision for decision in decisions if decision.seat == seat]
        if own:
            curve = [Point(0, 1 / sides, chosen=False)]
            for decision in own:
                curve.append(Point(decision.line - 1, decision.promised, chosen=False))
                curve.append(Point(decision.line, decision.kept, chosen=True))
            curve.append(Point(found.lines, final, chosen=False))
            yield Account(seat, tuple(curve))


def turning_points(accounts: Iterable[Account]) -> tuple[Turn, ...]:
    """The largest changes, in the order of the game; no two cover the same lines."""
    changes = [
        Turn(account.seat, at.line, to.line, at.chance, to.chance, to.chosen)
        for account in accounts
        for at, to in pairwise(account.curve)
        if at.line < to.line
    ]
    found: list[Turn] = []
    for turn in sorted(changes, key=lambda one: (-one.weight, one.first, one.seat)):
        apart = all(turn.last <= one.first or one.last <= turn.first for one in found)
        if abs(turn.after - turn.before) >= LEAST_TURN and apart and len(found) < TURNING_POINTS:
            found.append(turn)
    return tuple(sorted(found, key=lambda one: (one.first, one.last)))
