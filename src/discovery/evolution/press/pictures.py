"""Outlines of icons, signs and shapes, as the ``d`` of SVG paths; ``python -m tooling.outlines`` makes the
files."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

SHAPES = {
    "circle": "M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22z",
    "square": "M3 2h18a1 1 0 0 1 1 1v18a1 1 0 0 1-1 1H3a1 1 0 0 1-1-1V3a1 1 0 0 1 1-1z",
    "triangle": "M12 .5L24 22.5H0z",
    "diamond": "M12 0l12 12-12 12L0 12z",
    "pentagon": "M12 .5l11.7 8.7-4.5 14H4.8L.3 9.2z",
    "hexagon": "M6 1.5h12L24 12l-6 10.5H6L0 12z",
    "star": "M12 0l3.3 7.6 8.3.8-6.3 5.5 1.9 8.1L12 17.7 4.8 22l1.9-8.1L.4 8.4l8.3-.8z",
}
"""By the name in the table of families, in a box of 24 x 24, as the page draws them."""


@cache
def outlines() -> Mapping[str, str]:
    """By the name of an icon, in a box of 512 x 512."""
    return _read("pictures.json")


@cache
def asset_signs() -> Mapping[str, str]:
    """By the kind of an asset (Y01), in a box of 24 x 24, filled by even and odd."""
    return _read("signs.json")


def _read(name: str) -> Mapping[str, str]:
    names: Mapping[str, str] = json.loads(files(__package__).joinpath(name).read_text("utf-8"))
    return names
