"""The browser that tests drive: which program, and how it is started."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, Playwright

from tooling.browser import NAMES, VARIABLE

FLAGS = [
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@contextmanager
def launched(playwright: Playwright) -> Iterator[Browser]:
    """A browser without a window."""
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    flags = [*FLAGS, "--no-sandbox"] if root else FLAGS
    browser = playwright.chromium.launch(executable_path=_program(), args=flags)
    try:
        yield browser
    finally:
        browser.close()


def _program() -> str | None:
    """The program of a browser; ``None`` leaves it to Playwright."""
    return os.environ.get(VARIABLE) or next(filter(None, map(shutil.which, NAMES)), None)
