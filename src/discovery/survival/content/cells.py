"""The cells of a row as values. A fault is noted with its place, and the cell is read as something harmless,
so that one reading finds all of them."""

from __future__ import annotations

import re
from collections.abc import Iterable

from discovery.core.errors import InvalidDeck
from discovery.core.languages import DEFAULT, LANGUAGES
from discovery.core.text import visible_start
from discovery.survival.content.contentfile import STEMS, ContentRow, called
from discovery.survival.content.rows import BONUSES
from discovery.survival.content.tables import RESOURCES, Amounts, BonusRow, Cell
from discovery.survival.errors import SurvivalCode

MOST_OF_A_RESOURCE = 20
NO_COST, MOST_COST = -1, 9
"""The cost of what cannot be used, and the most of what can."""
MOST_NIGHTS = 15
FARTHEST = 20
"""The most steps of the lattice of tiles from the start tile."""
OPTIONAL = {
    "terrains": ("waiver", "enter"), "resources": ("carried",),
    "enemies": ("words", "reward", "helped"), "items": ("bonus", "use_cost", "use", "spent"),
    "projects": ("copies", "recipe_2"), "explore": ("variant",), "nights": ("tribal",),
    "characters": ("bonus", "use_cost", "use"),
    "scenarios": ("each_night", "from_night", "rivals"), "quests": ("object", "place"),
}  # fmt: skip
"""The columns that a table may leave out: they are empty then. So may sentences, in all languages."""
SENTENCES = tuple(f"{stem}_{tag}" for stem in STEMS for tag in LANGUAGES)
OTHER_NAMES = tuple(tag for tag in LANGUAGES if tag != DEFAULT)
"""The columns with names in other languages than English, which may be missing as well."""

_ID = re.compile(r"(?=.{1,40}$)[a-z0-9]+(-[a-z0-9]+)*")
_NUMBER = re.compile(r"-?[0-9]{1,3}")
_CELL = re.compile(r"(-?[0-9]{1,2}),(-?[0-9]{1,2})")


