"""The server at which browser tests play, as a program with three arguments: FOLDER PORT WISHES.

The wishes are JSON: ``seed`` decides what chance gives, ``settings`` are those of the server that differ from
the usual ones here, ``instead`` are values for names of modules (``"package.module:NAME"``) that no host can
set.
"""

from __future__ import annotations

import json
import os
import secrets
import sys
import threading
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

from discovery.core.program import Maker, Program
from discovery.core.protocol import Chooser, Game
from discovery.core.registry import families, family_of
from discovery.engines.allowance import Allowance
from discovery.server.config.settings import Limits, Settings
from discovery.server.run import serve

LIMITS = Limits(tables_per_hour=10_000, guesses_per_hour=10_000, replay_seconds=300.0)
USUAL: dict[str, Any] = {
    "pace": 0.0,
    "flip_pace": 0.0,
    "think_seconds": 120.0,
    "hint_iterations": 40,
    "analysis_iterations": 2,
    "makers": "tests.support.browser.server:SEEDED",
    "limits": LIMITS,
}
ALLOWANCE: dict[str, Any] = {"calm": False}
INSTEAD: dict[str, float] = {
    "discovery.server.tables.windows:PROGRAMS_HAVE": 150,
    "discovery.server.transports.pages.printing:SECONDS": 120,
    "discovery.server.transports.pages.workshop:MOST_SECONDS": 120,
}


class Alike:
    """Chance that answers the same question always in the same way: every table is dealt alike, whatever was
    played before it or is played beside it."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def randrange(self, stop: int, /) -> int:
        return Random(self._seed).randrange(stop)

    def shuffle(self, items: list[Any], /) -> None:
        Random(self._seed).shuffle(items)


ONE = Alike(1)


def _seeded(name: str) -> Maker:
    """A program that decides in the same way at every table."""

    def make(game: Game[Any], _: Chooser = ONE, /) -> Program:
        return family_of(game.spec.game).players.programs[name](game, Random(1))

    return make


SEEDED: Mapping[str, Maker] = {
    name: _seeded(name) for family in families() for name in family.players.programs
}


def main(folder: str, port: str, wishes: str) -> None:
    """Serve until the process is ended, or whoever started it is gone."""
    threading.Thread(target=_end_with_the_test, daemon=True).start()
    told = json.loads(wishes)
    for place, value in {**INSTEAD, **told.get("instead", {})}.items():
        module, _, name = place.partition(":")
        setattr(import_module(module), name, value)
    secrets.SystemRandom = lambda: Alike(told.get("seed", 1))  # type: ignore[assignment,misc]
    given = {**USUAL, **told.get("settings", {})}
    given["allowance"] = Allowance(**{**ALLOWANCE, **given.pop("allowance", {})})
    serve(Settings(Path(folder), port=int(port), **given))


def _end_with_the_test() -> None:
    """Whoever started this process holds the other end of its input."""
    sys.stdin.buffer.read()
    os._exit(1)


if __name__ == "__main__":
    main(*sys.argv[1:])
