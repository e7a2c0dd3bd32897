"""Hints during a game (socket), and the analysis of a finished game (HTTP)."""

from __future__ import annotations

from msgspec import Struct


class ReasonInfo(Struct):
    """A reason for a move: its sentence is ``hint-<code>``; ``seat`` is -1 if it names no seat."""

    code: str
    cards: list[str]
    number: int
    seat: int


class HintInfo(Struct):
    """A move with its spot, its expected share of the win in hundredths, and the reasons for it."""

    move: str
    value: int
    reasons: list[ReasonInfo]


class DecisionInfo(Struct):
    """A choice: the move of line ``line`` (from 1), the best move found, and the expected shares of both (0
    to 1)."""

    line: int
    seat: int
    move: str
    best: str
    promised: float
    kept: float


class PointInfo(Struct):
    """A seat's expected share after ``line``; ``chosen``: it changed by the seat's own choice."""

    line: int
    chance: float
    chosen: bool


class PartInfo(Struct):
    """The change of a seat's chances by one cause: ``choice`` (its own moves), ``dice`` (outcomes in the
    record), ``cards`` (hidden pieces that came to light) or ``rest`` (the others, and time)."""

    cause: str
    change: float


class AccountInfo(Struct):
    """A seat's chances from before the deal to the end, and what changed them. ``parts`` add up to choice and
    luck; empty in games where only choices can be told from luck."""

    seat: int
    curve: list[PointInfo]
    choice: float
    luck: float
    parts: list[PartInfo] = []


class TurnInfo(Struct):
    """A turning point: a seat's chances change from line ``first`` to line ``last``; ``cause`` as in
    ``PartInfo``, ``""`` where there are no parts."""

    seat: int
    first: int
    last: int
    before: float
    after: float
    chosen: bool
    cause: str = ""


class RescueInfo(Struct):
    """The rescue of a seat that did not win: how it ended, in a word of its game, and the choice of
    its own that gave away most, with the reasons of the better one. ``line`` is 0 if none certainly gave
    anything away."""

    seat: int
    end: str
    line: int
    move: str
    best: str
    promised: float
    kept: float
    reasons: list[ReasonInfo]


class Analysis(Struct):
    """Answer to ``GET api/tables/ID/analysis`` (finished games): how many choices have been looked at.

    Everything else is empty until all ``of`` them are ``done``. ``rescues`` are of games in which each winner
    has the whole of a win.
    """

    done: int
    of: int
    iterations: int
    decisions: list[DecisionInfo]
    accounts: list[AccountInfo]
    turns: list[TurnInfo]
    rescues: list[RescueInfo] = []
