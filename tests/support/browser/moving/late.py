"""Pages that are slow and wait long for some of their parts, and what moves on them when these arrive."""

from __future__ import annotations

import re

from playwright.sync_api import Page, Route

from tests.support.browser.drawn import DRAWN, WAITS
from tests.support.browser.waiting import until, wait_until

SLOW = 6
"""How much slower than this machine a page works: there are frames between one part and the next."""
WATCH = """(() => {
    const pressed = "a[href], button, input, select, textarea, summary, label, [role=button], [tabindex='0']";
    const box = ({x, y, width, height}) => `${x},${y} ${width}x${height}`;
    const [shown, fresh] = [new WeakSet(), new Set()];
    const look = () => {
        fresh.forEach(one => shown.add(one));
        fresh.clear();
        document.querySelectorAll(pressed).forEach(one => fresh.add(one));
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    window.moved = [];
    window.shifted = 0;
    window.watch = new PerformanceObserver(list => list.getEntries().forEach(take));
    window.take = shift => {
        if (shift.hadRecentInput) return;
        window.shifted += shift.value;
        shift.sources.forEach(note);
    };
    const note = source => {
        const {node} = source;
        const inside = node instanceof Element ? [node, ...node.querySelectorAll(pressed)] : [];
        if (!inside.some(one => shown.has(one) && one.matches(pressed))) return;
        const [from, to] = [source.previousRect, source.currentRect].map(box);
        window.moved.push(`${node.outerHTML.slice(0, 120)}: ${from} -> ${to}`);
    };
    window.watch.observe({type: "layout-shift", buffered: true});
})()"""
"""Note each move of something that can be pressed, or of what it lies in, that no press has caused. What was
not there a frame before has not moved."""
MOVED = "() => (window.watch.takeRecords().forEach(window.take), window.moved)"
SETTLED = f"""() => {{
    const root = document.documentElement;
    return root !== null && document.readyState === "complete" && !("arriving" in root.dataset) && !({WAITS});
}}"""
"""Whether a page has all its parts, and what it has asked the server for. Right after a page is opened its
document may have no root yet."""
SHIFTED = "() => window.shifted"
TWO_FRAMES = """() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"""

FRAMES_IF_PAINTED = f"() => performance.getEntriesByType('paint').length ? ({TWO_FRAMES})() : null"
"""A page has no frames as long as what it is painted with is on its way."""


class Late:
    """What a page asks for and is not given before the rest stands."""

    def __init__(self, page: Page, pattern: str) -> None:
        self._page = page
        self._held: list[Route] = []
        self._due = False
        page.route(re.compile(pattern), self._take)

    def _take(self, route: Route) -> None:
        if self._due:
            route.fallback()
        else:
            self._held.append(route)

    def come(self) -> None:
        """Let it arrive, once the page has asked for it and shown what it has without it."""
        wait_until(self._page, lambda: self._held)
        self._page.evaluate(TWO_FRAMES)
        self._due = True
        for route in self._held:
            route.fallback()
        self._page.evaluate(DRAWN)
        self._page.evaluate(TWO_FRAMES)


def slowly(page: Page, address: str, late: str) -> Late:
    """Load an address on a page that is slow and waits long for some of its parts."""
    page.goto("about:blank")
    page.add_init_script(WATCH)
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOW})
    held = Late(page, late)
    page.goto(address)
    return held


def moved(page: Page) -> list[str]:
    """What can be pressed and has moved by itself: the element, from where and to where."""
    found: list[str] = page.evaluate(MOVED)
    return found


class OneByOne:
    """A net on which each answer comes alone, after a frame that shows what the last one brought.

    So every part of a page comes late, in the same order in every run. The cache is off where requests are
    held, so each visit is a first one.
    """

    def __init__(self, page: Page) -> None:
        self.page = page
        self._held: list[Route] = []
        page.add_init_script(WATCH)
        page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOW})
        page.route("**/*", self._take)

    def _take(self, route: Route) -> None:
        if route.request.is_navigation_request():
            route.fallback()
        else:
            self._held.append(route)

    def open(self, address: str) -> None:
        """Load an address and all for which it asks, to the last part."""
        self.page.goto("about:blank")
        self.page.goto(address, wait_until="commit")
        until(self._stands, self._one_more)

    def _one_more(self) -> None:
        if self._held:
            self._held.pop(0).fallback()
        self.page.evaluate(FRAMES_IF_PAINTED)

    def _stands(self) -> bool:
        return not self._held and bool(self.page.evaluate(SETTLED))


def shifted(page: Page) -> float:
    """How much has moved by itself: a share of the screen times a way, added up (Layout Instability)."""
    moved(page)
    value: float = page.evaluate(SHIFTED)
    return value
