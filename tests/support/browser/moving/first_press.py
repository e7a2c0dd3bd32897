"""A press in the very frame in which something to press is first shown, at the place where it is then."""

from __future__ import annotations

import json

from playwright.sync_api import Page

SLOW = 6
"""How much slower than this machine the page works: its parts come frames apart."""
PRESS = """(([selector, word]) => {
    const fits = one => one.textContent.includes(word) && one.checkVisibility({visibilityProperty: true});
    const look = () => {
        const one = [...document.querySelectorAll(selector)].find(fits);
        if (!one) return requestAnimationFrame(look);
        one.scrollIntoView({block: "center", behavior: "instant"});
        const {left, top, width, height} = one.getBoundingClientRect();
        const [clientX, clientY] = [left + width / 2, top + height / 2];
        const under = () => document.elementFromPoint(clientX, clientY);
        const given = {bubbles: true, cancelable: true, composed: true, clientX, clientY, view: window};
        under()?.dispatchEvent(new PointerEvent("pointerdown", {...given, isPrimary: true}));
        requestAnimationFrame(() => {
            under()?.dispatchEvent(new PointerEvent("pointerup", {...given, isPrimary: true}));
            under()?.dispatchEvent(new MouseEvent("click", given));
            window.pressed = true;
        });
    };
    requestAnimationFrame(look);
})"""
"""Press down in the first frame and let go in the next one, on whatever is at that place in either."""


class FirstPress:
    """A slow page on which the first thing that fits a selector and has a word in its text is pressed as soon
    as it shows."""

    def __init__(self, page: Page, selector: str, word: str) -> None:
        self._page = page
        page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOW})
        page.add_init_script(f"{PRESS}({json.dumps([selector, word])})")

    def load(self, address: str) -> None:
        """Load an address anew and press there. Raises `playwright.Error` if nothing fits."""
        self._page.goto("about:blank")
        self._page.goto(address)
        self._page.wait_for_function("() => window.pressed")
