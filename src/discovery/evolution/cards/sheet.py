"""A deck file as it was written: comments, columns and rows of text, from CSV or TOML and back.

CSV has comments ``# key: value``, a header row and one card a row, with commas, semicolons or tabs (a first
line ``sep=;`` is read past); TOML has a table ``[deck]`` and one ``[[card]]`` a card. What is read from one
and written as the other loses nothing: unknown keys and columns, remarks and the order of the columns are
kept. Whether the texts make a deck is for ``deckfile`` to say.
"""

from __future__ import annotations

import csv
import io
import json
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any

from discovery.core.bits import WIDTH
from discovery.core.errors import Code, InvalidDeck
from discovery.core.languages import DEFAULT, LANGUAGES
from discovery.core.text import COMMENT_BEGINS, comment_in, separator, separator_line, visible_start
from discovery.core.text.mail import unmailed

MAX_CARDS = WIDTH
"""No game has room for more."""
MAX_CHARACTERS = 500_000
MAX_COMMENTS = 200
REMARKS, COLUMN_ORDER = "remarks", "columns"
"""Keys of the table ``[deck]``: comments without a key, and columns that are out of the usual order."""
NUMBERS = ("era", "order", "from_year", "to_year")
LISTS = ("prerequisites",)
_LINE = re.compile(r"[^\r\n]*(?:\r\n|\r|\n)|[^\r\n]+")
"""With its end: a text over two lines is no text of a card, and must not become one by losing its end."""
_KEY = re.compile(r"\w{1,40}")
_TOML = re.compile(r"\s*(?:#[^\n]*\n\s*)*(?:\[|[\w-]+\s*=)")
"""How a TOML file begins, and no CSV file does."""
_CARD = re.compile(r"^[ \t]*\[\[[ \t]*card[ \t]*\]\]", re.MULTILINE)
_AT_LINE = re.compile(r"\(at line (\d+)")
_WHOLE = re.compile(r"0|-?[1-9]\d{0,17}")
_WITH_FRACTION = re.compile(r"^(-?\d+)[.,]00?$")
"""``1.0`` or ``1,00``; three zeros may mean thousands."""
_SPACE = re.compile("[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]")
_SOFT_HYPHEN = "\N{SOFT HYPHEN}"


@dataclass(frozen=True, slots=True)
class Comment:
    """``value`` is the whole remark where ``key`` is ``""``. Lines count from 1; 0: written nowhere."""

    key: str
    value: str
    line: int = 0


@dataclass(frozen=True, slots=True)
class CardRow:
    """The cells of one card by column, without spaces around them, and its line."""

    cells: Mapping[str, str]
    line: int = 0


@dataclass(frozen=True, slots=True)
class Sheet:
    """``header`` is the line of the columns' names. ``faults`` are about what could not be kept, a row or the
    first of two columns of one name; ``refused`` tells why there is nothing else in the sheet."""

    comments: tuple[Comment, ...] = ()
    columns: tuple[str, ...] = ()
    rows: tuple[CardRow, ...] = ()
    header: int = 0
    faults: tuple[InvalidDeck, ...] = ()
    refused: InvalidDeck | None = None

    @property
    def about(self) -> dict[str, str]:
        """The comments with a key; the last one counts."""
        return {comment.key: comment.value for comment in self.comments if comment.key}


def read_sheet(text: str) -> Sheet:
    """The sheet of a deck file in either format; it is never an error."""
    if len(text) > MAX_CHARACTERS:
        return Sheet(refused=InvalidDeck(Code.TOO_LARGE, given=len(text), most=MAX_CHARACTERS))
    try:
        text = unmailed(text.lstrip("\ufeff"), InvalidDeck)
    except InvalidDeck as fault:
        return Sheet(refused=fault)
    return _read_toml(text) if is_toml(text) else _read_csv(text)


def is_toml(text: str) -> bool:
    """Whether a deck file is written in TOML."""
    first = _LINE.match(text)
    return _TOML.match(text) is not None and not (first and separator_line(first[0]))


