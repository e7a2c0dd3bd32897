"""Reading a record: untrusted text with a budget, every fault with its line."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace

from discovery.core.errors import Code, InvalidRecord, InvalidSetup
from discovery.core.protocol import names_of
from discovery.core.registry import family_of
from discovery.core.text import text_in
from discovery.core.text.mail import unmailed
from discovery.core.text.names import composed, same
from discovery.play.commitment import is_commitment, is_key
from discovery.play.records.embedded_decks import MOST_BYTES as CARRIED_BYTES
from discovery.play.records.embedded_decks import ROW, CarriedLines
from discovery.play.records.headers import Headers
from discovery.play.records.record import FORMAT, HEADERS, REQUIRED, SIDE, Fork, Line, Record, is_name

MAX_BYTES = 256 * 1024
"""The length of a record without the deck that it may carry."""
MOST_BYTES = MAX_BYTES + CARRIED_BYTES
MAX_LINE = 8 * 1024
_MOVE = re.compile(r"([^:]+):\s*(\S.*)")


def read_bytes(data: bytes) -> Record:
    """As ``read``, from the bytes of a file. ``InvalidRecord`` if they are too long or not UTF-8."""
    if len(data) > MOST_BYTES:
        raise InvalidRecord(Code.TOO_LARGE, given=len(data), most=MOST_BYTES)
    return read(text_in(data, InvalidRecord))


def read(text: str) -> Record:
    """The record in ``text``, not replayed. ``InvalidRecord`` has the line of the first fault."""
    if len(text) > MOST_BYTES:
        raise InvalidRecord(Code.TOO_LARGE, given=len(text), most=MOST_BYTES)
    headers, carried = Headers(HEADERS, InvalidRecord), CarriedLines()
    lines: list[Line] = []
    size = 0
    for number, raw in enumerate(unmailed(text, InvalidRecord).split("\n"), start=1):
        if carried.take(raw.rstrip("\r"), number):
            continue
        size += len(raw) + 1
        if size > MAX_BYTES + 1:
            raise InvalidRecord(Code.TOO_LARGE, given=size - 1, most=MAX_BYTES)
        body, comment = split_comment(raw.rstrip("\r"))
        if len(body) > MAX_LINE:
            raise InvalidRecord(Code.TOO_LARGE, line=number, given=len(body), most=MAX_LINE)
        if body.startswith("[") and not lines:
            _read_header(headers, body, number)
        elif body:
            lines.append(_read_line(body, comment, number))
    return _with_carried(_assemble(headers, tuple(lines)), carried)


def _with_carried(record: Record, carried: CarriedLines) -> Record:
    if not carried.files:
        return record
    starts = {ROW: next(reversed(carried.starts.values()))}
    starts |= {f"{ROW}{name}": number for name, number in carried.starts.items()}
    return replace(record, embedded_decks=carried.texts(), header_lines=record.header_lines | starts)


def split_comment(raw: str) -> tuple[str, str]:
    """The line without its comment, ``composed``, as it may have names; a ``#`` inside quotes does not start
    one."""
    quoted = False
    for place, character in enumerate(raw):
        if character == '"':
            quoted = not quoted
        elif character == "#" and not quoted:
            return composed(raw[:place].strip()), raw[place + 1 :].strip()
    return composed(raw.strip()), ""


def _read_header(headers: Headers, body: str, number: int) -> None:
    key = headers.add(body, number)
    if key == "Format":
        headers.check_version("Format", FORMAT, Code.NEWER_FORMAT)
    elif key in ("Game", "Rules") and "Game" in headers and "Rules" in headers:
        _check_rules(headers)


def _read_line(body: str, comment: str, number: int) -> Line:
    match = _MOVE.fullmatch(body)
    if match is None:
        raise InvalidRecord(Code.BAD_LINE, line=number, given=body[:60])
    return Line(match[1].strip(), match[2].strip(), comment, number)


def _assemble(headers: Headers, lines: tuple[Line, ...]) -> Record:
    headers.require(REQUIRED)
    if "Key" in headers and "Commitment" not in headers:
        raise InvalidRecord(Code.NO_HEADER, line=headers.line("Key"), given="Commitment")
    return Record(
        game=headers.value("Game"),
        seats=_seats(headers),
        order=(*headers.items("Order"), *headers.items(SIDE)),
        deck=headers.value("Deck"),
        options=headers.items("Options"),
        rules=int(headers.value("Rules")),
        lines=lines,
        teams=headers.items("Teams"),
        scores=headers.numbers("Scores") if "Scores" in headers else None,
        winners=headers.items("Winners") if "Winners" in headers else None,
        commitment=_checked(headers, "Commitment", is_commitment),
        key=_checked(headers, "Key", is_key),
        fork=_fork(headers),
        header_lines=headers.lines(),
        side_cards=len(headers.items(SIDE)),
    )


def _check_rules(headers: Headers) -> None:
    """Each family counts its own rules versions; an unknown version is reported when the record is
    replayed."""
    try:
        newest = family_of(headers.value("Game")).rules_version
    except InvalidSetup:
        return
    headers.check_version("Rules", newest, Code.NEWER_RULES)


def _checked(headers: Headers, name: str, valid: Callable[[str], bool]) -> str:
    """The value of a header that may be missing. BAD_HEADER if it is not as it has to be."""
    value = headers.value(name)
    if name in headers and not valid(value):
        raise InvalidRecord(Code.BAD_HEADER, line=headers.line(name), given=value[:60])
    return value


def _fork(headers: Headers) -> Fork | None:
    """BAD_HEADER for a value that tells of no fork."""
    if "Fork" not in headers:
        return None
    fork = Fork.read(headers.value("Fork"))
    if fork is None:
        raise InvalidRecord(Code.BAD_HEADER, line=headers.line("Fork"), given=headers.value("Fork")[:60])
    return fork


def _seats(headers: Headers) -> tuple[str, ...]:
    seats = headers.items("Seats")
    names = names_of(seats)
    twice = same(names)
    for name in names:
        if not is_name(name) or name == twice:
            raise InvalidRecord(Code.BAD_NAME, line=headers.line("Seats"), given=name[:60])
    return seats
