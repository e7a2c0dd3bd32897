"""Infers the eras of cards that changed hands unseen.

The stack has the eras one after the other (B02), so everybody knows the era of each card that is drawn, and
of each that is shown. Between them lie thefts, whose card only two seats know. What is asked is an era for
each theft with which no hand ever shows a card of an era that it cannot hold.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

MOST_LOOKED = 100_000
"""After that many positions that lead nowhere, it is assumed that there is no way."""
Hands = tuple[tuple[int, ...], ...]
"""By seat and era, how many hidden cards there are."""


@dataclass(frozen=True, slots=True)
class CardDrawn:
    """A seat draws a card of an era."""

    seat: int
    era: int


@dataclass(frozen=True, slots=True)
class CardShown:
    """A hidden card of an era leaves the hand of a seat for all to see."""

    seat: int
    era: int


@dataclass(frozen=True, slots=True)
class CardMoved:
    """A hidden card goes from one hand to another, in the entry ``entry`` of the log. In an exchange the card
    that is given back is another than the one taken in the entry ``not_of`` (E09), -1 if that does not
    matter."""

    entry: int
    giver: int
    receiver: int
    not_of: int = -1


Happened = CardDrawn | CardShown | CardMoved


def eras_of_thefts(happened: Sequence[Happened], seats: int, eras: int) -> dict[int, int] | None:
    """An era for each entry with a theft, ``None`` if there is no way in which all this can have happened.

    Depth first; positions that lead nowhere are kept, so each is looked at once.
    """
    dead: set[tuple[int, Hands, int]] = set()
    chosen: dict[int, int] = {}

    def goes_on(at: int, hands: Hands) -> bool:
        while at < len(happened):
            one = happened[at]
            if isinstance(one, CardMoved):
                return moves(at, one, hands)
            after = _after(one, hands)
            if after is None:
                return False
            at, hands = at + 1, after
        return True

    def moves(at: int, one: CardMoved, hands: Hands) -> bool:
        taken = chosen.get(one.not_of, 0)
        if (at, hands, taken) in dead or len(dead) > MOST_LOOKED:
            return False
        for era in range(1, eras + 1):
            if hands[one.giver][era] > (1 if era == taken else 0):
                chosen[one.entry] = era
                if goes_on(at + 1, _changed(_changed(hands, one.giver, era, -1), one.receiver, era, 1)):
                    return True
        chosen.pop(one.entry, None)
        dead.add((at, hands, taken))
        return False

    return chosen if goes_on(0, tuple((0,) * (eras + 1) for _ in range(seats))) else None


def _after(one: CardDrawn | CardShown, hands: Hands) -> Hands | None:
    """The hands after something that leaves no choice; ``None`` if it cannot have been."""
    if isinstance(one, CardDrawn):
        return _changed(hands, one.seat, one.era, 1)
    return _changed(hands, one.seat, one.era, -1) if hands[one.seat][one.era] else None


def _changed(hands: Hands, seat: int, era: int, by: int) -> Hands:
    hand = hands[seat]
    changed = (*hand[:era], hand[era] + by, *hand[era + 1 :])
    return (*hands[:seat], changed, *hands[seat + 1 :])
