"""The runs of pytest in `./check`: each test is in one, on its build, and one runs beside the others."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.support.deadlines import MEET
from tests.support.testing.rounds import rarely
from tooling import testruns
from tooling.environment import Environment
from tooling.limit import Limit
from tooling.messages import speaker
from tooling.testruns import Round, Runs

ROOT = Path(__file__).parents[2]


class FakeEnvironment(Environment):
    """An environment whose Python is the one that runs the tests."""

    @property
    def python(self) -> Path:
        return Path(sys.executable)


@pytest.fixture
def environment(tmp_path: Path) -> Environment:
    return FakeEnvironment(tmp_path, speaker("en"))


@pytest.fixture(autouse=True)
def _apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """These tests may themselves be part of a check, whose notes are not theirs."""
    monkeypatch.setattr(testruns, "NOTED", str(tmp_path / "noted"))
    monkeypatch.setattr(testruns, "FLAKY", str(tmp_path / "flaky.txt"))
    monkeypatch.setattr(testruns, "PICTURES", str(tmp_path / "failed"))


def test_the_folder_of_all_tests_is_every_run() -> None:
    for key in testruns.RUNS:
        chosen = testruns.named_in(key, ["tests"])
        assert chosen == ["tests", *testruns.left_out(ROOT / "tests", key)]


def test_what_the_fast_round_leaves_out_is_there() -> None:
    assert [name for name in testruns.SLOW if not (ROOT / "tests" / name).exists()] == []


def test_every_test_belongs_to_one_run() -> None:
    tests = ROOT / "tests"
    found = {path.relative_to(tests).parts[0] for path in tests.rglob("test_*.py")}
    left_out = {key: {Path(option).name for option in testruns.left_out(tests, key)} for key in testruns.RUNS}

    assert {"evolution", "server", "browser"} <= found
    for name in found:
        assert sum(name not in names for names in left_out.values()) == 1
    assert "evolution" not in left_out[testruns.ON_PLAIN]


@pytest.mark.parametrize(
    ("round", "statuses", "ended"),
    [
        (Round.USUAL, [0, 0, 0], 0),
        (Round.LONG, [0, 0, 0], 0),
        (Round.FAST, [0, 0], 0),
        (Round.USUAL, [3, 0, 0], 3),
        (Round.USUAL, [0, 2, 4], 2),
        (Round.USUAL, [5, 0, 5], 0),
        (Round.USUAL, [5, 5, 5], 5),
    ],
)
def test_all_runs_are_made_and_the_first_that_fails_decides(
    round: Round, statuses: list[int], ended: int, environment: Environment, monkeypatch: pytest.MonkeyPatch
) -> None:
    left, builds = iter(statuses), []

    def run(
        command: list[str], *, cwd: Path, env: dict[str, str], check: bool, timeout: float
    ) -> subprocess.CompletedProcess[str]:
        assert command[-2:] == ["-k", "trump"]
        assert ("not long" in command) == (round is not Round.LONG)
        builds.append(env["DISCOVERY_PURE"])
        return subprocess.CompletedProcess(command, next(left))

    monkeypatch.setattr(subprocess, "run", run)

    assert Runs(environment, {}, Limit(1), round).all(("-k", "trump"), 7) == ended
    assert builds == ["1", "0", "0"][: len(statuses)]


def instead(monkeypatch: pytest.MonkeyPatch, plain: Sequence[str], shown: Sequence[str]) -> None:
    """Let Python run these, the one in place of the tests on the plain modules, the other of all others."""

    def command(environment: Environment, chosen: Sequence[str]) -> list[str]:
        is_plain = f"--ignore={ROOT / 'tests' / 'browser'}" in chosen and (
            f"--ignore={ROOT / 'tests' / 'evolution'}" not in chosen
        )
        return [sys.executable, "-c", *(plain if is_plain else shown)]

    monkeypatch.setattr(testruns, "command", command)


def test_the_plain_modules_are_tested_beside_the_rest_and_reported_last(
    environment: Environment,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capfd: pytest.CaptureFixture[str],
) -> None:
    """Each of these ends only when the other has begun."""
    pair = [str(tmp_path / name) for name in ("plain", "shown")]
    told = "import os; print(os.environ['DISCOVERY_PURE'], 'told')\n"
    instead(monkeypatch, [told + MEET, *pair], [MEET, *reversed(pair)])

    assert Runs(environment, os.environ, Limit(1)).all((), 7) == 0

    said = capfd.readouterr().out.splitlines()
    assert [line.split()[0] for line in said[1:5]] == ["9/10", "10/10", "8/10", "1"]
    assert [line.split()[-1] for line in said[5:]] == ["passed"] * 3


@pytest.mark.parametrize(
    ("plain", "shown", "ended"),
    [("raise SystemExit(3)", "", 3), ("", "raise SystemExit(4)", 4), ("raise SystemExit(5)", "", 0)],
    ids=["plain", "shown", "none"],
)
def test_a_run_that_fails_beside_another_is_a_failure(
    environment: Environment, monkeypatch: pytest.MonkeyPatch, plain: str, shown: str, ended: int
) -> None:
    """A run that finds no test is none."""
    instead(monkeypatch, [plain], [shown])

    assert Runs(environment, os.environ, Limit(1)).all((), 7) == ended


PLANTED = """
from pathlib import Path
import pytest

