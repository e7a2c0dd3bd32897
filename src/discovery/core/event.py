"""Events that games report: a small value with named fields, made by the million in the compiled build."""

from __future__ import annotations


class Event:
    """Something that happened, for logs and motion; never changed.

    Each game numbers its kinds and says what the other fields mean for each of them. -1 stands for nothing,
    or for what a viewer may not know.
    """

    __slots__ = ("kind", "number", "other", "piece", "seat")

    def __init__(self, kind: int, seat: int = -1, piece: int = -1, other: int = -1, number: int = -1) -> None:
        self.kind = kind
        self.seat = seat
        self.piece = piece
        self.other = other
        self.number = number

    def fields(self) -> tuple[int, int, int, int, int]:
        """(kind, seat, piece, other, number)."""
        return (self.kind, self.seat, self.piece, self.other, self.number)

    def masked(self) -> Event:
        """The same event without its piece."""
        return event(self.kind, self.seat, -1, self.other, self.number)

    def __repr__(self) -> str:
        return f"Event{self.fields()}"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.fields() == other.fields()

    def __hash__(self) -> int:
        return hash(self.fields())

    def __reduce__(self) -> tuple[object, ...]:
        return (Event, self.fields())


def event(kind: int, seat: int, piece: int, other: int, number: int) -> Event:
    """Build an ``Event`` without ``__init__``, because searches do so at every step."""
    new = Event.__new__(Event)
    new.kind = kind
    new.seat = seat
    new.piece = piece
    new.other = other
    new.number = number
    return new
