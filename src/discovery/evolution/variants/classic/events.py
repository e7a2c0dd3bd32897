"""The events of the first edition."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.evolution.model.event_kinds import BURIED, FINALIST, JOINED, NOTHING, TAKEN
from discovery.evolution.model.events import append

if TYPE_CHECKING:
    from discovery.evolution.model.state import State


def card_taken(state: State, seat: int, card: int, owner: int) -> None:
    """``seat`` harvested a card of the discard of ``owner``; it comes into the hand (S03)."""
    append(state, TAKEN, seat, card, owner, NOTHING)


def finalist_found(state: State, seat: int) -> None:
    """``seat`` has placed the last card of its hand and the stack is empty (S06, S17)."""
    append(state, FINALIST, seat, NOTHING, NOTHING, NOTHING)


def part_earned(state: State, kind: int, seat: int, card: int, points: int) -> None:
    """A part of what the card just laid earns by its neighbours: ``ERA``, ``SHARED``, ``NEEDED`` or
    ``SURROUNDED`` (S13)."""
    append(state, kind, seat, card, NOTHING, points)


def cards_buried(state: State, seat: int, cards: int) -> None:
    """A number of cards of ``seat`` lie face down from now on (S06)."""
    append(state, BURIED, seat, NOTHING, NOTHING, cards)


def newcomer_sat_down(state: State, seat: int) -> None:
    """Somebody has joined the game and sits on ``seat`` (R02)."""
    append(state, JOINED, seat, NOTHING, NOTHING, NOTHING)
