"""The tables of a content as values, row by row; ``laws`` holds what needs more than a row."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cache
from importlib.resources import files
from typing import Any

from discovery.core.errors import InvalidDeck
from discovery.core.languages import DEFAULT, LANGUAGES, words_beside
from discovery.survival.content.cells import (
    BONUS_FORMS,
    MOST_COST,
    MOST_NIGHTS,
    NO_COST,
    SENTENCES,
    RowReader,
    counted,
)
from discovery.survival.content.contentfile import STEMS, TABLES, ContentRow, Tables, key_of, read_table
from discovery.survival.content.tables import (
    BANDS,
    CLASSES,
    DAMAGES,
    RESOURCES,
    BonusRow,
    Character,
    Content,
    EnemyRow,
    Exploration,
    Item,
    LayoutRow,
    Night,
    ProjectRow,
    Scenario,
    SupportRow,
    TaskRow,
    TerrainRow,
    Threat,
    TileRow,
    TokenKind,
)
from discovery.survival.errors import SurvivalCode

BUILT_IN = "lands-3"
"""The id of the content that the game comes with. A change of any figure makes a new id."""
EARLIER = ("lands-1", "lands-2")
"""The earlier ids of that content; records and files of hosts go on from it. A folder of its name has the
tables that were otherwise."""
WORDS = (*LANGUAGES, *SENTENCES)
"""The columns that people read and the rules do not."""
KINDS = ("weapon", "tool", "found", "quest")
GROUPS = ("start", "near", "middle", "far")
TASKS = ("clues", "use", "deliver", "slay", "search", "escape")
PLACES = ("", "camp", *BANDS, *(str(number) for number in range(1, 7)))


@cache
def built_in_tables(name: str = BUILT_IN) -> Tables:
    """The tables that the game comes with, or those of an earlier content."""
    folder = files("discovery.survival.content") / "data"
    own = folder / name
    tables = {}
    for table in TABLES:
        file = own / f"{table}.csv"
        rows = read_table(table, (file if file.is_file() else folder / f"{table}.csv").read_text("utf-8"))
        for source in (folder, own):
            for tag, words in words_beside(source, table):
                rows = _with_words(table, rows, tag, words)
        tables[table] = rows
    return tables


def _with_words(
    table: str, rows: Sequence[ContentRow], tag: str, words: Sequence[Mapping[str, str]]
) -> list[ContentRow]:
    """The rows with the words that a language has for them in a table of its own: ``name``, ``text``, ``won``
    and ``lost`` beside the columns that tell a row. Of rows that these do not tell apart, as the tasks of a
    scenario, the first has the first words, and so on."""
    said: dict[tuple[str, ...], list[Mapping[str, str]]] = {}
    for cells in words:
        said.setdefault(key_of(table, cells), []).append(cells)
    extended = []
    for row in rows:
        own = said.get(key_of(table, row.cells), [])
        extended.append(replace(row, cells={**row.cells, **_columns(own.pop(0), tag)}) if own else row)
    return extended


def _columns(words: Mapping[str, str], tag: str) -> dict[str, str]:
    """Words as they stand in the columns of the tables."""
    names = {tag: words["name"].strip()} if words.get("name") else {}
    return names | {f"{stem}_{tag}": words[stem].strip() for stem in STEMS if words.get(stem)}


@cache
def built_in(name: str = BUILT_IN) -> Content:
    """The content that the game comes with, or an earlier one."""
    faults: list[InvalidDeck] = []
    content = content_of(built_in_tables(name), name, {}, faults)
    for fault in faults:
        raise fault
    return content


def columns() -> Mapping[str, tuple[str, ...]]:
    """The columns that each table may have: those of the game's, with words in every language."""
    return {table: _spoken(tuple(rows[0].cells)) for table, rows in built_in_tables().items()}


def _spoken(own: tuple[str, ...]) -> tuple[str, ...]:
    """Columns, and those with the same words in the other languages."""
    named = LANGUAGES if DEFAULT in own else ()
    stems = [stem for stem in STEMS if f"{stem}_{DEFAULT}" in own]
    more = (f"{stem}_{tag}" for stem in stems for tag in LANGUAGES)
    return tuple(dict.fromkeys([*own, *named, *more]))


