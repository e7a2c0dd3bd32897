"""The card games' tools for people who make decks: ``core.workshop.Workshop``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from discovery.core.decks import DeckLookup
from discovery.core.errors import Argument, Code, InvalidDeck, InvalidSetup
from discovery.core.languages import in_language
from discovery.core.terminal import Screen
from discovery.core.workshop import DeckWarning, DeckWish
from discovery.evolution.cards import data
from discovery.evolution.cards.deck import JOINED, Deck
from discovery.evolution.cards.deckfile import find_lasting_faults, read_deck, read_names
from discovery.evolution.cards.sheet import as_csv, as_toml, read_sheet
from discovery.evolution.workshop import share, tree_text
from discovery.evolution.workshop.advice import warnings
from discovery.evolution.workshop.new_decks import new_deck

if TYPE_CHECKING:
    from discovery.evolution.workshop.balance.provider import CardBalance


class CardWorkshop:
    """Decks of cards: their files, trees and links, and how they play."""

    @property
    def balance(self) -> CardBalance:
        """The part that plays and judges decks, imported when it is first used."""
        from discovery.evolution.workshop.balance.provider import CardBalance

        return CardBalance()

    def warnings(self, text: str, beside: DeckLookup) -> Sequence[DeckWarning]:
        """Warnings about a sound deck file, see ``advice``."""
        return warnings(read_deck(text, data.bases(beside)), read_sheet(text))

    def refusal(self, before: str, after: str, beside: DeckLookup) -> InvalidDeck | None:
        """The first lasting fault of the file ``after`` that ``before`` did not have; else ``None``."""
        bases = data.bases(beside)
        known = {_told(fault) for fault in find_lasting_faults(before, bases)}
        return next((one for one in find_lasting_faults(after, bases) if _told(one) not in known), None)

    def names(self, text: str, language: str) -> Mapping[str, str]:
        """The names of the file's cards, and of all card families, by their ids."""
        families = {family.id: in_language(family.names, language) for family in data.load_families()}
        return families | read_names(text)[language]

    def lines(self, text: str) -> Mapping[str, int]:
        """The lines of the file's cards, by their ids."""
        return {row.cells.get("id", ""): row.line for row in read_sheet(text).rows}

    def new(self, wish: DeckWish) -> str:
        """The text of a new deck file as CSV, see ``grow``."""
        return new_deck(wish)

    def text_of(self, key: str) -> str:
        """The file of one of the project's decks, of a single one."""
        if key not in data.DECKS or JOINED in key:
            raise InvalidSetup(Code.UNKNOWN_DECK, given=key[:60])
        return data.file_of(key)

    def licence(self, text: str) -> str:
        """The licence that a deck file names, ``""`` for none."""
        return read_sheet(text).about.get("licence", "")

    def written(self, text: str, toml: bool) -> str:
        """The same file as CSV or as TOML, see ``sheet``."""
        sheet = read_sheet(text)
        if sheet.refused is not None:
            raise sheet.refused
        return as_toml(sheet) if toml else as_csv(sheet)

    def show(self, screen: Screen, deck: Deck, card: str) -> None:
        """Print the tree of a deck, or one ``card`` of it with its links."""
        if card:
            tree_text.show_card(screen, deck, tree_text.card_of(deck, card))
        else:
            tree_text.show_tree(screen, deck)

    def as_object(self, deck: Deck, card: str) -> dict[str, object]:
        """The tree of a deck, or one ``card`` of it, as an object for ``--json``."""
        if card:
            return tree_text.card_object(deck, tree_text.card_of(deck, card))
        return tree_text.tree_object(deck)

    def show_difference(self, screen: Screen, one: Deck, other: Deck) -> None:
        """Print what the second deck has changed of the first."""
        tree_text.show_difference(screen, one, other)

    def difference(self, one: Deck, other: Deck) -> dict[str, object]:
        """The changes from the first deck to the second, as an object for ``--json``."""
        return tree_text.difference_object(one, other)

    def link(self, text: str, most: int) -> tuple[str, bool]:
        """A deck file as the end of a link, at most ``most`` letters long, see ``share``."""
        return share.link(text, most)

    def linked(self, link: str) -> str:
        """The text of the deck file, as CSV, that a link holds, see ``share``."""
        return share.linked(link)


def _told(fault: InvalidDeck) -> tuple[str, frozenset[tuple[str, Argument]]]:
    """The code and arguments of a fault, wherever it stands in the file."""
    return fault.code, frozenset(fault.arguments.items())
