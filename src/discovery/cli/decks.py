"""``--deck``: decks of the project by their ids, or a host's own by its file; ``+`` joins them."""

from __future__ import annotations

import re
from argparse import Namespace
from collections.abc import Mapping
from pathlib import Path

from discovery.cli.files import printable_name, read_bytes
from discovery.core.decks import DeckLookup, Decks
from discovery.core.errors import Code, InvalidDeck
from discovery.core.text import text_in

MAX_BYTES = 2_000_000
"""The maximum length of a deck file in bytes."""
JOINED = "+"
ENDINGS = (".csv", ".toml")
_ID = re.compile(r"[a-z0-9-]+")


def text_of(file: str) -> str:
    """The text of a deck file. ``InvalidInput`` if it cannot be read, ``InvalidDeck`` if it is not text."""
    data = read_bytes(file, MAX_BYTES)
    if len(data) > MAX_BYTES:
        raise InvalidDeck(Code.TOO_LARGE, given=len(data), most=MAX_BYTES)
    return text_in(data, InvalidDeck)


def sibling_decks(file: str, given: Mapping[str, str] | None = None) -> DeckLookup:
    """Finds the deck that a file builds on: among the files ``given`` with it, by their names without their
    ending, otherwise ``NAME.csv`` or ``NAME.toml`` in its folder."""
    files = given or {}

    def text(name: str) -> str | None:
        if name in files and files[name] != file:
            return text_of(files[name])
        if not _ID.fullmatch(name):
            return None
        paths = (Path(file).parent / f"{name}{ending}" for ending in ENDINGS)
        return next((text_of(str(path)) for path in paths if path.is_file()), None)

    return text


def deck_named(given: str, decks: Decks) -> object:
    """The deck of that id or in that file, or several joined by ``+``, lowest first.

    ``InvalidSetup`` UNKNOWN_DECK for a bare name that is neither, DECKS_NOT_JOINED; ``InvalidDeck`` names the
    file and the line of its first fault.
    """
    if given in decks.ids:
        return decks.load(given)
    parts = [given] if Path(given).exists() else given.split(JOINED)
    files = {Path(part).stem: part for part in parts if not _bare(part)}
    found = [decks.load(part) if _bare(part) else _read(part, decks, files) for part in parts]
    return found[0] if len(found) == 1 else decks.join(found)


def _bare(part: str) -> bool:
    return part == "" or bool(_ID.fullmatch(part) and not Path(part).exists())


def _read(file: str, decks: Decks, files: Mapping[str, str]) -> object:
    try:
        return decks.read(text_of(file), sibling_decks(file, files))
    except InvalidDeck as error:
        error.file = printable_name(file)
        raise


def deck_files(given: str, decks: Decks) -> dict[str, str]:
    """The files that a deck is made of, by names that a record can carry: what it builds on first, itself
    last; empty for decks of the project. Errors as ``deck_named``."""
    files = {Path(part).stem: part for part in files_in(given)}
    found: dict[str, str] = {}
    for file in files.values():
        found |= _with_those_below(file, files, decks)
    return found


def carried_files(options: Namespace, decks: Decks) -> dict[str, str]:
    """The deck files that records are to carry: with ``--with-deck`` those of ``--deck``."""
    return deck_files(options.deck, decks) if options.with_deck and options.deck else {}


def _with_those_below(file: str, files: Mapping[str, str], decks: Decks) -> dict[str, str]:
    """A file, and before it those that it builds on."""
    below: dict[str, str] = {}
    look = sibling_decks(file, files)

    def text(name: str) -> str | None:
        found = look(name)
        if found is not None:
            below[name] = found
        return found

    own = text_of(file)
    key = decks.key_of(decks.read(own, text))
    return {**dict(reversed(below.items())), key.partition("@")[0]: own}


def files_in(given: str) -> list[str]:
    """The deck files among what ``deck_named`` takes."""
    parts = [given] if Path(given).exists() else given.split(JOINED)
    return [part for part in parts if not _bare(part)]


def deck_brought(given: str, decks: Decks) -> tuple[str, str]:
    """How a plan names a deck, and the text of the file that it brings, ``""`` for an id, which is the
    server's to know. Errors as ``deck_named``."""
    files = files_in(given)
    if not files:
        return given, ""
    return decks.key_of(deck_named(given, decks)), text_of(files[-1])


def deck_given(options: Namespace, decks: Decks) -> object:
    """The deck that the option names, ``None`` without it."""
    return deck_named(options.deck, decks) if options.deck else None
