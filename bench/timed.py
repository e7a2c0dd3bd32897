"""Opponents with timed decisions, as players for a match: ``bench.timed:level_7``."""

from __future__ import annotations

import time
from collections import defaultdict

from discovery.core.players.program import Maker, Program
from discovery.core.protocol import Chooser, Event
from discovery.evolution.bots import PROGRAMS
from discovery.evolution.game import DiscoveryGame
from discovery.evolution.views.view import View

TOOK: defaultdict[str, list[float]] = defaultdict(list)
"""Seconds of each decision, by level."""


class Timed:
    """A program whose decisions are timed."""

    def __init__(self, level: str, program: Program) -> None:
        self._took = TOOK[level]
        self._program = program

    def decide(self, view: View, observed: tuple[Event, ...] = ()) -> int:
        """The program's decision, with the time that it took noted."""
        start = time.process_time()
        move = self._program.decide(view, observed)
        if len(view.legal) > 1:
            self._took.append(time.process_time() - start)
        return move


def timed(level: str) -> Maker:
    """The maker of a level's timed program."""

    def made(game: DiscoveryGame, *random: Chooser) -> Timed:
        return Timed(level, PROGRAMS[level](game, *random))

    return made


level_1, level_2, level_3, level_4, level_5, level_6, level_7 = (timed(f"level-{n}") for n in range(1, 8))
