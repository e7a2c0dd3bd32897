"""The rounds' part of a position: the selections, the leader's token, who has passed."""

from __future__ import annotations


class RoundState:
    """``selections`` has by seat the cards selected for this round and not placed yet (J03).

    ``leader`` is the seat with the token (J02), ``passed_mask`` has the seats that passed in a row (J09),
    ``number`` counts the rounds that have begun.
    """

    __slots__ = ("leader", "number", "passed_mask", "selections")

    def __init__(self) -> None:
        self.selections = [0] * 9  # MAX_SEATS, as a number: the compiled build has an array
        self.leader = self.passed_mask = self.number = 0

    def copy(self) -> RoundState:
        """A copy that changes independently of this part."""
        new = RoundState.__new__(RoundState)
        new.selections = self.selections[:]
        new.leader = self.leader
        new.passed_mask = self.passed_mask
        new.number = self.number
        return new

    def key(self) -> tuple[object, ...]:
        """Everything that makes two of them the same, but for the selections: their order counts, too."""
        return (self.leader, self.passed_mask, self.number)
