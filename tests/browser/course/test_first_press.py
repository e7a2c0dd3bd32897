"""What is shown works: a press in the first frame of a control does what it says, every time."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

import pytest
from playwright.sync_api import Page, Route, expect

from discovery.play.setups.code import encode
from discovery.play.setups.game_setup import GameSetup
from tests.browser.conftest import Visit
from tests.browser.course.test_late_parts import hosted
from tests.browser.course.test_stillness import SIZES
from tests.support.browser.moving.first_press import FirstPress
from tests.support.browser.moving.late import Late
from tests.support.browser.scenes import CAN_PLACE, OVER
from tests.support.testing.rounds import LONG, rarely

pytestmark = pytest.mark.browser

TIMES = 20 if LONG else 2


@dataclass(frozen=True)
class Control:
    """Something to press: where it is, and by what one sees that it worked."""

    name: str
    path: str
    selector: str
    word: str
    worked: Callable[[Page], None]


def at_a_table(page: Page) -> None:
    page.wait_for_url(re.compile("#/play/"))


CONTROLS = [
    Control("play", "", "button", "Play", at_a_table),
    Control(
        "create",
        f"#/new/{encode(GameSetup('explore', seats=('me', 'open')))}",
        "form button",
        "Create the table",
        lambda page: page.locator(".lobby").wait_for(),
    ),
    Control(
        "a card",
        CAN_PLACE.address,
        '[data-group="hand"] .tile.lit',
        "",
        lambda page: page.locator("#card-panel h2").wait_for(),
    ),
    Control("replay", OVER.address, "a", "Replay", lambda page: page.wait_for_url(re.compile("#/replay/"))),
    Control("rules", CAN_PLACE.address, "a", "Rules", lambda page: page.wait_for_url(re.compile("#/rules"))),
]


@pytest.mark.parametrize("size", ["phone", *rarely("desktop")])
@pytest.mark.parametrize("control", CONTROLS, ids=lambda control: control.name)
def test_the_first_press_does_what_it_says(visit: Visit, address: str, size: str, control: Control) -> None:
    page = visit("#/help", size=SIZES[size], new=True)
    first = FirstPress(page, control.selector, control.word)
    for _ in range(TIMES):
        first.load(f"{address}{control.path}")
        control.worked(page)


@pytest.mark.parametrize("size", ["phone", *rarely("desktop")])
def test_the_link_of_a_seat_is_there_at_the_first_press(visit: Visit, size: str) -> None:
    page = hosted(visit, size, "me", "open")
    lobby = page.url
    first = FirstPress(page, "button", "Copy this seat’s link")
    for _ in range(TIMES):
        first.load(lobby)
        expect(page.get_by_label("Secret link of the seat")).to_be_visible()


LATE = """<!doctype html><button>Copy this link</button><p></p><script>
fetch("late").then(answer => answer.text()).then(text => {
    document.querySelector("button").onclick = () => (document.querySelector("p").textContent = "copied");
    document.body.append(text);
});
</script>"""
"""A button that is shown before it works."""


def test_a_control_that_is_shown_before_it_works_is_noticed(visit: Visit, address: str) -> None:
    page = visit("#/help", new=True)

    def planted(route: Route) -> None:
        route.fulfill(body=LATE, content_type="text/html")

    page.route("**/planted", planted)
    page.route("**/late", lambda route: route.fulfill(body="now it works"))
    late = Late(page, r"/late$")
    FirstPress(page, "button", "Copy this link").load(f"{address}planted")
    late.come()
    expect(page.get_by_text("now it works")).to_be_visible()
    expect(page.get_by_text("copied")).to_have_count(0)
