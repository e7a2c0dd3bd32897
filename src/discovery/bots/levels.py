"""Seven opponents, each a little stronger than the one before it: what they differ in stands in one table."""

from __future__ import annotations

from dataclasses import dataclass

from discovery.bots.rating import ranked
from discovery.bots.search import Budget, Search
from discovery.dice import Dice
from discovery.evolution.sight import View
from discovery.evolution.state import Setup
from discovery.protocol import Chooser, Event


@dataclass(frozen=True, slots=True)
class Level:
    """What an opponent is capable of: how long it thinks, and whether it keeps what it saw."""

    budget: Budget
    recalls: bool = True


LEVELS = {
    "level-1": Level(Budget(2), recalls=False),
    "level-2": Level(Budget(8), recalls=False),
    "level-3": Level(Budget(24), recalls=False),
    "level-4": Level(Budget(80)),
    "level-5": Level(Budget(250)),
    "level-6": Level(Budget(800)),
    "level-7": Level(Budget(2500)),
}


class Thinker:
    """Searches as long as its level allows, and plays what it tried most often."""

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
        dice = Dice(self._random.randrange(2**31))
        search = Search(self._setup, view, seen if self._level.recalls else (), self._level.budget, dice)
        search.run(self._is_hurried)
        return ranked(search, view.legal)[0].move

    def hurry(self) -> None:
        """The answer is wanted now: what has been found so far will do."""
        self._hurried = True

    def _is_hurried(self) -> bool:
        return self._hurried
