"""The events of virtual players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.evolution.model.event_kinds import FLIPPED, NOTHING
from discovery.evolution.model.events import append

if TYPE_CHECKING:
    from discovery.evolution.model.state import State


def card_flipped(state: State, seat: int, card: int) -> None:
    """A virtual player flipped the next card of its row (O04)."""
    append(state, FLIPPED, seat, card, NOTHING, NOTHING)
