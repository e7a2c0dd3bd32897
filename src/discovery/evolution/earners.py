"""What earns points (rules I02, I03)."""

from __future__ import annotations

from discovery.evolution.rules import Earner
from discovery.evolution.state import State


class Placement(Earner):
    """One base point for each card placed, from any source (I02)."""

    def points(self, state: State, card: int) -> int:
        """Always one."""
        return 1
