"""What is worth what: the two scales on which a plan is weighed, one for each kind of game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass

from discovery.bots.knowledge import Known
from discovery.evolution.sight import View
from discovery.evolution.state import Setup

WON = 100.0
"""More than anything else can be worth in one turn."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """Where a plan stops. ``ready`` cards could be placed next; ``hand`` is one's own, ``open_cards`` are
    within the reach of others, and ``opening`` of these open an era; ``stack`` counts cards; ``gained`` is
    what the plan won.
    """

    ready: int
    hand: int
    open_cards: int
    opening: int
    trumps: int
    stack: int
    gained: float


class Scale(ABC):
    """How a plan is weighed: in points, or in cards got rid of."""

    def __init__(self, setup: Setup, view: View, seen: Known) -> None:
        self.setup = setup
        self.view = view
        self.seen = seen
        others = [seat for seat in range(setup.seat_count) if seat != view.seat]
        self.others = [seat for seat in others if not view.left >> seat & 1]

    @abstractmethod
    def placed(self, from_hand: bool, series: int) -> float:
        """A card laid as the ``series``-th of its series."""

    @abstractmethod
    def trump(self) -> float:
        """Winning a trump, apart from what it is spent on."""

    @abstractmethod
    def emptied(self, stack: int) -> float:
        """Placing the last card of the hand with so many cards in the stack."""

    @abstractmethod
    def idle(self) -> float:
        """A turn without any placement."""

    @abstractmethod
    def stop(self, outlook: Outlook) -> float:
        """What is left behind when the turn ends here."""


class Points(Scale):
    """Games with points (sections G and I)."""

    OWN_READY = 0.25
    OPEN_READY = 0.3
    OPENING = 1.0
    SPARE_TRUMP = 0.4
    FRESH_HAND = 1.0

    def __init__(self, setup: Setup, view: View, seen: Known) -> None:
        super().__init__(setup, view, seen)
        self.climbing = "series+" in setup.rules.options
        points = view.points or ()
        self.lead = points[view.seat] - max(
            (points[seat] - view.hands[seat] - len(view.discards[seat]) for seat in self.others), default=0
        )

    def placed(self, from_hand: bool, series: int) -> float:
        """I02, I14."""
        return float(series) if self.climbing else 1.0

    def trump(self) -> float:
        """I03."""
        return float(self.setup.rules.trump_points)

    def emptied(self, stack: int) -> float:
        """Five fresh cards (G02)."""
        return self.FRESH_HAND if stack else 0.0

    def idle(self) -> float:
        """A discard, worth a point, and a card the others may take (I04)."""
        return -2.0

    def stop(self, outlook: Outlook) -> float:
        """Cards kept for the next turn, cards left to the others; the end, if this is it (G07)."""
        if not outlook.hand and not outlook.stack and self.seen.hand:
            margin = self.lead + outlook.gained - self.seen.discarded.bit_count()
            return WON if margin > 0 else -WON
        return (
            self.OWN_READY * (outlook.ready & outlook.hand).bit_count()
            - self.OPEN_READY * (outlook.ready & outlook.open_cards).bit_count()
            - self.OPENING * outlook.opening.bit_count()
            + self.SPARE_TRUMP * outlook.trumps
        )


class Cards(Scale):
    """Games without points: the first empty hand wins once the stack is used up (sections F and G).

    The weights were found by simulation: a card of the pool is best kept for a turn that would else end
    without a placement, unless the others' hands have grown large and the end should come soon.
    """

    KEPT = -0.3
    HASTE = 0.2
    LARGE_HANDS = 6
    OPEN_READY = 0.05
    SPARE_TRUMP = 0.5

    def __init__(self, setup: Setup, view: View, seen: Known) -> None:
        super().__init__(setup, view, seen)
        others = sum(view.hands[seat] for seat in self.others) / max(1, len(self.others))
        ahead = seen.hand.bit_count() < others - 1
        self.elsewhere = self.HASTE if ahead and others >= self.LARGE_HANDS else self.KEPT

    def placed(self, from_hand: bool, series: int) -> float:
        """A card less in the hand; or a card less in the pool and the stack."""
        return 1.0 if from_hand else self.elsewhere

    def trump(self) -> float:
        """Nothing by itself."""
        return 0.0

    def emptied(self, stack: int) -> float:
        """G06: won; before that all draw, oneself included (G01)."""
        return 0.0 if stack else WON

    def idle(self) -> float:
        """A card more (C05)."""
        return -1.0

    def stop(self, outlook: Outlook) -> float:
        """Trumps left over can still discard a card each (E10)."""
        spare = min(outlook.trumps, max(0, outlook.hand.bit_count() - 1))
        reachable = (outlook.ready & outlook.open_cards).bit_count()
        return self.SPARE_TRUMP * spare - self.OPEN_READY * reachable


def scale_for(setup: Setup, view: View, seen: Known) -> Scale:
    """The scale of the game that is played."""
    return Points(setup, view, seen) if setup.rules.scored else Cards(setup, view, seen)
