"""Names as tables write them, whatever people type.

A record allows 1 to 30 letters with their marks, digits, spaces or ``._'-``, all different. Everything else
is removed, so a name cannot contain markup, control characters or direction marks, and it is never invisible.
A few marks per letter are kept, and joiners where they change how letters are written. A text far longer than
a name is refused instead, and so is a word of letters that look alike in several scripts.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

from discovery.core.errors import Code, InvalidInput
from discovery.core.text import UNSEEN, looks, mixes_scripts
from discovery.play.records.record import JOINERS, LONGEST_NAME, is_mark
from discovery.server.codes import ServerCode

MOST_TYPED = 200
MOST_MARKS, MOST_ACCENTS = 4, 2
"""Marks allowed on one letter: enough for scripts that write vowels as marks, and for accents."""
VIRAMA = 9
"""The combining class of viramas, which join consonants; joiners after them say how."""
_EXTRA = frozenset(" ._'-")
_TAG = re.compile(r"</?[A-Za-z][^<>]*>")
_APOSTROPHES = str.maketrans({"\u2019": "'", "\u02bc": "'", "\u2010": "-", "\u2011": "-"})
_ACCENTS = re.compile("[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]")


def fit_name(typed: str) -> str:
    """The name in ``typed``, as ``clean`` makes it. ``InvalidInput``: BAD_NAME for a text that is too long to
    be a name; MIXED_NAME for one that ``mixes_scripts``. Names that were stored before this rule stay as they
    are."""
    if len(typed) > MOST_TYPED:
        raise InvalidInput(Code.BAD_NAME, given=f"{clean(typed[:MOST_TYPED])}…")
    if mixes_scripts(name := clean(typed)):
        raise InvalidInput(ServerCode.MIXED_NAME, given=name)
    return name


def needed_name(typed: str) -> str:
    """As ``fit_name``; ``InvalidInput(BAD_NAME)`` also for a text that nothing remains of."""
    name = fit_name(typed)
    if not name:
        raise InvalidInput(Code.BAD_NAME, given=typed[:60])
    return name


def clean(typed: str) -> str:
    """The name that remains of ``typed``; ``""`` if it has no letter or digit."""
    plain = unicodedata.normalize("NFKC", typed[: 50 * LONGEST_NAME]).translate(_APOSTROPHES)
    plain = UNSEEN.sub("", _TAG.sub("", plain))
    spaced = " ".join("".join(filter(None, map(_kept, plain))).split())
    name = _cut(_with_marks_on_letters(spaced), LONGEST_NAME)
    return name if any(character.isalnum() for character in name) else ""


def distinct(name: str, fallback: str, taken: Iterable[str]) -> str:
    """A clean name or ``fallback``; if it looks like one that is taken, with a number after it, or with a
    letter if it ends in a number."""
    others = frozenset().union(*map(looks, taken))
    wanted = name or fallback
    name, number = wanted, 1
    while not looks(name).isdisjoint(others):
        number += 1
        tail = f" {chr(ord('A') + number - 1)}" if wanted[-1].isdigit() else f" {number}"
        name = _cut(wanted, LONGEST_NAME - len(tail)) + tail
    return name


def _kept(character: str) -> str:
    if character.isspace():
        return " "
    kind = unicodedata.category(character)
    allowed = kind[0] == "L" or kind == "Nd" or is_mark(character) or character in _EXTRA
    return character if allowed or character in JOINERS else ""


def _with_marks_on_letters(text: str) -> str:
    """The text without stray or excessive marks, and without joiners that join nothing."""
    kept: list[str] = []
    marks = accents = 0
    for character, after in zip(text, f"{text} "[1:], strict=True):
        if is_mark(character):
            marks, accents = marks + 1, accents + bool(_ACCENTS.match(character))
            if not kept or kept[-1] in _EXTRA or marks > MOST_MARKS or accents > MOST_ACCENTS:
                continue
        elif character in JOINERS:
            if not kept or not _joins(kept[-1], character, after):
                continue
        else:
            marks = accents = 0
        kept.append(character)
    return "".join(kept)


def _joins(before: str, joiner: str, after: str) -> bool:
    """Whether a joiner changes how its neighbours look: after a virama, or between Arabic letters."""
    if unicodedata.combining(before) == VIRAMA:
        return unicodedata.category(after)[0] == "L"
    arabic = unicodedata.bidirectional(before) == "AL" == unicodedata.bidirectional(after)
    return joiner == JOINERS[0] and arabic


def _cut(name: str, longest: int) -> str:
    """At most ``longest`` characters, never cut between a letter and its marks."""
    end = min(longest, len(name))
    while 0 < end < len(name) and (is_mark(name[end]) or name[end] in JOINERS or name[end - 1] in JOINERS):
        end -= 1
    return name[:end].strip()
