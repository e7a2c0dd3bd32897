"""A deck file as the end of a link: deflated, in letters that addresses may hold."""

from __future__ import annotations

import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import replace

from discovery.core.errors import Code, InvalidInput
from discovery.core.text import visible_start
from discovery.evolution.cards.deckfile import BUILDS_ON
from discovery.evolution.cards.sheet import (
    COLUMNS,
    MAX_CHARACTERS,
    NAMES,
    REQUIRED,
    Sheet,
    as_csv,
    read_sheet,
)

MARK = "#/deck/"
"""Stands in a link before the deck."""
MOST_BYTES = 4 * MAX_CHARACTERS
NEEDED = ("id", *NAMES, "licence", "author", "version", BUILDS_ON)
"""The columns about the deck in a link without texts."""
PLAYED = ("asset",)
"""The columns about a card in such a link, beside the names and those that every deck has: games depend on
them."""


def link(text: str, most: int) -> tuple[str, bool]:
    """The link's end for a sound deck file, and whether only the tree and the names are in it.
    ``InvalidInput`` TOO_LARGE where even that is longer than ``most``."""
    sheet = read_sheet(text)
    whole = _packed(as_csv(sheet))
    if len(whole) <= most:
        return MARK + whole, False
    bare = _packed(as_csv(_bare(sheet)))
    if len(bare) > most:
        raise InvalidInput(Code.TOO_LARGE, given=len(bare), most=most)
    return MARK + bare, True


def linked(given: str) -> str:
    """The deck file in a link. ``InvalidInput`` BAD_VALUE for anything else."""
    packed = given.partition(MARK)[2]
    try:
        data = urlsafe_b64decode(packed + "=" * (-len(packed) % 4))
        unpacked = zlib.decompressobj(-zlib.MAX_WBITS)
        text = unpacked.decompress(data, MOST_BYTES).decode("utf-8")
    except (ValueError, zlib.error):
        raise InvalidInput(Code.BAD_VALUE, given=visible_start(given)) from None
    if not unpacked.eof:
        raise InvalidInput(Code.BAD_VALUE, given=visible_start(given))
    return text


def _bare(sheet: Sheet) -> Sheet:
    kept = tuple(comment for comment in sheet.comments if comment.key in NEEDED)
    names = tuple(name for name in NAMES if name in sheet.columns)
    played = tuple(name for name in PLAYED if name in sheet.columns)
    columns = tuple(name for name in COLUMNS if name in (*REQUIRED, *names, *played))
    return replace(sheet, comments=kept, columns=columns)


def _packed(text: str) -> str:
    packer = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
    data = packer.compress(text.encode()) + packer.flush()
    return urlsafe_b64encode(data).decode().rstrip("=")
