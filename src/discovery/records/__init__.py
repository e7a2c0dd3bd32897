"""Records: a game as configuration, chance outcomes and decisions, in one text format."""

from __future__ import annotations

from discovery.records.reading import read, read_bytes
from discovery.records.record import NOBODY_NAME, Line, Record
from discovery.records.replaying import Moment, Replayed, Step, finish, is_written, moments, replay, steps
from discovery.records.writing import write

__all__ = [
    "NOBODY_NAME",
    "Line",
    "Moment",
    "Record",
    "Replayed",
    "Step",
    "finish",
    "is_written",
    "moments",
    "read",
    "read_bytes",
    "replay",
    "steps",
    "write",
]
