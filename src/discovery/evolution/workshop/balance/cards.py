"""Figures of single cards: how long they wait, what waits for them, how often they are placed, their lift."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import erfc, sqrt

from discovery.core.workshop.samples import Results
from discovery.evolution.cards.deck import Deck
from discovery.evolution.workshop.balance.estimates import Z_99, pooled
from discovery.evolution.workshop.balance.plans import RANDOM

FALSE_ALARMS = 0.05
"""The share of false ones among the cards that are named for their lift (Benjamini and Hochberg)."""
PARTS = 60
"""Parts of a win in the counts of ``observer``."""
FEWEST = 30
"""Observations below which nothing is said of a card."""
UNKNOWN = (0.0, 1.0)
"""The lift, and its error, of a card that was placed less often than that."""


@dataclass(frozen=True, slots=True)
class CardFigures:
    """One card in random games. ``wait`` are turns in a hand before it can be placed; ``waits`` compares them
    with the mean of its era, with the lower end of an interval; ``holds`` are cards that wait for it alone
    while any does, for ``turns`` turns a game; ``placed`` is the share of games in which it is placed,
    ``used`` compares that with its era. ``lift`` is the share of wins of seats that placed it less what seat,
    lead and progress promise; ``named`` if that is no accident. ``length`` is the mean of turns a game."""

    card: int
    wait: float
    waits: float
    waits_low: float
    holds: float
    turns: float
    placed: float
    used: float
    used_high: float
    lift: float
    lift_error: float
    named: bool
    length: float

    @property
    def lifts(self) -> bool:
        """Whether its lift is known at all."""
        return (self.lift, self.lift_error) != UNKNOWN

    @property
    def burden(self) -> float:
        """Turns of other cards a game that it holds up."""
        return self.holds * self.turns


def figures(deck: Deck, results: Results, side: int = 0) -> list[CardFigures]:
    """Of each card of a deck, in its order."""
    sums = pooled(results, RANDOM, side)
    counts, games = sums.counts, max(1, sums.games)
    cards = range(len(deck.cards))
    held = [counts["held", card] for card in cards]
    waits = [counts["waited", card] / held[card] if held[card] else 0.0 for card in cards]
    placed = [counts["placed", card] / games for card in cards]
    wait_means, placed_means = _by_era(deck, waits), _by_era(deck, placed)
    lifts = _lifts(deck, results, side)
    named = _benjamini_hochberg([_chance(lift, error) for lift, error in lifts])
    rows = []
    for card in cards:
        ratio = waits[card] / wait_means[card] if wait_means[card] else 1.0
        used = placed[card] / placed_means[card] if placed_means[card] else 1.0
        spread = Z_99 * sqrt(placed[card] * (1 - placed[card]) / games) / (placed_means[card] or 1.0)
        holding = counts["holding", card]
        rows.append(
            CardFigures(
                card,
                waits[card],
                ratio,
                # times to wait scatter about as much as they last
                ratio * (1 - Z_99 / sqrt(held[card])) if held[card] >= FEWEST else 0.0,
                counts["holds", card] / holding if holding else 0.0,
                holding / games,
                placed[card],
                used,
                used + spread,
                *lifts[card],
                named[card],
                max(1.0, sums.of("turns").mean),
            )
        )
    return rows


def _by_era(deck: Deck, values: Sequence[float]) -> list[float]:
    """For each card the mean of its era, the card itself left out where there are others."""
    means = []
    for number, card in enumerate(deck.cards):
        others = [
            values[other]
            for other, printed in enumerate(deck.cards)
            if printed.era == card.era and other != number
        ]
        means.append(sum(others) / len(others) if others else values[number])
    return means


def _lifts(deck: Deck, results: Results, side: int) -> list[tuple[float, float]]:
    """Of each card the lift and its standard error; each kind of table is compared with itself."""
    gained, expected, varied = ([0.0] * len(deck.cards) for _ in range(3))
    laid = [0] * len(deck.cards)
    for key, measured in results.items():
        if key.endswith(f"/{RANDOM}"):
            counts = measured.sides[side].counts
            promise = _promises(counts)
            for (name, *rest), number in counts.items():
                if name == "laid":
                    card, stratum = int(rest[0]), tuple(rest[1:])
                    share = promise[stratum]
                    laid[card] += number
                    gained[card] += counts["won", card, *stratum] / PARTS
                    expected[card] += number * share
                    varied[card] += number * share * (1 - share)
    return [
        ((gained[card] - expected[card]) / laid[card], sqrt(varied[card]) / laid[card])
        if laid[card] >= FEWEST
        else UNKNOWN
        for card in range(len(deck.cards))
    ]


def _promises(counts: Mapping[tuple[str | int, ...], int]) -> dict[tuple[str | int, ...], float]:
    """The share of wins in each state of the game, whatever is placed."""
    laid: dict[tuple[str | int, ...], int] = {}
    won: dict[tuple[str | int, ...], int] = {}
    for (name, *rest), number in counts.items():
        if name in ("laid", "won"):
            sums = laid if name == "laid" else won
            sums[tuple(rest[1:])] = sums.get(tuple(rest[1:]), 0) + number
    return {stratum: won.get(stratum, 0) / PARTS / number for stratum, number in laid.items()}


def _chance(lift: float, error: float) -> float:
    """How likely so large a lift would be by accident, on either side."""
    return erfc(abs(lift) / (error or 1.0) / sqrt(2))


def _benjamini_hochberg(chances: Sequence[float]) -> list[bool]:
    order = sorted(range(len(chances)), key=chances.__getitem__)
    passing = [
        rank for rank, card in enumerate(order, 1) if chances[card] <= FALSE_ALARMS * rank / len(chances)
    ]
    last = max(passing, default=0)
    named = set(order[:last])
    return [card in named for card in range(len(chances))]


def extremes(deck: Deck, cards: Sequence[CardFigures]) -> dict[str, float]:
    """The most of a deck: the burden of a card, the least use, by era, from 1 on, the longest wait. Burdens
    and waits are in parts of a game, because some games take longer than others."""
    eras = deck.eras()
    most = {
        "burden": max(card.burden / card.length for card in cards),
        "used": min(card.used for card in cards),
    }
    for number, era in enumerate(eras, 1):
        most[f"wait-{number}"] = max(
            card.wait / card.length for card in cards if deck.cards[card.card].era == era
        )
    return most
