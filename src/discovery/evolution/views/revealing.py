"""Which events bring something hidden to light, so that a move is not taken back freely."""

from __future__ import annotations

from discovery.core.event import Event
from discovery.evolution.model import event_kinds as kinds

REVEALING = frozenset(
    {
        kinds.DEALT, kinds.ROUND, kinds.REVEALED,
        kinds.DREW, kinds.REFILLED, kinds.UNCOVERED, kinds.FLIPPED, kinds.ERA,
        kinds.CALLED, kinds.SOS, kinds.GAVE, kinds.STOLEN, kinds.TAKEN,
        kinds.STOPPED, kinds.VERIFIED, kinds.CONCEDED, kinds.FAULT, kinds.LOOKED, kinds.OBJECTED,
        kinds.INDEMNITY, kinds.RETURNED, kinds.RECOVERED, kinds.BURIED,
        kinds.USED, kinds.WARDED, kinds.SCOUTED, kinds.KEPT,
    }
)  # fmt: skip
"""Cards that come from where they lay hidden, or go from hand to hand; and all that a call or a contest makes
others show. A card that somebody lays from their own hand is their choice, and reveals nothing else."""


def reveals(events: list[Event]) -> bool:
    """Whether one of the events is of such a kind."""
    return any(event.kind in REVEALING for event in events)
