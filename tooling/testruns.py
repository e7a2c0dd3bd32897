"""The runs of pytest in `./check`: what each takes, on which build, and how they share the cores."""

from __future__ import annotations

import json
import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from secrets import randbelow
from tempfile import TemporaryFile
from typing import IO

from tooling.environment import Environment
from tooling.limit import Limit
from tooling.progress import say, write

ROOT = Path(__file__).resolve().parent.parent
SIDE_BY_SIDE = ("-n", "auto", "--dist", "worksteal")
"""One process of tests a core; `./check -- -n 0` runs them one after the other."""
ON_PLAIN, OTHERS, IN_BROWSER = "check-engine-tests", "check-tests", "check-browser-tests"
MORE = {OTHERS: 2, IN_BROWSER: 1}
"""How many processes more than cores, as some of these tests wait: for a server, a browser, a program to be
given up. On two cores the other tests took 168 s in four processes and 184 s in three, those in the browser
230 s in three and 244 s in two."""
RUNS = {
    ON_PLAIN: ("evolution", "rulebook", "survival", "test_bits.py", "test_dice.py"),
    OTHERS: (),
    IN_BROWSER: ("browser",),
}
"""The runs of pytest and what of `tests` each of them takes, `OTHERS` what is left. The first is on the plain
modules, which check every index, the others on the build that people use. The browser's driver keeps a loop
running, beside which no other can start."""


class Round(StrEnum):
    """How much a check runs: while one works, before something lands, before a release."""

    FAST = "--fast"
    USUAL = ""
    LONG = "--long"


ROUND = "DISCOVERY_ROUND"
"""The environment variable that tells the tests of their round."""
MARKED = {Round.FAST: ["-m", "not long"], Round.USUAL: ["-m", "not long"], Round.LONG: []}
"""What a round leaves out by its marker."""
SLOW = (
    "architecture/test_programs_page.py",
    "bench",
    "bots",
    "cli",
    "drills",
    "evolution/whole_games",
    "examples",
    "i18n/test_pseudo_language.py",
    "lab",
    "pages",
    "press",
    "records/test_replaying_laws.py",
    "records/test_undo.py",
    "records/test_verify.py",
    "server",
    "store",
    "survival/test_builds.py",
    "survival/test_conformance.py",
    "survival/test_present.py",
    "survival/test_referee.py",
    "tooling",
)
"""What the fast round leaves out besides the browser: whatever starts servers and other programs, runs
commands, prints sheets, thinks like a player or plays whole games at random."""
SLOWEST = ("--durations=10", "--durations-min=10")
"""The slowest tests of a run are listed, if they take that many seconds."""
NO_TESTS = 5  # the status of a pytest that found nothing to run
SOME_FAILED = 1
ENDING = 30.0  # seconds in which a process that is killed is gone
NOTED = ".setup/noted"
"""Where each run notes what failed, apart from the notes of people who run pytest by hand."""
FLAKY = ".setup/flaky.txt"
PICTURES = ".setup/failed"
"""Where browser tests that fail keep what their pages showed."""
MOST_FLAKY = 2
MOST_DOUBTFUL = 8
"""The most cases in the browser that are run once more when they fail; more are no accident."""
NICE = 5
"""The priority of the run beside the others: it gives way to them, not to whatever else the machine does."""


