"""What spreadsheets make of a file with comments ``# key: value`` and tables: which sign stands between the
cells, and what is left around a comment. Every family's files are read alike here."""

from __future__ import annotations

import csv
import re
from contextlib import suppress

COMMENT_BEGINS = ("#", '"#')
"""How the line of a comment begins; a spreadsheet may have quoted it."""
_SEPARATOR_LINE = re.compile(r"\"?sep=([^\w\s\"]|\t)\"?[,;\t]*\s*", re.IGNORECASE)


def separator_line(line: str) -> str:
    """The sign that a first line ``sep=;`` names, which spreadsheets read as a setting; ``""`` in others."""
    match = _SEPARATOR_LINE.fullmatch(line)
    return match[1] if match else ""


def separator(header: str, named: str = "") -> str:
    """What stands between the names of the columns most often: a comma, a semicolon, a tab, or ``named``."""
    return max(f",;\t{named}", key=header.count)


def comment_in(line: str, between: str) -> str:
    """What the line of a comment says; a spreadsheet may have quoted it, and filled up its row with empty
    cells."""
    if line.startswith('"'):
        with suppress(csv.Error):
            line = next(csv.reader([line], strict=True, delimiter=between), [""])[0]
    told = line.removeprefix("#").strip().rstrip(between if between != "," else "").strip()
    return re.sub(r",{2,}$", "", told) if between == "," else told
