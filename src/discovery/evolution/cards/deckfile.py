"""Reading a deck file: what it says of itself, and its cards (``sheet`` tells how it is written).

The file may come from anybody: whatever it holds, reading it takes time in proportion to its length, and what
is wrong has a line. ``read_deck`` raises the first fault, ``find_faults`` lists all of them. A deck may build
on another one (B13), which it names in ``# builds_on: prehistory``; ``bases`` finds that deck.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace

from discovery.core.errors import Code, InvalidDeck
from discovery.core.languages import DEFAULT, LANGUAGES, in_columns
from discovery.core.text import is_name, is_readable, visible_start
from discovery.evolution.cards.deck import ASSETS, Card, Deck
from discovery.evolution.cards.deckcheck import Lines, check_graph, lasting_faults
from discovery.evolution.cards.sheet import COLUMNS, NAMES, REQUIRED, Comment, Sheet, read_sheet

BUILDS_ON = "builds_on"
TOLD = ("licence", "version", "author")
"""The keys of a deck's texts about itself."""
LONGEST_NAME = 60
LONGEST_TEXT = 400
_TAGS = "|".join(LANGUAGES)
_NAMED = re.compile(rf"(name|era_\d{{1,2}})_({_TAGS})")
_ERA = re.compile(rf"era_(\d{{1,2}})_({_TAGS})")
_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
Bases = Callable[[str, str], Deck]
"""``bases(wanted, by)``: the deck ``wanted`` that the deck ``by`` builds on. Raises ``InvalidDeck``."""


def no_base(wanted: str, by: str) -> Deck:
    """For decks that stand alone. ``InvalidDeck`` DECK_BASE_UNKNOWN."""
    raise InvalidDeck(Code.DECK_BASE_UNKNOWN, "B13", base=visible_start(wanted))


def read_deck(text: str, bases: Bases = no_base) -> Deck:
    """The deck, or its first fault as ``InvalidDeck``."""
    deck, lines, faults = _parse(text, bases)
    faults = faults or check_graph(deck.cards, lines, deck.before)
    if faults:
        raise faults[0]
    return deck


def find_faults(text: str, bases: Bases = no_base) -> list[InvalidDeck]:
    """Every fault of a deck file, in the order of its lines; empty for a sound deck.

    Where a row's place in the tree cannot be read, or the deck that this one builds on, the tree as a whole
    is not judged: its faults would be consequences.
    """
    deck, lines, faults = _parse(text, bases)
    if not any(_hides_the_tree(fault) for fault in faults):
        faults += check_graph(deck.cards, lines, deck.before)
    return sorted(faults, key=lambda fault: fault.line)


def find_lasting_faults(text: str, bases: Bases = no_base) -> list[InvalidDeck]:
    """The faults of a deck file that is being made which nothing added to it mends: rows whose place in the
    tree cannot be read, and prerequisites that no deck may have."""
    deck, lines, faults = _parse(text, bases)
    return [*filter(_hides_the_tree, faults), *lasting_faults(deck.cards, lines, deck.before)]


def read_names(text: str) -> dict[str, dict[str, str]]:
    """By language, what the cards of a deck file are called by their ids, however faulty it is."""
    cells = [row.cells for row in read_sheet(text).rows]
    return {
        tag: {
            one.get("id", ""): one.get(f"name_{tag}") or one.get(f"name_{DEFAULT}") or one.get("id", "")
            for one in cells
        }
        for tag in LANGUAGES
    }


def _hides_the_tree(fault: InvalidDeck) -> bool:
    return fault.code in _HIDING or fault.arguments.get("column") in ("row", *_TREE)


