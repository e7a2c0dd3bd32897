"""Possible improvements of a sound deck. None of these is a fault: such a deck is played like any other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import ceil, floor

from discovery.core.errors import Argument
from discovery.core.languages import LANGUAGES
from discovery.core.workshop import DeckWarning
from discovery.evolution.cards.data import load_families
from discovery.evolution.cards.deck import ASSETS, Card, Deck
from discovery.evolution.cards.sheet import Sheet

USUAL_CARDS = 54
FEWEST_OF_FAMILY, MOST_OF_FAMILY = 5, 11
"""Cards of one family in a deck of ``USUAL_CARDS``; other decks in proportion."""
MOST_SUCCESSORS = 5
MOST_OF_ASSET = 2
"""Cards of an era with the same asset; each era has all of them."""


def warnings(deck: Deck, sheet: Sheet) -> list[DeckWarning]:
    """All of them, in the order of the file's lines."""
    lines = {row.cells.get("id", ""): row.line for row in sheet.rows}
    listed = [*_missing_texts(deck, lines), *_families(deck), *_hubs(deck, lines), *_easy_eras(deck)]
    listed += _assets(deck, lines)
    return sorted(listed, key=lambda warning: warning.line)


def _missing_texts(deck: Deck, lines: dict[str, int]) -> Iterator[DeckWarning]:
    """A text that one of the deck's languages has and another has not; a deck without any texts is not at
    fault, nor one that speaks fewer languages than the house."""
    for tag in _spoken(deck):
        lacking = [card for card in deck.cards if _says_more(card, tag)]
        if lacking:
            names = " ".join(card.id for card in lacking)
            least = min(lines.get(card.id, 0) for card in lacking)
            yield DeckWarning("text", least, {"language": tag, "count": len(lacking), "which": names})


def _spoken(deck: Deck) -> list[str]:
    """The languages in which cards of a deck have names."""
    return [tag for tag in LANGUAGES if any(tag in card.names for card in deck.cards)]


def _says_more(card: Card, tag: str) -> bool:
    columns = (card.texts, card.places, card.captions)
    return any(not texts.get(tag) and any(texts.values()) for texts in columns)


def _families(deck: Deck) -> Iterator[DeckWarning]:
    sizes, cards = Counter(card.family for card in deck.cards), len(deck.cards)
    fewest = floor(FEWEST_OF_FAMILY * cards / USUAL_CARDS)
    most = ceil(MOST_OF_FAMILY * cards / USUAL_CARDS)
    for family in load_families():
        if not fewest <= sizes[family.id] <= most:
            arguments: dict[str, Argument] = {
                "family": family.id,
                "count": sizes[family.id],
                "least": fewest,
                "most": most,
            }
            yield DeckWarning("family", 0, arguments)


def _hubs(deck: Deck, lines: dict[str, int]) -> Iterator[DeckWarning]:
    for card in deck.cards:
        count = len(deck.successors(card.id))
        if count > MOST_SUCCESSORS:
            yield DeckWarning("successors", lines.get(card.id, 0), {"card": card.id, "count": count})


def _easy_eras(deck: Deck) -> Iterator[DeckWarning]:
    """Eras that need less than half of what the one before needs, in prerequisites."""
    needs = Counter(dict.fromkeys(deck.eras(), 0))
    for card in deck.cards:
        needs[card.era] += len(card.prerequisites)
    for era, before in zip(deck.eras()[1:], deck.eras(), strict=False):
        if 2 * needs[era] < needs[before]:
            yield DeckWarning("easy-era", 0, {"era": era, "count": needs[era], "before": needs[before]})


def _assets(deck: Deck, lines: dict[str, int]) -> Iterator[DeckWarning]:
    """Cards without an asset among others that have one; eras that lack a kind or have one too often
    (Y01)."""
    bare = [card for card in deck.cards if not card.asset]
    if len(bare) == len(deck.cards):
        return
    if bare:
        least, names = min(lines.get(card.id, 0) for card in bare), " ".join(card.id for card in bare)
        yield DeckWarning("no-asset", least, {"count": len(bare), "which": names})
    for era in deck.eras():
        kinds = Counter(_kind(card.asset) for card in deck.cards if card.era == era)
        if any(not 1 <= kinds[kind] <= MOST_OF_ASSET for kind in ASSET_KINDS):
            counts = " ".join(f"{kind}:{kinds[kind]}" for kind in ASSET_KINDS)
            yield DeckWarning("assets", 0, {"era": era, "counts": counts, "most": MOST_OF_ASSET})


def _kind(asset: str) -> str:
    """An asset without the strength of a Raid."""
    return asset.partition(" ")[0]


ASSET_KINDS = tuple(dict.fromkeys(_kind(asset) for asset in ASSETS))
