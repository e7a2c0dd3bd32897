"""The text of a content file: lines ``# key: value``, then tables, each behind its name in brackets.

A table has a header row and a row a line (CSV with commas, semicolons or tabs). A file that builds on the
content of the game says only what is otherwise: a row with an id that is there changes the columns named, a
new id adds a row, and ``-id`` takes one away. The file may come from anybody: reading it takes time in
proportion to its length, and what is wrong has a line.
"""

from __future__ import annotations

import csv
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from discovery.core.errors import Code, InvalidDeck
from discovery.core.languages import DEFAULT, LANGUAGES
from discovery.core.text import (
    COMMENT_BEGINS,
    comment_in,
    is_name,
    is_readable,
    separator,
    separator_line,
    visible_start,
)
from discovery.survival.errors import SurvivalCode

MAX_CHARACTERS = 500_000
MAX_ROWS = 2_000
LONGEST_CELL = 400
LONGEST_NAME = 60
STEMS = ("text", "won", "lost")
"""The names of the columns with sentences, before the language."""
AWAY = "-"
"""Before an id: the row is taken away."""
BUILDS_ON = "builds_on"
TABLES = (
    "lands", "terrains", "tiles", "layouts", "tokens", "resources", "damages", "enemies", "items", "projects",
    "explore", "nights", "threats", "characters", "supports", "scenarios", "quests",
)  # fmt: skip
"""The tables of a content."""
KEYS: Mapping[str, tuple[str, ...]] = {"tokens": ("land", "class", "holds"), "quests": ("scenario",)}
"""The columns that identify the rows of a table, where they have no id; the tasks of a scenario change
together."""
WHOLE = ("quests",)
"""Tables of which a file gives all rows with a key."""

_LINE = re.compile(r"[^\r\n]*(?:\r\n|\r|\n)|[^\r\n]+")
_COMMENT = re.compile(r"([a-z_]{1,40})\s*:(.*)")
_HEADING = re.compile(r"\[([a-z]{1,40})\]")
_ID = re.compile(r"(?=.{1,40}$)[a-z0-9]+(-[a-z0-9]+)*")


@dataclass(frozen=True, slots=True)
class ContentRow:
    """The cells of a row by column. ``line`` is where it stands; a row of the content that a file builds on
    has the line that says so."""

    line: int
    cells: Mapping[str, str]


Tables = dict[str, list[ContentRow]]


@dataclass(slots=True)
class ContentSource:
    """A file as it is written. ``about`` are its lines with ``#``, each with its line."""

    about: dict[str, tuple[int, str]] = field(default_factory=dict)
    tables: Tables = field(default_factory=dict)
    faults: list[InvalidDeck] = field(default_factory=list)

    def header(self, key: str) -> str:
        """The text of a line with ``#``, ``""`` where there is none."""
        return self.about.get(key, (0, ""))[1]

    def line_of(self, key: str) -> int:
        """The line of the file that says ``key``, from 1; 0 if none does."""
        return self.about.get(key, (0, ""))[0]


def key_of(table: str, cells: Mapping[str, str]) -> tuple[str, ...]:
    """The identity of a row within its table."""
    return tuple(cells.get(column, "") for column in KEYS.get(table, ("id",)))


def called(table: str, cells: Mapping[str, str]) -> str:
    """A row's name in faults."""
    return visible_start(" ".join(key_of(table, cells)))


def read_source(text: str, columns: Mapping[str, Sequence[str]]) -> ContentSource:
    """The tables of a text. ``columns`` are those that each table may have."""
    source = ContentSource()
    if len(text) > MAX_CHARACTERS:
        source.faults.append(InvalidDeck(Code.TOO_LARGE, given=len(text), most=MAX_CHARACTERS))
        return source
    lines = [written.strip(" \r\n") for written in _LINE.findall(text.lstrip("\ufeff"))]
    named = separator_line(lines[0]) if lines else ""
    reader = _Lines(source, columns, separator(_first_header(lines), named))
    for line, written in enumerate(lines, 1):
        if line > 1 or not named:
            reader.take(line, written)
        if reader.rows > MAX_ROWS:
            source.faults.append(InvalidDeck(Code.TOO_LARGE, line=line, given=reader.rows, most=MAX_ROWS))
            break
    source.faults += _about_faults(source)
    return source


