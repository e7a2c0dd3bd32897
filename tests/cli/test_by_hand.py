"""A game at a real terminal: what is typed before it is asked for does not count."""

from __future__ import annotations

import os
import select
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.deadlines import started, waited
from tests.support.server.outsiders import OBEDIENT, Obedient

pty = pytest.importorskip("pty", reason="Windows has no pseudo-terminals")

WAITING = OBEDIENT.replace("import sys", "import sys\nimport time").replace(
    'say(type="legal")',
    """(here / "asked").touch()
                for _ in range(6_000):
                    if (here / "go").exists():
                        break
                    time.sleep(0.01)
                say(type="legal")""",
)
"""A program that thinks until it is told to continue."""


class Keyboard:
    """Somebody at a terminal."""

    def __init__(self, terminal: int) -> None:
        self._terminal = terminal
        self.seen = ""

    def type(self, line: str) -> None:
        os.write(self._terminal, f"{line}\n".encode())

    def until(self, words: str, after: int = 0, *, unless: Path | None = None) -> bool:
        """Read on until ``words`` stand after the first ``after`` characters, or ``unless`` exists."""

        def read_on() -> bool:
            if select.select([self._terminal], [], [], 0.05)[0]:
                self.seen += os.read(self._terminal, 4096).decode(errors="replace")
            return False

        waited(lambda: words in self.seen[after:] or (unless and unless.exists()) or read_on(), pause=0)
        return words in self.seen[after:]


@pytest.fixture
def keyboard(tmp_path: Path) -> Iterator[Keyboard]:
    program = Obedient(tmp_path, [])
    program.file.write_text(WAITING, encoding="utf-8")
    seats = ["--seats", "Ann=you,Bo=slow", "--seed", "2", "--program", f"slow={program.file}"]
    environment = os.environ | {"LC_ALL": "C", "COLUMNS": "100", "TERM": "dumb"}
    mine, theirs = pty.openpty()
    streams = {"stdin": theirs, "stdout": theirs, "stderr": theirs}
    command = [sys.executable, "-m", "discovery", "play", *seats]
    with started(command, by=signal.SIGKILL, env=environment, **streams):
        os.close(theirs)
        yield Keyboard(mine)
    os.close(mine)


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
