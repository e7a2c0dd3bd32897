"""What moves on a page while others act: the places of all that can be pressed, compared frame by frame."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.support.browser.moving.late import TWO_FRAMES

LIFT = 4
"""Pixels that do not count: a card that can be played is lifted by 3."""
WATCH = f"""() => {{
    const pressed = "a[href], button, input, select, textarea, summary, [role=button], [tabindex='0']";
    const own = one => one.getAttribute("aria-label") ?? one.textContent.trim();
    const seen = {{opacityProperty: true, visibilityProperty: true}};
    let stood = new Map();
    window.gone = [];
    const look = () => {{
        const now = new Map();
        for (const one of document.querySelectorAll(pressed)) {{
            if (one.closest(".log") || !one.checkVisibility(seen)) continue;
            const {{left, top, right, bottom}} = one.getBoundingClientRect();
            if (left === right || top >= innerHeight || bottom <= 0) continue;
            const box = [left, top, right - left, bottom - top].map(Math.round);
            now.set(one, box);
            if (stood.get(one)?.some((value, side) => Math.abs(value - box[side]) > {LIFT}))
                window.gone.push(`${{own(one).slice(0, 60)}}: ${{stood.get(one)}} -> ${{box}}`);
        }}
        stood = now;
        requestAnimationFrame(look);
    }};
    look();
}}"""
"""Note each thing that can be pressed and stands elsewhere, or in another size, than a frame before. The log
is left out: its newest turn stands first, so the older ones move with each."""


class Standing:
    """A page whose reader does nothing from now on."""

    def __init__(self, page: Page) -> None:
        self._page = page
        page.evaluate(WATCH)

    def moved(self) -> list[str]:
        """Everything that has moved so far, with the places: left, top, width, height in pixels."""
        self._page.evaluate(TWO_FRAMES)
        found: list[str] = self._page.evaluate("() => window.gone")
        return found
