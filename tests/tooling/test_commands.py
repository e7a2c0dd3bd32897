"""`./play` and `./check`: what they refuse, what they run, and how they end."""

from __future__ import annotations

import os
import runpy
import select
import subprocess
import sys
import threading
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from tests.support.deadlines import MEET, MOST_SECONDS, run
from tooling import background, browser, check, dev, play
from tooling.alone import alone
from tooling.check import CheckFailed, Wishes
from tooling.environment import TEST_LOCK, Environment, SetupFailed
from tooling.limit import RUNNING, Limit
from tooling.messages import speaker
from tooling.progress import say
from tooling.testruns import SIDE_BY_SIDE, Round, Runs

ROOT = Path(__file__).parents[2]
TEXT = speaker("en")
GOOD = ("check-ruff", ("-c", ""))
BAD = ("check-types", ("-c", "print('x.py:1: a fault'); raise SystemExit(3)"))
Main = Callable[[Sequence[str]], int]


class FakeEnvironment(Environment):
    """An environment whose Python is the one that runs the tests."""

    @property
    def python(self) -> Path:
        return Path(sys.executable)


@pytest.fixture
def environment(tmp_path: Path) -> Environment:
    return FakeEnvironment(tmp_path, TEXT)


@pytest.mark.parametrize("command", ["play", "check", "dev", "discovery"])
def test_an_old_python_is_refused_in_words(command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 10, 4, "final", 0))

    with pytest.raises(SystemExit, match=r"needs Python 3\.11 or newer, and this is 3\.10\."):
        runpy.run_path(str(ROOT / command))


@pytest.mark.skipif(os.name == "nt", reason="Windows keeps no such mark")
@pytest.mark.parametrize("command", ["play", "check", "dev", "discovery", ".ci/run"])
def test_commands_can_be_run_as_they_are(command: str) -> None:
    assert os.access(ROOT / command, os.X_OK)


def test_play_becomes_the_server_with_the_same_arguments(monkeypatch: pytest.MonkeyPatch) -> None:
    became: list[list[str]] = []

    def become(command: list[str]) -> int:
        became.append(command)
        return 7

    monkeypatch.setattr(Environment, "prepare", lambda self, lock: None)
    monkeypatch.setattr(Environment, "is_settled", lambda self: True)
    monkeypatch.setattr(play, "become", become)

    assert play.main(["--port", "8123"]) == 7
    assert became[0][1:] == ["-P", "-m", "discovery", "serve", "--port", "8123"]


