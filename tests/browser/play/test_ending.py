"""Before a turn is ended that gives a card away, the page asks once, and tells what would follow."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.support.browser.looks import Axe
from tests.support.browser.people import Pointer, Typist
from tests.support.testing.rounds import rarely

pytestmark = pytest.mark.browser

ASKED = {
    "en": re.compile(r"You could place .+ \(\+\d\)\. End the turn and discard a card\?"),
    "fr": re.compile(r"Vous pourriez placer .+ \(\+\d\)\. Finir le tour et défausser une carte\s\?"),
}
QUESTION = ".prompt .confirm [role=alert]"


@pytest.mark.parametrize(("language", "size"), [("fr", "phone"), *rarely(("en", "desktop"))])
def test_I04_the_end_of_a_turn_that_costs_a_card_is_asked_about(
    visit: Visit, axe: Axe, language: str, size: str
) -> None:
    page = visit(size=size, language=language)
    person = Pointer(page, language)
    person.begin()
    person.until_a_card_fits()
    page.get_by_role("button", name=person.words.end).click()
    expect(page.locator(QUESTION)).to_contain_text(ASKED[language])
    assert axe(page) == []
    page.get_by_role("button", name=person.words.anyway).click()
    expect(page.locator(QUESTION)).to_have_count(0)
    expect(page.locator(".dock .tile.lit").first).to_have_accessible_name(re.compile("discard|défausser"))


@pytest.mark.long
def test_by_keyboard_a_second_enter_means_it(visit: Visit) -> None:
    page = visit()
    person = Typist(page)
    person.begin()
    person.until_a_card_fits()
    end = page.get_by_role("button", name=person.words.end)
    person.press(end)
    expect(page.locator(QUESTION)).to_contain_text(ASKED["en"])
    expect(end).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(QUESTION)).to_have_count(0)


@pytest.mark.long
def test_who_does_not_want_to_be_asked_is_not_until_they_switch_it_on(visit: Visit) -> None:
    page = visit()
    person = Pointer(page)
    person.begin()
    person.until_a_card_fits()
    page.get_by_role("button", name=person.words.end).click()
    page.get_by_role("button", name="Do not ask again").click()
    expect(page.locator(QUESTION)).to_have_count(0)
    page.goto(page.url.split("#")[0] + "#/help")
    switch = page.get_by_role("checkbox", name="Ask before I end a turn")
    expect(switch).not_to_be_checked()
    switch.check()
    page.reload()
    expect(switch).to_be_checked()
