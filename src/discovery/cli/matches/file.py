"""The match file of a command: read whole and checked, written beside and renamed."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

from discovery.cli.decks import deck_given
from discovery.cli.files import printable_name, read_bytes, write_text
from discovery.cli.terminal import Terminal
from discovery.core.errors import DiscoveryError, InvalidInput
from discovery.core.registry import family_of
from discovery.play.matches import Event, Match, read, write
from discovery.play.matches import read_bytes as match_of
from discovery.play.matches.reading import MAX_BYTES, setup_of


class MatchFileError(Exception):
    """A match file that cannot be used; ``error`` says why, ``file`` is its name."""

    def __init__(self, error: DiscoveryError, file: str) -> None:
        super().__init__(str(error))
        self.error = error
        self.file = file


@dataclass(frozen=True, slots=True)
class MatchFile:
    """A match and the file that holds it; ``deck`` is the host's own, if one is named."""

    name: str
    match: Match
    deck: object

    def with_event(self, event: Event) -> MatchFile:
        """The file with one more event, written. ``InvalidInput`` leaves it as it was."""
        return self.put(self.match.with_event(event))

    def put(self, match: Match) -> MatchFile:
        """The file with this match, written. What was written is read again first: a file that could not be
        read is never put in the place of one that can."""
        text = write(match)
        read(text, self.deck)
        write_text(self.name, text)
        return replace(self, match=match)


@contextmanager
def faults_in(file: str) -> Iterator[None]:
    """Errors within the block are about the file."""
    try:
        yield
    except InvalidInput as error:
        raise MatchFileError(error, printable_name(file)) from None


def match_given(options: Namespace, file: str) -> MatchFile:
    """The match in ``file``. ``MatchFileError`` if it cannot be read or does not add up."""
    with faults_in(file):
        data = read_bytes(file, MAX_BYTES)
    return match_in(options, file, data)


def match_in(options: Namespace, file: str, data: bytes) -> MatchFile:
    """The match whose bytes were read from ``file``, as ``match_given``."""
    with faults_in(file):
        deck = None
        if options.deck:
            deck = deck_given(options, family_of(setup_of(data)[0]).decks)
        return MatchFile(file, match_of(data, deck), deck)


def failed(error: MatchFileError, options: Namespace, terminal: Terminal) -> int:
    """Report what is wrong with the file; status 1."""
    terminal.fail(error.error, getattr(options, "json", False), error.file)
    return 1


def exists(file: str) -> bool:
    """Whether something would be overwritten."""
    return Path(file).expanduser().exists()