class RowReader:
    """One row of a table. ``faults`` is the list that they are added to."""

    def __init__(self, table: str, row: ContentRow, faults: list[InvalidDeck]) -> None:
        self.table = table
        self.line = row.line
        self._row = row
        self._faults = faults

    def fault(self, code: SurvivalCode, column: str, given: str = "", **more: str) -> None:
        """Note a fault of a cell; of a column that is missing, once a table."""
        if code == SurvivalCode.COLUMN_MISSING and any(
            fault.code == code
            and (fault.arguments["table"], fault.arguments["column"]) == (self.table, column)
            for fault in self._faults
        ):
            return
        name = called(self.table, self._row.cells)
        self._faults.append(
            InvalidDeck(
                code,
                line=self.line,
                table=self.table,
                row=name,
                column=column,
                given=visible_start(given),
                **more,
            )
        )

    def unknown(self, column: str, given: str, known: Iterable[str]) -> None:
        """Note what is none of the ``known`` words; an empty one may be left out there."""
        self.fault(SurvivalCode.UNKNOWN_WORD, column, given, known=listed(known))

    def _figure(self, column: str, given: str, least: object, most: object) -> None:
        """Note a figure that is not one from ``least`` to ``most``."""
        self.fault(SurvivalCode.BAD_FIGURE, column, given, least=str(least), most=str(most))

    def text(self, column: str) -> str:
        """The text of the row's cell, ``""`` if it is empty or missing; a fault where it must be there."""
        if column not in self._row.cells:
            if column not in OPTIONAL.get(self.table, ()) and column not in (*SENTENCES, *OTHER_NAMES):
                self.fault(SurvivalCode.COLUMN_MISSING, column)
            return ""
        return self._row.cells[column]

    def number(self, column: str, least: int = 0, most: int = 99) -> int:
        """A cell as a whole number; an empty one is ``least``."""
        given = self.text(column)
        if not given:
            return least
        if not _NUMBER.fullmatch(given) or not least <= int(given) <= most:
            self._figure(column, given, least, most)
            return least
        return int(given)

    def word(self, column: str, words: tuple[str, ...]) -> int:
        """The number of a cell's word in a list."""
        given = self.text(column)
        if given not in words:
            self.unknown(column, given, words)
            return 0
        return words.index(given)

    def one_of(self, column: str, words: tuple[str, ...]) -> str:
        """A cell that is one of a list of words."""
        return words[self.word(column, words)]

    def flag(self, column: str) -> bool:
        """A cell that is 0 or 1."""
        return self.number(column, 0, 1) == 1

    def name(self, column: str = "id") -> str:
        """An id: small letters, digits and hyphens."""
        given = self.text(column)
        if not _ID.fullmatch(given):
            self.fault(SurvivalCode.BAD_ID, column, given)
        return given

    def parts(self, column: str) -> list[str]:
        """The parts of a list of a cell."""
        return [part.strip() for part in self.text(column).split(",") if part.strip()]

    def amounts(self, column: str, more: tuple[str, ...] = ()) -> Amounts:
        """``"wood 2, stone 1"`` as numbers; a word of ``more`` counts on behind the resources."""
        known = (*RESOURCES, *more)
        amounts = []
        for part in self.parts(column):
            word, _, amount = part.partition(" ")
            if word not in known or not _NUMBER.fullmatch(amount):
                self.unknown(column, part, counted(known))
            elif not 1 <= int(amount) <= MOST_OF_A_RESOURCE:
                self._figure(column, part, 1, MOST_OF_A_RESOURCE)
            else:
                amounts.append((known.index(word), int(amount)))
        return tuple(amounts)

    def rewards(self, column: str) -> tuple[Amounts, tuple[str, ...]]:
        """``"poison 1 salvage 1"`` or ``"item:warden-key"``: resources and items."""
        words = self.text(column).split()
        items = tuple(word.removeprefix("item:") for word in words if word.startswith("item:"))
        plain = [word for word in words if not word.startswith("item:")]
        if len(plain) % 2 or not all(_NUMBER.fullmatch(amount) for amount in plain[1::2]):
            self.unknown(column, self.text(column), (*counted(RESOURCES), "item:ID"))
            return (), items
        amounts = []
        for word, amount in zip(plain[::2], plain[1::2], strict=True):
            if word in RESOURCES and 1 <= int(amount) <= MOST_OF_A_RESOURCE:
                amounts.append((RESOURCES.index(word), int(amount)))
            else:
                self.unknown(column, f"{word} {amount}", (*counted(RESOURCES), "item:ID"))
        return tuple(amounts), items

    def bonuses(self, column: str = "bonus") -> tuple[BonusRow, ...]:
        """``"cost high 1, pass rope"``."""
        bonuses = []
        for part in self.parts(column):
            name, *words = part.split()
            if name not in BONUSES or not _sound_bonus(name, words):
                self.unknown(column, part, BONUS_FORMS)
            else:
                bonuses.append(BonusRow(name, tuple(words)))
        return tuple(bonuses)

    def cells(self, column: str) -> tuple[Cell, ...]:
        """``"1,0 0,-1"``: cells of the lattice of tiles."""
        places: list[Cell] = []
        for part in self.text(column).split():
            match = _CELL.fullmatch(part)
            if match is None or max(abs(int(match[1])), abs(int(match[2]))) > FARTHEST:
                self._figure(column, part, f"{-FARTHEST},{-FARTHEST}", f"{FARTHEST},{FARTHEST}")
            else:
                places.append((int(match[1]), int(match[2])))
        return tuple(places)


_FIGURE = r"[1-9]"
_WORDS = {
    "grey": (_FIGURE, "1"), "red": (_FIGURE, "1"), "damage": (_FIGURE, "1"),
    "reroll": ("grey|red|any", "grey|red|any"), "cost": (r"(easy|rough|high) [1-3]", "easy|rough|high 1"),
    "pass": (r"[a-z-]+", "ID"), "carry": (r"[1-9]|1[0-9]|20", "1"), "double": ("water|plant", "water|plant"),
    "craft": (_FIGURE, "1"), "dawn": (_FIGURE, "1"), "build": (_FIGURE, "1"), "support": (_FIGURE, "1"),
}  # fmt: skip
"""The words after the name of a bonus, as a pattern and as shown to people; the others stand alone."""
BONUS_FORMS = tuple(f"{name} {_WORDS[name][1]}" if name in _WORDS else name for name in BONUSES)
"""The bonuses as they are written."""


def listed(known: Iterable[str]) -> str:
    """Words that a cell may have, for a message; the empty word, which may be left out, is not listed."""
    return ", ".join(filter(None, known))


def counted(words: Iterable[str]) -> tuple[str, ...]:
    """Words with an amount behind each, as they are written."""
    return tuple(f"{word} 1" for word in words)


def _sound_bonus(name: str, words: list[str]) -> bool:
    return re.fullmatch(_WORDS.get(name, ("", ""))[0], " ".join(words)) is not None
