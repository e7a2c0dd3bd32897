"""The form for a new table: its parts are opened by what stands above them."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect


def part(page: Page, title: str) -> Locator:
    """A part of the form that opens."""
    return page.locator("form details", has=page.locator("summary", has_text=title))


def disclose(page: Page, *titles: str) -> None:
    """Open parts of the form."""
    for title in titles:
        part(page, title).locator("summary").click()
        expect(part(page, title)).to_have_attribute("open", "")


def disclose_all(page: Page, parts: int) -> None:
    """Open all ``parts`` parts of the form."""
    closed = page.locator("form details:not([open]) > summary")
    expect(closed).to_have_count(parts)
    for left in range(parts, 0, -1):
        expect(closed).to_have_count(left)
        closed.first.click()


def settled(page: Page) -> None:
    """Wait until the server has answered to the form as it stands: an answer may move what lies below."""
    expect(page.locator("form .advice")).to_have_attribute("aria-busy", "false")
