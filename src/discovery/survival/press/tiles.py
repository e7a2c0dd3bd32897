"""Tiles of the map: flowers of seven spaces (rules XH01 to XH05)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import pairwise
from math import cos, pi, sin, sqrt

from discovery.core.press import Piece, Pieces, PrintWish, Size
from discovery.survival.board.hexes import PLACES, Cell
from discovery.survival.content.tables import CLASSES, TileRow
from discovery.survival.press.copy import COLOURS, Copy, sentence
from discovery.survival.press.drawings import ground, sign

SIDE = 13.0
"""The side of a space in mm: tokens of 19 mm lie on it, and twelve tiles on a sheet of A4."""
TILE = Size(5 * SIDE, 3 * sqrt(3) * SIDE)
CAMP, FIRE = "F", "f"
TOKENS = {name[0]: name for name in CLASSES[:5]}
"""The classes of tokens by their marks on tiles."""
Line = tuple[float, float, float, float]


def tiles(wish: PrintWish) -> Pieces:
    """One of each tile; its back tells its land and group, by which it is laid out (XB04)."""
    copy = Copy(wish)
    made = [
        Piece(tile.id, tile.id, "tile", _face(copy, tile), back=_back(copy, tile.land, tile.group))
        for tile in copy.content.tiles
    ]
    return Pieces("tiles", TILE, made, outline="square")


def _face(copy: Copy, tile: TileRow) -> dict[str, object]:
    kinds = {row.letter: row for row in copy.content.terrains if row.land == tile.land}
    letters = list(kinds)
    spaces = [
        {
            "at": middle(place),
            "letter": letter,
            "ground": ground(letters.index(letter)),
            "cost": kinds[letter].cost,
            "barred": bool(kinds[letter].waiver or kinds[letter].enter),
            "mark": _mark(mark),
        }
        for place, letter, mark in zip(PLACES, tile.spaces, tile.marks, strict=True)
    ]
    return {"id": tile.id, "side": SIDE, "spaces": spaces, "border": border()}


def _mark(mark: str) -> dict[str, object] | None:
    """The drawing of a mark on a tile (XH05)."""
    if mark in TOKENS:
        name = TOKENS[mark]
        return {
            "kind": "token",
            "sign": sign("source" if name == "water" else name),
            "colour": COLOURS[name],
        }
    if mark.isdigit():
        return {
            "kind": "landmark",
            "sign": sign("landmark"),
            "colour": COLOURS["landmark"],
            "number": mark,
        }
    if mark in (CAMP, FIRE):
        return {"kind": "fire", "sign": sign("camp" if mark == CAMP else "cold"), "colour": "#2a2521"}
    return None


@cache
def _named_back(land: str, group: str, title: str, under: str) -> Piece:
    data = {"side": SIDE, "title": title, "under": under, "group": group, "spaces": flower()}
    data |= {"border": border(), "colour": COLOURS["tile"]}
    return Piece(f"back-{land}-{group}", f"{title}, {under}", "tile-back", data)


def _back(copy: Copy, land: str, group: str) -> Piece:
    return _named_back(land, group, copy.land(land), sentence(copy.word(f"group-{group}")))


def middle(place: Cell) -> list[float]:
    """The middle of the space of a column and row, in sides to the right of and below the origin."""
    column, row = place
    return [round(1.5 * column, 4), round(sqrt(3) * (row + column / 2), 4)]


def flower() -> list[list[float]]:
    """The middles of a tile's spaces."""
    return [middle(place) for place in PLACES]


def border() -> list[Line]:
    """The edges around a tile, in sides from its middle."""
    return outer_edges(PLACES)


def outer_edges(places: Iterable[Cell]) -> list[Line]:
    """The edges that belong to one of these spaces only."""
    seen: dict[Line, Line | None] = {}
    for x, y in map(middle, places):
        corners = [(round(x + cos(n * pi / 3), 3), round(y + sin(n * pi / 3), 3)) for n in range(7)]
        for one, other in pairwise(corners):
            first, last = sorted((one, other))
            key = (*_rough(first), *_rough(last))
            seen[key] = None if key in seen else (*first, *last)
    return [edge for edge in seen.values() if edge is not None]


def _rough(point: tuple[float, float]) -> tuple[float, float]:
    """A corner that several spaces share, although their sums differ in the last digit."""
    return round(point[0], 1) + 0.0, round(point[1], 1) + 0.0
