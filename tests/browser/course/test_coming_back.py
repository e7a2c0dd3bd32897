"""Whoever comes back to a slow game is told what happened meanwhile, and can see it once more."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from discovery.play.setups.game_setup import TableSettings
from tests.browser.conftest import Visit
from tests.support.browser.company import acting, company, end_turn, go_away, noted, place, play_back
from tests.support.browser.looks import Axe

pytestmark = pytest.mark.browser


def test_what_happened_while_one_was_away_is_told_and_played_back(
    visit: Visit, address: str, axe: Axe
) -> None:
    """In the other's turn, and a day later in one's own."""
    ann, bo = company(visit, address, TableSettings(move_days=3), "Ann", "Bo")
    first = acting(ann, bo)
    second, name = (bo, "Bo") if first is ann else (ann, "Ann")
    noted(first)
    place(first)
    end_turn(first)
    expect(first.locator(".since")).to_have_count(0)
    link = go_away(first)
    place(acting(second))
    first.goto(link)
    told = first.locator(".since")
    expect(told).to_contain_text(f"While you were away: {name}: 1 card")
    assert axe(first) == []
    play_back(first)
    told.get_by_role("button", name="Put aside what happened").click()
    expect(told).to_have_count(0)

    go_away(first)
    end_turn(second)
    first.goto(link)
    expect(told).to_contain_text(re.compile(f"Since your turn: {name}: 1 card"))
    play_back(first)
    first.reload()
    expect(told).to_contain_text("Since your turn")
    play_back(first)
