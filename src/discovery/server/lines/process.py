"""A program in a process of its own that talks in lines; neither side can make the other wait for ever."""

from __future__ import annotations

import contextlib
import os
import queue
import shlex
import shutil
import signal
import subprocess
import sys
import threading
from collections.abc import Sequence
from typing import IO

from discovery.errors import Code, TableError
from discovery.server.lines.messages import LONGEST_LINE

MOST_HEARD = 256
"""Lines that may wait to be read; a program that says more is held back."""
GOODBYE_SECONDS = 2.0
"""A program whose input has ended has so long to end by itself."""


def command_of(text: str) -> list[str]:
    """The words of a command; a Python file without the right to be run is run by this Python.

    ``TableError(NOT_STARTING)`` if there is nothing of that name.
    """
    try:
        words = shlex.split(text, posix=sys.platform != "win32")
    except ValueError:
        words = []
    if words and words[0].endswith(".py") and os.path.isfile(words[0]):
        return [sys.executable, *words]
    if not words or shutil.which(words[0]) is None:
        raise TableError(Code.NOT_STARTING, given=text[:60])
    return words


class Process:
    """Two threads carry the lines, so that whoever asks waits no longer than he wants to."""

    def __init__(self, command: Sequence[str]) -> None:
        """``OSError`` if it cannot be started."""
        posix = os.name == "posix"
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=posix
        )
        self._heard: queue.Queue[bytes] = queue.Queue(MOST_HEARD)
        self._said: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._over = threading.Event()
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._threads = [
            threading.Thread(target=self._listen, args=(self._process.stdout,), daemon=True),
            threading.Thread(target=self._speak, args=(self._process.stdin,), daemon=True),
        ]
        for thread in self._threads:
            thread.start()

    def say(self, line: bytes) -> None:
        """Send a line, sooner or later."""
        self._said.put(line)

    def hear(self, seconds: float) -> bytes:
        """The next line. ``TimeoutError``; ``EOFError`` when there is none any more."""
        try:
            line = self._heard.get(timeout=max(0.0, seconds))
        except queue.Empty:
            raise TimeoutError from None
        if not line or self._over.is_set():
            raise EOFError
        return line

    def close(self) -> None:
        """End its input, and it, too, unless it ends soon."""
        self._said.put(None)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(GOODBYE_SECONDS)
        self.kill()

    def kill(self) -> None:
        """End it, with whatever it has started, whatever it is doing."""
        self._over.set()
        self._said.put(None)
        with contextlib.suppress(queue.Full):
            self._heard.put_nowait(b"")
        with contextlib.suppress(ProcessLookupError, PermissionError):
            if os.name == "posix":
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()
        self._process.wait()
        for thread in self._threads:
            thread.join(GOODBYE_SECONDS)

    def _listen(self, stream: IO[bytes]) -> None:
        with stream:
            while not self._over.is_set():
                line = stream.readline(LONGEST_LINE + 1)
                self._put(line)
                if not line:
                    return

    def _put(self, line: bytes) -> None:
        while not self._over.is_set():
            with contextlib.suppress(queue.Full):
                self._heard.put(line, timeout=0.1)
                return

    def _speak(self, stream: IO[bytes]) -> None:
        with contextlib.suppress(OSError), stream:
            while (line := self._said.get()) is not None:
                stream.write(line)
                stream.flush()
