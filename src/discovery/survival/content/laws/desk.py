"""Where the laws note what they find, with the place of the row."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from discovery.core.errors import Argument, InvalidDeck
from discovery.core.text import visible_start
from discovery.survival.content.cells import listed
from discovery.survival.content.contentfile import ContentRow, Tables, called
from discovery.survival.content.tables import Character, Content, Item
from discovery.survival.errors import SurvivalCode

BOTH, EITHER = "both", "either"
"""Instead of a land: a row of every land; a scenario that is played on any."""


class Desk:
    """A content, its rows, and the ``faults`` found so far. The rows of a table and its values have the same
    numbers."""

    def __init__(self, content: Content, tables: Tables) -> None:
        self.content = content
        self.tables = tables
        self.faults: list[InvalidDeck] = []

    def rows(self, table: str) -> Iterator[tuple[int, ContentRow]]:
        """The rows of a table by number."""
        return enumerate(self.tables[table])

    def note(
        self, code: SurvivalCode, table: str, number: int, column: str, rule: str = "", **more: Argument
    ) -> None:
        """A fault of a cell of a row."""
        row = self.tables[table][number]
        told = {
            name: visible_start(value) if isinstance(value, str) else value for name, value in more.items()
        }
        name = called(table, row.cells)
        self.faults.append(InvalidDeck(code, rule, row.line, table=table, row=name, column=column, **told))

    def unknown(
        self, table: str, number: int, column: str, rule: str, given: str, known: Iterable[str]
    ) -> None:
        """A word of a cell that is none of those that are ``known`` there."""
        words = listed(known)
        self.note(SurvivalCode.UNKNOWN_WORD, table, number, column, rule, given=given, known=words)

    def note_table(self, code: SurvivalCode, table: str, rule: str = "", **more: Argument) -> None:
        """A fault of a table as a whole, at its last row."""
        rows = self.tables[table]
        line = max((row.line for row in rows), default=0)
        self.faults.append(InvalidDeck(code, rule, line, table=table, **more))

    def here(self, land: str) -> tuple[str, str]:
        """The values that rows of a land may have in a column ``land``."""
        return land, BOTH

    def lands_of(self, scenario_land: str) -> tuple[str, ...]:
        """The lands on which a scenario is played."""
        return self.content.lands if scenario_land == EITHER else (scenario_land,)


def holders(content: Content) -> Iterator[tuple[str, int, Item | Character]]:
    """The items and characters, which are held for their bonuses and uses, with their tables and numbers."""
    for number, item in enumerate(content.items):
        yield "items", number, item
    for number, character in enumerate(content.characters):
        yield "characters", number, character
