"""Compiles the engine in the background while people already play.

`python -m tooling.background` starts the work and returns at once; in a terminal the work says one line when
it is done. It uses an intermediate process because `./play` itself becomes the server, which must not have a
child that it does not know. Ctrl+C in the terminal stops the work together with the server: modules compiled
by then are kept, and the next start continues from there.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from tooling import ccompiler
from tooling.environment import Environment
from tooling.messages import language, speaker
from tooling.progress import say

ROOT = Path(__file__).resolve().parent.parent
WORK = "--work"
INTERRUPTED = 130
NICE = 19  # the server and its opponents come first


def start(environment: Environment) -> None:
    """Compile the engine of an environment in the background; without a C compiler say so at once."""
    if ccompiler.find() is None:
        environment.compile_engine()
        return
    say(environment.text("engine-later"))
    subprocess.run(command(environment), cwd=environment.root, stdout=sys.stdout, check=False)


def command(environment: Environment, *arguments: str) -> list[str]:
    """The command that runs this module with the Python of an environment."""
    return [str(environment.python), "-m", "tooling.background", *arguments]


def main(arguments: Sequence[str]) -> int:
    """Start a process that compiles, or be that process."""
    environment = Environment(ROOT, speaker(language()))
    if WORK not in arguments:
        # A pipe would stay open until the engine is compiled, and `./discovery ... | less` would not end.
        out = None if sys.stdout.isatty() else subprocess.DEVNULL
        work = command(environment, WORK)
        subprocess.Popen(work, cwd=environment.root, stdin=subprocess.DEVNULL, stdout=out, stderr=out)
        return 0
    if hasattr(os, "nice"):
        os.nice(NICE)
    environment.log = environment.kept / "engine.log"
    environment.log.write_bytes(b"")
    try:
        if environment.compile_engine():
            say(environment.text("engine-ready"))
    except KeyboardInterrupt:
        return INTERRUPTED
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
