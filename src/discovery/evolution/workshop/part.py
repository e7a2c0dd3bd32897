"""What the card games give to people who make decks: ``core.workshop.Workshop``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from discovery.core.errors import Argument, Code, InvalidDeck, InvalidSetup
from discovery.core.family import Beside
from discovery.core.languages import said
from discovery.core.terminal import Screen
from discovery.core.workshop import DeckWarning, DeckWish
from discovery.evolution.cards import data
from discovery.evolution.cards.deck import JOINED, Deck
from discovery.evolution.cards.deckfile import find_lasting_faults, read_deck, read_names
from discovery.evolution.cards.sheet import as_csv, as_toml, read_sheet
from discovery.evolution.workshop import share, tree_text
from discovery.evolution.workshop.advice import warnings
from discovery.evolution.workshop.grow import new_deck

if TYPE_CHECKING:
    from discovery.evolution.workshop.balance.part import CardBalance


class CardWorkshop:
    """Decks of cards: their files, trees and links, and how they play."""

    @property
    def balance(self) -> CardBalance:
        """How decks play; imported when somebody asks."""
        from discovery.evolution.workshop.balance.part import CardBalance

        return CardBalance()

    def warnings(self, text: str, beside: Beside) -> Sequence[DeckWarning]:
        """See ``advice``."""
        return warnings(read_deck(text, data.bases(beside)), read_sheet(text))

    def refusal(self, before: str, after: str, beside: Beside) -> InvalidDeck | None:
        """See ``deckcheck.lasting_faults``."""
        bases = data.bases(beside)
        known = {_told(fault) for fault in find_lasting_faults(before, bases)}
        return next((one for one in find_lasting_faults(after, bases) if _told(one) not in known), None)

    def names(self, text: str, language: str) -> Mapping[str, str]:
        """See ``deckfile``."""
        families = {family.id: said(family.names, language) for family in data.load_families()}
        return families | read_names(text)[language]

    def lines(self, text: str) -> Mapping[str, int]:
        """Of the file's cards."""
        return {row.cells.get("id", ""): row.line for row in read_sheet(text).rows}

    def new(self, wish: DeckWish) -> str:
        """See ``grow``."""
        return new_deck(wish)

    def text_of(self, key: str) -> str:
        """The file of one of the project's decks, of a single one."""
        if key not in data.DECKS or JOINED in key:
            raise InvalidSetup(Code.UNKNOWN_DECK, given=key[:60])
        return data.file_of(key)

    def licence(self, text: str) -> str:
        """See ``sheet``."""
        return read_sheet(text).about.get("licence", "")

    def written(self, text: str, toml: bool) -> str:
        """See ``sheet``."""
        sheet = read_sheet(text)
        if sheet.refused is not None:
            raise sheet.refused
        return as_toml(sheet) if toml else as_csv(sheet)

    def show(self, screen: Screen, deck: Deck, card: str) -> None:
        """See ``tree_text``."""
        if card:
            tree_text.show_card(screen, deck, tree_text.card_of(deck, card))
        else:
            tree_text.show_tree(screen, deck)

    def as_object(self, deck: Deck, card: str) -> dict[str, Any]:
        """See ``tree_text``."""
        if card:
            return tree_text.card_object(deck, tree_text.card_of(deck, card))
        return tree_text.tree_object(deck)

    def show_difference(self, screen: Screen, one: Deck, other: Deck) -> None:
        """See ``difference``."""
        tree_text.show_difference(screen, one, other)

    def difference(self, one: Deck, other: Deck) -> dict[str, Any]:
        """See ``difference``."""
        return tree_text.difference_object(one, other)

    def link(self, text: str, most: int) -> tuple[str, bool]:
        """See ``share``."""
        return share.link(text, most)

    def linked(self, link: str) -> str:
        """See ``share``."""
        return share.linked(link)


def _told(fault: InvalidDeck) -> tuple[str, frozenset[tuple[str, Argument]]]:
    """A fault wherever it stands."""
    return fault.code, frozenset(fault.arguments.items())
