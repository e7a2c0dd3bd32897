"""Rule books: numbered rules, the same numbers in every language.

A family of games may have a book, ``rulebook/en.md``, ``rulebook/fr.md`` and so on in its package. A section
is ``## C · Title``, a rule is ``### C01 · Title`` with its paragraphs below it. The first family's sections
have one letter; those of another family have two, the first of which is the family's own (``XA``), so that
rule numbers are unique. Errors, screens and tests cite rules by number.

Beside a book lie ``games.en.md`` and the like: for each game except the simplest, how it differs from
the simplest. A game is ``## key``; a difference is a bullet that ends with its rules: ``(H01, H04)``.
``reminders.en.md`` and the like are written alike: what cards of paper remind of, by theme.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from importlib import resources
from types import MappingProxyType
from typing import NamedTuple

from discovery.core.languages import DEFAULT, LANGUAGES
from discovery.core.registry import packages

FOLDER = "rulebook"

_SECTION = re.compile(r"^## ([A-Z]{1,2}) · (\S.*)$", re.MULTILINE)
_RULE = re.compile(r"^### ([A-Z]{1,2}\d\d) · (\S.*)$", re.MULTILINE)
_GAME = re.compile(r"^## ([a-z]+(?:[:-][a-z]+)*)$", re.MULTILINE)
_DIFFERENCE = re.compile(r"^- (\S.*) \(([A-Z]{1,2}\d\d(?:, [A-Z]{1,2}\d\d)*)\)$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule: ``number`` such as ``"C01"``, ``section`` its letters, ``text`` Markdown paragraphs."""

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


class RuleDifference(NamedTuple):
    """One difference between a game and the simplest one, or a line of a reminder: a sentence, and its
    rules."""

    text: str
    numbers: tuple[str, ...]


class Book:
    """The rule book in the folder of a package. An unknown language is a ``LookupError``."""

    def __init__(self, package: str) -> None:
        self._package = package
        self._sections: dict[str, tuple[Section, ...]] = {}
        self._lists: dict[tuple[str, str], Mapping[str, tuple[RuleDifference, ...]]] = {}

    def sections(self, language: str) -> tuple[Section, ...]:
        """The whole book in a language; a rule that the language lacks is in English."""
        if language not in self._sections:
            sections = parse(self._read(language, ""))
            if language != DEFAULT:
                sections = _completed(sections, self.sections(DEFAULT))
            self._sections[language] = sections
        return self._sections[language]

    @cached_property
    def numbers(self) -> tuple[str, ...]:
        """The number of every rule, in the order of the book."""
        return tuple(self._by_number(DEFAULT))

    def find(self, number: str, language: str) -> Rule:
        """The rule with this number; ``LookupError`` if there is none."""
        rules = self._by_number(language)
        if number not in rules:
            raise LookupError(f"the rule book has no rule {number!r}")
        return rules[number]

    def differences(self, language: str) -> Mapping[str, tuple[RuleDifference, ...]]:
        """By a game's key, how it differs from the simplest game, which has no entry."""
        return self._listed(language, "games.")

    def reminders(self, language: str) -> Mapping[str, tuple[RuleDifference, ...]]:
        """By theme, the lines of its reminder; ``LookupError`` if the book has none."""
        return self._listed(language, "reminders.")

    def _listed(self, language: str, kind: str) -> Mapping[str, tuple[RuleDifference, ...]]:
        if (language, kind) not in self._lists:
            pieces = _GAME.split(self._read(language, kind))[1:]
            themes = zip(pieces[0::2], pieces[1::2], strict=True)
            lists = {key: _differences(body) for key, body in themes}
            if language != DEFAULT:
                lists = dict(self._listed(DEFAULT, kind)) | lists
            self._lists[language, kind] = MappingProxyType(lists)
        return self._lists[language, kind]

    def _by_number(self, language: str) -> dict[str, Rule]:
        return {rule.number: rule for section in self.sections(language) for rule in section.rules}

    def _read(self, language: str, kind: str) -> str:
        """The text of a file, ``""`` where a language has none but English has; ``LookupError`` for a
        language that the house does not have."""
        if language not in LANGUAGES:
            raise LookupError(f"no rule book in {language!r}; there is one in {', '.join(LANGUAGES)}")
        file = resources.files(self._package).joinpath(f"{kind}{language}.md")
        return "" if language != DEFAULT and not file.is_file() else file.read_text(encoding="utf-8")


@cache
def book(package: str) -> Book:
    """The rule book in the folder of a package."""
    return Book(package)


def books(of: Sequence[str] | None = None) -> tuple[Book, ...]:
    """The rule books of the families in these packages, else of all, that have one."""
    own = [
        package
        for package in (packages() if of is None else of)
        if (resources.files(package) / FOLDER).is_dir()
    ]
    return tuple(book(f"{package}.{FOLDER}") for package in own)


def find(number: str, language: str) -> Rule:
    """The rule with this number in any of the books; ``LookupError`` if there is none."""
    for one in books():
        if number in one.numbers:
            return one.find(number, language)
    raise LookupError(f"no rule book has a rule {number!r}")


def parse(source: str) -> tuple[Section, ...]:
    """Parse the Markdown of a rule book; text before its first section is ignored."""
    return tuple(
        Section(letter, title, _rules(letter, body)) for letter, title, body in _split(_SECTION, source)
    )


def _completed(own: Sequence[Section], english: Sequence[Section]) -> tuple[Section, ...]:
    """The sections of the English book, in a language as far as its own has them."""
    titles = {section.letter: section.title for section in own}
    rules = {rule.number: rule for section in own for rule in section.rules}
    return tuple(
        Section(
            section.letter,
            titles.get(section.letter, section.title),
            tuple(rules.get(rule.number, rule) for rule in section.rules),
        )
        for section in english
    )


def _differences(body: str) -> tuple[RuleDifference, ...]:
    return tuple(RuleDifference(text, tuple(cited.split(", "))) for text, cited in _DIFFERENCE.findall(body))


def _rules(section: str, body: str) -> tuple[Rule, ...]:
    return tuple(Rule(number, section, title, text) for number, title, text in _split(_RULE, body))


def _split(heading: re.Pattern[str], source: str) -> list[tuple[str, str, str]]:
    """The parts that begin with ``heading``: key, title and the text down to the next one."""
    pieces = heading.split(source)[1:]
    return list(zip(pieces[0::3], pieces[1::3], (text.strip() for text in pieces[2::3]), strict=True))
