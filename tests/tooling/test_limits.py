"""A test that waits for ever is named with what it waits for, and the tests around it pass."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.support.testing.planted import AFTER, BEFORE, played
from tooling.limit import RUNNING, named

IN_A_TASK = """
import asyncio
import pytest

async def a_message_that_never_comes():
    await asyncio.Event().wait()

@pytest.mark.anyio
async def test_waits():
    await a_message_that_never_comes()
"""
IN_A_THREAD = """
import threading

def a_thread_that_never_ends(gate):
    gate.wait()

def test_waits():
    gate = threading.Event()
    threading.Thread(target=a_thread_that_never_ends, args=[gate], daemon=True).start()
    threading.Event().wait()
"""
IN_A_FIXTURE = """
import threading
import pytest

@pytest.fixture
def never_there():
    threading.Event().wait()

def test_waits(never_there):
    pass
"""
NOTED = """
from pathlib import Path
from tooling.limit import named

def test_is_noted():
    (name,) = named(Path({folder!r}))
    assert name.endswith("::test_is_noted")
"""
AFTER_A_FAILURE = """
import threading
import pytest

@pytest.fixture
def never_gone():
    yield
    threading.Event().wait()

def test_waits(never_gone):
    assert False, "a fault of its own"
"""
IN_A_LOOP = """
def test_waits():
    while True:
        pass
"""


@pytest.mark.parametrize(
    ("waiting", "named"),
    [
        (IN_A_TASK, "await a_message_that_never_comes()"),
        (IN_A_THREAD, "in a_thread_that_never_ends"),
        (IN_A_FIXTURE, "def never_there():"),
        (IN_A_LOOP, "while True:"),
    ],
    ids=["task", "thread", "fixture", "loop"],
)
def test_an_endless_wait_is_named_and_costs_the_others_nothing(
    waiting: str, named: str, tmp_path: Path
) -> None:
    said = played(tmp_path, BEFORE, waiting, AFTER)

    assert "still running after 1 s" in said
    assert named in said
    assert re.findall(r"::(test_\w+) (\w+)", said)[:3] in (
        [("test_before", "PASSED"), ("test_waits", "FAILED"), ("test_after", "PASSED")],
        [("test_before", "PASSED"), ("test_waits", "ERROR"), ("test_after", "PASSED")],
    )


def test_what_is_torn_down_after_a_failure_has_a_limit_too(tmp_path: Path) -> None:
    said = played(tmp_path, AFTER_A_FAILURE, AFTER)

    assert "a fault of its own" in said
    assert "still running after 1 s" in said
    assert "2 failed" not in said
    assert "1 failed, 1 passed, 1 error" in said


def test_what_runs_is_written_down_as_long_as_it_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    running = tmp_path / "running"
    running.mkdir()
    monkeypatch.setenv(RUNNING, str(running))

    said = played(tmp_path, NOTED.format(folder=str(running)), "def test_fails():\n    assert False\n")

    assert "1 failed, 1 passed" in said
    assert named(running) == []
