"""Opponents on the page: a level is chosen, a program takes a seat, and the table says who has to wait."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import SIZES, Visit
from tests.support.browser.house import served
from tests.support.browser.looks import LOOKED_AT, Axe, too_wide
from tests.support.testing.rounds import rarely

pytestmark = pytest.mark.browser

BROODING = "tests.support.browser.brooding:PROGRAMS"
LEVELS = {
    "en": ("Level 1 · first steps", "Level 5 · strong", "Level 5", "Level 7 · master"),
    "fr": ("Niveau 1 · premiers pas", "Niveau 5 · fort", "Niveau 5", "Niveau 7 · maître"),
}
KIND = {"en": "Computer", "fr": "Ordinateur"}
BEGUN = [("en", "phone"), *rarely(("fr", "desktop"))]
"""In which size a page is opened; it is looked at in others, too."""


def sound(page: Page, axe: Axe, *sizes: str) -> None:
    """Nothing is wrong with the page as it stands, in these sizes or in any that pages are looked at in."""
    for width, height in map(SIZES.__getitem__, sizes or LOOKED_AT):
        page.set_viewport_size({"width": width, "height": height})
        assert axe(page) == []
        assert too_wide(page) <= 0


@pytest.mark.parametrize(("language", "size"), BEGUN)
def test_a_level_is_chosen_for_an_opponent_and_sits_at_the_table(
    visit: Visit, axe: Axe, language: str, size: str
) -> None:
    first, chosen, name, last = LEVELS[language]
    page = visit("#/new", size=size, language=language)
    seat = page.locator("li select").nth(1)
    expect(seat.locator("option:checked")).to_have_text(re.compile("^(Level|Niveau) 3 · "))
    levels = seat.locator("optgroup").nth(1).locator("option")
    assert (levels.first.text_content(), levels.last.text_content(), levels.count()) == (first, last, 7)
    seat.select_option(label=chosen)
    sound(page, axe)
    page.locator("form button.primary").click()
    seated = page.locator('li[data-place^="seat:"]').filter(has_text=name)
    expect(seated).to_be_visible()
    sound(page, axe)
    expect(seated).to_be_visible()


@pytest.mark.long
def test_a_set_up_of_somebody_else_brings_its_levels_along(visit: Visit) -> None:
    page = visit("#/new")
    expect(page.locator("#setup-code")).not_to_have_value("")
    before = page.locator("#setup-code").input_value()
    page.locator("li select").nth(1).select_option("program:level-6")
    expect(page.locator("#setup-code")).not_to_have_value(before)
    other = visit(f"#/new/{page.locator('#setup-code').input_value()}")
    expect(other.locator("li select").nth(1)).to_have_value("program:level-6")


@pytest.mark.long
@pytest.mark.parametrize(("language", "size"), BEGUN)
def test_the_host_gives_an_open_seat_to_a_level(visit: Visit, axe: Axe, language: str, size: str) -> None:
    page = visit("#/new", size=size, language=language)
    page.locator("li select").nth(1).select_option("open")
    page.locator("form button.primary").click()
    given = page.locator(".seats .give")
    given.locator("select").select_option(label=LEVELS[language][1])
    sound(page, axe)
    given.locator("button").click()
    seat = page.locator(".seats li").filter(
        has_text=LEVELS[language][1].replace(LEVELS[language][2], KIND[language])
    )
    expect(seat.locator("b").first).to_have_text(LEVELS[language][2])


SAID = ".prompt [aria-live=polite]"


@pytest.fixture(scope="module")
def busy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server whose only worker is soon busy for an hour."""
    folder = tmp_path_factory.mktemp("busy") / "data"
    with served(folder, makers=BROODING, think_seconds=3600.0, allowance={"workers": 1}) as found:
        yield found


@pytest.mark.long
def test_an_opponent_that_waits_for_its_time_to_think_says_so(busy: str, visit: Visit, axe: Axe) -> None:
    brooding = visit("#/new", house=busy)
    play_against(brooding, "broods")
    for language, sizes, sentence in (
        ("en", ("tablet", "desktop"), "is waiting for a turn to think"),
        ("fr", ("phone",), "attend son tour de réfléchir"),
    ):
        page = visit("#/new", house=busy, size=sizes[0], language=language)
        play_against(page, "level-1")
        expect(page.locator(SAID)).to_contain_text(sentence)
        sound(page, axe, *sizes)
    expect(brooding.locator(SAID)).not_to_contain_text("waiting for a turn")


def play_against(page: Page, program: str) -> None:
    """A game against one program, up to where it has to move."""
    page.locator("li select").nth(1).select_option(f"program:{program}")
    page.locator("form button.primary").click()
    page.locator(".prompt").wait_for()
    mine = page.locator(".prompt.mine .choices button").filter(has_text=re.compile("^(Pass|Passer)"))
    if page.locator(".prompt.mine").count():
        mine.click()
