"""A program as a process that exchanges lines; neither side can make the other wait for ever."""

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
from typing import IO, Any

from discovery.core.errors import Code, TableError
from discovery.engines.outside import keeper as keeper_module
from discovery.engines.outside.messages import LONGEST_LINE
from discovery.engines.outside.program_log import program_log

MOST_HEARD = 256
"""The number of lines that may wait to be read; with more, the program is slowed down."""
GOODBYE_SECONDS = 2.0
"""Seconds that a program has to exit after its input has ended."""


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


def _started(command: Sequence[str], **options: Any) -> subprocess.Popen[bytes]:
    lines = subprocess.PIPE
    return subprocess.Popen(command, stdin=lines, stdout=lines, stderr=lines, **options)


class Process:
    """Threads carry the lines, so that a caller never waits longer than its time limit. If the system has
    process groups, a keeper process between the two ends the program when this process is gone."""

    def __init__(self, command: Sequence[str]) -> None:
        """``OSError`` if it cannot be started."""
        self._alive = -1
        self._process = self._kept(command) if os.name == "posix" else _started(command)
        self._heard: queue.Queue[bytes] = queue.Queue(MOST_HEARD)
        self._said: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._over = threading.Event()
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        errors = program_log(tuple(command))
        self._threads = [
            threading.Thread(target=self._listen, args=(self._process.stdout,), daemon=True),
            threading.Thread(target=self._speak, args=(self._process.stdin,), daemon=True),
            threading.Thread(target=errors.listen, args=(self._process.stderr,), daemon=True),
        ]
        for thread in self._threads:
            thread.start()

    def _kept(self, command: Sequence[str]) -> subprocess.Popen[bytes]:
        """Started by a keeper, which holds the other end of a pipe of this process."""
        watched, self._alive = os.pipe()
        try:
            keeper = [sys.executable, "-I", "-S", keeper_module.__file__, str(watched)]
            return _started([*keeper, *command], pass_fds=(watched,), start_new_session=True)
        except OSError:
            self._let_go()
            raise
        finally:
            os.close(watched)

    def _let_go(self) -> None:
        if self._alive >= 0:
            os.close(self._alive)
            self._alive = -1

    def say(self, line: bytes) -> None:
        """Queue a line for sending."""
        self._said.put(line)

    def hear(self, seconds: float) -> bytes:
        """The next line. ``TimeoutError``; ``EOFError`` after the last one."""
        try:
            line = self._heard.get(timeout=max(0.0, seconds))
        except queue.Empty:
            raise TimeoutError from None
        if not line or self._over.is_set():
            raise EOFError
        return line

    def close(self) -> None:
        """Close its input, and end it unless it exits soon."""
        self._said.put(None)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(GOODBYE_SECONDS)
        self.kill()

    def kill(self) -> None:
        """End it and everything it has started, at once."""
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
        self._let_go()
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
