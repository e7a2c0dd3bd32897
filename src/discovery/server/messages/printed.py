"""What can be played and the rule book (HTTP)."""

from __future__ import annotations

from msgspec import Struct


class CardInfo(Struct):
    """A printed card; ``leads_to`` lists its direct successors."""

    id: str
    era: int
    order: int
    family: str
    prerequisites: list[str]
    leads_to: list[str]
    name: dict[str, str]
    text: dict[str, str]
    period: str
    from_year: int | None
    to_year: int | None
    icon: str


class FamilyInfo(Struct):
    """A family: told apart by colour, letter and shape."""

    id: str
    letter: str
    name: dict[str, str]
    icon: str
    shape: str


class DeckInfo(Struct):
    """A deck as printed; cards by era, then order. ``max_seats`` follows from rule B09."""

    id: str
    name: dict[str, str]
    eras: list[dict[str, str]]
    families: list[FamilyInfo]
    cards: list[CardInfo]
    max_seats: int


class OptionInfo(Struct):
    """An option and the games that take it. Its texts are ``option-<key>`` in the translations."""

    key: str
    games: list[str]
    rules: list[str]


class GameInfo(Struct):
    """A game; its texts are ``game-<key>`` in the translations."""

    key: str
    points: bool
    rules: list[str]


class Catalogue(Struct):
    """Answer to ``GET api/catalogue``."""

    version: str
    wire: int
    games: list[GameInfo]
    options: list[OptionInfo]
    decks: list[DeckInfo]
    programs: list[str]
    bots: list[str]
    max_seats: int


class RuleText(Struct):
    """A numbered rule; ``text`` is Markdown without HTML."""

    number: str
    title: str
    text: str


class RuleSection(Struct):
    """A section of the rule book, such as C."""

    letter: str
    title: str
    rules: list[RuleText]


class RuleBook(Struct):
    """Answer to ``GET api/rules/LANGUAGE``."""

    language: str
    sections: list[RuleSection]
