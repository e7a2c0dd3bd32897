"""A real server in a process of its own, on a free port of this machine."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from discovery.server.transports.clientfiles import STATIC

ROOT = Path(__file__).parents[3]
MODULE = "tests.support.browser.server"
ENDING = 30.0  # seconds until a server that was asked to end is ended


@contextmanager
def served(
    folder: Path,
    port: int = 0,
    *,
    seed: int = 1,
    instead: Mapping[str, float] | None = None,
    **settings: object,
) -> Iterator[str]:
    """The address of a server that keeps its data in ``folder``; it is stopped at the end.

    Every table is dealt alike, by ``seed``, and its programs begin with the same seed; in windows they answer
    soon. ``settings`` are those of ``Settings``, ``instead`` as in ``tests.support.browser.server``.
    """
    if not (STATIC / "index.html").exists():
        raise RuntimeError("the client is not built: run ./check, which builds it")
    wishes = json.dumps({"seed": seed, "settings": settings, "instead": instead or {}})
    with ended([sys.executable, "-m", MODULE, str(folder), str(port), wishes], folder.parent) as process:
        yield _address(process)


@contextmanager
def ended(command: Sequence[str], folder: Path) -> Iterator[subprocess.Popen[str]]:
    """A process that finds the tests' packages and is ended afterwards. Its errors are in ``server.log`` of
    the folder. Its input is open as long as the test runs."""
    kept = os.environ.get("PYTHONPATH")
    surroundings = os.environ | {"PYTHONPATH": os.pathsep.join([str(ROOT), *([kept] if kept else [])])}
    log = (folder / "server.log").open("ab")
    with (
        log,
        subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=log, text=True, env=surroundings
        ) as process,
    ):
        try:
            yield process
        finally:
            process.terminate()
            try:
                process.communicate(timeout=ENDING)
            finally:
                process.kill()


def _address(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    for line in process.stdout:
        found = re.search(r"http://\S+", line)
        if found:
            return found.group()
    raise RuntimeError("the server did not start")
