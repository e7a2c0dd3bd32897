"""The two texts of the rule book hold the same rules, say something in each, and are well set."""

from __future__ import annotations

import re
from importlib import resources

import pytest

from discovery.i18n.rulebook import LANGUAGES, Rule, book, parse

PACKAGE = "discovery.evolution.rulebook"
BOOK = book(PACKAGE)

WORD_LIMIT = 90
NUMBER = re.compile(r"[A-Z]\d\d")
WORD = re.compile(r"\w[\w’-]*")
EACH_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def every_rule(language: str) -> list[Rule]:
    return [rule for section in BOOK.sections(language) for rule in section.rules]


def source(language: str) -> str:
    return resources.files(PACKAGE).joinpath(f"{language}.md").read_text(encoding="utf-8")


def test_both_languages_hold_the_same_rules_in_the_same_order() -> None:
    english, french = (
        [(section.letter, [rule.number for rule in section.rules]) for section in BOOK.sections(language)]
        for language in LANGUAGES
    )
    assert english == french


@EACH_LANGUAGE
def test_no_number_stands_twice_and_all_are_in_order(language: str) -> None:
    found = [rule.number for rule in every_rule(language)]
    assert found == sorted(set(found))


@EACH_LANGUAGE
def test_every_heading_is_a_section_or_a_rule(language: str) -> None:
    headings = [line for line in source(language).splitlines() if line.startswith("#")]
    sections = BOOK.sections(language)
    assert headings[0].startswith("# Discovery")
    assert len(headings) == 1 + len(sections) + len(every_rule(language))


@EACH_LANGUAGE
def test_numbers_are_well_formed_and_belong_to_their_section(language: str) -> None:
    for rule in every_rule(language):
        assert NUMBER.fullmatch(rule.number), rule.number
        assert rule.number[0] == rule.section, rule.number


@EACH_LANGUAGE
def test_every_rule_says_something_and_is_short(language: str) -> None:
    for rule in every_rule(language):
        assert rule.title.strip(), rule.number
        assert 5 <= len(WORD.findall(rule.text)) <= WORD_LIMIT, rule.number


@EACH_LANGUAGE
def test_every_number_that_a_rule_mentions_exists(language: str) -> None:
    mentioned = set(NUMBER.findall(source(language)))
    assert mentioned <= set(BOOK.numbers)


def test_both_languages_refer_to_the_same_rules() -> None:
    for rule in every_rule("en"):
        french = BOOK.find(rule.number, "fr")
        assert set(NUMBER.findall(rule.text)) == set(NUMBER.findall(french.text)), rule.number


def test_french_puts_the_right_spaces_before_its_signs() -> None:
    text = source("fr")
    assert re.findall(r".{0,20}(?<!\u202f)[;!?]", text) == []
    assert re.findall(r".{0,20}(?<![\u202f\u00a0]):", text) == []
    assert re.findall(r".{0,20}«(?![\u202f\u00a0])", text) == []
    assert re.findall(r".{0,20}(?<![\u202f\u00a0])»", text) == []


@EACH_LANGUAGE
def test_apostrophes_are_typographic(language: str) -> None:
    assert re.findall(r".{0,20}['\"]", source(language)) == []


def test_find_gives_the_rule_in_the_language_asked_for() -> None:
    assert BOOK.find("C01", "en").title == "A card needs its prerequisites"
    assert BOOK.find("C01", "fr").title == "Une carte demande ses prérequis"


def test_an_unknown_number_is_named_in_the_error() -> None:
    with pytest.raises(LookupError, match="'Z99'"):
        BOOK.find("Z99", "en")


def test_an_unknown_language_is_named_in_the_error() -> None:
    with pytest.raises(LookupError, match="'tlh'"):
        BOOK.sections("tlh")


def test_parse_keeps_paragraphs_and_leaves_out_the_introduction() -> None:
    (section,) = parse("# Book\n\nHello.\n\n## C · Turns\n\n### C01 · One\n\nA.\n\nB.\n")
    assert (section.letter, section.title) == ("C", "Turns")
    assert section.rules == (Rule("C01", "C", "One", "A.\n\nB."),)


def test_sections_of_another_family_have_two_letters() -> None:
    (section,) = parse("# Walk\n\n## XA · Walking\n\n### XA01 · A step\n\nOne step a turn.\n")

    assert section.letter == "XA"
    assert section.rules == (Rule("XA01", "XA", "A step", "One step a turn."),)
