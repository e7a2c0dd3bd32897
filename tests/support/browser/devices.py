"""Devices that tests open pages on, emptied and handed on: a new one costs more than a page to load."""

from __future__ import annotations

from collections import defaultdict
from contextlib import suppress
from typing import Any

from playwright.sync_api import Browser, Error, Page

BLANK = "about:blank"
EMPTY = "localStorage.clear(); sessionStorage.clear()"
OWN_KINDS = {"has_touch", "is_mobile"}
"""What a context is made with and cannot change later; with anything else it serves one test only."""

Kind = tuple[object, ...]


class Devices:
    """Contexts of a browser with one open page each. Two tests never see what the other one left:
    storage is empty, the size and the colours are set, routes and further pages are gone.

    The cache of the network and the compiled scripts stay, which saves half of the processor time of a
    visit. A test of a first visit asks for a new device, and so does one that stands between the page and
    its socket: Playwright cannot remove such a route.
    """

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._free: defaultdict[Kind, list[Page]] = defaultdict(list)

    def borrow(self, language: str, more: dict[str, Any], *, new: bool) -> tuple[Page, Kind | None]:
        """An empty page and the kind under which it is given back; None if it is only good for one test."""
        kind = (language, *sorted(more.items())) if more.keys() <= OWN_KINDS and not new else None
        if kind is not None and self._free[kind]:
            return self._free[kind].pop(), kind
        return self._browser.new_context(locale=language, **more).new_page(), kind

    def give_back(self, page: Page, kind: Kind | None) -> None:
        """Empty the device for the next test; one that cannot be emptied is closed."""
        if kind is not None:
            with suppress(Error):
                _empty(page)
                self._free[kind].append(page)
                return
        page.context.close()


def _empty(page: Page) -> None:
    for other in page.context.pages:
        if other is not page:
            other.close()
    page.unroute_all()
    page.evaluate(EMPTY)
    page.goto(BLANK, wait_until="commit")
    page.mouse.move(0, 0)  # there is nothing left that it could hover over
