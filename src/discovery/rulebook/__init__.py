"""The project's own rule book: numbered rules, the same numbers in English and in French.

The texts are the Markdown files of this folder. A section is ``## C · Title``, a rule is
``### C01 · Title`` with its paragraphs below it. Errors, screens and tests cite rules by number.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib import resources

LANGUAGES = ("en", "fr")

_SECTION = re.compile(r"^## ([A-Z]) · (\S.*)$", re.MULTILINE)
_RULE = re.compile(r"^### ([A-Z]\d\d) · (\S.*)$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule: ``number`` such as ``"C01"``, ``section`` its letter, ``text`` Markdown paragraphs."""

    number: str
    section: str
    title: str
    text: str


@dataclass(frozen=True, slots=True)
class Section:
    """Rules that belong together, in the order of their numbers."""

    letter: str
    title: str
    rules: tuple[Rule, ...]


@cache
def load(language: str) -> tuple[Section, ...]:
    """The whole rule book in ``"en"`` or ``"fr"``; any other language is a ``LookupError``."""
    if language not in LANGUAGES:
        raise LookupError(f"no rule book in {language!r}; there is one in {', '.join(LANGUAGES)}")
    source = resources.files(__name__).joinpath(f"{language}.md").read_text(encoding="utf-8")
    return parse(source)


def parse(source: str) -> tuple[Section, ...]:
    """Read the Markdown of a rule book; what stands before its first section is left out."""
    return tuple(
        Section(letter, title, _rules(letter, body)) for letter, title, body in _split(_SECTION, source)
    )


def numbers() -> tuple[str, ...]:
    """The number of every rule, in the order of the book."""
    return tuple(_by_number("en"))


def find(number: str, language: str) -> Rule:
    """The rule with this number; ``LookupError`` if the number or the language does not exist."""
    rules = _by_number(language)
    if number not in rules:
        raise LookupError(f"the rule book has no rule {number!r}")
    return rules[number]


@cache
def _by_number(language: str) -> dict[str, Rule]:
    return {rule.number: rule for section in load(language) for rule in section.rules}


def _rules(section: str, body: str) -> tuple[Rule, ...]:
    return tuple(Rule(number, section, title, text) for number, title, text in _split(_RULE, body))


def _split(heading: re.Pattern[str], source: str) -> list[tuple[str, str, str]]:
    """The parts that begin with ``heading``: key, title and the text down to the next one."""
    pieces = heading.split(source)[1:]
    return list(zip(pieces[0::3], pieces[1::3], (text.strip() for text in pieces[2::3]), strict=True))
