"""Seven opponents, each a little stronger than the one before it: what they differ in stands in one table."""

from __future__ import annotations

from dataclasses import dataclass

from discovery.bits import mask_of
from discovery.bots.rating import ranked
from discovery.bots.search import Budget, Search
from discovery.bots.thumb import PLANS, Thumb
from discovery.bots.truth import PLACEMENTS
from discovery.dice import Dice
from discovery.evolution.imagining import imagine
from discovery.evolution.moves import codes
from discovery.evolution.sight import View
from discovery.evolution.state import Setup
from discovery.protocol import Chooser, Event

EVERYTHING = 1000
"""More cards than there are."""

END = codes.END << codes.SHIFT


@dataclass(frozen=True, slots=True)
class Level:
    """What an opponent is capable of.

    ``iterations`` is how often it plays on in thought, none if it goes by rules of thumb: in the open, on a
    plane, in a pile, on a plane of piles, as each takes longer than the one before. Without, ``plans`` is how
    many positions of its own turn it looks at, in games with points and in those without, and ``cards`` how
    many it places in a turn at most, where there are points. ``pile`` is how many cards of a pile it
    remembers, the newest ones (H01, M02); ``recalls`` tells whether it keeps in mind what it saw go into
    hands.
    """

    iterations: tuple[int, int, int, int] | None = None
    plans: tuple[int, int] = (PLANS, PLANS)
    cards: int = EVERYTHING
    pile: int = EVERYTHING
    recalls: bool = True


LEVELS = {
    "level-1": Level(plans=(1, 1), cards=4, pile=10, recalls=False),
    "level-2": Level(plans=(2, 2), pile=12, recalls=False),
    "level-3": Level(plans=(14, 8), pile=15, recalls=False),
    "level-4": Level(iterations=(12, 6, 12, 6), pile=26),
    "level-5": Level(iterations=(36, 18, 36, 18), pile=30),
    "level-6": Level(iterations=(150, 60, 150, 60), pile=40),
    "level-7": Level(iterations=(20000, 10000, 12000, 4000)),
}


class Thinker:
    """Decides as its level allows."""

    def __init__(self, setup: Setup, random: Chooser, level: Level) -> None:
        self._setup = setup
        self._random = random
        self._level = level
        self._hurried = False

    def decide(self, view: View, seen: tuple[Event, ...] = ()) -> int:
        """One of ``view.legal``."""
        self._hurried = False
        if len(view.legal) == 1:
            return view.legal[0]
        level = self._level
        witnessed = seen if level.recalls else ()
        dice = Dice(self._random.randrange(2**31))
        if self._trusts(view):
            return codes.LET_PASS
        if level.iterations:
            return self._searched(view, witnessed, dice, level.iterations)
        scored = self._setup.scored
        if scored and view.placed >= level.cards and END in view.legal:
            return END
        state = imagine(self._setup, view, witnessed, dice)
        state.ready &= ~self._unsure(view)
        thumb = Thumb(self._setup, dice)
        thumb.foresight.most = level.plans[not scored]
        return thumb.choose(state, view.seat)

    def _searched(
        self, view: View, seen: tuple[Event, ...], dice: Dice, iterations: tuple[int, int, int, int]
    ) -> int:
        """What the search tried most often."""
        setup = self._setup
        kind = (setup.ties is not None) + 2 * setup.piled
        search = Search(setup, view, seen, Budget(iterations[kind]), dice)
        search.imagination.base.ready &= ~self._unsure(view)
        search.run(self._is_hurried)
        return ranked(search, view.legal)[0].move

    def _forgotten(self, view: View) -> int:
        """The cards of a pile that it remembers no more."""
        return mask_of(view.tree[: -self._level.pile]) if view.piled else 0

    def _unsure(self, view: View) -> int:
        """The cards that it dares not place, as something that they need is forgotten."""
        forgotten, needs = self._forgotten(view), self._setup.needs
        return mask_of(card for card in range(self._setup.printed) if needs[card] & forgotten)

    def _trusts(self, view: View) -> bool:
        """Whether it lets a card pass because it does not remember enough: what the card needs might lie
        among what is forgotten, unless it lies in sight elsewhere."""
        window, forgotten = view.window, self._forgotten(view)
        if window is None or not forgotten or window.action not in PLACEMENTS:
            return False
        remembered = mask_of(view.tree) & ~forgotten | mask_of(card for _, card in view.stands)
        rows = (view.hand, view.pool, *view.discards)
        elsewhere = mask_of(card for row in rows for card in row)
        missing = self._setup.needs[window.card] & ~remembered
        return bool(missing and not missing & elsewhere) and codes.LET_PASS in view.legal

    def hurry(self) -> None:
        """The answer is wanted now: what has been found so far will do."""
        self._hurried = True

    def _is_hurried(self) -> bool:
        return self._hurried
