"""Every page stands from its first frame, whatever comes late: nothing to press moves by itself."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize

from tests.browser.conftest import Visit
from tests.support.browser.late import OneByOne, moved, shifted
from tests.support.browser.scenes import CAN_PLACE, OVER
from tests.support.testing.rounds import rarely

pytestmark = pytest.mark.browser

SIZES: dict[str, ViewportSize] = {
    "small phone": {"width": 360, "height": 740},
    "phone": {"width": 390, "height": 844},
    "tablet": {"width": 768, "height": 1024},
    "desktop": {"width": 1440, "height": 900},
}
MOST = 0.02
"""So much may the rest of a page move; what can be pressed may not at all."""
FIRST = ["", CAN_PLACE.address]
PAGES = [
    *FIRST,
    "#/new",
    "#/help",
    "#/rules/C01",
    "#/learn",
    "#/learn/first",
    "#/puzzles",
    "#/companion",
    "#/lobby",
    "#/ratings",
    "#/timeline",
    "#/account",
    "#/workshop",
    "#/deck",
    "#/deal/daily",
    "#/class",
    "#/club",
    f"#/watch/{CAN_PLACE.name}",
    OVER.address,
    f"#/replay/{OVER.name}/12",
]


@pytest.mark.parametrize("size", ["phone", *rarely("small phone", "tablet", "desktop")])
@pytest.mark.parametrize("pages", [FIRST, *rarely(PAGES)], ids=["first", "all"])
def test_nothing_moves_while_a_page_comes(visit: Visit, address: str, size: str, pages: list[str]) -> None:
    page = visit("#/help", size=SIZES[size], new=True)
    net = OneByOne(page)
    found = {}
    for path in pages:
        net.open(f"{address}{path}")
        found[path] = moved(page), shifted(page)
    assert {path: wrong for path, wrong in found.items() if wrong[0] or wrong[1] > MOST} == {}
