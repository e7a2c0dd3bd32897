"""What the host's command line says of opponents, and programs of one's own."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from discovery.server.config.settings import Settings
from tests.cli.conftest import Run


def test_the_host_limits_what_opponents_use_of_the_machine(
    run: Run, started: list[Settings], tmp_path: Path
) -> None:
    budget = ["--thinkers", "3", "--thinker-memory", "512", "--longest-queue", "9"]
    assert run("serve", "--data", tmp_path, *budget).status == 0
    assert run("serve", "--data", tmp_path).status == 0
    given, usual = (settings.allowance for settings in started)
    assert (given.workers, given.memory, given.longest) == (3, 512 * 1024**2, 9)
    assert usual == Settings(tmp_path).allowance
    assert usual.workers >= 1


def test_the_host_names_own_programs(run: Run, started: list[Settings], tmp_path: Path) -> None:
    command = f"{sys.executable} bot.py"
    programs = ["--program", f"mine={command}", "--program", "other=run it", "--program-seconds", "2.5"]
    assert run("serve", "--data", tmp_path, *programs).status == 0
    assert started[0].commands == {"mine": command, "other": "run it"}
    assert started[0].command_seconds == 2.5


@pytest.mark.parametrize(
    ("arguments", "status", "code"),
    [
        (("--program", "level-3=run it"), 1, "bad-name"),
        (("--program", "bot=run it"), 2, "bad-value"),
        (("--program-seconds", "0"), 2, "bad-value"),
        (("--thinkers", "0"), 2, "bad-value"),
        (("--thinker-memory", "-1"), 2, "bad-value"),
    ],
)
def test_what_cannot_be_is_refused(
    run: Run, started: list[Settings], tmp_path: Path, arguments: tuple[str, ...], status: int, code: str
) -> None:
    done = run("serve", "--data", tmp_path, *arguments)
    assert (done.status, done.err.splitlines()[-1].split(": ")[1]) == (status, code)
    assert started == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_program_that_cannot_join_says_why(run: Run, language: str) -> None:
    link = "http://127.0.0.1:1/#/play/secret"
    for arguments, code in [
        ((link, "no-such-program-anywhere"), "not-starting"),
        (("http://127.0.0.1:1/", sys.executable), "nothing-there"),
        ((link, sys.executable), "nothing-there"),
    ]:
        done = run("join", *arguments, "--language", language)
        assert (done.status, done.err.split(": ")[1]) == (1, code)
