"""Who sits at a table."""

from __future__ import annotations

from dataclasses import dataclass

from discovery.core.registry import families
from discovery.server.protocol import SeatKind, TablePlan

VIRTUAL: frozenset[str] = frozenset(kind for family in families() for kind in family.virtual)
"""The kinds of seats that the rules play."""


@dataclass(slots=True)
class Seat:
    """The current holder of a seat. ``home`` is the kind that was planned; ``left``: the player is gone for
    good."""

    home: SeatKind
    kind: SeatKind
    name: str
    program: str
    left: bool = False

    @property
    def taken(self) -> bool:
        """Whether a person or a program decides here."""
        return self.kind != "open" or self.name != ""

    @property
    def personal(self) -> bool:
        """Whether a person decides here: someone with a secret link."""
        return self.kind in ("me", "open") and not self.left


def seats_of(plan: TablePlan) -> list[Seat]:
    """The seats as they were planned."""
    return [Seat(seat.kind, seat.kind, seat.name, seat.program) for seat in plan.seats]
