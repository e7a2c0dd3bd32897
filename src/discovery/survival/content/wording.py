"""The names and sentences of a content, by table and id, in each language."""

from __future__ import annotations

import csv
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from io import StringIO

from discovery.survival.content.reading import TABLES


class Wording:
    """What is written in one language."""

    def __init__(self, rows: Mapping[str, Mapping[str, Mapping[str, str]]], language: str) -> None:
        self._rows = rows
        self._language = language

    def ids(self, table: str) -> list[str]:
        """The ids of a table."""
        return list(self._rows[table])

    def name(self, table: str, id: str) -> str:
        """The name of a row, its id if it has none."""
        return self._rows[table].get(id, {}).get(self._language) or id

    def text(self, table: str, id: str, column: str = "text") -> str:
        """A sentence of a row: ``text``, or for scenarios ``won`` and ``lost``."""
        return self._rows[table].get(id, {}).get(f"{column}_{self._language}", "")

    def task(self, scenario: str, number: int) -> str:
        """The sentence of a task by its number in the scenario."""
        rows = [row for row in self._rows["quests"].values() if row["scenario"] == scenario]
        return rows[number][f"text_{self._language}"]


@cache
def wording(language: str) -> Wording:
    """The wording of the content that the game comes with."""
    folder = files("discovery.survival.content") / "data"
    return Wording(
        {table: _rows((folder / f"{table}.csv").read_text(encoding="utf-8")) for table in TABLES}, language
    )


def _rows(text: str) -> dict[str, dict[str, str]]:
    """The rows of a table by id; tasks and tokens have none and are counted."""
    return {
        row.get("id") or str(number): row
        for number, row in enumerate(csv.DictReader(StringIO(text, newline="")))
    }
