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
"""The standard library's: without a server it goes to standard error as it is."""

AT_ONCE, PER_SECOND, IN_ALL = 16_000, 200.0, 2_000_000
"""Bytes of one program."""
PIECE = 65_536
PAUSE = 0.05
"""Seconds between two large pieces: a program that floods is slowed down."""
LEFT_OUT = "…"


class Overhearing:
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
            heard = data[: max(0, min(int(self._budget.level), self._left))]
            self._budget.take(now, len(heard))
            self._left -= len(heard)
            cut = len(heard) < len(data)
            said = cut and not self._cut
            self._cut = cut
        for line in heard.decode(errors="replace").splitlines():
            log.warning("%s: %s", self._name, visible(line.expandtabs()))
        if said:
            log.warning("%s: %s", self._name, LEFT_OUT)


@cache
def overhearing(command: tuple[str, ...]) -> Overhearing:
    """The one for a command."""
    return Overhearing(" ".join(Path(word).name for word in command[:2]))
