"""What a screen reader says of a page, approximated: it follows the focus and the live regions.

Each thing that is said is a line: ``focus: ROLE “NAME”`` where the focus went, by the names that the browser
itself works out, ``focus: nothing`` where it was lost, ``live: TEXT`` what came into a live region that was
there before, in the order in which the page changed; ``key: KEY`` is what was pressed, ``row: CELLS`` a row
of a table. A real reader lets a later line cut an earlier one short, says more of states and places, and
reads what one walks over without the focus. But what it cannot say is missing here, too.
"""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.support.browser.drawn import MOST_SECONDS, STANDS

RECORD = """() => {
    const lines = window.heardLines = [];
    const asked = window.unanswered = new Set();
    const LIVE = '[aria-live]:not([aria-live=off]), [role=status], [role=alert], output';
    const WHOLE = '[aria-atomic=true], [role=status], [role=alert], output';
    const NAMED = 'button, a, [role=img]';
    const PARTED = /^(inline-)?(block|flex|grid)|^(list-item|table|flow-root)/;
    const squeezed = text => text.replace(/\\s+/g, ' ').replace(/ ([,.])/g, '$1').trim();
    const element = node => node instanceof Element ? node : node.parentElement;
    const seen = one => one.checkVisibility({visibilityProperty: true});
    const shown = one => !one.closest('[aria-hidden=true], [inert]') && seen(one);
    const said = node => {
        if (node instanceof Text) return node.data;
        if (!(node instanceof Element) || !shown(node)) return '';
        const name = node.ariaLabel ?? (node.matches(NAMED) ? node.computedName : null);
        const text = name ?? [...node.childNodes].map(said).join('');
        return PARTED.test(getComputedStyle(node).display) ? ` ${text} ` : text;
    };
    const known = new WeakSet(document.querySelectorAll(LIVE));
    const read = changes => {
        const told = [];
        const tell = node => {
            const at = element(node);
            if (!at?.isConnected || !shown(at)) return;
            const whole = at.closest(LIVE).closest(WHOLE) ?? node;
            if (told.some(one => one.contains(whole))) return;
            told.push(whole);
            const text = squeezed(said(whole));
            if (text) lines.push(`live: ${text}`);
        };
        const fresh = [];
        for (const {target, type, addedNodes} of changes) {
            const heard = known.has(element(target)?.closest(LIVE));
            if (heard) (type === 'characterData' ? [target] : addedNodes).forEach(tell);
            const added = [...addedNodes].filter(one => one instanceof Element);
            const all = added.flatMap(one => [one, ...one.querySelectorAll('*')]);
            const regions = all.filter(one => one.matches(LIVE));
            regions.filter(one => one.matches('[role=alert]')).forEach(tell);
            fresh.push(...regions);
        }
        fresh.forEach(one => known.add(one));
    };
    const watch = new MutationObserver(read);
    watch.observe(document, {subtree: true, childList: true, characterData: true});
    document.addEventListener('focusin', ({target}) => {
        read(watch.takeRecords());
        const line = {toString: () => line.text};
        const name = () => {
            const role = target.computedRole.replace(/generic|none/, '');
            const text = squeezed(role ? target.computedName : said(target));
            line.text = `focus: ${role} “${text}”`.replace('  ', ' ');
        };
        name();
        setTimeout(() => target === document.activeElement && name());  // what its focus changes in its name
        lines.push(line);
    });
    if (document.activeElement !== document.body)
        document.activeElement.dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
    const send = WebSocket.prototype.send;
    const followed = new WeakSet();
    WebSocket.prototype.send = function (text) {
        const {id, type} = JSON.parse(text);
        asked.add(id ?? type);
        if (!followed.has(this)) this.addEventListener('message', ({data}) => {
            const answer = JSON.parse(data);
            asked.delete(answer.type === 'update' ? 'hello' : answer.id);
        });
        followed.add(this);
        return send.call(this, text);
    };
}"""
"""Note what is said from now on, and which messages to the server are unanswered."""
SAID = f"""async rounds => {{
    const stands = {STANDS};
    const BUSY = 'main[aria-busy=true], main [aria-busy=true]';
    const busy = () => window.unanswered.size > 0 || document.querySelector(BUSY);
    const late = performance.now() + {1000 * MOST_SECONDS};
    for (let calm = 0; calm < rounds; calm = busy() ? 0 : calm + 1) {{
        await stands();
        if (performance.now() > late) throw new Error('the page never settles');
    }}
    const said = window.heardLines.splice(0).map(String);
    return document.activeElement === document.body ? [...said, 'focus: nothing'] : said;
}}"""
"""What has been said since it was asked last, once all is answered and drawn, which is looked at in so many
rounds: what was pressed may ask for something once it is drawn."""


class Listener:
    """Presses keys on a page and hears what is said.

    ``lines`` keep all of it, from what is said after ``page`` stands as it is now.
    """

    def __init__(self, page: Page) -> None:
        self.lines: list[str] = []
        self._page = page
        self._listen()

    def press(self, key: str) -> list[str]:
        """Press a key; what is said then."""
        self.lines.append(f"key: {key}")
        self._page.keyboard.press(key)
        said: list[str] = self._page.evaluate(SAID, 2 if key == "Enter" else 1)
        self.lines += said
        return said

    def read(self, rows: Locator) -> None:
        """Walk over the rows of a table without the focus, and hear the cells of each."""
        cells = (re.split(r"[\t\n]+", row) for row in rows.all_inner_texts())
        self.lines += ["row: " + ", ".join(filter(None, map(str.strip, row))) for row in cells]

    def load(self, key: str, first: Locator) -> None:
        """Press a key that loads the page anew; what is said from when ``first`` has the focus there."""
        self.lines.append(f"key: {key}")
        with self._page.expect_event("load"):
            self._page.keyboard.press(key)
        expect(first).to_be_focused()
        self._listen()

    def _listen(self) -> None:
        self._page.evaluate(RECORD)
        self.lines += self._page.evaluate(SAID, 1)

    @property
    def focused(self) -> str:
        """What was said of where the focus is: its role and its name."""
        places = (line for line in reversed(self.lines) if line.startswith("focus: "))
        return next(places, "").removeprefix("focus: ")

    def reach(self, name: str, most: int = 40) -> None:
        """Press Tab until a button is said whose name begins so, as a pattern.

        Raises `AssertionError` after so many keys."""
        for _ in range(most):
            if re.match(f"button “({name})", self.focused):
                return
            self.press("Tab")
        raise AssertionError(f"{name!r} is not reached: {self.focused}")
