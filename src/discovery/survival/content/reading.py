"""Reads the tables of a content from CSV files.

A fault is an ``InvalidDeck`` with the table, the line and what was given; ``check`` holds the laws that need
more than one row.
"""

from __future__ import annotations

import csv
import hashlib
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib.resources import files
from io import StringIO
from typing import Any

from discovery.core.errors import InvalidDeck
from discovery.survival.content.rows import BONUSES
from discovery.survival.content.tables import (
    BANDS,
    CLASSES,
    DAMAGES,
    RESOURCES,
    Amounts,
    Bonus,
    Cell,
    Character,
    Content,
    Enemy,
    Exploration,
    Item,
    Layout,
    Night,
    Project,
    Scenario,
    Support,
    Task,
    Terrain,
    Threat,
    Tile,
    TokenKind,
)
from discovery.survival.errors import SurvivalCode

BUILT_IN = "lands-1"
"""The id of the content that the game comes with. A change of any figure makes a new id."""
TABLES = (
    "lands", "terrains", "tiles", "layouts", "tokens", "resources", "damages", "enemies", "items", "projects",
    "explore", "nights", "threats", "characters", "supports", "scenarios", "quests",
)  # fmt: skip
"""The tables of a content, one file each."""
Row = Mapping[str, str]


class Reader:
    """One row of a table with its place, for faults."""

    def __init__(self, table: str, line: int, row: Row) -> None:
        self.table = table
        self.line = line
        self.row = row

    def fault(self, code: SurvivalCode, column: str, given: str) -> InvalidDeck:
        """The fault of a cell."""
        return InvalidDeck(code, line=self.line, table=self.table, column=column, given=given[:60])

    def text(self, column: str) -> str:
        """A cell. ``InvalidDeck`` if the column is missing."""
        if column not in self.row or self.row[column] is None:
            raise self.fault(SurvivalCode.COLUMN_MISSING, column, "")
        return self.row[column].strip()

    def number(self, column: str, least: int = 0, most: int = 99) -> int:
        """A cell as a whole number; an empty one is ``least``."""
        given = self.text(column)
        if not given:
            return least
        if not given.removeprefix("-").isdecimal() or not given.isascii() or len(given) > 4:
            raise self.fault(SurvivalCode.BAD_FIGURE, column, given)
        if not least <= int(given) <= most:
            raise self.fault(SurvivalCode.BAD_FIGURE, column, given)
        return int(given)

    def word(self, column: str, words: tuple[str, ...]) -> int:
        """The number of a cell's word in a list."""
        given = self.text(column)
        if given not in words:
            raise self.fault(SurvivalCode.UNKNOWN_WORD, column, given)
        return words.index(given)

    def flag(self, column: str) -> bool:
        """A cell that is 0 or 1."""
        return self.number(column, 0, 1) == 1

    def name(self, column: str = "id") -> str:
        """An id: small letters, digits and hyphens."""
        given = self.text(column)
        if (
            not given
            or len(given) > 40
            or not all(sign.isascii() and (sign.isalnum() or sign == "-") for sign in given)
        ):
            raise self.fault(SurvivalCode.BAD_ID, column, given)
        return given

    def amounts(self, column: str) -> Amounts:
        """``"wood 2, stone 1"`` as numbers."""
        return tuple(self._amount(column, part) for part in self.parts(column))

    def parts(self, column: str) -> list[str]:
        """The parts of a list of a cell."""
        return [part.strip() for part in self.text(column).split(",") if part.strip()]

    def _amount(self, column: str, part: str) -> tuple[int, int]:
        word, _, amount = part.partition(" ")
        if word not in RESOURCES or not amount.isdecimal() or not 1 <= int(amount) <= 20:
            raise self.fault(SurvivalCode.UNKNOWN_WORD, column, part)
        return RESOURCES.index(word), int(amount)

    def bonuses(self, column: str = "bonus") -> tuple[Bonus, ...]:
        """``"cost high 1, pass rope"``."""
        found = []
        for part in self.parts(column):
            name, *words = part.split()
            if name not in BONUSES:
                raise self.fault(SurvivalCode.UNKNOWN_WORD, column, part)
            found.append(Bonus(name, tuple(words)))
        return tuple(found)

    def cells(self, column: str) -> tuple[Cell, ...]:
        """``"1,0 0,-1"``: cells of the lattice of tiles."""
        found: list[Cell] = []
        for part in self.text(column).split():
            u, _, v = part.partition(",")
            try:
                found.append((int(u), int(v)))
            except ValueError:
                raise self.fault(SurvivalCode.BAD_FIGURE, column, part) from None
        return tuple(found)


@cache
def built_in() -> Content:
    """The content that the game comes with."""
    folder = files("discovery.survival.content") / "data"
    return read({table: (folder / f"{table}.csv").read_text(encoding="utf-8") for table in TABLES}, BUILT_IN)


