"""What each game does otherwise than Intro: told in both languages, rule by rule."""

from __future__ import annotations

import re
from importlib import resources

import pytest

from discovery.evolution import rulebook

GAMES = ["memory", "explore", "select", "connect", "fusion"]
WORD_LIMIT = 30
LANGUAGES = pytest.mark.parametrize("language", rulebook.LANGUAGES)


def source(language: str) -> str:
    return resources.files(rulebook).joinpath(f"games.{language}.md").read_text(encoding="utf-8")


@LANGUAGES
def test_every_game_but_intro_tells_its_differences(language: str) -> None:
    assert list(rulebook.differences(language)) == GAMES
    assert all(rulebook.differences(language).values())


@LANGUAGES
def test_every_line_is_a_heading_or_a_difference(language: str) -> None:
    lines = [line for line in source(language).splitlines()[1:] if line]
    told = sum(len(differences) for differences in rulebook.differences(language).values())

    assert len(lines) == len(GAMES) + told


@LANGUAGES
def test_every_difference_is_a_short_sentence(language: str) -> None:
    for differences in rulebook.differences(language).values():
        for text, _ in differences:
            assert text.endswith("."), text
            assert 3 <= len(text.split()) <= WORD_LIMIT, text


@LANGUAGES
def test_every_rule_that_a_difference_cites_exists(language: str) -> None:
    for differences in rulebook.differences(language).values():
        for text, numbers in differences:
            assert set(numbers) <= set(rulebook.numbers()), text


def test_both_languages_tell_the_same_differences_in_the_same_order() -> None:
    english, french = (
        {game: [numbers for _, numbers in told] for game, told in rulebook.differences(language).items()}
        for language in rulebook.LANGUAGES
    )
    assert english == french


def test_french_differences_are_well_set() -> None:
    assert re.findall(r".{0,20}(?<!\u202f)[;:!?]", source("fr")) == []


@LANGUAGES
def test_apostrophes_of_differences_are_typographic(language: str) -> None:
    assert re.findall(r".{0,20}['\"]", source(language)) == []


def test_a_difference_keeps_its_words_and_its_numbers_apart() -> None:
    first = rulebook.differences("en")["memory"][0]

    assert first == ("The tree is one pile. You see its top card only and remember the rest.", ("H01",))


def test_an_unknown_language_has_no_differences() -> None:
    with pytest.raises(LookupError, match="'tlh'"):
        rulebook.differences("tlh")
