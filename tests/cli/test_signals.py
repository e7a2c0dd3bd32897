"""Ctrl+C, which reaches all processes of a terminal, and SIGTERM end real commands without a traceback."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.support.deadlines import MOST_SECONDS, said, started, waited

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="groups of processes")
SIGNALS: dict[int, int] = {signal.SIGINT: 130, signal.SIGTERM: -signal.SIGTERM}
"""The signals, each with the status of a command that does not catch it."""


def interrupted(command: list[str], number: int, under_way: Callable[[subprocess.Popen[str]], object]) -> int:
    """Send a signal to a command and all its processes as soon as it is ``under_way``; its status."""
    asked = [sys.executable, "-m", "discovery", *command, "--language", "en"]
    pipes = {"stdin": subprocess.PIPE, "stderr": subprocess.PIPE}
    with started(asked, start_new_session=True, **pipes) as process:
        under_way(process)
        os.killpg(process.pid, number)
        _, err = process.communicate(timeout=MOST_SECONDS)
    assert "Traceback" not in err
    assert len(err.splitlines()) <= 1
    return process.returncode


@pytest.mark.parametrize("number", SIGNALS)
def test_a_game_that_waits_for_a_move(number: int) -> None:
    status = interrupted(["play", "--seed", "5"], number, lambda process: said(process, "Explore"))
    assert status == SIGNALS[number]


@pytest.mark.long
@pytest.mark.parametrize("number", SIGNALS)
def test_games_that_are_played_by_several_processes(number: int, tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    command = ["tournament", "--players", "greedy,random", "--game", "intro", "--games", "100000"]
    command += ["--workers", "2", "--resume", str(file)]
    status = interrupted(command, number, lambda _: waited(lambda: file.exists() and file.stat().st_size))
    assert status == SIGNALS[number]


@pytest.mark.long
@pytest.mark.parametrize("number", SIGNALS)
def test_a_server_that_listens(number: int, tmp_path: Path) -> None:
    """It prints its address just before it catches signals."""
    command = ["serve", "--port", "0", "--data", str(tmp_path)]
    status = interrupted(command, number, lambda process: said(process, "http://"))
    assert status in (0, SIGNALS[number])
