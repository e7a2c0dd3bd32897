"""Outlines as the ``d`` of SVG paths; ``python -m tooling.outlines`` makes the files."""

from __future__ import annotations

import csv
import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

CREDIT = "game-icons.net, CC BY 3.0"
GROUND = ("#d9cf9b", "#c9c4bd", "#a9bd82", "#b9a488", "#8a8f9c", "#9fc3c7")
"""The colours of the kinds of ground of a land, in the order of its table, as on the page."""
SIGN = 24
PICTURE = 512
Drawing = dict[str, str | int]
"""``path`` and the width and height of its ``box``."""


def sign(name: str) -> Drawing:
    """One of the page's own signs."""
    return {"path": _signs()[name], "box": SIGN}


def ground(kind: int) -> Mapping[str, str]:
    """Colour and pattern of a kind of ground by its number in its land."""
    return {"colour": GROUND[kind % len(GROUND)], "pattern": _signs()[f"ground-{kind % len(GROUND)}"]}


def item(id: str) -> Drawing:
    """The picture of an item. One that a host has added has the sign of all items."""
    icon = _icons().get(id)
    return {"path": _pictures()[icon], "box": PICTURE} if icon else sign("item")


@cache
def _signs() -> Mapping[str, str]:
    return _read("signs.json")


@cache
def _pictures() -> Mapping[str, str]:
    return _read("pictures.json")


@cache
def _icons() -> Mapping[str, str]:
    """The icon of each item of the content that the game comes with."""
    lines = _text("items.csv").splitlines()
    return {row["id"]: row["icon"] for row in csv.DictReader(lines[1:])}


def _read(name: str) -> Mapping[str, str]:
    drawings: Mapping[str, str] = json.loads(_text(name))
    return drawings


def _text(name: str) -> str:
    return files(__package__).joinpath(name).read_text("utf-8")
