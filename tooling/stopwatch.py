"""How long the whole check takes from fresh clones: `python -m tooling.stopwatch [--quiet 3] [--busy 3]`.

Each run clones what is committed into an empty folder and runs `./check` there, as somebody does who has just
found the project. For the busy ones every core has something else to do from the beginning to the end. The
rows of the table are for `docs/development.md`.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from tooling.children import Child
from tooling.progress import say
from tooling.testruns import FLAKY

ROOT = Path(__file__).resolve().parent.parent
BUSY = "while True: pass"
ORDER = re.compile(rb"--randomly-seed=(\d+)")
MOST_SECONDS = 3 * 60 * 60
HEADINGS = ("run", "beside it", "minutes", "order", "passed", "flaky")


@dataclass(frozen=True)
class Run:
    """One run of the check; ``order`` is the seed that repeats the order of its tests."""

    busy: bool
    seconds: float
    order: str
    passed: bool
    flaky: tuple[str, ...]


def main(arguments: Sequence[str]) -> int:
    """Run them one after the other and print a row for each; 1 if one failed or had a flaky case."""
    parser = argparse.ArgumentParser(prog="python -m tooling.stopwatch", description="Time the whole check.")
    parser.add_argument("--quiet", type=int, default=3, metavar="N", help="runs with nothing beside them")
    parser.add_argument("--busy", type=int, default=3, metavar="N", help="runs on a busy machine")
    wishes = parser.parse_args([*arguments])
    well = True
    say(row(HEADINGS))
    say(row(["---"] * len(HEADINGS)))
    for number, busy in enumerate([False] * wishes.quiet + [True] * wishes.busy, 1):
        run = timed(ROOT, busy)
        say(row(told(number, run)))
        well = well and run.passed and not run.flaky
    return 0 if well else 1


def timed(root: Path, busy: bool) -> Run:
    """Run the check of a fresh clone of `root`."""
    with TemporaryDirectory(prefix="discovery-check-") as folder, at_work(os.cpu_count() or 1 if busy else 0):
        place = Path(folder, "discovery")
        subprocess.run(["git", "clone", "-q", root, place], check=True)
        start = time.monotonic()
        done = subprocess.run(
            [sys.executable, "check"], cwd=place, capture_output=True, timeout=MOST_SECONDS, check=False
        )
        seconds = time.monotonic() - start
        flaky = place / FLAKY
        names = flaky.read_text(encoding="utf-8").split("\n") if flaky.exists() else []
        return Run(busy, seconds, order_in(done.stdout), done.returncode == 0, tuple(filter(None, names)))


@contextmanager
def at_work(cores: int) -> Iterator[None]:
    """Keep that many cores busy."""
    with ExitStack() as stack:
        for _ in range(cores):
            other = stack.enter_context(Child([sys.executable, "-c", BUSY], ROOT, {}, subprocess.DEVNULL))
            other.start()
        yield


def order_in(printed: bytes) -> str:
    """The seed of the order of the tests, which the check says how to repeat; empty if it came to none."""
    found = ORDER.search(printed)
    return "" if found is None else found[1].decode("ascii")


def told(number: int, run: Run) -> list[str]:
    """The cells of a row, as text."""
    beside = "other work on all cores" if run.busy else "nothing"
    passed = "yes" if run.passed else "no"
    return [str(number), beside, f"{run.seconds / 60:.1f}", run.order, passed, ", ".join(run.flaky) or "none"]


def row(cells: Sequence[str]) -> str:
    """A row of a Markdown table."""
    return f"| {' | '.join(cells)} |"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
