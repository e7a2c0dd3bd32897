"""What share of the win single moves promise, each looked at by itself, so that they can be set side by side.

A search seldom tries what it finds bad, so it knows little about that; here every move gets the same number
of tries, with the same cards dealt to the others.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from discovery.core.dice import Dice
from discovery.core.protocol import Event
from discovery.evolution.bots.search.search import Budget, Search
from discovery.evolution.model.setup import Setup
from discovery.evolution.views.view import View


def promises(
    setup: Setup, view: View, observed: tuple[Event, ...], moves: Sequence[int], *, iterations: int, seed: int
) -> list[float]:
    """The share of the win (0 to 1) that the seat may expect of each of ``moves``, which are legal."""
    return [_promise(setup, view, observed, move, iterations, seed) for move in moves]


def doubt(one: float, other: float, iterations: int) -> float:
    """By how much chance alone lets two such shares differ (one standard deviation)."""
    return sqrt((one * (1 - one) + other * (1 - other)) / _counting(iterations))


def _counting(iterations: int) -> int:
    """The first quarter of the tries finds out how to go on; the others count."""
    return max(1, iterations - iterations // 4)


def _promise(
    setup: Setup, view: View, observed: tuple[Event, ...], move: int, iterations: int, seed: int
) -> float:
    search = Search(setup, view, observed, Budget(1, turns=0, margin=0.0), Dice(seed))
    search.dice = Dice(seed + 1)  # the play-outs keep the other one, so that all moves meet the same deals
    counting, first = _counting(iterations), search.begin_with(move)
    for _ in range(iterations - counting):
        search.run()
    before = first.total
    for _ in range(counting):
        search.run()
    return (first.total - before) / counting
