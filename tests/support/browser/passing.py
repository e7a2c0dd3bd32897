"""Time that passes at a server and on the pages at it as a test says."""

from __future__ import annotations

import os

from playwright.sync_api import Page


class PassingTime:
    """The clock of one server and of some pages. It runs by itself, too, so what is looked at needs room for
    as long as looking takes."""

    def __init__(self) -> None:
        self._line: int | None = None
        self._pages: list[Page] = []

    def hold(self, line: int) -> None:
        """Take over the clock of the server that reads this pipe."""
        self._line = line

    def on(self, page: Page) -> Page:
        """Take over the clock of a page, which no other test must use afterwards."""
        page.clock.install()
        self._pages.append(page)
        return page

    def passes(self, seconds: int) -> None:
        """Let so much time pass everywhere."""
        assert self._line is not None, "the server is to be served with this time"
        for page in self._pages:
            page.clock.fast_forward(1000 * seconds)
        os.write(self._line, b"%d\n" % seconds)
