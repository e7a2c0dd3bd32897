"""The decks that come with the project, as data files, and the names by which records know any deck."""

from __future__ import annotations

import csv
import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from importlib.resources import files

from discovery.core.decks import DeckLookup, is_own_deck, no_other_decks, own_deck_key, supplied_deck
from discovery.core.errors import Code, InvalidDeck, InvalidSetup
from discovery.core.languages import in_columns, words_beside
from discovery.core.text import visible_start
from discovery.evolution.cards.deck import JOINED, Card, Deck, DeckFamily, join
from discovery.evolution.cards.deckfile import Bases, read_deck
from discovery.evolution.cards.sheet import Comment, as_csv, read_sheet

DECKS = ("prehistory", "antiquity", "prehistory+antiquity")
"""The decks on offer. Decks that build on one another are also played as one (B13)."""
_ABOUT = re.compile(r"name|era_\d{1,2}")
"""Rows of words that are of the deck itself."""


@cache
def load_deck(name: str) -> Deck:
    """The deck of that id, or several joined by ``+``. ``InvalidSetup`` if there is none."""
    if JOINED in name:
        return join([load_deck(part) for part in name.split(JOINED)])
    if name not in DECKS:
        raise InvalidSetup(Code.UNKNOWN_DECK, given=name[:60])
    deck = _written(name)
    for tag, rows in words_beside(files(__package__), name):
        deck = _with_words(deck, tag, {row["id"]: row for row in rows})
    return deck


@cache
def _written(name: str) -> Deck:
    """A deck as its own file has it, without the words that languages have beside it."""
    return read_deck(files(__package__).joinpath(f"{name}.csv").read_text("utf-8"), bases())


def file_of(name: str) -> str:
    """The file of one of the project's decks, with the words that languages have beside it as columns of its
    own: what people copy."""
    folder = files(__package__)
    text = folder.joinpath(f"{name}.csv").read_text("utf-8")
    for tag, words in words_beside(folder, name):
        said = {row["id"]: row for row in words}
        sheet = read_sheet(text)
        about = [Comment(f"{id}_{tag}", row["name"]) for id, row in said.items() if _ABOUT.fullmatch(id)]
        columns = [column for column in words[0] if column != "id"]
        rows = [
            replace(row, cells={**row.cells, **_cells(said.get(row.cells["id"], {}), columns, tag)})
            for row in sheet.rows
        ]
        own = (*sheet.columns, *(f"{column}_{tag}" for column in columns))
        text = as_csv(replace(sheet, comments=(*sheet.comments, *about), columns=own, rows=tuple(rows)))
    return text


def _cells(row: Mapping[str, str], columns: Sequence[str], tag: str) -> dict[str, str]:
    return {f"{column}_{tag}": row.get(column, "") for column in columns}


def _with_words(deck: Deck, tag: str, rows: Mapping[str, Mapping[str, str]]) -> Deck:
    """The deck with the words of one more language: a row a card, and rows ``name`` and ``era_1``, for what
    the deck and its eras are called, by their ids. What a row leaves empty stays as it is in English."""
    cards = tuple(_worded(card, tag, rows.get(card.id, {})) for card in deck.cards)
    title = rows.get("name", {}).get("name", "")
    eras = {
        era: {**names, **_one(tag, rows.get(f"era_{era}", {}), "name")}
        for era, names in deck.era_names.items()
    }
    return replace(deck, cards=cards, names={**deck.names, **({tag: title} if title else {})}, era_names=eras)


def _worded(card: Card, tag: str, row: Mapping[str, str]) -> Card:
    return replace(
        card,
        names={**card.names, **_one(tag, row, "name")},
        texts={**card.texts, **_one(tag, row, "text")},
        places={**card.places, **_one(tag, row, "place")},
        captions={**card.captions, **_one(tag, row, "caption")},
    )


def _one(tag: str, row: Mapping[str, str], column: str) -> dict[str, str]:
    return {tag: row[column]} if row.get(column) else {}


def printed(deck: str | Deck) -> Deck:
    """A deck that is given by its id or as itself. ``InvalidSetup`` if there is none."""
    return load_deck(deck) if isinstance(deck, str) else deck


def bases(beside: DeckLookup = no_other_decks, above: tuple[str, ...] = ()) -> Bases:
    """Finds decks to build on: the project's, then those given beside the file (B13).

    ``above`` are the ids of decks that build on the one being read.
    """

    def base_deck(wanted: str, by: str) -> Deck:
        if wanted in (by, *above):
            raise InvalidDeck(Code.DECK_BASE_CIRCLE, "B13", base=visible_start(wanted))
        if wanted in DECKS and JOINED not in wanted:
            return load_deck(wanted)
        try:
            text = beside(wanted)
            deck = None if text is None else read_deck(text, bases(beside, (*above, by)))
        except InvalidDeck as fault:
            code = fault.code if fault.code == Code.DECK_BASE_CIRCLE else Code.DECK_BASE_UNSOUND
            raise InvalidDeck(code, "B13", base=visible_start(wanted)) from None
        if deck is None or deck.id != wanted:
            raise InvalidDeck(Code.DECK_BASE_UNKNOWN, "B13", base=visible_start(wanted))
        return deck

    return base_deck


def ways_of(deck: Deck) -> list[Deck]:
    """How a host's own deck can be played: by itself, then together with one after the other of the project's
    decks that it builds on (B13)."""
    decks, below = [deck], [deck]
    while below[0].builds_on in DECKS:
        below.insert(0, load_deck(below[0].builds_on))
        decks.append(join(below))
    return decks


def key_of(deck: Deck) -> str:
    """How records name a deck: by its id if it comes with the project, ``"id@digest"`` if it is a host's
    own."""
    if deck.id in DECKS and any(
        deck.cards in (ours.cards, without_assets(ours.cards)) and ours.before == deck.before
        for ours in (load_deck(deck.id), *(() if JOINED in deck.id else (_written(deck.id),)))
    ):
        return deck.id
    return own_deck_key(deck.id, deck.digest())


def without_assets(cards: Sequence[Card]) -> tuple[Card, ...]:
    """Cards as files had them before there were assets: such a copy is still the same deck."""
    return tuple(replace(card, asset="") for card in cards)


def brief(deck: Deck) -> str | Deck:
    """The form of a deck for another process: its id where that is enough to load it, else itself."""
    key = key_of(deck)
    return deck if is_own_deck(key) else key


def deck_of(key: str, own: Deck | None = None) -> Deck:
    """The deck that a record names; ``own`` is the host's deck at hand, if any.

    ``InvalidSetup``: WRONG_DECK where ``own`` is another one, DECK_NEEDED where the record wants a host's
    deck and there is none, UNKNOWN_DECK.
    """
    return supplied_deck(key, own, key_of) or load_deck(key)


@cache
def load_families() -> tuple[DeckFamily, ...]:
    """The seven families (A04)."""
    folder = files(__package__)
    rows = csv.DictReader(folder.joinpath("families.csv").read_text("utf-8").splitlines())
    beside = [(tag, {row["id"]: row for row in words}) for tag, words in words_beside(folder, "families")]
    return tuple(
        DeckFamily(
            row["id"],
            row["letter"],
            in_columns(row, "name") | {tag: words[row["id"]]["name"] for tag, words in beside},
            row["icon"],
            row["shape"],
        )
        for row in rows
    )
