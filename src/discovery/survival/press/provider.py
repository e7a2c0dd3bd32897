"""The ``press`` part of the family: which kinds of sheets there are, and who makes each."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from discovery.core.errors import Code, InvalidInput
from discovery.core.press import Pages, Pieces, PrintWish, SheetKind
from discovery.press.booklet import booklet
from discovery.survival.press import boards, cards, guide, scenarios, tiles, tokens
from discovery.survival.press.copy import Copy


def _rules(wish: PrintWish) -> Pages:
    """On half pages, one after the other."""
    return booklet(guide.BOOK, wish.language, Copy(wish).title)


def _folded_rules(wish: PrintWish) -> Pages:
    """Four half pages on a sheet, to be folded and stitched."""
    return booklet(guide.BOOK, wish.language, Copy(wish).title, folded=True)


MAKERS: Mapping[str, Callable[[PrintWish], Pieces | Pages]] = {
    "tiles": tiles.tiles,
    "map-tokens": tokens.map_tokens,
    "supplies": tokens.supplies,
    "explore": cards.explore,
    "nights": cards.nights,
    "threats": cards.threats,
    "projects": cards.projects,
    "items": cards.items,
    "enemies": cards.enemies,
    "characters": cards.characters,
    "supports": cards.supports,
    "quests": cards.quests,
    "boards": boards.boards,
    "scenarios": scenarios.scenarios,
    "guide": guide.guide,
    "booklet": _rules,
    "booklet-folded": _folded_rules,
}
"""By the key of a kind of sheets, in the order in which they are offered."""
RARE = frozenset({"booklet-folded"})
"""Those that are made only if they are asked for."""
DOCUMENTS = frozenset({"scenarios", "guide", "booklet", "booklet-folded"})
"""Those that fill pages."""
TOLD = (
    *("map-tokens", "explore", "nights", "threats", "projects", "items", "enemies", "characters", "quests"),
    "scenarios",
)
"""Those whose text comes from the tables of a content."""


class SurvivalPress:
    """``core.press.PressPart`` for the survival game."""

    sheets = tuple(SheetKind(key, key not in RARE, key not in DOCUMENTS) for key in MAKERS)
    checked = TOLD
    templates = Path(__file__).parent / "typst"

    def title(self, wish: PrintWish) -> str:
        """The name of the content."""
        return Copy(wish).title

    def sheet(self, key: str, wish: PrintWish) -> Pieces | Pages:
        """See ``MAKERS``. ``InvalidInput`` NO_SHEET for another key."""
        maker = MAKERS.get(key)
        if maker is None:
            raise InvalidInput(Code.NO_SHEET, given=key[:60], known=" ".join(MAKERS))
        return maker(wish)