def _read_csv(text: str) -> Sheet:
    lines = _LINE.findall(text)
    named = separator_line(lines[0]) if lines else ""
    begin = 1 if named else 0
    skipped = next(
        (
            number
            for number, line in enumerate(lines)
            if number >= begin and not line.startswith(COMMENT_BEGINS) and not _is_empty(line, named)
        ),
        len(lines),
    )
    if skipped > MAX_COMMENTS:
        refused = InvalidDeck(Code.TOO_LARGE, line=MAX_COMMENTS + 1, given=skipped, most=MAX_COMMENTS)
        return Sheet(refused=refused)
    between = separator(lines[skipped] if skipped < len(lines) else "", named)
    comments = tuple(
        _comment(comment_in(line, between), number)
        for number, line in enumerate(lines[begin:skipped], begin + 1)
        if not _is_empty(line, named)
    )
    faults: list[InvalidDeck] = []
    written = _written(lines[skipped:], skipped, between, faults)
    _, header = next(written, (0, []))
    if faults:
        return Sheet(refused=InvalidDeck(Code.DECK_COLUMN, line=skipped + 1, column="id"))
    columns = tuple(_plain("", name) for name in header)
    faults += [
        InvalidDeck(Code.COLUMN_TWICE, line=skipped + 1, column=visible_start(name))
        for place, name in enumerate(columns)
        if name and name in columns[:place]
    ]
    rows: list[CardRow] = []
    for line, cells in written:
        rows.append(CardRow(_by_column(columns, cells, line, faults), line))
        if len(rows) > MAX_CARDS:
            faults.append(_too_many(rows.pop()))
            break
    return Sheet(comments, columns, tuple(rows), skipped + 1, tuple(faults))


def _is_empty(line: str, named: str) -> bool:
    return not line.strip(f' \t\r\n,;"{named}')


def _comment(text: str, number: int) -> Comment:
    key, colon, value = text.partition(":")
    if colon and _KEY.fullmatch(key.strip()):
        return Comment(key.strip(), value.strip(), number)
    return Comment("", text, number)


def _written(
    lines: list[str], skipped: int, between: str, faults: list[InvalidDeck]
) -> Iterator[tuple[int, list[str]]]:
    """The rows that say something, each with its line. Where quotes go wrong they end, and ``faults`` get the
    line where that row begins."""
    reader = csv.reader(lines, strict=True, delimiter=between)
    while True:
        begins = reader.line_num
        try:
            cells = next(reader, None)
        except csv.Error:
            faults.append(_unreadable(skipped + begins + 1, visible_start(lines[begins].rstrip())))
            return
        if cells is None:
            return
        if any(map(str.strip, cells)):
            yield skipped + reader.line_num, cells


def _by_column(
    columns: Sequence[str], cells: Sequence[str], line: int, faults: list[InvalidDeck]
) -> dict[str, str]:
    """The cells of a row. The first one that no column names is a fault."""
    fields = {name: "" for name in columns if name}
    nameless = []
    for name, cell in zip_longest(columns, cells, fillvalue=""):
        if name:
            fields[name] = _plain(name, cell)
        elif cell.strip():
            nameless.append(cell.strip())
    if nameless:
        faults.append(InvalidDeck(Code.DECK_NAMELESS, "A02", line, given=visible_start(nameless[0])))
    return fields


def _plain(column: str, cell: str) -> str:
    """A cell without spaces around it, and without what spreadsheets and word processors put in: hyphens that
    show nothing, other spaces between ids and in numbers, a fraction of nothing behind a number."""
    text = cell.replace(_SOFT_HYPHEN, "").strip()
    if column in TREE or column in NUMBERS:
        text = _SPACE.sub(" ", text)
    return _WITH_FRACTION.sub(r"\1", text) if column in NUMBERS else text


def _too_many(row: CardRow) -> InvalidDeck:
    return InvalidDeck(Code.TOO_LARGE, line=row.line, given=MAX_CARDS + 1, most=MAX_CARDS)


def _unreadable(line: int, given: str) -> InvalidDeck:
    return InvalidDeck(Code.DECK_FIELD, "A02", line, card="", column="row", given=given)


def _read_toml(text: str) -> Sheet:
    try:
        whole = tomllib.loads(text.replace("\r\n", "\n"))
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        match = _AT_LINE.search(str(error))
        line = int(match[1]) if match else text.count("\n") + 1
        given = (text.splitlines() or [""])[min(line, text.count("\n") + 1) - 1 :][:1]
        return Sheet(refused=_unreadable(line, visible_start("".join(given))))
    about, cards = whole.get("deck", {}), whole.get("card", [])
    if not isinstance(about, dict) or not isinstance(cards, list) or not cards:
        return Sheet(refused=InvalidDeck(Code.DECK_COLUMN, line=1, column="id"))
    places = [text.count("\n", 0, match.start()) + 1 for match in _CARD.finditer(text)]
    tables = [card for card in cards if isinstance(card, dict)][: MAX_CARDS + 1]
    lines = places if len(places) == len(cards) else [0] * len(cards)
    rows = [CardRow(_cells(card), line) for card, line in zip(tables, lines, strict=False)]
    faults = (_too_many(rows.pop()),) if len(rows) > MAX_CARDS else ()
    columns = _columns(about.get(COLUMN_ORDER), rows)
    return Sheet(tuple(_comments(about, text)), columns, tuple(rows), min(lines), faults)


