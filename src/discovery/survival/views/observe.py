"""A viewer's part of an event: others learn that a project moved, not which."""

from __future__ import annotations

from discovery.core.protocol import Event
from discovery.survival.model import events as told
from discovery.survival.model.codes import PROJECT_PIECE

PRIVATE = (told.DREW, told.GAVE, told.TRADED)
REVEALING = frozenset(
    {
        *PRIVATE,
        *(told.DEALT, told.CHOSE, told.EXPLORED, told.LAID, told.FOUND, told.REVEALED, told.INVESTIGATED),
        *(told.PLACED, told.PROWLED, told.FIGHT_BEGAN, told.ROLLED, told.REROLLED, told.SLAIN, told.REWARD),
        *(told.SURVEYED, told.STAGE, told.NIGHT, told.DAWN, told.THREAT, told.ATTACKED, told.VANISHED),
        *(told.TURNED_ON, told.TESTED, told.NAMED, told.VOTED, told.SUPPORTED),
    }
)
"""Tiles, tokens and cards that are turned, dice, what follows from them, and what goes from hand to hand. A
survivor who walks where everything lies open, or uses what they have, reveals nothing."""


def observed(event: Event, viewer: int) -> Event:
    """The event as ``viewer`` may know it."""
    known = viewer >= 0 and viewer in (event.seat, event.other)
    if known or event.kind not in PRIVATE or event.piece < PROJECT_PIECE:
        return event
    return event.masked()
