"""Contents by the names that records know them by: the one that comes with the game, and hosts' own."""

from __future__ import annotations

from functools import lru_cache

from discovery.core.decks import own_deck_key, supplied_deck
from discovery.core.errors import Code, InvalidDeck, InvalidSetup
from discovery.core.languages import DEFAULT, LANGUAGES
from discovery.core.text import visible_start
from discovery.survival.content.contentfile import BUILDS_ON, ContentSource, merged, read_source
from discovery.survival.content.laws import card_faults, whole_faults
from discovery.survival.content.reading import (
    BUILT_IN,
    EARLIER,
    built_in,
    built_in_tables,
    columns,
    content_of,
)
from discovery.survival.content.tables import Content
from discovery.survival.errors import SurvivalCode

FILES_KEPT = 16
OURS = (BUILT_IN, *EARLIER)


def read_content(text: str) -> Content:
    """A host's own content from the text of its file. ``InvalidDeck`` for its first fault."""
    content, faults = _read(text)
    for fault in faults:
        raise fault.with_traceback(None)
    return content


def find_faults(text: str) -> tuple[InvalidDeck, ...]:
    """Every fault of a content file, in the order of its lines; empty for a sound one.

    While a row cannot be read, the rows are not held against each other: the faults would be consequences.
    """
    return _read(text)[1]


@lru_cache(maxsize=FILES_KEPT)
def _read(text: str) -> tuple[Content, tuple[InvalidDeck, ...]]:
    source = read_source(text, columns())
    if any(fault.code == Code.TOO_LARGE for fault in source.faults):
        return built_in(), (*source.faults,)
    base = _base(source)
    tables = merged(source, built_in_tables(base) if base else {})
    faults = list(source.faults)
    names = {DEFAULT: source.header("id")} | {
        tag: name for tag in LANGUAGES if (name := source.header(f"name_{tag}"))
    }
    content = content_of(tables, source.header("id"), names, faults)
    if not faults:
        faults += card_faults(content, tables)
    if not faults:
        faults += whole_faults(content, tables)
    return content, tuple(sorted(faults, key=lambda fault: fault.line))


def _base(source: ContentSource) -> str:
    """The content of the game that a file builds on, "" for none; on another one there is a fault."""
    wanted = source.header(BUILDS_ON)
    if wanted and wanted not in OURS:
        line = source.line_of(BUILDS_ON)
        source.faults.append(InvalidDeck(SurvivalCode.BASE_UNKNOWN, line=line, base=visible_start(wanted)))
        return BUILT_IN
    return wanted


def key_of(content: Content) -> str:
    """How records name a content: by its id if it is or was the game's, ``"id@digest"`` if it is a host's."""
    ours = content.id in OURS and content.digest == built_in(content.id).digest
    return content.id if ours else own_deck_key(content.id, content.digest)


def brief(content: Content) -> str | Content:
    """The form of a content for another process: its id where that is enough, else itself."""
    ours = content.id in OURS and content == built_in(content.id)
    return content.id if ours else content


def content_named(key: str, own: Content | None = None) -> Content:
    """The content that a record names; ``own`` is the host's at hand, if any.

    ``InvalidSetup``: WRONG_DECK where ``own`` is another one, DECK_NEEDED where the record wants a host's
    content and there is none, UNKNOWN_DECK.
    """
    supplied = supplied_deck(key, own, key_of)
    if supplied is not None:
        return supplied
    if key not in ("", *OURS):
        raise InvalidSetup(Code.UNKNOWN_DECK, given=key[:60])
    return built_in(key or BUILT_IN)


def content_in(deck: object) -> Content:
    """A deck of a set-up as a content: itself, or the one of the game that it names."""
    if isinstance(deck, Content):
        return deck
    return built_in(deck if isinstance(deck, str) and deck in OURS else BUILT_IN)
