"""The pot of play chips: who has put in how many, in order (S31). Never money."""

from __future__ import annotations

from collections.abc import Collection, Iterator


class Pot:
    """Chips in the order in which they were put in, the oldest first."""

    def __init__(self) -> None:
        self._chips: list[tuple[str, int]] = []

    def copy(self) -> Pot:
        """A copy that changes independently of this pot."""
        new = Pot()
        new._chips = self._chips[:]
        return new

    @property
    def total(self) -> int:
        """The number of chips in the pot."""
        return sum(chips for _, chips in self._chips)

    def add(self, name: str, chips: int) -> None:
        """Put in a player's stake, in chips."""
        self._chips.append((name, chips))

    def share(self, takers: int) -> int:
        """Take out the same for each of ``takers``, the oldest chips first, and return how much that is; what
        cannot be shared evenly stays."""
        rest = self.total % takers
        share = (self.total - rest) // takers
        kept: list[tuple[str, int]] = []
        for name, chips in reversed(self._chips):
            stays = min(chips, rest)
            rest -= stays
            kept += [(name, stays)] if stays else []
        self._chips = kept[::-1]
        return share

    def give_back(self, present: Collection[str]) -> Iterator[tuple[str, int]]:
        """Empty it: yields everybody's chips. Those of players who have left the match stay (S31)."""
        chips, self._chips = self._chips, [one for one in self._chips if one[0] not in present]
        yield from (one for one in chips if one[0] in present)