def read(texts: Mapping[str, str], name: str) -> Content:
    """The content whose tables have these texts. ``InvalidDeck`` for the first fault."""
    digest = hashlib.sha256(
        "\0".join(f"{table}\0{texts.get(table, '')}" for table in TABLES).encode()
    ).hexdigest()

    def rows(table: str) -> Iterator[Reader]:
        if table not in texts:
            raise InvalidDeck(SurvivalCode.TABLE_MISSING, table=table)
        for line, row in enumerate(csv.DictReader(StringIO(texts[table], newline="")), 2):
            yield Reader(table, line, row)

    def all_of(table: str, make: Callable[[Reader], Any]) -> Any:
        return tuple(make(row) for row in rows(table))

    rest = {row.text("id"): row.text("rest") for row in rows("damages")}
    return Content(
        id=name,
        digest=digest,
        lands=all_of("lands", lambda row: row.name()),
        terrains=all_of("terrains", _terrain),
        tiles=all_of("tiles", _tile),
        layouts=all_of("layouts", _layout),
        tokens=all_of("tokens", _token),
        rest=tuple(RESOURCES.index(rest[damage]) if rest.get(damage) else -1 for damage in DAMAGES),
        enemies=all_of("enemies", _enemy),
        items=all_of("items", _item),
        projects=all_of("projects", _project),
        explorations=all_of("explore", _exploration),
        nights=all_of("nights", _night),
        threats=all_of("threats", _threat),
        characters=all_of("characters", _character),
        supports=all_of("supports", _support),
        scenarios=all_of("scenarios", _scenario),
        tasks=all_of("quests", _task),
    )


def _terrain(row: Reader) -> Terrain:
    return Terrain(
        land=row.name("terrain"),
        letter=row.text("letter"),
        id=row.name(),
        cost=row.number("cost", 1, 3),
        band=row.word("band", BANDS),
        waiver=row.text("waiver"),
        enter=row.text("enter"),
    )


def _tile(row: Reader) -> Tile:
    return Tile(row.name(), row.name("land"), row.text("group"), row.text("spaces"), row.text("marks"))


def _layout(row: Reader) -> Layout:
    return Layout(row.name(), row.cells("near"), row.cells("middle"), row.cells("far"))


def _token(row: Reader) -> TokenKind:
    return TokenKind(
        row.name("land"), row.word("class", CLASSES), row.text("holds"), row.number("copies", 1, 20)
    )


def _enemy(row: Reader) -> Enemy:
    words = row.text("words").split()
    reward = [part for part in row.text("reward").split() if part]
    goods, items = _rewards(row, reward)
    return Enemy(
        id=row.name(),
        land=row.name("land"),
        defence=row.number("defence", 0, 12),
        attack=row.number("attack", 0, 13),
        life=row.number("life", 0, 9),
        damage=row.word("damage", DAMAGES),
        lethal="lethal" in words,
        special="special" in words,
        swift="swift" in words,
        reward=goods,
        reward_items=items,
        helped=_rewards(row, row.text("helped").split())[0],
    )


def _rewards(row: Reader, words: list[str]) -> tuple[Amounts, tuple[str, ...]]:
    """``"poison 1 salvage 1"`` or ``"item:warden-key"``: resources and items."""
    items = tuple(word.removeprefix("item:") for word in words if word.startswith("item:"))
    plain = [word for word in words if not word.startswith("item:")]
    if len(plain) % 2 or any(word not in RESOURCES for word in plain[::2]):
        raise row.fault(SurvivalCode.UNKNOWN_WORD, "reward", " ".join(words))
    pairs = zip(plain[::2], plain[1::2], strict=True)
    return tuple((RESOURCES.index(word), int(amount)) for word, amount in pairs), items


def _item(row: Reader) -> Item:
    return Item(
        id=row.name(),
        kind=row.text("kind"),
        land=row.name("land"),
        bonuses=row.bonuses(),
        use_cost=row.number("use_cost", -1, 9),
        use=row.text("use"),
        spent=row.flag("spent"),
    )


def _project(row: Reader) -> Project:
    copies = row.number("copies", 1, 1)
    return Project(
        row.name(),
        row.name("land"),
        row.name("item"),
        copies,
        row.amounts("recipe_1"),
        row.amounts("recipe_2"),
    )


def _exploration(row: Reader) -> Exploration:
    return Exploration(
        row.name(),
        row.number("number", 1, 99),
        row.text("variant"),
        row.name("land"),
        row.text("place"),
        row.text("steps"),
    )


def _night(row: Reader) -> Night:
    return Night(row.name(), row.number("tier", 1, 2), row.flag("tribal"), row.text("steps"))


def _threat(row: Reader) -> Threat:
    return Threat(row.name(), row.number("copies", 1, 9), row.text("steps"))


def _character(row: Reader) -> Character:
    return Character(row.name(), row.bonuses(), row.number("use_cost", -1, 9), row.text("use"))


def _support(row: Reader) -> Support:
    return Support(row.name(), row.bonuses()[0])


def _scenario(row: Reader) -> Scenario:
    nights = [row.number(f"nights_{seats}", 0, 15) for seats in (1, 2, 3, 4)]
    return Scenario(
        id=row.name(),
        land=row.name("land"),
        layout=row.name("layout"),
        least=row.number("least", 1, 4),
        most=row.number("most", 1, 4),
        nights=(nights[0], nights[1], nights[2], nights[3]),
        blue=row.number("blue", 0, 10),
        each_night=row.text("each_night"),
        from_night=row.number("from_night"),
        opens=row.number("opens"),
        rivals=row.flag("rivals"),
    )


def _task(row: Reader) -> Task:
    targets = [row.number(f"n_{seats}") for seats in (1, 2, 3, 4)]
    return Task(
        scenario=row.name("scenario"),
        stage=row.number("stage", 1, 9),
        route="ab"[row.word("route", ("a", "b"))],
        kind=row.text("kind"),
        object=row.text("object"),
        place=row.text("place"),
        targets=(targets[0], targets[1], targets[2], targets[3]),
    )
