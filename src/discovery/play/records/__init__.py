"""Records: a game as configuration, chance outcomes and decisions, in one text format."""

from __future__ import annotations

from discovery.play.records.reading import read, read_bytes
from discovery.play.records.record import NOBODY_NAME, Line, Record
from discovery.play.records.replaying import Moment, Replayed, Step, finish, follow, moments, replay, steps
from discovery.play.records.scribe import Scribe, closing_has_a_line
from discovery.play.records.writing import write

__all__ = [
    "NOBODY_NAME",
    "Line",
    "Moment",
    "Record",
    "Replayed",
    "Scribe",
    "Step",
    "closing_has_a_line",
    "finish",
    "follow",
    "moments",
    "read",
    "read_bytes",
    "replay",
    "steps",
    "write",
]
