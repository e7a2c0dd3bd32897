"""Values of a deck beside the usual ones: those kept of Prehistory, or another deck's in the same games."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from math import inf, sqrt

from discovery.core.workshop.samples import Measured, Moments, Results, Sums

Z_99 = 2.575829
"""Standard deviations on either side of a normal distribution that hold 99 %: verdicts are many, and each is
looked at several times."""
SHARES = ("seat-", "dead-", "won-", "standstill", "spotless", "close", "tie")
"""Values between 0 and 1, whose spread a few games may hide."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A value, the usual one, and the standard error of their difference; ``own_error`` of the value."""

    value: float
    usual: float
    error: float
    own_error: float

    def low(self) -> float:
        """The lower end of the value's 99 % interval."""
        return self.value - Z_99 * self.own_error

    def high(self) -> float:
        """The upper end of the value's 99 % interval."""
        return self.value + Z_99 * self.own_error


@dataclass(frozen=True, slots=True)
class Usual:
    """The usual values: moments by cell and value, figures of cards by name, the lengths of games by cell.

    ``name`` is the deck they are of; with ``paired`` they were measured in the same games.
    """

    name: Mapping[str, str]
    eras: int
    cells: Mapping[str, Mapping[str, Moments]]
    cards: Mapping[str, float] = field(default_factory=dict)
    lengths: Mapping[str, Mapping[int, int]] = field(default_factory=dict)
    paired: bool = False

    def of(self, cell: str, name: str) -> Moments | None:
        """The moments of a value in a cell, if it is known there."""
        return self.cells.get(cell, {}).get(name)


def estimate(cell: str, measured: Measured, name: str, usual: Usual) -> Estimate | None:
    """A value of the first side; ``None`` where it or the usual one was not measured."""
    own, known = measured.sides[0].of(name), usual.of(cell, name)
    if not own.n or known is None or not known.n:
        return None
    error = error_of(own, name)
    if usual.paired:
        pairs = measured.differences.get(name, Moments())
        between = error_of(pairs, name) if pairs.n and pairs.squares else 1 / pairs.n if pairs.n else inf
    else:
        between = sqrt(error**2 + error_of(known, name) ** 2)
    return Estimate(own.mean, known.mean, between, error)


def error_of(moments: Moments, name: str) -> float:
    """The standard error of a mean; that of a share is never below what one game more could change."""
    if name.startswith(SHARES) and moments.n:
        return max(moments.error, 1 / moments.n)
    return moments.error


def decide(value: float, error: float, low: float = -inf, high: float = inf) -> str:
    """``"met"`` if a value lies between two limits, ``"low"`` or ``"high"`` if beyond one, ``"open"`` if its
    interval does not tell."""
    least, most = value - Z_99 * error, value + Z_99 * error
    if least >= low and most <= high:
        return "met"
    if most < low:
        return "low"
    return "high" if least > high else "open"


def pooled(results: Results, kind: str, side: int = 0) -> Sums:
    """The sums of all cells of a kind together."""
    total = Sums()
    for key, measured in results.items():
        if key.endswith(f"/{kind}"):
            total.join(measured.sides[side])
    return total
