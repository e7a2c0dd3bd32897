"""Doing something until something shows, but not for ever: a test that waits without end says nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from playwright.sync_api import Page

STRETCHED = """([least, most]) => {
    const later = window.usualTimeout ??= window.setTimeout;
    const meant = wait => (least <= wait && wait <= most ? 60000 : wait);
    window.setTimeout = (act, wait, ...more) => later(act, meant(wait), ...more);
}"""
"""A page's timers of so many milliseconds take their time from now on: what they end is still there when it
is looked at."""
AS_BEFORE = "() => void (window.setTimeout = window.usualTimeout)"
MOST_ACTIONS = 600
PAUSE = 10  # milliseconds between two looks
MOST_LOOKS = 3_000


def until(reached: Callable[[], object], act: Callable[[], object], most: int = MOST_ACTIONS) -> None:
    """Act until it is reached, which is looked at before each act. Raises `AssertionError` after the last."""
    for _ in range(most):
        if reached():
            return
        act()
    assert reached(), f"not reached in {most} acts"


def wait_until(page: Page, reached: Callable[[], object]) -> None:
    """Let the pages of a browser go on until it is reached. Raises `AssertionError` after half a minute."""
    until(reached, lambda: page.wait_for_timeout(PAUSE), MOST_LOOKS)


def first(pages: Sequence[Page], reached: Callable[[Page], object]) -> Page:
    """The first of several pages to reach it, as soon as one has. Raises `AssertionError` likewise."""
    found: list[Page] = []

    def look() -> bool:
        found[:] = [page for page in pages if reached(page)]
        return bool(found)

    wait_until(pages[0], look)
    return found[0]
