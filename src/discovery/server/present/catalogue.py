"""What can be played here, as the client's set-up page shows it."""

from __future__ import annotations

from discovery import __version__
from discovery.core.registry import families
from discovery.evolution.cards.data import DECKS, load_deck, load_families
from discovery.evolution.cards.deck import Card, Deck
from discovery.evolution.game import most_seats
from discovery.evolution.model.rows import MAX_SEATS
from discovery.evolution.model.ruleset import Option
from discovery.evolution.setups.configurations import CONFIGURATIONS
from discovery.evolution.variants.catalogue import GAMES, OPTIONS
from discovery.server.protocol import (
    WIRE,
    CardInfo,
    Catalogue,
    ConfigurationInfo,
    DeckInfo,
    DifferenceText,
    FamilyInfo,
    GameDifferences,
    GameInfo,
    OptionInfo,
    RuleBook,
    RuleSection,
    RuleText,
)

GAME_RULES = {
    "intro": ["A01", "G06"],
    "memory": ["H01", "H02"],
    "explore": ["I01", "G10"],
    "select": ["J01", "J09"],
    "connect": ["K01", "K02"],
    "fusion": ["M01", "M02"],
}
"""Where the rule book tells of each game first."""


def catalogue(programs: tuple[str, ...]) -> Catalogue:
    """Games, options, decks and opponents."""
    return Catalogue(
        version=__version__,
        wire=WIRE,
        games=[
            GameInfo(rules.name, rules.scored, GAME_RULES.get(rules.name, [])) for rules in GAMES.values()
        ],
        options=[_option(option) for option in OPTIONS if not (option.seated or option.titled)],
        decks=[_deck(load_deck(key)) for key in DECKS],
        programs=list(programs),
        bots=[option.key for option in OPTIONS if option.seated],
        configurations=[
            ConfigurationInfo(
                one.key,
                list(one.seats),  # type: ignore[arg-type]  # the family's kinds of seats are the contract's
                list(map(list, one.teams)),
            )
            for one in CONFIGURATIONS
        ],
        max_seats=MAX_SEATS,
    )


def _option(option: Option) -> OptionInfo:
    return OptionInfo(
        key=option.key,
        games=list(option.games),
        rules=list(option.rules),
        built_in=list(option.built_in),
        needs=list(option.needs),
        excludes=list(option.excludes),
        value=option.value,  # type: ignore[arg-type]  # the engine's kinds of value are the contract's
        least=option.least,
        most=option.most,
    )


def rule_book(language: str) -> RuleBook:
    """The rule books of all families as one. ``LookupError`` for a language that they do not have."""
    from discovery.i18n.rulebook import books

    found = {game: news for book in books() for game, news in book.differences(language).items()}
    games = [
        GameDifferences(game, [DifferenceText(one.text, list(one.numbers)) for one in found.get(game, ())])
        for family in families()
        for game in family.games
    ]
    sections = [
        RuleSection(
            section.letter, section.title, [RuleText(r.number, r.title, r.text) for r in section.rules]
        )
        for book in books()
        for section in book.sections(language)
    ]
    return RuleBook(language, games, sections)


def _deck(deck: Deck) -> DeckInfo:
    return DeckInfo(
        id=deck.id,
        name=dict(deck.names),
        eras=[dict(deck.era_names.get(era, {})) for era in deck.eras()],
        families=[FamilyInfo(f.id, f.letter, dict(f.names), f.icon, f.shape) for f in load_families()],
        cards=[_card(deck, card) for card in deck.cards],
        max_seats=most_seats(deck),
    )


def _card(deck: Deck, card: Card) -> CardInfo:
    return CardInfo(
        id=card.id,
        era=card.era,
        order=card.order,
        family=card.family,
        prerequisites=list(card.prerequisites),
        leads_to=list(deck.successors(card.id)),
        name=dict(card.names),
        text=dict(card.texts),
        period=card.period,
        from_year=card.from_year,
        to_year=card.to_year,
        icon=card.icon,
    )
