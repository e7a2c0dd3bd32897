"""Room on the screen: a form that is soon read, a board beside its analysis, names that no sign covers."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import Visit
from tests.support.browser.drawn import COVERED_TEXTS, DRAWN
from tests.support.browser.forms import disclose, part, settled
from tests.support.browser.looks import Axe
from tests.support.browser.scenes import CAN_PLACE, OVER
from tests.support.browser.waiting import until
from tests.support.testing.rounds import rarely

pytestmark = [pytest.mark.browser, pytest.mark.whole_browser]

SCREENS: dict[str, ViewportSize] = {
    "desktop": {"width": 1280, "height": 800},
    "phone": {"width": 390, "height": 844},
}

# ---- the form for a new table --------------------------------------------------------------------

FOOT = """() => {
    const button = document.querySelector("form button.primary").getBoundingClientRect();
    return button.top >= 0 && button.bottom <= innerHeight;
}"""
UNDER = """() => {
    const one = document.activeElement;
    const box = one.getBoundingClientRect();
    const foot = document.querySelector("form .foot");
    return !foot.contains(one) && box.bottom > foot.getBoundingClientRect().top;
}"""
IN_FORM = "document.querySelector('form').contains(document.activeElement)"


@pytest.mark.long
@pytest.mark.parametrize("language", ["fr", "en"])
def test_on_a_phone_the_form_is_read_in_two_movements_of_a_thumb(visit: Visit, language: str) -> None:
    page = visit("#/new", size=SCREENS["phone"], language=language)
    expect(page.locator("form details")).to_have_count(6)
    expect(page.locator("form details[open]")).to_have_count(0)
    page.evaluate(DRAWN)
    height: int = page.evaluate("document.documentElement.scrollHeight")
    assert height <= 2.5 * SCREENS["phone"]["height"]
    for top in range(0, height // 2, 200):
        page.evaluate("top => scrollTo(0, top)", top)
        assert page.evaluate(FOOT), f"the button that starts is out of sight at {top}"


@pytest.mark.long
@pytest.mark.parametrize("size", SCREENS)
def test_the_focus_is_never_under_the_button_that_starts(visit: Visit, size: str) -> None:
    page = visit("#/new", size=SCREENS[size])
    disclose(page, "Options", "Who plays?")
    settled(page)  # what the server says of a set-up moves what the focus is on
    page.locator('input[name="game"]:checked').focus()
    page.evaluate("scrollTo(0, 0)")
    seen = 0

    def next_one() -> None:
        nonlocal seen
        assert not page.evaluate(UNDER), page.evaluate("document.activeElement.outerHTML")
        page.keyboard.press("Tab")
        seen += 1

    until(lambda: not page.evaluate(IN_FORM), next_one)
    assert seen > 20


@pytest.mark.long
def test_what_is_chosen_in_a_closed_part_is_told_above_it(visit: Visit) -> None:
    page = visit("#/new")
    options = part(page, "Options").locator("summary")
    expect(options).to_have_text("Options none")
    options.focus()
    page.keyboard.press("Enter")
    page.get_by_role("checkbox", name=re.compile(r"^Series\+")).check()
    page.get_by_role("checkbox", name=re.compile("^Jokers")).check()
    page.get_by_label("Jokers in the stack").select_option("2")
    options.click()
    expect(page.get_by_role("checkbox", name=re.compile("^Jokers"))).to_be_hidden()
    expect(options).to_contain_text("Jokers: 2")
    expect(options).to_contain_text("Series+")
    disclose(page, "Who plays?", "More settings")
    page.get_by_role("button", name=re.compile("^Double")).click()
    expect(part(page, "Who plays?").locator("summary")).to_have_text("Who plays? Double, Teams")
    more = part(page, "More settings").locator("summary")
    expect(more).to_contain_text("standard")
    disclose(page, "Clock")
    page.get_by_role("combobox", name="Clock").select_option("turn")
    expect(part(page, "Clock").locator("summary")).to_contain_text("60 seconds")
    page.get_by_role("checkbox", name=re.compile("^Hints")).uncheck()
    expect(more).to_contain_text("Hints: none")
    settled(page)
    code = part(page, "Code of this set-up")
    expect(code.locator(".chosen")).to_have_text(page.get_by_label("Code of this set-up").input_value())


@pytest.mark.long
def test_a_field_to_be_mended_opens_the_part_that_it_lies_in(visit: Visit) -> None:
    page = visit("#/new")
    disclose(page, "More settings")
    page.get_by_label("Spectators see the game").select_option("delayed")
    page.get_by_role("spinbutton", name="Steps of delay").fill("")
    more = part(page, "More settings")
    more.locator("summary").click()
    expect(more).not_to_have_attribute("open", "")
    page.get_by_role("button", name="Create the table").click()
    expect(more).to_have_attribute("open", "")
    expect(page.get_by_role("spinbutton", name="Steps of delay")).to_be_focused()


# ---- the board beside its analysis ---------------------------------------------------------------


SEEN = [
    ("fr", "phone", "light"),
    *rarely(("en", "desktop", "light"), ("en", "phone", "dark"), ("fr", "desktop", "dark")),
]
"""The languages, sizes and schemes of `LOOKS` that are among these screens."""
REPLAY = f"#/replay/{OVER.name}"
COVERED = """all => all.filter(one => {
    const box = one.getBoundingClientRect();
    const places = [[3, 3], [box.width - 3, 3], [3, box.height - 3], [box.width - 3, box.height - 3]];
    return !places.every(([x, y]) => one.contains(document.elementFromPoint(box.left + x, box.top + y)));
}).map(one => one.textContent.trim())"""


@pytest.mark.parametrize(("language", "size", "scheme"), SEEN)
def test_board_and_analysis_are_read_at_once(
    visit: Visit, axe: Axe, language: str, size: str, scheme: str
) -> None:
    page = visit(REPLAY, size=SCREENS[size], language=language, scheme=scheme)
    page.get_by_role("slider").fill("20")
    opener = page.locator('[aria-controls="analysis"]')
    opener.click()
    analysis = page.locator(".analysis")
    expect(analysis.get_by_role("img")).to_be_visible(timeout=60_000)
    shown = page.locator(".tree .row:not(.off)")
    expect(shown).to_have_count(6 if size == "desktop" else 1)
    tiles = shown.locator(".tile")
    assert tiles.count() == 9 * shown.count()
    page.wait_for_function(f"all => ({COVERED})(all).length === 0", arg=tiles.element_handles())
    assert tiles.evaluate_all(COVERED) == []
    expect(analysis.get_by_role("img")).to_be_in_viewport(ratio=0.9)
    assert axe(page) == []
    analysis.locator("summary").click()
    rows = analysis.locator("tbody tr button")
    rows.last.click()
    expect(rows.last).to_be_in_viewport()
    analysis.get_by_role("button", name=re.compile("^(Close|Fermer)")).click()
    expect(analysis).to_have_count(0)
    expect(opener).to_be_focused()


@pytest.mark.long
def test_the_analysis_is_asked_for_once_however_wide_the_page(visit: Visit) -> None:
    page = visit(REPLAY)
    opener = page.locator('[aria-controls="analysis"]')
    picture = page.locator(".analysis").get_by_role("img")
    opener.click()
    expect(picture).to_be_visible(timeout=60_000)
    page.evaluate(DRAWN)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/api/" in request.url else None)
    page.set_viewport_size(SCREENS["phone"])
    expect(page.locator(".analysis.sheet")).to_be_visible()
    expect(picture).to_be_visible()
    opener.click()
    expect(picture).to_have_count(0)
    opener.click()
    expect(picture).to_be_visible()
    assert asked == []


# ---- names that no sign covers -------------------------------------------------------------------

COVERED_AS_POINTED_AT = f"""async cards => {{
    const found = [];
    for (const card of cards) {{
        const moved = {{pointerType: "mouse", movementX: 1, bubbles: true}};
        card.dispatchEvent(new PointerEvent("pointermove", moved));
        await new Promise(done => requestAnimationFrame(done));
        found.push(({COVERED_TEXTS})());
    }}
    return found;
}}"""


def under_signs(page: Page, row: int) -> set[str]:
    """The texts under a sign while one card of a row after the other is pointed at."""
    cards = page.locator(".tree .row").nth(row).locator(".tile")
    cards.first.hover()
    found = cards.evaluate_all(COVERED_AS_POINTED_AT)
    assert max(signs for signs, _ in found) > 2, "the cards have signs"
    return {text for _, texts in found for text in texts}


@pytest.mark.long
@pytest.mark.parametrize("size", SCREENS)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_sign_of_a_card_covers_a_text(visit: Visit, language: str, size: str) -> None:
    """Every card is pointed at, so that its ancestors and successors have their signs."""
    page = visit(REPLAY, size=SCREENS[size], language=language)
    page.get_by_role("slider").fill("30")
    for era in range(6):
        if size == "phone":
            page.locator(".tabs button").nth(era).click()
        assert under_signs(page, 5 - era) == set()
    if size == "desktop":
        for density in ("full", "names"):
            page.keyboard.press("z")
            expect(page.locator(".tree")).to_have_class(re.compile(density))
            assert under_signs(page, 0) | under_signs(page, 1) == set()


@pytest.mark.long
@pytest.mark.parametrize(
    ("language", "size"), [("fr", "phone"), ("en", "phone"), ("en", "desktop"), ("fr", "desktop")]
)
def test_no_sign_of_a_card_in_hand_covers_the_longest_name(visit: Visit, language: str, size: str) -> None:
    page = visit(CAN_PLACE.address, size=SCREENS[size], language=language)
    page.locator(".dock .tile.lit").first.wait_for()
    page.keyboard.press("h")
    page.locator(".hints ol").wait_for()
    expect(page.locator(".dock .mark.legal").first).to_be_visible()
    names: list[str] = page.locator(".tree .name").evaluate_all("all => all.map(one => one.textContent)")
    for name in sorted(names, key=len)[-4:]:
        page.locator(".dock .tile .name").evaluate_all(
            "(all, name) => all.forEach(one => (one.textContent = name))", name
        )
        page.evaluate("() => new Promise(done => requestAnimationFrame(done))")
        assert page.evaluate(COVERED_TEXTS)[1] == []
