"""The browser that tests drive: which program, and how it is started."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, Playwright

from tooling.browser import LIGHT, LIGHT_VARIABLE, NAMES, VARIABLE

AT_HOME = "table.lan"
"""A name of this machine for the tests' browsers: its pages are as insecure as those of a server at home."""
FLAGS = [
    f"--host-resolver-rules=MAP {AT_HOME} 127.0.0.1",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--enable-blink-features=ComputedAccessibilityInfo",  # what a screen reader calls things
]


@contextmanager
def launched(playwright: Playwright, *, whole: bool = False) -> Iterator[Browser]:
    """A browser without a window: the light one if there is one, or the whole."""
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    flags = [*FLAGS, "--no-sandbox"] if root else FLAGS
    browser = playwright.chromium.launch(executable_path=_program(whole), args=flags)
    try:
        yield browser
    finally:
        browser.close()


def _program(whole: bool) -> str | None:
    """The program of a browser; ``None`` leaves it to Playwright."""
    variables, names = ([VARIABLE], NAMES) if whole else ([LIGHT_VARIABLE, VARIABLE], (LIGHT, *NAMES))
    named = filter(None, map(os.environ.get, variables))
    return next(named, None) or next(filter(None, map(shutil.which, names)), None)
