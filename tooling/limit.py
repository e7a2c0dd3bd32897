"""The limit of a whole `./check`: what runs when it is reached is ended and named."""

from __future__ import annotations

import time
from pathlib import Path

RUNNING = "DISCOVERY_RUNNING"
"""The environment variable that names the folder in which each process of tests keeps the name of its test
(`tests/support/testing/limits.py`)."""


class Limit:
    """The end of a run, that many minutes from now; what it starts may take the time that is left."""

    def __init__(self, minutes: float) -> None:
        self.minutes = minutes
        self._end = time.monotonic() + 60 * minutes

    def left(self) -> float:
        """Seconds until the end; a little more than none if it is reached."""
        return max(0.1, self._end - time.monotonic())


def named(folder: Path) -> list[str]:
    """The tests whose names stand in a folder."""
    return sorted(note.read_text(encoding="utf-8") for note in folder.iterdir())