def _first_header(lines: Sequence[str]) -> str:
    """The columns of the first table, which show what stands between the cells of the whole file."""
    headed = False
    for written in lines:
        if written.startswith("["):
            headed = True
        elif headed and written and not written.startswith(COMMENT_BEGINS):
            return written
    return ""


def read_table(table: str, text: str) -> list[ContentRow]:
    """The rows of a table that comes with the game, which is a file by itself."""
    rows = csv.DictReader(text.splitlines(), strict=True)
    return [
        ContentRow(line, {key: cell.strip() for key, cell in row.items()}) for line, row in enumerate(rows, 2)
    ]


class _Lines:
    """Takes the lines of a file one after the other: a row never goes on in the next line."""

    def __init__(self, source: ContentSource, columns: Mapping[str, Sequence[str]], between: str) -> None:
        self.rows = 0
        self._between = between
        self._source = source
        self._columns = columns
        self._table = ""
        self._header: list[str] = []
        self._keyed = False

    def take(self, line: int, written: str) -> None:
        """Read a line, without its end. A row without a letter in any cell is an empty line."""
        cut = written.strip(f"{self._between} \t")
        if not cut:
            return
        if written.startswith(COMMENT_BEGINS):
            self._remark(line, comment_in(written, self._between))
        elif match := _HEADING.fullmatch(cut):
            self._begin(line, match[1])
        else:
            self._row(line, written)

    def _fault(self, code: SurvivalCode, line: int, column: str, given: str) -> None:
        self._source.faults.append(
            InvalidDeck(code, line=line, table=self._table, column=column, given=visible_start(given))
        )

    def _remark(self, line: int, told: str) -> None:
        """Behind the first heading a line with ``#`` says nothing."""
        about = self._source.about
        if self._source.tables or not (match := _COMMENT.fullmatch(told)):
            return
        if match[1] in about and (match[1] in ("id", BUILDS_ON) or match[1].startswith("name_")):
            first = about[match[1]][0]
            self._source.faults.append(
                InvalidDeck(Code.COMMENT_TWICE, line=line, given=match[1], first=first)
            )
        about[match[1]] = (line, match[2].strip())

    def _begin(self, line: int, table: str) -> None:
        self._table, self._header = table, []
        if table not in TABLES:
            self._fault(SurvivalCode.UNKNOWN_TABLE, line, "", table)
        self._source.tables.setdefault(table, [])

    def _row(self, line: int, written: str) -> None:
        try:
            [cells] = csv.reader([written], strict=True, delimiter=self._between)
        except (csv.Error, ValueError):
            self._fault(SurvivalCode.BAD_ROW, line, "", written)
            return
        cells = [cell.strip() for cell in cells]
        if not self._table:
            self._fault(SurvivalCode.BAD_ROW, line, "", written)
        elif self._table in TABLES and not self._header:
            self._begin_rows(line, cells)
        elif self._table in TABLES and self._keyed:
            self._cells(line, cells)

    def _begin_rows(self, line: int, cells: list[str]) -> None:
        while len(cells) > 1 and not cells[-1]:
            cells.pop()
        self._header = cells
        for place, column in enumerate(cells):
            if column not in self._columns[self._table] or column in cells[:place]:
                self._fault(SurvivalCode.UNKNOWN_COLUMN, line, visible_start(column), column)
        missing = [column for column in KEYS.get(self._table, ("id",)) if column not in cells]
        self._keyed = not missing
        for column in missing:
            self._fault(SurvivalCode.COLUMN_MISSING, line, column, "")

    def _cells(self, line: int, cells: list[str]) -> None:
        self.rows += 1
        while len(cells) > len(self._header) and not cells[-1]:
            cells.pop()
        if len(cells) > len(self._header):
            self._fault(SurvivalCode.BAD_ROW, line, "", cells[len(self._header)])
            return
        row = dict(zip(self._header, cells + [""] * (len(self._header) - len(cells)), strict=True))
        for column, cell in row.items():
            if len(cell) > LONGEST_CELL or not is_readable(cell):
                self._fault(SurvivalCode.BAD_TEXT, line, visible_start(column), cell)
        self._source.tables[self._table].append(ContentRow(line, row))


