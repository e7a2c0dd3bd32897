"""Computer players: they decide from a view alone. ``PROGRAMS`` lists them by name."""

from __future__ import annotations

from random import SystemRandom
from typing import TYPE_CHECKING

from discovery.core.players.program import Maker, Program
from discovery.core.protocol import Chooser
from discovery.survival.bots.careful import Careful
from discovery.survival.bots.search import LEVELS, Level, Planner
from discovery.survival.bots.uniform import Uniform

if TYPE_CHECKING:
    from discovery.survival.game import SurvivalGame

_SYSTEM = SystemRandom()


def _random(game: SurvivalGame, random: Chooser = _SYSTEM, /) -> Program:
    return Uniform(random)


def _careful(game: SurvivalGame, random: Chooser = _SYSTEM, /) -> Program:
    return Careful(game, random)


def _level(level: Level) -> Maker:
    def make(game: SurvivalGame, random: Chooser = _SYSTEM, /) -> Program:
        return Planner(game, random, level)

    return make


PROGRAMS: dict[str, Maker] = {
    "random": _random,
    "careful": _careful,
    **{name: _level(level) for name, level in LEVELS.items()},
}
