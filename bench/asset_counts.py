"""What the games of ``bench.assets`` show: how long and how fair they are, and what happens to the assets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import chain
from math import sqrt
from statistics import mean, stdev
from typing import NamedTuple

from discovery.core.bits import BIT
from discovery.core.protocol import NOBODY, Event
from discovery.evolution.game import DiscoveryGame
from discovery.evolution.model import event_kinds
from discovery.evolution.model.state import NO_CARD
from discovery.evolution.variants.battle.table import AssetTable
from discovery.play.driver import AnyDriver

KINDS = ("raids", "guards", "loots", "trades", "scouts", "feasts")
"""The assets, as the masks of an ``AssetTable`` are called."""


class Share(NamedTuple):
    """A mean and the half of its 95 % interval."""

    mean: float
    half: float

    @classmethod
    def of(cls, values: Sequence[float], unit: float = 1) -> Share:
        """The mean of some values, in units."""
        half = 1.96 * stdev(values) / sqrt(len(values))
        return cls(round(unit * mean(values), 1), round(unit * half, 1))

    def __str__(self) -> str:
        return f"{self.mean} ±{self.half}"


@dataclass(slots=True)
class Found:
    """What the games of one table have shown. ``assets`` counts by what happened and kind of asset."""

    seats: int
    turns: list[int] = field(default_factory=list)
    decisions: list[int] = field(default_factory=list)
    first: list[float] = field(default_factory=list)
    leader: list[float] = field(default_factory=list)
    points: list[float] = field(default_factory=list)
    spread: list[int] = field(default_factory=list)
    assets: Counter[tuple[str, str]] = field(default_factory=Counter)

    def add(self, driver: AnyDriver, decisions: int) -> None:
        """One more game."""
        result, happened = driver.result, list(chain.from_iterable(driver.events))
        assert result is not None
        assert result.scores is not None
        won = [(seat in result.winners) / len(result.winners) for seat in range(self.seats)]
        standings = list(_standings(happened, self.seats))
        half = standings[len(standings) // 2]
        leading = [seat for seat in range(self.seats) if half[seat] == max(half)]
        self.turns.append(len(standings))
        self.decisions.append(decisions)
        self.first.append(won[0])
        self.leader.append(mean(won[seat] for seat in leading))
        self.points.append(mean(result.scores))
        self.spread.append(max(result.scores) - min(result.scores))
        assert isinstance(driver.game, DiscoveryGame)
        table = driver.game.setup.assets
        if table is not None:
            self.assets.update(_counted(happened, table, self.seats))
            self.assets.update(_gained(happened, table))

    def by_asset(self) -> dict[str, list[float]]:
        """How many of each kind are won in a game; the per cent of these that are used, and of the uses
        aimed at a seat the per cent that is warded off. Guards: instead, how many of the hand ward off."""
        games, told = len(self.turns), {}
        for kind in KINDS:
            won, used, aimed, warded = (
                self.assets[what, kind] for what in ("won", "used", "aimed", "warded")
            )
            told[kind] = [round(won / games, 1), round(100 * used / max(1, won))]
            if aimed:
                told[kind].append(round(100 * warded / aimed))
        told["guards"].append(round(self.assets["from hand", "guards"] / games, 1))
        return told

    def by_use(self) -> dict[str, list[float]]:
        """What one use of each kind brings, in points: to the seat that uses it, and to all others together.
        It counts until the next asset or the next turn; uses that were warded off brought nothing."""
        return {
            kind: [
                round(self.assets[whose, kind] / max(1, self.assets["used", kind]), 1)
                for whose in ("own", "others")
            ]
            for kind in KINDS
            if kind != "guards"
        }


FIGURES: dict[str, Callable[[Found], object]] = {
    "turns": lambda found: round(mean(found.turns), 1),
    "decisions": lambda found: round(mean(found.decisions)),
    "first seat %": lambda found: Share.of(found.first, 100),
    "half-time leader wins %": lambda found: Share.of(found.leader, 100),
    "points": lambda found: round(mean(found.points)),
    "first less last": lambda found: round(mean(found.spread)),
    "longest": lambda found: max(found.turns),
}
"""The columns of the first line."""


def _standings(happened: Sequence[Event], seats: int) -> Iterator[list[int]]:
    """The points of all seats at the beginning of each turn."""
    points = [0] * seats
    for event in happened:
        if event.kind == event_kinds.TURN:
            yield list(points)
        elif event.kind == event_kinds.SCORED:
            points[event.seat] += event.number


def _counted(happened: Sequence[Event], table: AssetTable, seats: int) -> Counter[tuple[str, str]]:
    """By kind of asset how many were won, used, aimed at a seat and warded off; Guards by where they lay."""
    found: Counter[tuple[str, str]] = Counter()
    ready: list[set[int]] = [set() for _ in range(seats)]
    looted, used = NO_CARD, NO_CARD
    for event in happened:
        card, kind = event.piece, event.kind
        if kind == event_kinds.TURN:
            looted = NO_CARD
        elif kind in (event_kinds.READIED, event_kinds.USED):
            if card not in ready[event.seat] and card != looted:
                found["won", kind_of(table, card)] += 1
            if kind == event_kinds.READIED:
                ready[event.seat].add(card)
                continue
            used = card
            found["used", kind_of(table, card)] += 1
            found["aimed", kind_of(table, card)] += event.other >= 0
        elif kind == event_kinds.UNMARKED:
            ready[event.seat].discard(card)
        elif kind == event_kinds.LOOTED:
            looted = card
        elif kind == event_kinds.WARDED:
            found["warded", kind_of(table, used)] += 1
            found["from hand" if event.number else "used", "guards"] += 1
    return found


def _gained(happened: Sequence[Event], table: AssetTable) -> Counter[tuple[str, str]]:
    """By kind of asset the points of the seat that used it and of all others, until the next use or turn."""
    gained: Counter[tuple[str, str]] = Counter()
    used, user = NO_CARD, NOBODY
    for event in happened:
        if event.kind == event_kinds.TURN:
            user = NOBODY
        elif event.kind == event_kinds.USED:
            used, user = event.piece, event.seat
        elif event.kind == event_kinds.SCORED and user != NOBODY:
            gained["own" if event.seat == user else "others", kind_of(table, used)] += event.number
    return gained


def kind_of(table: AssetTable, card: int) -> str:
    """The kind of a card's asset."""
    return next(kind for kind in KINDS if getattr(table, kind) & BIT[card])
