"""The chances of the seats in a finished game, what changed them, and where they turned."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise

from discovery.core.players.advice import Reason

TURNING_POINTS = 3
LEAST_TURN = 0.05
"""The smallest change of the chance to win that can be a turning point."""
CHOSEN = 1.5
"""The weight of changes by the player's own choice when turning points are selected."""

CHOICE, DICE, CARDS, REST = "choice", "dice", "cards", "rest"
"""The causes of changes in a seat's chances, in a game that its family foresees: its own moves; outcomes of
chance that a record holds; hidden pieces that come to light; the others, and the passing of time."""


@dataclass(frozen=True, slots=True)
class ChoiceLoss:
    """A choice and the best move found; ``best_value`` and ``chosen_value`` are the expected
    shares of the win, 0 to 1. ``reasons`` are those of the best move, where its family gives any."""

    line: int
    seat: int
    move: int
    best: int
    best_value: float
    chosen_value: float
    reasons: tuple[Reason, ...] = ()

    @property
    def loss(self) -> float:
        """The share of the win that the choice gave away."""
        return self.best_value - self.chosen_value


@dataclass(frozen=True, slots=True)
class Point:
    """The expected share of a seat after line ``line``; ``chosen``: changed by its own choice."""

    line: int
    chance: float
    chosen: bool


@dataclass(frozen=True, slots=True)
class SeatChances:
    """A seat's chances from before the deal to the end; ``luck`` and ``choice`` are what changed them.

    In games that their family foresees, ``parts`` are the changes by cause: ``CHOICE``, ``DICE``, ``CARDS``
    and ``REST``.
    """

    seat: int
    curve: tuple[Point, ...]
    parts: tuple[tuple[str, float], ...] = ()

    @property
    def choice(self) -> float:
        """The change by the seat's own choices: zero or negative, unless the family foresees."""
        if self.parts:
            return dict(self.parts)[CHOICE]
        return sum(to.chance - at.chance for at, to in pairwise(self.curve) if to.chosen)

    @property
    def luck(self) -> float:
        """The change by everything else: the deal, draws, thefts, the others' moves."""
        return self.curve[-1].chance - self.curve[0].chance - self.choice


@dataclass(frozen=True, slots=True)
class Turn:
    """A turning point: the chances of ``seat`` change from line ``first`` to line ``last``, by one of
    those causes where the game's family foresees."""

    seat: int
    first: int
    last: int
    before: float
    after: float
    chosen: bool
    cause: str = ""

    @property
    def weight(self) -> float:
        """How large it is, for the selection of turning points."""
        return abs(self.after - self.before) * (CHOSEN if self.chosen else 1.0)


@dataclass(frozen=True, slots=True)
class MissedWin:
    """A seat that did not win: how it ended, in a word of its family, and the choice of its own that gave
    away most; ``None`` if none certainly gave anything away."""

    seat: int
    end: str
    decision: ChoiceLoss | None


@dataclass(frozen=True, slots=True)
class GameAnalysis:
    """The analysis of a whole game. ``lines`` counts the record's lines; ``accounts`` has the seats that
    made choices, ``rescues`` those that did not win where every winner has the whole of a win."""

    lines: int
    decisions: tuple[ChoiceLoss, ...]
    accounts: tuple[SeatChances, ...]
    turns: tuple[Turn, ...]
    rescues: tuple[MissedWin, ...] = ()


def turning_points(accounts: Iterable[SeatChances]) -> tuple[Turn, ...]:
    """The largest changes of the curves, as ``chosen_turns``."""
    return chosen_turns(
        Turn(account.seat, at.line, to.line, at.chance, to.chance, to.chosen)
        for account in accounts
        for at, to in pairwise(account.curve)
        if at.line < to.line
    )


def chosen_turns(changes: Iterable[Turn]) -> tuple[Turn, ...]:
    """The largest changes, in the order of the game; no two cover the same lines."""
    turns: list[Turn] = []
    for turn in sorted(changes, key=lambda one: (-one.weight, one.first, one.seat)):
        apart = all(turn.last <= one.first or one.last <= turn.first for one in turns)
        if abs(turn.after - turn.before) >= LEAST_TURN and apart and len(turns) < TURNING_POINTS:
            turns.append(turn)
    return tuple(sorted(turns, key=lambda one: (one.first, one.last)))
