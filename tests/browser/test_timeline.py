"""All discoveries in the order of time: for a projector, and as a list on a phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.support.browser.looks import too_wide

pytestmark = [pytest.mark.browser, pytest.mark.long]

SIZES = "names => Math.min(...names.map(name => parseFloat(getComputedStyle(name).fontSize)))"


@pytest.mark.parametrize(("language", "width", "least"), [("fr", 360, 20), ("en", 2560, 28)])
def test_the_timeline_is_read_from_afar_and_on_a_phone(
    visit: Visit, axe: Callable[[Page], list[str]], language: str, width: int, least: int
) -> None:
    page = visit("#/timeline", language=language, size={"width": width, "height": 900})
    names = page.locator(".timeline-words b")
    names.first.wait_for()
    expect(names).to_have_count(54)
    assert names.evaluate_all(SIZES) >= least
    assert axe(page) == []
    assert too_wide(page) <= 0
    page.locator(".timeline-card").first.press("ArrowRight")
    second = page.locator(".timeline-card").nth(1)
    expect(second).to_be_focused()
    second.press("Enter")
    expect(second).to_have_attribute("aria-expanded", "true")
