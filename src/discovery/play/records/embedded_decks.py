"""The deck files that a record carries as comments, so that a game on a deck of one's own replays by itself.

    #deck garden
    #| # id: garden
    #| id,era,order,...

To programs that do not know them, they are comments.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from discovery.core.decks import Decks
from discovery.core.errors import Code, InvalidDeck, InvalidRecord, InvalidSetup
from discovery.core.registry import family_of
from discovery.play.records.record import Record

MOST_BYTES = 2_000_000
"""The length of all carried files, in letters and in bytes; a family's decks have narrower bounds."""
MOST_FILES = 8
"""A deck and those that it builds on."""
ROW = "#|"
_FILE = re.compile(r"#deck ([a-z0-9-]{1,60})")


@dataclass(slots=True)
class CarriedLines:
    """Collects the carried files of a text that is read line by line."""

    files: dict[str, list[str]] = field(default_factory=dict)
    starts: dict[str, int] = field(default_factory=dict)
    _size: int = 0

    def take(self, raw: str, number: int) -> bool:
        """Whether the line belongs to a carried file. ``InvalidRecord`` TOO_LARGE for more than is allowed,
        BAD_LINE for a row of no file, and for a file that is there already."""
        if raw.startswith(ROW):
            self._row(raw, number)
            return True
        begun = _FILE.fullmatch(raw.rstrip())
        if begun is None:
            return False
        name = begun[1]
        if name in self.files or len(self.files) == MOST_FILES:
            raise InvalidRecord(Code.BAD_LINE, line=number, given=raw[:60])
        self.files[name], self.starts[name] = [], number
        return True

    def _row(self, raw: str, number: int) -> None:
        if not self.files:
            raise InvalidRecord(Code.BAD_LINE, line=number, given=raw[:60])
        self._size += len(raw)
        if self._size > MOST_BYTES:
            raise InvalidRecord(Code.TOO_LARGE, line=number, given=self._size, most=MOST_BYTES)
        next(reversed(self.files.values())).append(raw[len(ROW) :].removeprefix(" "))

    def texts(self) -> dict[str, str]:
        """The files by their names."""
        return {name: "".join(f"{row}\n" for row in rows) for name, rows in self.files.items()}


def carried_lines(files: Mapping[str, str]) -> Iterator[str]:
    """The lines by which a record carries files."""
    for name, text in files.items():
        yield f"#deck {name}"
        yield from (f"{ROW} {row}" for row in text.replace("\r\n", "\n").removesuffix("\n").split("\n"))


def deck_of(record: Record, deck: object = None) -> object:
    """The host's own deck of a record: the given one, else the one that it carries, else ``None``.

    ``InvalidRecord`` WRONG_DECK, with the line where the carried deck begins, if that is another one than the
    record names; for a faulty one the fault, with its line.
    """
    if deck is not None or not record.embedded_decks:
        return deck
    decks = family_of(record.game).decks
    read = {name: _read(record, decks, name) for name in record.embedded_decks}
    start = record.header_lines.get(ROW, 0)
    own = {decks.key_of(one).partition("@")[0]: one for one in read.values()}
    named = record.deck.partition("@")[0].split("+")
    last = next(reversed(read.values()))
    try:
        parts = [own[name] if name in own else decks.load(name) for name in named]
        whole = parts[0] if len(parts) == 1 else decks.join(parts)
    except InvalidSetup:
        whole = last
    key = decks.key_of(whole)
    if key != record.deck:
        raise InvalidRecord(Code.WRONG_DECK, line=start, given=key, wanted=record.deck[:60])
    return whole


def _read(record: Record, decks: Decks, name: str) -> object:
    """A carried deck. A fault has the line of the record."""
    others = {other: text for other, text in record.embedded_decks.items() if other != name}
    try:
        return decks.read(record.embedded_decks[name], others.get)
    except InvalidDeck as fault:
        start = record.header_lines.get(f"{ROW}{name}", 0)
        raise InvalidRecord(fault.code, fault.rule, start + fault.line, **fault.arguments) from None