def _parse(text: str, bases: Bases) -> tuple[Deck, Lines, list[InvalidDeck]]:
    sheet = read_sheet(text)
    if sheet.refused is not None:
        return Deck("", ()), {}, [sheet.refused]
    comments, about = sheet.comments, sheet.about
    cards, lines, faults = _read_rows(sheet)
    names = {DEFAULT: about.get("id", "")} | in_columns(about, "name")
    ordered = tuple(sorted(cards, key=lambda card: (card.era, card.order)))
    licence, version, author = (about.get(key, "") for key in TOLD)
    deck = Deck(about.get("id", "deck"), ordered, names, _era_names(about), licence)
    deck = replace(deck, version=version, author=author)
    faults = [*_comment_faults(comments), *faults]
    if BUILDS_ON in about:
        deck, lines = _on_base(deck, lines, comments, about[BUILDS_ON], bases, faults)
    return deck, lines, faults


def _on_base(
    deck: Deck,
    lines: Lines,
    comments: Sequence[Comment],
    wanted: str,
    bases: Bases,
    faults: list[InvalidDeck],
) -> tuple[Deck, Lines]:
    """The deck on what it builds on; its cards have the line where it is named. Adds to ``faults``."""
    line = max(comment.line for comment in comments if comment.key == BUILDS_ON)
    try:
        base = bases(wanted, deck.id)
    except InvalidDeck as fault:
        faults.append(InvalidDeck(fault.code, fault.rule, line, **fault.arguments))
        return deck, lines
    before = (*base.before, *base.cards)
    faults += [
        InvalidDeck(Code.DECK_BASE_DUPLICATE, "B13", lines[card.id], card=card.id, base=wanted)
        for card in before
        if card.id in lines
    ]
    names = {**base.era_names, **deck.era_names}
    deck = replace(deck, builds_on=wanted, before=before, era_names=names)
    return deck, {card.id: line for card in before} | lines


def _comment_faults(comments: Sequence[Comment]) -> Iterator[InvalidDeck]:
    """Records name the deck by its id; what it and its eras are called is shown to people. What is said twice
    is doubtful; remarks that look like it are anybody's."""
    seen: dict[str, Comment] = {}
    for comment in comments:
        key, value = comment.key, comment.value
        if (first := seen.setdefault(key, comment)) is not comment and _is_known(key):
            yield InvalidDeck(Code.COMMENT_TWICE, "", comment.line, given=key, first=first.line)
        if key == "id":
            sound = _PATTERNS["id"].fullmatch(value) is not None
        elif _NAMED.fullmatch(key):
            sound = len(value) <= LONGEST_NAME and _is_text(value)
        elif key in TOLD:
            sound = len(value) <= LONGEST_TEXT and _is_text(value)
        else:
            continue
        if not sound:
            yield InvalidDeck(
                Code.DECK_FIELD, "", comment.line, card="", column="deck", given=visible_start(value)
            )


def _is_known(key: str) -> bool:
    return key in ("id", BUILDS_ON, *TOLD) or _NAMED.fullmatch(key) is not None


def _era_names(about: Mapping[str, str]) -> dict[int, dict[str, str]]:
    names: dict[int, dict[str, str]] = {}
    for key, value in about.items():
        if match := _ERA.fullmatch(key):
            names.setdefault(int(match[1]), {})[match[2]] = value
    return names


def _read_rows(sheet: Sheet) -> tuple[list[Card], Lines, list[InvalidDeck]]:
    missing = [column for column in REQUIRED if column not in sheet.columns]
    if missing:
        return [], {}, [InvalidDeck(Code.DECK_COLUMN, line=sheet.header, column=missing[0])]
    cards: list[Card] = []
    lines: Lines = {}
    faults = list(sheet.faults)
    for row in sheet.rows:
        fields = {column: row.cells.get(column, "") for column in COLUMNS}
        wrong = list(_field_faults(fields, row.line, lines))
        faults += wrong
        if not any(_hides_the_tree(fault) for fault in wrong):
            cards.append(_card(fields))
            lines[fields["id"]] = row.line
    return cards, lines, faults


