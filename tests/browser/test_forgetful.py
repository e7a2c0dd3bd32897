"""Browsers that keep nothing for the page: in private windows, or as their owner has chosen."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.support.browser.people import Pointer
from tests.support.browser.scenes import OVER
from tests.support.testing.rounds import rarely

pytestmark = pytest.mark.browser

REFUSED = """for (const store of ["localStorage", "sessionStorage"])
    Object.defineProperty(window, store, {get() { throw new DOMException("refused", "SecurityError"); }});"""
TOLD = ".forgetful"


def refusing(visit: Visit, language: str, size: str) -> Page:
    """The start page in a browser that keeps nothing."""
    page = visit("#/help", new=True, language=language, size=size)
    page.add_init_script(REFUSED)
    page.goto(page.url.partition("#")[0])
    page.reload()
    expect(page.locator(TOLD)).to_be_visible()
    return page


@pytest.mark.long
@pytest.mark.parametrize("size", ["phone", "tablet", "desktop"])
@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_what_is_not_kept_is_told_in_room_that_was_there(visit: Visit, language: str, size: str) -> None:
    """It comes later than the page, and moves nothing."""
    room = refusing(visit, language, size).locator(".room")
    kept, taken = room.evaluate("one => [getComputedStyle(one).minHeight, `${one.offsetHeight}px`]")
    assert taken == kept


@pytest.mark.parametrize(("language", "size"), [("fr", "phone"), *rarely(("en", "desktop"))])
def test_every_page_works_without_memory_and_says_once_what_is_not_kept(
    visit: Visit, axe: Callable[[Page], list[str]], language: str, size: str
) -> None:
    page = refusing(visit, language, size)
    assert axe(page) == []

    page.locator(f"{TOLD} button").click()
    expect(page.locator(TOLD)).to_have_count(0)
    Pointer(page, language).begin()
    page.locator('[data-group="hand"] .tile').first.wait_for()
    for path, shown in (
        ("#/learn", "main a[href^='#/learn/']"),
        ("#/puzzles", ".prompt"),
        (f"#/replay/{OVER.name}/3", ".player"),
        ("#/class/make", "main"),
        ("#/companion", "main"),
        ("#/new", "form"),
    ):
        page.evaluate("path => { location.hash = path; }", path)
        expect(page.locator(shown).first).to_be_visible()
        expect(page.locator(TOLD)).to_have_count(0)
