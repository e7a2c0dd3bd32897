"""`./check`: sets up what the tests need, including the browser, then runs every check or the named tests."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from tooling import browser, testruns
from tooling.environment import TEST_LOCK, Environment, SetupFailed
from tooling.limit import RUNNING, Limit, named
from tooling.messages import Say, language, speaker
from tooling.progress import Progress, say, write
from tooling.testruns import IN_BROWSER, OTHERS, RUNS, Round

ROOT = Path(__file__).resolve().parent.parent
INTERRUPTED = 130
MISUSED = 2
LINT_IMPORTS = "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports())"
COLLECT = ("-m", "pytest", "--collect-only", "-qq", "-p", "no:cacheprovider")
"""Imports all tests once, before several processes would each compile the same modules at the same time."""
CHECKS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("check-engine", ("-m", "tooling.compiled", "--check")),
    ("check-ruff", ("-m", "ruff", "check")),
    ("check-format", ("-m", "ruff", "format", "--check")),
    ("check-types", ("-m", "mypy")),
    ("check-imports", ("-c", LINT_IMPORTS)),
    ("check-collected", COLLECT),
    ("check-client-types", ("-m", "tooling.client", "check")),
    ("check-client-tests", ("-m", "tooling.client", "test")),
)
MOST_MINUTES = {Round.FAST: 30, Round.USUAL: 75, Round.LONG: 180}
DRILL = ("-m", "drills", "--long", "--docs")


@dataclass(frozen=True)
class Wishes:
    """The options of the command line; with `drill`, arguments after `--` are for the drills.

    `named` are tests, as paths from the checkout; pytest's `::` may follow to name one test of a file.
    """

    round: Round
    rest: tuple[str, ...]
    drill: bool = False
    named: tuple[str, ...] = ()


class CheckFailed(Exception):
    """A check failed and has explained why; `status` is the exit status of the run."""

    def __init__(self, status: int) -> None:
        super().__init__(status)
        self.status = status


def main(arguments: Sequence[str]) -> int:
    """Set up, check, test; the exit status is 0 only when everything passed."""
    text = speaker(language())
    wishes = read(arguments, text)
    if wishes is None:
        return MISUSED
    environment = Environment(ROOT, text)
    try:
        if wishes.named:
            return run_named(environment, wishes)
        environment.prepare(TEST_LOCK, engine=True)
        if wishes.drill:
            return run_drills(environment, wishes)
        fast = wishes.round is Round.FAST
        surroundings = dict(os.environ) if fast else with_browser(environment)
        status = run_everything(environment, surroundings, wishes)
        return run_drills(environment, wishes) if wishes.round is Round.LONG and status == 0 else status
    except SetupFailed:
        return 1
    except CheckFailed as failed:
        return failed.status
    except KeyboardInterrupt:
        write("\n")
        return INTERRUPTED


def run_everything(environment: Environment, surroundings: dict[str, str], wishes: Wishes) -> int:
    """Run all checks and all tests, or as far as they come within the limit; the exit status."""
    limit = Limit(MOST_MINUTES[wishes.round])
    with TemporaryDirectory() as running:
        try:
            run_checks(environment, surroundings, limit)
            runs = testruns.Runs(environment, surroundings | {RUNNING: running}, limit, wishes.round)
            return runs.all(wishes.rest, len(CHECKS))
        except subprocess.TimeoutExpired as late:
            say(environment.text("check-too-long", minutes=limit.minutes))
            for name in named(Path(running)) or [" ".join(map(str, late.cmd))]:
                say(f"  {name}")
            return 1


def run_drills(environment: Environment, wishes: Wishes) -> int:
    """Run the drills, each of which has its own end; the exit status."""
    return subprocess.run([str(environment.python), *DRILL, *wishes.rest], cwd=ROOT, check=False).returncode


def read(arguments: Sequence[str], text: Say) -> Wishes | None:
    """Parse the command line; None, after a message, if it makes no sense."""
    cut = arguments.index("--") if "--" in arguments else len(arguments)
    own = arguments[:cut]
    flags = {argument for argument in own if argument.startswith("-")}
    named = {argument: place_of(argument) for argument in own if argument not in flags}
    unknown = [
        *sorted(flags - {Round.FAST, Round.LONG, "--drill"}),
        *(name for name, place in named.items() if not place),
    ]
    if unknown or (flags and named):
        if unknown and not {"-h", "--help"} & flags:
            say(text("check-unknown", argument=unknown[0]))
        say(text("check-usage"))
        return None
    wanted = Round.LONG if Round.LONG in own else Round.FAST if Round.FAST in own else Round.USUAL
    return Wishes(wanted, tuple(arguments[cut + 1 :]), "--drill" in own, tuple(named.values()))


def place_of(name: str) -> str:
    """A test as a path from the checkout with the part after `::`; empty for anything that is not a test."""
    file, mark, part = name.partition("::")
    path = Path(os.path.abspath(file))
    if not path.exists() or not path.is_relative_to(ROOT):
        return ""
    place = path.relative_to(ROOT)
    in_tests = place.parts[:1] == ("tests",) and (path.is_dir() or path.suffix == ".py")
    in_client = place.parts[:1] == ("web",) and path.name.endswith(".test.ts") and not mark
    return place.as_posix() + mark + part if in_tests or in_client else ""


def run_named(environment: Environment, wishes: Wishes) -> int:
    """Run only the named tests, each on the same build as in the whole check.

    The engine is not compiled for this: tests of the compiled build run on the plain one if it is missing,
    and only browser tests need the page and the browser. Returns the first status that is not 0.
    """
    of_client = [name for name in wishes.named if name.startswith("web/")]
    runs = {key: testruns.named_in(key, wishes.named) for key in RUNS}
    environment.prepare(TEST_LOCK, page=bool(runs[OTHERS] or runs[IN_BROWSER]))
    surroundings = with_browser(environment) if runs[IN_BROWSER] else dict(os.environ)
    statuses = []
    if of_client:
        files = [name.removeprefix("web/") for name in of_client]
        client_tests = [str(environment.python), "-m", "tooling.client", "test", *files]
        statuses.append(subprocess.run(client_tests, cwd=ROOT, check=False).returncode)
    named_runs = testruns.Runs(environment, surroundings, Limit(MOST_MINUTES[Round.LONG]))
    statuses += [
        named_runs.run(key, [*testruns.at_a_time(chosen), *chosen, *wishes.rest])
        for key, chosen in runs.items()
        if chosen
    ]
    return next(filter(None, statuses), 0)


def with_browser(environment: Environment) -> dict[str, str]:
    """The environment variables for the tests, with the paths of a browser and of a light one. Raises
    `SetupFailed` if there is none."""
    try:
        found = browser.find(environment)
        if found is None:
            environment.progress = Progress(1)
            environment.step("step-browser", lambda: browser.install(environment))
            found = browser.find(environment)
    except browser.NoBrowserError as missing:
        say(environment.text("browser-missing", path=missing))
        raise SetupFailed from missing
    except SetupFailed:
        found = None
    if found is None:
        say(environment.text("no-browser"))
        raise SetupFailed
    return os.environ | {browser.VARIABLE: str(found), browser.LIGHT_VARIABLE: str(browser.light(found))}


def run_checks(environment: Environment, surroundings: dict[str, str], limit: Limit) -> None:
    """Run the checks that come before the tests, as many at a time as there are cores: most of them use one.

    They are reported in order. The first failure ends the run with a summary, after the checks that have
    already started; the others do not start. Raises `TimeoutExpired` for a check that reaches the limit.
    """
    surroundings = testruns.with_bytecode(surroundings)
    progress = Progress(len(CHECKS) + len(RUNS))
    passed: list[float] = []
    with ThreadPoolExecutor(os.cpu_count() or 1) as crew:
        running = [
            crew.submit(run_quietly, [str(environment.python), *command], surroundings, limit)
            for _, command in CHECKS
        ]
        try:
            for (key, _), one in zip(CHECKS, running, strict=True):
                with progress.step(environment.text(key)):
                    output, seconds = one.result()
                if output is not None:
                    write(output)
                    summarise(environment.text, passed)
                    raise CheckFailed(1)
                passed.append(seconds)
        finally:
            crew.shutdown(wait=False, cancel_futures=True)


def run_quietly(
    command: Sequence[str], surroundings: dict[str, str], limit: Limit
) -> tuple[str | None, float]:
    """Run one check; returns its output if it failed, None if it passed, and its duration in seconds."""
    start = time.monotonic()
    done = subprocess.run(
        command,
        cwd=ROOT,
        env=surroundings,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
        timeout=limit.left(),
    )
    return done.stdout if done.returncode else None, time.monotonic() - start


def summarise(text: Say, passed: Sequence[float]) -> None:
    """After a failure, list for every check whether it passed (with its time), failed or did not run."""
    verdicts = [f"{text('check-passed')}, {seconds:.1f} s" for seconds in passed] + [text("check-failed")]
    keys = [*(key for key, _ in CHECKS), *RUNS]
    verdicts += [text("check-not-run")] * (len(keys) - len(verdicts))
    for key, verdict in zip(keys, verdicts, strict=True):
        say(f"  {text(key):<50} {verdict}")
