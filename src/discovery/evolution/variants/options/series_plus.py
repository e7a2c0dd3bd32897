"""Series+ (rule I14): in a series each card is worth one point more than the one before."""

from __future__ import annotations

from dataclasses import replace

from discovery.evolution.board.plane import Plane
from discovery.evolution.model.interfaces import Earner
from discovery.evolution.model.ruleset import Option, Rules, has_points
from discovery.evolution.model.state import State


class SeriesBonus(Earner):
    """Nothing for the first card of a series, one for the second, two for the third ..."""

    def points(self, state: State, card: int) -> int:
        """As many points as cards came before this one in its series."""
        return state.series - 1

    def potential_points(
        self, series: int, plane: Plane | None, card: int, spot: int, joker: bool = False
    ) -> int:
        """A card that is no step of a series is the first of its own."""
        return series - 1


def _apply(rules: Rules, value: str) -> Rules:
    return replace(rules, earners=(*rules.earners, SeriesBonus()))


SERIES_PLUS = Option(key="series+", rules=("I14",), apply=_apply, suits=has_points)
