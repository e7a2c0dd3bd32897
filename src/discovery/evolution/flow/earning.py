"""Sources of points (rules I02, I03, L02, S13)."""

from __future__ import annotations

from discovery.evolution.board.kinship import kinship, parts
from discovery.evolution.board.plane import Plane
from discovery.evolution.model.event_kinds import ERA, NEEDED, SHARED, SURROUNDED
from discovery.evolution.model.interfaces import Earner
from discovery.evolution.model.state import State
from discovery.evolution.variants.classic.events import part_earned


class Placement(Earner):
    """One base point for each card placed, from any source (I02)."""

    def points(self, state: State, card: int) -> int:
        """One point for every placed card."""
        return 1

    def potential_points(
        self, series: int, plane: Plane | None, card: int, spot: int, joker: bool = False
    ) -> int:
        """One point, whatever the card and the spot."""
        return 1


class LinkBonus(Earner):
    """A point for each strong link with the cards it touches (K07, L02, M03)."""

    by_spot = True

    def points(self, state: State, card: int) -> int:
        """Counted when the placement is booked."""
        plane = state.plane
        assert plane is not None
        return plane.bonus(card, plane.spot[card])

    def potential_points(
        self, series: int, plane: Plane | None, card: int, spot: int, joker: bool = False
    ) -> int:
        """Points the card would earn at the spot, before it is placed."""
        assert plane is not None
        return plane.bonus(card, spot, joker)


class Kinship(Earner):
    """Points for the neighbours, by sides and corners, and for surrounded cards (S13, S26)."""

    by_spot = True

    def points(self, state: State, card: int) -> int:
        """Counted when the placement is booked, and listed by its parts for those who listen."""
        plane = state.plane
        assert plane is not None
        spot = plane.spot[card]
        if state.events is not None:
            for kind, points in zip(_PARTS, parts(plane, card, spot), strict=True):
                if points:
                    part_earned(state, kind, state.turn, card, points)
        return kinship(plane, card, spot)

    def potential_points(
        self, series: int, plane: Plane | None, card: int, spot: int, joker: bool = False
    ) -> int:
        """Points the card would earn at the spot, before it is placed."""
        assert plane is not None
        return kinship(plane, card, spot)


_PARTS = (ERA, SHARED, NEEDED, SURROUNDED)
"""The kinds of event in the order of ``board.kinship.parts``."""
