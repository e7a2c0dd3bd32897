"""Browsers that keep nothing for the page: in private windows, or as their owner has chosen."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from discovery.play.setups.code import encode
from discovery.play.setups.game_setup import GameSetup
from tests.browser.conftest import Visit
from tests.support.browser.people import Pointer
from tests.support.browser.scenes import CAN_PLACE, OVER
from tests.support.browser.words import WORDS
from tests.support.testing.rounds import rarely

pytestmark = pytest.mark.browser

REFUSED = """for (const store of ["localStorage", "sessionStorage", "indexedDB", "caches"])
    Object.defineProperty(window, store, {get() { throw new DOMException("refused", "SecurityError"); }});"""
TOLD = ".forgetful"


LOST_DRAFTS = {"en": "gone when the page is closed", "fr": "disparaissent avec la page"}


def refusing(visit: Visit, language: str, size: str) -> Page:
    """The start page in a browser that keeps nothing."""
    page = visit("#/help", new=True, language=language, size=size)
    page.add_init_script(REFUSED)
    page.goto(page.url.partition("#")[0])
    page.reload()
    expect(page.locator(TOLD)).to_be_visible()
    return page


def lead(page: Page, path: str) -> None:
    """To another page, without loading anything anew."""
    page.evaluate("path => { location.hash = path; }", path)


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
        ("#/rules", "main h2"),
        (f"#/watch/{CAN_PLACE.name}", "#prompt"),
        ("#/new", "form"),
    ):
        lead(page, path)
        expect(page.locator(shown).first).to_be_visible()
        expect(page.locator(TOLD)).to_have_count(0)


@pytest.mark.parametrize(("language", "size"), [("en", "phone"), *rarely(("fr", "desktop"))])
def test_a_lobby_an_expedition_and_the_workshop_do_without_memory(
    visit: Visit, language: str, size: str
) -> None:
    """A lobby is found again by its address alone, and the workshop does not promise to keep a draft."""
    page = refusing(visit, language, size)
    lead(page, f"#/new/{encode(GameSetup('explore', seats=('me', 'open')))}")
    create = page.get_by_role("button", name=WORDS[language].make, exact=True)
    create.click()
    me = page.locator(".lobby .me")
    expect(me).to_have_count(1)
    page.reload()
    expect(me).to_have_count(1)
    expect(page.locator(TOLD)).to_have_count(1)

    page.locator(f"{TOLD} button").click()
    lead(page, f"#/new/{encode(GameSetup('discover:beacon'))}")
    create.click()
    page.locator(".offered button").first.click()
    page.locator("#actions").wait_for()

    lead(page, "#/workshop")
    expect(page.locator(".ws-start-page")).to_contain_text(LOST_DRAFTS[language])
    page.locator(".ws-start-page form .primary").click()
    expect(page.locator(".ws-tree-view .card").first).to_be_attached()
    expect(page.locator(TOLD)).to_have_count(0)


def test_a_replay_in_a_foreign_page_s_frame_does_without_memory(visit: Visit) -> None:
    """It has nothing that its reader could miss later, and says nothing of it."""
    page = visit("#/help", new=True)
    page.add_init_script(REFUSED)
    page.goto(page.url.replace("#/help", f"?embed#/replay/{OVER.name}/3"))
    page.get_by_role("button", name="One step forward").click()
    page.wait_for_url("**/4")
    expect(page.locator(".player")).to_be_visible()
    expect(page.locator(".room")).to_have_count(0)
