"""Score pads: two on a sheet, cut down the middle."""

from __future__ import annotations

from collections.abc import Sequence

from discovery.core.languages import in_language
from discovery.core.press import Pages, PrintWish
from discovery.evolution.press.cards import era_colour
from discovery.i18n import translate

SEATS = 6
"""Columns for players: three to six make the best game (B07)."""
ERAS_A_ROW = 12
"""Of the usual decks; there are two rows at most."""


def pad(wish: PrintWish) -> Pages:
    """Of the newest edition: points as they come (I02, I03), the final count (G09), who opened and
    closed each era (E02, E03)."""
    last = ("hand", "discard", "total")
    return Pages("pad", "pad", _data(wish, (), last, ("opened", "closed")))


def classic_pad(wish: PrintWish) -> Pages:
    """Of the first edition: with the handicap (R04), the stake and the pot (R05), the finalist's points (S06)
    and buried cards (S08); closing an era brings nothing there (S03)."""
    first = ("handicap", "stake")
    last = ("finalist", "buried", "total", "score", "pot")
    return Pages("classic-pad", "pad", _data(wish, first, last, ("opened",)))


def _data(
    wish: PrintWish, first: Sequence[str], last: Sequence[str], marks: Sequence[str]
) -> dict[str, object]:
    def say(word: str) -> str:
        return translate(wish.language, f"press-pad-{word}")

    deck = wish.deck
    eras = [{"number": str(era), "colour": era_colour(era)} for era in deck.eras()]
    many = max(ERAS_A_ROW, -(-len(eras) // 2))
    return {
        "title": in_language(deck.names, wish.language) or deck.id,
        "words": {word: say(word) for word in ("game", "date", "player", "points", "eras")},
        "seats": SEATS,
        "first": [say(word) for word in first],
        "last": [say(word) for word in last],
        "strong": say("total"),
        "marks": [say(word) for word in marks],
        "eras": [eras[start : start + many] for start in range(0, len(eras), many)],
    }
