"""A game at a real terminal: what is typed before it is asked for does not count."""

from __future__ import annotations

import os
import select
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.server.outsiders import OBEDIENT, Obedient

pty = pytest.importorskip("pty", reason="Windows has no pseudo-terminals")

WAITING = OBEDIENT.replace("import sys", "import sys\nimport time").replace(
    'say(type="legal")',
    """(here / "asked").touch()
                while not (here / "go").exists():
                    time.sleep(0.01)
                say(type="legal")""",
)
"""A program that thinks until it is told to continue."""


class Keyboard:
    """Somebody at a terminal."""

    def __init__(self, *command: str) -> None:
        self._mine, theirs = pty.openpty()
        environment = os.environ | {"LC_ALL": "C", "COLUMNS": "100", "TERM": "dumb"}
        self._process = subprocess.Popen(
            [sys.executable, "-m", "discovery", *command],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=environment,
        )
        os.close(theirs)
        self.seen = ""

    def type(self, line: str) -> None:
        os.write(self._mine, f"{line}\n".encode())

    def until(self, words: str, after: int = 0, *, unless: Path | None = None) -> bool:
        """Read on until ``words`` stand after the first ``after`` characters, or ``unless`` exists."""
        while words not in self.seen[after:]:
            if unless is not None and unless.exists():
                return False
            if select.select([self._mine], [], [], 0.05)[0]:
                self.seen += os.read(self._mine, 4096).decode(errors="replace")
        return True

    def leave(self) -> None:
        self._process.kill()
        self._process.wait()
        os.close(self._mine)


@pytest.fixture
def keyboard(tmp_path: Path) -> Iterator[Keyboard]:
    program = Obedient(tmp_path, [])
    program.file.write_text(WAITING, encoding="utf-8")
    playing = Keyboard(
        "play", "--seats", "Ann=you,Bo=slow", "--seed", "2", "--program", f"slow={program.file}"
    )
    yield playing
    playing.leave()


def test_what_is_typed_while_an_opponent_thinks_is_no_move(keyboard: Keyboard, tmp_path: Path) -> None:
    read = 0
    while keyboard.until("Ann > ", after=read, unless=tmp_path / "asked"):
        read = len(keyboard.seen)
        keyboard.type("1")
    keyboard.type("quit")
    (tmp_path / "go").touch()
    keyboard.until("Ann, it is your turn.", after=len(keyboard.seen))
    keyboard.until("Ann > ", after=keyboard.seen.rindex("it is your turn"))
    keyboard.type("rule C01")
    keyboard.until("C01 · ", after=keyboard.seen.rindex("it is your turn"))
    assert "Stopped before the end" not in keyboard.seen
