"""The event of late objection."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.evolution.model.event_kinds import OBJECTED
from discovery.evolution.model.events import append

if TYPE_CHECKING:
    from discovery.evolution.model.state import State


def card_objected_to(state: State, seat: int, card: int, placer: int, right: bool) -> None:
    """``seat`` objects to a card that ``placer`` laid; the number is 1 where a prerequisite was missing, 0
    where the objection is wrong (S34)."""
    append(state, OBJECTED, seat, card, placer, int(right))
