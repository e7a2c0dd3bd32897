"""The record file of a command, with its family, its deck and the names of its pieces; or a report of a
problem, as the page saves it, with the record of a finished game or what one seat knew of a running one. What
is in either comes from anybody."""

from __future__ import annotations

import json
from argparse import Namespace
from dataclasses import dataclass, replace
from typing import Any

from discovery.cli.decks import deck_given
from discovery.cli.files import printable_name, read_bytes
from discovery.cli.plain_text import terminal_of
from discovery.cli.terminal import Terminal
from discovery.core.errors import Code, DiscoveryError, InvalidRecord
from discovery.core.protocol import AnyGame, Event, GameSpec
from discovery.core.registry import family_of
from discovery.core.text import text_in
from discovery.play.records import Record
from discovery.play.records import read_bytes as record_of
from discovery.play.records.embedded_decks import deck_of
from discovery.play.records.reading import MOST_BYTES


@dataclass(frozen=True, slots=True)
class RecordFile:
    """``deck`` is the host's own, if one is named or carried; ``terminal`` knows the names of the pieces."""

    record: Record
    deck: object
    terminal: Terminal


def record_given(options: Namespace, terminal: Terminal) -> RecordFile | None:
    """The record in the given file; ``None`` if it cannot be read, after reporting why."""
    try:
        data = read_bytes(options.file, MOST_BYTES)
    except DiscoveryError as error:
        terminal.fail(error, options.json, printable_name(options.file))
        return None
    return record_in(options, terminal, data)


def record_in(options: Namespace, terminal: Terminal, data: bytes) -> RecordFile | None:
    """The record whose bytes were read from the given file, as ``record_given``."""
    try:
        record = record_of(data)
        family = family_of(record.game)
    except DiscoveryError as error:
        terminal.fail(error, options.json, printable_name(options.file))
        return None
    given = deck_given(options, family.decks)
    try:
        deck = deck_of(record, given)
    except DiscoveryError as error:
        terminal.fail(error, options.json, printable_name(options.file))
        return None
    names = terminal_of(family).names(terminal.language, deck)
    return RecordFile(record, deck, replace(terminal, names=names))


# ---- reports of a problem -------------------------------------------------------------------------

MOST_EVENTS = 20_000
MOST_LINES = 40
"""Lines of what its author has written that are shown."""


@dataclass(frozen=True, slots=True)
class Report:
    """``record`` is ``""`` for a running game, whose ``seen`` is what one seat knew."""

    expected: str
    version: str
    step: int
    record: str
    seen: dict[str, Any]


def report_given(options: Namespace, terminal: Terminal) -> Report | None:
    """The report in the given file, ``None`` for a file that is none; standard input holds records only."""
    if options.file == "-":
        return None
    try:
        data = read_bytes(options.file, MOST_BYTES)
    except DiscoveryError:
        return None
    if not data.lstrip().startswith(b"{"):
        return None
    report = _read(data)
    if report is not None and not options.json:
        _tell(report, terminal)
    return report


def _read(data: bytes) -> Report | None:
    try:
        found = json.loads(text_in(data, InvalidRecord))
        seen = found["seen"] or {}
        if found["report"] != 1 or not isinstance(seen, dict):
            return None
        told = (str(found["expected"]), str(found["version"]), int(found["step"]), str(found["record"]))
        return Report(*told, seen)
    except (ValueError, KeyError, TypeError, RecursionError, DiscoveryError):
        return None


def _tell(report: Report, terminal: Terminal) -> None:
    terminal.say("report-made", version=_plain(report.version), step=report.step)
    for line in report.expected.splitlines()[:MOST_LINES]:
        terminal.line(f"  {_plain(line)}")


def _plain(text: str) -> str:
    """The printable part of a foreign text: nothing that would steer a terminal."""
    return "".join(sign for sign in text if sign.isprintable())[:400]


def record_of_report(report: Report, options: Namespace, terminal: Terminal) -> RecordFile | None:
    """The record of a finished game; as ``record_in``."""
    return record_in(options, terminal, report.record.encode())


def show_seen(report: Report, options: Namespace, terminal: Terminal) -> int:
    """Narrate what a seat knew of a running game; with ``--json`` as it stands in the file. Status 1 if that
    cannot be read."""
    try:
        told = _told(report, options, terminal)
    except DiscoveryError as fault:
        terminal.fail(fault, options.json, printable_name(options.file))
        return 1
    except (ValueError, LookupError, TypeError):
        terminal.fail(
            InvalidRecord(Code.BAD_LINE, line=1, given="seen"), options.json, printable_name(options.file)
        )
        return 1
    if options.json:
        terminal.show(report.seen)
    for line in () if options.json else told:
        terminal.line(line)
    return 0


def _told(report: Report, options: Namespace, terminal: Terminal) -> list[str]:
    """The lines that tell it. What no table has sent ends in an error of some kind."""
    game, events, legal = _seen(report, options)
    part = terminal_of(family_of(game.name))
    speaker = replace(terminal, names=part.names(terminal.language, game.spec.deck))
    seat = _plain(str(report.seen["seat"]))
    whose = seat or speaker.text("report-spectator")
    sentences = part.open(speaker, game).narrate(events)
    return [
        speaker.text("report-seen", game=speaker.game(game.name), seat=whose),
        *(f"  {sentence}" for sentence in sentences),
        *([speaker.text("legal", seat=seat, moves=", ".join(legal))] if legal else []),
    ]


def _seen(report: Report, options: Namespace) -> tuple[AnyGame, list[Event], list[str]]:
    """The game, what was observed of it, and the seat's moves. ``InvalidInput`` or another error for what no
    table has sent."""
    seen = report.seen
    family = family_of(str(seen["game"]))
    deck = family.decks.load(str(seen["deck"]), deck_given(options, family.decks))
    seats, chosen, teams = (tuple(map(str, seen[name])) for name in ("seats", "options", "teams"))
    game = family.new_game(GameSpec(str(seen["game"]), seats, deck, chosen, teams))
    pieces = len(game.pieces)
    events = [Event(*map(int, one)) for one in seen["events"][:MOST_EVENTS]]
    if any(not (-1 <= one.piece < pieces and -1 <= one.seat < len(game.seats)) for one in events):
        raise InvalidRecord(Code.BAD_LINE, line=1, given="events")
    return game, events, [_plain(str(move)) for move in seen["legal"]]
