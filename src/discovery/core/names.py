"""How names are compared: by what a reader sees, whichever signs they were typed with."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

_ALIKE = {
    "А": "A", "В": "B", "Е": "E", "К": "K", "М": "M", "Н": "H", "О": "O", "Р": "P", "С": "C", "Т": "T",
    "У": "Y", "Х": "X", "І": "I", "Ј": "J", "Ѕ": "S", "Ү": "Y", "Ԛ": "Q", "Ԝ": "W", "Ԍ": "G", "З": "3",
    "а": "a", "е": "e", "о": "o", "р": "p", "с": "c", "у": "y", "х": "x", "і": "i", "ј": "j", "ѕ": "s",
    "һ": "h", "ԁ": "d", "ԛ": "q", "ԝ": "w", "к": "k", "ԍ": "g", "ӏ": "l", "Ӏ": "l", "б": "6",
    "Α": "A", "Β": "B", "Ε": "E", "Ζ": "Z", "Η": "H", "Ι": "I", "Κ": "K", "Μ": "M", "Ν": "N", "Ο": "O",
    "Ρ": "P", "Τ": "T", "Υ": "Y", "Χ": "X", "Ϲ": "C", "ο": "o", "ν": "v", "α": "a", "ι": "i",
    "ρ": "p", "υ": "u", "κ": "k", "ϲ": "c", "ϳ": "j", "γ": "y", "օ": "o", "Օ": "O", "ս": "u", "հ": "h",
    "ո": "n", "ց": "g", "զ": "q", "Տ": "S", "Լ": "L", "ɑ": "a", "ɡ": "g", "ı": "i", "ɩ": "i", "ѵ": "v",
    "Ꭺ": "A", "Ᏼ": "B", "Ꮯ": "C", "Ꭰ": "D", "Ꭼ": "E", "Ꮐ": "G", "Ꮋ": "H", "Ꭻ": "J", "Ꮶ": "K", "Ꮮ": "L",
    "Ꮇ": "M", "Ꮲ": "P", "Ꮪ": "S", "Ꭲ": "T", "Ꮩ": "V", "Ꮃ": "W", "Ꮓ": "Z",
}  # fmt: skip
"""Letters of other scripts that look like Latin ones or digits, in most fonts exactly."""
_STROKES = str.maketrans(_ALIKE | {"I": "l", "Ι": "l", "І": "l", "1": "l", "|": "l", "0": "o"})


def looks(name: str) -> frozenset[str]:
    """What a name is compared by: names look the same if they have one of these in common.

    The first tells names apart by their letters, whatever their case; the other by their shapes, in which a
    capital I is a small l.
    """
    seen = "".join(sign for sign in unicodedata.normalize("NFKC", name) if unicodedata.category(sign) != "Cf")
    return frozenset({_folded(seen), _folded(seen.translate(_STROKES))})


def look_alike(one: str, other: str) -> bool:
    """Whether readers would take the two names for one."""
    return not looks(one).isdisjoint(looks(other))


def same(names: Iterable[str]) -> str:
    """A name that stands among ``names`` twice, composed of its letters and marks or not; ``""`` for none."""
    seen: set[str] = set()
    for name in names:
        plain = unicodedata.normalize("NFC", name)
        if plain in seen:
            return name
        seen.add(plain)
    return ""


def _folded(text: str) -> str:
    return unicodedata.normalize("NFC", unicodedata.normalize("NFC", text).casefold())
