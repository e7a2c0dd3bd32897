"""The ``press`` part of the card games: which sheets there are, and who makes them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from discovery.core.errors import Code, InvalidInput
from discovery.core.languages import in_language
from discovery.core.press import Pages, Pieces, PrintWish, SheetKind
from discovery.evolution.press import cards, pads, poster, reminders, rules, slips, tokens

MAKERS: Mapping[str, Callable[[PrintWish], Pieces | Pages]] = {
    "fronts": cards.fronts,
    "jokers": cards.jokers,
    "points": cards.points,
    "booklet": rules.rules,
    "booklet-folded": rules.folded_rules,
    "reminders": reminders.reminders,
    "classic-reminders": reminders.classic_reminders,
    "pad": pads.pad,
    "classic-pad": pads.classic_pad,
    "poster": poster.poster,
    "setup": slips.slips,
    "battle-fronts": cards.battle_fronts,
    "battle-reminders": reminders.battle_reminders,
    "markers": tokens.markers,
    "champion": tokens.champion,
    "tokens": tokens.tokens,
}
"""By the key of a kind of sheets, in the order in which they are offered."""
USUAL = frozenset({"fronts", "jokers", "points", "booklet", "reminders", "pad"})
"""Those that are made unless others are named."""
DOCUMENTS = frozenset({"booklet", "booklet-folded", "pad", "classic-pad", "poster"})
"""Those that fill pages."""


class CardPress:
    """``core.press.PressPart`` for the card games."""

    sheets = tuple(SheetKind(key, key in USUAL, key not in DOCUMENTS) for key in MAKERS)
    checked = ("fronts",)
    templates = Path(__file__).parent / "typst"

    def title(self, wish: PrintWish) -> str:
        """The name of the deck."""
        names: Mapping[str, str] = wish.deck.names
        return in_language(names, wish.language) or wish.deck.id

    def sheet(self, key: str, wish: PrintWish) -> Pieces | Pages:
        """See ``MAKERS``. ``InvalidInput`` NO_SHEET for another key."""
        maker = MAKERS.get(key)
        if maker is None:
            raise InvalidInput(Code.NO_SHEET, given=key[:60], known=" ".join(MAKERS))
        return maker(wish)
