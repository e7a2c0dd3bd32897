"""``--deck``: a deck of the project by its id, or a host's own by its file."""

from __future__ import annotations

import re
from argparse import Namespace
from pathlib import Path
from typing import Any

from discovery.cli.files import read_bytes, shown
from discovery.core.errors import Code, InvalidDeck
from discovery.core.family import Decks

MAX_BYTES = 2_000_000
"""The maximum length of a deck file in bytes."""
_ID = re.compile(r"[a-z0-9-]+")


def text_of(file: str) -> str:
    """The text of a deck file. ``InvalidInput`` if it cannot be read, ``InvalidDeck`` if it is not text."""
    data = read_bytes(file, MAX_BYTES)
    if len(data) > MAX_BYTES:
        raise InvalidDeck(Code.TOO_LARGE, given=len(data), most=MAX_BYTES)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise InvalidDeck(Code.NOT_TEXT, line=data[: error.start].count(b"\n") + 1) from None


def deck_named(given: str, decks: Decks) -> Any:
    """The deck of that id or in that file. ``InvalidSetup(UNKNOWN_DECK)`` for a bare name that is neither;
    ``InvalidDeck`` names the file and the line of its first fault."""
    bare = _ID.fullmatch(given) and not Path(given).exists()
    if given in decks.ids or bare:
        return decks.load(given)
    try:
        return decks.read(text_of(given))
    except InvalidDeck as error:
        error.file = shown(given)
        raise


def deck_given(options: Namespace, decks: Decks) -> Any | None:
    """The deck that the option names, ``None`` without it."""
    return deck_named(options.deck, decks) if options.deck else None
