"""`./check`: what the tests need, the browser included, then every check, or the tests that were named."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from tooling import browser
from tooling.environment import TEST_LOCK, Environment, SetupFailed
from tooling.messages import Say, language, speaker
from tooling.progress import Progress, say, write

ROOT = Path(__file__).resolve().parent.parent
INTERRUPTED = 130
MISUSED = 2
LINT_IMPORTS = "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports())"
CHECKS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("check-engine", ("-m", "tooling.compiled", "--check")),
    ("check-ruff", ("-m", "ruff", "check")),
    ("check-format", ("-m", "ruff", "format", "--check")),
    ("check-types", ("-m", "mypy")),
    ("check-imports", ("-c", LINT_IMPORTS)),
    ("check-client-types", ("-m", "tooling.client", "check")),
    ("check-client-tests", ("-m", "tooling.client", "test")),
)
SIDE_BY_SIDE = ("-n", "auto", "--dist", "worksteal")
"""One process of tests a core; `./check -- -n 0` runs them one after the other."""
ONE_MORE = ("-n", str((os.cpu_count() or 1) + 1))
"""For tests of which one or the other waits: for a server, for a browser, for a program to be given up."""
ON_PLAIN, OTHERS, IN_BROWSER = "check-engine-tests", "check-tests", "check-browser-tests"
RUNS = {
    ON_PLAIN: ("evolution", "rulebook", "test_bits.py", "test_dice.py"),
    OTHERS: (),
    IN_BROWSER: ("browser",),
}
"""The runs of pytest and what of `tests` each of them takes, `OTHERS` what is left. The first is on the plain
modules, which check every index, the others on the build that people use. The browser's driver keeps a loop
running, beside which no other can start."""
DRILL = ("-m", "drills", "--long", "--docs")
NO_TESTS = 5  # the status of a pytest that found nothing to run


@dataclass(frozen=True)
class Wishes:
    """What was asked for on the command line; with `drill` what stands behind `--` is for the drills.

    `named` are tests, as paths from the checkout, behind which pytest's `::` may name one of a file.
    """

    fast: bool
    rest: tuple[str, ...]
    drill: bool = False
    named: tuple[str, ...] = ()


class CheckFailed(Exception):
    """A check failed and has said why; `status` is the exit status to end with."""

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
            return subprocess.run(
                [str(environment.python), *DRILL, *wishes.rest], cwd=ROOT, check=False
            ).returncode
        surroundings = dict(os.environ) if wishes.fast else with_browser(environment)
        run_checks(environment, surroundings)
        return run_tests(environment, surroundings, wishes)
    except SetupFailed:
        return 1
    except CheckFailed as failed:
        return failed.status
    except KeyboardInterrupt:
        write("\n")
        return INTERRUPTED


def read(arguments: Sequence[str], text: Say) -> Wishes | None:
    """The wishes on the command line; None, with a word about it, when they make no sense."""
    cut = arguments.index("--") if "--" in arguments else len(arguments)
    own = arguments[:cut]
    flags = {argument for argument in own if argument.startswith("-")}
    named = {argument: place_of(argument) for argument in own if argument not in flags}
    unknown = [*sorted(flags - {"--fast", "--drill"}), *(name for name, place in named.items() if not place)]
    if unknown or (flags and named):
        if unknown and not {"-h", "--help"} & flags:
            say(text("check-unknown", argument=unknown[0]))
        say(text("check-usage"))
        return None
    return Wishes("--fast" in own, tuple(arguments[cut + 1 :]), "--drill" in own, tuple(named.values()))


def place_of(name: str) -> str:
    """A test as a path from the checkout with what stands behind `::`; empty for what is no test."""
    file, mark, part = name.partition("::")
    path = Path(os.path.abspath(file))
    if not path.exists() or not path.is_relative_to(ROOT):
        return ""
    place = path.relative_to(ROOT)
    in_tests = place.parts[:1] == ("tests",) and (path.is_dir() or path.suffix == ".py")
    in_client = place.parts[:1] == ("web",) and path.name.endswith(".test.ts") and not mark
    return place.as_posix() + mark + part if in_tests or in_client else ""


def run_named(environment: Environment, wishes: Wishes) -> int:
    """Run only the tests that were named, each on the build that the whole check runs it on.

    Nobody waits for the engine, so those that run on the compiled one take the plain one where it is missing,
    and only tests in the browser need the page and the browser. The status is the first that is not 0.
    """
    of_client = [name for name in wishes.named if name.startswith("web/")]
    runs = {key: named_in(key, wishes.named) for key in RUNS}
    environment.prepare(TEST_LOCK, page=bool(runs[OTHERS] or runs[IN_BROWSER]))
    surroundings = with_browser(environment) if runs[IN_BROWSER] else dict(os.environ)
    statuses = []
    if of_client:
        files = [name.removeprefix("web/") for name in of_client]
        client_tests = [str(environment.python), "-m", "tooling.client", "test", *files]
        statuses.append(subprocess.run(client_tests, cwd=ROOT, check=False).returncode)
    statuses += [
        run_pytest(environment, surroundings, key, [*at_a_time(chosen), *chosen, *wishes.rest])
        for key, chosen in runs.items()
        if chosen
    ]
    return next(filter(None, statuses), 0)


def named_in(key: str, named: Sequence[str]) -> list[str]:
    """What of the named tests belongs to a run of pytest; the folder of all tests belongs to each."""
    taken = {name: run for run, names in RUNS.items() for name in names}
    chosen = []
    for name in named:
        folder, *inside = name.partition("::")[0].split("/")
        if folder == "tests" and (not inside or taken.get(inside[0], OTHERS) == key):
            chosen += [name] if inside else [name, *left_out(ROOT / "tests", key)]
    return chosen


def at_a_time(chosen: Sequence[str]) -> Sequence[str]:
    """Side by side where there is more than one file: to start the processes takes longer than one."""
    return SIDE_BY_SIDE if len(chosen) > 1 or not chosen[0].partition("::")[0].endswith(".py") else ()


def with_browser(environment: Environment) -> dict[str, str]:
    """The variables for the tests, with the path of a browser. Raises `SetupFailed` when none can be had."""
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
    return os.environ | {browser.VARIABLE: str(found)}


def run_checks(environment: Environment, surroundings: dict[str, str]) -> None:
    """Run the checks that come before the tests, as many at a time as there are cores: most of them use one.

    They are told in order. The first that fails ends the run with a summary; those that run beside it are
    waited for, and those that have not begun are not.
    """
    progress = Progress(len(CHECKS) + len(RUNS))
    passed: list[float] = []
    with ThreadPoolExecutor(os.cpu_count() or 1) as crew:
        running = [
            crew.submit(run_quietly, [str(environment.python), *command], surroundings)
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


def run_quietly(command: Sequence[str], surroundings: dict[str, str]) -> tuple[str | None, float]:
    """Run one check; what it printed when it failed, None when it passed, and the seconds that it took."""
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
    )
    return done.stdout if done.returncode else None, time.monotonic() - start


def summarise(text: Say, passed: Sequence[float]) -> None:
    """Say of every check, after one failed, whether it passed and in which time, failed or was not run."""
    verdicts = [f"{text('check-passed')}, {seconds:.1f} s" for seconds in passed] + [text("check-failed")]
    keys = [*(key for key, _ in CHECKS), *RUNS]
    verdicts += [text("check-not-run")] * (len(keys) - len(verdicts))
    for key, verdict in zip(keys, verdicts, strict=True):
        say(f"  {text(key):<50} {verdict}")


def run_tests(environment: Environment, surroundings: dict[str, str], wishes: Wishes) -> int:
    """Run pytest in full view, so that its closing line is the last one; its exit status is returned."""
    statuses = []
    for number, key in enumerate(RUNS, len(CHECKS) + 1):
        if wishes.fast and key == IN_BROWSER:
            continue
        say(f"  {number}/{len(CHECKS) + len(RUNS)} {environment.text(key)}")
        chosen = [
            *SIDE_BY_SIDE,
            *(() if key == ON_PLAIN else ONE_MORE),
            *left_out(ROOT / "tests", key),
            *wishes.rest,
        ]
        status = run_pytest(environment, surroundings, key, chosen)
        if status not in {0, NO_TESTS}:
            return status
        statuses.append(status)
    return min(statuses)


def run_pytest(
    environment: Environment, surroundings: dict[str, str], key: str, chosen: Sequence[str]
) -> int:
    """One run of pytest on the build that it is for; its exit status."""
    command = [str(environment.python), "-m", "pytest", "-q", *chosen]
    build = {"DISCOVERY_PURE": "1" if key == ON_PLAIN else "0"}
    return subprocess.run(command, cwd=ROOT, env=surroundings | build, check=False).returncode


def left_out(tests: Path, key: str) -> list[str]:
    """The options by which a run leaves out what the others take."""
    taken = {name: run for run, names in RUNS.items() for name in names}
    found = sorted(path for path in tests.iterdir() if path.is_dir() or path.match("test_*.py"))
    return [f"--ignore={path}" for path in found if taken.get(path.name, OTHERS) != key]
