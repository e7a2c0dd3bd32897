"""Decks that tables bring, as clients see them."""

from __future__ import annotations

from discovery.core.present import PresentPart
from discovery.core.registry import family_of
from discovery.i18n import LANGUAGES
from discovery.i18n.faults import fault
from discovery.server.config.settings import Limits
from discovery.server.present.catalogue import told_by_pieces
from discovery.server.protocol import DeckChecked, OwnDeck
from discovery.server.tables.own_decks import checked_file


def own_deck_info(part: PresentPart, deck: object) -> OwnDeck:
    """All that is printed of a table's own deck."""
    texts = {
        language: told_by_pieces(part, deck, language, part.texts(deck, language)) for language in LANGUAGES
    }
    return OwnDeck(part.deck_info(deck), texts)


def deck_checked(game: str, text: str, limits: Limits, language: str) -> DeckChecked:
    """The faults of a deck file, or the decks that it can be played as. ``TableError`` NO_OWN_DECKS,
    ``InvalidDeck`` TOO_LARGE for more bytes than allowed."""
    read = checked_file(game, text, limits)
    part = family_of(game).present
    assert part is not None  # no server offers a family without one
    return DeckChecked(
        faults=[fault(one, language) for one in read.faults],
        decks=[part.deck_info(deck) for deck in read.ways.values()],
        games={
            key: dict(names) for deck in read.ways.values() for key, names in part.deck_games(deck).items()
        },
    )
