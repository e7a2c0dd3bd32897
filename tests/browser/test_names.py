"""Names on cards are broken only where a card is too narrow, and only as their language breaks words."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.support.browser.drawn import DRAWN
from tests.support.browser.scenes import CAN_PLACE
from tests.support.testing.rounds import rarely

pytestmark = [pytest.mark.browser, pytest.mark.whole_browser]

WIDTHS = [(360, 740), (390, 844), (768, 1024), (1366, 768), (1440, 900)]
PARTS = """names => names.map(name => {
    const text = name.firstChild, range = document.createRange();
    const lines = (from, to) => {
        range.setStart(text, from);
        range.setEnd(text, to);
        return [...new Set([...range.getClientRects()].map(box => Math.round(box.top / 8)))];
    };
    const parts = [...text.data.matchAll(/[^\\u00ad \\u00a0-]+/g)].map(({0: letters, index}) => {
        return [letters, lines(index + (letters.length > 1 ? 1 : 0), index + letters.length)];
    });
    return {name: text.data, parts, room: name.clientWidth, needs: name.scrollWidth};
})"""
"""For every name its parts between joints, each with the lines that it lies in; a part's first letter is left
out, since its box may be the hyphen's before it."""


def parts(page: Page) -> dict[str, list[tuple[str, list[int]]]]:
    page.evaluate("document.fonts.ready")
    found = page.locator(".tile .name:visible").evaluate_all(PARTS)
    assert len(found) >= 9
    assert all(one["needs"] <= one["room"] for one in found), "a name is wider than its card"
    return {one["name"]: one["parts"] for one in found}


@pytest.mark.parametrize("language", ["de", *rarely("en", "fr")])
def test_a_name_is_broken_at_its_joints_only(visit: Visit, language: str) -> None:
    page = visit(CAN_PLACE.address, language=language)
    page.locator(".tile .name:visible").first.wait_for()
    for width, height in WIDTHS:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        for name, joints in parts(page).items():
            assert all(len(lines) == 1 for _, lines in joints), (width, name, joints)


@pytest.mark.long
def test_wide_cards_keep_whole_words(visit: Visit) -> None:
    page = visit(CAN_PLACE.address)
    page.locator(".tile .name:visible").first.wait_for()
    found = parts(page)
    for name in ("Maritime explo\u00adration", "Sculp\u00adture", "Scaveng\u00ading", "Nomad\u00adism"):
        *_, before, after = found[name]
        assert before[1] == after[1], name
