"""A rule book as a document: contents, numbered rules, an index of the words that it explains.

The words are those that the book sets in bold where it explains them.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection

from discovery.core.press import Pages
from discovery.i18n import translate
from discovery.i18n.rulebook import Rule, book

KEY = "booklet"
FOLDED = "booklet-folded"
_BOLD = re.compile(r"\*\*([^*]+)\*\*")
_RUN = re.compile(r"\*\*([^*]+)\*\*|\*([^*]+)\*|([^*]+)")
_BULLET = re.compile(r"^- ", re.MULTILINE)


def booklet(
    package: str, language: str, title: str, sections: Collection[str] = (), *, folded: bool = False
) -> Pages:
    """The book of a package, all of it or only these sections by their letters. Folded, four of its pages lie
    on a sheet of paper, in the order in which it is stitched through the fold."""
    chosen = [one for one in book(package).sections(language) if not sections or one.letter in sections]
    data = {
        "title": title,
        "words": {
            word: translate(language, f"press-booklet-{word}") for word in ("rules", "contents", "index")
        },
        "credit": translate(language, "press-booklet-credit"),
        "sections": [
            {"letter": one.letter, "title": one.title, "rules": [_rule(rule) for rule in one.rules]}
            for one in chosen
        ],
        "index": _index([rule for one in chosen for rule in one.rules]),
    }
    return Pages(FOLDED if folded else KEY, "booklet", data, "half", folded)


def _rule(rule: Rule) -> dict[str, object]:
    return {"number": rule.number, "title": rule.title, "blocks": _blocks(rule.text)}


def _blocks(text: str) -> list[dict[str, object]]:
    """Paragraphs and lists of a rule's Markdown."""
    blocks: list[dict[str, object]] = []
    for part in re.split(r"\n\s*\n", text.strip()):
        if part.startswith("- "):
            blocks.append({"kind": "list", "items": [_runs(item) for item in _BULLET.split(part)[1:]]})
        else:
            blocks.append({"kind": "text", "runs": _runs(part)})
    return blocks


def _runs(text: str) -> list[dict[str, object]]:
    """Pieces of a line with their weight and slant."""
    return [
        {
            "text": " ".join((bold or slanted or plain).split(" ")).replace("\n", " "),
            "bold": bool(bold),
            "slanted": bool(slanted),
        }
        for bold, slanted, plain in _RUN.findall(text)
    ]


def _index(rules: list[Rule]) -> list[dict[str, object]]:
    """The explained words in alphabetical order with the numbers of their rules."""
    entries: dict[str, list[str]] = {}
    for rule in rules:
        for word in _BOLD.findall(rule.text):
            entry = word.strip(" .:,").replace("\n", " ")
            same = next((known for known in entries if known.casefold() == entry.casefold()), entry)
            numbers = entries.setdefault(same, [])
            if rule.number not in numbers:
                numbers.append(rule.number)
    return [{"word": word, "rules": ", ".join(entries[word])} for word in sorted(entries, key=_sorted_as)]


def _sorted_as(word: str) -> str:
    """A word without its accents and joined letters, as it is looked up."""
    plain = unicodedata.normalize("NFD", word.casefold().replace("œ", "oe").replace("æ", "ae"))
    return "".join(letter for letter in plain if not unicodedata.combining(letter))
