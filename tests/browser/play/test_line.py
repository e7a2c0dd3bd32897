"""The page's text line: a game, and questions about it, in words."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.support.browser.people import Pointer
from tests.support.testing.rounds import rarely

pytestmark = pytest.mark.browser

# Who is dealt the first turn is chance, and before it nothing has happened.
SAID: dict[str, dict[str, tuple[str, str | re.Pattern[str]]]] = {
    "en": {
        "rule": ("rule D02", "D02 · "),
        "card": ("card fire", "Fire: era 2, "),
        "why": ("why place myth", "(rule A07)"),
        "unclear": ("dance", "I do not understand “dance”."),
        "last": ("last", re.compile(r"places|draws|pass|joins|^\s*nothing\s*$")),
    },
    "fr": {
        "rule": ("règle D02", "D02 · "),
        "card": ("carte feu", "ère 2, "),
        "why": ("pourquoi poser mythe", "(règle A07)"),
        "unclear": ("danser", "Je ne comprends pas"),
        "last": ("dernier", re.compile(r"place|pioche|passe|rejoint|^\s*rien\s*$")),
    },
}

MOVES = {"en": ("moves", "You may:", "Place "), "fr": ("coups", "Vous pouvez", "Placer ")}


def say(page: Page, words: str) -> Locator:
    page.locator("#command").fill(words)
    page.keyboard.press("Enter")
    return page.locator(".command .answer")


def placed(page: Page) -> Locator:
    return page.locator(".tree .tile:not(.outline), .plane .tile")


@pytest.mark.parametrize(("language", "size"), [("fr", "phone"), *rarely(("en", "desktop"))])
def test_questions_are_answered_as_in_the_terminal(visit: Visit, language: str, size: str) -> None:
    page = visit(size=size, language=language)
    person = Pointer(page, language)
    person.begin()
    person.until_a_card_fits()
    for question in ("rule", "card", "why", "unclear", "last"):
        typed, answer = SAID[language][question]
        expect(say(page, typed)).to_contain_text(answer)


@pytest.mark.long
@pytest.mark.parametrize(("language", "size"), [("en", "phone"), ("fr", "desktop")])
def test_a_number_chooses_a_listed_move(visit: Visit, language: str, size: str) -> None:
    page = visit(size=size, language=language)
    person = Pointer(page, language)
    person.begin()
    person.until_a_card_fits()
    typed, heading, place = MOVES[language]
    answer = say(page, typed)
    expect(answer).to_contain_text(heading)
    listed = answer.locator("li")
    expect(listed.filter(has_text=place).first).to_be_visible()
    number = next(index for index, text in enumerate(listed.all_inner_texts(), 1) if text.startswith(place))
    before = placed(page).count()
    say(page, str(number))
    expect(placed(page)).not_to_have_count(before)
    expect(answer.locator("li")).to_have_count(0)
    expect(say(page, "99")).to_contain_text("99")


@pytest.mark.long
def test_K05_a_spot_is_chosen_by_its_number(visit: Visit) -> None:
    page = visit("#/new")
    page.locator("input[type=radio][value=connect]").check()
    person = Pointer(page)
    person.press(page.get_by_role("button", name=person.words.make))
    fitting = person.until_a_card_fits()
    card = fitting.get_attribute("data-card") or ""
    before = page.locator(".plane .tile").count()
    answer = say(page, f"place {card}")
    expect(answer).to_contain_text("Where? Type its number")
    expect(answer.locator("li").first).to_contain_text(re.compile(r"-?\d+, -?\d+ \(\+\d+\)"))
    say(page, "1")
    expect(answer).to_contain_text("Done.")
    expect(page.locator(".plane .tile")).not_to_have_count(before)


@pytest.mark.long
def test_I04_the_end_of_a_turn_is_asked_about_here_too(visit: Visit) -> None:
    page = visit()
    person = Pointer(page)
    person.begin()
    person.until_a_card_fits()
    expect(say(page, "end")).to_contain_text("End the turn and discard a card?")
    expect(say(page, "end")).to_contain_text("Done.")
