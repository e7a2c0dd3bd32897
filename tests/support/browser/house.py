"""A real server in a process of its own, on a free port of this machine, and the time that passes there."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Page

from discovery.server.transports.clientfiles import STATIC
from tests.support.deadlines import said, started

ROOT = Path(__file__).parents[3]
MODULE = "tests.support.browser.server"
LOGS: list[Path] = []
"""What each server that runs now complains about."""
ALL_LOGS: list[Path] = []
"""The same of every server that this process has started; servers of one folder share a log."""


class PassingTime:
    """The clock of one server and of some pages. It runs by itself, too, so what is looked at needs room for
    as long as looking takes."""

    def __init__(self) -> None:
        self._line: int | None = None
        self._pages: list[Page] = []

    def hold(self, line: int) -> None:
        """Take over the clock of the server that reads this pipe."""
        self._line = line

    def on(self, page: Page) -> Page:
        """Take over the clock of a page, which no other test must use afterwards."""
        page.clock.install()
        self._pages.append(page)
        return page

    def passes(self, seconds: int) -> None:
        """Let so much time pass everywhere."""
        assert self._line is not None, "the server is to be served with this time"
        for page in self._pages:
            page.clock.fast_forward(1000 * seconds)
        os.write(self._line, b"%d\n" % seconds)


@contextmanager
def served(
    folder: Path,
    port: int = 0,
    *,
    seed: int = 1,
    instead: Mapping[str, float] | None = None,
    time: PassingTime | None = None,
    **settings: object,
) -> Iterator[str]:
    """The address of a server that keeps its data in ``folder``; it is stopped at the end.

    Every table is dealt alike, by ``seed``, and its programs begin with the same seed; in windows they answer
    soon. ``settings`` are those of ``Settings``, ``instead`` as in ``tests.support.browser.server``, and
    ``time`` lets it pass there. What the server complains about is in ``server.log`` beside its folder.
    """
    if not (STATIC / "index.html").exists():
        raise RuntimeError("the client is not built: run ./check, which builds it")
    wishes = {"seed": seed, "settings": settings, "instead": instead or {}, "held": time is not None}
    command = [sys.executable, "-m", MODULE, str(folder), str(port), json.dumps(wishes)]
    paths = [str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])]
    surroundings = os.environ | {"PYTHONPATH": os.pathsep.join(paths)}
    complaints = folder.parent / "server.log"
    if complaints not in ALL_LOGS:
        ALL_LOGS.append(complaints)
    with (
        complaints.open("ab") as log,
        among(LOGS, complaints),
        open_as_long_as_this_process() as (theirs, ours),
        started(command, stdin=theirs, stderr=log, env=surroundings) as process,
    ):
        if time is not None:
            time.hold(ours)
        yield said(process, r"http://\S+").group()


@contextmanager
def among(those: list[Path], one: Path) -> Iterator[None]:
    """It is in the list meanwhile."""
    those.append(one)
    try:
        yield
    finally:
        those.remove(one)


@contextmanager
def open_as_long_as_this_process() -> Iterator[tuple[int, int]]:
    """The ends of a pipe, to read from and to write to; it is closed when this process ends, however it
    ends."""
    theirs, ours = os.pipe()
    try:
        yield theirs, ours
    finally:
        os.close(theirs)
        os.close(ours)
