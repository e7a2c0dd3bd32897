"""A real server in a process of its own, on a free port of this machine."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from discovery.server.transports.clientfiles import STATIC
from tests.support.deadlines import said, started

SERVE = """
import secrets
import sys
from pathlib import Path
from random import Random

from discovery.evolution.bots import PROGRAMS
from discovery.server.tables import windows
from discovery.server.run import serve
from discovery.server.transports.pages import printing, workshop
from discovery.server.config.settings import Limits, Settings

SEEDED = {name: lambda game, _, make=make: make(game, Random(1)) for name, make in PROGRAMS.items()}

if __name__ == "__main__":
    secrets.SystemRandom = lambda: Random(1)
    windows.PROGRAMS_HAVE = 150
    printing.SECONDS = workshop.MOST_SECONDS = 120
    limits = Limits(tables_per_hour=10_000, guesses_per_hour=10_000, replay_seconds=300.0)
    paces = {"pace": 0.0, "flip_pace": 0.0, "hint_iterations": 40, "analysis_iterations": 2}
    paces["think_seconds"] = 120.0
    serve(Settings(Path(sys.argv[1]), port=int(sys.argv[2]), makers="serve:SEEDED", limits=limits, **paces))
"""


def serve_after(lines: str) -> str:
    """The script of a server that does these lines first, each indented by four spaces."""
    return SERVE.replace("    limits =", f"{lines}    limits =")


@contextmanager
def served(folder: Path, port: int = 0, script: str = SERVE) -> Iterator[str]:
    """The address of a server that keeps its data in ``folder``; it is stopped at the end.

    Its chance and its programs begin with the same seed every time; in windows programs answer soon.
    """
    if not (STATIC / "index.html").exists():
        raise RuntimeError("the client is not built: run ./check, which builds it")
    file = folder.parent / "serve.py"
    file.write_text(script, encoding="utf-8")
    command = [sys.executable, str(file), str(folder), str(port)]
    log = (folder.parent / "server.log").open("ab")
    with log, started(command, stderr=log) as process:
        yield said(process, r"http://\S+").group()