HERE = Path(__file__).parent

@pytest.mark.parametrize("name", {names})
def test_now_and_then(name):
    once = HERE / name
    seen = once.exists()
    once.touch()
    assert seen, "only the second time"

def test_always():
    assert {always}
"""


@pytest.mark.parametrize(
    ("names", "always", "ended"),
    [
        (["ann", "bo"], True, 0),
        (["ann", "bo", "cem"], True, 1),
        *rarely(
            (["ann"], True, 0),
            (["ann"], False, 1),
            ([f"player-{n}" for n in range(9)], True, 1),
        ),
    ],
    ids=["two", "three", "one", "one-always", "many"],
)
def test_what_fails_in_the_browser_is_run_once_more_and_told_if_it_passes_then(
    names: list[str],
    always: bool,
    ended: int,
    environment: Environment,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capfd: pytest.CaptureFixture[str],
) -> None:
    """Up to two flaky cases are named and written down, three are a failure, and nine are no chance."""
    planted = tmp_path / "test_planted.py"
    planted.write_text(PLANTED.format(names=names, always=always), encoding="utf-8")
    (tmp_path / "tests").mkdir()
    monkeypatch.setattr(testruns, "ROOT", tmp_path)
    usual = testruns.everything

    def everything(key: str) -> list[str]:
        cache = [option for option in usual(key) if "cache" in option or option == "-o"]
        return (
            [*cache, "-n", "1", planted.name] if key == testruns.IN_BROWSER else ["-k", "none", planted.name]
        )

    monkeypatch.setattr(testruns, "everything", everything)
    monkeypatch.setattr(testruns, "RUNS", {testruns.IN_BROWSER: (), testruns.ON_PLAIN: ()})
    options = ["-c", os.devnull, f"--rootdir={tmp_path}", "-p", "no:randomly"]
    monkeypatch.setattr(
        testruns,
        "command",
        lambda _, chosen: [
            sys.executable,
            "-m",
            "pytest",
            *options,
            *(one for one in chosen[1:] if one not in testruns.MARKED[Round.USUAL]),
        ],
    )

    assert Runs(environment, os.environ, Limit(1)).all((), 7) == ended

    said = capfd.readouterr().out
    told = [line.rsplit("::", 1)[1] for line in said.splitlines() if line.startswith("FLAKY")]
    expected = [f"test_now_and_then[{name}]" for name in names] if len(names) < 9 else []
    assert sorted(told) == expected
    if expected:
        written = (tmp_path / testruns.FLAKY).read_text(encoding="utf-8").splitlines()
        assert sorted(name.rsplit("::", 1)[1] for name in written) == expected
    assert ("More than 2 flaky tests" in said) == (len(expected) > 2)
    lasting = ["test_always"] if not always else []
    lasting += [f"test_now_and_then[{name}]" for name in names if not expected]
    listed = [
        line.strip(" '").rsplit("::", 1)[1] for line in said.splitlines() if line.startswith("  ./check")
    ]
    assert sorted(listed) == sorted(lasting)
