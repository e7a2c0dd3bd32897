"""A running game that somebody has joined."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, TypeVar

from discovery.core.event import Event
from discovery.core.undone import UNDONE

if TYPE_CHECKING:
    from discovery.core.protocol import Game, State

S = TypeVar("S", bound="State")


@dataclass(frozen=True, slots=True)
class Joined(Generic[S]):
    """A running game that a newcomer has joined: a new ``game`` with a seat more, and the position in it.

    The newcomer sits on seat ``place``; who sat there, and everybody behind, has moved up by one. ``events``
    is what happened by that, ``moved`` gives an event of before with the seats as they are numbered now.
    """

    game: Game[S]
    state: S
    place: int
    events: list[Event]
    moved: Callable[[Event], Event]

    def renumbered(self, happened: Sequence[Event]) -> list[Event]:
        """What happened before, also that something was taken back, with the seats as they are now."""
        return [self._renumbered(event) for event in happened]

    def _renumbered(self, event: Event) -> Event:
        if event.kind != UNDONE:
            return self.moved(event)
        return Event(UNDONE, moved_up(event.seat, self.place), number=event.number)


def moved_up(seat: int, place: int) -> int:
    """The seat's number after somebody sat down at ``place``; no seat (below 0) stays none."""
    return seat + 1 if seat >= place else seat
