"""What is wrong with a page in several sizes and colours, one after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from playwright.sync_api import Page

from tests.browser.conftest import LOOKS, SIZES, Scheme, viewport
from tests.support.browser.drawn import DRAWN
from tests.support.testing.rounds import LONG

Axe = Callable[[Page], list[str]]
Look = tuple[str, Scheme]
LOOKED_AT = [size for size in SIZES if LONG or size != "tablet"]
"""The sizes in which a page is looked at; the tablet, which lies between, in the long round only."""


def no_axe(page: Page) -> list[str]:
    """In the place of axe where it has looked at the same page before, or will: nothing."""
    return []


def looks_in(language: str) -> list[Look]:
    """The sizes and schemes in which a page is looked at in this language."""
    return [(size, scheme) for spoken, size, scheme in LOOKS if spoken == language and size in LOOKED_AT]


def too_wide(page: Page) -> int:
    """By how many pixels a page is wider than its window; never positive for a sound one."""
    wider: int = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return wider


def sound(page: Page, axe: Axe) -> None:
    """Axe finds nothing wrong with the page as it stands, and it is no wider than the window."""
    assert axe(page) == []
    assert too_wide(page) <= 0


def faults(page: Page, axe: Axe, looks: Iterable[Look]) -> list[tuple[str, Scheme, str]]:
    """What axe finds wrong with a page as it stands, and where it is wider than the window."""
    found = []
    for size, scheme in looks:
        page.set_viewport_size(viewport(size))
        page.emulate_media(color_scheme=scheme)
        page.evaluate(DRAWN)
        wider = too_wide(page)
        wrong = [*axe(page), *([f"{wider} pixels too wide"] if wider > 0 else [])]
        found += [(size, scheme, one) for one in wrong]
    return found