def content_of(
    tables: Mapping[str, list[ContentRow]], name: str, names: Mapping[str, str], faults: list[InvalidDeck]
) -> Content:
    """The content of these tables, called ``names`` by language. What is wrong with a row is added to
    ``faults``; the content is of use only if there is nothing."""

    def all_of(table: str, make: Callable[[RowReader], Any]) -> Any:
        return tuple(make(RowReader(table, row, faults)) for row in tables.get(table, ()))

    missing = [table for table in TABLES if table not in tables]
    if missing:
        named = ", ".join(missing)
        fault = InvalidDeck(SurvivalCode.TABLE_MISSING, line=1, table=named, base=BUILT_IN)
        faults.insert(0, fault)
    rest = dict(all_of("damages", _damage))
    resources = all_of("resources", lambda row: row.one_of("id", RESOURCES))
    return Content(
        id=name,
        digest=_digest(tables, words=False),
        fingerprint=_digest(tables, words=True),
        names=names,
        words={
            table: {_key(row, n): row.cells for n, row in enumerate(rows)} for table, rows in tables.items()
        },
        resources=resources,
        lands=all_of("lands", lambda row: row.name()),
        terrains=all_of("terrains", _terrain),
        tiles=all_of("tiles", _tile),
        layouts=all_of("layouts", _layout),
        tokens=all_of("tokens", _token),
        rest=tuple(rest.get(damage, -1) for damage in range(len(DAMAGES))),
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


def _key(row: ContentRow, number: int) -> str:
    """The id of a row; tasks and tokens have none and are counted."""
    return row.cells.get("id") or str(number)


def _digest(tables: Mapping[str, list[ContentRow]], words: bool) -> str:
    """16 hexadecimal digits that stand for what the rules read, and with ``words`` for what people read, too.

    So a corrected spelling does not put old records out of use.
    """
    told = [
        (
            table,
            sorted(
                (column, cell)
                for column, cell in row.cells.items()
                if cell and (words or column not in WORDS)
            ),
        )
        for table in TABLES
        for row in tables.get(table, ())
    ]
    return hashlib.sha256(repr(told).encode()).hexdigest()[:16]


def _damage(row: RowReader) -> tuple[int, int]:
    rest = row.word("rest", ("", *RESOURCES)) - 1
    return row.word("id", DAMAGES), rest


def _terrain(row: RowReader) -> TerrainRow:
    return TerrainRow(
        land=row.name("terrain"),
        letter=row.text("letter"),
        id=row.name(),
        cost=row.number("cost", 1, 3),
        band=row.word("band", BANDS),
        waiver=row.text("waiver"),
        enter=row.text("enter"),
    )


def _tile(row: RowReader) -> TileRow:
    return TileRow(
        row.name(), row.name("land"), row.one_of("group", GROUPS), row.text("spaces"), row.text("marks")
    )


def _layout(row: RowReader) -> LayoutRow:
    return LayoutRow(row.name(), row.cells("near"), row.cells("middle"), row.cells("far"))


ENEMY_WORDS = ("lethal", "special", "swift")
SUPPORTED = ("grey", "red", "damage", "reroll")
"""The bonuses that a support card may give."""


def _token(row: RowReader) -> TokenKind:
    return TokenKind(
        row.name("land"), row.word("class", CLASSES), row.text("holds"), row.number("copies", 1, 20)
    )


def _enemy(row: RowReader) -> EnemyRow:
    words = row.text("words").split()
    for word in words:
        if word not in ENEMY_WORDS:
            row.unknown("words", word, ENEMY_WORDS)
    goods, items = row.rewards("reward")
    helped, no_items = row.rewards("helped")
    if no_items:
        row.unknown("helped", row.text("helped"), counted(RESOURCES))
    return EnemyRow(
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
        helped=helped,
    )


def _item(row: RowReader) -> Item:
    return Item(
        id=row.name(),
        kind=row.one_of("kind", KINDS),
        land=row.name("land"),
        bonuses=row.bonuses(),
        use_cost=row.number("use_cost", NO_COST, MOST_COST),
        use=row.text("use"),
        spent=row.flag("spent"),
    )


def _project(row: RowReader) -> ProjectRow:
    copies = row.number("copies", 1, 1)
    return ProjectRow(
        row.name(),
        row.name("land"),
        row.name("item"),
        copies,
        row.amounts("recipe_1"),
        row.amounts("recipe_2"),
    )


def _exploration(row: RowReader) -> Exploration:
    return Exploration(
        row.name(),
        row.number("number", 1, 99),
        row.one_of("variant", ("", "a", "b")),
        row.name("land"),
        row.text("place"),
        row.text("steps"),
    )


def _night(row: RowReader) -> Night:
    return Night(row.name(), row.number("tier", 1, 2), row.flag("tribal"), row.text("steps"))


def _threat(row: RowReader) -> Threat:
    return Threat(row.name(), row.number("copies", 1, 9), row.text("steps"))


def _character(row: RowReader) -> Character:
    return Character(row.name(), row.bonuses(), row.number("use_cost", NO_COST, MOST_COST), row.text("use"))


def _support(row: RowReader) -> SupportRow:
    bonuses = row.bonuses()
    if len(bonuses) != 1 or bonuses[0].name not in SUPPORTED:
        known = (form for form in BONUS_FORMS if form.split()[0] in SUPPORTED)
        row.unknown("bonus", row.text("bonus"), known)
        bonuses = (BonusRow("grey", ("1",)),)
    return SupportRow(row.name(), bonuses[0])


def _scenario(row: RowReader) -> Scenario:
    nights = [row.number(f"nights_{seats}", 0, MOST_NIGHTS) for seats in (1, 2, 3, 4)]
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


def _task(row: RowReader) -> TaskRow:
    targets = [row.number(f"n_{seats}") for seats in (1, 2, 3, 4)]
    return TaskRow(
        scenario=row.name("scenario"),
        stage=row.number("stage", 1, 9),
        route="ab"[row.word("route", ("a", "b"))],
        kind=row.one_of("kind", TASKS),
        object=row.text("object"),
        place=row.one_of("place", PLACES),
        targets=(targets[0], targets[1], targets[2], targets[3]),
    )
