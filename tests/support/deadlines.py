"""Deadlines for whatever a test waits for: a test that waits for ever says nothing.

Who waits in vain gets an `AssertionError` that says what was heard until then.
"""

from __future__ import annotations

import asyncio
import re
import signal
import subprocess
import threading
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from inspect import isawaitable
from pathlib import Path
from typing import Any

MOST_SECONDS = 60.0
"""How long a test waits for one thing: long enough for a machine that has much else to do."""
MEET = f"""import pathlib, sys, time
own, other = map(pathlib.Path, sys.argv[1:])
own.touch()
until = time.monotonic() + {MOST_SECONDS}
while not other.exists():
    assert time.monotonic() < until, "the other one never begins"
    time.sleep(0.01)
"""
"""The script of a process that ends when another one, which is told the same two files the other way round,
has begun. It fails if that one never does."""

Command = Sequence[str | Path]


# ---- processes ---------------------------------------------------------------------------------------------


def run(command: Command, *, check: bool = True, **given: Any) -> subprocess.CompletedProcess[str]:
    """Run a command to its end and keep what it says, as text; ``given`` is for `subprocess.run`.

    Raises `subprocess.TimeoutExpired`, and ends the command, when it takes longer than `MOST_SECONDS` or the
    ``timeout`` that is given; `subprocess.CalledProcessError` if it fails, unless ``check`` is off.
    """
    usual = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True, "timeout": MOST_SECONDS}
    return subprocess.run(command, check=check, **(usual | given))


@contextmanager
def started(command: Command, by: int = signal.SIGTERM, **given: Any) -> Iterator[subprocess.Popen[str]]:
    """A process, whose output is read as text; ``given`` is for `subprocess.Popen`.

    At the end of the block it is ended by a signal. Raises `AssertionError` when that takes longer than
    `MOST_SECONDS`, after it has been killed.
    """
    with subprocess.Popen(command, **({"stdout": subprocess.PIPE, "text": True} | given)) as process:
        try:
            yield process
        finally:
            _end(process, by)


def _end(process: subprocess.Popen[str], by: int) -> None:
    process.send_signal(by)
    try:
        process.communicate(timeout=MOST_SECONDS)  # it may have more to say before it can end
    except subprocess.TimeoutExpired:
        process.kill()
        raise AssertionError(f"signal {by} has not ended the process in {MOST_SECONDS:g} seconds") from None


def said(process: subprocess.Popen[str], pattern: str) -> re.Match[str]:
    """Read what a process says until a line fits; what fits in it.

    A process that says nothing of the kind for `MOST_SECONDS` is killed, which ends what it says. Raises
    `AssertionError` with all lines that were read when the process has ended, by that or by itself.
    """
    heard: list[str] = []
    with _killed_when_late(process):
        for line in _output(process):
            heard.append(line)
            if found := re.search(pattern, line):
                return found
    raise AssertionError(f"{pattern!r} was not said, only:\n{''.join(heard)}")


def lines(process: subprocess.Popen[str]) -> Iterator[str]:
    """The lines that a process says, without their ends, each at most `MOST_SECONDS` after the one before.

    Raises `AssertionError` when one is late, after the process has been killed.
    """
    last = ""
    while True:
        with _killed_when_late(process) as late:
            line = _output(process).readline()
        assert not late.is_set(), f"nothing was said for {MOST_SECONDS:g} seconds after {last!r}"
        if not line:
            return
        last = line.rstrip("\n")
        yield last


def _output(process: subprocess.Popen[str]) -> Any:
    assert process.stdout is not None
    return process.stdout


@contextmanager
def _killed_when_late(process: subprocess.Popen[str]) -> Iterator[threading.Event]:
    """Whether it was killed, which it is if the block takes longer than it may."""
    late = threading.Event()

    def kill() -> None:
        late.set()
        process.kill()

    timer = threading.Timer(MOST_SECONDS, kill)
    timer.start()
    try:
        yield late
    finally:
        timer.cancel()


# ---- what comes about ------------------------------------------------------------------------------------


def waited(wanted: Callable[[], object], pause: float = 0.01) -> None:
    """Wait until ``wanted()`` holds, looking again after so many seconds.

    Raises `AssertionError` when it does not hold after `MOST_SECONDS`.
    """
    until = time.monotonic() + MOST_SECONDS
    while not wanted():
        assert time.monotonic() < until, f"not reached in {MOST_SECONDS:g} seconds"
        time.sleep(pause)


async def reached(wanted: Callable[[], object | Awaitable[object]], pause: float = 0.0) -> None:
    """Let the loop go on until ``wanted()``, or what it leads to when it is awaited, holds.

    Looks again after ``pause`` seconds. Raises `AssertionError` when it does not hold after `MOST_SECONDS`.
    """
    async with within():
        while not await _result(wanted()):
            await asyncio.sleep(pause)


async def _result(found: object) -> object:
    return await found if isawaitable(found) else found


@asynccontextmanager
async def within(told: Callable[[], object] = lambda: "") -> AsyncIterator[None]:
    """A block that ends in `MOST_SECONDS` by the loop's clock.

    Raises `AssertionError` otherwise, with what ``told`` says of how far it has come.
    """
    limit = asyncio.timeout(MOST_SECONDS)
    try:
        async with limit:
            yield
    except TimeoutError as error:
        if not limit.expired():
            raise
        raise AssertionError(f"not reached in {MOST_SECONDS:g} seconds {told()}".rstrip()) from error
