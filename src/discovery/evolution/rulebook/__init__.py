"""The project's own rule book: numbered rules, the same numbers in English and in French.

The texts are the Markdown files of this folder. A section is ``## C · Title``, a rule is
``### C01 · Title`` with its paragraphs below it. Errors, screens and tests cite rules by number.

Beside the book lie ``games.en.md`` and ``games.fr.md``: for each game but Intro, what is new to someone
who knows Intro. A game is ``## key``; a difference is a bullet, and ends with its rules: ``(H01, H04)``.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from types import MappingProxyType
from typing import NamedTuple

LANGUAGES = ("en", "fr")

_SECTION = re.compile(r"^## ([A-Z]) · (\S.*)$", re.MULTILINE)
_RULE = re.compile(r"^### ([A-Z]\d\d) · (\S.*)$", re.MULTILINE)
_GAME = re.compile(r"^## ([a-z]+)$", re.MULTILINE)
_DIFFERENCE = re.compile(r"^- (\S.*) \(([A-Z]\d\d(?:, [A-Z]\d\d)*)\)$", re.MULTILINE)


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


class Difference(NamedTuple):
    """One thing that a game does otherwise than Intro: a sentence, and the numbers of the rules behind it."""

    text: str
    numbers: tuple[str, ...]


@cache
def load(language: str) -> tuple[Section, ...]:
    """The whole rule book in ``"en"`` or ``"fr"``; any other language is a ``LookupError``."""
    return parse(_read(language, ""))


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
def differences(language: str) -> Mapping[str, tuple[Difference, ...]]:
    """By a game's key, what it does otherwise than Intro; Intro itself has no entry.

    Any language that the rule book does not have is a ``LookupError``.
    """
    pieces = _GAME.split(_read(language, "games."))[1:]
    games = zip(pieces[0::2], pieces[1::2], strict=True)
    return MappingProxyType({game: _differences(body) for game, body in games})


@cache
def _by_number(language: str) -> dict[str, Rule]:
    return {rule.number: rule for section in load(language) for rule in section.rules}


def _read(language: str, kind: str) -> str:
    """The text of a file of this folder; ``LookupError`` for a language that the book does not have."""
    if language not in LANGUAGES:
        raise LookupError(f"no rule book in {language!r}; there is one in {', '.join(LANGUAGES)}")
    return resources.files(__name__).joinpath(f"{kind}{language}.md").read_text(encoding="utf-8")


def _differences(body: str) -> tuple[Difference, ...]:
    return tuple(Difference(text, tuple(cited.split(", "))) for text, cited in _DIFFERENCE.findall(body))


def _rules(section: str, body: str) -> tuple[Rule, ...]:
    return tuple(Rule(number, section, title, text) for number, title, text in _split(_RULE, body))


def _split(heading: re.Pattern[str], source: str) -> list[tuple[str, str, str]]:
    """The parts that begin with ``heading``: key, title and the text down to the next one."""
    pieces = heading.split(source)[1:]
    return list(zip(pieces[0::3], pieces[1::3], (text.strip() for text in pieces[2::3]), strict=True))
