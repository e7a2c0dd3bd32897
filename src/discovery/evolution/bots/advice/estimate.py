"""Estimates the share of the win for single moves, each searched by itself, so that they can be compared.

A search rarely tries moves that it finds bad, so it knows little about them; here every move gets the same
number of iterations, with the same deals of hidden cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from discovery.core.dice import Dice
from discovery.core.protocol import Event
from discovery.evolution.bots.search.search import Budget, Search
from discovery.evolution.model.setup import Setup
from discovery.evolution.views.view import View


def move_values(
    setup: Setup, view: View, observed: tuple[Event, ...], moves: Sequence[int], *, iterations: int, seed: int
) -> list[float]:
    """The share of the win (0 to 1) that the seat may expect of each of ``moves``, which are legal."""
    return [_promise(setup, view, observed, move, iterations, seed) for move in moves]


def standard_error(one: float, other: float, iterations: int) -> float:
    """The standard deviation of the difference between two such shares."""
    return sqrt((one * (1 - one) + other * (1 - other)) / _counting(iterations))


def _counting(iterations: int) -> int:
    """How many iterations count: the first quarter only finds out how to go on."""
    return max(1, iterations - iterations // 4)


def _promise(
    setup: Setup, view: View, observed: tuple[Event, ...], move: int, iterations: int, seed: int
) -> float:
    search = Search(setup, view, observed, Budget(1, turns=0, margin=0.0), Dice(seed))
    search.dice = Dice(seed + 1)  # rollouts keep the other one, so that all moves meet the same deals
    counting, first = _counting(iterations), search.begin_with(move)
    for _ in range(iterations - counting):
        search.run()
    before = first.total
    for _ in range(counting):
        search.run()
    return (first.total - before) / counting
