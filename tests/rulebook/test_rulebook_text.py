"""The two texts of the rule book hold the same rules, say something in each, and are well set."""

from __future__ import annotations

import re
from importlib import resources

import pytest

from discovery.core.registry import packages
from discovery.i18n import LANGUAGES
from discovery.i18n.rulebook import Rule, book, parse

PACKAGES = [f"{package}.rulebook" for package in packages()]
BOOK = book("discovery.evolution.rulebook")

WORD_LIMIT = 90
NUMBER = re.compile(r"(?<![A-Z])[A-Z]{1,2}\d\d")
WORD = re.compile(r"\w[\w’-]*")
EACH_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
EACH_BOOK = pytest.mark.parametrize("package", PACKAGES)


def every_rule(package: str, language: str) -> list[Rule]:
    return [rule for section in book(package).sections(language) for rule in section.rules]


def source(package: str, language: str) -> str:
    return resources.files(package).joinpath(f"{language}.md").read_text(encoding="utf-8")


@EACH_BOOK
@EACH_LANGUAGE
def test_each_language_holds_the_same_rules_in_the_same_order(package: str, language: str) -> None:
    found, english = (
        [
            (section.letter, [rule.number for rule in section.rules])
            for section in book(package).sections(each)
        ]
        for each in (language, "en")
    )
    assert found == english


@EACH_BOOK
@EACH_LANGUAGE
def test_no_number_stands_twice_and_all_are_in_order(package: str, language: str) -> None:
    found = [rule.number for rule in every_rule(package, language)]
    assert found == sorted(set(found))


@EACH_BOOK
@EACH_LANGUAGE
def test_every_heading_is_a_section_or_a_rule(package: str, language: str) -> None:
    headings = [line for line in source(package, language).splitlines() if line.startswith("#")]
    sections = book(package).sections(language)
    assert headings[0].startswith("# Disco")
    assert len(headings) == 1 + len(sections) + len(every_rule(package, language))


@EACH_BOOK
@EACH_LANGUAGE
def test_numbers_are_well_formed_and_belong_to_their_section(package: str, language: str) -> None:
    for rule in every_rule(package, language):
        assert NUMBER.fullmatch(rule.number), rule.number
        assert rule.number[:-2] == rule.section, rule.number


@EACH_BOOK
@EACH_LANGUAGE
def test_every_rule_says_something_and_is_short(package: str, language: str) -> None:
    for rule in every_rule(package, language):
        assert rule.title.strip(), rule.number
        assert 5 <= len(WORD.findall(rule.text)) <= WORD_LIMIT, rule.number


@EACH_BOOK
@EACH_LANGUAGE
def test_every_number_that_a_rule_mentions_exists(package: str, language: str) -> None:
    mentioned = set(NUMBER.findall(source(package, language)))
    assert mentioned <= set(book(package).numbers)


@EACH_BOOK
def test_both_languages_refer_to_the_same_rules(package: str) -> None:
    for rule in every_rule(package, "en"):
        french = book(package).find(rule.number, "fr")
        assert set(NUMBER.findall(rule.text)) == set(NUMBER.findall(french.text)), rule.number


@EACH_BOOK
def test_french_puts_the_right_spaces_before_its_signs(package: str) -> None:
    text = source(package, "fr")
    assert re.findall(r".{0,20}(?<!\u202f)[;!?]", text) == []
    assert re.findall(r".{0,20}(?<![\u202f\u00a0]):", text) == []
    assert re.findall(r".{0,20}«(?![\u202f\u00a0])", text) == []
    assert re.findall(r".{0,20}(?<![\u202f\u00a0])»", text) == []


@EACH_BOOK
@EACH_LANGUAGE
def test_apostrophes_are_typographic(package: str, language: str) -> None:
    assert re.findall(r".{0,20}['\"]", source(package, language)) == []


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
