"""Chooses among the legal moves uniformly at random."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from discovery.core.protocol import Chooser, Event
    from discovery.survival.views.view import View


class Uniform:
    """A player without a plan."""

    def __init__(self, random: Chooser) -> None:
        self._random = random

    def decide(self, view: View, observed: tuple[Event, ...] = ()) -> int:
        """Any of ``view.legal``, each equally likely."""
        return view.legal[self._random.randrange(len(view.legal))]
