"""A family's part for its decks, maps or other printed contents: opaque values that can be pickled."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeVar

from discovery.core.errors import Code, InvalidDeck, InvalidSetup

D = TypeVar("D")
_OWN = "@"

DeckLookup = Callable[[str], str | None]
"""Finds the text of a deck file that was supplied with another one, by its id; ``None`` if absent."""


def no_other_decks(name: str) -> None:
    """A ``DeckLookup`` that finds no file, for a deck file that was given by itself."""


def own_deck_key(deck: str, digest: str) -> str:
    """How records name a host's own deck. Its id is not unique and its file may change: the digest tells
    whether it is the same."""
    return f"{deck}{_OWN}{digest}"


def is_own_deck(key: str) -> bool:
    """Whether a key of records names a host's own deck."""
    return _OWN in key


def supplied_deck(key: str, own: D | None, key_of: Callable[[D], str]) -> D | None:
    """A host's own deck if it is the one that a record names, ``None`` if the record names one of the
    family's. ``InvalidSetup``: WRONG_DECK, and DECK_NEEDED where a host's deck is named but none supplied."""
    if own is None:
        if is_own_deck(key):
            raise InvalidSetup(Code.DECK_NEEDED, given=key[:60])
    elif key != key_of(own):
        raise InvalidSetup(Code.WRONG_DECK, given=key_of(own), wanted=key[:60])
    return own


class Decks(Protocol):
    """The family's decks by id, and a host's own decks; all are opaque values that can be pickled."""

    @property
    def ids(self) -> tuple[str, ...]:
        """The ids of the family's decks, the default first."""
        ...

    @property
    def takes_files(self) -> bool:
        """Whether hosts can have decks of their own."""
        ...

    def load(self, key: str, own: Any = None) -> Any:
        """The deck that a record names by ``key``; ``own`` is the host's own deck, if one was given.

        ``InvalidSetup`` WRONG_DECK, DECK_NEEDED or UNKNOWN_DECK.
        """
        ...

    def read(self, text: str, beside: DeckLookup = no_other_decks) -> Any:
        """A host's own deck from the text of its file; it may build on one of the family's decks or on a file
        ``beside`` it. ``InvalidDeck`` with the first fault's line."""
        ...

    def faults(self, text: str, beside: DeckLookup = no_other_decks) -> Sequence[InvalidDeck]:
        """Every fault in the text of a deck file, in the order of its lines; empty for a sound one, which
        ``read`` then reads."""
        ...

    def ways(self, deck: Any) -> Sequence[Any]:
        """How a host's own deck can be played: by itself, then joined with the family's decks that it builds
        on."""
        ...

    def join(self, decks: Sequence[Any]) -> Any:
        """Decks that build on one another as one, lowest first. ``InvalidSetup`` DECKS_NOT_JOINED."""
        ...

    def key_of(self, deck: Any) -> str:
        """The key of a deck in records: its id if it comes with the family, otherwise ``"id@digest"``."""
        ...

    def brief(self, deck: Any) -> Any:
        """The form in which a deck is sent to another process: its id if it comes with the family, otherwise
        the deck."""
        ...
