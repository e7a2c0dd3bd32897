"""The screens that a table is looked at on, and a person's page of a scene on one of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from playwright.sync_api import Page, ViewportSize

from tests.browser.conftest import Visit
from tests.support.browser.drawn import DRAWN
from tests.support.browser.scenes import Scene

FINGER: dict[str, Any] = {"has_touch": True, "is_mobile": True}
MOUSE: dict[str, Any] = {}
SCREENS: dict[str, tuple[ViewportSize, dict[str, Any]]] = {
    "phone": ({"width": 390, "height": 844}, FINGER),
    "small phone": ({"width": 360, "height": 640}, FINGER),
    "tablet": ({"width": 768, "height": 1024}, FINGER),
    "phone on its side": ({"width": 844, "height": 390}, FINGER),
    "desktop": ({"width": 1440, "height": 900}, MOUSE),
    "projector": ({"width": 2560, "height": 1440}, MOUSE),
}


FINGERS = [name for name, (_, device) in SCREENS.items() if device is FINGER]
MICE = [name for name, (_, device) in SCREENS.items() if device is MOUSE]


def seen(visit: Visit, house: str, scene: Scene, screen: str, **more: Any) -> Page:
    """The person's page of a scene, where the cards are."""
    size, device = SCREENS[screen]
    page = visit(scene.address, house=house, size=size, **device, **more)
    page.locator(":is(.plane, .tree, .single) .tile:visible").first.wait_for()
    page.evaluate(DRAWN)
    return page


def turned(page: Page, screens: Iterable[str]) -> Iterator[str]:
    """Give a page one of these screens after the other, as when a device is turned; each from the top."""
    for screen in screens:
        page.set_viewport_size(SCREENS[screen][0])
        page.evaluate("scrollTo(0, 0)")
        page.evaluate(DRAWN)
        yield screen
