"""The whole check is timed in fresh clones, with nothing beside it or with other work on every core."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.deadlines import run
from tooling import stopwatch
from tooling.stopwatch import Run, timed, told

CHECK = """import os, pathlib, sys
print("Tests run in the order of seed 7; ./check -- --randomly-seed=7 repeats it.")
pathlib.Path(".setup").mkdir()
pathlib.Path(".setup/flaky.txt").write_text("tests/browser/test_a.py::test_b\\n")
sys.exit(pathlib.Path("broken").exists())
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A project whose check ends at once."""
    (tmp_path / "check").write_text(CHECK, encoding="utf-8")
    commit(tmp_path, "init", "-q")
    return tmp_path


def commit(checkout: Path, *before: str) -> None:
    named = ("-c", "user.name=Ann", "-c", "user.email=ann@example.org")
    for order in ([*before], ["add", "."], [*named, "commit", "-q", "-m", "One more"]):
        if order:
            run(["git", *order], cwd=checkout)


@pytest.mark.parametrize("busy", [False, True])
def test_a_run_tells_its_order_and_what_was_flaky(checkout: Path, busy: bool) -> None:
    found = timed(checkout, busy)
    assert (found.busy, found.order, found.passed) == (busy, "7", True)
    assert found.flaky == ("tests/browser/test_a.py::test_b",)


def test_a_check_that_fails_is_told(checkout: Path) -> None:
    (checkout / "broken").touch()
    commit(checkout)
    assert not timed(checkout, False).passed


def test_a_row_is_in_minutes() -> None:
    assert told(2, Run(True, 93.0, "7", True, ())) == [
        "2",
        "other work on all cores",
        "1.6",
        "7",
        "yes",
        "none",
    ]


def test_the_command_fails_where_a_run_was_flaky(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(stopwatch, "ROOT", checkout)
    assert stopwatch.main(["--quiet", "1", "--busy", "0"]) == 1
    assert capsys.readouterr().out.splitlines()[2].endswith("| 7 | yes | tests/browser/test_a.py::test_b |")
