"""Clocks, votes and prepared moves on the page, in two languages and on two sizes of screen (C14)."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from discovery.play.setups.game_setup import GameSetup, TableSettings
from tests.browser.conftest import Visit
from tests.support.browser.company import ann_and_bo
from tests.support.browser.looks import Axe, sound

pytestmark = pytest.mark.browser

CLOCK = re.compile(r"1[45]:\d\d")
"""What is left of a quarter of an hour."""
MINE = ".prompt.mine"


def started(visit: Visit) -> tuple[Page, Page]:
    """Ann in English on a desktop, the host, and Bo in French on a phone, each with a bank of time."""
    conduct = TableSettings(bank_minutes=15, increment_seconds=20)
    setup = GameSetup("explore", seats=("me", "open"), conduct=conduct)
    ann, bo = ann_and_bo(visit, setup, new=True)
    for page in (ann, bo):
        expect(page.locator(".banks li")).to_have_count(2)
    return ann, bo


def test_banks_run_a_move_is_prepared_and_the_game_goes_over_to_days(visit: Visit, axe: Axe) -> None:
    ann, bo = started(visit)
    for page in (ann, bo):
        expect(page.locator(".banks li.running")).to_have_count(1)
        expect(page.locator(".banks li").first).to_contain_text(CLOCK)
    acting, waiting = (ann, bo) if ann.locator(MINE).count() else (bo, ann)
    title = re.compile("^(Prepare your next move|Préparer son prochain coup)$")
    waiting.locator("summary", has_text=title).click()
    form = waiting.locator(".ahead")
    form.locator("input").first.fill("end")
    form.locator("input").last.fill("homo-habilis")
    sound(waiting, axe)
    form.locator("button").click()
    told = waiting.locator(".pace .asked")
    expect(told).to_contain_text(": end.")
    expect(told).to_contain_text("homo-habilis")
    expect(acting.locator(".pace .asked")).to_have_count(0)
    told.locator("button").click()
    expect(told).to_have_count(0)

    ann.locator("summary", has_text="Links and leaving").click()
    ann.get_by_role("button", name="Go on over days").click()
    expect(bo.locator(".pace")).to_contain_text("La partie doit-elle continuer avec 3 jours par tour")
    sound(bo, axe)
    bo.get_by_role("button", name="Oui").click()
    expect(ann.locator(".pace")).to_contain_text("until")
    expect(bo.locator(".pace")).to_contain_text("jusqu’au")
    for page in (ann, bo):
        expect(page.locator(".banks")).to_have_count(0)
        sound(page, axe)
