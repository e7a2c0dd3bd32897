"""What a person sees of a table, read from the page at one go.

Asking Playwright for each of it costs more processor time than the game itself.
"""

from __future__ import annotations

from dataclasses import dataclass

from playwright.sync_api import Page

READY = ".prompt.mine[aria-busy=false], .end"
"""Something is asked of this person, or the game is over."""
STATES = {
    "refused": ".prompt .refusal",
    "window": ".prompt.window.mine",
    "spots": ".spot",
    "selection": '[data-group="hand"] .tile[aria-pressed]',
    "use": '.prompt .choices [aria-pressed="true"]',
}
"""What can be asked beside a turn, by what is seen of it."""
BUTTONS = (
    ".prompt .choices button:enabled:not([aria-disabled=true], [aria-expanded=true], .orders *, .ask-hint)"
)
LIT = ":is(.tile, .chip).lit:visible"
PANEL = "#card-panel .actions button"
AIMED = "#card-panel .spots"
"""A card that waits for its spot: the spots are listed in its panel, or below the plane on a narrow page."""
PARTS = {"buttons": BUTTONS, "panel": PANEL}
COUNTED = {
    "lit": LIT.removesuffix(":visible"),
    "spots": ".spot",
    "picked": STATES["selection"],
    "planes": ".plane",
    "aimed": AIMED,
    "trumps": ".prompt .tokens svg",
    "confirming": ".prompt .confirm [role=alert]",
    "ends": ".end",
}
MOST_SECONDS = 30
SEE = """([wanted, states, parts, counted, seconds]) => new Promise((seen, failed) => {
    const all = what => [...document.querySelectorAll(what)];
    const shown = one => one.checkVisibility({visibilityProperty: true});
    const name = one => one.getAttribute('aria-label') ?? one.textContent.trim();
    const look = () => {
        if (!all(wanted).some(shown)) return false;
        const state = Object.keys(states).find(one => document.querySelector(states[one])) ?? 'turn';
        const found = {state};
        for (const [key, what] of Object.entries(parts)) found[key] = all(what).map(name);
        for (const [key, what] of Object.entries(counted)) found[key] = all(what).filter(shown).length;
        seen(found);
        return true;
    };
    if (look()) return;
    const stop = () => (clearTimeout(late), watcher.disconnect());
    const watcher = new MutationObserver(() => look() && stop());
    watcher.observe(document, {subtree: true, childList: true, attributes: true});
    const late = setTimeout(() => (stop(), failed(new Error(`never seen: ${wanted}`))), 1000 * seconds);
})"""


@dataclass(frozen=True)
class Sight:
    """What stands on the page: what is asked, the names of buttons, and how many there are of the rest."""

    state: str
    buttons: list[str]
    """What can be pressed in the prompt."""
    panel: list[str]
    """What can be done with the chosen card."""
    lit: int
    spots: int
    picked: int
    """Cards of the hand that a selection may be made of."""
    planes: int
    aimed: int
    trumps: int
    confirming: int
    ends: int

    @property
    def over(self) -> bool:
        """The game is over."""
        return self.ends > 0


def see(page: Page, wanted: str = READY) -> Sight:
    """What is on the page, as soon as something that is ``wanted`` can be seen there."""
    return Sight(**page.evaluate(SEE, [wanted, STATES, PARTS, COUNTED, MOST_SECONDS]))
