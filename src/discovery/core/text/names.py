"""Names as tables write them, and which of them are one for a reader.

A name has 1 to 30 letters with their marks, digits, spaces or ``._'-``, and all at a table differ. Everything
else is removed, so a name cannot contain markup, control characters or direction marks, and it is never
invisible. A few marks per letter are kept, and joiners where they change how letters are written. A text far
longer than a name is refused instead, and so is a word of letters that look alike in several scripts.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

from discovery.core.errors import Code, InvalidInput
from discovery.core.text import JOINERS, MOST_MARKS, UNSEEN

LONGEST_NAME = 30
MOST_TYPED = 200
MOST_ACCENTS = 2
"""Accents allowed on one letter, which may have other marks as well."""
VIRAMA = 9
"""The combining class of viramas, which join consonants; joiners after them say how."""
_EXTRA = frozenset(" ._'-")
_TAG = re.compile(r"</?[A-Za-z][^<>]*>")
_APOSTROPHES = str.maketrans({"\u2019": "'", "\u02bc": "'", "\u2010": "-", "\u2011": "-"})
_ACCENTS = re.compile("[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]")


def fit_name(typed: str) -> str:
    """The rest of ``typed``, as ``clean``. ``InvalidInput``: BAD_NAME for a text that is too long to be a
    name; MIXED_NAME for one that ``mixes_scripts``. Names that were stored before this rule stay as they
    are."""
    if len(typed) > MOST_TYPED:
        raise InvalidInput(Code.BAD_NAME, given=f"{clean(typed[:MOST_TYPED])}…")
    if mixes_scripts(name := clean(typed)):
        raise InvalidInput(Code.MIXED_NAME, given=name)
    return name


def needed_name(typed: str) -> str:
    """As ``fit_name``; ``InvalidInput(BAD_NAME)`` also for a text that nothing remains of."""
    name = fit_name(typed)
    if not name:
        raise InvalidInput(Code.BAD_NAME, given=typed[:60])
    return name


def clean(typed: str) -> str:
    """The rest of ``typed``; ``""`` if it has no letter or digit."""
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


def composed(text: str) -> str:
    """The text with each letter and its marks as one sign where there is one: the form in which names are
    compared, so that two ways to write a letter are one."""
    return unicodedata.normalize("NFC", text)


def is_mark(sign: str) -> bool:
    """Whether a character combines with the one before it, as vowel signs do in many scripts."""
    return unicodedata.category(sign) in ("Mn", "Mc")


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


# ---- names, compared by what a reader sees -----------------------------------------------------------------

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
    """The forms by which a name is compared: names look the same if they have one of these in common.

    The first tells names apart by their letters, whatever their case; the other by their shapes, in which a
    capital I is a small l.
    """
    return frozenset({_folded(_seen(name)), shape(name)})


def shape(name: str) -> str:
    """A name by the shapes of its letters: one word for all names that look the same."""
    return _folded(_seen(name).translate(_STROKES))


def look_alike(one: str, other: str) -> bool:
    """Whether readers would take the two names for one."""
    return not looks(one).isdisjoint(looks(other))


def mixes_scripts(name: str) -> bool:
    """Whether letters of one word look like Latin ones and are of several scripts, as in a Latin name with a
    Cyrillic А. Scripts that look different, such as Kanji and Latin, may be mixed in any way."""
    return any(len(set(map(_script, filter(_looks_latin, word)))) > 1 for word in re.split(r"[ -]", name))


def same(names: Iterable[str]) -> str:
    """A name that stands among ``names`` twice, composed of its letters and marks or not; ``""`` for none."""
    seen: set[str] = set()
    for name in names:
        plain = composed(name)
        if plain in seen:
            return name
        seen.add(plain)
    return ""


def place_of(name: str, names: Iterable[str]) -> int:
    """The place of a name among ``names``, composed of its letters and marks or not; -1 for none."""
    plain = composed(name)
    return next((place for place, other in enumerate(names) if composed(other) == plain), -1)


def _looks_latin(letter: str) -> bool:
    return letter in _ALIKE or (letter.isalpha() and _script(letter) == "LATIN")


def _script(letter: str) -> str:
    """The script of a letter, which its name in Unicode begins with: ``"LATIN"``, ``"CYRILLIC"``."""
    return unicodedata.name(letter, "").partition(" ")[0]


def _seen(name: str) -> str:
    return "".join(sign for sign in unicodedata.normalize("NFKC", name) if unicodedata.category(sign) != "Cf")


def _folded(text: str) -> str:
    return composed(composed(text).casefold())
