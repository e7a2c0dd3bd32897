"""The server at which browser tests play, as a program with three arguments: FOLDER PORT WISHES.

The wishes are JSON: ``seed`` decides what chance gives, ``settings`` are those of the server that differ from
the usual ones here, ``instead`` are values for names of modules (``"package.module:NAME"``) that no host can
set, and with ``held`` a test lets time pass: each line of the input is a number of seconds.
"""

from __future__ import annotations

import asyncio
import json
import os
import secrets
import sys
import threading
import time
from collections.abc import Mapping
from functools import partial
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

from discovery.core.players.program import Maker, Program
from discovery.core.protocol import AnyGame, Chooser
from discovery.core.registry import families, family_of
from discovery.engines.allowance import Allowance
from discovery.server import serving
from discovery.server.config.settings import Limits, Settings
from discovery.server.live.steady_clock import SteadyClock
from discovery.server.run import serve

LIMITS = Limits(
    tables_per_hour=10_000,
    guesses_per_hour=10_000,
    replay_seconds=300.0,
    message_burst=10_000,
)
"""All people of a test, and what it plays over the wire, come from one address."""
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
    "discovery.server.transports.page_routes.printing:SECONDS": 120,
    "discovery.server.transports.page_routes.workshop:MOST_SECONDS": 120,
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

    def make(game: AnyGame, _: Chooser = ONE, /) -> Program:
        return family_of(game.spec.game).players.programs[name](game, Random(1))

    return make


SEEDED: Mapping[str, Maker] = {
    name: _seeded(name) for family in families() for name in family.players.programs
}


class Held(asyncio.SelectorEventLoop):
    """A loop whose clock runs as ever and is moved on besides."""

    def __init__(self) -> None:
        super().__init__()
        self._ahead = 0

    def time(self) -> float:
        """Seconds, on the clock of all timers."""
        return super().time() + self._ahead

    def move_on(self, seconds: int) -> None:
        """Let so much time pass at once."""
        self._ahead += seconds

    def wall(self) -> int:
        """The system's time in nanoseconds, moved on with the timers."""
        return time.time_ns() + self._ahead * 10**9

    def monotonic(self) -> int:
        """The same for the time that is never set, in nanoseconds."""
        return time.monotonic_ns() + self._ahead * 10**9


def main(folder: str, port: str, wishes: str) -> None:
    """Serve until the process is ended, or whoever started it is gone."""
    told = json.loads(wishes)
    held = Held() if told.get("held") else None
    threading.Thread(target=_follow_the_test, args=(held,), daemon=True).start()
    if held is not None:
        serving._loop_factory = lambda: lambda: held
        _put(
            "discovery.server.live.steady_clock:SteadyClock", partial(SteadyClock, held.wall, held.monotonic)
        )
    for place, value in {**INSTEAD, **told.get("instead", {})}.items():
        _put(place, value)
    secrets.SystemRandom = lambda: Alike(told.get("seed", 1))  # type: ignore[assignment,misc]
    given = {**USUAL, **told.get("settings", {})}
    given["allowance"] = Allowance(**{**ALLOWANCE, **given.pop("allowance", {})})
    serve(Settings(Path(folder), port=int(port), **given))


def _put(place: str, value: object) -> None:
    module, _, name = place.partition(":")
    setattr(import_module(module), name, value)


def _follow_the_test(held: Held | None) -> None:
    """Whoever started this process holds the other end of its input, and lets time pass by what they write
    there; with them it ends."""
    for line in sys.stdin.buffer:
        if held is not None:
            held.call_soon_threadsafe(held.move_on, int(line))
    os._exit(1)


if __name__ == "__main__":
    main(*sys.argv[1:])
