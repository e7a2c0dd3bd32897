"""Hints: the best moves for the seat that asks, each with its reasons, from what that seat may know."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from discovery.bots.rating import Rated, rate
from discovery.bots.reasons import Reason, reasons
from discovery.evolution.game import DiscoveryGame
from discovery.evolution.moves import codes
from discovery.evolution.sight import View
from discovery.protocol import Chooser, Event

ITERATIONS = 800
"""What a hint is worth thinking about, where nobody says otherwise."""

MOST = 2
_ON_SPOTS = (codes.PLACE, codes.REPLAY, codes.JOKER_AS)


@dataclass(frozen=True, slots=True)
class Hint:
    """A move, the share of the win that it promises (0 to 1), and what speaks for it or has to be known."""

    move: int
    value: float
    reasons: tuple[Reason, ...]


def hints(
    game: DiscoveryGame, view: View, seen: Sequence[Event], *, iterations: int, random: Chooser
) -> tuple[Hint, ...]:
    """The two best of ``view.legal``, the better one first; one where there is only one.

    ``seen`` are the events that the seat has witnessed. Equal arguments and generators give equal hints.
    """
    best = best_of(rate(game.setup, view, tuple(seen), iterations, random))
    why = [reasons(game, view, seen, one.move, random) for one in best]
    return tuple(Hint(one.move, one.value, found) for one, found in zip(best, why, strict=True))


def best_of(rated: Sequence[Rated]) -> list[Rated]:
    """The moves to tell of, better ones first; what was tried seldom is never said to be worth more."""
    first, *rest = distinct(rated)[:MOST]
    if rest and rest[0].visits * 2 >= first.visits and rest[0].value > first.value:
        return [rest[0], first]
    return [first, *(replace(one, value=min(one.value, first.value)) for one in rest)]


def distinct(rated: Sequence[Rated]) -> list[Rated]:
    """The best of each kind of move: those that differ by their spot on a plane alone count once."""
    best: dict[int, Rated] = {}
    for one in rated:
        on_spot = codes.code_of(one.move) in _ON_SPOTS
        best.setdefault(one.move & ~(codes.SPOT << codes.EXTRA) if on_spot else one.move, one)
    return list(best.values())
