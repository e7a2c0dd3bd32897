"""The steps of a table."""

from __future__ import annotations

from dataclasses import dataclass

from discovery.core.protocol import Event
from discovery.server.protocol import StepUndo


@dataclass(frozen=True, slots=True)
class Moment:
    """The step that is being made, and when."""

    step: int
    at: int


@dataclass(frozen=True, slots=True)
class StepEvents:
    """The events of a step, nothing hidden; ``undo``: what became of taking something back;
    ``late``: the seat whose time was up, so that the clock made the move (C14), -1 for no seat."""

    seq: int
    at: int
    events: list[Event]
    undo: StepUndo | None = None
    late: int = -1
