"""Processes that run beside the one that started them, and are gone when it stops them."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Self

GRACE = 10.0  # seconds that a process has to end after it was asked to


class Child:
    """A process that can be started, stopped and restarted, together with its own child processes."""

    def __init__(
        self, command: Sequence[str], folder: Path, more: Mapping[str, str], out: int | None = None
    ) -> None:
        """`more` are additional environment variables; `out` is where its output goes, in the terms of
        `subprocess`. Its errors go the same way if that is a pipe."""
        self.command = command
        self._folder = folder
        self._surroundings = os.environ | dict(more)
        self._out = out
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *failure: object) -> None:
        """Stop it, if it was started."""
        self.stop()

    def start(self) -> None:
        """Start it; it must not be running."""
        new_group = getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0)
        self._process = subprocess.Popen(
            self.command,
            cwd=self._folder,
            env=self._surroundings,
            stdin=subprocess.PIPE,  # open as long as we live: Vite ends when it is closed
            stdout=self._out,
            stderr=subprocess.STDOUT if self._out == subprocess.PIPE else None,
            start_new_session=True,
            creationflags=new_group,
        )

    def has_ended(self) -> bool:
        """Whether it has ended by itself."""
        return self._process is not None and self._process.poll() is not None

    def lines(self) -> Iterator[bytes]:
        """What it writes into its pipe, until it ends."""
        if self._process is not None and self._process.stdout is not None:
            yield from self._process.stdout
            self._process.wait()

    def stop(self) -> None:
        """Stop it and its children. Returns once it is gone."""
        if self._process is None:
            return
        self._signal(signal.SIGTERM)
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(GRACE)
        self._signal(getattr(signal, "SIGKILL", signal.SIGTERM))
        self._process.communicate()
        self._process = None

    def _signal(self, number: int) -> None:
        assert self._process is not None
        if sys.platform == "win32":
            self._process.terminate()
            return
        try:
            os.killpg(self._process.pid, number)
        except ProcessLookupError:
            return
