"""The deck of a table: one that comes with the family, or one that the table's plan brings as a file.

The file's text is a part of the plan, so a stored table is whole by itself: nothing has to be kept beside the
tables and collected when the last of them goes. Tables with the same file share one deck in memory.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from msgspec import UNSET

from discovery.core.errors import Code, InvalidDeck, InvalidRecord, InvalidSetup, TableError
from discovery.core.registry import family, family_of
from discovery.play.records import Record
from discovery.play.records.embedded_decks import deck_of as carried_deck
from discovery.server.config.settings import Limits
from discovery.server.protocol import TablePlan

FILES_KEPT = 32
"""The number of deck files that are kept in memory once they have been read."""


@dataclass(frozen=True, slots=True)
class DeckFile:
    """A deck file that was read: its ``faults``, or the decks that it can be played as, by their keys."""

    faults: tuple[InvalidDeck, ...]
    ways: Mapping[str, object]

    def way(self, key: str) -> Any:
        """The deck that is called ``key``. ``InvalidDeck`` with the file's first fault, ``InvalidSetup``
        WRONG_DECK."""
        for fault in self.faults:
            raise fault.with_traceback(None)
        if key not in self.ways:
            raise InvalidSetup(Code.WRONG_DECK, given=next(iter(self.ways)), wanted=key)
        return self.ways[key]


def deck_of(plan: TablePlan) -> object:
    """The deck that a plan is played with. ``InvalidSetup``: UNKNOWN_DECK, DECK_NEEDED, WRONG_DECK if the
    plan's file is another deck; ``InvalidDeck`` for a file with a fault."""
    if not plan.deck:
        raise InvalidSetup(Code.UNKNOWN_DECK, given=plan.deck)
    own = own_deck_of(plan)
    return family_of(plan.game).decks.load(plan.deck) if own is None else own


def own_deck_of(plan: TablePlan) -> object:
    """The deck that a plan brings, as replays take it; ``None`` for one that comes with the family."""
    return None if plan.deck_file is UNSET else deck_file(plan.game, plan.deck_file).way(plan.deck)


def deck_file(game: str, text: str) -> DeckFile:
    """A deck file for a game, read."""
    return _read(family_of(game).key, text)


@lru_cache(maxsize=FILES_KEPT)
def _read(key: str, text: str) -> DeckFile:
    decks = family(key).decks
    faults = tuple(decks.faults(text))
    ways = [] if faults else decks.ways(decks.read(text))
    return DeckFile(faults, {decks.key_of(one): one for one in ways})


def deck_bytes(game: str, limits: Limits) -> int:
    """The length of the longest deck file that a table with this game may bring, 0 if it may bring none."""
    return limits.deck_bytes if family_of(game).decks.takes_files else 0


def checked_file(game: str, text: str, limits: Limits) -> DeckFile:
    """A deck file, read unless it is too long; one with more pieces than allowed has that fault.

    ``TableError`` NO_OWN_DECKS where tables bring none, ``InvalidDeck`` TOO_LARGE.
    """
    most = deck_bytes(game, limits)
    if most == 0:
        raise TableError(Code.NO_OWN_DECKS)
    size = len(text.encode())
    if size > most:
        raise InvalidDeck(Code.TOO_LARGE, given=size, most=most)
    read = deck_file(game, text)
    for own in read.ways.values():
        pieces = family_of(game).matches.length(game, own, ())
        if pieces > limits.deck_cards:
            return DeckFile((InvalidDeck(Code.TOO_LARGE, given=pieces, most=limits.deck_cards),), {})
        break
    return read


def carrying(record: Record, file: str) -> Record:
    """A record with the file of the deck that was brought for it."""
    return replace(record, embedded_decks={record.deck.partition("@")[0].rpartition("+")[2]: file})


def check_carried(record: Record, limits: Limits) -> None:
    """Raise what is wrong with the deck files that a record carries, for a server: ``TableError``
    NO_OWN_DECKS, ``InvalidRecord`` TOO_LARGE for more text or pieces than a table's deck may have."""
    if not record.embedded_decks:
        return
    most = deck_bytes(record.game, limits)
    if most == 0:
        raise TableError(Code.NO_OWN_DECKS)
    size = sum(len(text.encode()) for text in record.embedded_decks.values())
    if size > most:
        raise InvalidRecord(Code.TOO_LARGE, given=size, most=most)
    pieces = family_of(record.game).matches.length(record.game, carried_deck(record), ())
    if pieces > limits.deck_cards:
        raise InvalidRecord(Code.TOO_LARGE, given=pieces, most=limits.deck_cards)


def check_brought(plan: TablePlan, limits: Limits) -> None:
    """Raise what is wrong with the deck file that a plan brings, if it brings one; errors as
    ``checked_file`` and ``deck_of``."""
    if plan.deck_file is not UNSET:
        checked_file(plan.game, plan.deck_file, limits).way(plan.deck)
