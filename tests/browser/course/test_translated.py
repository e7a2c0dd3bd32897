"""Browsers that translate pages: under the client's hands they put other elements in the place of words."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from discovery.play.setups.code import encode
from discovery.play.setups.game_setup import GameSetup
from tests.browser.conftest import Visit
from tests.support.browser.company import PLACED, guest_of, play_on
from tests.support.browser.people import Pointer

pytestmark = pytest.mark.browser

TRANSLATED = """() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    const words = texts.filter(({data, parentElement: around}) => data.trim() !== ""
        && around instanceof HTMLElement && around.translate
        && !around.matches("script, style, textarea, option"));
    for (const text of words) {
        const [outer, inner] = [document.createElement("font"), document.createElement("font")];
        inner.textContent = text.data.toUpperCase();
        outer.append(inner);
        text.replaceWith(outer);
    }
    return words.length;
}"""
"""Do to the words of a page what a translator does, except where the page wants none; how many there were."""


def lead(page: Page, path: str) -> None:
    page.evaluate("path => { location.hash = path; }", path)


def test_a_lobby_and_a_table_go_on_beside_a_translator(visit: Visit) -> None:
    """It changes the rule book, which is then left for a lobby. It leaves alone what people and the game
    change: the seats, the question, the log."""
    ann = visit("#/rules", new=True)
    ann.locator("main h2").nth(1).wait_for()
    assert ann.evaluate(TRANSLATED) > 100
    lead(ann, f"#/new/{encode(GameSetup('explore', seats=('me', 'open')))}")
    expect(ann.locator("main.rules")).to_have_count(0)
    ann.get_by_label("Name").first.fill("Ann")
    ann.get_by_role("button", name="Create the table").click()
    ann.locator(".lobby .seats").wait_for()
    ann.evaluate(TRANSLATED)
    bo = guest_of(ann, visit)
    expect(ann.locator(".lobby .seats")).to_contain_text("Bo")
    ann.get_by_role("button", name="Start the game").click()

    for page in (ann, bo):
        page.locator("#prompt").first.wait_for()
        page.evaluate(TRANSLATED)
    asked = ann.locator("#prompt").first.inner_text()
    play_on([Pointer(ann, "en"), Pointer(bo, "fr")], shown=PLACED)
    for page in (ann, bo):
        expect(page.locator(PLACED)).to_have_count(1)
        expect(page.locator(".log li")).not_to_have_count(0)
    expect(ann.locator("#prompt").first).not_to_have_text(asked)