@dataclass(frozen=True)
class Runs:
    """The runs of one `./check`, in the order of tests that `seed` gives, until the limit is reached."""

    environment: Environment
    surroundings: Mapping[str, str]
    limit: Limit
    round: Round = Round.USUAL
    seed: int = field(default_factory=lambda: randbelow(2**32))

    def all(self, rest: Sequence[str], before: int) -> int:
        """Run pytest on all tests of the round, after `before` checks; the exit status of the first run that
        failed, else 0, or `NO_TESTS` if none was found. Raises `TimeoutExpired`.

        The tests on the plain modules never wait, and the others often do: so the first run beside these, at
        a low priority, and what they print follows at the end. With options for pytest (`rest`) all runs
        follow each other and are shown at once, as somebody may be looking for a fault. All are run, whatever
        fails, and what failed is listed at the end.
        """
        text, steps = self.environment.text, before + len(RUNS)
        headings = {key: f"  {n}/{steps} {text(key)}" for n, key in enumerate(RUNS, before + 1)}
        say(text("check-order", seed=self.seed))
        shutil.rmtree(ROOT / PICTURES, ignore_errors=True)
        statuses: dict[str, int] = {}

        def shown(key: str) -> None:
            say(headings[key])
            statuses[key] = self.run(key, [*self._chosen(key), *rest])

        keys = [key for key in RUNS if not (self.round is Round.FAST and key == IN_BROWSER)]
        if rest:
            for key in keys:
                shown(key)
            return self._verdict(statuses, again=False)
        with self._beside(ON_PLAIN) as (plain, printed):
            for key in keys:
                if key != ON_PLAIN:
                    shown(key)
            statuses[ON_PLAIN] = plain.wait(self.limit.left())
            printed.seek(0)
            say(headings[ON_PLAIN])
            write(printed.read().decode("utf-8", errors="replace"))
        return self._verdict(statuses, again=True)

    def _verdict(self, statuses: Mapping[str, int], again: bool) -> int:
        """Say how each run went, and list what failed.

        With `again` a few cases that failed in the browser are run once more, now that nothing else runs, and
        do not count if they pass.
        """
        names = {key: noted(key) for key, status in statuses.items() if failed(status)}
        verdicts = dict(statuses)
        doubtful = names.get(IN_BROWSER, [])
        if again and 0 < len(doubtful) <= MOST_DOUBTFUL:
            names[IN_BROWSER], verdicts[IN_BROWSER] = self._again(doubtful)
        text = self.environment.text
        for key in filter(verdicts.__contains__, RUNS):
            say(f"  {text(key):<50} {text('check-failed' if failed(verdicts[key]) else 'check-passed')}")
        if failing := [name for key in RUNS for name in names.get(key, [])]:
            say(text("check-failing"))
        for name in failing:
            say(f"  ./check {shlex.quote(name)}")
        return next(filter(failed, verdicts.values()), min(verdicts.values()))

    def run(self, key: str, chosen: Sequence[str]) -> int:
        """One run of pytest on the build that it is for, with its output shown; its exit status. Raises
        `TimeoutExpired`."""
        order, env = self._order(key, chosen)
        return subprocess.run(order, cwd=ROOT, env=env, check=False, timeout=self.limit.left()).returncode

    def _chosen(self, key: str) -> list[str]:
        """The options with which a run takes all its tests of the round."""
        slow = [f"--ignore={ROOT / 'tests' / name}" for name in SLOW if self.round is Round.FAST]
        return [*everything(key), *MARKED[self.round], *slow, *SLOWEST]

    def _order(self, key: str, chosen: Sequence[str]) -> tuple[list[str], dict[str, str]]:
        """The command of a run, and its environment variables."""
        asked = [f"--randomly-seed={self.seed}", *chosen]
        return command(self.environment, asked), on_its_build(self.surroundings, key) | {ROUND: self.round}

    @contextmanager
    def _beside(self, key: str) -> Iterator[tuple[subprocess.Popen[bytes], IO[bytes]]]:
        """A whole run at a low priority, and the file with what it prints; it is stopped where the block
        ends."""
        order, env = self._order(key, self._chosen(key))
        with TemporaryFile() as printed:
            process = subprocess.Popen(
                order,
                cwd=ROOT,
                env=env,
                stdin=subprocess.DEVNULL,
                stdout=printed,
                stderr=subprocess.STDOUT,
            )
            try:
                if sys.platform != "win32":
                    os.setpriority(os.PRIO_PROCESS, process.pid, NICE)
                yield process, printed
            finally:
                process.kill()
                process.wait(ENDING)

    def _again(self, doubtful: Sequence[str]) -> tuple[list[str], int]:
        """Run each of these once more, alone. What passes now is flaky, which is told and written down.
        Returns what failed again, and the status: a failure if anything did or too many are flaky."""
        text = self.environment.text
        say(text("check-again", count=len(doubtful)))
        alone = ("-p", "no:cacheprovider")
        lasting = [name for name in doubtful if failed(self.run(IN_BROWSER, [*alone, name]))]
        flaky = [name for name in doubtful if name not in lasting]
        place = ROOT / FLAKY
        place.parent.mkdir(exist_ok=True)
        place.write_text("".join(f"{name}\n" for name in flaky), encoding="utf-8")
        for name in flaky:
            say(text("check-flaky", name=name))
        if len(flaky) > MOST_FLAKY:
            say(text("check-too-flaky", most=MOST_FLAKY))
        return lasting, SOME_FAILED if lasting or len(flaky) > MOST_FLAKY else 0


def noted(key: str) -> list[str]:
    """What failed in the last whole run."""
    found = ROOT / NOTED / key / "v" / "cache" / "lastfailed"
    return list(json.loads(found.read_text(encoding="utf-8"))) if found.exists() else []


def failed(status: int | None) -> bool:
    """Whether a run has ended (its status is not None), and not well."""
    return status not in {None, 0, NO_TESTS}


def command(environment: Environment, chosen: Sequence[str]) -> list[str]:
    """The command of a run of pytest."""
    return [str(environment.python), "-m", "pytest", "-q", *chosen]


def on_its_build(surroundings: Mapping[str, str], key: str) -> dict[str, str]:
    """The environment variables of a run."""
    return with_bytecode(surroundings) | {"DISCOVERY_PURE": "1" if key == ON_PLAIN else "0"}


def with_bytecode(surroundings: Mapping[str, str]) -> dict[str, str]:
    """The environment variables of processes that store the bytecode of what they import. The tests start a
    hundred processes: without it each of them would compile its modules again."""
    return {name: value for name, value in surroundings.items() if name != "PYTHONDONTWRITEBYTECODE"}


def everything(key: str) -> list[str]:
    """The options with which a run takes all its tests in as many processes as it needs."""
    processes = (os.cpu_count() or 1) + MORE.get(key, 0)
    notes = ("-o", f"cache_dir={NOTED}/{key}", "--cache-clear")
    return [*SIDE_BY_SIDE, "-n", str(processes), *notes, *left_out(ROOT / "tests", key)]


def left_out(tests: Path, key: str) -> list[str]:
    """The options that exclude the tests of the other runs."""
    taken = {name: run for run, names in RUNS.items() for name in names}
    found = sorted(path for path in tests.iterdir() if path.is_dir() or path.match("test_*.py"))
    return [f"--ignore={path}" for path in found if taken.get(path.name, OTHERS) != key]


def named_in(key: str, named: Sequence[str]) -> list[str]:
    """The named tests that belong to a run of pytest; the folder of all tests belongs to each run."""
    taken = {name: run for run, names in RUNS.items() for name in names}
    chosen = []
    for name in named:
        folder, *inside = name.partition("::")[0].split("/")
        if folder == "tests" and (not inside or taken.get(inside[0], OTHERS) == key):
            chosen += [name] if inside else [name, *left_out(ROOT / "tests", key)]
    return chosen


def at_a_time(chosen: Sequence[str]) -> Sequence[str]:
    """In parallel if there is more than one file: starting the processes takes longer than running one
    file."""
    return SIDE_BY_SIDE if len(chosen) > 1 or not chosen[0].partition("::")[0].endswith(".py") else ()
