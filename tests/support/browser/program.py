"""The browser that tests drive: which program, and how it is started."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, Playwright

from tooling.browser import LIGHT, LIGHT_VARIABLE, NAMES, VARIABLE

FLAGS = [
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@contextmanager
def started(playwright: Playwright, *, light: bool = True) -> Iterator[Browser]:
    """A browser without a window. A light one has no parts of a window at all, and no notifications."""
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    flags = [*FLAGS, "--no-sandbox"] if root else FLAGS
    browser = playwright.chromium.launch(executable_path=_program(light), args=flags)
    try:
        yield browser
    finally:
        browser.close()


def _program(light: bool) -> str | None:
    """The program of a browser; ``None`` leaves it to Playwright."""
    named = (os.environ.get(LIGHT_VARIABLE) if light else None) or os.environ.get(VARIABLE)
    names = (LIGHT, *NAMES) if light else NAMES
    return named or next(filter(None, map(shutil.which, names)), None)
