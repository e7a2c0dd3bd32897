"""Where a test in the browser fails, what its pages showed and its servers wrote is kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.testing.planted import BEFORE, played

pytestmark = pytest.mark.browser

HOOKS = "from tests.support.browser.failures import pytest_runtest_makereport"
ON_A_PAGE = """
import pathlib, pytest
from playwright.sync_api import sync_playwright
from tests.support.browser import failures, house
from tests.support.browser.program import launched

@pytest.fixture
def page(request):
    log = pathlib.Path(__file__).with_suffix(".log")
    log.write_text("What the server wrote")
    with house.among(house.LOGS, log), sync_playwright() as playwright, launched(playwright) as found:
        page = found.new_page()
        page.set_content("<h1>What it showed</h1>")
        yield page
        failures.keep(request.node, [page], pathlib.Path(__file__).parent / "kept")

def test_fails(page):
    assert page.title() == "something else"

def test_passes(page):
    assert page.title() == ""
"""


@pytest.mark.long
def test_what_a_failed_page_showed_and_its_server_wrote_is_kept(tmp_path: Path) -> None:
    said = played(tmp_path, BEFORE, ON_A_PAGE, seconds=60, hooks=HOOKS)

    assert "1 failed, 2 passed" in said
    kept = list((tmp_path / "kept").iterdir())
    assert len(kept) == 1
    assert kept[0].name.endswith("test_fails")
    assert (kept[0] / "0.png").stat().st_size > 0
    assert "What it showed" in (kept[0] / "0.html").read_text(encoding="utf-8")
    assert (kept[0] / "server-0.log").read_text(encoding="utf-8") == "What the server wrote"
