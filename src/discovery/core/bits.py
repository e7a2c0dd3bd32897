"""Sets of small numbers (cards, seats, eras) as the bits of an ``int``, and a readable view of them.

Machines use the bare masks; people read ``Bits``. ``BIT[n]`` stands for ``1 << n`` in hot code: a compiled
build would silently make the shift a 32-bit one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

WIDTH = 128
"""The largest number in a set, plus one: two words of a machine, so two decks with Jokers fit."""
EVERY: int = 2**WIDTH - 1
"""The mask that holds every number there is."""


def _powers(width: int) -> tuple[int, ...]:
    return tuple(2**n for n in range(width))


BIT = _powers(WIDTH)


def mask_of(members: Iterable[int]) -> int:
    """The mask that holds ``members``."""
    mask = 0
    for member in members:
        mask |= BIT[member]
    return mask


def members(mask: int) -> list[int]:
    """The members of ``mask``, lowest first."""
    numbers = []
    while mask:
        low = mask & -mask
        numbers.append(low.bit_length() - 1)
        mask ^= low
    return numbers


def count(mask: int) -> int:
    """How many members a mask has."""
    return mask.bit_count()


def lowest(mask: int) -> int:
    """The lowest member of a mask that is not empty."""
    return (mask & -mask).bit_length() - 1


def nth(mask: int, index: int) -> int:
    """The member of ``mask`` with ``index`` lower ones; ``index`` must be below the number of members."""
    for _ in range(index):
        mask &= mask - 1
    return (mask & -mask).bit_length() - 1


@dataclass(frozen=True, slots=True)
class Bits:
    """A mask with the manners of a set, for people: ``Bits(0b101)`` shows as ``{0, 2}``."""

    mask: int

    def __contains__(self, member: int) -> bool:
        return 0 <= member < WIDTH and self.mask & BIT[member] != 0

    def __iter__(self) -> Iterator[int]:
        return iter(members(self.mask))

    def __len__(self) -> int:
        return self.mask.bit_count()

    def __repr__(self) -> str:
        return "{" + ", ".join(map(str, members(self.mask))) + "}"
