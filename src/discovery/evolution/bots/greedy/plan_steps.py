"""The steps of a plan, and how the moves of a view become such."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from discovery.core.bits import BIT
from discovery.evolution.bots.greedy.contest import representable
from discovery.evolution.bots.greedy.inference import Known
from discovery.evolution.model import codes
from discovery.evolution.model.setup import Setup
from discovery.evolution.model.state import NO_CARD

ANYWHERE = -1
"""The spot of a step where there is no plane, or none is chosen yet."""

JOKER_STEPS = (codes.JOKER_TRUMP, codes.JOKER_AS)
STEPS = (codes.PLACE, codes.REPLAY, codes.CALL, *JOKER_STEPS)


@dataclass(frozen=True, slots=True)
class Step:
    """A kind of move with its card and, for Jokers, the Joker; ``move`` is it as a number, for the first one.

    ``spots`` are those it may name.
    """

    code: int
    card: int
    move: int
    spot: int = ANYWHERE
    bonus: int = 0
    joker: int = NO_CARD
    spots: tuple[int, ...] = ()

    def on(self, spot: int, bonus: int) -> Step:
        """The same on a spot."""
        bare = codes.without_spot(self.move)
        return replace(self, move=bare | codes.at(spot), spot=spot, bonus=bonus)


def by_card(setup: Setup, seen: Known, moves: Iterable[int]) -> list[Step]:
    """The moves that lay cards, those that differ only by their spot taken together."""
    spots: dict[int, list[int]] = {}
    for move in moves:
        code = codes.code_of(move)
        if code in STEPS:
            spots.setdefault(codes.without_spot(move), []).append(codes.spot_of(move))
    steps = [_step(setup, seen, move, tuple(named)) for move, named in spots.items()]
    return [step for step in steps if step is not None]


def _step(setup: Setup, seen: Known, move: int, spots: tuple[int, ...]) -> Step | None:
    code, card = codes.code_of(move), codes.argument_of(move)
    plain = move if spots == (ANYWHERE,) else move | codes.at(spots[0])
    if code not in JOKER_STEPS:
        return Step(code, card, plain, spots=spots)
    if code == codes.JOKER_AS and not representable(setup, seen) & BIT[card]:
        return None
    joker = _joker_of(setup, seen, codes.source_of(move))
    card = NO_CARD if code == codes.JOKER_TRUMP else card
    return None if joker == NO_CARD else Step(code, card, plain, joker=joker, spots=spots)


def _joker_of(setup: Setup, seen: Known, source: int) -> int:
    """A Joker that lies where a move takes one from; among several there is no difference."""
    if source == codes.POOL:
        lying = seen.pool
    elif source >= 0:
        lying = seen.shown
    else:
        lying = seen.hand
    lying &= setup.jokers
    return (lying & -lying).bit_length() - 1 if lying else NO_CARD