def _about_faults(source: ContentSource) -> Iterable[InvalidDeck]:
    """The faults of the texts about the file as a whole."""
    for key, (line, value) in source.about.items():
        if key == "id":
            sound = _ID.fullmatch(value) is not None
        elif key.startswith("name_"):
            sound = len(value) <= LONGEST_NAME and is_name(value)
        else:
            sound = len(value) <= LONGEST_CELL and is_readable(value)
        if not sound:
            yield InvalidDeck(
                SurvivalCode.BAD_TEXT, line=line, table="", column=key, given=visible_start(value)
            )
    if "id" not in source.about:
        yield InvalidDeck(SurvivalCode.COLUMN_MISSING, line=1, table="", column="id", given="")


def merged(source: ContentSource, base: Mapping[str, Sequence[ContentRow]]) -> Tables:
    """The tables of a file on those it builds on, if it does. Adds to its ``faults``."""
    line = source.line_of(BUILDS_ON)
    return {
        table: _merged(table, [ContentRow(line, row.cells) for row in base.get(table, ())], source)
        for table in TABLES
        if table in source.tables or table in base
    }


def _merged(table: str, rows: list[ContentRow], source: ContentSource) -> list[ContentRow]:
    """The rows of one table."""
    own = source.tables.get(table, [])
    if table in WHOLE:
        mentioned = {key_of(table, row.cells) for row in own}
        gone = {row.cells["id"][1:] for row in source.tables.get("scenarios", []) if _goes(row, "scenarios")}
        kept = [row for row in rows if key_of(table, row.cells) not in mentioned]
        return [*(row for row in kept if row.cells["scenario"] not in gone), *own]
    at = {key_of(table, row.cells): place for place, row in enumerate(rows)}
    all_rows: list[ContentRow | None] = [*rows]
    first: dict[tuple[str, ...], int] = {}
    for row in own:
        key = _written_key(table, row)
        if key in first:
            _row_fault(source, SurvivalCode.ROW_TWICE, table, row)
            continue
        first[key] = row.line
        if key in at:
            old = all_rows[at[key]]
            assert old is not None
            all_rows[at[key]] = None if _goes(row, table) else _changed(old, row)
        elif _goes(row, table):
            _row_fault(source, SurvivalCode.NO_SUCH_ROW, table, row)
        else:
            all_rows.append(row)
    return [row for row in all_rows if row is not None]


def _changed(old: ContentRow, new: ContentRow) -> ContentRow:
    """A row with other cells. Where its English words are new, those of languages that the file does not
    speak are dropped: they would tell what was."""
    cells = {**old.cells, **new.cells}
    for stem in ("", *(f"{stem}_" for stem in STEMS)):
        if new.cells.get(stem + DEFAULT, "") not in ("", old.cells.get(stem + DEFAULT, "")):
            for tag in LANGUAGES:
                if tag != DEFAULT and stem + tag not in new.cells:
                    cells.pop(stem + tag, None)
    return ContentRow(new.line, cells)


def _goes(row: ContentRow, table: str) -> bool:
    """Whether a row takes one away: ``-id``, or no copies of a token."""
    if table == "tokens":
        return row.cells.get("copies") == "0"
    return row.cells.get("id", "").startswith(AWAY)


def _written_key(table: str, row: ContentRow) -> tuple[str, ...]:
    key = key_of(table, row.cells)
    return (key[0].removeprefix(AWAY),) if len(key) == 1 else key


def _row_fault(source: ContentSource, code: SurvivalCode, table: str, row: ContentRow) -> None:
    name = called(table, row.cells)
    source.faults.append(InvalidDeck(code, line=row.line, table=table, row=name, column="id", given=name))
