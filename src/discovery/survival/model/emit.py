"""Emits events if there is a listener; without one, none is built."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.core.event import event

if TYPE_CHECKING:
    from discovery.survival.model.state import State


def emit(state: State, kind: int, seat: int = -1, piece: int = -1, other: int = -1, number: int = -1) -> None:
    """Tell the listener, if there is one."""
    if state.events is not None:
        state.events.append(event(kind, seat, piece, other, number))
