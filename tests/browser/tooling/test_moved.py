"""A part that arrives late and pushes a button is noticed, and one whose room was kept is not."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route

from tests.browser.conftest import Visit
from tests.support.browser.moving.late import moved, slowly

pytestmark = pytest.mark.browser

PAGE = """<!doctype html><div style="height: %s"></div><button>Copy this link</button><script>
fetch("late").then(answer => answer.text()).then(text => {
    document.querySelector("div").textContent = text;
});
</script>"""
"""The late part is some lines high."""


@pytest.mark.parametrize(("height", "pushed"), [("auto", True), ("200px", False)])
def test_a_button_that_a_late_part_pushes_is_noticed(
    visit: Visit, address: str, height: str, pushed: bool
) -> None:
    page = visit("#/help", new=True)

    def planted(route: Route) -> None:
        route.fulfill(body=PAGE % height, content_type="text/html")

    page.route("**/planted", planted)
    page.route("**/late", lambda route: route.fulfill(body="word " * 500))
    late = slowly(page, f"{address}planted", r"/late$")
    page.get_by_role("button").wait_for()
    late.come()
    page.get_by_text("word").wait_for()
    assert bool(moved(page)) is pushed
