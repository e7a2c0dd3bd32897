"""The decks that come with the project, as data files, and the names by which records know any deck."""

from __future__ import annotations

import csv
from functools import cache
from importlib.resources import files

from discovery.core.errors import Code, InvalidSetup
from discovery.evolution.cards.deck import Deck, Family
from discovery.evolution.cards.deckfile import read_deck

DECKS = ("prehistory",)
OWN = "@"
"""Stands in the key of a host's own deck, between its id and its digest."""


@cache
def load_deck(name: str) -> Deck:
    """The deck of that id. ``InvalidSetup`` if there is none."""
    if name not in DECKS:
        raise InvalidSetup(Code.UNKNOWN_DECK, given=name[:60])
    return read_deck(files(__package__).joinpath(f"{name}.csv").read_text("utf-8"))


def key_of(deck: Deck) -> str:
    """How records name a deck: by its id if it comes with the project, ``"id@digest"`` if it is a host's own.

    Ids of hosts' decks are not unique, and such a file may change: the digest tells whether it is the same.
    """
    printed = deck.id in DECKS and load_deck(deck.id).cards == deck.cards
    return deck.id if printed else f"{deck.id}{OWN}{deck.digest()}"


def brief(deck: Deck) -> str | Deck:
    """What may stand for a deck in another process: its id where that is enough to load it, else itself."""
    key = key_of(deck)
    return key if key in DECKS else deck


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
