"""Pages at 400 % of a window of 1280 by 1024, and in the reader's own colours."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from discovery.play.setups.code import encode
from discovery.play.setups.game_setup import GameSetup
from tests.browser.conftest import Visit
from tests.support.browser.drawn import DRAWN
from tests.support.browser.looks import too_wide

pytestmark = [pytest.mark.browser, pytest.mark.long, pytest.mark.whole_browser]

ENLARGED = {"width": 320, "height": 256}
STUCK = """() => [...document.querySelectorAll("main *")].filter(one =>
    ["sticky", "fixed"].includes(getComputedStyle(one).position) && !one.inert && one.checkVisibility()
    && one.getBoundingClientRect().height > innerHeight / 2).map(one => one.className)"""
FULL = "one => getComputedStyle(one).backgroundColor"


def open_table(page: Page, game: str) -> None:
    """A table alone, where a move is asked."""
    page.evaluate(f"location.hash = '#/new/{encode(GameSetup(game))}'")
    page.locator("form button.primary").last.click()
    page.locator("#command").wait_for()


def go(page: Page, address: str, shown: str) -> None:
    """Another page, until its last part is there."""
    page.evaluate(f"location.hash = '{address}'")
    page.locator(shown).last.wait_for()


PAGES: dict[str, Callable[[Page], None]] = {
    "start": lambda page: go(page, "#/", ".hero h1"),
    "form": lambda page: go(page, "#/new", "form button.primary"),
    "keys": lambda page: go(page, "#/help", ".shortcuts table"),
    "cards": lambda page: open_table(page, "explore"),
    "survival": lambda page: open_table(page, "discover:beacon"),
}


@pytest.mark.parametrize("language", ["de", "en"])
def test_pages_are_read_in_one_direction_at_400_percent(visit: Visit, language: str) -> None:
    """Only the board itself may be wider (WCAG 1.4.10), and nothing that stays covers half of the window."""
    page = visit(language=language)
    page.set_viewport_size({"width": ENLARGED["width"], "height": ENLARGED["height"]})
    found = {}
    for name, enter in PAGES.items():
        enter(page)
        page.evaluate(DRAWN)
        found[name] = (
            too_wide(page),
            page.evaluate(STUCK),
        )
    assert found == dict.fromkeys(PAGES, (0, []))
    expect(page.locator("#prompt")).to_be_in_viewport()
    page.locator("#command").fill("n")
    page.locator("#command").press("Enter")
    expect(page.locator(".command .answer")).to_be_visible()


def test_what_is_full_is_told_from_what_is_empty_in_the_reader_s_own_colours(visit: Visit) -> None:
    """Forced colours take away backgrounds; a dial of stamina is nothing else."""
    page = visit()
    page.emulate_media(forced_colors="active")
    open_table(page, "discover:beacon")
    page.locator(".offered button").first.click()
    dial = page.locator(".own .dial span")
    assert dial.first.evaluate(FULL) != dial.last.evaluate(FULL)
