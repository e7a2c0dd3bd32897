"""Files of many records: a head, then a title line ``=== NAME`` before each."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

from discovery.core.errors import InvalidRecord
from discovery.play.records.reading import read
from discovery.play.records.record import Record

_TITLE = re.compile(r"={3,} *([A-Za-z0-9_-]{1,40})")


def sections(lines: Sequence[str]) -> Iterator[tuple[str, int, list[str]]]:
    """The name of each section, the number of its title's line, and the lines below that."""
    titles = [(place, _TITLE.fullmatch(line.strip())) for place, line in enumerate(lines)]
    places = [(place, title[1]) for place, title in titles if title is not None]
    for (place, name), (end, _) in pairwise([*places, (len(lines), "")]):
        yield name, place + 1, list(lines[place + 1 : end])


def record_in(body: Sequence[str], before: int) -> Record:
    """The record in some lines of a file that has ``before`` lines above them; a fault has its line there."""
    try:
        return read("\n".join(body))
    except InvalidRecord as error:
        error.line += before
        raise
