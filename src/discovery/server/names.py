"""Names as the table writes them, whatever people type.

A record allows 1 to 30 letters, digits, spaces or ``._'-``, all different. Everything else is left out, so a
name can carry neither markup nor control characters nor marks that change the direction of writing. Whoever
sends far more than a name is told so instead.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

from discovery.errors import Code, InvalidInput

LONGEST = 30
MOST_TYPED = 200
_EXTRA = frozenset(" ._'-")
_TAG = re.compile(r"</?[A-Za-z][^<>]*>")
_APOSTROPHES = str.maketrans({"\u2019": "'", "\u02bc": "'", "\u2010": "-", "\u2011": "-"})


def refuse_endless(typed: str) -> None:
    """``InvalidInput(BAD_NAME)`` for a text too long to be meant as a name."""
    if len(typed) > MOST_TYPED:
        raise InvalidInput(Code.BAD_NAME, given=f"{clean(typed[:MOST_TYPED])}…")


def clean(typed: str) -> str:
    """What remains of ``typed``, ``""`` if no letter or digit does."""
    plain = unicodedata.normalize("NFKC", typed).translate(_APOSTROPHES)
    spaced = " ".join("".join(_kept(character) for character in _TAG.sub("", plain)).split())
    name = spaced[:LONGEST].strip()
    return name if any(character.isalnum() for character in name) else ""


def distinct(typed: str, fallback: str, taken: Iterable[str]) -> str:
    """The cleaned name or ``fallback``; if somebody has it already with a number behind it, or a letter
    behind a number."""
    others = {name.casefold() for name in taken}
    wanted = clean(typed) or fallback
    name, number = wanted, 1
    while name.casefold() in others:
        number += 1
        tail = f" {chr(ord('A') + number - 1)}" if wanted[-1].isdigit() else f" {number}"
        name = wanted[: LONGEST - len(tail)].rstrip() + tail
    return name


def _kept(character: str) -> str:
    if character.isspace():
        return " "
    kind = unicodedata.category(character)
    return character if kind[0] == "L" or kind == "Nd" or character in _EXTRA else ""
