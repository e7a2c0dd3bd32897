"""Files as text, as editors and spreadsheets write them, and which texts a deck file may hold: what can be
seen and stays where it is written.

A deck file may come from anybody. Its texts are shown among those of others, so nothing in them may hide,
turn the direction of what follows, or grow over its neighbours.
"""

from __future__ import annotations

import csv
import re
import unicodedata
from codecs import BOM_UTF16_BE, BOM_UTF16_LE
from contextlib import suppress

from discovery.core.errors import Code, InvalidInput

MOST_MARKS = 4
"""Marks on one letter: enough for scripts that write vowels as marks, and for accents."""
JOINERS = "\N{ZERO WIDTH NON-JOINER}\N{ZERO WIDTH JOINER}"
SHOWN = 60
"""How much of a refused text a fault shows."""
UNSEEN = re.compile(
    # letters and marks that show nothing: fillers of Hangul and Khitan, vowels that are only heard, selectors
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u3164\ufe00-\ufe0f\uffa0\U00016fe4\U000e0100-\U000e01ef]"
)
_BLANK = "\u2800"
"""The pattern of Braille without a dot."""
_HIDDEN = ("Cc", "Cf", "Co", "Cs", "Zl", "Zp")
"""Controls, marks of direction, private signs, halves of signs, separators of lines."""
COMMENT_BEGINS = ("#", '"#')
"""How the line of a comment begins; a spreadsheet may have quoted it."""
_SEPARATOR_LINE = re.compile(r"\"?sep=([^\w\s\"]|\t)\"?[,;\t]*\s*", re.IGNORECASE)


def text_in(data: bytes, fault: type[InvalidInput]) -> str:
    """The text of a UTF-8 file, without a mark at its beginning; UTF-16 with its mark, which spreadsheets and
    editors write, is read as well. ``fault(NOT_TEXT)`` with the line of the first byte that is none, where
    lines can be counted."""
    wide = data.startswith((BOM_UTF16_LE, BOM_UTF16_BE)) and len(data) > len(BOM_UTF16_LE)
    try:
        return data.decode("utf-16" if wide else "utf-8-sig")
    except UnicodeDecodeError as error:
        line = 1 if wide else data[: error.start].count(b"\n") + 1
        raise fault(Code.NOT_TEXT, line=line) from None


def separator_line(line: str) -> str:
    """The sign that a first line ``sep=;`` names, which spreadsheets read as a setting; ``""`` in others."""
    match = _SEPARATOR_LINE.fullmatch(line)
    return match[1] if match else ""


def separator(header: str, named: str = "") -> str:
    """The most frequent separator of the column names: a comma, a semicolon, a tab, or ``named``."""
    return max(f",;\t{named}", key=header.count)


def comment_in(line: str, between: str) -> str:
    """The text of a comment line; a spreadsheet may have quoted it, and filled up its row with empty
    cells."""
    if line.startswith('"'):
        with suppress(csv.Error):
            line = next(csv.reader([line], strict=True, delimiter=between), [""])[0]
    text = line.removeprefix("#").strip().rstrip(between if between != "," else "").strip()
    return re.sub(r",{2,}$", "", text) if between == "," else text


def is_readable(text: str) -> bool:
    """Whether a text has no hidden signs and no letter under more than ``MOST_MARKS`` marks."""
    marks = 0
    for sign in text:
        kind = unicodedata.category(sign)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if marks > MOST_MARKS or (kind in _HIDDEN and sign not in JOINERS):
            return False
    return True


def is_blank(text: str) -> bool:
    """Whether nothing of a text can be seen."""
    return not UNSEEN.sub("", text).replace(_BLANK, "").strip(f" {JOINERS}")


def is_name(text: str) -> bool:
    """Whether a readable text says something: it has a letter or a digit."""
    return is_readable(text) and any(sign.isalnum() for sign in text)


def visible_start(text: str) -> str:
    """The beginning of a refused text, its hidden signs by their numbers: ``U+202E``."""
    return "".join(
        f"U+{ord(sign):04X}" if unicodedata.category(sign) in _HIDDEN else sign for sign in text[:SHOWN]
    )