def _cells(card: Mapping[str, object]) -> dict[str, str]:
    return {key: _text(value) for key, value in card.items()}


def _text(value: object) -> str:
    if isinstance(value, list):
        return " ".join(map(str, value))
    return str(value).strip()


def _columns(given: object, rows: Iterable[CardRow]) -> tuple[str, ...]:
    named = [str(column) for column in given] if isinstance(given, list) else []
    return tuple(dict.fromkeys([*named, *_usual(row.cells for row in rows)]))


def _usual(cells: Iterable[Mapping[str, str]]) -> tuple[str, ...]:
    """The usual columns that occur or are required, then others in the order in which they occur."""
    present = dict.fromkeys(column for row in cells for column in row)
    usual = [column for column in COLUMNS if column in present or column in REQUIRED]
    return tuple(dict.fromkeys([*usual, *present]))


def _comments(about: Mapping[str, Any], text: str) -> Iterator[Comment]:
    lines = text.splitlines()
    for key, value in about.items():
        if key == REMARKS:
            yield from (Comment("", str(remark)) for remark in value)
        elif key != COLUMN_ORDER:
            wanted = re.compile(rf"""\s*["']?{re.escape(key)}["']?\s*=""")
            line = next((number for number, one in enumerate(lines, 1) if wanted.match(one)), 0)
            yield Comment(key, _text(value), line)


NAMES = tuple(f"name_{tag}" for tag in LANGUAGES)
"""The columns with names of cards, one a language."""
TREE = ("id", "era", "order", "family", "prerequisites")
"""The columns of a card's place in the tree."""
COLUMNS = (
    *TREE,
    *NAMES,
    *(f"text_{tag}" for tag in LANGUAGES),
    "period",
    "from_year",
    "to_year",
    "icon",
    "asset",
    *(f"{column}_{tag}" for column in ("place", "caption") for tag in LANGUAGES),
)
"""A file may have more: a game may know columns that the others do not."""
REQUIRED = (*TREE, f"name_{DEFAULT}")


def as_csv(sheet: Sheet) -> str:
    """The sheet as CSV with commas: the form that decks are stored and shared in."""
    written = io.StringIO()
    for comment in sheet.comments:
        written.write(f"# {_told(comment)}".rstrip() + "\n")
    writer = csv.writer(written, lineterminator="\n")
    writer.writerow(sheet.columns)
    writer.writerows([row.cells.get(column, "") for column in sheet.columns] for row in sheet.rows)
    return written.getvalue()


def _told(comment: Comment) -> str:
    return f"{comment.key}: {comment.value}" if comment.key else comment.value


def as_toml(sheet: Sheet) -> str:
    """The sheet as TOML: a card is a table, so that a change of a card is a change of few lines."""
    lines = ["[deck]", *(f"{_key(key)} = {_quoted(value)}" for key, value in sheet.about.items())]
    kept = {comment.key: comment for comment in sheet.comments if comment.key}
    if remarks := [_told(one) for one in sheet.comments if one is not kept.get(one.key)]:
        lines.append(f"{REMARKS} = {_array(remarks)}")
    cells = [_filled(row, sheet.columns) for row in sheet.rows]
    if sheet.columns != _usual(cells):
        lines.append(f"{COLUMN_ORDER} = {_array(sheet.columns)}")
    for card in cells:
        lines += ["", "[[card]]", *(f"{_key(key)} = {_value(key, text)}" for key, text in card.items())]
    return "\n".join([*lines, ""])


def _filled(row: CardRow, columns: Iterable[str]) -> dict[str, str]:
    return {column: row.cells[column] for column in columns if row.cells.get(column)}


def _value(column: str, text: str) -> str:
    if column in LISTS and text == " ".join(text.split()):
        return _array(text.split())
    return text if column in NUMBERS and _WHOLE.fullmatch(text) else _quoted(text)


def _key(key: str) -> str:
    return key if re.fullmatch(r"[A-Za-z0-9_-]+", key) else _quoted(key)


def _array(items: Iterable[str]) -> str:
    return f"[{', '.join(map(_quoted, items))}]"


def _quoted(text: str) -> str:
    """A basic string: JSON's escapes are TOML's, but for one sign that JSON leaves as it is."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
