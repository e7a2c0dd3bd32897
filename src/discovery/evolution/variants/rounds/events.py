"""The events of games played in rounds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.evolution.model.event_kinds import NOTHING, REVEALED, ROUND, SELECTED
from discovery.evolution.model.events import append

if TYPE_CHECKING:
    from discovery.evolution.model.state import State


def round_begun(state: State, leader: int, number: int) -> None:
    """Round ``number`` begins, led by ``leader`` (J02)."""
    append(state, ROUND, leader, NOTHING, NOTHING, number)


def selection_made(state: State, seat: int) -> None:
    """``seat`` has prepared its selection (J03)."""
    append(state, SELECTED, seat, NOTHING, NOTHING, NOTHING)


def card_revealed(state: State, seat: int, card: int) -> None:
    """A card of the selection of ``seat`` is turned up (J04)."""
    append(state, REVEALED, seat, card, NOTHING, NOTHING)
