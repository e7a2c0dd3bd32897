"""Shortcuts: each can have another key, on the page of keys and at the table alike."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from discovery.play.setups.code import encode
from discovery.play.setups.game_setup import GameSetup
from tests.browser.conftest import Visit
from tests.support.browser.drawn import DRAWN
from tests.support.browser.people import Typist
from tests.support.browser.waiting import until

pytestmark = pytest.mark.browser


def change(page: Page, what: str, key: str) -> None:
    """Ask for another key of what ``what`` says, and press it."""
    page.get_by_role("button", name=f"Change: {what}", exact=True).press("Enter")
    expect(page.get_by_role("status").filter(has_text="Press the new key")).to_be_visible()
    page.keyboard.press(key)


def focused(page: Page) -> str:
    """The id of what has the focus."""
    found: str = page.evaluate("document.activeElement.id")
    return found


def test_a_shortcut_can_have_another_key(visit: Visit) -> None:
    """What is needed or taken is refused with the reason; a chosen key works and is kept."""
    page = visit()
    person = Typist(page)
    person.begin()
    page.keyboard.press("?")
    note = page.locator("dialog [role=status]")
    change(page, "the log", "Enter")
    expect(note).to_contain_text("stays with the browser")
    change(page, "the log", "P")
    expect(note).to_have_text(
        "P is the key of another shortcut already: “players and points”. Give that one another key first."
    )
    change(page, "the log", "Escape")
    expect(note).to_have_text("Nothing is changed.")
    change(page, "the log", "x")
    expect(note).to_have_text("X is now the key: “the log”")
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    page.keyboard.press("l")
    assert focused(page) != "log"
    page.keyboard.press("x")
    assert focused(page) == "log"
    page.reload()
    person.settled()
    page.keyboard.press("x")
    assert focused(page) == "log"


@pytest.mark.long
def test_shortcuts_are_set_back(visit: Visit) -> None:
    """One of them, or all; the focus stays beside what was pressed. Tiles name the keys that hold."""
    page = visit()
    Typist(page).begin()
    page.keyboard.press("?")
    change(page, "card 1 of my hand", "9")
    expect(page.locator("dialog [role=status]")).to_contain_text("card 9 of my hand")
    change(page, "card 1 of my hand", "k")
    change(page, "the log", "x")
    expect(page.locator('[data-group="hand"] .tile kbd').first).to_have_text("k")
    page.get_by_role("button", name="Set back: the log").press("Enter")
    expect(page.get_by_role("button", name="Change: the log", exact=True)).to_be_focused()
    page.get_by_role("button", name="Set all back").press("Enter")
    expect(page.get_by_role("button", name="Set all back")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    page.keyboard.press("1")
    expect(page.locator('[data-group="hand"] .tile').first).to_be_focused()


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "seats", "held"),
    [
        ("discover:beacon", ("me",), "[data-held]"),
        ("intro", ("me", "program:greedy"), '[data-group="hand"] .tile'),
    ],
)
def test_what_is_seen_in_full_size_has_a_shortcut_in_every_family(
    visit: Visit, game: str, seats: tuple[str, ...], held: str
) -> None:
    page = visit(f"#/new/{encode(GameSetup(game, seats=seats))}", language="en")
    page.get_by_role("button", name="Create the table").click()
    page.locator(held).first.wait_for()
    page.keyboard.press("?")
    change(
        page,
        "a card or piece in full size; also: hold it, or press it with the right button or the menu key",
        "k",
    )
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    page.locator(held).first.focus()
    large = page.get_by_role("dialog").locator(".large-face")

    def ask() -> None:
        page.keyboard.press("k")
        page.evaluate(DRAWN)

    until(large.count, ask)  # it comes when the table has time
    expect(large).to_be_visible()
    page.keyboard.press("Escape")
    expect(large).to_have_count(0)
    page.keyboard.press("f")
    page.evaluate(DRAWN)
    expect(large).to_have_count(0)
