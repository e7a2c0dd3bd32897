"""People at one table of the card games, each on a device of their own, and what they do in a turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from playwright.sync_api import Page, expect

from discovery.play.setups.code import encode
from discovery.play.setups.game_setup import GameSetup, TableSettings
from tests.browser.conftest import Visit
from tests.support.browser.house import PassingTime
from tests.support.browser.sight import PANEL
from tests.support.browser.waiting import AS_BEFORE, STRETCHED, first, wait_until

PLACED = ".tree .tile:not(.outline)"
MINE = ".prompt.mine[aria-busy=false]"
A_FRAME = [220, 900]
"""How long a step of what is played back stands, in milliseconds."""
ASKS_AGAIN = ".prompt .confirm [role=alert]"
MOST_ACTS = 2_000
"""A game of two people has some hundreds: more would never end."""
AWAY = "#/help"
"""A page from which nobody is connected to a table."""


def company(
    visit: Visit, house: str, conduct: TableSettings, *names: str, time: PassingTime | None = None
) -> list[Page]:
    """The pages of some people at a game that has just begun; the first one is the host's. `time` takes over
    their clocks."""
    seats = ("me", *["open"] * (len(names) - 1))

    def opened(address: str) -> Page:
        page = visit(address, house=house, new=time is not None)
        return time.on(page) if time else page

    host = opened(f"#/new/{encode(GameSetup('explore', seats=seats, conduct=conduct))}")
    host.get_by_label("Name").first.fill(names[0])
    host.get_by_role("button", name="Create the table").click()
    host.get_by_role("button", name="Copy the table’s link").click()
    link = host.get_by_label("Link of the table").input_value()
    pages = [host]
    for name in names[1:]:
        guest = opened("#" + link.split("#")[1])
        guest.get_by_label("Your name at this table").fill(name)
        guest.get_by_role("button", name="Sit here").first.click()
        expect(guest.locator(".lobby .me")).to_contain_text(name)
        pages.append(guest)
    host.get_by_role("button", name="Start the game").click()
    return pages


def guest_of(host: Page, visit: Visit, house: str = "", new: bool = False) -> Page:
    """The page of Bo, who reads French on a dark phone and takes the open seat of a lobby by its link."""
    host.locator(".lobby").get_by_role("button", name="Copy this seat’s link").click()
    link = host.get_by_label("Secret link of the seat").input_value()
    guest = visit("#" + link.split("#")[1], size="phone", language="fr", scheme="dark", house=house, new=new)
    guest.get_by_label("Votre nom à cette table").fill("Bo")
    guest.get_by_role("button", name="Prendre place").click()
    return guest


def ann_and_bo(visit: Visit, setup: GameSetup, house: str = "", new: bool = False) -> tuple[Page, Page]:
    """Ann in English on a desktop, who is the host, and Bo on a phone, at a game that has just begun.
    ``setup`` has one open seat; ``new`` asks for an unused device for Bo."""
    ann = visit(f"#/new/{encode(setup)}", language="en", house=house)
    ann.get_by_label("Name").first.fill("Ann")
    ann.get_by_role("button", name="Create the table").click()
    bo = guest_of(ann, visit, house, new)
    ann.get_by_role("button", name="Start the game").click()
    return ann, bo


def acting(*pages: Page) -> Page:
    """The page of the one who is asked, as soon as it is one of these."""
    return first(pages, lambda page: page.locator(MINE).count())


class Player(Protocol):
    """Somebody at a page who can do what is asked of them there."""

    page: Page

    def act(self) -> object:
        """Do one thing that the page asks for."""
        ...


def play_on(players: Sequence[Player], shown: str = "", most: int = MOST_ACTS) -> None:
    """Who is asked acts, until all see the end or one of them what is ``shown``."""
    pages = [player.page for player in players]

    def asked_or_over() -> Player | None:
        asked: list[Player] = []

        def look() -> bool:
            asked[:] = [player for player in players if player.page.locator(MINE).count()]
            # looked for last: what is asked may have become a turn of their own, which nobody wants to end
            if shown and any(page.locator(shown).count() for page in pages):
                asked.clear()
                return True
            return bool(asked) or all(page.locator(".end").count() for page in pages)

        wait_until(pages[0], look)
        return asked[0] if asked else None

    for _ in range(most):
        player = asked_or_over()
        if player is None:
            return
        player.act()
    raise AssertionError([page.locator(".prompt").all_inner_texts() for page in pages])


def place(page: Page) -> None:
    """Place a card of one's own hand, or where none of these can be placed one of the pool."""
    placed = page.locator(PLACED)
    before = placed.count()
    page.locator(".strip .tile.lit").first.wait_for()
    own = page.locator('[data-group="hand"] .tile.lit')
    (own if own.count() else page.locator('[data-group="pool"] .tile.lit')).first.click()
    page.locator(PANEL, has_text="Place").first.click()
    expect(placed).to_have_count(before + 1)


def end_turn(page: Page) -> None:
    """End a turn in which something has been placed."""
    page.get_by_role("button", name="End turn").click()
    page.locator(f"{ASKS_AGAIN}, .prompt:not(.mine)").first.wait_for()
    if page.locator(ASKS_AGAIN).count():
        page.get_by_role("button", name="End turn anyway").click()
    expect(page.locator(MINE)).to_have_count(0)


def noted(page: Page) -> None:
    """Wait until a page has written down what its reader has seen of the table."""
    page.wait_for_function("() => localStorage.getItem('discovery.seen') !== null")


def play_back(page: Page) -> None:
    """What happened is gone through once more, and any key ends that."""
    placed = page.locator(PLACED)
    before = placed.count()
    page.evaluate(STRETCHED, A_FRAME)
    page.locator(".since").get_by_role("button", name="Play it back").click()
    expect(placed).not_to_have_count(before)
    page.keyboard.press("Escape")
    expect(placed).to_have_count(before)
    page.evaluate(AS_BEFORE)


def go_away(page: Page) -> str:
    """Leave the table without a word; the address at which it is found again."""
    link = page.url
    page.goto(link.split("#")[0] + AWAY)
    page.locator("main.help").wait_for()
    return link
