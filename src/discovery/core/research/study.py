"""Studies of many games: intervals, and a family's part: how wins are counted, and figures of its own.

Simulations count wins, points and decisions of any game. A family that wants more counts what its games were
like; counts of several games add up, wherever they were played.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import sqrt
from typing import Any, Protocol

from discovery.core.protocol import Event
from discovery.core.terminal import Screen

Z_95 = 1.959964
"""The number of standard deviations on either side that contain 95% of a normal distribution."""
Figures = Counter[tuple[str | int, ...]]
"""Counts over some games, by names that the family chooses."""


class StudyPart(Protocol):
    """The ``study`` part of a family."""

    @property
    def whole_wins(self) -> bool:
        """Whether each winner has the whole of a win; elsewhere the winners share one."""
        ...

    def count(self, game: Any, state: Any, happened: Sequence[Sequence[Event]]) -> Figures:
        """The figures of one finished game: its last position, and its events, the opening and move by
        move."""
        ...

    def ends(self, game: Any, state: Any, happened: Sequence[Sequence[Event]]) -> Sequence[str]:
        """The fate of each seat of a finished game, in words of the family; arguments as in ``count``."""
        ...

    def end_text(self, screen: Screen, end: str) -> str:
        """One of the words of ``ends`` in the screen's language."""
        ...

    def as_object(self, game: Any, figures: Figures) -> dict[str, Any]:
        """The figures of at least one game for ``--json``; the keys are a contract."""
        ...

    def show(self, screen: Screen, game: Any, figures: Figures) -> None:
        """Print the figures of at least one game."""
        ...


def wilson(wins: float, games: float) -> tuple[float, float]:
    """The 95% Wilson interval for ``wins`` in ``games`` (more than 0), within 0 and 1."""
    share = wins / games
    weight = Z_95 * Z_95 / games
    middle = (share + weight / 2) / (1 + weight)
    width = Z_95 * sqrt(share * (1 - share) / games + weight / (4 * games)) / (1 + weight)
    return max(0.0, middle - width), min(1.0, middle + width)
