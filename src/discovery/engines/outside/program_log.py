"""Relays the standard error of programs line by line, limited in rate and in total.

The limits count per command, however often it is started, so that no program can fill the disk.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import IO

from discovery.core.bucket import Bucket
from discovery.i18n import visible

log = logging.getLogger("discovery.program")
"""The standard library's logger: without a server it writes to standard error."""

AT_ONCE, PER_SECOND, IN_ALL = 16_000, 200.0, 2_000_000
"""Limits of one command in bytes: a burst, a rate per second, a total."""
PIECE = 65_536
PAUSE = 0.05
"""Seconds between two large pieces: a program that floods is slowed down."""
LEFT_OUT = "…"


class ProgramLog:
    """The standard error of one command's programs."""

    def __init__(self, name: str, clock: Callable[[], float] = time.monotonic) -> None:
        self._name = name
        self._clock = clock
        self._budget = Bucket(AT_ONCE, PER_SECOND, clock())
        self._left = IN_ALL
        self._cut = False
        self._lock = threading.Lock()

    def listen(self, stream: IO[bytes]) -> None:
        """Relay everything until it ends."""
        with stream:
            while data := stream.read1(PIECE):  # type: ignore[attr-defined]  # a pipe's reader has it
                self.take(data)
                if len(data) == PIECE:
                    time.sleep(PAUSE)

    def take(self, data: bytes) -> None:
        """Relay as much as the limits allow; one message says when something is left out, until there is
        room again."""
        with self._lock:
            now = self._clock()
            self._budget.fill(now)
            passed = data[: max(0, min(int(self._budget.level), self._left))]
            self._budget.take(now, len(passed))
            self._left -= len(passed)
            cut = len(passed) < len(data)
            said = cut and not self._cut
            self._cut = cut
        for line in passed.decode(errors="replace").splitlines():
            log.warning("%s: %s", self._name, visible(line.expandtabs()))
        if said:
            log.warning("%s: %s", self._name, LEFT_OUT)


@cache
def program_log(command: tuple[str, ...]) -> ProgramLog:
    """The log of a command."""
    return ProgramLog(" ".join(Path(word).name for word in command[:2]))
