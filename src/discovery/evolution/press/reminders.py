"""Reminder cards: one a game and one a theme, from the short lines of the rule book."""

from __future__ import annotations

from discovery.core.press import CARD, Piece, Pieces, PrintWish
from discovery.evolution.press.cards import COLOURS, JOKER_COLOUR, plain_back
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


def reminders(wish: PrintWish) -> Pieces:
    """The reminders of the newest edition's rules."""
    return _cards("reminders", NEWEST, wish)


def classic_reminders(wish: PrintWish) -> Pieces:
    """The reminders of the first edition's rules."""
    return _cards("classic-reminders", FIRST_EDITION, wish)


def _cards(key: str, themes: tuple[str, ...], wish: PrintWish) -> Pieces:
    rules = book(BOOK)
    lines = {**rules.differences(wish.language), **rules.reminders(wish.language)}
    pieces = []
    for number, theme in enumerate(themes):
        title = _title(theme, wish.language)
        face = {
            "id": f"reminder-{theme}",
            "title": title,
            "colour": COLOURS[number % len(COLOURS)],
            "lines": [{"text": line.text, "rules": ", ".join(line.numbers)} for line in lines[theme]],
        }
        pieces.append(Piece(f"reminder-{theme}", title, "reminder", face))
    word = translate(wish.language, "press-back-reminders")
    return Pieces(key, CARD, pieces, plain_back("back-reminders", word, JOKER_COLOUR))


def _title(theme: str, language: str) -> str:
    """The name of a game, or of a theme."""
    named = titled(language, theme)
    return translate(language, message_of("press-reminder", theme)) if named == theme else str(named)