def _field_faults(fields: Mapping[str, str], line: int, seen: Mapping[str, int]) -> Iterator[InvalidDeck]:
    name = visible_start(fields["id"])
    if name in seen:
        yield InvalidDeck(Code.DECK_DUPLICATE, "A02", line, card=name, first=seen[name])
    for column, pattern in _PATTERNS.items():
        given = fields.get(column, "")
        if "\n" in given or "\r" in given:
            yield InvalidDeck(Code.DECK_LINE_BREAK, "A02", line, card=name, column=column)
        elif not pattern.fullmatch(given) or not _READABLE.get(column, _is_text)(given):
            code, rule = (Code.DECK_FAMILY, "A04") if column == "family" else (Code.DECK_FIELD, "A02")
            yield InvalidDeck(code, rule, line, card=name, column=column, given=visible_start(given))


_HIDING = (
    Code.TOO_LARGE,
    Code.MAIL_TRACES,
    Code.DECK_COLUMN,
    Code.COLUMN_TWICE,
    Code.DECK_NAMELESS,
    Code.DECK_DUPLICATE,
    Code.DECK_BASE_UNKNOWN,
    Code.DECK_BASE_CIRCLE,
    Code.DECK_BASE_UNSOUND,
    Code.DECK_BASE_DUPLICATE,
)
_TREE = ("id", "era", "order", "prerequisites")
_WORDS = re.compile(rf".{{1,{LONGEST_NAME}}}")
_LONG = re.compile(rf".{{0,{LONGEST_TEXT}}}")
_SHORT = re.compile(rf".{{0,{LONGEST_NAME}}}")
_YEAR = re.compile(r"(-?\d{1,10})?")
_PATTERNS = {
    "id": re.compile(rf"(?=.{{1,40}}$)(?!joker-\d){_ID.pattern}"),
    "era": re.compile(r"[1-9]|1\d|20"),
    "order": re.compile(r"[1-9]|[1-4]\d"),
    "family": re.compile(r"food|techniques|culture|tools|science|society|movement"),
    "prerequisites": re.compile(rf"({_ID.pattern}( {_ID.pattern}){{0,5}})?"),
    **dict.fromkeys(NAMES, _SHORT),
    f"name_{DEFAULT}": _WORDS,
    **{f"text_{tag}": _LONG for tag in LANGUAGES},
    "period": _SHORT,
    "from_year": _YEAR,
    "to_year": _YEAR,
    "icon": re.compile(r"[a-z0-9-]{0,60}"),
    "asset": re.compile("|".join(("", *ASSETS))),
    **{f"place_{tag}": _SHORT for tag in LANGUAGES},
    **{f"caption_{tag}": _LONG for tag in LANGUAGES},
}
_ADDRESS = re.compile(r"://|\bwww\.", re.IGNORECASE)


def _is_text(given: str) -> bool:
    """Whether a text is readable and no address: a deck comes from anybody, and is shown to everybody."""
    return is_readable(given) and not _ADDRESS.search(given)


def _is_name(given: str) -> bool:
    return is_name(given) and _is_text(given)


def _is_name_or_none(given: str) -> bool:
    return given == "" or _is_name(given)


_READABLE = {**dict.fromkeys(NAMES, _is_name_or_none), f"name_{DEFAULT}": _is_name}
"""The checks of a text beside its length, by column; all others must be readable."""


def _card(fields: Mapping[str, str]) -> Card:
    return Card(
        id=fields["id"],
        era=int(fields["era"]),
        order=int(fields["order"]),
        family=fields["family"],
        prerequisites=tuple(fields["prerequisites"].split()),
        names=in_columns(fields, "name"),
        texts=in_columns(fields, "text"),
        period=fields.get("period", ""),
        from_year=_year(fields.get("from_year", "")),
        to_year=_year(fields.get("to_year", "")),
        icon=fields.get("icon", ""),
        places=in_columns(fields, "place"),
        captions=in_columns(fields, "caption"),
        asset=fields.get("asset", ""),
    )


def _year(given: str) -> int | None:
    return int(given) if _YEAR.fullmatch(given) and given else None
