"""The ladder of opponents: who plays whom to find its steps, and what is wrong with them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal

from discovery.evolution.bots.search import levels as table_of_levels
from discovery.lab.tournament import ANCHOR, Pair, Ranking, Table

YARDSTICKS = ("random", "bot", "bot+", ANCHOR)
LEVELS = tuple(table_of_levels.LEVELS)
"""From the weakest up."""
BAND = (0.60, 0.75)
"""What a level should win of its games with two seats against the one below."""


@dataclass(frozen=True, slots=True)
class Fault:
    """A step that is none: ``"order"``, rated no higher; ``"band"``, too small or too large."""

    kind: Literal["order", "band"]
    table: Table
    pair: Pair


def pairs(levels: Sequence[str]) -> list[tuple[str, str]]:
    """Each level meets the one below it, the lowest every yardstick, and ``ANCHOR`` everybody."""
    lowest = [(level, yardstick) for level in levels[:1] for yardstick in YARDSTICKS]
    anchored = [(ANCHOR, yardstick) for yardstick in YARDSTICKS if yardstick != ANCHOR]
    return [*anchored, *lowest, *steps(levels), *((level, ANCHOR) for level in levels[1:])]


def steps(levels: Sequence[str]) -> list[tuple[str, str]]:
    """Each level with the one below it."""
    return list(zip(levels[1:], levels, strict=False))


def faults(rankings: Iterable[Ranking], levels: Sequence[str], band: bool) -> list[Fault]:
    """The steps that are out of order and, if ``band``, those outside of ``BAND`` with two seats."""
    found: list[Fault] = []
    for ranking in rankings:
        for level, below in steps(levels):
            pair = ranking.between(level, below)
            if pair is None:
                continue
            if ranking.elos[level].points <= ranking.elos[below].points:
                found.append(Fault("order", ranking.table, pair))
            elif band and ranking.table.seats == 2 and not BAND[0] <= pair.share <= BAND[1]:
                found.append(Fault("band", ranking.table, pair))
    return found
