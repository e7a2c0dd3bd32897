"""What of an event a viewer may know: of a project that is drawn or changes hands only whose it is."""

from __future__ import annotations

from discovery.core.protocol import Event
from discovery.survival.model import events as told
from discovery.survival.model.codes import PROJECT_PIECE

PRIVATE = (told.DREW, told.GAVE, told.TRADED)


def observed(event: Event, viewer: int) -> Event:
    """The event as ``viewer`` may know it."""
    known = viewer >= 0 and viewer in (event.seat, event.other)
    if known or event.kind not in PRIVATE or event.piece < PROJECT_PIECE:
        return event
    return event.masked()
