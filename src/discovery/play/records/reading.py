"""Reading a record: untrusted text with a budget, every fault with its line."""

from __future__ import annotations

import re

from discovery.core.errors import Code, InvalidRecord, InvalidSetup
from discovery.core.protocol import split_seat
from discovery.core.registry import family_of
from discovery.play.records.record import FORMAT, HEADERS, REQUIRED, Line, Record, is_name

MAX_BYTES = 256 * 1024
MAX_LINE = 8 * 1024
_HEADER = re.compile(r'\[([A-Za-z]+) "([^"]*)"\]')
_MOVE = re.compile(r"([^:]+):\s*(\S.*)")
_SCORE = re.compile(r"(.+)=(-?\d{1,6})")
Headers = dict[str, tuple[str, int]]


def read_bytes(data: bytes) -> Record:
    """As ``read``, from the bytes of a file. ``InvalidRecord`` if they are too long or not UTF-8."""
    if len(data) > MAX_BYTES:
        raise InvalidRecord(Code.TOO_LARGE, given=len(data), most=MAX_BYTES)
    try:
        return read(data.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise InvalidRecord(Code.NOT_TEXT, line=data[: error.start].count(b"\n") + 1) from None


def read(text: str) -> Record:
    """The record in ``text``, not replayed. ``InvalidRecord`` has the line of the first fault."""
    if len(text) > MAX_BYTES:
        raise InvalidRecord(Code.TOO_LARGE, given=len(text), most=MAX_BYTES)
    headers: Headers = {}
    lines: list[Line] = []
    for number, raw in enumerate(text.split("\n"), start=1):
        body, comment = split_comment(raw.rstrip("\r"))
        if len(body) > MAX_LINE:
            raise InvalidRecord(Code.TOO_LARGE, line=number, given=len(body), most=MAX_LINE)
        if body.startswith("[") and not lines:
            _read_header(headers, body, number)
        elif body:
            lines.append(_read_line(body, comment, number))
    return _assemble(headers, tuple(lines))


def split_comment(raw: str) -> tuple[str, str]:
    """The line without its comment; a ``#`` inside quotes does not start one."""
    quoted = False
    for place, character in enumerate(raw):
        if character == '"':
            quoted = not quoted
        elif character == "#" and not quoted:
            return raw[:place].strip(), raw[place + 1 :].strip()
    return raw.strip(), ""


def _read_header(headers: Headers, body: str, number: int) -> None:
    match = _HEADER.fullmatch(body)
    if match is None or match[1] not in HEADERS:
        raise InvalidRecord(Code.BAD_HEADER, line=number, given=body[:60])
    if match[1] in headers:
        raise InvalidRecord(Code.DOUBLE_HEADER, line=number, given=match[1])
    headers[match[1]] = (match[2], number)
    if match[1] == "Format":
        _check_version(match[2], number, FORMAT, Code.NEWER_FORMAT)
    elif match[1] in ("Game", "Rules") and headers.keys() >= {"Game", "Rules"}:
        _check_rules(headers)


def _read_line(body: str, comment: str, number: int) -> Line:
    match = _MOVE.fullmatch(body)
    if match is None:
        raise InvalidRecord(Code.BAD_LINE, line=number, given=body[:60])
    return Line(match[1].strip(), match[2].strip(), comment, number)


def _assemble(headers: Headers, lines: tuple[Line, ...]) -> Record:
    for key in REQUIRED:
        if key not in headers:
            raise InvalidRecord(Code.NO_HEADER, line=1, given=key)
    return Record(
        game=headers["Game"][0],
        seats=_seats(headers),
        order=_items(headers, "Order"),
        deck=headers["Deck"][0],
        options=_items(headers, "Options"),
        rules=int(headers["Rules"][0]),
        lines=lines,
        teams=_items(headers, "Teams"),
        scores=_scores(headers) if "Scores" in headers else None,
        winners=_items(headers, "Winners") if "Winners" in headers else None,
        header_lines={key: number for key, (_, number) in headers.items()},
    )


def _check_rules(headers: Headers) -> None:
    """Each family counts its own rules versions; an unknown version is reported when the record is
    replayed."""
    try:
        newest = family_of(headers["Game"][0]).rules_version
    except InvalidSetup:
        return
    _check_version(*headers["Rules"], newest, Code.NEWER_RULES)


def _check_version(value: str, number: int, newest: int, code: Code) -> None:
    """Check the version as soon as it is read: the rest of a newer record may have any form."""
    if not re.fullmatch(r"[1-9]\d{0,5}", value):
        raise InvalidRecord(Code.BAD_HEADER, line=number, given=value[:60])
    if int(value) > newest:
        raise InvalidRecord(code, line=number, given=value, newest=newest)


def _items(headers: Headers, key: str) -> tuple[str, ...]:
    value, _ = headers.get(key, ("", 0))
    return tuple(item.strip() for item in value.split(",")) if value.strip() else ()


def _seats(headers: Headers) -> tuple[str, ...]:
    seats = _items(headers, "Seats")
    names = [split_seat(seat)[0] for seat in seats]
    for name in names:
        if not is_name(name) or names.count(name) > 1:
            raise InvalidRecord(Code.BAD_NAME, line=headers["Seats"][1], given=name[:60])
    return seats


def _scores(headers: Headers) -> tuple[tuple[str, int], ...]:
    scores = []
    for item in _items(headers, "Scores"):
        match = _SCORE.fullmatch(item)
        if match is None:
            raise InvalidRecord(Code.BAD_HEADER, line=headers["Scores"][1], given=item[:60])
        scores.append((match[1], int(match[2])))
    return tuple(scores)
