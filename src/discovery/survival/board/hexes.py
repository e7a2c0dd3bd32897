"""Hexes told by axial column and row, and the 119 spaces of a layout (rules XH01, XH03).

Space ``slot * 7 + place`` is a place of the tile in a slot: place 0 is the tile's centre, 1 to 6 lie around
it
in the order of ``DIRECTIONS``. Slot 0 is the start tile, whose centre, the camp, is column 0, row 0.
"""

from __future__ import annotations

from collections.abc import Sequence

from discovery.core.bits import BIT

DIRECTIONS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""North, then clockwise: N NE SE S SW NW."""
PLACES = ((0, 0), *DIRECTIONS)
SLOTS = 17
SPACES = 119
FAR_AWAY = 99
"""A distance greater than any on a map."""

Cell = tuple[int, int]


def centre(cell: Cell) -> Cell:
    """The column and row of the centre of the tile at a cell ``(u, v)`` of the lattice of tiles."""
    u, v = cell
    return 2 * u - v, u + 3 * v


class Ground:
    """The spaces of a layout, without what lies on them; shared by every game on it.

    ``neighbours[space * 6 + direction]`` is a space or -1. ``distances[space * spaces + other]`` counts steps
    over the spaces of the map, discovered or not. ``within_1`` and ``within_2`` are masks of
    the spaces at most so far away, the space itself included. ``beside`` is, for each slot, the mask of
    spaces of other tiles that touch it, ``touched`` for each space the mask of those slots. ``columns`` and
    ``rows`` are coordinates.
    """

    def __init__(self, cells: Sequence[Cell]) -> None:
        self.slots = len(cells)
        self.spaces = self.slots * 7
        centres = [centre(cell) for cell in cells]
        hexes = [(column + x, row + y) for column, row in centres for x, y in PLACES]
        self.number = {place: space for space, place in enumerate(hexes)}
        self.columns = [column for column, _ in hexes]
        self.rows = [row for _, row in hexes]
        neighbours = [
            self.number.get((column + x, row + y), -1) for column, row in hexes for x, y in DIRECTIONS
        ]
        distances: list[int] = []
        for space in range(self.spaces):
            distances += _distances_from(space, self.spaces, neighbours)
        near = [_within(steps, self.spaces, distances) for steps in (1, 2)]
        beside = [_beside(slot, near[0]) for slot in range(self.slots)]
        touched = [
            sum(BIT[slot] for slot in range(self.slots) if beside[slot] & BIT[space])
            for space in range(self.spaces)
        ]
        # Rows are as long as on the largest layout: they are arrays in the compiled build.
        self.neighbours = neighbours + [-1] * (714 - len(neighbours))
        self.distances = distances + [FAR_AWAY] * (14161 - len(distances))
        self.within_1 = near[0] + [0] * (119 - self.spaces)
        self.within_2 = near[1] + [0] * (119 - self.spaces)
        self.beside = beside + [0] * (17 - self.slots)
        self.touched = touched + [0] * (119 - self.spaces)

    def distance(self, space: int, other: int) -> int:
        """The steps from one space to another."""
        return self.distances[space * self.spaces + other]


def _distances_from(space: int, spaces: int, neighbours: list[int]) -> list[int]:
    distances = [FAR_AWAY] * spaces
    distances[space] = 0
    queue = [space]
    for place in queue:
        for other in neighbours[place * 6 : place * 6 + 6]:
            if other >= 0 and distances[other] == FAR_AWAY:
                distances[other] = distances[place] + 1
                queue.append(other)
    return distances


def _within(steps: int, spaces: int, distances: list[int]) -> list[int]:
    masks = []
    for space in range(spaces):
        row = distances[space * spaces : (space + 1) * spaces]
        masks.append(sum(BIT[other] for other, away in enumerate(row) if away <= steps))
    return masks


def _beside(slot: int, within_1: list[int]) -> int:
    own = sum(BIT[slot * 7 + place] for place in range(7))
    around = 0
    for place in range(7):
        around |= within_1[slot * 7 + place]
    return around & ~own
