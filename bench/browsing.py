"""A throttled browser that measures a page: bytes, time until it can be used, frames."""

from __future__ import annotations

import os
import shutil
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Browser, CDPSession, Locator, Page, sync_playwright

from tooling.browser import NAMES, VARIABLE

FLAGS = [
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    # pages of the browser's own, which load beside each visit and would be measured with it
    "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup",
]
SLOW_NETWORK = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 93_750}
"""1.6 Mbit/s down, 0.75 up, a round trip of 150 ms: Lighthouse's slow phone network."""
REST = 400
"""Milliseconds of rest before and after a measurement, so that its consequences are included."""
PRESS = 80
"""Milliseconds between pressing and releasing a button or a finger."""
PANS = 120
CARDS = 8
MOVES = 12
APART = 400
"""Milliseconds from one move to the next while they are watched: what moves takes as long."""

LIT = '[data-group="hand"] .tile.lit, .strip .tile.lit'
ASKED = ".survival .prompt.mine"
PLAY = ".hero .primary"
WATCH = """
(() => {
    const seen = window.seen = {ready: 0, events: new Map()};
    const look = () => {
        if (document.querySelector(READY) === null) return requestAnimationFrame(look);
        requestAnimationFrame(() => setTimeout(() => {
            seen.ready = performance.now();
            document.documentElement.dataset.ready = "";
        }));
    };
    requestAnimationFrame(look);
    new PerformanceObserver(list => {
        for (const {interactionId: id, duration} of list.getEntries())
            if (id > 0) seen.events.set(id, Math.max(seen.events.get(id) ?? 0, duration));
    }).observe({type: "event", durationThreshold: 16, buffered: true});
})()
"""
"""A script that notes when READY is drawn and the main thread is free, and how long each interaction took
until its next frame."""
FRAMES = """
milliseconds => new Promise(done => {
    const frames = [];
    let last = performance.now();
    const until = last + milliseconds;
    const next = now => {
        frames.push(now - last);
        last = now;
        if (now < until) requestAnimationFrame(next);
        else done(frames);
    };
    requestAnimationFrame(next);
})
"""


@dataclass(frozen=True)
class Screen:
    """A window of some width; a phone is touched, a desktop has a mouse."""

    name: str
    width: int
    height: int
    phone: bool

    def options(self) -> dict[str, Any]:
        """The options of a browser context."""
        size = {"width": self.width, "height": self.height}
        return {"viewport": size, "is_mobile": self.phone, "has_touch": self.phone, "locale": "en"}


PHONE = Screen("390 px", 390, 844, True)
DESKTOP = Screen("1440 px", 1440, 900, False)


