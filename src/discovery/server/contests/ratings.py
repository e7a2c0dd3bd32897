"""Ratings: a fold over the rated tables of contests, by game and number of seats.

Nothing is stored beside the results, so ratings cannot contradict them. They are those of Weng and Lin for
the model of Plackett and Luce, which takes the order of any number of seats, on a scale where 200 more mean
three wins of four. docs/contests.md has the rules.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from discovery.core.errors import Code, MissingExtra

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

MIDDLE, SCALE = 1500.0, 30.0
"""Where everybody begins, and points for a unit of the model."""
CONFIDENCE = 2.0
"""Standard deviations that are told behind the ±: 95 of 100 are that near."""
PROVISIONAL = 200
"""A rating that is less sure than ± this is provisional."""


@dataclass(frozen=True, slots=True)
class RatingOwner:
    """Whose rating it is: an account by its id, or a program by its name."""

    account: str = ""
    program: str = ""


@dataclass(frozen=True, slots=True)
class RatedTable:
    """A table that counts: the game, who sat there, and how good each was, the higher the better."""

    game: str
    seats: tuple[RatingOwner, ...]
    values: tuple[tuple[bool, int], ...]


@dataclass(slots=True)
class Rating:
    """How strong somebody is: 95 of 100 times within ± ``interval``. ``course`` has it after each game."""

    rating: int = int(MIDDLE)
    interval: int = 0
    course: list[tuple[int, int]] = field(default_factory=list)

    @property
    def games(self) -> int:
        """The number of rated games."""
        return len(self.course)

    @property
    def provisional(self) -> bool:
        """Whether the rating is still uncertain."""
        return self.interval > PROVISIONAL


Ladders = dict[tuple[str, int], dict[RatingOwner, Rating]]
"""The ratings by game and number of seats."""


def folded(tables: Iterable[RatedTable]) -> Ladders:
    """All ratings after some tables, in their order. ``MissingExtra(NO_EXTRA)`` without the library."""
    counted = list(tables)
    if not counted:
        return {}
    model = _model()
    inner: dict[tuple[str, int], dict[RatingOwner, Any]] = {}
    ladders: Ladders = {}
    for table in counted:
        key = table.game, len(table.seats)
        known, shown = inner.setdefault(key, {}), ladders.setdefault(key, {})
        if len(set(table.seats)) < len(table.seats):
            continue  # somebody against themselves, such as two programs of one level
        before = [[known.get(who) or model.rating()] for who in table.seats]
        after = model.rate(before, ranks=_places(table.values))
        for who, [one] in zip(table.seats, after, strict=True):
            known[who] = one
            rating = shown.setdefault(who, Rating())
            rating.rating = round(MIDDLE + SCALE * (one.mu - model.mu))
            rating.interval = round(CONFIDENCE * SCALE * one.sigma)
            rating.course.append((rating.rating, rating.interval))
    return {key: ladder for key, ladder in ladders.items() if ladder}


def _places(values: Sequence[tuple[bool, int]]) -> list[float]:
    """The place of each seat, the best first; those who are level share it."""
    return [float(sum(other > own for other in values)) for own in values]


def _model() -> PlackettLuce:
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise MissingExtra(Code.NO_EXTRA, given="openskill", extra="ratings") from None
    return PlackettLuce()
