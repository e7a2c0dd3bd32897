"""Where the honours of a finished game came from, and what each survivor did, from its events."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from discovery.core.present import Tally, counts
from discovery.core.protocol import Event
from discovery.survival.flow.ending import result
from discovery.survival.model import events as told

if TYPE_CHECKING:
    from discovery.survival.model.state import State

OWN_HONOURS = 3
"""The honours for one's own escape (XS02)."""
ONCE = {
    told.MOVED: "steps",
    told.EXPLORED: "explored",
    told.COLLECTED: "collected",
    told.CRAFTED: "crafted",
    told.SLAIN: "slain",
    told.SUPPORTED: "helped",
    told.GAVE: "gave",
    told.SHARED: "gave",
}
"""Deeds counted once an event."""
SEVERAL = {told.DELIVERED: "delivered", told.COOKED: "cooked", told.HURT: "hurt"}
"""Deeds counted as often as the event's number says."""
DEEDS = (
    "steps", "explored", "collected", "crafted", "cooked", "delivered", "slain", "helped", "gave", "healed",
    "hurt",
)  # fmt: skip
"""The deeds in the order in which they are shown."""


def tally(state: State, happened: Sequence[Sequence[Event]]) -> Tally:
    """All of a game: its last position and its events."""
    deeds = {deed: [0] * state.setup.seats for deed in DEEDS}
    for events in happened:
        for event in events:
            _note(deeds, event)
    return Tally(counts(_honours(state)), counts(deeds))


def _note(deeds: dict[str, list[int]], event: Event) -> None:
    if event.kind == told.HEALED:
        if event.other >= 0:
            deeds["healed"][event.other] += event.number
    elif event.seat >= 0 and (deed := ONCE.get(event.kind)):
        deeds[deed][event.seat] += 1
    elif event.seat >= 0 and (deed := SEVERAL.get(event.kind)):
        deeds[deed][event.seat] += event.number


def _honours(state: State) -> dict[str, list[int]]:
    """For getting out, and for the others who did (XS02); of rivals for being first, or last (XR03)."""
    outcome = result(state)
    assert outcome is not None
    if state.setup.rivalry:
        return {"alone": list(outcome.scores)}
    own = [OWN_HONOURS * (seat in outcome.winners) for seat in range(state.setup.seats)]
    others = [score - one for score, one in zip(outcome.scores, own, strict=True)]
    return {"out": own, "others": others}
