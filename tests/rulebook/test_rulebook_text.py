"""The two texts of the rule book hold the same rules, say something in each, and are well set."""

from __future__ import annotations

import re
from importlib import resources

import pytest

from discovery.evolution import rulebook

WORD_LIMIT = 90
NUMBER = re.compile(r"[A-Z]\d\d")
WORD = re.compile(r"\w[\w’-]*")
LANGUAGES = pytest.mark.parametrize("language", rulebook.LANGUAGES)


def every_rule(language: str) -> list[rulebook.Rule]:
    return [rule for section in rulebook.load(language) for rule in section.rules]


def source(language: str) -> str:
    return resources.files(rulebook).joinpath(f"{language}.md").read_text(encoding="utf-8")


def test_both_languages_hold_the_same_rules_in_the_same_order() -> None:
    english, french = (
        [(section.letter, [rule.number for rule in section.rules]) for section in rulebook.load(language)]
        for language in rulebook.LANGUAGES
    )
    assert english == french


@LANGUAGES
def test_no_number_stands_twice_and_all_are_in_order(language: str) -> None:
    found = [rule.number for rule in every_rule(language)]
    assert found == sorted(set(found))


@LANGUAGES
def test_every_heading_is_a_section_or_a_rule(language: str) -> None:
    headings = [line for line in source(language).splitlines() if line.startswith("#")]
    sections = rulebook.load(language)
    assert headings[0].startswith("# Discovery")
    assert len(headings) == 1 + len(sections) + len(every_rule(language))


@LANGUAGES
def test_numbers_are_well_formed_and_belong_to_their_section(language: str) -> None:
    for rule in every_rule(language):
        assert NUMBER.fullmatch(rule.number), rule.number
        assert rule.number[0] == rule.section, rule.number


@LANGUAGES
def test_every_rule_says_something_and_is_short(language: str) -> None:
    for rule in every_rule(language):
        assert rule.title.strip(), rule.number
        assert 5 <= len(WORD.findall(rule.text)) <= WORD_LIMIT, rule.number


@LANGUAGES
def test_every_number_that_a_rule_mentions_exists(language: str) -> None:
    mentioned = set(NUMBER.findall(source(language)))
    assert mentioned <= set(rulebook.numbers())


def test_both_languages_refer_to_the_same_rules() -> None:
    for rule in every_rule("en"):
        french = rulebook.find(rule.number, "fr")
        assert set(NUMBER.findall(rule.text)) == set(NUMBER.findall(french.text)), rule.number


def test_french_puts_the_right_spaces_before_its_signs() -> None:
    text = source("fr")
    assert re.findall(r".{0,20}(?<!\u202f)[;!?]", text) == []
    assert re.findall(r".{0,20}(?<![\u202f\u00a0]):", text) == []
    assert re.findall(r".{0,20}«(?![\u202f\u00a0])", text) == []
    assert re.findall(r".{0,20}(?<![\u202f\u00a0])»", text) == []


@LANGUAGES
def test_apostrophes_are_typographic(language: str) -> None:
    assert re.findall(r".{0,20}['\"]", source(language)) == []


def test_find_gives_the_rule_in_the_language_asked_for() -> None:
    assert rulebook.find("C01", "en").title == "A card needs its prerequisites"
    assert rulebook.find("C01", "fr").title == "Une carte demande ses prérequis"


def test_an_unknown_number_is_named_in_the_error() -> None:
    with pytest.raises(LookupError, match="'Z99'"):
        rulebook.find("Z99", "en")


def test_an_unknown_language_is_named_in_the_error() -> None:
    with pytest.raises(LookupError, match="'tlh'"):
        rulebook.load("tlh")


def test_parse_keeps_paragraphs_and_leaves_out_the_introduction() -> None:
    (section,) = rulebook.parse("# Book\n\nHello.\n\n## C · Turns\n\n### C01 · One\n\nA.\n\nB.\n")
    assert (section.letter, section.title) == ("C", "Turns")
    assert section.rules == (rulebook.Rule("C01", "C", "One", "A.\n\nB."),)
