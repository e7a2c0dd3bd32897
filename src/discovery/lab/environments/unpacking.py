"""Unpacks rows of words into vectors of numbers for networks, for one row or thousands at once."""

from __future__ import annotations

from discovery.core.research.learning import CELL_MIDDLE, LEVEL_AT, ROW_AT, WIDE, Field, Layout
from discovery.lab.environments.extras import extra

with extra("lab"):
    import numpy as np
    from numpy.typing import NDArray

LIMIT = 1000.0
"""The bound for the absolute value of any entry of a vector."""


class Unpacker:
    """``size`` entries in the order of the layout's fields: a set one entry (0 or 1) a member, a number one
    (divided by its scale), a cell three: column, row, level (divided by the scale; 0 where nothing lies).

    ``entries`` has by field name its slice of a vector and the shape of its values.
    """

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.entries: dict[str, tuple[slice, tuple[int, ...]]] = {}
        self.size = 0
        bits: list[tuple[int, int]] = []
        numbers: list[tuple[int, int, int]] = []
        cells: list[tuple[int, int, int]] = []
        for field in layout.fields:
            for number in range(field.count):
                start, at = field.start + number * field.words, self.size + number * field.size
                if field.kind == "set":
                    bits += [(at + bit, start * WIDE + bit) for bit in range(field.size)]
                elif field.kind == "number":
                    numbers.append((at, start, field.scale))
                else:
                    cells.append((at, start, field.scale))
            self._note(field)
        self._bits = np.array(bits, dtype=np.intp).reshape(-1, 2).T
        self._numbers = np.array(numbers, dtype=np.intp).reshape(-1, 3).T
        self._cells = np.array(cells, dtype=np.intp).reshape(-1, 3).T

    def _note(self, field: Field) -> None:
        end = self.size + field.count * field.size
        shape = (field.size,) if field.count == 1 else (field.count, field.size)
        self.entries[field.name] = (slice(self.size, end), shape)
        self.size = end

    def __call__(self, words: object) -> NDArray[np.float32]:
        """The vectors of some rows: the last axis of ``words`` is a row."""
        rows = np.ascontiguousarray(words, dtype="<u8")
        bits = np.unpackbits(rows.view(np.uint8), axis=-1, bitorder="little")
        vectors = np.zeros((*rows.shape[:-1], self.size), np.float32)
        vectors[..., self._bits[0]] = bits[..., self._bits[1]]
        numbers = rows.view("<i8")
        vectors[..., self._numbers[0]] = numbers[..., self._numbers[1]] / self._numbers[2]
        at, start, scale = self._cells
        cells = numbers[..., start]
        lying = cells > 0
        vectors[..., at] = np.where(lying, (cells & 255) - CELL_MIDDLE, 0) / scale
        vectors[..., at + 1] = np.where(lying, (cells >> ROW_AT & 255) - CELL_MIDDLE, 0) / scale
        vectors[..., at + 2] = (cells >> LEVEL_AT) / scale
        return vectors

    def named(self, vector: NDArray[np.float32]) -> dict[str, NDArray[np.float32]]:
        """The fields of one vector by name."""
        return {name: vector[where].reshape(shape) for name, (where, shape) in self.entries.items()}


def unpacked_mask(words: object, count: int) -> NDArray[np.int8]:
    """Masks of choices as 0 and 1, from rows of words: the last axis is a mask."""
    rows = np.ascontiguousarray(words, dtype="<u8")
    return np.unpackbits(rows.view(np.uint8), axis=-1, count=count, bitorder="little").view(np.int8)
