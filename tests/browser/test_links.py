"""The links of a running table: for watching, and one's own, which nobody takes for the other."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.support.browser.people import Pointer
from tests.support.testing.rounds import rarely

pytestmark = [pytest.mark.browser, pytest.mark.whole_browser]

SAID = {
    "en": {
        "open": "Links and leaving",
        "watch": "Copy the watch link",
        "field": "Watch link",
        "own": "Copy my own link",
        "mine": "Secret link of your own seat",
        "keep": "keep it to yourself",
        "back": "Your link: copy it to come back",
    },
    "fr": {
        "open": "Liens et départ",
        "watch": "Copier le lien pour regarder",
        "field": "Lien pour regarder",
        "own": "Copier mon propre lien",
        "mine": "Lien secret de votre propre place",
        "keep": "gardez-le pour vous",
        "back": "Votre lien\u202f: à copier pour revenir",
    },
}


@pytest.mark.long
@pytest.mark.parametrize(("language", "size"), [("fr", "phone"), ("en", "desktop")])
def test_the_watch_link_watches_and_the_own_one_says_what_it_is(
    visit: Visit, axe: Callable[[Page], list[str]], language: str, size: str
) -> None:
    page, said = visit(size=size, language=language), SAID[language]
    Pointer(page, language).begin()
    page.get_by_text(said["open"]).click()
    page.get_by_role("button", name=said["watch"]).click()
    watched = page.get_by_label(said["field"], exact=True).input_value()
    page.get_by_role("button", name=said["own"]).click()
    own = page.get_by_label(said["mine"]).input_value()
    expect(page.locator(".manage[open]")).to_contain_text(said["keep"])
    assert own.split("#")[1] == page.url.split("#")[1]
    assert re.search(r"#/watch/[\w-]{16}$", watched)
    assert axe(page) == []
    spectator = visit("#" + watched.split("#")[1])
    spectator.locator(".tree").wait_for()
    assert spectator.locator(".prompt.mine").count() == 0


@pytest.mark.parametrize(("language", "size"), [("fr", "phone"), *rarely(("en", "desktop"))])
def test_the_own_link_stands_below_a_running_table_and_needs_no_drawer(
    visit: Visit, axe: Callable[[Page], list[str]], language: str, size: str
) -> None:
    page, said = visit(size=size, language=language), SAID[language]
    Pointer(page, language).begin()
    back = page.get_by_role("button", name=said["back"])
    row = page.locator(".own-link")
    expect(back).to_be_visible()
    kept, taken = row.evaluate("one => [parseFloat(getComputedStyle(one).minHeight), one.offsetHeight]")
    assert taken == kept, "what comes late has its room"
    back.click()
    expect(row.get_by_label(said["mine"])).to_have_value(page.url)
    expect(row).to_contain_text(said["keep"])
    assert axe(page) == []
