"""What a finger that is drawn over a phone shows, and that buttons and keys show the same."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.browser.conftest import Visit
from tests.browser.play.test_survival import expedition
from tests.support.browser.drawn import DRAWN
from tests.support.browser.house import served
from tests.support.browser.looks import Axe, sound
from tests.support.browser.pointing import swipe
from tests.support.browser.scenes import CAN_PLACE, OVER, store
from tests.support.browser.screens import FINGER

pytestmark = [pytest.mark.browser, pytest.mark.long]

PHONE: ViewportSize = {"width": 360, "height": 740}
DAY = expedition("day", "beacon", "day", 2, 3)


@pytest.fixture(scope="module")
def camp(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    data = tmp_path_factory.mktemp("camp") / "data"
    store(data, [DAY])
    with served(data) as found:
        yield found


def test_the_tree_is_turned_era_by_era_as_by_its_tabs_and_keys(visit: Visit, axe: Axe) -> None:
    page = visit(CAN_PLACE.address, size=PHONE, language="fr", **FINGER)
    tabs = page.locator(".tabs button")
    seen = page.locator(".tabs button[aria-pressed=true]")
    tree = page.locator(".tree .row:not(.off)")
    tabs.nth(1).tap()
    expect(tabs.nth(1)).to_have_attribute("aria-pressed", "true")
    page.evaluate(DRAWN)
    swipe(tree, across=-160)
    expect(seen).to_contain_text("III")
    expect(tree).to_have_attribute("aria-label", re.compile("3"))
    sound(page, axe)
    swipe(tree, across=160)
    swipe(tree, across=160)
    expect(seen).to_have_text(tabs.nth(0).inner_text())
    swipe(tree, across=160)
    page.evaluate(DRAWN)
    expect(seen).to_have_text(tabs.nth(0).inner_text())
    tree.locator(".tile").first.focus()
    page.keyboard.press("ArrowUp")
    expect(seen).to_have_text(tabs.nth(1).inner_text())
    expect(page.locator("#card-panel")).to_have_count(0)


def closed(page: Page, head: Locator) -> None:
    """A finger that goes up or to the side leaves a sheet open, one that goes down closes it."""
    expect(head).to_be_visible()
    page.evaluate(DRAWN)
    swipe(head, across=-120)
    swipe(head, down=-60)
    expect(head).to_be_visible()
    swipe(head, down=120)
    expect(head).to_have_count(0)


def test_a_sheet_is_pulled_down_as_its_button_and_escape_close_it(visit: Visit, axe: Axe) -> None:
    page = visit(CAN_PLACE.address, size=PHONE, **FINGER)
    card = page.locator('[data-group="hand"] .tile').first
    card.tap()
    head = page.locator("#card-panel > header")
    expect(head).to_be_visible()
    sound(page, axe)
    closed(page, head)
    card.press("Enter")
    expect(head).to_be_visible()
    page.keyboard.press("Escape")
    expect(head).to_have_count(0)
    assert page.locator(".prompt [role=alert]").count() == 0, "nothing was played"


def test_so_is_the_sheet_of_a_space(visit: Visit, axe: Axe, camp: str) -> None:
    page = visit(DAY.address, size=PHONE, language="fr", house=camp, **FINGER)
    page.locator("#map .ground button[tabindex='0']").tap()
    sound(page, axe)
    closed(page, page.locator("#sheet > header"))


def test_what_a_replay_tells_is_turned_step_by_step_as_by_its_buttons_and_keys(
    visit: Visit, axe: Axe
) -> None:
    page = visit(f"#/replay/{OVER.name}/12", size=PHONE, **FINGER)
    told = page.locator(".player .line")
    step = told.locator("b")
    expect(step).to_contain_text("Step 12 of")
    page.evaluate(DRAWN)
    swipe(told, across=-160)
    expect(step).to_contain_text("Step 13 of")
    page.get_by_role("button", name="One step forward").click()
    expect(step).to_contain_text("Step 14 of")
    swipe(told, across=160)
    expect(step).to_contain_text("Step 13 of")
    page.keyboard.press("ArrowLeft")
    expect(step).to_contain_text("Step 12 of")
    sound(page, axe)
