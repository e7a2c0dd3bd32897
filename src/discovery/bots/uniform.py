"""``random``: every legal move is as likely as any other."""

from __future__ import annotations

from discovery.evolution.state import Setup
from discovery.evolution.view import View
from discovery.protocol import Chooser, Event


class Uniform:
    """Chooses without looking."""

    def __init__(self, setup: Setup, random: Chooser) -> None:
        self._random = random

    def decide(self, view: View, seen: tuple[Event, ...] = ()) -> int:
        """Any of ``view.legal``."""
        return view.legal[self._random.randrange(len(view.legal))]
