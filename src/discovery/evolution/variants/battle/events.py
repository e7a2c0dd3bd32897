"""The events of assets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.evolution.model.event_kinds import (
    KEPT,
    LOOTED,
    NOTHING,
    READIED,
    SCOUTED,
    UNMARKED,
    USED,
    WARDED,
)
from discovery.evolution.model.events import append

if TYPE_CHECKING:
    from discovery.evolution.model.state import State


def asset_readied(state: State, seat: int, card: int) -> None:
    """The asset of ``card`` becomes ready: the marker of ``seat`` goes on it (Y06)."""
    append(state, READIED, seat, card, NOTHING, NOTHING)


def marker_returned(state: State, seat: int, card: int) -> None:
    """The marker of ``seat`` comes back from ``card`` (Y06, Y07)."""
    append(state, UNMARKED, seat, card, NOTHING, NOTHING)


def asset_used(state: State, seat: int, card: int, aim: int, wanted: int) -> None:
    """``seat`` uses the asset of ``card``, aimed at the seat ``aim`` and by a Loot at the card ``wanted``, -1
    for none (Y05)."""
    append(state, USED, seat, card, aim, wanted)


def asset_warded(state: State, seat: int, guard: int, from_hand: bool) -> None:
    """``seat`` wards off with a Guard, a ready one or one of the hand (Y10)."""
    append(state, WARDED, seat, guard, NOTHING, int(from_hand))


def asset_looted(state: State, seat: int, owner: int, card: int) -> None:
    """``seat`` takes the ready asset of ``card`` from ``owner`` (Y12)."""
    append(state, LOOTED, seat, card, owner, NOTHING)


def card_scouted(state: State, seat: int, card: int, holder: int, number: int) -> None:
    """``seat`` sees a card of the hand of ``holder``, or of the stack where that is -1; ``number`` counts
    what it sees from 1, in the stack from the top (Y14)."""
    append(state, SCOUTED, seat, card, holder, number)


def card_kept(state: State, seat: int, card: int) -> None:
    """``seat`` takes a scouted card into the hand (Y14)."""
    append(state, KEPT, seat, card, NOTHING, NOTHING)
