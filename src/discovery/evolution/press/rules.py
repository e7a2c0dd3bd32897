"""The rule booklet, with the sections that the chosen games need."""

from __future__ import annotations

from discovery.core.errors import Code, InvalidInput
from discovery.core.languages import in_language
from discovery.core.press import Pages, PrintWish
from discovery.evolution.press.reminders import BOOK
from discovery.press.booklet import booklet

SHARED = "ABCDEFG"
"""The sections of every game of the newest edition."""
OPTIONS = "HLNOPQRTU"
"""Those of what can be chosen with any of them; H tells of Stop."""
GAMES = {
    "intro": SHARED + OPTIONS,
    "memory": SHARED + OPTIONS,
    "explore": SHARED + "I" + OPTIONS,
    "select": SHARED + "IJ" + OPTIONS,
    "connect": SHARED + "IK" + OPTIONS,
    "fusion": SHARED + "IKM" + OPTIONS,
    "classic-simple": "ABCFGPRSTU",
    "classic-select": "ABCFGJPRSTU",
    "classic-connect": "ABCFGKPRSTU",
    "classic-memory": "ABCFGHPRSTU",
}
"""The sections that each game needs, by letter."""


def rules(wish: PrintWish) -> Pages:
    """On half pages, one after the other; ``choices["games"]`` names the games, all without it."""
    return _rules(wish, folded=False)


def folded_rules(wish: PrintWish) -> Pages:
    """Four half pages on a sheet, to be folded and stitched."""
    return _rules(wish, folded=True)


def _rules(wish: PrintWish, *, folded: bool) -> Pages:
    title = in_language(wish.deck.names, wish.language) or wish.deck.id
    return booklet(BOOK, wish.language, title, _sections(wish.choices.get("games", "")), folded=folded)


def _sections(games: str) -> set[str]:
    """``InvalidInput`` UNKNOWN_GAME for a game that is not one of the family's."""
    wanted = [game.strip() for game in games.split(",") if game.strip()]
    unknown = next((game for game in wanted if game not in GAMES), None)
    if unknown is not None:
        raise InvalidInput(Code.UNKNOWN_GAME, given=unknown[:60], known=" ".join(GAMES))
    return {letter for game in wanted for letter in GAMES[game]}
