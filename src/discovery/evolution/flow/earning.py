"""What earns points (rules I02, I03, L02)."""

from __future__ import annotations

from discovery.evolution.model.interfaces import Earner
from discovery.evolution.model.state import State


class Placement(Earner):
    """One base point for each card placed, from any source (I02)."""

    def points(self, state: State, card: int) -> int:
        """Always one."""
        return 1

    def promise(self, series: int, links: int) -> int:
        """Whatever the spot."""
        return 1


class LinkBonus(Earner):
    """A point for each strong link with the cards it touches (K07, L02, M03)."""

    def points(self, state: State, card: int) -> int:
        """Counted when the placement is booked."""
        plane = state.plane
        assert plane is not None
        return plane.bonus(card, plane.spot[card])

    def promise(self, series: int, links: int) -> int:
        """Only a game with a link bonus counts what a spot touches."""
        return links
