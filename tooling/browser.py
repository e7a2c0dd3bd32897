"""The browser for the tests: named by the user, found on the machine, or installed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from tooling.environment import Environment

VARIABLE = "DISCOVERY_BROWSER"
LIGHT_VARIABLE = "DISCOVERY_LIGHT_BROWSER"
LIGHT = "chromium-headless-shell"
"""Chromium without all that surrounds a page: most tests take a quarter less processor time in it. It has
neither messages from a server nor hyphenation, so tests of these ask for the whole browser."""
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
PLACES = {
    "darwin": (
        "/Applications/Chromium.app/Contents/MacOS/Chromium",
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    ),
    "win32": (
        r"C:\Program Files\Google\Chrome\Application\chrome.exe",
        r"C:\Program Files (x86)\Google\Chrome\Application\chrome.exe",
        r"C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe",
    ),
}
WAITS = "DPkg::Lock::Timeout=120"
"""Seconds that apt waits for another installation on this machine, as of a second checkout that is set up."""
PLAYWRIGHT_BROWSER = (
    "from playwright.sync_api import sync_playwright as start\n"
    "with start() as playwright: print(playwright.chromium.executable_path)"
)


class NoBrowserError(Exception):
    """The browser that the user named does not exist."""


def find(environment: Environment) -> Path | None:
    """Find an installed browser. Raises `NoBrowserError` if the user named one that does not exist."""
    named = os.environ.get(VARIABLE)
    if named:
        if not Path(named).is_file():
            raise NoBrowserError(named)
        return Path(named)
    return next(filter(works, candidates()), None) or downloaded(environment)


def light(whole: Path) -> Path:
    """The program for tests that need no more than a page: the light one if it is installed, unless the user
    named a browser."""
    found = None if os.environ.get(VARIABLE) else shutil.which(LIGHT)
    return Path(found) if found and works(Path(found)) else whole


def candidates() -> Iterator[Path]:
    """Programs on this machine that are a Chromium by their name and place."""
    for name in NAMES:
        found = shutil.which(name)
        if found:
            yield Path(found)
    yield from (Path(place) for place in PLACES.get(sys.platform, ()) if Path(place).is_file())


def works(program: Path) -> bool:
    """Whether it starts and prints its version, since some systems ship a stub. On Windows it would open a
    window."""
    if sys.platform == "win32":
        return True
    return subprocess.run([program, "--version"], capture_output=True, check=False).returncode == 0


def downloaded(environment: Environment) -> Path | None:
    """The browser that Playwright downloaded earlier, if it did."""
    command = [str(environment.python), "-I", "-c", PLAYWRIGHT_BROWSER]
    asked = subprocess.run(command, capture_output=True, text=True, check=False)
    path = asked.stdout.strip()
    return Path(path) if path and Path(path).is_file() else None


def install(environment: Environment) -> None:
    """Install Chromium: the system's package if permitted, else Playwright's. Raises `CalledProcessError`."""
    prefix = administrator()
    if prefix is not None and shutil.which("apt-get"):
        apt = [*prefix, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-o", WAITS]
        for command in (["update"], ["install", "-y", "chromium"], ["install", "-y", LIGHT]):
            with suppress(subprocess.CalledProcessError):  # not every system has the light one
                environment.run([*apt, *command])
        if find(environment) is not None:
            return
    environment.run([environment.python, "-I", "-m", "playwright", "install", "chromium"])


def administrator() -> list[str] | None:
    """The prefix that runs a command as administrator; None if that would need a password."""
    if sys.platform == "win32":
        return None
    if os.geteuid() == 0:
        return []
    if not shutil.which("sudo"):
        return None
    allowed = subprocess.run(["sudo", "-n", "true"], capture_output=True, check=False).returncode == 0
    return ["sudo", "-n"] if allowed else None
