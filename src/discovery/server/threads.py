"""Long work in a thread, beside which everybody else's answers stay quick."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from threading import Lock
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")
SWITCH_SECONDS = 0.0005
"""Seconds for which a thread may hold Python's lock during long work. With the default, ten times as much,
everybody's moves would wait for it; without long work so short an interval would only cost each move time."""


class _ShortSwitches:
    """While any block runs in it, threads of this process release Python's lock soon."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._blocks = 0
        self._usual = 0.0

    def __enter__(self) -> None:
        with self._lock:
            if self._blocks == 0:
                self._usual = sys.getswitchinterval()
                sys.setswitchinterval(SWITCH_SECONDS)
            self._blocks += 1

    def __exit__(self, *error: object) -> None:
        with self._lock:
            self._blocks -= 1
            if self._blocks == 0:
                sys.setswitchinterval(self._usual)


_SHORT_SWITCHES = _ShortSwitches()


async def in_thread(work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
    """The result of long Python code, which runs in a thread."""

    def beside_others() -> R:
        with _SHORT_SWITCHES:
            return work(*args, **kwargs)

    return await asyncio.to_thread(beside_others)
