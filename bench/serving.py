"""The protocol of contenders: a process lists what it can play and measures it on request.

It exchanges lines of JSON. First it prints ``{"versions": [...], "contenders": [{"name", "way"}, ...]}``;
then it answers each line ``{"name", "seconds"}`` with ``{"rate"}``, moves per second of its processor time.
It ends with its input. Only the standard library is needed here: peers run in environments of their own.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib.metadata import version
from time import process_time

GAMES, PLAYOUTS, API, CYCLE = "games", "playouts", "api", "cycle"
"""The ways of driving a game: whole games in one call, play-outs from positions just dealt, move by move
from Python, and as a PettingZoo environment with an observation and a mask at every decision."""


@dataclass(frozen=True)
class Contender:
    """Plays random games; ``play`` plays some and returns the number of their decisions."""

    name: str
    way: str
    play: Callable[[], float]


def rate(play: Callable[[], float], seconds: float) -> float:
    """Decisions per second of processor time, all threads together."""
    done, began = 0.0, process_time()
    while (spent := process_time() - began) < seconds:
        done += play()
    return done / spent


def keep_to_one_core() -> None:
    """Bind the process to one core, if the system allows it; processor time counts every thread anyway."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def serve(contenders: Sequence[Contender], packages: Sequence[str]) -> None:
    """Play everything once as a warm-up, then answer until the input ends."""
    answers, sys.stdout = sys.stdout, sys.stderr
    plays = {contender.name: contender.play for contender in contenders}
    for play in plays.values():
        play()
    named = [{"name": contender.name, "way": contender.way} for contender in contenders]
    versions = [f"{package} {version(package)}" for package in packages]
    print(json.dumps({"versions": versions, "contenders": named}), file=answers, flush=True)
    for line in sys.stdin:
        asked = json.loads(line)
        measured = rate(plays[asked["name"]], asked["seconds"])
        print(json.dumps({"rate": measured}), file=answers, flush=True)
