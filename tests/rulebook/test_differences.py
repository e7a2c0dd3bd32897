"""How each game differs from Intro, in both languages, rule by rule."""

from __future__ import annotations

import re
from importlib import resources

import pytest

from discovery.i18n import LANGUAGES
from discovery.i18n.rulebook import book

PACKAGE = "discovery.evolution.rulebook"
BOOK = book(PACKAGE)

NEWEST = ["memory", "explore", "select", "connect", "fusion"]
GAMES = [*NEWEST, "classic-simple", "classic-select", "classic-connect", "classic-memory"]
WORD_LIMIT = 30
EACH_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def source(language: str) -> str:
    return resources.files(PACKAGE).joinpath(f"games.{language}.md").read_text(encoding="utf-8")


@EACH_LANGUAGE
def test_every_game_but_intro_tells_its_differences(language: str) -> None:
    assert list(BOOK.differences(language)) == GAMES
    assert all(BOOK.differences(language).values())


@EACH_LANGUAGE
def test_every_line_is_a_heading_or_a_difference(language: str) -> None:
    lines = [line for line in source(language).splitlines()[1:] if line]
    told = sum(len(differences) for differences in BOOK.differences(language).values())

    assert len(lines) == len(GAMES) + told


@EACH_LANGUAGE
def test_every_difference_is_a_short_sentence(language: str) -> None:
    for differences in BOOK.differences(language).values():
        for text, _ in differences:
            assert text.endswith("."), text
            assert 3 <= len(text.split()) <= WORD_LIMIT, text


@EACH_LANGUAGE
def test_every_rule_that_a_difference_cites_exists(language: str) -> None:
    for differences in BOOK.differences(language).values():
        for text, numbers in differences:
            assert set(numbers) <= set(BOOK.numbers), text


@EACH_LANGUAGE
def test_each_language_tells_the_same_differences_in_the_same_order(language: str) -> None:
    found, english = (
        {game: [numbers for _, numbers in told] for game, told in BOOK.differences(each).items()}
        for each in (language, "en")
    )
    assert found == english


def test_french_differences_are_well_set() -> None:
    assert re.findall(r".{0,20}(?<!\u202f)[;:!?]", source("fr")) == []


@EACH_LANGUAGE
def test_apostrophes_of_differences_are_typographic(language: str) -> None:
    assert re.findall(r".{0,20}['\"]", source(language)) == []


def test_a_difference_keeps_its_words_and_its_numbers_apart() -> None:
    first = BOOK.differences("en")["memory"][0]

    assert first == ("The tree is one pile. You see its top card only and remember the rest.", ("H01",))


def test_an_unknown_language_has_no_differences() -> None:
    with pytest.raises(LookupError, match="'tlh'"):
        BOOK.differences("tlh")
