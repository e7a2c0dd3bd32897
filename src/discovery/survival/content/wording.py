"""The names and sentences of a content, by table and id, in each language, else in English."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from discovery.core.languages import DEFAULT, in_language
from discovery.survival.content.tables import Content

KEPT = 32


class Wording:
    """The texts of a content in one language."""

    def __init__(self, content: Content, language: str) -> None:
        self._rows = content.words
        self._language = language

    def ids(self, table: str) -> list[str]:
        """The ids of a table."""
        return list(self._rows[table])

    def name(self, table: str, id: str) -> str:
        """The name of a row, its id if it has none."""
        return in_language(self._rows[table].get(id, {}), self._language) or id

    def text(self, table: str, id: str, column: str = "text") -> str:
        """A sentence of a row: ``text``, or for scenarios ``won`` and ``lost``."""
        return self._sentence(self._rows[table].get(id, {}), column)

    def task(self, scenario: str, number: int) -> str:
        """The sentence of a task by its number in the scenario."""
        rows = [row for row in self._rows["quests"].values() if row["scenario"] == scenario]
        return self._sentence(rows[number], "text")

    def _sentence(self, row: Mapping[str, str], column: str) -> str:
        return row.get(f"{column}_{self._language}") or row.get(f"{column}_{DEFAULT}", "")


@lru_cache(maxsize=KEPT)
def wording(content: Content, language: str) -> Wording:
    """The wording of a content."""
    return Wording(content, language)
