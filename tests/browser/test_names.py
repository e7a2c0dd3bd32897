"""Names on cards are broken only where a card is too narrow, and only as their language breaks words."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.support.browser.people import Pointer

pytestmark = pytest.mark.browser

WIDTHS = [(360, 740), (390, 844), (768, 1024), (1440, 900)]
PARTS = """names => names.map(name => {
    const text = name.firstChild, range = document.createRange();
    const line = at => {
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        return Math.round(range.getBoundingClientRect().top / 8);
    };
    const parts = [...text.data.matchAll(/[^\\u00ad \\u00a0-]+/g)].map(({0: letters, index}) => {
        const inside = [...letters].map((_, at) => at).slice(letters.length > 1 ? 1 : 0);
        return [letters, [...new Set(inside.map(at => line(index + at)))]];
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


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", WIDTHS, ids=lambda size: str(size[0]))
def test_a_name_is_broken_at_its_joints_only(visit: Visit, language: str, size: tuple[int, int]) -> None:
    page = visit(language=language)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    Pointer(page, language).begin()
    for name, joints in parts(page).items():
        assert all(len(lines) == 1 for _, lines in joints), (name, joints)


def test_wide_cards_keep_whole_words(visit: Visit) -> None:
    page = visit()
    page.set_viewport_size({"width": 1440, "height": 900})
    Pointer(page).begin()
    found = parts(page)
    for name in ("Maritime explo\u00adration", "Sculp\u00adture", "Scaveng\u00ading", "Nomad\u00adism"):
        *_, before, after = found[name]
        assert before[1] == after[1], name
