"""The benchmark of the page plays its tables to where it measures, and measures there."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from bench import boards, browsing
from bench.browsing import DESKTOP, LIT, PHONE, Screen, bytes_of_a_visit, visitor
from bench.page import WATCHED
from tests.support.browser.drawn import DRAWN

pytestmark = [pytest.mark.browser, pytest.mark.long]


def test_tables_are_played_to_where_they_are_measured(
    tmp_path: Path, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(browsing, "PANS", 12)
    monkeypatch.setattr(browsing, "MOVES", 2)
    with boards.served(tmp_path / "data") as address:
        long = boards.long_connect(address)
        with visitor(browser, DESKTOP) as guest:
            assert guest.ready_after(long) > 0
            guest.page.evaluate(DRAWN)
            assert guest.page.locator(".plane .tile").count() > boards.LONG / 2
            assert len(guest.panning()) > 1
            assert guest.heap() > 1
        for screen in (PHONE, DESKTOP):
            assert answered(browser, boards.explore(address), screen)
        for game, ready in WATCHED.values():
            with boards.played(address, game) as (page, go_on), visitor(browser, DESKTOP, ready) as guest:
                assert guest.ready_after(page) > 0
                assert len(guest.moving(go_on)) > 1
        found = bytes_of_a_visit(browser, address)
        assert {"document", "script", "stylesheet", "font"} <= set(found)


def answered(browser: Browser, address: str, screen: Screen) -> bool:
    """Whether each of the cards answered to being pressed, and none was left chosen."""
    with visitor(browser, screen, LIT) as guest:
        guest.ready_after(address)
        took = guest.selections(2)
        return len(took) == 2 and guest.page.locator(".tile.chosen").count() == 0
