"""Seven opponents, each a little stronger than the one before it: what they differ in stands in one table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

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


class Iterations(NamedTuple):
    """By how a game is played: they differ in how long an iteration takes and in what it is worth."""

    bare: int
    """In the open without points."""
    scored: int
    """In the open with points."""
    plane: int
    pile: int
    plane_of_piles: int

    def of(self, setup: Setup) -> int:
        """Those for a game."""
        if setup.ties is not None:
            return self.plane_of_piles if setup.piled else self.plane
        if setup.piled:
            return self.pile
        return self.scored if setup.scored else self.bare


@dataclass(frozen=True, slots=True)
class Level:
    """What an opponent is capable of.

    ``iterations`` is how often it plays on in thought, none if it goes by rules of thumb; see ``Iterations``.
    Without, ``plans`` is how many positions of its own turn it looks at, in games with points and in those
    without, and ``cards`` how many it places in a turn at most, where there are points. ``pile`` is how many
    cards of a pile it remembers at a table of two, the newest ones, a sixth more for each further player, as
    more cards come between its turns then; and how many of a plane of piles (H01, M02). ``recalls`` tells
    whether it keeps in mind what it saw go into hands.
    """

    iterations: Iterations | None = None
    plans: tuple[int, int] = (PLANS, PLANS)
    cards: int = EVERYTHING
    pile: tuple[int, int] = (EVERYTHING, EVERYTHING)
    recalls: bool = True

    def remembered(self, setup: Setup) -> int:
        """So many cards of the piles of a game, the newest ones."""
        pile, plane_of_piles = self.pile
        return pile * (setup.seat_count + 4) // 6 if setup.ties is None else plane_of_piles


LEVELS = {
    "level-1": Level(plans=(1, 1), cards=4, pile=(10, 10), recalls=False),
    "level-2": Level(plans=(2, 2), pile=(13, 12), recalls=False),
    "level-3": Level(plans=(14, 8), pile=(16, 14), recalls=False),
    "level-4": Level(Iterations(26, 13, 7, 11, 13), pile=(26, 26)),
    "level-5": Level(Iterations(190, 46, 22, 24, 34), pile=(30, 32)),
    "level-6": Level(Iterations(1500, 300, 70, 180, 150), pile=(43, 48)),
    "level-7": Level(Iterations(20000, 20000, 10000, 12000, 4000)),
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
            return self._searched(view, witnessed, dice, level.iterations.of(self._setup))
        scored = self._setup.scored
        if scored and view.placed >= level.cards and END in view.legal:
            return END
        state = imagine(self._setup, view, witnessed, dice)
        state.ready &= ~self._unsure(view)
        thumb = Thumb(self._setup, dice)
        thumb.foresight.most = level.plans[not scored]
        return thumb.choose(state, view.seat)

    def _searched(self, view: View, seen: tuple[Event, ...], dice: Dice, iterations: int) -> int:
        """What the search tried most often."""
        search = Search(self._setup, view, seen, Budget(iterations), dice)
        search.imagination.base.ready &= ~self._unsure(view)
        search.run(self._is_hurried)
        return ranked(search, view.legal)[0].move

    def _forgotten(self, view: View) -> int:
        """The cards of a pile that it remembers no more."""
        return mask_of(view.tree[: -self._level.remembered(self._setup)]) if view.piled else 0

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
