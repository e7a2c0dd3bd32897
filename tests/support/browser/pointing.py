"""A press with the mouse as Playwright does it, with less of its waiting for frames: they are half of the
processor time of a game.

The element has to be enabled, and a finger put on its middle has to touch it. What comes to lie there before
the press arrives is not pressed.
"""

from __future__ import annotations

from playwright.sync_api import Error, Locator, Page

MOST_MISSES = 20
MOST_SECONDS = 30
AIM = """async (wanted, seconds) => {
    const ways = ['nearest', 'center', 'end', 'start'];
    const late = performance.now() + 1000 * seconds;
    for (let tried = 0; wanted.isConnected; tried++) {
        if (performance.now() > late) throw new Error(`cannot be pressed: ${wanted.outerHTML.slice(0, 200)}`);
        const way = ways[tried % ways.length];
        if (tried === 0) wanted.scrollIntoViewIfNeeded();
        else wanted.scrollIntoView({block: way, inline: way, behavior: 'instant'});
        const box = wanted.getBoundingClientRect();
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        const free = !wanted.matches(':disabled, [aria-disabled=true] *, [aria-disabled=true]');
        if (free && wanted.contains(document.elementFromPoint(x, y))) {
            watch(wanted);
            return [x, y];
        }
        await new Promise(done => setTimeout(done, 16));
    }
    return null;

    function watch(wanted) {
        const kinds = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'];
        let hit, clicked = false;
        const check = event => {
            hit ??= wanted.contains(event.target);
            if (!hit) event.stopImmediatePropagation(), event.preventDefault();
            else clicked ||= event.type === 'click' && wanted.contains(event.target);
        };
        for (const kind of kinds) addEventListener(kind, check, {capture: true});
        window.wasHit = () => {
            for (const kind of kinds) removeEventListener(kind, check, {capture: true});
            return clicked;
        };
    }
}"""
HIT = "() => window.wasHit?.() ?? true"
LEFT = "Execution context was destroyed"


def press(wanted: Locator) -> None:
    """Press an element with the mouse, as soon as that is possible."""
    page = wanted.page
    for _ in range(MOST_MISSES):
        middle: list[float] | None = wanted.evaluate(AIM, MOST_SECONDS)
        if middle is None:
            continue
        page.mouse.click(*middle)
        if was_hit(page):
            return
    raise AssertionError(f"something else lies over {wanted}")


def was_hit(page: Page) -> bool:
    """Whether the last press was a click where it should: not if something moved between press and release.
    A page that it led away from can no longer be asked."""
    try:
        return bool(page.evaluate(HIT))
    except Error as error:
        if LEFT not in str(error):
            raise
        return True


def swipe(over: Locator, across: int = 0, down: int = 0) -> None:
    """Draw a finger over the middle of an element, so many pixels far; the page must belong to a device with
    touch. Right after it a tap presses nothing: the browser takes it for the end of the fling."""
    box = over.bounding_box()
    assert box is not None, f"{over} is not there"
    x, y = box["x"] + box["width"] / 2 - across / 2, box["y"] + box["height"] / 2
    steps = 8
    way = [{"x": x + across * n / steps, "y": y + down * n / steps} for n in range(steps + 1)]
    session = over.page.context.new_cdp_session(over.page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": way[:1]})
    for point in way[1:]:
        session.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    session.detach()
