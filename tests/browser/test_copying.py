"""What is copied on a page that came by plain ``http`` from a server at home, where browsers keep their own
clipboard from pages."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from discovery.play.setups import GameSetup, encode
from tests.browser.conftest import Complaints, Visit
from tests.support.browser.program import AT_HOME
from tests.support.browser.scenes import OVER
from tests.support.testing.rounds import rarely

pytestmark = pytest.mark.browser

OPEN = encode(GameSetup("explore", seats=("me", "open")))
BY_HAND = "The browser did not let the page copy"


@pytest.fixture
def home(address: str, complaints: Complaints) -> str:
    """The address by which others at home open the house. A header that guards pages is not for them, which
    the browser says; the server sends it as there may be a proxy with TLS before it."""
    complaints.allowed.append("Cross-Origin-Opener-Policy header has been ignored")
    return address.replace("127.0.0.1", AT_HOME)


def is_copied(page: Page, text: str) -> None:
    """The clipboard holds this, as a person finds out: by pasting it."""
    page.evaluate("location.hash = '#/deal/daily'")
    field = page.locator("form:has([href='#/deal/daily']) input")
    field.click()
    page.keyboard.press("ControlOrMeta+v")
    expect(field).to_have_value(text)


@pytest.mark.parametrize("language", ["en", *rarely("de", "fr")])
def test_a_link_of_a_table_is_copied_on_a_page_from_home(visit: Visit, home: str, language: str) -> None:
    page = visit(f"#/new/{OPEN}", house=home, size="phone", language=language)
    assert not page.evaluate("isSecureContext")
    page.locator("form .primary").last.click()
    page.locator(".lobby section .primary").first.click()
    link = page.locator(".lobby section input.field")
    expect(link).to_be_visible()
    shown = link.input_value()
    assert shown.startswith(f"{home}#/join/")
    is_copied(page, shown)


def test_a_record_is_copied_out_of_a_dialog(visit: Visit, home: str) -> None:
    page = visit(f"#/replay/{OVER.name}", house=home)
    page.get_by_role("button", name="Share", exact=True).click()
    dialog = page.get_by_role("dialog")
    link = dialog.locator("textarea").first
    expect(link).not_to_have_value("")
    shown = link.input_value()
    dialog.get_by_role("button", name="Copy").first.click()
    expect(dialog.get_by_role("status")).to_have_text("Copied.")
    page.keyboard.press("Escape")
    is_copied(page, shown)


def test_where_nothing_can_be_copied_the_page_says_how_to(visit: Visit, home: str) -> None:
    page = visit("#/deal/daily", house=home, size="phone")
    page.evaluate("document.execCommand = () => false")
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_role("status").filter(has_text=BY_HAND)).to_be_visible()
    link = page.get_by_label("Copy the link", exact=True)
    link.focus()
    assert page.evaluate("document.activeElement.selectionEnd") == len(link.input_value())
    page.evaluate("delete document.execCommand")
    page.get_by_role("button", name="Copy the link").click()
    expect(link).to_have_count(0)
