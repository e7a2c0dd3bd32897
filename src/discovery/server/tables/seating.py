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
    good; ``kept_by_program``: they are only away, and a program plays until they come back."""

    home: SeatKind
    kind: SeatKind
    name: str
    program: str
    left: bool = False
    kept_by_program: bool = False

    @property
    def taken(self) -> bool:
        """Whether a person or a program decides here."""
        return self.kind != "open" or self.name != ""

    @property
    def personal(self) -> bool:
        """Whether a person decides here: someone with a secret link."""
        return self.kind in ("me", "open") and not self.left

    @property
    def owned(self) -> bool:
        """Whether a secret link opens it: somebody decides here, or is only away."""
        return self.personal or self.kept_by_program

    @property
    def player(self) -> str:
        """The program that has this seat to itself, ``""`` for a person's."""
        return self.program if self.kind == "program" and not self.kept_by_program else ""

    def give(self, program: str, *, keeps: bool = False) -> None:
        """A program plays from now on."""
        self.kind, self.program, self.kept_by_program = "program", program, keeps

    def give_back(self) -> None:
        """The player is back."""
        self.kind, self.program, self.kept_by_program = self.home, "", False


def seats_of(plan: TablePlan) -> list[Seat]:
    """The seats as they were planned."""
    return [Seat(seat.kind, seat.kind, seat.name, seat.program) for seat in plan.seats]
