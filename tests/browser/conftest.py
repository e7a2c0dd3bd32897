"""A server, a browser and pages whose console must stay silent."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Error,
    Page,
    Playwright,
    ViewportSize,
    expect,
    sync_playwright,
)

from tests.support.browser import failures
from tests.support.browser.devices import Devices, Kind, go_to
from tests.support.browser.drawn import STANDS
from tests.support.browser.failures import pytest_runtest_makereport
from tests.support.browser.house import ALL_LOGS, served
from tests.support.browser.program import AT_HOME, launched
from tests.support.browser.scenes import CAN_PLACE, CAN_TAKE_BACK, OVER, store

__all__ = ["pytest_runtest_makereport"]

Scheme = Literal["light", "dark"]
SIZES = {"desktop": (1440, 900), "tablet": (768, 1024), "phone": (360, 640)}
LOOKS: list[tuple[str, str, Scheme]] = [
    ("en", "desktop", "light"),
    ("en", "tablet", "dark"),
    ("en", "phone", "dark"),
    ("fr", "desktop", "dark"),
    ("fr", "tablet", "light"),
    ("fr", "phone", "light"),
]
"""Languages, sizes and schemes, so that every two of them meet."""

expect.set_options(timeout=20_000)
"""Milliseconds in which something has to show. What never comes fails later; what a busy machine brings late
passes: the usual 5 seconds are too few where two runs share two cores."""

Visit = Callable[..., Page]
NAVIGATION = 90_000
"""Milliseconds until a page is loaded; the first one of `./dev` is put together then."""
NO_WORKER = "Service Worker registration blocked by Playwright"
"""What Playwright says on each device without workers."""
FAILURE = re.compile("program-(failed|nonsense)")
"""What a server writes of a program that raised an error, was late or named no legal move. Its table plays on
without it, so no page shows it."""
LEFT_EARLY = "WebSocket is closed before the connection is established"
"""What the browser says where a table is left before its connection stands."""
UNKNOWN_FEATURE = "Permissions-Policy header: Unrecognized feature"
"""What the browser says of a feature that pages refuse and that this version of it does not have. It refuses
nothing then, which is right: one long test says which features these are, instead of every test."""


def viewport(size: str | ViewportSize) -> ViewportSize:
    """A size in pixels, or the one of this name."""
    if not isinstance(size, str):
        return size
    width, height = SIZES[size]
    return {"width": width, "height": height}


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as found:
        yield found


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    with launched(playwright) as found:
        yield found


@pytest.fixture(scope="session")
def whole_browser(playwright: Playwright) -> Iterator[Browser]:
    with launched(playwright, whole=True) as found:
        yield found


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    data = tmp_path_factory.mktemp("house") / "data"
    store(data, [CAN_PLACE, CAN_TAKE_BACK, OVER])
    with served(data, allow_hosts=[AT_HOME]) as found:
        yield found


class Complaints:
    """What a page's console or scripts complain about; ``allowed`` are parts of messages that may come."""

    def __init__(self) -> None:
        self.found: list[str] = []
        self.allowed: list[str] = []
        self.unknown_features: list[str] = []
        self._watched: list[Page] = []

    def watch(self, page: Page) -> None:
        page.on("console", self._said)
        page.on("pageerror", self._broke)
        self._watched.append(page)

    def stop(self) -> None:
        for page in self._watched:
            page.remove_listener("console", self._said)
            page.remove_listener("pageerror", self._broke)

    def unexpected(self) -> list[str]:
        return [text for text in self.found if not any(part in text for part in self.allowed)]

    def _said(self, message: ConsoleMessage) -> None:
        if UNKNOWN_FEATURE in message.text:
            self.unknown_features.append(message.text)
            return
        expected = message.text == NO_WORKER or LEFT_EARLY in message.text
        if message.type in ("error", "warning") and not expected:
            self.found.append(f"{message.type}: {message.text} {message.location['url']}")

    def _broke(self, error: Error) -> None:
        self.found.append(f"script: {error.stack or error}")


@pytest.fixture
def complaints() -> Iterator[Complaints]:
    kept = Complaints()
    before = failures_of_programs()
    yield kept
    assert kept.unexpected() == []
    new = [
        line for log, lines in failures_of_programs().items() for line in lines[len(before.get(log, [])) :]
    ]
    assert new == [], "a computer player failed, and its table played by the clock"


def failures_of_programs() -> dict[Path, list[str]]:
    """What each server of this process has written of programs that failed, by its log."""
    logs = {log: log.read_text(encoding="utf-8") for log in ALL_LOGS}
    return {log: [line for line in text.splitlines() if FAILURE.search(line)] for log, text in logs.items()}


@pytest.fixture(scope="session")
def devices(browser: Browser) -> Devices:
    return Devices(browser)


@pytest.fixture(scope="session")
def whole_devices(whole_browser: Browser) -> Devices:
    return Devices(whole_browser)


@pytest.fixture
def visit(request: pytest.FixtureRequest, address: str, complaints: Complaints) -> Iterator[Visit]:
    """Open a page on another device, which is empty, or beside an open one (another tab). Tests with the
    marker ``whole_browser`` have that."""
    whole = request.node.get_closest_marker("whole_browser") is not None
    devices: Devices = request.getfixturevalue("whole_devices" if whole else "devices")
    borrowed: list[tuple[Page, Kind | None]] = []

    def opened(
        path: str = "",
        size: str | ViewportSize = "desktop",
        language: str = "en",
        scheme: Scheme = "light",
        beside: Page | None = None,
        house: str = "",
        new: bool = False,
        **more: Any,
    ) -> Page:
        if beside is None:
            borrowed.append(devices.borrow(language, more, new=new))
        page = borrowed[-1][0] if beside is None else beside.context.new_page()
        page.set_viewport_size((beside and beside.viewport_size) or viewport(size))
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce", forced_colors="none")
        page.set_default_navigation_timeout(NAVIGATION)
        complaints.watch(page)
        go_to(page, house or address, path)
        return page

    yield opened
    complaints.stop()
    failures.keep(request.node, (other for page, _ in borrowed for other in page.context.pages))
    for page, kind in borrowed:
        devices.give_back(page, kind)


AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
FINDINGS = """async () => {
    const found = await axe.run(document, {resultTypes: ["violations"], selectors: false});
    const told = one => `${one.html.slice(0, 160)}: ${one.failureSummary}`;
    return found.violations.map(({id, nodes}) => `${id}: ${told(nodes[0])}`);
}"""


@pytest.fixture(scope="session")
def axe() -> Callable[[Page], list[str]]:
    """What axe finds wrong with a page as it stands, one line a rule. A page whose code is still on its way
    is waited for: without its main part it would be at fault."""
    script = AXE.read_text(encoding="utf-8")

    def findings(page: Page) -> list[str]:
        if not page.evaluate("'axe' in window"):
            page.evaluate(script + ";0")
        page.evaluate(STANDS)
        found: list[str] = page.evaluate(FINDINGS)
        return found

    return findings
