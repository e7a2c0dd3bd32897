"""``random``: every legal move is as likely as any other."""

from __future__ import annotations

from discovery.core.protocol import Chooser, Event
from discovery.evolution.model.setup import Setup
from discovery.evolution.views.view import View


class Uniform:
    """Chooses without looking."""

    def __init__(self, setup: Setup, random: Chooser) -> None:
        self._random = random

    def decide(self, view: View, observed: tuple[Event, ...] = ()) -> int:
        """Any of ``view.legal``."""
        return view.legal[self._random.randrange(len(view.legal))]
