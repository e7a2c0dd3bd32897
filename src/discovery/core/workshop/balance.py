"""A family's part for questions about decks: what is measured, and whether a deck plays as decks should."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from discovery.core.terminal import Screen
from discovery.core.workshop.samples import Cell, FigureObserver, Measured, Results


@dataclass(frozen=True, slots=True)
class BalanceQuestion:
    """Whether ``deck`` plays like the family's model, or like ``against``, in the same games.

    ``games`` are keys of games, ``seats`` numbers of seats; empty: the usual ones. ``most`` bounds the games
    of each kind, 0: as in the ``plan``. ``margins`` replaces margins of measures by their names.
    """

    deck: Any
    against: Any = None
    plan: str = "quick"
    games: Sequence[str] = ()
    seats: Sequence[int] = ()
    most: int = 0
    margins: Mapping[str, float] = field(default_factory=dict)


class BalancePart(Protocol):
    """The ``balance`` part of a workshop."""

    @property
    def measures(self) -> Sequence[str]:
        """The names of the measures that are judged."""
        ...

    def observer(self, game: Any) -> FigureObserver:
        """Takes the family's figures of one game."""
        ...

    def cells(self, question: BalanceQuestion) -> list[Cell]:
        """The games to play. ``InvalidInput`` or ``InvalidSetup`` for what cannot be asked."""
        ...

    def settled(self, question: BalanceQuestion, cell: Cell, measured: Measured) -> bool:
        """Whether every verdict about a cell is settled."""
        ...

    def unmet(self, question: BalanceQuestion, results: Results) -> Sequence[str]:
        """The measures that are not met."""
        ...

    def show(self, screen: Screen, question: BalanceQuestion, results: Results) -> None:
        """Print the verdicts, each with its number, interval and advice."""
        ...

    def as_object(self, screen: Screen, question: BalanceQuestion, results: Results) -> dict[str, Any]:
        """The verdicts as an object for ``--json``; the keys are a contract."""
        ...

    def page(self, screen: Screen, question: BalanceQuestion, results: Results) -> str:
        """The verdicts as a page of HTML, with pictures, that needs nothing from elsewhere."""
        ...
