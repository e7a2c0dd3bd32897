"""Outlines of icons and shapes, as the ``d`` of SVG paths; ``python -m tooling.outlines`` makes the file."""

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
ASSETS = {
    "raid": "M22 2L19.5 13 16.2 11 5.5 21.7 2.3 18.5 13 7.8 11 4.5z",
    "guard": "M2.5 2.5h19V11c0 5.5-4 9-9.5 11C6.5 20 2.5 16.5 2.5 11z",
    "loot": (
        "M8 1.5h8L14.3 6H9.7zM9 7.5h6c4.5 3 7 6.5 7 9.7 0 3.8-3 5.3-10 5.3S2 21 2 17.2c0-3.2 2.5-6.7 7-9.7z"
    ),
    "trade": "M15 1l8 6-8 6V9.5H2v-5h13zM9 11v3.5h13v5H9V23l-8-6z",
    "scout": (
        "M12 4C6 4 2.5 9 .5 12 2.5 15 6 20 12 20s9.5-5 11.5-8C21.5 9 18 4 12 4z"
        "M12 7.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9z"
    ),
    "feast": (
        "M1 12h22c0 5-2.5 8.5-6 10H7C3.5 20.5 1 17 1 12z"
        "M6 2h3c-1 2.5 1 4.5 0 8H6c1-3.5-1-5.5 0-8z"
        "M10.5 2h3c-1 2.5 1 4.5 0 8h-3c1-3.5-1-5.5 0-8z"
        "M15 2h3c-1 2.5 1 4.5 0 8h-3c1-3.5-1-5.5 0-8z"
    ),
}
"""By the kind of an asset (Y01), in a box of 24 x 24, as the page draws them, filled by even and odd."""


@cache
def outlines() -> Mapping[str, str]:
    """By the name of an icon, in a box of 512 x 512."""
    found: Mapping[str, str] = json.loads(files(__package__).joinpath("pictures.json").read_text("utf-8"))
    return found
