"""The environment is made once, kept while nothing changes, and repaired when it is damaged."""

from __future__ import annotations

import subprocess
from collections.abc import Sequence
from pathlib import Path

import pytest

from tooling.environment import PLAY_LOCK, PROJECT_FILES, TEST_LOCK, Environment, SetupFailed
from tooling.messages import speaker


class Recorded(Environment):
    """Only writes down what it would run; `failing` says how often installing packages fails first."""

    def __init__(self, root: Path, failing: int = 0) -> None:
        super().__init__(root, speaker("en"))
        self.failing = failing
        self.orders: list[str] = []

    def run(self, command: Sequence[str | Path]) -> None:
        if "venv" in command:
            self.orders.append("venv")
            self.python.parent.mkdir(parents=True, exist_ok=True)
            self.python.touch()
        elif "-r" in command:
            self.orders.append(str(command[-1]))
            self._fail(command)
        else:
            self.orders.append("project")

    def _fail(self, command: Sequence[str | Path]) -> None:
        if self.failing:
            self.failing -= 1
            self.log.write_text("No matching distribution found", encoding="utf-8")
            raise subprocess.CalledProcessError(1, list(map(str, command)))

    def _is_usable(self) -> bool:
        return self.python.exists()


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    for name in (PLAY_LOCK, TEST_LOCK, *PROJECT_FILES, "web/index.html"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(f"first {name}", encoding="utf-8")
    return tmp_path


def orders(checkout: Path, lock: str, failing: int = 0) -> list[str]:
    """What bringing the environment to a lock runs."""
    environment = Recorded(checkout, failing)
    environment.prepare(lock)
    return environment.orders


def test_first_start_does_everything_and_says_so(checkout: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert orders(checkout, PLAY_LOCK) == ["venv", PLAY_LOCK, "project"]

    said = capsys.readouterr().out.splitlines()
    assert said[0] == "Setting up: about a minute, this once."
    assert "  2/3 Python packages ..." in said


def test_second_start_does_nothing_in_silence(checkout: Path, capsys: pytest.CaptureFixture[str]) -> None:
    orders(checkout, PLAY_LOCK)
    capsys.readouterr()

    assert orders(checkout, PLAY_LOCK) == []
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize("name", ["pyproject.toml", "src/discovery/__init__.py", "web/index.html"])
def test_a_changed_project_is_installed_again_without_its_packages(checkout: Path, name: str) -> None:
    orders(checkout, PLAY_LOCK)
    (checkout / name).write_text("second", encoding="utf-8")

    assert orders(checkout, PLAY_LOCK) == ["project"]


def test_a_changed_lock_brings_its_packages(checkout: Path) -> None:
    orders(checkout, PLAY_LOCK)
    (checkout / PLAY_LOCK).write_text("second", encoding="utf-8")

    assert orders(checkout, PLAY_LOCK) == [PLAY_LOCK, "project"]


def test_an_environment_for_the_tests_is_good_for_playing(checkout: Path) -> None:
    assert orders(checkout, PLAY_LOCK) == ["venv", PLAY_LOCK, "project"]
    assert orders(checkout, TEST_LOCK) == [TEST_LOCK, "project"]
    assert orders(checkout, PLAY_LOCK) == []
    assert orders(checkout, TEST_LOCK) == []


def test_new_packages_for_playing_put_those_of_the_tests_in_doubt(checkout: Path) -> None:
    orders(checkout, TEST_LOCK)
    (checkout / PLAY_LOCK).write_text("second", encoding="utf-8")
    orders(checkout, PLAY_LOCK)

    assert orders(checkout, TEST_LOCK) == [TEST_LOCK, "project"]


def test_a_moved_checkout_is_installed_where_it_is_now(checkout: Path) -> None:
    orders(checkout, PLAY_LOCK)
    moved = checkout.rename(checkout.with_name("elsewhere"))

    assert orders(moved, PLAY_LOCK) == ["project"]


def test_a_failure_is_explained_with_the_end_of_the_log(
    checkout: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SetupFailed):
        orders(checkout, PLAY_LOCK, failing=1)

    said = capsys.readouterr().out
    assert "Setting up failed at this step: Python packages." in said
    assert "    No matching distribution found" in said
    assert str(checkout / ".setup" / "setup.log") in said


def test_a_setup_that_was_cut_off_goes_on(checkout: Path) -> None:
    with pytest.raises(SetupFailed):
        orders(checkout, PLAY_LOCK, failing=1)

    assert orders(checkout, PLAY_LOCK) == [PLAY_LOCK, "project"]


def test_a_setup_that_was_cut_off_and_fails_again_is_made_anew(checkout: Path) -> None:
    with pytest.raises(SetupFailed):
        orders(checkout, PLAY_LOCK, failing=1)

    assert orders(checkout, PLAY_LOCK, failing=1) == [PLAY_LOCK, "venv", PLAY_LOCK, "project"]


def test_a_whole_environment_is_not_thrown_away_because_an_update_fails(checkout: Path) -> None:
    orders(checkout, PLAY_LOCK)
    (checkout / PLAY_LOCK).write_text("second", encoding="utf-8")
    environment = Recorded(checkout, failing=1)

    with pytest.raises(SetupFailed):
        environment.prepare(PLAY_LOCK)

    assert environment.orders == [PLAY_LOCK]


def test_an_unreadable_stamp_counts_as_none(checkout: Path) -> None:
    orders(checkout, PLAY_LOCK)
    Recorded(checkout).stamp.write_text("{half", encoding="ascii")

    assert orders(checkout, PLAY_LOCK) == [PLAY_LOCK, "project"]


def test_an_environment_without_its_python_is_made_anew(checkout: Path) -> None:
    orders(checkout, PLAY_LOCK)
    Recorded(checkout).python.unlink()

    assert orders(checkout, PLAY_LOCK) == ["venv", PLAY_LOCK, "project"]
