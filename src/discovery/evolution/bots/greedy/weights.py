"""What is worth what: the two scales on which a plan is weighed, one for each kind of game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass

from discovery.core.bits import BIT, members
from discovery.evolution.bots.greedy.inference import Known
from discovery.evolution.model.setup import Setup
from discovery.evolution.views.view import View

WON = 100.0
"""More than anything else can be worth in one turn."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """Where a plan stops. ``ready`` cards could be placed next; ``hand`` is one's own, ``open_cards`` are
    within the reach of others, and ``opening`` of these open an era; ``stack`` counts cards; ``gained`` is
    what the plan won. ``idle`` tells that the turn is without a placement.
    """

    ready: int
    hand: int
    open_cards: int
    opening: int
    trumps: int
    stack: int
    gained: float
    idle: bool


class Scale(ABC):
    """How a plan is weighed: in points, or in cards got rid of."""

    def __init__(self, setup: Setup, view: View, seen: Known) -> None:
        self.setup = setup
        self.view = view
        self.seen = seen
        self.mates = [seat for seat in members(setup.mates[view.seat]) if not view.left >> seat & 1]
        others = [seat for seat in range(setup.seat_count) if seat not in self.mates]
        self.others = [seat for seat in others if not view.left >> seat & 1]
        self.last_of_team = not any(view.hands[seat] for seat in self.mates if seat != view.seat)

    @abstractmethod
    def placed(self, from_hand: bool, series: int) -> float:
        """A card laid as the ``series``-th of its series, the link bonus apart."""

    @abstractmethod
    def trump(self) -> float:
        """Winning a trump, apart from what it is spent on."""

    @abstractmethod
    def played_joker(self, own: bool) -> float:
        """A Joker laid outside the tree, apart from its trump (N01)."""

    @abstractmethod
    def recovered(self) -> float:
        """A Joker that comes into the hand (N06)."""

    @abstractmethod
    def emptied(self, stack: int) -> float:
        """Placing the last card of the hand with so many cards in the stack."""

    @abstractmethod
    def idle(self) -> float:
        """A turn without any placement."""

    @abstractmethod
    def caught(self, watchers: Sequence[int]) -> float:
        """A placement from the hand that is found to be false; one of ``watchers`` contests it."""

    @abstractmethod
    def extra_turn(self) -> float:
        """What a turn must bring to be worth a Joker (N02)."""

    @abstractmethod
    def stop(self, outlook: Outlook) -> float:
        """What is left behind when the turn ends here, an idle turn apart."""


class Points(Scale):
    """Games with points (sections G and I to M)."""

    OWN_READY = 0.25
    OPEN_READY = 0.3
    OPENING = 1.0
    SPARE_TRUMP = 0.4
    FRESH_HAND = 1.0
    KEPT_JOKER = 3.2
    """A little more than its trump brings: it waits for a turn in which that trump places a card."""
    OPEN_JOKER = 2.0
    EXTRA_TURN = 5.5

    def __init__(self, setup: Setup, view: View, seen: Known) -> None:
        super().__init__(setup, view, seen)
        self.climbing = "series+" in setup.rules.options
        self.lead = self._lead(view.points or ())

    def _lead(self, points: tuple[int, ...]) -> int:
        """By how much one's side leads, the own cards not counted (G09, P03)."""
        view = self.view
        left = [view.hands[seat] + len(view.discards[seat]) for seat in range(self.setup.seat_count)]
        left[view.seat] = 0
        sides = {self.setup.mates[seat] for seat in self.others}
        sums = [sum(points[seat] - left[seat] for seat in members(side)) for side in sides]
        return sum(points[seat] - left[seat] for seat in self.mates) - max(sums, default=0)

    def placed(self, from_hand: bool, series: int) -> float:
        """I02, I14."""
        return float(series) if self.climbing else 1.0

    def trump(self) -> float:
        """I03."""
        return float(self.setup.rules.trump_points)

    def played_joker(self, own: bool) -> float:
        """Nothing by itself."""
        return 0.0

    def recovered(self) -> float:
        """As good as its trump."""
        return self.trump()

    def emptied(self, stack: int) -> float:
        """Five fresh cards (G02)."""
        return self.FRESH_HAND if stack else 0.0

    def idle(self) -> float:
        """A discard, worth a point, and a card the others may take (I04); in rounds nothing but what is left
        of a selection (J05), unless it can be contested (J06)."""
        if self.setup.rules.rounds is None:
            return -2.0
        return -2.0 if self.setup.rules.bluff else -0.6

    def caught(self, watchers: Sequence[int]) -> float:
        """As a turn without a placement, if it is given up (M06): a discard, and a fresh card."""
        return -2.0

    def extra_turn(self) -> float:
        """More than the points of its trump and the card that this would place."""
        return self.EXTRA_TURN

    def _ends(self, outlook: Outlook) -> bool:
        """Whether the hand is empty then, maybe by the discard that an idle turn costs."""
        discard = outlook.idle and self.setup.rules.rounds is None
        few = outlook.hand.bit_count() <= discard
        return few and not outlook.stack and self.seen.hand != 0 and self.last_of_team

    def stop(self, outlook: Outlook) -> float:
        """Cards kept for the next turn, cards left to the others; the end, if this is it (G07, G08)."""
        if self._ends(outlook):
            lost = (self.seen.discarded | outlook.hand).bit_count()
            return WON if self.lead + outlook.gained > lost else -WON
        jokers = self.setup.jokers
        kept = self.KEPT_JOKER if outlook.stack else 0.0
        return (
            self.OWN_READY * (outlook.ready & outlook.hand).bit_count()
            - self.OPEN_READY * (outlook.ready & outlook.open_cards).bit_count()
            - self.OPENING * outlook.opening.bit_count()
            + self.SPARE_TRUMP * outlook.trumps
            + kept * (outlook.hand & jokers).bit_count()
            - self.OPEN_JOKER * (outlook.open_cards & jokers).bit_count()
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
    OPEN_JOKER = 0.5
    KEPT_JOKER = 1.2
    """It takes itself and, by its trump, another card along when that is wanted."""
    EXTRA_TURN = 2.5

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

    def played_joker(self, own: bool) -> float:
        """A card less in the hand."""
        return 1.0 if own else 0.0

    def recovered(self) -> float:
        """A card more, of the best kind."""
        return self.KEPT_JOKER - 1.0

    def emptied(self, stack: int) -> float:
        """G06: won, with a team once all its hands are empty (P02); before that all draw (G01)."""
        return WON if not stack and self.last_of_team else 0.0

    def idle(self) -> float:
        """A card more (C05)."""
        return -1.0

    def caught(self, watchers: Sequence[int]) -> float:
        """A card more, and one less for whoever contests (H09 to H11), who wins with the last one (H14);
        without a stack he may lose two."""
        few = 1 if self.view.stack else 2
        if any(self.view.hands[seat] <= few for seat in watchers):
            return -WON
        return -1.0 - 1.0 / max(1, len(self.others))

    def extra_turn(self) -> float:
        """More than a Joker's trump, which takes a second card along."""
        return self.EXTRA_TURN

    def stop(self, outlook: Outlook) -> float:
        """Trumps left over can still discard a card each (E10)."""
        jokers = self.setup.jokers
        spare = min(outlook.trumps, max(0, outlook.hand.bit_count() - 1))
        reachable = (outlook.ready & outlook.open_cards).bit_count()
        return (
            self.SPARE_TRUMP * spare
            - self.OPEN_READY * reachable
            + self.KEPT_JOKER * (outlook.hand & jokers).bit_count()
            - self.OPEN_JOKER * (outlook.open_cards & jokers).bit_count()
        )


def scale_for(setup: Setup, view: View, seen: Known) -> Scale:
    """The scale of the game that is played."""
    return Points(setup, view, seen) if setup.rules.scored else Cards(setup, view, seen)


def standing(view: View, seat: int) -> int:
    """How well a seat stands: by points, or by how few cards it holds."""
    return view.points[seat] if view.points else -view.hands[seat]


def opponents(setup: Setup, view: View, seats: int) -> int:
    """Those of ``seats`` that are no mates; all of them where there is nobody else."""
    return seats & ~setup.mates[view.seat] & (BIT[setup.seat_count] - 1) or seats
