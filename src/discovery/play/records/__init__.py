"""Records: a game as configuration, chance outcomes and decisions, in one text format."""

from __future__ import annotations

from discovery.play.records.reading import read, read_bytes
from discovery.play.records.record import NOBODY_NAME, Fork, Line, Record
from discovery.play.records.writing import write

__all__ = [
    "NOBODY_NAME",
    "Fork",
    "Line",
    "Record",
    "read",
    "read_bytes",
    "write",
]