@dataclass(frozen=True)
class Visitor:
    """A page without stored data, and a debugging session with its browser."""

    page: Page
    line: CDPSession
    screen: Screen

    def ready_after(self, address: str) -> float:
        """Milliseconds from asking for a page until its first card, or its button, can be used."""
        self.page.goto(address, wait_until="commit")
        self.page.locator("[data-ready]").wait_for(timeout=60_000)
        found: float = self.page.evaluate("seen.ready")
        return found

    def rest(self) -> None:
        """Wait until all activity has ended."""
        self.page.wait_for_timeout(REST)

    def wake(self) -> None:
        """Press a key that does nothing, as all who watch have done: sounds are ready then."""
        self.page.keyboard.press("Escape")
        self.rest()

    def selections(self, most: int = CARDS) -> list[float]:
        """How long some cards of the pool and the hand took to answer, in milliseconds.

        An event that took less than 16 ms counts as 16: browsers do not report it.
        """
        return [self._selection(tile) for tile in self.page.locator(".strip .tile").all()[:most]]

    def _selection(self, tile: Locator) -> float:
        tile.evaluate("tile => tile.scrollIntoView({block: 'center'})")
        box = tile.bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        if not self.screen.phone:
            self.page.mouse.move(x, y)
        self.rest()
        self.page.evaluate("seen.events.clear()")
        self._press(x, y)
        self.rest()
        took: list[float] = self.page.evaluate("[...seen.events.values()]")
        self.page.keyboard.press("Escape")
        self.rest()
        return max(took, default=16.0)

    def _press(self, x: float, y: float) -> None:
        if not self.screen.phone:
            self.page.mouse.click(x, y, delay=PRESS)
            return
        self.line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        self.page.wait_for_timeout(PRESS)
        self.line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def idling(self) -> list[float]:
        """The durations of the frames in a second without activity, in milliseconds."""
        frames: list[float] = self.page.evaluate(FRAMES, 1000)
        return frames

    def panning(self) -> list[float]:
        """The durations of the frames while the plane is dragged to and fro, in milliseconds."""
        box = self.page.locator(".plane").bounding_box()
        assert box is not None
        x, y = box["x"] + 30, box["y"] + 30
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.evaluate(f"window.frames_seen = ({FRAMES})(1500); 0")
        for step in range(PANS):
            self.page.mouse.move(x + 3 * min(step, PANS - step), y + step % 30)
        frames: list[float] = self.page.evaluate("frames_seen")
        self.page.mouse.up()
        return frames

    def moving(self, go_on: Callable[[], None]) -> list[float]:
        """The durations of the frames while moves are played and shown, in milliseconds."""
        self.page.evaluate(f"window.frames_seen = ({FRAMES})({MOVES * APART}); 0")
        for _ in range(MOVES):
            go_on()
            self.page.wait_for_timeout(APART)
        frames: list[float] = self.page.evaluate("frames_seen")
        return frames

    def heap(self) -> float:
        """Megabytes of JavaScript's heap after a collection."""
        self.line.send("HeapProfiler.collectGarbage")
        self.line.send("Performance.enable")
        told = {one["name"]: one["value"] for one in self.line.send("Performance.getMetrics")["metrics"]}
        return float(told["JSHeapUsedSize"]) / 1e6


@contextmanager
def browser() -> Iterator[Browser]:
    """The browser that the tests use."""
    named = os.environ.get(VARIABLE) or next(filter(None, map(shutil.which, NAMES)), None)
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    with sync_playwright() as playwright:
        flags = [*FLAGS, "--no-sandbox"] if root else FLAGS
        started = playwright.chromium.launch(executable_path=named, args=flags)
        yield started
        started.close()


@contextmanager
def visitor(
    started: Browser, screen: Screen, ready: str = LIT, slower: float = 1, slow_network: bool = False
) -> Iterator[Visitor]:
    """A first-time visitor; the processor is ``slower`` times as slow."""
    context = started.new_context(**screen.options())
    context.add_init_script(WATCH.replace("READY", repr(ready)))
    page = context.new_page()
    line = context.new_cdp_session(page)
    line.send("Network.enable")
    if slow_network:
        line.send("Network.emulateNetworkConditions", SLOW_NETWORK)
    if slower > 1:
        line.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    try:
        yield Visitor(page, line, screen)
    finally:
        context.close()


def bytes_of_a_visit(started: Browser, address: str) -> Counter[str]:
    """Bytes on the wire by kind, with headers, from the start page to the first table."""
    found: Counter[str] = Counter()
    kinds: dict[str, str] = {}

    def began(told: dict[str, Any]) -> None:
        kinds[told["requestId"]] = told["type"].lower()

    def ended(told: dict[str, Any]) -> None:
        found[kinds.get(told["requestId"], "other")] += int(told["encodedDataLength"])

    with visitor(started, DESKTOP, PLAY) as guest:
        guest.line.on("Network.responseReceived", began)
        guest.line.on("Network.loadingFinished", ended)
        guest.ready_after(address)
        guest.rest()
        guest.page.locator(PLAY).click()
        guest.page.locator(LIT).first.wait_for()
        guest.rest()
    return found
