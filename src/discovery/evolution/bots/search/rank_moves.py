"""Rates the moves of a view by a search over what its seat knows."""

from __future__ import annotations

from dataclasses import dataclass

from discovery.core.dice import Dice
from discovery.core.protocol import Chooser, Event
from discovery.evolution.bots.search.search import Budget, Search
from discovery.evolution.model.setup import Setup
from discovery.evolution.views.view import View

UNTRIED = 0.9
"""The value of a move that the search never tried, relative to the worst one that it tried."""


@dataclass(frozen=True, slots=True)
class RatedMove:
    """A move, the share of the win (0 to 1) that its seat may expect from it, and how often it was tried."""

    move: int
    value: float
    visits: int


def rate(
    setup: Setup, view: View, observed: tuple[Event, ...], iterations: int, random: Chooser
) -> list[RatedMove]:
    """Every move of ``view.legal``, the best first: the one that the search tried most often."""
    search = Search(setup, view, observed, Budget(iterations), Dice(random.randrange(2**31)))
    search.run()
    return ranked(search, view.legal)


def ranked(search: Search, legal: tuple[int, ...]) -> list[RatedMove]:
    """The legal moves as a finished search rates them, best first."""
    tried = {node.move: node for node in search.root.children if node.visits}
    worst = min((node.total / node.visits for node in tried.values()), default=0.0)
    rated = [
        RatedMove(move, tried[move].total / tried[move].visits, tried[move].visits)
        if move in tried
        else RatedMove(move, UNTRIED * worst, 0)
        for move in legal
    ]
    return sorted(rated, key=lambda one: (-one.visits, -one.value))
