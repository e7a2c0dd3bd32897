"""Pictures that a host brings for the cards of a deck: SVG, or PNG that is fine enough for paper."""

from __future__ import annotations

import re
from typing import NoReturn

from discovery.core.errors import Code, InvalidInput

LEAST, MOST = 600, 6000
"""Pixels of the longer side of a PNG."""
MEGABYTES = 4
"""The most that a file may have."""
ENDINGS = (".svg", ".png")
PNG = b"\x89PNG\r\n\x1a\n"
_ROOT = re.compile(rb"<(?:\w+:)?svg\b(?:[^>\"']|\"[^\"]*\"|'[^']*')*>")
_SIZE = re.compile(rb"\s(?:width|height)\s*=\s*(?:\"[^\"]*\"|'[^']*')")
PROLOGUE = 1 << 16
"""The bytes of a drawing in which its root element ends: no drawing program writes more before it."""
HEADER = 24
"""The bytes of a PNG up to its height: signature, length and name of the first chunk, two numbers."""


def check_picture(name: str, data: bytes) -> None:
    """Whether a file looks as its name says. ``InvalidInput`` BAD_PICTURE; what only drawing finds out is
    told in the same way by ``render``."""
    if len(data) > MEGABYTES * 10**6 or not (_is_svg(data) if name.endswith(".svg") else _is_png(data)):
        refuse_picture(name)


def without_size(data: bytes) -> bytes:
    """An SVG with a ``viewBox`` without a width and a height of its own: what it shows has the shape of the
    box, and the page says how large it is."""
    root = _ROOT.search(data, 0, PROLOGUE)
    if root is None or b"viewBox" not in root[0]:
        return data
    return data[: root.start()] + _SIZE.sub(b"", root[0]) + data[root.end() :]


def refuse_picture(name: str) -> NoReturn:
    """Raise ``InvalidInput`` BAD_PICTURE for the picture with that name."""
    raise InvalidInput(Code.BAD_PICTURE, given=name, least=LEAST, most=MOST, size=MEGABYTES)


def _is_svg(data: bytes) -> bool:
    return b"<svg" in data


def _is_png(data: bytes) -> bool:
    if not data.startswith(PNG) or len(data) < HEADER:
        return False
    width, height = (int.from_bytes(data[start : start + 4], "big") for start in (16, 20))
    return LEAST <= max(width, height) <= MOST
