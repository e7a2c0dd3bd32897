"""Devices that tests open pages on, emptied and handed on: a new one costs more than a page to load."""

from __future__ import annotations

from collections import defaultdict
from contextlib import suppress
from typing import Any

from playwright.sync_api import Browser, Error, Page

BLANK = "about:blank"
RESTING = "#/help"
"""The page on which a loaded client waits for the next test: it is small and has neither table nor form."""
REST = """async resting => {
    const tables = JSON.parse(localStorage.getItem("discovery.tables") ?? "[]");
    const shared = tables.some(table => table.seats.filter(seat => seat.mine).length > 1);
    const changed = shared || localStorage.getItem("discovery.preferences") !== null;
    localStorage.clear();
    sessionStorage.clear();
    if (changed || document.querySelector("body > #app > .page") === null) return false;
    location.hash = resting;
    const frame = () => new Promise(done => requestAnimationFrame(done));
    for (let tries = 0; tries < 60 && document.querySelector("main.help") === null; tries += 1) await frame();
    localStorage.clear();  // a table that was left while the page changed may have kept something again
    sessionStorage.clear();
    scrollTo(0, 0);
    return document.querySelector("main.help") !== null;
}"""
"""Empty a page's storage and lead it to rest; false where that is not enough to forget the test: the reader
chose a language, a theme or a way of showing cards, or passed the device on to another player."""
OWN_KINDS = {"has_touch", "is_mobile"}
"""What a context is made with and cannot change later; with anything else it serves one test only."""

Kind = tuple[object, ...]


class Devices:
    """Contexts of a browser with one open page each. Two tests never see what the other one left:
    storage is empty, the size and the colours are set, routes and further pages are gone.

    The loaded client stays where it can, and a test is led to its page by the address alone, as by a link;
    this takes a third of the processor time of a visit. Elsewhere the cache of the network and the compiled
    scripts stay. A test of a first visit asks for a new device, and so does one that stands between the page
    and its socket: Playwright cannot remove such a route.
    """

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._free: defaultdict[Kind, list[Page]] = defaultdict(list)

    def borrow(self, language: str, more: dict[str, Any], *, new: bool) -> tuple[Page, Kind | None]:
        """An empty page and the kind under which it is given back; None if it is only good for one test."""
        kind = (language, *sorted(more.items())) if more.keys() <= OWN_KINDS and not new else None
        if kind is not None and self._free[kind]:
            return self._free[kind].pop(), kind
        # a worker would stand between a page and what a test lays in its way
        workers = {"service_workers": "block", **more}
        return self._browser.new_context(locale=language, **workers).new_page(), kind

    def give_back(self, page: Page, kind: Kind | None) -> None:
        """Empty the device for the next test; one that cannot be emptied is closed."""
        if kind is not None:
            with suppress(Error):
                _empty(page)
                self._free[kind].append(page)
                return
        page.context.close()


def go_to(page: Page, house: str, path: str) -> None:
    """Open a path of a house on a borrowed page; where its client rests there, it changes its page."""
    if page.url != house + RESTING:
        page.goto(house + path)
        return
    page.goto(house + (path or "#/"))
    if path != RESTING:
        page.locator("main.help").wait_for(state="detached")


def _empty(page: Page) -> None:
    for other in page.context.pages:
        if other is not page:
            other.close()
    page.unroute_all()
    if not page.evaluate(REST, RESTING):
        page.goto(BLANK, wait_until="commit")
    page.mouse.move(0, 0)  # there is nothing that it could hover over
