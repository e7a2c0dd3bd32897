"""Reminder cards: one a game and one a theme, from the short lines of the rule book."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import repeat

from discovery.core.press import CARD, Piece, Pieces, PrintWish
from discovery.evolution.press.cards import COLOURS, JOKER_COLOUR, plain_back
from discovery.evolution.press.pictures import asset_signs
from discovery.evolution.variants.battle.option import MOST
from discovery.i18n import message_of, titled, translate
from discovery.i18n.rulebook import book

BOOK = "discovery.evolution.rulebook"
NEWEST = (
    *("preparation", "intro", "memory", "explore", "select", "connect", "fusion"),
    *("words", "options", "bots"),
)
"""Ten cards, as in the first printing; the games' own lines are what is different from Intro."""
FIRST_EDITION = (
    *("classic-preparation", "classic-simple", "classic-select", "classic-connect", "classic-memory"),
    "classic-words",
)
BATTLE, ASSETS_THEME = "battle", "assets"


def reminders(wish: PrintWish) -> Pieces:
    """The reminders of the newest edition's rules."""
    return _cards("reminders", NEWEST, wish)


def classic_reminders(wish: PrintWish) -> Pieces:
    """The reminders of the first edition's rules."""
    return _cards("classic-reminders", FIRST_EDITION, wish)


def battle_reminders(wish: PrintWish) -> Pieces:
    """The reminders of the option Battle, one of each for every player (Y01): how assets are won and used,
    and what each does, beside its sign."""
    return _cards("battle-reminders", (BATTLE, ASSETS_THEME), wish, MOST)


def _cards(key: str, themes: tuple[str, ...], wish: PrintWish, copies: int = 1) -> Pieces:
    rules = book(BOOK)
    lines = {**rules.differences(wish.language), **rules.reminders(wish.language)}
    pieces = []
    for number, theme in enumerate(themes):
        title = _title(theme, wish.language)
        face = {
            "id": f"reminder-{theme}",
            "title": title,
            "colour": COLOURS[number % len(COLOURS)],
            "lines": [
                {"text": line.text, "rules": ", ".join(line.numbers), "sign": sign}
                for line, sign in zip(lines[theme], _signs(theme), strict=False)
            ],
        }
        pieces.append(Piece(f"reminder-{theme}", title, "reminder", face, copies))
    word = translate(wish.language, "press-back-reminders")
    return Pieces(key, CARD, pieces, plain_back("back-reminders", word, JOKER_COLOUR))


def _signs(theme: str) -> Iterable[str]:
    """The sign before each line: that of an asset, else nothing."""
    return asset_signs().values() if theme == ASSETS_THEME else repeat("")


def _title(theme: str, language: str) -> str:
    """The name of a game, or of a theme."""
    named = titled(language, theme)
    return translate(language, message_of("press-reminder", theme)) if named == theme else str(named)
