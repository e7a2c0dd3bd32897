"""The decks that come with the project, as data files, and the names by which records know any deck."""

from __future__ import annotations

import csv
from functools import cache
from importlib.resources import files

from discovery.core.errors import Code, InvalidDeck, InvalidSetup
from discovery.core.family import Beside, nothing_beside
from discovery.core.text import shown
from discovery.evolution.cards.deck import JOINED, Deck, Family, join
from discovery.evolution.cards.deckfile import Bases, read_deck

DECKS = ("prehistory", "antiquity", "prehistory+antiquity")
"""What is offered. Decks that build on one another are also played as one (B13)."""
OWN = "@"
"""Stands in the key of a host's own deck, between its id and its digest."""


@cache
def load_deck(name: str) -> Deck:
    """The deck of that id, or several joined by ``+``. ``InvalidSetup`` if there is none."""
    if JOINED in name:
        return join([load_deck(part) for part in name.split(JOINED)])
    if name not in DECKS:
        raise InvalidSetup(Code.UNKNOWN_DECK, given=name[:60])
    return read_deck(files(__package__).joinpath(f"{name}.csv").read_text("utf-8"), bases())


def printed(deck: str | Deck) -> Deck:
    """A deck that is given by its id or as itself. ``InvalidSetup`` if there is none."""
    return load_deck(deck) if isinstance(deck, str) else deck


def bases(beside: Beside = nothing_beside, above: tuple[str, ...] = ()) -> Bases:
    """Finds decks to build on: the project's, then those given beside the file (B13).

    ``above`` are the ids of decks that build on the one being read.
    """

    def found(wanted: str, by: str) -> Deck:
        if wanted in (by, *above):
            raise InvalidDeck(Code.DECK_BASE_CIRCLE, "B13", base=shown(wanted))
        if wanted in DECKS and JOINED not in wanted:
            return load_deck(wanted)
        try:
            text = beside(wanted)
            deck = None if text is None else read_deck(text, bases(beside, (*above, by)))
        except InvalidDeck as fault:
            code = fault.code if fault.code == Code.DECK_BASE_CIRCLE else Code.DECK_BASE_UNSOUND
            raise InvalidDeck(code, "B13", base=shown(wanted)) from None
        if deck is None or deck.id != wanted:
            raise InvalidDeck(Code.DECK_BASE_UNKNOWN, "B13", base=shown(wanted))
        return deck

    return found


def ways_of(deck: Deck) -> list[Deck]:
    """How a host's own deck can be played: by itself, then together with one after the other of the project's
    decks that it builds on (B13)."""
    found, below = [deck], [deck]
    while below[0].builds_on in DECKS:
        below.insert(0, load_deck(below[0].builds_on))
        found.append(join(below))
    return found


def key_of(deck: Deck) -> str:
    """How records name a deck: by its id if it comes with the project, ``"id@digest"`` if it is a host's own.

    Ids of hosts' decks are not unique, and such a file may change: the digest tells whether it is the same.
    """
    if deck.id in DECKS:
        ours = load_deck(deck.id)
        if (ours.cards, ours.before) == (deck.cards, deck.before):
            return deck.id
    return f"{deck.id}{OWN}{deck.digest()}"


def brief(deck: Deck) -> str | Deck:
    """What may stand for a deck in another process: its id where that is enough to load it, else itself."""
    key = key_of(deck)
    return deck if OWN in key else key


def deck_of(key: str, own: Deck | None = None) -> Deck:
    """The deck that a record names; ``own`` is the host's deck at hand, if any.

    ``InvalidSetup``: WRONG_DECK where ``own`` is another one, DECK_NEEDED where the record wants a host's
    deck and there is none, UNKNOWN_DECK.
    """
    if own is not None:
        if key != key_of(own):
            raise InvalidSetup(Code.WRONG_DECK, given=key_of(own), wanted=key[:60])
        return own
    if OWN in key:
        raise InvalidSetup(Code.DECK_NEEDED, given=key[:60])
    return load_deck(key)


@cache
def load_families() -> tuple[Family, ...]:
    """The seven families (A04)."""
    rows = csv.DictReader(files(__package__).joinpath("families.csv").read_text("utf-8").splitlines())
    return tuple(
        Family(
            row["id"], row["letter"], {"en": row["name_en"], "fr": row["name_fr"]}, row["icon"], row["shape"]
        )
        for row in rows
    )
