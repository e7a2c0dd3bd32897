"""People at one table of the card games, each on a device of their own, and what they do in a turn."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from discovery.play.setups.code import encode
from discovery.play.setups.value import Conduct, GameSetup
from tests.browser.conftest import Visit
from tests.support.browser.sight import PANEL

MINE = ".prompt.mine[aria-busy=false]"
ASKS_AGAIN = ".prompt .confirm [role=alert]"
AWAY = "#/help"
"""A page from which nobody is connected to a table."""


def company(visit: Visit, house: str, conduct: Conduct, *names: str) -> list[Page]:
    """The pages of some people at a game that has just begun; the first one is the host's."""
    seats = ("me", *["open"] * (len(names) - 1))
    host = visit(f"#/new/{encode(GameSetup('explore', seats=seats, conduct=conduct))}", house=house)
    host.get_by_label("Name").first.fill(names[0])
    host.get_by_role("button", name="Create the table").click()
    host.get_by_role("button", name="Copy the table’s link").click()
    link = host.get_by_label("Link of the table").input_value()
    pages = [host]
    for name in names[1:]:
        guest = visit("#" + link.split("#")[1], house=house)
        guest.get_by_label("Your name at this table").fill(name)
        guest.get_by_role("button", name="Sit here").first.click()
        expect(guest.locator(".lobby .me")).to_contain_text(name)
        pages.append(guest)
    host.get_by_role("button", name="Start the game").click()
    return pages


def acting(*pages: Page) -> Page:
    """The page of the one who is asked, as soon as it is one of these."""
    for _ in range(400):
        found = next((page for page in pages if page.locator(MINE).count()), None)
        if found is not None:
            return found
        pages[0].wait_for_timeout(50)
    raise AssertionError("it is nobody's turn")


def place(page: Page) -> None:
    """Place a card of one's own hand."""
    cards = page.locator('[data-group="hand"] .tile')
    held = cards.count()
    page.locator('[data-group="hand"] .tile.lit').first.click()
    page.locator(PANEL, has_text="Place").first.click()
    expect(cards).to_have_count(held - 1)


def end_turn(page: Page) -> None:
    """End a turn in which something has been placed."""
    page.get_by_role("button", name="End turn").click()
    page.locator(f"{ASKS_AGAIN}, .prompt:not(.mine)").first.wait_for()
    if page.locator(ASKS_AGAIN).count():
        page.get_by_role("button", name="End it anyway").click()
    expect(page.locator(MINE)).to_have_count(0)


def go_away(page: Page) -> str:
    """Leave the table without a word; the address at which it is found again."""
    link = page.url
    page.goto(link.split("#")[0] + AWAY)
    page.locator("main.help").wait_for()
    return link
