"""The rewards for eras and an emptied hand: trumps (rules E01 to E03, I03)."""

from __future__ import annotations

from discovery.evolution.flow.effects import win_trumps
from discovery.evolution.model.interfaces import Rewards
from discovery.evolution.model.state import State


class Trumps(Rewards):
    """A trump for opening an era, for closing one and for emptying the hand (E02, E03, G01)."""

    def book(self, state: State, earned: int, opened: bool, closed: bool, emptied: bool) -> None:
        """With points each trump is worth some (I03)."""
        win_trumps(state, opened + closed, emptied, earned)
