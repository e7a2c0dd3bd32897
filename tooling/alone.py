"""Allows one setup at a time in a folder: a lock that the system releases when its holder dies."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

if sys.platform == "win32":
    import msvcrt

    def _try(file: IO[bytes]) -> bool:
        file.seek(0)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True
else:
    import fcntl

    def _try(file: IO[bytes]) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True


_PAUSE = 0.2  # seconds between two tries


@contextmanager
def alone(path: Path, on_waiting: Callable[[], None]) -> Iterator[None]:
    """Hold the lock file during the block; `on_waiting` is called once if another process holds it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("ab") as file:
        if not _try(file):
            on_waiting()
            while not _try(file):
                time.sleep(_PAUSE)
        yield
