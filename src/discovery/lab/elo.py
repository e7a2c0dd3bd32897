"""Elo ratings by maximum likelihood, with intervals.

The model is that of Bradley and Terry (Biometrika 39, 1952, pages 324 to 345): of two players with strengths
``a`` and ``b`` the first wins with probability ``a / (a + b)``. If the two share more than two seats, Luce's
choice axiom (Individual Choice Behavior, 1959) says the same of seats: the winning seat is chosen in
proportion to strength. The first player, with ``m`` of the seats, wins with probability ``m * a / (m * a + n
* b)``. A shared win counts as a fraction.

Half a win for each side is added to the games of every two players who met: a mild penalty, without which a
player who wins every game would be infinitely strong (compare Firth, Biometrika 80, 1993).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, inf, log, sqrt

from discovery.core.research.study import Z_95

POINTS = 400 / log(10)
"""Elo points for a strength ``e`` times as large: 400 for ten times."""
STEP = 2.0
"""The longest step of the search, in logarithms; a longer one could overshoot the maximum."""
NEAR = 1e-10
MOST_STEPS = 200
"""Steps of the search; a dozen are enough for most results."""


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
    """A rating; ``low`` and ``high`` bound its difference to the anchor's with 95% confidence."""

    points: float
    low: float
    high: float


def fit(players: int, meetings: Sequence[Meeting], anchor: int, points: float) -> list[Elo]:
    """The maximum-likelihood ratings for these results; ``anchor`` is rated ``points``. Intervals come
    from the observed information. ``ValueError`` if the players are not all connected by games, or if the
    meetings are no results: more won than played, or no numbers."""
    if not all(0 <= meeting.won <= meeting.games < inf for meeting in meetings):
        raise ValueError("these are no results")
    games = [*meetings, *(_added(meetings))]
    others = [player for player in range(players) if player != anchor]
    strengths = [0.0] * players
    for _ in range(MOST_STEPS):
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
    else:
        raise ValueError("no greatest likelihood was found")
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
    """The gradient of the log-likelihood, and its Hessian with the sign changed."""
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
    """The inverse of a symmetric positive definite matrix (Gauss-Jordan). ``ValueError`` if there is none."""
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
