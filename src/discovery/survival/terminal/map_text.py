"""The map as lines of text: columns go across, half rows down; north is up."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from string import ascii_uppercase

from discovery.core.bits import BIT, members
from discovery.survival.game import SurvivalGame
from discovery.survival.model.setup import FIRST_CLASS, NO_MARK
from discovery.survival.views.view import HIDDEN, View

CLASS_SIGNS = "prdtw?"
UNKNOWN = ".."
ROW = "\\"
"""Behind the number of a row, which goes on down to the right."""
CAMP = 0
"""The space of the camp."""
NARROWEST = 5
"""The least width of a space on the screen: a gap, its ground and three signs."""

Cell = tuple[int, int]
"""A column, and a line counted in half rows from the camp."""


def signs_of(names: Sequence[str]) -> list[str]:
    """A capital letter for each seat: the first of its name that no seat before it has, else any other."""
    signs: list[str] = []
    for name in names:
        letters = [letter for letter in name.upper() if letter.isalpha()]
        signs.append(next(letter for letter in (*letters, *ascii_uppercase) if letter not in signs))
    return signs


class MapText:
    """The map of one game."""

    def __init__(self, game: SurvivalGame) -> None:
        self._setup = game.setup
        self.signs = signs_of(game.seats)

    def columns(self, view: View) -> range:
        """The columns of the discovered tiles and those that touch them."""
        known = [self._setup.ground.columns[space] for space in self._shown(view)]
        return range(min(known), max(known) + 1)

    def columns_for(self, view: View, width: int) -> range:
        """The columns that a screen of ``width`` has room for: all, or those around the viewer, or around the
        camp for spectators."""
        whole = self.columns(view)
        # one more column holds the numbers of rows
        room = max(width // _width(self._cell(view, space) for space in self._shown(view)) - 1, 1)
        if room >= len(whole):
            return whole
        at = view.survivors[view.seat].pos if view.seat >= 0 else CAMP
        middle = self._setup.ground.columns[at if at >= 0 else CAMP]
        first = min(max(middle - room // 2, whole.start), whole.stop - room)
        return range(first, first + room)

    def lines(self, view: View, columns: range) -> list[str]:
        """The discovered tiles and those that touch them in these columns, which are numbered above; rows are
        numbered where they begin."""
        ground = self._setup.ground
        cells: dict[Cell, str] = {}
        first: dict[int, int] = {}
        for space in self._shown(view):
            column, row = ground.columns[space], ground.rows[space]
            if column in columns:
                cells[column, 2 * row + column] = self._cell(view, space)
                first[row] = min(column, first.get(row, column))
        headed = {column for column, _ in cells}
        for row, column in first.items():
            cells[column - 1, 2 * row + column - 1] = f"{row}{ROW}"
        top = min(line for _, line in cells) - 1
        return _drawn(cells | {(column, top): str(column) for column in headed})

    def _shown(self, view: View) -> list[int]:
        """The spaces of discovered tiles, and of those which one could discover from there."""
        ground = self._setup.ground
        seen = [slot for slot, tile in enumerate(view.tiles) if tile >= 0]
        slots = sum(BIT[slot] for slot in seen)
        for space in range(ground.spaces):
            if space // 7 in seen:
                slots |= ground.touched[space]
        return [slot * 7 + place for slot in members(slots) for place in range(7)]

    def _cell(self, view: View, space: int) -> str:
        """A space: its ground, then who and what is there."""
        setup = self._setup
        tile = view.tiles[space // 7]
        if tile < 0:
            return UNKNOWN
        letter = setup.content.terrains[setup.tile_terrain[tile * 7 + space % 7]].letter
        signs = [
            self.signs[seat]
            for seat, survivor in enumerate(view.survivors)
            if survivor.pos == space and survivor.state == "on"
        ]
        signs += ["?" if enemy.number == HIDDEN else "!" for enemy in view.enemies if enemy.space == space]
        mark = setup.tile_mark[tile * 7 + space % 7]
        if NO_MARK < mark < FIRST_CLASS:
            signs.append(str(mark))
        signs += [CLASS_SIGNS[klass] for at, klass, _ in view.tokens if at == space]
        if view.fires & BIT[space]:
            signs.append("*" if view.lit & BIT[space] else "^")
        signs += [":" for at, _ in view.heaps if at == space]
        return letter + "".join(signs)


def _width(texts: Iterable[str]) -> int:
    """The width of a space on the screen."""
    return max(NARROWEST, *(len(text) + 1 for text in texts))


def _drawn(cells: dict[Cell, str]) -> list[str]:
    """Cells at their places, each as wide as the widest needs."""
    width = _width(cells.values())
    left, top = min(column for column, _ in cells), min(line for _, line in cells)
    height, across = max(line for _, line in cells) - top + 1, max(column for column, _ in cells) - left + 1
    grid = [["".ljust(width)] * across for _ in range(height)]
    for (column, line), text in cells.items():
        grid[line - top][column - left] = text.ljust(width)
    return ["".join(row).rstrip() for row in grid]
