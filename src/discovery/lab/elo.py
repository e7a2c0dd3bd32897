"""Elo ratings by maximum likelihood, with their intervals.

The model is that of Bradley and Terry (Biometrika 39, 1952, pages 324 to 345): of two players with strengths
``a`` and ``b`` the first wins with the probability ``a / (a + b)``. Where the two share more than two seats,
Luce's choice (Individual Choice Behavior, 1959) says the same of seats: the one that wins is chosen by
strength. The first player, with ``m`` of the seats, wins with ``m * a / (m * a + n * b)``. A shared win
counts in parts.

To the games of every two players who met, half a game won and half a game lost is added: a mild penalty,
without which whoever wins every game would be infinitely strong (compare Firth, Biometrika 80, 1993).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log, sqrt

from discovery.lab.intervals import Z_95

POINTS = 400 / log(10)
"""Elo points for a strength ``e`` times as large: 400 for ten times."""
STEP = 2.0
"""The longest step of the search, in logarithms; longer ones could jump over the summit."""
NEAR = 1e-10


@dataclass(frozen=True, slots=True)
class Meeting:
    """Games between two players by number. ``odds``: seats of the first for each seat of the second."""

    first: int
    second: int
    won: float
    games: float
    odds: float = 1.0


@dataclass(frozen=True, slots=True)
class Elo:
    """A rating; ``low`` and ``high`` bound its difference to the anchor's with 95 % confidence."""

    points: float
    low: float
    high: float


def fit(players: int, meetings: Sequence[Meeting], anchor: int, points: float) -> list[Elo]:
    """The ratings for which these results are likeliest; ``anchor`` is given ``points``.

    Intervals come from the observed information. ``ValueError`` if somebody never met the others.
    """
    games = [*meetings, *(_added(meetings))]
    others = [player for player in range(players) if player != anchor]
    strengths = [0.0] * players
    while True:
        slope, bend = _derivatives(players, games, strengths)
        spread = _inverse([[bend[row][column] for column in others] for row in others])
        steps = [
            sum(part * slope[player] for part, player in zip(row, others, strict=True)) for row in spread
        ]
        longest = max(map(abs, steps), default=0.0)
        for player, step in zip(others, steps, strict=True):
            strengths[player] += step * min(1.0, STEP / longest) if longest else 0.0
        if longest < NEAR:
            break
    errors = [0.0] * players
    for place, player in enumerate(others):
        errors[player] = sqrt(spread[place][place])
    return [
        Elo(
            points + POINTS * own,
            points + POINTS * (own - Z_95 * error),
            points + POINTS * (own + Z_95 * error),
        )
        for own, error in zip(strengths, errors, strict=True)
    ]


def _added(meetings: Sequence[Meeting]) -> list[Meeting]:
    pairs = dict.fromkeys((meeting.first, meeting.second) for meeting in meetings)
    return [Meeting(first, second, 0.5, 1) for first, second in pairs]


def _derivatives(
    players: int, meetings: Sequence[Meeting], strengths: Sequence[float]
) -> tuple[list[float], list[list[float]]]:
    """Of the logarithm of the likelihood: its slope, and its second derivatives with the sign turned."""
    slope = [0.0] * players
    bend = [[0.0] * players for _ in range(players)]
    for meeting in meetings:
        one, two = meeting.first, meeting.second
        chance = 1 / (1 + exp(strengths[two] - strengths[one]) / meeting.odds)
        surplus = meeting.won - meeting.games * chance
        weight = meeting.games * chance * (1 - chance)
        slope[one] += surplus
        slope[two] -= surplus
        bend[one][one] += weight
        bend[two][two] += weight
        bend[one][two] -= weight
        bend[two][one] -= weight
    return slope, bend


def _inverse(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """Of a symmetric positive matrix (Gauss and Jordan). ``ValueError`` if it has none."""
    size = len(matrix)
    rows = [[*row, *(float(place == other) for other in range(size))] for place, row in enumerate(matrix)]
    for place in range(size):
        pivot = rows[place][place]
        if pivot < NEAR * NEAR:
            raise ValueError("somebody never met the others")
        rows[place] = [value / pivot for value in rows[place]]
        for other in range(size):
            if other != place and (factor := rows[other][place]):
                rows[other] = [
                    value - factor * above for value, above in zip(rows[other], rows[place], strict=True)
                ]
    return [row[size:] for row in rows]
