"""A game whose seats sit on different processes, while one of these is killed and while the bus is away."""

from __future__ import annotations

import sys
from contextlib import AbstractContextManager, ExitStack
from pathlib import Path
from subprocess import Popen

import pytest
from playwright.sync_api import Page

from discovery.play.setups.game_setup import TableSettings
from tests.browser.conftest import Complaints, Visit
from tests.support.browser.company import PLACED, acting, company
from tests.support.browser.people import Pointer
from tests.support.browser.waiting import wait_until
from tests.support.data_servers import Postgres, redis
from tests.support.deadlines import said, started
from tests.support.server.proxy import proxy

pytestmark = pytest.mark.browser

CUT_OFF = ("WebSocket connection to", "Failed to load resource")
"""What the browser says where a process that it was connected to is killed."""


def process(folder: Path, database: str, bus: str) -> AbstractContextManager[Popen[str]]:
    """One process of a server, as hosts start it."""
    given = ["--port", "0", "--data", str(folder), "--database", database, "--bus", bus]
    return started([sys.executable, "-m", "discovery", "serve", *given])


def play(people: dict[Page, Pointer], actions: int = 3) -> None:
    """Whoever is asked acts."""
    for _ in range(actions):
        people[acting(*people)].act()


def same_history(*pages: Page) -> None:
    """All pages show the same number of cards in the tree."""
    acting(*pages)  # the last move has been answered
    trees = [page.locator(PLACED) for page in pages]
    wait_until(pages[0], lambda: trees[0].count() == trees[1].count() > 0)


def test_people_play_on_while_processes_are_killed_and_the_bus_is_away(
    visit: Visit, complaints: Complaints, postgres: Postgres, tmp_path: Path
) -> None:
    complaints.allowed += CUT_OFF
    database = postgres.database()
    with ExitStack() as stack:
        bus = stack.enter_context(redis())
        running = [stack.enter_context(process(tmp_path / str(n), database, bus.url)) for n in range(3)]
        addresses = [said(one, r"http://\S+").group() for one in running]
        house = stack.enter_context(proxy(addresses))
        pages = company(visit, house, TableSettings(), "Ann", "Bo")
        people = {page: Pointer(page) for page in pages}
        play(people)
        bus.stop()
        play(people)
        bus.start()
        for one in running[:2]:
            one.kill()
            play(people)
        same_history(*pages)
