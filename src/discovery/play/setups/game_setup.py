"""A set-up as a value: everything that is chosen before a game, except the players' names."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from discovery.core.registry import family_of

PROGRAM = "program:"
"""The prefix of a program's name in a seat."""


@dataclass(frozen=True, slots=True)
class TableSettings:
    """The settings of a table: leaving (R01), the clock (C14), windows (H02), spectators, learners, hints,
    touched pieces (S34), joining a running game (R02), who is gone.

    ``leaving`` is ``discard`` or ``program``, ``away`` is ``order``, ``wait`` or ``days``, ``watching`` is
    ``now``, ``delayed`` or ``end``, ``undo`` (taking back) is ``off``, ``free`` or ``consent``. The numbers
    are seconds, minutes, hours, days and steps, ``quiet_*`` are hours of the day in the time ``zone``.
    """

    leaving: str = "discard"
    turn_seconds: int = 0
    window_seconds: int = 5
    away: str = "order"
    window_hours: int = 24
    watching: str = "now"
    delay_steps: int = 10
    learner: bool = False
    hints: bool = True
    touched: bool = False
    joining: bool = False
    undo: str = "consent"
    bank_minutes: int = 0
    increment_seconds: int = 0
    move_days: int = 0
    quiet_from: int = 0
    quiet_until: int = 0
    zone: str = "UTC"
    gone_minutes: int = 2


@dataclass(frozen=True, slots=True)
class GameSetup:
    """Game, deck, options with their values (``"jokers=3"``), seats, teams and the settings of the table.

    A seat is ``me``, ``open``, ``program:NAME`` or a kind that the rules play, such as ``bot``; ``teams`` are
    the seats of each team by number. Without a deck the family's default is used. Options and teams are kept
    in a canonical order, so that equal set-ups are equal values.
    """

    game: str
    deck: str = ""
    options: tuple[str, ...] = ()
    seats: tuple[str, ...] = ("me",)
    teams: tuple[tuple[int, ...], ...] = ()
    conduct: TableSettings = TableSettings()

    def __post_init__(self) -> None:
        object.__setattr__(self, "deck", self.deck or family_of(self.game).decks.ids[0])
        object.__setattr__(self, "options", tuple(sorted(self.options)))
        object.__setattr__(self, "teams", in_order(self.teams))


def in_order(teams: Iterable[Iterable[int]]) -> tuple[tuple[int, ...], ...]:
    """Teams by their lowest seat, seats by number."""
    return tuple(sorted(tuple(sorted(team)) for team in teams))
