"""The record file of a command, with its family, its deck and the names of its pieces."""

from __future__ import annotations

from argparse import Namespace
from dataclasses import dataclass, replace
from typing import Any

from discovery.cli.decks import deck_given
from discovery.cli.files import read_bytes, shown
from discovery.cli.plain_text import terminal_of
from discovery.cli.terminal import Terminal
from discovery.core.errors import DiscoveryError
from discovery.core.registry import family_of
from discovery.play.records import Record
from discovery.play.records import read_bytes as record_of
from discovery.play.records.carried import deck_of
from discovery.play.records.reading import MOST_BYTES


@dataclass(frozen=True, slots=True)
class RecordFile:
    """``deck`` is the host's own, if one is named or carried; ``terminal`` knows the names of the pieces."""

    record: Record
    deck: Any | None
    terminal: Terminal


def record_given(options: Namespace, terminal: Terminal) -> RecordFile | None:
    """The record in the given file; ``None`` if it cannot be read, after reporting why."""
    try:
        data = read_bytes(options.file, MOST_BYTES)
    except DiscoveryError as error:
        terminal.fail(error, options.json, shown(options.file))
        return None
    return record_in(options, terminal, data)


def record_in(options: Namespace, terminal: Terminal, data: bytes) -> RecordFile | None:
    """The record whose bytes were read from the given file, as ``record_given``."""
    try:
        record = record_of(data)
        family = family_of(record.game)
    except DiscoveryError as error:
        terminal.fail(error, options.json, shown(options.file))
        return None
    given = deck_given(options, family.decks)
    try:
        deck = deck_of(record, given)
    except DiscoveryError as error:
        terminal.fail(error, options.json, shown(options.file))
        return None
    names = terminal_of(family).names(terminal.language, deck)
    return RecordFile(record, deck, replace(terminal, names=names))
