"""Records: a game as configuration, chance outcomes and decisions, in one text format."""

from __future__ import annotations

from discovery.records.reading import read, read_bytes
from discovery.records.record import Line, Record
from discovery.records.replaying import Replayed, Step, finish, replay, steps
from discovery.records.writing import write

__all__ = ["Line", "Record", "Replayed", "Step", "finish", "read", "read_bytes", "replay", "steps", "write"]
