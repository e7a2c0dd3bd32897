"""The part of a row about assets (section Y)."""

from __future__ import annotations

from discovery.core.bits import BIT
from discovery.core.research.learning import WIDE
from discovery.evolution.encoding.actions import Page, turned
from discovery.evolution.encoding.fields import WORD
from discovery.evolution.model.state import NO_CARD, NO_SEAT, State
from discovery.evolution.variants.battle.state import LOOKING


def write_assets(state: State, viewer: int, words: int, page: Page, at: int) -> int:
    """Markers, aims and what the running asset allows; and what the viewer has seen of the stack, or the hand
    that they look at (Y14), without its order. A card set takes ``words`` words."""
    assert state.assets is not None
    seats, part = state.setup.seat_count, state.assets
    for step in range(seats):
        at = _card(part.older[(viewer + step) % seats], words, page, at)
    for step in range(seats):
        at = _card(part.newer[(viewer + step) % seats], words, page, at)
    page.words[at] = turned(part.safe, viewer, seats)
    page.words[at + 1] = 0 if part.aim == NO_SEAT else turned(BIT[part.aim], viewer, seats)
    at = _card(part.won, words, page, at + 2)
    at = _card(part.captured, words, page, at)
    at = _card(part.used, words, page, at)
    at = _card(part.wanted, words, page, at)
    seen = 0
    for place in range(state.top, part.spied[viewer]):
        seen |= BIT[state.order[place]]
    if part.doing == LOOKING and viewer == state.turn:
        seen = state.hands[part.aim]
    at = _set(seen, words, page, at)
    page.words[at] = part.doing
    page.words[at + 1] = part.series_used
    return at + 2


def _card(card: int, words: int, page: Page, at: int) -> int:
    return _set(0 if card == NO_CARD else BIT[card], words, page, at)


def _set(mask: int, words: int, page: Page, at: int) -> int:
    for word in range(words):
        page.words[at + word] = mask >> WIDE * word & WORD
    return at + words
