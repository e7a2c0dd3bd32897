"""One device for several is handed to whoever is asked, in windows too; what may not be watched yet."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.play.test_table import seat

pytestmark = pytest.mark.browser


def handed_over(page: Page) -> str:
    """The player to whom the device is passed confirms that they hold it; returns that player's name."""
    title = page.get_by_role("heading", name=re.compile("Pass the device"))
    name = title.inner_text().rsplit(" ", 1)[1]
    page.get_by_role("button", name=f"Continue as {name}").click()
    return name


def let_pass(page: Page) -> None:
    expect(page.get_by_role("button", name="Stop!")).to_be_enabled()
    page.get_by_role("button", name="Let it pass").click()


def test_one_device_is_handed_over_in_every_window(visit: Visit) -> None:
    """H02: without a clock, and in each window of a turn."""
    page = visit("#/new")
    page.locator('input[name="game"][value="memory"]').check()
    seat(page, 1, "me", "Ann")
    seat(page, 2, "me", "Bo")
    page.get_by_role("button", name="Create the table").click()
    actor = handed_over(page)
    page.locator(".dock .tile.lit").first.click()
    page.locator("#card-panel .actions button").first.click()
    other = handed_over(page)
    let_pass(page)
    assert handed_over(page) == actor != other
    page.get_by_role("button", name="Announce …").click()
    page.get_by_role("group", name="Open:").get_by_role("button").first.click()
    assert handed_over(page) == other
    expect(page.locator("#prompt")).to_contain_text(f"{actor} announces")
    expect(page.get_by_role("timer")).to_have_count(0)
    let_pass(page)
    assert handed_over(page) == actor


def test_who_takes_the_device_over_reads_what_happened_and_whose_move_may_go_back(visit: Visit) -> None:
    """Only what everybody has seen, and no card by its name."""
    page = visit("#/new")
    seat(page, 1, "me", "Ann")
    seat(page, 2, "me", "Bo")
    page.get_by_role("button", name="Create the table").click()
    actor = handed_over(page)
    page.locator('[data-group="hand"] .tile.lit').first.click()
    page.locator("#card-panel .actions .primary").click()
    page.get_by_role("button", name=re.compile("^End turn")).click()
    passed = page.locator("main.pass")
    expect(passed.locator(".told")).to_have_text(re.compile(rf"^Since your turn: {actor}: 1 card"))
    expect(passed.get_by_text(f"{actor} can still take back their move:")).to_be_visible()
    assert page.locator(".tile").count() == 0
    expect(passed.get_by_role("button", name="Undo")).to_be_visible()


@pytest.mark.long
def test_a_game_that_is_shown_at_its_end_only_says_so(visit: Visit) -> None:
    page = visit("#/new")
    page.get_by_text("More settings").click()
    page.get_by_label("Spectators see the game").select_option("end")
    page.get_by_role("button", name="Create the table").click()
    page.locator(".prompt.mine").wait_for()
    page.get_by_text("Links and leaving").click()
    link = page.get_by_role("link", name="Open the watch page").get_attribute("href") or ""
    watching = visit(link)
    expect(watching.get_by_role("status").filter(has_text="when it is over")).to_be_visible()
    expect(watching.locator(".tile")).to_have_count(0)
