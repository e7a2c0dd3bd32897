"""The ladder of opponents: which pairs play to measure it, and which steps are out of order."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal

from discovery.core.family import Family
from discovery.lab.players import RANDOM
from discovery.lab.tournament import ANCHOR, Pair, RatingTable, TableSize

BAND = (0.60, 0.75)
"""The share that a level should win of its two-seat games against the one below."""


@dataclass(frozen=True, slots=True)
class LadderFault:
    """A faulty step: ``"order"``, the level is rated no higher; ``"band"``, it is too small or too large."""

    kind: Literal["order", "band"]
    table: TableSize
    pair: Pair


def yardsticks(family: Family) -> tuple[str, ...]:
    """The opponents of the lowest level: random moves, virtual players, ``ANCHOR``."""
    return (RANDOM, *family.virtual, ANCHOR)


def pairs(family: Family, levels: Sequence[str]) -> list[tuple[str, str]]:
    """Each level meets the one below it, the lowest every yardstick, and ``ANCHOR`` everybody."""
    lowest = [(level, yardstick) for level in levels[:1] for yardstick in yardsticks(family)]
    anchored = [(ANCHOR, yardstick) for yardstick in yardsticks(family) if yardstick != ANCHOR]
    return [*anchored, *lowest, *steps(levels), *((level, ANCHOR) for level in levels[1:])]


def steps(levels: Sequence[str]) -> list[tuple[str, str]]:
    """Each level with the one below it."""
    return list(zip(levels[1:], levels, strict=False))


def faults(rankings: Iterable[RatingTable], levels: Sequence[str], band: bool) -> list[LadderFault]:
    """The steps that are out of order and, if ``band``, those outside of ``BAND`` with two seats."""
    listed: list[LadderFault] = []
    for ranking in rankings:
        for level, below in steps(levels):
            pair = ranking.between(level, below)
            if pair is None:
                continue
            if ranking.elos and ranking.elos[level].points <= ranking.elos[below].points:
                listed.append(LadderFault("order", ranking.table, pair))
            elif band and ranking.table.seats == 2 and not BAND[0] <= pair.share <= BAND[1]:
                listed.append(LadderFault("band", ranking.table, pair))
    return listed
