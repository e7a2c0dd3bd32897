"""Measurements of a family's games, kept with it as data."""

from __future__ import annotations

import csv
from collections.abc import Mapping
from pathlib import Path


def read_decisions(file: Path) -> Mapping[str, Mapping[int, int]]:
    """How many decisions a game takes: by the game's key, then by its seats.

    ``python -m tooling.decisions`` writes the table: a row a game with its ``game``, then a column for each
    number of seats, empty where the game is not played so.
    """
    with file.open(encoding="utf-8", newline="") as lines:
        return {
            row.pop("game"): {int(seats): int(count) for seats, count in row.items() if count}
            for row in csv.DictReader(lines)
        }
