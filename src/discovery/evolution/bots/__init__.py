"""Programs that play: each decides from a view (see ``core.players.program.Program``).

``PROGRAMS`` lists them by name. ``create`` makes one from words and numbers only, so that it can be made in
another process from what travels there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random, SystemRandom

from discovery.core.errors import Code, InvalidSetup
from discovery.core.players.program import Maker, Program
from discovery.core.protocol import Chooser
from discovery.evolution.bots.greedy.greedy import Greedy
from discovery.evolution.bots.search.levels import LEVELS, Level, Thinker
from discovery.evolution.bots.uniform import Uniform
from discovery.evolution.cards.deck import Deck
from discovery.evolution.game import DiscoveryGame, new_game
from discovery.evolution.model.setup import Setup

_SYSTEM = SystemRandom()


def _maker(program: Callable[[Setup, Chooser], Program]) -> Maker:
    def make(game: DiscoveryGame, random: Chooser = _SYSTEM, /) -> Program:
        return program(game.setup, random)

    return make


def _level(level: Level) -> Maker:
    return _maker(lambda setup, random: Thinker(setup, random, level))


PROGRAMS: dict[str, Maker] = {
    "random": _maker(Uniform),
    "greedy": _maker(Greedy),
    **{name: _level(level) for name, level in LEVELS.items()},
}

__all__ = ["PROGRAMS", "create"]


def create(
    program: str,
    game: str,
    seats: Sequence[str],
    *,
    options: Sequence[str] = (),
    teams: Sequence[str] = (),
    deck: str | Deck = "prehistory",
    seed: int | str | None = None,
) -> Program:
    """A program for a table. Arguments can be pickled; ``seats`` and ``teams`` are as in a record's header.

    The same seed decides the same way; ``None`` uses the system's generator. ``InvalidSetup`` names a
    program or a table that does not exist.
    """
    if program not in PROGRAMS:
        raise InvalidSetup(Code.UNKNOWN_PLAYER, given=program)
    random = _SYSTEM if seed is None else Random(seed)
    return PROGRAMS[program](new_game(game, seats, deck, options, teams), random)
