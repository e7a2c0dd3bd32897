"""The events of Flash."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.evolution.model.event_kinds import BIS, ME, NOTHING
from discovery.evolution.model.events import append

if TYPE_CHECKING:
    from discovery.evolution.model.state import State


def bis_announced(state: State, seat: int) -> None:
    """``seat`` says Bis: it continues (Q02)."""
    append(state, BIS, seat, NOTHING, NOTHING, NOTHING)


def me_announced(state: State, seat: int) -> None:
    """``seat`` says Me: it wants to play next (Q03)."""
    append(state, ME, seat, NOTHING, NOTHING, NOTHING)
