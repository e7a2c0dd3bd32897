"""Shows the current step and its duration: an animated line on a terminal, plain lines elsewhere."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

_MARKS = "|/-\\"
_TICK = 0.2  # seconds between two redrawings
_BAR = 20  # letters of a full bar
_REMINDER = 15.0  # seconds between two lines about a long step where no line can be redrawn


class Progress:
    """Numbers the steps of one run and times them."""

    def __init__(self, steps: int) -> None:
        self.steps = steps
        self.done = 0
        self.live = sys.stdout.isatty()
        self.part = ""
        self._said = 0.0

    @contextmanager
    def step(self, text: str) -> Iterator[None]:
        """Announce a step, show that it is running, and say how long it took unless it failed."""
        self.done += 1
        line = f"  {self.done}/{self.steps} {text}"
        start = self._said = time.monotonic()
        self.part = ""
        stop = threading.Event()
        drawer = threading.Thread(target=self._draw, args=(line, start, stop), daemon=True)
        if self.live:
            drawer.start()
        else:
            say(f"{line} ...")
        completed = False
        try:
            yield
            completed = True
        finally:
            stop.set()
            if self.live:
                drawer.join()
            self._close(line, time.monotonic() - start, completed)

    def show(self, done: int, total: int) -> None:
        """Show the progress of the current step: `done` of `total` parts; `total` is not 0."""
        full = _BAR * done // total
        self.part = f"[{'#' * full}{'.' * (_BAR - full)}] {done}/{total}"
        if not self.live and time.monotonic() - self._said >= _REMINDER:
            self._said = time.monotonic()
            say(f"      {self.part}")

    def _draw(self, line: str, start: float, stop: threading.Event) -> None:
        count = 0
        while not stop.is_set():
            part = f" {self.part}" if self.part else ""
            write(f"\r{line} {_MARKS[count % len(_MARKS)]}{part} {time.monotonic() - start:.0f} s ")
            count += 1
            stop.wait(_TICK)

    def _close(self, line: str, seconds: float, completed: bool) -> None:
        if not completed:
            write("\n" if self.live else "")
        elif self.live:
            blank = " " * (len(self.part) + 4)  # over what the moving line left to the right
            write(f"\r{line} ({seconds:.1f} s){blank}\n")
        else:
            say(f"{line} ({seconds:.1f} s)")


def say(text: str) -> None:
    """Print one line at once."""
    write(text + "\n")


def write(text: str) -> None:
    """Print text at once; characters that an old console lacks become question marks."""
    encoding = sys.stdout.encoding or "utf-8"
    sys.stdout.write(text.encode(encoding, errors="replace").decode(encoding))
    sys.stdout.flush()
