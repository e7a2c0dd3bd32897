"""Reading a match file: untrusted text with a budget. Every game is replayed, every fault has its line."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from discovery.core.errors import Code, DiscoveryError, InvalidInput, InvalidRecord
from discovery.core.text import text_in
from discovery.core.text.mail import unmailed
from discovery.play import records
from discovery.play.matches.head import Head
from discovery.play.matches.match import Event, Joined, Left, Match, Stopped, finished_game
from discovery.play.matches.terms import terms_of
from discovery.play.matches.writing import FORMAT, HEADERS, REQUIRED, summary
from discovery.play.records.headers import Headers
from discovery.play.records.reading import split_comment

MAX_BYTES = 8 * 1024 * 1024
_FIRST = re.compile(r'\s*\[Match "')
_SECTION = re.compile(r"={3,} *(\d{1,6})")
_EVENT = re.compile(r"-: *(?:(leaves|joins) +(\S.*)|(stops))")
_SETUP = re.compile(r'\[Setup "([^",]+)(?:,([^",]*))?')
_IDENT = re.compile(r"[A-Za-z0-9_-]{1,40}")


Watch = Callable[[int], None]


@dataclass(frozen=True, slots=True)
class _Section:
    """The section below a line ``=== N``; ``line`` is the number of that line."""

    number: int
    line: int
    lines: list[str]


def is_match(text: str) -> bool:
    """Whether a text begins as a match file does."""
    return _FIRST.match(text.removeprefix("\ufeff")) is not None


def begins_as_match(data: bytes) -> bool:
    """As ``is_match``, for the bytes of a file, whatever they are."""
    return is_match(_readable(data))


def sections_of(data: bytes) -> list[int]:
    """The lines at which the games of a match file begin that can be read; the lines of their records are
    counted from there."""
    _, *games = _sections(_readable(data).split("\n"))
    return [section.line for section in games]


def setup_of(data: bytes) -> tuple[str, str]:
    """The keys of the game and of the deck that a match file names, without reading more; ``""`` for none."""
    match = _SETUP.search(_readable(data))
    game, deck = match.groups("") if match else ("", "")
    return game.strip(), deck.strip()


def _readable(data: bytes) -> str:
    """The text of a file as it is read; ``""`` if it cannot be, which ``read_bytes`` tells."""
    try:
        return unmailed(text_in(data, InvalidInput), InvalidInput)
    except InvalidInput:
        return ""


def read_bytes(data: bytes, deck: object = None, watch: Watch = lambda _: None) -> Match:
    """As ``read``, from the bytes of a file. ``InvalidInput`` if they are too long or not UTF-8."""
    if len(data) > MAX_BYTES:
        raise InvalidInput(Code.TOO_LARGE, given=len(data), most=MAX_BYTES)
    return read(text_in(data, InvalidInput), deck, watch)


def read(text: str, deck: object = None, watch: Watch = lambda _: None) -> Match:
    """The match in ``text``, with all games replayed; ``deck`` is the host's own that they were played with.
    ``watch`` is called with the number of each game before it is replayed, and may raise an error that ends
    the reading. ``InvalidInput`` has the line of the first fault."""
    text = unmailed(text, InvalidInput)
    if not is_match(text):
        raise InvalidInput(Code.NO_MATCH, line=1)
    top, *games = _sections(text.split("\n"))
    headers, events = _headers(top)
    with _at(1):
        match = Match(_head(headers))
    for event, number in events:
        match = _then(match, event, number)
    for section in games:
        watch(section.number)
        match = _played(match, section, deck)
    _check_standings(match, headers)
    return match


def _sections(lines: Sequence[str]) -> list[_Section]:
    sections = [_Section(0, 0, [])]
    for number, raw in enumerate(lines, start=1):
        body, _ = split_comment(raw.rstrip("\r")) if raw.startswith("=") else (raw, "")
        title = _SECTION.fullmatch(body)
        if title is not None:
            sections.append(_Section(int(title[1]), number, []))
        else:
            sections[-1].lines.append(raw)
    return sections


@contextmanager
def _at(line: int, headers: Headers | None = None) -> Iterator[None]:
    """Give a fault within the block that has no line of its own the line of the header at fault, else this
    one."""
    try:
        yield
    except InvalidInput as error:
        at_fault = headers.line(error.header) if headers is not None else 0
        error.line = error.line or at_fault or line
        raise


# ---- headers -------------------------------------------------------------------------------------


def _headers(top: _Section) -> tuple[Headers, list[tuple[Event, int]]]:
    """The headers, and what happened before the first game."""
    headers = Headers(HEADERS, InvalidInput, trimmed=True)
    events, rest = _take_last(top)
    for number, raw in enumerate(rest.lines, start=1):
        line, _ = split_comment(raw.rstrip("\r"))
        if line and headers.add(line, number) == "Match":
            headers.check_version("Match", FORMAT, Code.NEWER_FORMAT)
    headers.require(REQUIRED)
    return headers, events


def _head(headers: Headers) -> Head:
    with _at(headers.line("Terms")):
        terms = terms_of(headers.items("Terms"))
    game, deck, *options = [*headers.items("Setup"), ""]
    ident = headers.value("Id")
    if ident and not _IDENT.fullmatch(ident):
        raise InvalidInput(Code.BAD_HEADER, line=headers.line("Id"), given=ident[:60])
    with _at(headers.line("Setup")):
        head = Head(
            terms=terms,
            game=game,
            deck=deck,
            options=tuple(option for option in options if option),
            players=headers.items("Players"),
            start=headers.value("Start"),
            ident=ident,
            teams=headers.items("Teams"),
            champion=headers.value("Champion"),
            handicaps=headers.numbers("Handicaps"),
        )
    with _at(headers.line("Players"), headers):
        head.check()
    return head


def _check_standings(match: Match, headers: Headers) -> None:
    """Standings that a file gives have to be those that follow from its games."""
    if "Standings" in headers and list(headers.numbers("Standings")) != summary(match):
        true = ", ".join(f"{name}={value}" for name, value in summary(match))
        raise InvalidInput(Code.MATCH_STANDINGS, line=headers.line("Standings"), expected=true)


# ---- games ---------------------------------------------------------------------------------------


def _played(match: Match, section: _Section, deck: object) -> Match:
    """The match after a game and what happened behind it."""
    expected = match.standings.games + 1
    if section.number != expected:
        raise InvalidInput(Code.MATCH_GAME_NUMBER, line=section.line, given=section.number, expected=expected)
    earlier, section = _take_first(section)
    for event, number in earlier:
        match = _then(match, event, number)
    events, rest = _take_last(section)
    try:
        record = records.read("\n".join(rest.lines))
        match = match.with_event(finished_game(record, deck))
    except DiscoveryError as error:
        line = section.line + (error.line if isinstance(error, InvalidInput) else 0)
        kind = InvalidRecord if isinstance(error, InvalidRecord) else InvalidInput
        raise kind(error.code, error.rule, line, **error.arguments) from None
    for event, number in events:
        match = _then(match, event, number)
    return match


def _then(match: Match, event: Event, line: int) -> Match:
    with _at(line):
        return match.with_event(event)


def _take_events(section: _Section, places: Iterable[int]) -> tuple[list[tuple[Event, int]], _Section]:
    """The coming and going on these lines, as far as the first line of a game or a header, with the line of
    each; and the section with an empty line in the place of each."""
    lines = list(section.lines)
    events: list[tuple[Event, int]] = []
    for place in places:
        body, _ = split_comment(lines[place].rstrip("\r"))
        match = _EVENT.fullmatch(body)
        if body and match is None:
            break
        if match is not None:
            events.append((_event(match), section.line + place + 1))
            lines[place] = ""
    return events, _Section(section.number, section.line, lines)


def _take_first(section: _Section) -> tuple[list[tuple[Event, int]], _Section]:
    """The events after a game's heading, and the rest of the section."""
    return _take_events(section, range(len(section.lines)))


def _take_last(section: _Section) -> tuple[list[tuple[Event, int]], _Section]:
    """The events at the end of a section, in order, and the rest of it."""
    events, rest = _take_events(section, reversed(range(len(section.lines))))
    return events[::-1], rest


def _event(match: re.Match[str]) -> Event:
    if match[3]:
        return Stopped()
    return Left(match[2].strip()) if match[1] == "leaves" else Joined(match[2].strip())