def test_any_command_starts_from_the_folder_and_the_setup_stays_out_of_its_output(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    became: list[list[str]] = []
    monkeypatch.setattr(Environment, "prepare", lambda self, lock: say("setting up"))
    monkeypatch.setattr(Environment, "is_settled", lambda self: True)
    monkeypatch.setattr(play, "become", became.append)

    play.command(["simulate", "--json"])

    assert became[0][1:] == ["-P", "-m", "discovery", "simulate", "--json"]
    assert capsys.readouterr() == ("", "setting up\n")


def test_play_starts_at_once_and_the_engine_is_compiled_in_the_background(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    order: list[str] = []
    monkeypatch.setattr(Environment, "prepare", lambda self, lock: order.append("prepare"))
    monkeypatch.setattr(Environment, "is_settled", lambda self: False)
    monkeypatch.setattr(background, "start", lambda environment: order.append("engine"))
    monkeypatch.setattr(play, "become", lambda command: order.append("server"))

    play.main([])

    assert order == ["prepare", "engine", "server"]


WORK = (
    "import sys, tooling.background as b;"
    "b.Environment.compile_engine = lambda self: {compiled};"
    "b.ROOT = __import__('pathlib').Path({folder!r});"
    "b.command = lambda environment, *more: [sys.executable, '-c', sys.argv[1], sys.argv[1], *more];"
    "raise SystemExit(b.main(sys.argv[2:]))"
)
"""`python -m tooling.background`, which does ``compiled`` instead of its work in a folder."""


def background_command(folder: Path, compiled: str) -> tuple[list[str], dict[str, str]]:
    """The command that starts the work, and its environment."""
    (folder / ".setup").mkdir()
    script = WORK.format(compiled=compiled, folder=str(folder))
    return [sys.executable, "-c", script, script], os.environ | {"PYTHONPATH": str(ROOT), "LC_ALL": "C"}


def test_in_a_terminal_the_background_says_when_the_engine_is_there(tmp_path: Path) -> None:
    """The process that `start` waits for ends at once; its own child says the line."""
    pty = pytest.importorskip("pty", reason="Windows has no pseudo-terminals")
    mine, theirs = pty.openpty()
    command, environment = background_command(tmp_path, "True")
    run(command, env=environment, stdout=theirs, stderr=theirs)
    said = b""
    while b"The engine is compiled" not in said:
        ready, _, _ = select.select([mine], [], [], MOST_SECONDS)
        assert ready, said
        said += os.read(mine, 1000)
    os.close(mine)
    os.close(theirs)


def test_whoever_reads_a_commands_output_does_not_wait_for_the_engine(tmp_path: Path) -> None:
    """The pipe is closed while the work goes on: here it waits until somebody writes."""
    line = tmp_path / "line"
    os.mkfifo(line)
    command, environment = background_command(tmp_path, f"not open({str(line)!r}).read()")
    ran = run(command, env=environment)
    with line.open("w"):
        assert (ran.stdout, ran.stderr) == ("", "")


@pytest.mark.parametrize(("raised", "status"), [(SetupFailed, 1), (KeyboardInterrupt, 130)])
@pytest.mark.parametrize("main", [play.main, check.main, dev.main])
def test_a_setup_that_does_not_end_well_is_the_end(
    main: Main, raised: type[BaseException], status: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    def prepare(self: Environment, lock: str, **more: bool) -> None:
        raise raised

    monkeypatch.setattr(Environment, "prepare", prepare)

    assert main([]) == status


@pytest.mark.parametrize(
    ("arguments", "wishes"),
    [
        ([], Wishes(Round.USUAL, ())),
        (["--fast"], Wishes(Round.FAST, ())),
        (["--fast", "--", "-k", "trump"], Wishes(Round.FAST, ("-k", "trump"))),
        (["--long"], Wishes(Round.LONG, ())),
        (["--", "--fast"], Wishes(Round.USUAL, ("--fast",))),
        (["tests/test_bits.py", "--", "-x"], Wishes(Round.USUAL, ("-x",), named=("tests/test_bits.py",))),
        (
            ["tests/cli/test_words.py::test_a[1]"],
            Wishes(Round.USUAL, (), named=("tests/cli/test_words.py::test_a[1]",)),
        ),
        (
            ["tests/cli/", "web/plugins/texts.test.ts"],
            Wishes(Round.USUAL, (), named=("tests/cli", "web/plugins/texts.test.ts")),
        ),
    ],
)
def test_wishes_are_read(arguments: list[str], wishes: Wishes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    assert check.read(arguments, TEXT) == wishes


def test_a_test_is_found_from_where_one_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT / "tests" / "cli")
    assert check.place_of("test_words.py::test_a") == "tests/cli/test_words.py::test_a"
    assert check.place_of(str(ROOT / "tests/test_bits.py")) == "tests/test_bits.py"
    assert check.place_of("tests/test_bits.py") == ""


@pytest.mark.parametrize(
    "name",
    ["tests/test_nothing.py", "README.md", "src/discovery", "/", "web/src", "web/plugins/texts.ts", ""],
)
def test_what_is_no_test_is_refused_in_words(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(ROOT)
    assert check.main([name]) == 2
    assert f"does not know {name}." in capsys.readouterr().out


def test_a_named_test_goes_with_no_other_wish(capsys: pytest.CaptureFixture[str]) -> None:
    assert check.main(["--fast", str(ROOT / "tests" / "test_bits.py")]) == 2
    assert "./check TEST ..." in capsys.readouterr().out


@pytest.mark.parametrize(
    ("named", "page", "runs"),
    [
        (["tests/test_bits.py"], False, [("1", ["tests/test_bits.py"])]),
        (
            ["tests/cli/test_words.py::test_a"],
            True,
            [("0", ["tests/cli/test_words.py::test_a"])],
        ),
        (["tests/cli"], True, [("0", [*SIDE_BY_SIDE, "tests/cli"])]),
        (["tests/browser/test_names.py"], True, [("0", ["tests/browser/test_names.py"])]),
        (
            ["web/src/a.test.ts", "tests/test_dice.py"],
            False,
            [("", ["src/a.test.ts"]), ("1", ["tests/test_dice.py"])],
        ),
        (
            ["tests/evolution/test_plane.py", "tests/cli/test_words.py", "tests/test_bits.py"],
            True,
            [
                ("1", [*SIDE_BY_SIDE, "tests/evolution/test_plane.py", "tests/test_bits.py"]),
                ("0", ["tests/cli/test_words.py"]),
            ],
        ),
    ],
)
def test_named_tests_run_alone_and_bring_only_what_they_need(
    named: list[str],
    page: bool,
    runs: list[tuple[str, list[str]]],
    environment: Environment,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Each on the build that the whole check runs it on; the engine is waited for by none."""
    prepared: list[object] = []
    ran: list[tuple[str, list[str]]] = []

    def run(
        command: list[str],
        *,
        cwd: Path,
        check: bool,
        env: dict[str, str] | None = None,
        timeout: float | None = None,
    ) -> object:
        of_client = "tooling.client" in command
        assert of_client == (env is None)
        ran.append(((env or {}).get("DISCOVERY_PURE", ""), command[4:] if of_client else command[5:-1]))
        return subprocess.CompletedProcess(command, 4 if of_client else 3)

    def with_browser(environment: Environment) -> dict[str, str]:
        prepared.append("browser")
        return {}

    monkeypatch.setattr(Environment, "prepare", lambda self, lock, **more: prepared.append((lock, more)))
    monkeypatch.setattr(check, "with_browser", with_browser)
    monkeypatch.setattr(subprocess, "run", run)

    status = check.run_named(environment, Wishes(Round.USUAL, ("-x",), named=tuple(named)))

    browser_needed = ["browser"] if "browser" in named[0] else []
    assert prepared == [(TEST_LOCK, {"page": page}), *browser_needed]
    assert ran == runs
    assert status == (4 if runs[0][0] == "" else 3)


def test_unknown_wishes_are_refused_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert check.main(["--quick"]) == 2
    assert "--quick" in capsys.readouterr().out


def test_the_first_failing_check_ends_the_run_with_a_table(
    environment: Environment, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(check, "CHECKS", (GOOD, BAD, ("check-imports", ("-c", "raise SystemExit('never')"))))

    with pytest.raises(CheckFailed):
        check.run_checks(environment, dict(os.environ), Limit(1))

    said = capsys.readouterr().out
    table = [line.split("  ")[-1].strip() for line in said.splitlines()[-6:]]
    assert "x.py:1: a fault" in said
    assert "never" not in said
    assert table[0].startswith("passed, ")
    assert table[1:] == ["failed", *["not run"] * 4]


def test_checks_run_in_parallel_and_are_reported_in_order(
    environment: Environment,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Each of these ends only when the other has begun."""
    pair = [str(tmp_path / name) for name in ("one", "other")]
    both = (("check-ruff", ("-c", MEET, *pair)), ("check-types", ("-c", MEET, *reversed(pair))))
    monkeypatch.setattr(check, "CHECKS", both)
    monkeypatch.setattr(os, "cpu_count", lambda: 2)

    check.run_checks(environment, dict(os.environ), Limit(1))

    said = capsys.readouterr().out
    assert said.index("1/5 lint") < said.index("2/5 types")


def test_a_check_that_takes_too_long_names_what_was_running(
    environment: Environment, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def run(self: Runs, *arguments: object) -> int:
        (Path(self.surroundings[RUNNING]) / "1").write_text("tests/a.py::test_endless", encoding="utf-8")
        raise subprocess.TimeoutExpired(["pytest", "tests"], 60 * 75)

    monkeypatch.setattr(check, "CHECKS", ())
    monkeypatch.setattr(Runs, "all", run)

    assert check.run_everything(environment, dict(os.environ), Wishes(Round.FAST, ())) == 1

    said = capsys.readouterr().out.splitlines()
    assert said == ["The check was ended after 30 minutes. What was running:", "  tests/a.py::test_endless"]


def test_a_command_that_takes_too_long_is_named(
    environment: Environment, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(check, "CHECKS", (("check-ruff", ("-c", "import time; time.sleep(600)")),))
    monkeypatch.setattr(check, "MOST_MINUTES", dict.fromkeys(Round, 0))

    assert check.run_everything(environment, dict(os.environ), Wishes(Round.FAST, ())) == 1
    assert "time.sleep(600)" in capsys.readouterr().out.splitlines()[-1]


def test_checks_that_pass_keep_what_they_print_to_themselves(
    environment: Environment, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(check, "CHECKS", (("check-ruff", ("-c", "print('all is well')")),))

    check.run_checks(environment, dict(os.environ), Limit(1))

    assert "all is well" not in capsys.readouterr().out


def test_a_named_browser_is_taken(environment: Environment, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(browser.VARIABLE, sys.executable)

    assert browser.find(environment) == Path(sys.executable)


def test_a_browser_named_in_vain_is_refused_in_words(
    environment: Environment, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(browser.VARIABLE, "/nowhere/chromium")

    with pytest.raises(SetupFailed):
        check.with_browser(environment)
    assert "/nowhere/chromium" in capsys.readouterr().out


@pytest.mark.skipif(os.name == "nt", reason="the stubs here are shell scripts")
def test_a_stub_that_is_no_browser_is_passed_over(
    environment: Environment, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, status in (("chromium", 1), ("google-chrome", 0)):
        (tmp_path / name).write_text(f"#!/bin/sh\nexit {status}\n", encoding="ascii")
        (tmp_path / name).chmod(0o755)
    monkeypatch.delenv(browser.VARIABLE, raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))

    assert browser.find(environment) == tmp_path / "google-chrome"


@pytest.mark.skipif(os.name == "nt", reason="the stubs here are shell scripts")
def test_most_tests_run_in_the_light_browser_unless_one_is_named(
    environment: Environment, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("chromium", browser.LIGHT):
        (tmp_path / name).write_text("#!/bin/sh\nexit 0\n", encoding="ascii")
        (tmp_path / name).chmod(0o755)
    whole, light = tmp_path / "chromium", tmp_path / browser.LIGHT
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv(browser.VARIABLE, raising=False)

    def chosen() -> tuple[str, str]:
        found = check.with_browser(environment)
        return found[browser.VARIABLE], found[browser.LIGHT_VARIABLE]

    assert chosen() == (str(whole), str(light))
    light.write_text("#!/bin/sh\nexit 1\n", encoding="ascii")
    assert chosen() == (str(whole), str(whole))
    light.write_text("#!/bin/sh\nexit 0\n", encoding="ascii")
    monkeypatch.setenv(browser.VARIABLE, str(whole))
    assert chosen() == (str(whole), str(whole))


def test_a_second_setup_waits_for_the_first(tmp_path: Path) -> None:
    path, waiting, order = tmp_path / "lock", threading.Event(), []

    def second() -> None:
        with alone(path, waiting.set):
            order.append("second")

    with alone(path, lambda: order.append("never")):
        thread = threading.Thread(target=second)
        thread.start()
        assert waiting.wait(MOST_SECONDS)
        order.append("first")
    thread.join(MOST_SECONDS)

    assert order == ["first", "second"]
