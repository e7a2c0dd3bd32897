"""The standings of a contest: a fold over its tables. docs/contests.md says what decides among equals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby

from discovery.server.contests.results import (
    NOBODY,
    Board,
    Format,
    halves,
    of_a_bye,
    points_across,
    points_at,
)


@dataclass(frozen=True, slots=True)
class Counted:
    """A table that counts: the half points of each seat, and the ``most`` that a seat could have had."""

    board: Board
    gained: list[int]
    most: int


@dataclass(frozen=True, slots=True)
class EntrantLine:
    """An entrant in the standings. ``ties`` decide one after the other among those who have the same points;
    who has the same of all shares a place. ``wins`` are tables with the most points that there were."""

    number: int
    place: int
    points: float
    ties: tuple[float, ...]
    played: int
    wins: int


def counted(form: Format, boards: Iterable[Board], seats: int) -> list[Counted]:
    """The tables that count so far, in order. A deal counts when it is over at every table."""
    in_order = sorted(boards, key=lambda board: (board.round, board.board))
    if form == "duplicate":
        deals = [list(deal) for _, deal in groupby(in_order, key=lambda board: board.round)]
        return [one for deal in deals for one in _compared(deal, seats)]
    results = []
    for board in in_order:
        if board.game is None:
            results.append(Counted(board, [of_a_bye(seats)], 2 * (seats - 1)))
        elif board.result is not None:
            results.append(Counted(board, points_at(board.result, seats), 2 * (seats - 1)))
    return results


def _compared(deal: Sequence[Board], seats: int) -> list[Counted]:
    results = [board.result for board in deal if board.result is not None]
    if len(results) < len(deal):
        return []
    gained = points_across(results, seats)
    return [Counted(board, own, 2 * (len(deal) - 1)) for board, own in zip(deal, gained, strict=True)]


def points_of(known: Iterable[Counted]) -> Counter[int]:
    """The half points of each entrant."""
    points: Counter[int] = Counter()
    for one in known:
        for entrant, gained in zip(one.board.seats, one.gained, strict=True):
            points[entrant] += gained
    return points


def standings(form: Format, entrants: Sequence[int], known: Sequence[Counted]) -> list[EntrantLine]:
    """All entrants, the best first; of those who share a place, who joined first."""
    points = points_of(known)
    tables = [(one, at) for one in known if one.board.game is not None for at in range(len(one.gained))]
    played = Counter(one.board.seats[at] for one, at in tables)
    wins = Counter(one.board.seats[at] for one, at in tables if one.gained[at] == one.most)
    ties: dict[int, tuple[float, ...]]
    match form:
        case "swiss":
            strength = _strength(known, points)
            ties = {one: (*strength.get(one, (0.0, 0.0)), float(wins[one])) for one in entrants}
        case "arena":
            ties = {one: (float(wins[one]), float(-played[one])) for one in entrants}
        case "duplicate":
            ties = {one: (float(wins[one]),) for one in entrants}
    ranked = sorted(entrants, key=lambda one: (-points[one], *(-tie for tie in ties[one]), one))
    keys = [(points[one], ties[one]) for one in ranked]
    return [
        EntrantLine(one, keys.index(key) + 1, points[one] / 2, ties[one], played[one], wins[one])
        for one, key in zip(ranked, keys, strict=True)
    ]


def _strength(known: Iterable[Counted], points: Counter[int]) -> dict[int, tuple[float, float]]:
    """For each entrant the points of all opponents, and of those who were beaten, by half where level."""
    met: Counter[int] = Counter()
    beaten: Counter[int] = Counter()
    for one in known:
        if one.board.game is None or one.board.result is None:
            continue
        values = [one.board.result.value(seat) for seat in range(len(one.gained))]
        for own, entrant in zip(values, one.board.seats, strict=True):
            for other, opponent in zip(values, one.board.seats, strict=True):
                if opponent not in (entrant, NOBODY):
                    met[entrant] += points[opponent]
                    beaten[entrant] += points[opponent] * halves(own, [other])
    return {one: (met[one] / 2, beaten[one] / 4) for one in met}
