"""Which letters the fonts of paper have: one that none has is a fault of a deck, not an empty box."""

from __future__ import annotations

from bisect import bisect_right
from functools import cache
from importlib.resources import files


def missing_letters(text: str) -> str:
    """The letters of ``text`` that cannot be printed, each once, in their order there."""
    return "".join(letter for letter in dict.fromkeys(text) if not _known(ord(letter)))


def _known(code: int) -> bool:
    first, last = _ranges()
    place = bisect_right(first, code) - 1
    return place >= 0 and code <= last[place]


@cache
def _ranges() -> tuple[list[int], list[int]]:
    """The first and last codes of the ranges that both fonts have; ``tooling/fonts.py`` writes them."""
    lines = files(__package__).joinpath("fonts", "letters.txt").read_text("ascii").split()
    spans = [line.split("-") for line in lines]
    return [int(span[0], 16) for span in spans], [int(span[-1], 16) for span in spans]
