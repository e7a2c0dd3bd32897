"""A family's part for people who make decks: advice on a deck file, what a deck holds, new files, links.

A deck is an opaque value of the family, the text of a file is what a person wrote (see ``Decks.read``).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from discovery.core.decks import DeckLookup
from discovery.core.errors import Argument, InvalidDeck
from discovery.core.terminal import Screen
from discovery.core.workshop.balance import BalancePart


@dataclass(frozen=True, slots=True)
class DeckWarning:
    """A possible improvement of a sound deck: the message ``cli-deck-warning-<code>`` with its arguments,
    about the file's line ``line``; 0 is the file as a whole."""

    code: str
    line: int = 0
    arguments: Mapping[str, Argument] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class DeckWish:
    """A request for a new deck. ``source`` is the text of the file to copy, ``like`` the deck whose shape a
    random tree takes; without both the rows are empty. 0 ``eras`` or ``cards`` an era: as many as there.
    ``card`` is by language what a card is called that has no name yet."""

    id: str
    eras: int = 0
    cards: int = 0
    source: str = ""
    like: Any = None
    seed: str = ""
    card: Mapping[str, str] = field(default_factory=dict)


class Workshop(Protocol):
    """The ``workshop`` part of a family."""

    @property
    def balance(self) -> BalancePart:
        """The part that plays decks and judges how balanced they are."""
        ...

    def warnings(self, text: str, beside: DeckLookup) -> Sequence[DeckWarning]:
        """Warnings about a sound deck file, in the order of its lines."""
        ...

    def refusal(self, before: str, after: str, beside: DeckLookup) -> InvalidDeck | None:
        """The first law that the file ``after`` breaks and ``before`` did not, of those that nothing added
        later mends; ``None`` where a change may stand."""
        ...

    def names(self, text: str, language: str) -> Mapping[str, str]:
        """The names of the pieces of a file and of their families, by ids, however faulty the file is."""
        ...

    def lines(self, text: str) -> Mapping[str, int]:
        """The lines of a file's pieces, by their ids."""
        ...

    def licence(self, text: str) -> str:
        """The licence that a deck file names, ``""`` for none."""
        ...

    def new(self, wish: DeckWish) -> str:
        """The text of a new deck file as CSV. ``InvalidInput`` for a wish that cannot be granted."""
        ...

    def text_of(self, key: str) -> str:
        """The text of the file of one of the family's decks. ``InvalidSetup`` UNKNOWN_DECK."""
        ...

    def written(self, text: str, toml: bool) -> str:
        """The same file as CSV or as TOML."""
        ...

    def show(self, screen: Screen, deck: Any, card: str) -> None:
        """Print the tree of a deck, or one ``card`` of it with its links. ``InvalidInput`` UNKNOWN_CARD."""
        ...

    def as_object(self, deck: Any, card: str) -> dict[str, Any]:
        """The tree, or one card of it, as an object for ``--json``; the keys are a contract."""
        ...

    def show_difference(self, screen: Screen, one: Any, other: Any) -> None:
        """Print what the second deck has changed of the first."""
        ...

    def difference(self, one: Any, other: Any) -> dict[str, Any]:
        """The changes from the first deck to the second, as an object for ``--json``; the keys are a
        contract."""
        ...

    def link(self, text: str, most: int) -> tuple[str, bool]:
        """A deck file as the end of a link, with at most ``most`` letters, and whether its texts had to be
        left out. ``InvalidInput`` TOO_LARGE where it is longer even so."""
        ...

    def linked(self, link: str) -> str:
        """The text of the deck file, as CSV, that a link holds. ``InvalidInput`` BAD_VALUE for none."""
        ...
