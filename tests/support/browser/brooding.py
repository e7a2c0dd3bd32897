"""The usual programs and one that never answers: a worker that it has is busy for as long as a test lasts."""

from __future__ import annotations

import threading
from collections.abc import Mapping

from discovery.core.players.program import Maker
from tests.support.browser.server import SEEDED


class Broods:
    """A program that thinks until its process is ended."""

    def __init__(self, game: object, random: object = None, /) -> None:
        pass

    def decide(self, view: object, observed: object = (), /) -> int:
        """Returns after an hour, which is later than anything waits for it."""
        threading.Event().wait(3_600)
        return 0


PROGRAMS: Mapping[str, Maker] = {"broods": Broods, **SEEDED}
