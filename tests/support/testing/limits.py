"""A limit for each test: one that waits for ever is named with what it waits for, and the others go on.

The library keeps the time (``timeout`` in ``pyproject.toml``) and raises in the test. Three things are added:
the message tells what tasks and threads wait for; what is torn down after a failure has a limit of its own; a
test that goes on waiting after the limit is interrupted again.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import threading
import traceback
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from tooling.limit import RUNNING

AGAIN = 30.0
"""Seconds after which a test that has not ended by its limit is interrupted once more."""
FRAMES = 8  # the innermost calls of each task and thread, in the message
_settings: pytest.StashKey[Any] = pytest.StashKey()


@pytest.hookimpl(tryfirst=True)
def pytest_timeout_set_timer(item: pytest.Item, settings: Any) -> bool | None:
    """Interrupt the test when its time is over; where a system has no alarms, in the library's own way."""
    item.stash[_settings] = settings
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        return None

    def interrupt(*_: object) -> None:
        pytest.fail(f"still running after {settings.timeout:.0f} s\n{waits()}")

    def cancel() -> None:
        signal.setitimer(signal.ITIMER_REAL, 0)

    item.cancel_timeout = cancel  # type: ignore[attr-defined]  # where the library looks for it
    signal.signal(signal.SIGALRM, interrupt)
    signal.setitimer(signal.ITIMER_REAL, settings.timeout, AGAIN)
    return True


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_teardown(item: pytest.Item) -> None:
    """The library takes the limit off where a test fails: what is torn down then needs one, too."""
    settings = item.stash.get(_settings, None)
    if settings is not None:
        item.config.hook.pytest_timeout_set_timer(item=item, settings=settings)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Write down what runs in this process, for whoever ends the whole run."""
    folder = os.environ.get(RUNNING)
    if folder is None:
        return (yield)
    note = Path(folder) / str(os.getpid())
    note.write_text(item.nodeid, encoding="utf-8")
    try:
        return (yield)
    finally:
        note.unlink(missing_ok=True)


def waits() -> str:
    """What the other threads and the tasks of this thread's loop wait for, innermost call last."""
    told = StringIO()
    here = threading.get_ident()
    names = {thread.ident: thread.name for thread in threading.enumerate()}
    for ident, frame in sys._current_frames().items():
        if ident != here:
            told.write(f"thread {names.get(ident, ident)}:\n")
            told.writelines(traceback.format_stack(frame)[-FRAMES:])
    loop = asyncio._get_running_loop()
    for task in asyncio.all_tasks(loop) if loop is not None else ():
        told.write(f"{task.get_name()}:\n")
        told.writelines(traceback.format_list(_awaited(task.get_coro())[-FRAMES:]))
    return told.getvalue()


def _awaited(waiting: object) -> list[traceback.FrameSummary]:
    """Where a coroutine stands, and each that it awaits; a task's own stack has the first one only."""
    found: list[traceback.FrameSummary] = []
    while waiting is not None:
        frame = getattr(waiting, "cr_frame", None) or getattr(waiting, "gi_frame", None)
        if frame is not None:
            found += traceback.extract_stack(frame, limit=1)
        waiting = getattr(waiting, "cr_await", None) or getattr(waiting, "gi_yieldfrom", None)
    return found
