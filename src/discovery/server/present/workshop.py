"""Decks that are being made: new ones, and what their laws say of a draft."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from discovery.core.decks import Decks, no_other_decks
from discovery.core.errors import Code, InvalidDeck, InvalidInput, InvalidSetup, TableError
from discovery.core.family import Family
from discovery.core.present import PresentPart
from discovery.core.protocol import GameSpec
from discovery.core.registry import family_of, new_game
from discovery.core.workshop import DeckWarning, DeckWish, Workshop
from discovery.i18n import LANGUAGES, translate
from discovery.i18n.faults import Fault, fault
from discovery.server.config.settings import Limits
from discovery.server.protocol import DeckDraft, DeckMade, DeckSheet, DeckWanted, DraftChecked
from discovery.server.tables.own_decks import DeckFile, checked_file

PAIR = ("1", "2")


def workshop_of(game: str) -> tuple[Family, Workshop, PresentPart]:
    """The family of a game with its parts. ``TableError`` NO_OWN_DECKS for one that makes no decks."""
    family = family_of(game)
    if family.workshop is None or family.present is None:
        raise TableError(Code.NO_OWN_DECKS)
    return family, family.workshop, family.present


def made(wanted: DeckWanted) -> DeckMade:
    """A deck to begin with. ``InvalidInput`` for one that cannot be made."""
    family, workshop, _ = workshop_of(wanted.game)
    known = _known(family.decks, wanted.deck) if wanted.kind != "empty" else ""
    wish = DeckWish(
        id=wanted.id,
        eras=wanted.eras,
        cards=wanted.cards,
        source=workshop.text_of(known) if wanted.kind == "copy" else "",
        like=family.decks.load(known) if wanted.kind == "like" else None,
        seed=wanted.seed,
        card={tag: translate(tag, "deck-card") for tag in LANGUAGES},
    )
    return DeckMade(workshop.new(wish))


def rewritten(asked: DeckSheet, limits: Limits) -> DeckMade:
    """The same file in the format that is asked for, however faulty the deck is. ``InvalidDeck`` for a text
    that is no table, TOO_LARGE for more bytes than a table may bring."""
    _, workshop, _ = workshop_of(asked.game)
    size = len(asked.file.encode())
    if size > limits.deck_bytes:
        raise InvalidDeck(Code.TOO_LARGE, given=size, most=limits.deck_bytes)
    return DeckMade(workshop.written(asked.file, asked.toml))


def _known(decks: Decks, key: str) -> str:
    if key not in decks.ids:
        raise InvalidSetup(Code.UNKNOWN_DECK, given=key)
    return key


def draft_checked(draft: DeckDraft, limits: Limits, language: str) -> DraftChecked:
    """The verdict of the laws on a draft and its last change. ``TableError`` NO_OWN_DECKS, ``InvalidDeck``
    TOO_LARGE for more bytes than allowed."""
    family, workshop, part = workshop_of(draft.game)
    read = checked_file(draft.game, draft.file, limits)
    names = workshop.names(draft.file, language)
    refused = workshop.refusal(draft.before, draft.file, no_other_decks) if draft.before else None
    warnings = [] if read.faults else workshop.warnings(draft.file, no_other_decks)
    return DraftChecked(
        refused=None if refused is None else fault(refused, language, names),
        faults=[fault(one, language, names) for one in read.faults],
        warnings=[_warned(one, language, names) for one in warnings],
        decks=[part.deck_info(deck) for deck in read.ways.values()],
        games=_games_for_two(family.games, read),
    )


def _warned(warning: DeckWarning, language: str, names: Mapping[str, str]) -> Fault:
    arguments = dict(warning.arguments)
    if "family" in arguments:
        arguments["family"] = names.get(str(arguments["family"]), arguments["family"])
    words = translate(language, f"cli-deck-warning-{warning.code}", names, **arguments)
    return Fault(warning.code, "", words[:1].upper() + words[1:] + ".", warning.line)


def _games_for_two(games: Sequence[str], read: DeckFile) -> list[str]:
    """The games that two seats can play with a deck by itself."""
    return [game for deck in [*read.ways.values()][:1] for game in games if _seats_two(game, deck)]


def _seats_two(game: str, deck: object) -> bool:
    try:
        new_game(GameSpec(game, PAIR, deck))
    except InvalidInput:
        return False
    return True
