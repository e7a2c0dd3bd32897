"""Measurements of games: moments of values and counts, which add up wherever the games were played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from math import sqrt
from typing import Any, Protocol

from discovery.core.protocol import Outcome

Counts = Counter[tuple[str | int, ...]]


@dataclass(slots=True)
class Moments:
    """The number of values, their sum and the sum of their squares."""

    n: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, value: float) -> None:
        """Count one more value."""
        self.n += 1
        self.total += value
        self.squares += value * value

    def join(self, other: Moments) -> None:
        """Add the values that another one has counted."""
        self.n += other.n
        self.total += other.total
        self.squares += other.squares

    @property
    def mean(self) -> float:
        """The mean; 0 without values."""
        return self.total / self.n if self.n else 0.0

    @property
    def spread(self) -> float:
        """The standard deviation of the values."""
        if self.n < 2:
            return 0.0
        return sqrt(max(0.0, (self.squares - self.total * self.total / self.n) / (self.n - 1)))

    @property
    def error(self) -> float:
        """The standard error of the mean; infinite for fewer than two values."""
        return self.spread / sqrt(self.n) if self.n > 1 else float("inf")


@dataclass(slots=True)
class GameSample:
    """The values that were measured of one game."""

    values: dict[str, float] = field(default_factory=dict)
    counts: Counts = field(default_factory=Counter)


@dataclass(slots=True)
class Sums:
    """The values that were measured of many games, added up."""

    games: int = 0
    values: dict[str, Moments] = field(default_factory=dict)
    counts: Counts = field(default_factory=Counter)

    def add(self, sample: GameSample) -> None:
        """Count the sample of one more game."""
        self.games += 1
        for name, value in sample.values.items():
            self.values.setdefault(name, Moments()).add(value)
        self.counts.update(sample.counts)

    def join(self, other: Sums) -> None:
        """Add the games that another one has counted."""
        self.games += other.games
        for name, moments in other.values.items():
            self.values.setdefault(name, Moments()).join(moments)
        self.counts.update(other.counts)

    def of(self, name: str) -> Moments:
        """The moments of a value; empty where it was never measured."""
        return self.values.get(name, Moments())

    def as_object(self) -> dict[str, Any]:
        """The sums as an object for a file of results."""
        values = {name: [one.n, one.total, one.squares] for name, one in self.values.items()}
        return {
            "games": self.games,
            "values": values,
            "counts": [[*key, number] for key, number in self.counts.items()],
        }

    @classmethod
    def from_object(cls, given: Mapping[str, Any]) -> Sums:
        """The sums in an object that ``as_object`` made. ``KeyError``, ``TypeError`` or ``ValueError`` for
        anything else."""
        values = {
            str(name): Moments(int(n), float(a), float(b)) for name, (n, a, b) in given["values"].items()
        }
        counts: Counts = Counter({tuple(row[:-1]): int(row[-1]) for row in given["counts"]})
        return cls(int(given["games"]), values, counts)


@dataclass(frozen=True, slots=True)
class Side:
    """One way to play: a game, its players in order of their seats, its options, and a deck or its id."""

    game: str
    players: tuple[str, ...]
    options: tuple[str, ...] = ()
    deck: Any = ""


@dataclass(frozen=True, slots=True)
class Cell:
    """Games of one kind, at most ``games``; of two ``sides``, game *n* of both has the same chance.

    Players move on by one seat from game to game if ``rotate``; ``observed``: the family's own figures are
    taken as well. ``key`` tells cells apart in files.
    """

    key: str
    sides: tuple[Side, ...]
    games: int
    rotate: bool = True
    observed: bool = False


@dataclass(slots=True)
class Measured:
    """The sums of each side of a cell and, of two, the differences of their values game by game: the first
    side's less the second's."""

    sides: tuple[Sums, ...]
    differences: dict[str, Moments] = field(default_factory=dict)

    @classmethod
    def empty(cls, cell: Cell) -> Measured:
        """The measurements of a cell of which no game was played."""
        return cls(tuple(Sums() for _ in cell.sides))

    @property
    def games(self) -> int:
        """Games measured of each side."""
        return self.sides[0].games

    def add(self, samples: tuple[GameSample, ...]) -> None:
        """Count one more game, with the sample of each side."""
        for sums, sample in zip(self.sides, samples, strict=True):
            sums.add(sample)
        if len(samples) == 2:
            one, other = (sample.values for sample in samples)
            for name in one.keys() & other.keys():
                self.differences.setdefault(name, Moments()).add(one[name] - other[name])

    def join(self, other: Measured) -> None:
        """Add the games that another one has measured."""
        for mine, theirs in zip(self.sides, other.sides, strict=True):
            mine.join(theirs)
        for name, moments in other.differences.items():
            self.differences.setdefault(name, Moments()).join(moments)

    def as_object(self) -> dict[str, Any]:
        """The measurements as an object for a file of results."""
        pairs = {name: [one.n, one.total, one.squares] for name, one in self.differences.items()}
        return {"sides": [side.as_object() for side in self.sides], "differences": pairs}

    @classmethod
    def from_object(cls, given: Mapping[str, Any]) -> Measured:
        """The measurements from what ``as_object`` wrote. Errors as ``Sums.from_object``."""
        pairs = {
            str(name): Moments(int(n), float(a), float(b)) for name, (n, a, b) in given["differences"].items()
        }
        return cls(tuple(Sums.from_object(side) for side in given["sides"]), pairs)


Results = dict[str, Measured]
"""Measurements by the key of their cell."""
Settled = Callable[[Cell, Measured], bool]
"""Whether a cell needs no more games."""


class FigureObserver(Protocol):
    """Takes a family's figures of one game while it is played."""

    def watch(self, state: Any, seat: int, move: int) -> None:
        """A seat is about to play a move in a position, which must not be changed."""
        ...

    def finish(self, state: Any, result: Outcome) -> GameSample:
        """Called when the game is over; returns its sample."""
        ...
