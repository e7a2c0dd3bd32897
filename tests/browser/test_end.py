"""The end of a game: what won it, where it turned, and what can be done then."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.support.browser.drawn import DRAWN
from tests.support.browser.looks import Axe, too_wide
from tests.support.browser.scenes import OVER
from tests.support.testing.rounds import rarely

pytestmark = pytest.mark.browser

FACES = """all => all.map(face =>
    [face.firstElementChild, face].map(one => one.getBoundingClientRect().height))"""
SIDES = """one => {
    const {left, right} = one.getBoundingClientRect(), around = getComputedStyle(one);
    return [left + parseFloat(around.paddingLeft), right - parseFloat(around.paddingRight)].map(Math.round);
}"""


@pytest.mark.parametrize(
    ("language", "size", "won", "fold"),
    [
        ("fr", "phone", "Comment", "Voir la table"),
        *rarely(("en", "desktop", "How it was won", "Show the table")),
    ],
)
def test_the_end_tells_what_won_and_leads_to_the_turning_points(
    visit: Visit, axe: Axe, language: str, size: str, won: str, fold: str
) -> None:
    page = visit(OVER.address, size=size, language=language)
    tally = page.locator(".tally")
    tally.wait_for()
    expect(tally).to_contain_text(won)
    total = tally.locator(".sum td").first
    assert int(total.inner_text()) == sum(
        int(cell.replace("\N{MINUS SIGN}", "-"))
        for cell in tally.locator("tbody:not(.deeds) tr:not(.sum) td:nth-child(2)").all_inner_texts()
    )
    expect(page.locator(".end-chart")).to_be_visible(timeout=90_000)
    expect(page.locator(".end-pictures a").first.locator("path").first).to_be_visible(timeout=90_000)
    page.evaluate(DRAWN)
    faces = page.locator(".face").evaluate_all(FACES)
    assert faces != []
    assert all(drawn == frame for drawn, frame in faces), "faces stay in their frames beside larger pictures"
    sheet, chart = (page.locator(f".end-{part}").evaluate(SIDES) for part in ("sheet", "chart"))
    assert chart == sheet, "the chances have the whole width"
    assert axe(page) == []
    assert too_wide(page) <= 0
    page.get_by_role("button", name=fold).click()
    expect(tally).to_be_hidden()
    page.locator(".end-tools summary").click()
    page.locator(".end a[href^='#/new/']").click()
    expect(page).to_have_url(re.compile("#/new/."))


@pytest.mark.long
def test_a_picture_of_the_game_is_saved_where_nothing_shares_it(visit: Visit) -> None:
    page = visit(OVER.address)
    page.locator(".end-tools summary").click()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Share a picture").click()
    assert saved.value.path().read_bytes().startswith(b"\x89PNG")


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_a_finished_table_has_no_line_to_type_moves_in(visit: Visit, language: str) -> None:
    page = visit(OVER.address, size="phone", language=language)
    page.locator(".tally").wait_for()
    expect(page.locator("#command")).to_have_count(0)
    expect(page.locator("#log li li").first).to_be_attached()
