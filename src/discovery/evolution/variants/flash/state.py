"""Flash's part of a position: who said Bis or Me, who plays next, what a Bis owes."""

from __future__ import annotations

NO_SEAT = -1


class FlashState:
    """``said_mask`` has the seats that said Bis or Me in the open window.

    ``successor`` is the seat that plays next instead of the left neighbour (Q03); ``must_continue`` is 1
    while a Bis has to be made good (Q02).
    """

    __slots__ = ("must_continue", "said_mask", "successor")

    def __init__(self) -> None:
        self.said_mask = self.must_continue = 0
        self.successor = NO_SEAT

    def copy(self) -> FlashState:
        """A copy that changes independently of this part."""
        new = FlashState.__new__(FlashState)
        new.said_mask = self.said_mask
        new.successor = self.successor
        new.must_continue = self.must_continue
        return new

    def open_window(self) -> None:
        """No seat has said anything yet."""
        self.said_mask = 0
        self.successor = NO_SEAT

    def clear_turn(self) -> None:
        """Another turn begins: nothing is owed, no successor is named."""
        self.must_continue = 0
        self.successor = NO_SEAT

    def key(self) -> tuple[object, ...]:
        """Everything that makes two of them the same."""
        return (self.said_mask, self.successor, self.must_continue)

    def __repr__(self) -> str:
        return f"FlashState{self.key()}"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, FlashState) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())
