"""The server of the browser tests: it deals every table alike, and is gone when its test is."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.support.browser.house import MODULE, ROOT
from tests.support.browser.people import Pointer
from tests.support.deadlines import MOST_SECONDS, said, started

pytestmark = pytest.mark.browser

CARDS = "tiles => tiles.map(tile => tile.dataset.card)"


def dealt(page: Page) -> tuple[list[str], list[str]]:
    """The cards of the reader's hand and of the pool."""
    hand, pool = (
        page.locator(f'[data-group="{group}"] .tile').evaluate_all(CARDS) for group in ("hand", "pool")
    )
    return hand, pool


@pytest.mark.long
def test_every_table_is_dealt_alike_whatever_was_played_before(visit: Visit) -> None:
    found = []
    for actions in (5, 1, 0):
        page = visit()
        person = Pointer(page)
        person.begin()
        person.settled()
        found.append(dealt(page))
        person.play(actions)
    assert found[0][0]
    assert found == [found[0]] * 3


def test_a_server_is_gone_when_the_process_of_its_test_is(tmp_path: Path) -> None:
    command = [sys.executable, "-m", MODULE, str(tmp_path / "data"), "0", "{}"]
    with started(command, cwd=ROOT, stdin=subprocess.PIPE) as server:
        said(server, "http://")
        assert server.stdin is not None
        server.stdin.close()
        server.stdin = None
        assert server.wait(MOST_SECONDS) == 1
