"""Contenders measured side by side, in rounds in which each has its turn, so that other load on the machine
affects all of them alike."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

from discovery.compiled import VARIABLE

ROOT = Path(__file__).parents[1]

Measure = Callable[[float], float]
"""Plays for a number of seconds of processor time; returns the decisions per second."""


@dataclass(frozen=True)
class Entrant:
    """A contender; ``ours`` marks this engine in the build that runs here."""

    name: str
    way: str
    measure: Measure
    ours: bool = False


@dataclass(frozen=True)
class Result:
    """A contender's decisions per second: the median of all rounds, the lowest and the highest."""

    name: str
    way: str
    speed: float
    least: float
    most: float
    ours: bool = False


class ContenderProcess:
    """A process that offers contenders, through the lines of ``bench.serving``."""

    def __init__(self, child: subprocess.Popen[str]) -> None:
        assert child.stdin is not None
        assert child.stdout is not None
        self.questions, self.answers = child.stdin, child.stdout
        first = self.answers.readline()
        if not first:
            raise ChildProcessError("it ended before it was ready")
        offered = json.loads(first)
        self.versions: list[str] = offered["versions"]
        self.names: list[dict[str, str]] = offered["contenders"]

    def entrants(self, ours: bool = False) -> list[Entrant]:
        """The contenders that the process offers, as entrants of the measurement."""
        return [Entrant(one["name"], one["way"], self._asking(one["name"]), ours) for one in self.names]

    def _asking(self, name: str) -> Measure:
        def ask(seconds: float) -> float:
            print(json.dumps({"name": name, "seconds": seconds}), file=self.questions, flush=True)
            answer: dict[str, Any] = json.loads(self.answers.readline())
            return float(answer["rate"])

        return ask


@contextmanager
def contender_process(
    module: str, python: Path | None = None, pure: bool = False
) -> Iterator[ContenderProcess]:
    """Start a module of this folder as a process, with the plain engine if ``pure``. ``ChildProcessError``
    if it fails."""
    surroundings = {"PYTHONPATH": os.pathsep.join(map(str, (ROOT, ROOT / "src")))}
    if pure:
        surroundings[VARIABLE] = "1"
    with subprocess.Popen(
        [str(python or sys.executable), "-m", module],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
        env=os.environ | surroundings,
        cwd=ROOT,
        process_group=0,  # Ctrl+C is for whoever asks
    ) as child:
        yield ContenderProcess(child)


def compete(
    entrants: Sequence[Entrant], rounds: int, seconds: float, tell: Callable[[str], None]
) -> list[Result]:
    """Measure all of them in turn, ``rounds`` times; ``tell`` is called with the name of each."""
    taken: list[list[float]] = [[] for _ in entrants]
    for number in range(1, rounds + 1):
        for one, speeds in zip(entrants, taken, strict=True):
            tell(f"round {number} of {rounds}: {one.name}")
            speeds.append(one.measure(seconds))
    return [
        Result(one.name, one.way, median(speeds), min(speeds), max(speeds), one.ours)
        for one, speeds in zip(entrants, taken, strict=True)
    ]
