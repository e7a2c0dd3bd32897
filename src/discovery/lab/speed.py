"""Measures the engine's speed on this machine, in separate processes: interleaved rounds, their medians."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from statistics import median

import msgspec

from discovery.compiled import VARIABLE
from discovery.lab import bench

ROUNDS = 5
SECONDS = 0.1
"""Processor time of one measure in one round."""
MEASURES = (
    "inside_moves_per_cpu_s",
    "api_moves_per_cpu_s",
    "playouts_per_cpu_s",
    "search_iterations_per_cpu_s",
    "games_per_cpu_s",
    "record_lines_per_cpu_s",
    "copy_ns",
    "view_us",
)
UNITS = {"copy_ns": 1e9, "view_us": 1e6}
"""Measures reported as the time of one operation; the others are reported per second of processor time."""
SHARED = MEASURES[0]
"""The measure for two parallel processes."""

Figures = dict[str, float]


@dataclass(frozen=True, slots=True)
class SpeedResult:
    """Medians by measure. ``pure`` are those of the plain modules if the compiled ones ran, else ``None``.
    Two parallel processes do ``two_processes`` times the work of one."""

    game: str
    compiled: bool
    figures: Figures
    two_processes: float
    pure: Figures | None

    def times_pure(self, measure: str) -> float | None:
        """How many times as fast as the plain modules."""
        if self.pure is None:
            return None
        ratio = self.figures[measure] / self.pure[measure]
        return 1 / ratio if measure in UNITS else ratio


class SpeedProcess:
    """A process that runs workloads on request."""

    def __init__(self, child: subprocess.Popen[str]) -> None:
        assert child.stdin is not None
        assert child.stdout is not None
        self.questions, self.answers = child.stdin, child.stdout
        self.compiled = bool(self.answer()["compiled"])

    def ask(self, question: bench.BenchRun) -> None:
        """Send it a question."""
        print(msgspec.json.encode(question).decode(), file=self.questions, flush=True)

    def answer(self) -> dict[str, float]:
        """Wait for its answer."""
        answer: dict[str, float] = json.loads(self.answers.readline())
        return answer

    def rate(self, question: bench.BenchRun) -> float:
        """How much it does in a second of processor time."""
        self.ask(question)
        done = self.answer()
        return float(done["done"] / done["cpu"])


@contextmanager
def started(pure: bool = False) -> Iterator[SpeedProcess]:
    """Start a process with the build of this one, or with the plain modules; only the parent handles
    Ctrl+C."""
    surroundings = os.environ | {VARIABLE: "1"} if pure else None
    command = [sys.executable, "-m", bench.__name__]
    with subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
        env=surroundings,
        process_group=0,
    ) as child:
        yield SpeedProcess(child)


def measure(
    name: str = "explore",
    rounds: int = ROUNDS,
    seconds: float = SECONDS,
    *,
    deck: object = "",
    progress: Callable[[int], None] = lambda _: None,
) -> SpeedResult:
    """Measure a game with three seats; ``progress`` is called after each round. ``InvalidSetup`` if it
    does not exist."""
    bench.game_of(name, deck)
    works = {key: bench.BenchRun.of(name, deck, key, seconds) for key in MEASURES}
    with ExitStack() as stack:
        first, second = (stack.enter_context(started()) for _ in range(2))
        builds = [first, *([stack.enter_context(started(pure=True))] if first.compiled else [])]
        taken: list[dict[str, list[float]]] = [{key: [] for key in MEASURES} for _ in builds]
        shares: list[float] = []
        for _ in range(rounds):
            for key in MEASURES:
                for rates, build in zip(taken, builds, strict=True):
                    rates[key].append(build.rate(works[key]))
            shares.append(_together([first, second], works[SHARED]) / _together([first], works[SHARED]))
            progress(1)
    figures = [{key: _told(key, median(rates[key])) for key in MEASURES} for rates in taken]
    return SpeedResult(name, first.compiled, figures[0], median(shares), figures[1] if figures[1:] else None)


def _told(key: str, rate: float) -> float:
    return UNITS[key] / rate if key in UNITS else rate


def _together(processes: list[SpeedProcess], work: bench.BenchRun) -> float:
    """The work of parallel processes per second of wall-clock time."""
    for process in processes:
        process.ask(work)
    answers = [process.answer() for process in processes]
    return float(sum(done["done"] / done["wall"] for done in answers))
