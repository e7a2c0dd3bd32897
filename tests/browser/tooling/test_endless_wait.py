"""A page that never answers is named as what a test waits for, and the next test has a browser that works."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.testing.planted import BEFORE, played

pytestmark = pytest.mark.browser

IN_A_PAGE = """
import pytest
from playwright.sync_api import sync_playwright
from tests.support.browser.program import launched

@pytest.fixture(scope="module")
def browser():
    with sync_playwright() as playwright, launched(playwright) as found:
        yield found

def test_waits(browser):
    browser.new_page().evaluate("new Promise(() => {})")

def test_the_browser_goes_on(browser):
    assert browser.new_page().evaluate("1 + 1") == 2
"""


@pytest.mark.long
def test_an_endless_wait_in_a_page_leaves_its_browser_usable(tmp_path: Path) -> None:
    said = played(tmp_path, BEFORE, IN_A_PAGE, seconds=20)

    assert "still running after 20 s" in said
    assert 'evaluate("new Promise(() => {})")' in said
    assert "1 failed, 2 passed" in said
