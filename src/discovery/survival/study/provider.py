"""The survival game's figures of its games: ``core.research.study.StudyPart``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from discovery.core.protocol import Event
from discovery.core.research.study import Figures
from discovery.survival.study import figures as counts

if TYPE_CHECKING:
    from discovery.core.terminal import Screen
    from discovery.survival.game import SurvivalGame
    from discovery.survival.model.state import State


class SurvivalStudy:
    """Who got out, nights, routes and fates. Everybody who gets out has won (rule XA06)."""

    whole_wins = True

    def count(self, game: SurvivalGame, state: State, happened: Sequence[Sequence[Event]]) -> Figures:
        """The figures of one game."""
        return counts.counted(game, state, happened)

    def ends(self, game: SurvivalGame, state: State, happened: Sequence[Sequence[Event]]) -> Sequence[str]:
        """The fate of each seat, one of ``FATES``."""
        return counts.fates(state, [event for row in happened for event in row])

    def end_text(self, screen: Screen, end: str) -> str:
        """One of ``FATES`` in words."""
        return screen.text("discover-end", fate=end)

    def as_object(self, game: SurvivalGame, figures: Figures) -> dict[str, Any]:
        """The figures by name."""
        return counts.as_object(game, figures)

    def show(self, screen: Screen, game: SurvivalGame, figures: Figures) -> None:
        """A sentence each for shares and nights, and tables of fates and routes."""
        values = counts.as_object(game, figures)
        shares = {name: _percent(screen, values[f"{name}_share"]) for name in ("out", "any", "all")}
        low, high = (screen.number(100 * values[name], 1) for name in ("low", "high"))
        screen.say("discover-figures-out", low=low, high=high, **shares)
        for name in ("nights", "nights_won"):
            if values[name]:
                mean = screen.number(values[name]["mean"], 1)
                range_of = {"least": values[name]["least"], "most": values[name]["most"]}
                screen.say(f"discover-figures-{name.replace('_', '-')}", mean=mean, **range_of)
        screen.grid(["discover-fate", "discover-seats", "share"], _fates(screen, values))
        headings = ["discover-stage", "discover-route", "discover-games", "discover-out"]
        screen.grid(headings, _routes(screen, values))


def _percent(screen: Screen, share: float) -> str:
    return screen.text("percent", number=screen.number(100 * share, 1))


def _fates(screen: Screen, values: dict[str, Any]) -> list[list[str]]:
    return [
        [
            screen.text("discover-fate", fate=fate),
            str(number),
            _percent(screen, number / values["seats"]),
        ]
        for fate, number in values["fates"].items()
        if number
    ]


def _routes(screen: Screen, values: dict[str, Any]) -> list[list[str]]:
    return [
        [
            str(row["stage"]),
            row["route"].upper(),
            str(row["games"]),
            _percent(screen, row["out"] / row["seats"]) if row["seats"] else "–",
        ]
        for row in values["routes"]
    ]
