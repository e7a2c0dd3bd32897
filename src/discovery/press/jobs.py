"""The input of the templates: a family's sheets as JSON with a place for each piece."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from discovery.core.press import Pages, Piece, Pieces
from discovery.i18n import translate
from discovery.press.layout import HERE, Corner, Duplex, Grid, grid, sheets, size_of
from discovery.press.setting import PaperSetting

Job = dict[str, Any]
"""The content of ``job.json``, which ``typst/sheet.typ`` reads; its keys are a contract between the two."""


def sheets_job(pieces: Pieces, setting: PaperSetting, title: str) -> Job:
    """Sheets of pieces with their backs."""
    cells = grid(setting.paper, pieces.size, setting.bleed, setting.margin)
    laid = [number for number, piece in enumerate(pieces.pieces) for _ in range(piece.copies)]
    if setting.reverse:
        laid.reverse()
    designs = [*pieces.pieces, *pieces.backs]
    sides = list(_sides(cells, laid, _behind(pieces), setting))
    return _head("sheets", pieces, setting, title) | {
        "paper": [cells.paper.width, cells.paper.height],
        "block": [cells.corner.x, cells.corner.y, cells.block.width, cells.block.height],
        "cuts": _cuts(cells),
        "note": cells.note,
        "designs": [_design(piece) for piece in designs],
        "pages": [
            side | {"note": _note(pieces, title, number, len(sides), setting)}
            for number, side in enumerate(sides, 1)
        ],
    }


def single_job(pieces: Pieces, setting: PaperSetting, title: str) -> Job:
    """A page for each design with what it bleeds, backs last: for images, and for print services."""
    bleed = setting.bleed
    place = [[bleed, bleed]]
    designs = [*pieces.pieces, *pieces.backs]
    width, height = pieces.size.width + 2 * bleed, pieces.size.height + 2 * bleed
    return _head("sheets", pieces, setting, title) | {
        "paper": [width, height],
        "block": [0, 0, width, height],
        "cuts": [[], []],
        "note": "",
        "lines": "none",
        "designs": [_design(piece) for piece in designs],
        "pages": [
            {"back": False, "shift": [0, 0], "places": [[*place[0], number]], "note": ""}
            for number in range(len(designs))
        ],
    }


def pages_job(pages: Pages, setting: PaperSetting, title: str) -> Job:
    """A document that fills pages by itself."""
    paper = size_of(pages.paper, setting.paper)
    return {
        "mode": "pages",
        "title": f"{title} · {_named(pages.key, setting)}",
        "language": setting.language,
        "ink": setting.ink,
        "paper": [paper.width, paper.height],
        "page": pages.page,
        "data": pages.data,
    }


def _head(mode: str, pieces: Pieces, setting: PaperSetting, title: str) -> Job:
    return {
        "mode": mode,
        "title": f"{title} · {_named(pieces.key, setting)}",
        "language": setting.language,
        "ink": setting.ink,
        "piece": [pieces.size.width, pieces.size.height],
        "bleed": setting.bleed,
        "lines": setting.lines,
        "outline": pieces.outline,
        "bar": translate(setting.language, "press-bar"),
        "credit": pieces.credit,
        "footer": setting.footer,
    }


def _behind(pieces: Pieces) -> list[int]:
    """For each piece the number of its back among the designs, -1 for none."""
    numbers = {back.id: number for number, back in enumerate(pieces.backs, len(pieces.pieces))}
    backs = [pieces.back_of(piece) for piece in pieces.pieces]
    return [-1 if back is None else numbers[back.id] for back in backs]


def _sides(
    cells: Grid, laid: Sequence[int], behind: Sequence[int], setting: PaperSetting
) -> Iterator[dict[str, Any]]:
    """The sides of all sheets in the order in which a printer takes them.

    Without turning paper, backs come last: one page of them if all are equal, else one for each sheet, as if
    it were turned over its long edge.
    """
    places, last = cells.places(), list[dict[str, Any]]()
    turned: Duplex = "long" if setting.duplex == "off" else setting.duplex
    for sheet in sheets(laid, cells.many):
        yield _side(places[: len(sheet)], sheet)
        used = [(place, behind[piece]) for place, piece in zip(places, sheet, strict=False)]
        backs = [(cells.behind(place, turned), back) for place, back in used if back >= 0]
        if backs:
            at, designs = zip(*backs, strict=True)
            last.append(_side(at, designs, setting.shift, back=True))
        if setting.duplex != "off":
            yield from last
            last = []
    if last and len(set(behind)) == 1:
        last = [_side(places, [behind[0]] * cells.many, setting.shift, back=True)]
    yield from last


def _side(
    places: Sequence[Corner], designs: Sequence[int], shift: Corner = HERE, *, back: bool = False
) -> dict[str, Any]:
    laid = [[place.x, place.y, design] for place, design in zip(places, designs, strict=True)]
    return {"back": back, "shift": [shift.x, shift.y], "places": laid}


def _cuts(cells: Grid) -> list[list[float]]:
    """Where the knife goes: from the left, from the top."""
    places = cells.places()
    across = {round(x, 4) for place in places for x in (place.x, place.x + cells.piece.width)}
    down = {round(y, 4) for place in places for y in (place.y, place.y + cells.piece.height)}
    return [sorted(across), sorted(down)]


def _note(pieces: Pieces, title: str, number: int, many: int, setting: PaperSetting) -> str:
    sheet = _named(pieces.key, setting)
    return translate(setting.language, "press-note", title=title, sheet=sheet, page=number, pages=many)


def _named(key: str, setting: PaperSetting) -> str:
    return translate(setting.language, f"press-sheet-{key}")


def _design(piece: Piece) -> dict[str, Any]:
    return {"id": piece.id, "face": piece.face, "data": piece.data}
