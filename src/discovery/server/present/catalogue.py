"""The games that can be played here, as the client's set-up page shows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from discovery import __version__
from discovery.core import setup
from discovery.core.family import Family
from discovery.core.languages import LANGUAGES
from discovery.core.present import PresentPart
from discovery.core.registry import families, package_of
from discovery.core.setup import Configuration, Presets
from discovery.engines.makers import names_for
from discovery.play.setups.offer import chosen_by_name
from discovery.server.config.settings import Limits
from discovery.server.protocol import (
    WIRE,
    Catalogue,
    ConfigurationInfo,
    DeckTexts,
    DifferenceText,
    GameDifferences,
    GameFamily,
    GameInfo,
    OptionInfo,
    PresetsInfo,
    RuleBook,
    RuleSection,
    RuleText,
    StyleInfo,
)
from discovery.server.protocol.words import AccountsKept
from discovery.server.tables.own_decks import deck_bytes

SECONDS_A_DECISION = 8
"""How long people who know a game take to decide, programs not counted: an estimate, told as one."""


def catalogue(
    programs: tuple[str, ...],
    limits: Limits,
    lobby: bool = True,
    push: str = "",
    accounts: AccountsKept = "none",
    mail: bool = False,
    contests: bool = True,
    classes: bool = True,
    clubs: bool = False,
    webhooks: bool = False,
) -> Catalogue:
    """Games, options, decks and opponents of all families that a server offers; ``lobby``: it lists open
    tables; ``push`` is its key for calls; ``accounts``: who may make accounts; ``mail``: it writes to people;
    ``contests``: anybody may hold one; ``classes``: teachers may have classes; ``clubs``: accounts may found
    clubs; ``webhooks``: they may have programs told."""
    offered = [(family, family.present) for family in families() if family.present is not None]
    return Catalogue(
        version=__version__,
        wire=WIRE,
        lobby=lobby,
        contests=contests,
        classes=classes,
        clubs=clubs,
        push=push,
        accounts=accounts,
        mail=mail,
        webhooks=webhooks,
        families=[_family(family, programs, limits) for family, _ in offered],
        games=[
            _game(family, game, part.first_rules(game)) for family, part in offered for game in family.games
        ],
        options=[_option(option) for family, _ in offered for option in chosen_by_name(family)],
        decks=[deck for _, part in offered for deck in part.decks()],
    )


def _family(family: Family, programs: tuple[str, ...], limits: Limits) -> GameFamily:
    return GameFamily(
        key=family.key,
        usual=family.setup.usual_game,
        programs=list(names_for(family, programs)),
        configurations=[_configuration(one) for one in family.setup.configurations],
        max_seats=family.most_seats,
        advises=family.players.advises,
        deck_bytes=deck_bytes(family.setup.usual_game, limits),
        prints=family.press is not None,
    )


def _game(family: Family, game: str, first_rules: Sequence[str]) -> GameInfo:
    setup = family.setup
    customs = family.matches.customs(game)
    return GameInfo(
        key=game,
        points=setup.scored(game),
        rules=list(first_rules),
        bots=list(setup.virtual(game)),
        shelf=setup.shelf(game),
        presets=_presets(setup.presets(game)),
        handicap=customs.handicap,
        championship=customs.championship,
        paper=family.companion is not None and game in family.companion.games,
        difficulty=setup.difficulty(game),
        minutes=_minutes(setup.decisions(game)),
    )


def _minutes(decisions: Mapping[int, int]) -> list[int]:
    most = max(decisions, default=0)
    return [_rounded(decisions.get(seats, 0) * SECONDS_A_DECISION / 60) for seats in range(1, most + 1)]


def _rounded(minutes: float) -> int:
    """To five minutes; nobody times a game."""
    return 5 * max(1, round(minutes / 5)) if minutes else 0


def _presets(one: Presets) -> PresetsInfo:
    styles = [StyleInfo(style.key, list(style.options)) for style in one.styles]
    return PresetsInfo(list(one.lengths), one.lengths_rule, one.turn_seconds, one.turn_rule, styles)


def _configuration(one: Configuration) -> ConfigurationInfo:
    return ConfigurationInfo(one.key, list(one.seats), list(map(list, one.teams)))


def _option(option: setup.SetupOption) -> OptionInfo:
    return OptionInfo(
        key=option.key,
        games=list(option.games),
        rules=list(option.rules),
        built_in=list(option.built_in),
        needs=list(option.needs),
        excludes=list(option.excludes),
        value=option.value,  # type: ignore[arg-type]  # `core.setup` lists the contract's kinds
        least=option.least,
        most=option.most,
        more_in=dict(option.more_in),
    )


def deck_texts(deck: str, language: str) -> DeckTexts:
    """The texts on the pieces of a deck. ``LookupError`` for an unknown deck or language."""
    if language not in LANGUAGES:
        raise LookupError(language)
    parts = [family.present for family in families() if family.present is not None]
    for part in parts:
        if texts := part.texts(deck, language):
            return told_by_pieces(part, deck, language, texts)
    raise LookupError(deck)


def told_by_pieces(part: PresentPart, deck: object, language: str, texts: Mapping[str, str]) -> DeckTexts:
    """The texts on the pieces of a deck, a server's or a table's own, with places and traits."""
    return DeckTexts(dict(texts), dict(part.places(deck, language)), dict(part.traits(deck)))


def rule_book(language: str) -> RuleBook:
    """The rule books of all families that are offered here, as one. ``LookupError`` for a language that they
    do not have."""
    from discovery.i18n.rulebook import books

    offered = [family for family in families() if family.present is not None]
    shown = books([package_of(family.key) for family in offered])
    by_game = {game: news for book in shown for game, news in book.differences(language).items()}
    games = [
        GameDifferences(game, [DifferenceText(one.text, list(one.numbers)) for one in by_game.get(game, ())])
        for family in offered
        for game in family.games
    ]
    sections = [
        RuleSection(
            section.letter, section.title, [RuleText(r.number, r.title, r.text) for r in section.rules]
        )
        for book in shown
        for section in book.sections(language)
    ]
    return RuleBook(language, games, sections)
