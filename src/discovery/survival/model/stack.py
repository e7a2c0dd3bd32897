"""The stack of frames in a position: putting one on it, looking at the top, taking it away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.survival.model.frames import LEFT, SEAT, SIZE, STEP, WHAT, WHO

if TYPE_CHECKING:
    from discovery.survival.model.state import State


def push(state: State, kind: int, seat: int, what: int = 0, who: int = -1, left: int = 0) -> None:
    """Put a frame on top, at its first step."""
    base = state.depth * SIZE
    frames = state.frames
    frames[base] = kind
    frames[base + STEP] = 0
    frames[base + SEAT] = seat
    frames[base + WHAT] = what
    frames[base + WHO] = who
    frames[base + LEFT] = left
    state.depth += 1


def pop(state: State) -> None:
    """Take the top frame away."""
    state.depth -= 1


def top(state: State, field: int) -> int:
    """A field of the top frame."""
    return state.frames[(state.depth - 1) * SIZE + field]


def put(state: State, field: int, value: int) -> None:
    """Change a field of the top frame."""
    state.frames[(state.depth - 1) * SIZE + field] = value
