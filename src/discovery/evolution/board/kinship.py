"""Where cards lie and what they earn in the first edition's Connect, by kinship (rules S12, S13, S26)."""

from __future__ import annotations

from discovery.core.bits import BIT, count, lowest
from discovery.evolution.board.plane import Plane
from discovery.evolution.board.spots import Linked


class Kindred(Linked):
    """Beside cards of the same era or with a shared discovery; a family is no link (S12)."""

    family = False

    def worth(self, plane: Plane, card: int, spot: int, joker: bool) -> int:
        """All points for the neighbours; there are no Jokers."""
        return kinship(plane, card, spot)

    def parts(self, plane: Plane, card: int, spot: int) -> tuple[int, ...]:
        """Same era, shared discovery, one needing the other, surrounded (S13)."""
        return parts(plane, card, spot)


def kinship(plane: Plane, card: int, spot: int) -> int:
    """The points of ``card`` in a cell, lying there already or not, all ``parts`` together."""
    links, near = plane.links, plane.touching(spot)
    era, shared = count(near & links.whole_era[card]), count(near & links.shared_of[card])
    return era + shared + count(near & links.lineage_of[card]) + surrounded(plane, card, near)


def parts(plane: Plane, card: int, spot: int) -> tuple[int, int, int, int]:
    """The points by kind: neighbours of the same era, those with a shared discovery, one point more for those
    of which one needs the other (S13), and what ``surrounded`` says."""
    links, near = plane.links, plane.touching(spot)
    return (
        count(near & links.whole_era[card]),
        count(near & links.shared_of[card]),
        count(near & links.lineage_of[card]),
        surrounded(plane, card, near),
    )


def surrounded(plane: Plane, card: int, near: int) -> int:
    """A point for each prerequisite in play of every card that ``card``, among the neighbours ``near``,
    completes: the card itself, or a neighbour that needs it (S26)."""
    links = plane.links
    needs = links.needs_of[card]
    number = count(needs) if not needs & ~near else 0
    waiting = near & links.lineage_of[card] & ~needs
    while waiting:
        other = lowest(waiting)
        waiting &= waiting - 1
        needs = links.needs_of[other]
        if not needs & ~(plane.touching(plane.spot[other]) | BIT[card]):
            number += count(needs)
    return number
