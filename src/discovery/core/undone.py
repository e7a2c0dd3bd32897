"""The event of an undo, the only one that no game makes, because it is about the course of any game.

Nobody forgets what they have seen, so events are never removed: one more event says how many of those before
it do not count any more. Code that draws conclusions from events asks for those that stand.
"""

from __future__ import annotations

from collections.abc import Sequence

from discovery.core.event import Event

UNDONE = -1
"""The kind of this event; games number theirs from 0. ``seat`` took back, ``number`` is how many events
before it do not stand any more."""


def undone_event(seat: int, events: int) -> Event:
    """``seat`` takes back what made the latest ``events`` events, also those that had been taken back."""
    return Event(UNDONE, seat, number=events)


def remaining_events(events: Sequence[Event]) -> tuple[Event, ...]:
    """The events still in effect, oldest first; ``events`` are all since the opening, as any viewer observed
    them."""
    if all(event.kind != UNDONE for event in events):
        return tuple(events)
    kept: list[tuple[int, Event]] = []
    for place, event in enumerate(events):
        if event.kind != UNDONE:
            kept.append((place, event))
            continue
        while kept and kept[-1][0] >= place - event.number:
            kept.pop()
    return tuple(event for _, event in kept)
