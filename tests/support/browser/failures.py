"""What the pages of a test showed when it failed, a picture and the document of each, and what its servers
complained about."""

from __future__ import annotations

import re
from collections.abc import Generator, Iterable
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Error, Page

from tests.support.browser.house import LOGS
from tooling.testruns import PICTURES, ROOT

FOLDER = ROOT / PICTURES
FAILED = pytest.StashKey[bool]()
MOST_MILLISECONDS = 5000
"""For one picture: a page that never answers is left."""

LAST = 20_000
"""The bytes of a server's log that are kept: it may have served many tests."""


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember on the test itself that it failed, for what is torn down afterwards."""
    report = yield
    if report.failed:
        item.stash[FAILED] = True
    return report


def keep(test: pytest.Item, pages: Iterable[Page], folder: Path = FOLDER) -> None:
    """Keep in `folder` what each page shows and the servers' logs, if the test has failed."""
    if not test.stash.get(FAILED, False):
        return
    kept = folder / re.sub(r"[^\w.-]+", "_", test.nodeid)[-120:]
    kept.mkdir(parents=True, exist_ok=True)
    for number, page in enumerate(pages):
        with suppress(Error):
            page.screenshot(path=kept / f"{number}.png", timeout=MOST_MILLISECONDS)
            (kept / f"{number}.html").write_text(page.content(), encoding="utf-8")
    for number, log in enumerate(LOGS):
        (kept / f"server-{number}.log").write_bytes(log.read_bytes()[-LAST:])
