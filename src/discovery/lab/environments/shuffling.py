"""The draws of a shuffle one by one: how many outcomes each has, what they make, and what made an order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discovery.core.protocol import AnyGame


class RepeatedDraws:
    """A ``protocol.Chooser`` that repeats the draws made so far of a shuffle."""

    def __init__(self, drawn: Sequence[int]) -> None:
        self._drawn = iter(drawn)

    def randrange(self, stop: int) -> int:
        """The next draw; without a choice, none is used."""
        return next(self._drawn) if stop > 1 else 0

    def shuffle(self, items: list[Any]) -> None:
        """Shuffle ``items`` in place, as Fisher and Yates do."""
        for last in range(len(items) - 1, 0, -1):
            other = self.randrange(last + 1)
            items[last], items[other] = items[other], items[last]


class Counting(RepeatedDraws):
    """Records the range of each draw of a shuffle, which is the same in every shuffle."""

    def __init__(self) -> None:
        super().__init__(())
        self.sizes: list[int] = []

    def randrange(self, stop: int) -> int:
        """Always 0, noting in ``sizes`` how many outcomes the choice has."""
        if stop > 1:
            self.sizes.append(stop)
        return 0


class _Aiming:
    """A ``protocol.Chooser`` that shuffles towards ``order`` and notes its draws in ``drawn``.

    Pieces that are never shuffled are slipped in one by one, the lowest number first. ``slips`` are the
    places where, counted from the lowest that is possible.
    """

    def __init__(self, order: Sequence[int], slips: Sequence[int]) -> None:
        self._place = {piece: place for place, piece in enumerate(order)}
        self._slips = iter(slips)
        self.drawn: list[int] = []
        self.shuffled: set[int] = set()
        self.lowest: list[int] = []
        """The lowest place of each slip."""

    def randrange(self, stop: int) -> int:
        """Where the next piece is slipped in."""
        self.lowest.append(len(self.shuffled) + len(self.lowest) + 1 - stop)
        chosen = min(max(next(self._slips, 0), 0), stop - 1)
        if stop > 1:
            self.drawn.append(chosen)
        return chosen

    def shuffle(self, items: list[int]) -> None:
        """Bring the ``items`` into the sequence that they have in the order."""
        wanted = sorted(items, key=self._place.__getitem__)
        self.shuffled.update(items)
        for last in range(len(items) - 1, 0, -1):
            other = items.index(wanted[last])
            self.drawn.append(other)
            items[last], items[other] = items[other], items[last]


def draws_of(game: AnyGame, order: Sequence[int]) -> list[int] | None:
    """The draws by which ``game`` shuffles its pieces into ``order``, for ``RepeatedDraws``; ``None`` if no
    shuffle makes it."""
    first = _Aiming(order, ())
    game.shuffle(first)
    slipped = sorted(set(order) - first.shuffled)
    slips = []
    for number, lowest in enumerate(first.lowest):
        before = [piece for piece in order if piece not in slipped[number + 1 :]]
        slips.append(before.index(slipped[number]) - lowest)
    aiming = _Aiming(order, slips)
    return aiming.drawn if game.shuffle(aiming) == list(order) else None
