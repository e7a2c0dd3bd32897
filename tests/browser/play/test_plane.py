"""The plane late in a game: every spot can be seen, read, reached and chosen, on every size of screen."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.test_names import PARTS
from tests.support.browser.drawn import DRAWN, MOST_SECONDS
from tests.support.browser.house import served
from tests.support.browser.scenes import Scene, long_plane, looking, store
from tests.support.browser.screens import SCREENS, seen
from tests.support.testing.rounds import rarely

pytestmark = pytest.mark.browser

TALL = Scene("tall", "connect", long_plane(36, 20), seed=25)
WIDE = Scene("wide", "connect", long_plane(36, 15), seed=38)
LAID = replace(WIDE, name="laid")
"""The same once more, for the test that goes on with the game."""
STRATA = Scene("strata", "explore", long_plane(30, 37), options=("free-placement", "strata", "link-bonus"))
LOOK = Scene("look", "fusion", looking)
LONE = Scene("lone", "connect", long_plane(1, 4))
NARROW = [name for name, (size, _) in SCREENS.items() if size["width"] < 1100]
BROAD = [name for name in SCREENS if name not in NARROW]
BOARDS = [
    (TALL, "small phone"),
    (WIDE, "desktop"),
    *rarely((WIDE, "phone"), *((TALL, screen) for screen in SCREENS if screen != "small phone")),
]
LEAST = {"finger": 44, "mouse": 24}
"""How large a spot must be on the screen, in pixels (WCAG 2.5.5 and 2.5.8)."""
SMALLEST_TEXT = 10


@pytest.fixture(scope="module")
def staged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server at which the scenes stand."""
    data = tmp_path_factory.mktemp("staged") / "data"
    store(data, [TALL, WIDE, LAID, STRATA, LOOK, LONE])
    with served(data) as address:
        yield address


COUNT = f"""async cards => {{
    const spots = () => document.querySelectorAll(".plane .spot").length;
    const until = async wanted => {{
        for (const late = performance.now() + {1000 * MOST_SECONDS}; (spots() > 0) !== wanted;) {{
            if (performance.now() > late) throw new Error(`spots: ${{spots()}}`);
            await ({DRAWN})();
        }}
    }};
    const found = [];
    for (const card of cards) {{
        card.click();
        await until(true);
        found.push(spots());
        card.dispatchEvent(new KeyboardEvent("keydown", {{key: "Escape", bubbles: true}}));
        await until(false);
    }}
    return found;
}}"""
"""How many spots each of these cards has."""


def most_spots(page: Page) -> Locator:
    """Choose the card of the hand that has most spots; its spots."""
    hand = page.locator('[data-group="hand"] .tile.lit')
    spots = page.locator(".plane .spot")
    found: list[int] = hand.evaluate_all(COUNT)
    expect(spots).to_have_count(0)
    hand.nth(found.index(max(found))).click()
    expect(spots).to_have_count(max(found))
    return spots


HIT = """spot => {
    const box = spot.getBoundingClientRect();
    const plane = document.querySelector(".plane").getBoundingClientRect();
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return {
        size: Math.min(box.width, box.height),
        hit: spot.contains(top),
        inside: box.left >= plane.left - 1 && box.right <= plane.right + 1
            && box.top >= plane.top - 1 && box.bottom <= plane.bottom + 1,
    };
}"""


def reached(found: dict[str, Any], least: float) -> bool:
    """A spot lies wholly on the plane, nothing covers its middle, and it is large enough."""
    return bool(found["hit"] and found["inside"] and found["size"] >= least)


def least_size(screen: str) -> float:
    return LEAST["finger" if SCREENS[screen][1] else "mouse"]


SHOW = f"""async (buttons, least) => {{
    const seen = one => ({HIT})(one);
    const missed = [];
    for (const [index, button] of buttons.entries()) {{
        button.scrollIntoView({{block: "nearest"}});
        await ({DRAWN})();
        if (!seen(button).hit) missed.push(`the button of spot ${{index}} is covered`);
        if (button.ariaPressed !== "true") button.click();
        const spot = document.querySelector(`.spot[data-spot="${{index}}"]`);
        for (let tries = 0; tries < 100; tries += 1) {{
            await ({DRAWN})();
            if (button.ariaPressed === "true" && seen(spot).hit) break;
        }}
        const {{hit, inside, size}} = seen(spot);
        if (button.ariaPressed !== "true" || !hit || !inside || size < least)
            missed.push(`spot ${{index}}: hit ${{hit}}, inside ${{inside}}, ${{size}} pixels`);
    }}
    return missed;
}}"""
"""Press one of these buttons after the other; what is wrong with the spot that it shows."""


def best_spots_are_in_sight_at_once(page: Page, screen: str) -> None:
    expect(page.locator('.spot[data-spot="0"]')).to_be_in_viewport(ratio=0.99)
    found = page.locator(".plane .spot").evaluate_all(f"all => all.map({HIT})")
    hit = [one for one in found if reached(one, least_size(screen))]
    assert len(hit) >= (len(found) if screen in BROAD else 3)


def every_spot_is_listed_and_shown_by_the_list(page: Page, screen: str) -> None:
    listed = page.locator(".spots li button")
    expect(listed).to_have_count(page.locator(".plane .spot").count())
    assert listed.count() >= 10
    listed.first.click()
    assert listed.evaluate_all(SHOW, least_size(screen)) == []


def show_everything_shows_everything(page: Page) -> None:
    page.get_by_role("button", name="Show everything").click()
    page.evaluate(DRAWN)
    found = page.locator(".plane :is(.spot, .tile)").evaluate_all(f"all => all.map({HIT})")
    assert len(found) > 36
    assert all(one["inside"] for one in found)


@pytest.mark.parametrize(("scene", "screen"), BOARDS, ids=lambda one: getattr(one, "name", one))
def test_spots_are_in_sight_listed_and_shown(visit: Visit, staged: str, screen: str, scene: Scene) -> None:
    page = seen(visit, staged, scene, screen)
    most_spots(page)
    best_spots_are_in_sight_at_once(page, screen)
    every_spot_is_listed_and_shown_by_the_list(page, screen)
    show_everything_shows_everything(page)


def from_afar(page: Page, names: str, steps: int) -> Iterator[Any]:
    """What is found out about the names on the plane where it stands, and at each of some steps farther."""
    yield page.evaluate(f"({names})({ON_PLANE})")
    farther = page.get_by_role("button", name=re.compile("^(Farther|Plus loin)"))
    farther.click()
    yield from farther.evaluate(
        f"""async (button, steps) => {{
            const found = [];
            for (let step = 1; step < steps; step += 1) {{
                await ({DRAWN})();
                found.push(({names})({ON_PLANE}));
                button.click();
            }}
            return found;
        }}""",
        steps,
    )


ON_PLANE = """[...document.querySelectorAll(".plane .tile .name")].filter(name => name.checkVisibility())"""


@pytest.mark.long
@pytest.mark.parametrize(
    ("screen", "language"),
    [("desktop", "en"), ("phone", "en"), *((screen, "fr") for screen in SCREENS)],
)
def test_names_on_the_plane_are_broken_at_their_joints_only(
    visit: Visit, staged: str, screen: str, language: str
) -> None:
    """From every distance at which there are names."""
    for scene in (TALL, STRATA):
        page = seen(visit, staged, scene, screen, language=language)
        for found in from_afar(page, PARTS, 6):
            for one in found:
                assert all(len(lines) == 1 for _, lines in one["parts"]), one
                assert one["needs"] <= one["room"], one


SIZES = """names => names
    .map(name => [getComputedStyle(name).fontSize, name.getBoundingClientRect().width / name.offsetWidth])
    .map(([size, scale]) => parseFloat(size) * scale)"""


@pytest.mark.long
@pytest.mark.parametrize("screen", SCREENS)
def test_names_on_the_plane_are_never_too_small_to_read(visit: Visit, staged: str, screen: str) -> None:
    page = seen(visit, staged, TALL, screen)
    assert len(page.evaluate(f"({SIZES})({ON_PLANE})")) > 20, "the names are shown"
    most_spots(page)
    for sizes in from_afar(page, SIZES, 12):
        assert all(size >= SMALLEST_TEXT - 0.5 for size in sizes), min(sizes)


@pytest.mark.long
def test_a_finger_that_may_miss_brings_the_spot_near_first(visit: Visit, staged: str) -> None:
    page = seen(visit, staged, TALL, "phone")
    most_spots(page)
    page.get_by_role("button", name="Show everything").click()
    spot = page.locator('.spot[data-spot="0"]')
    page.wait_for_function(f"spot => ({HIT})(spot).size < 44", arg=spot.element_handle())
    spot.tap()
    expect(page.locator(".spot.tried")).to_have_count(1)
    page.wait_for_function(f"spot => ({HIT})(spot).size >= 44", arg=spot.element_handle())
    assert reached(spot.evaluate(HIT), 44)


@pytest.mark.long
def test_the_button_leads_to_the_list_and_then_lays_the_card(visit: Visit, staged: str) -> None:
    page = seen(visit, staged, LAID, "desktop")
    most_spots(page)
    card = page.locator('[data-group="hand"] .tile.chosen').get_attribute("data-card")
    page.get_by_role("button", name="Choose a spot").press("Enter")
    first = page.locator(".spots li button").first
    expect(first).to_be_focused()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Home")
    expect(first).to_be_focused()
    expect(first).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("Enter")
    expect(first).to_have_attribute("aria-pressed", "true")
    place = page.get_by_role("button", name="Place here: +")
    expect(place).to_be_visible()
    square = page.locator(".spot.tried").get_attribute("style")
    place.click()
    laid = page.locator(".plane .cell", has=page.locator(f'.tile[data-card="{card}"]'))
    expect(laid).to_have_count(1)
    assert (square or "").rstrip(";") in (laid.get_attribute("style") or "")


SIDES = ("above", "right of", "below", "left of")


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_two_spots_around_one_card_are_called_alike(visit: Visit, staged: str, language: str) -> None:
    page = seen(visit, staged, LONE, "desktop", language=language)
    page.locator('[data-group="hand"] .tile.lit').first.click()
    listed = page.locator(".spots li .where")
    expect(listed).to_have_count(4)
    names: list[str] = listed.evaluate_all("all => all.map(one => one.firstChild.textContent)")
    assert len(set(names)) == 4
    if language == "en":
        assert {name.rsplit(" ", 1)[0] for name in names} == set(SIDES)


@pytest.mark.long
def test_under_a_finger_the_button_proposes_the_best_spot(visit: Visit, staged: str) -> None:
    page = seen(visit, staged, WIDE, "phone")
    most_spots(page)
    page.get_by_role("button", name="Choose a spot").tap()
    expect(page.locator(".spots li button").first).to_have_attribute("aria-pressed", "true")
    expect(page.locator('.spot.tried[data-spot="0"]')).to_be_in_viewport(ratio=0.99)
    expect(page.get_by_role("button", name="Place here: +")).to_be_visible()


@pytest.mark.long
def test_spots_are_named_by_the_cards_beside_them(visit: Visit, staged: str) -> None:
    page = seen(visit, staged, STRATA, "desktop")
    most_spots(page)
    listed = page.locator(".spots li button")
    points = listed.locator("b").all_inner_texts()
    assert points == sorted(points, reverse=True)
    for name in listed.all_inner_texts():
        assert any(word in name for word in (*SIDES, "beside", "between", "on top of")), name
    bright = page.locator(".spot:not(.quiet)")
    assert 1 <= bright.count() <= 10 < page.locator(".spot.quiet").count()
    assert set(bright.locator("b").all_inner_texts()) == set(points[: bright.count()])


@pytest.mark.long
@pytest.mark.parametrize("screen", SCREENS)
def test_piles_to_look_through_are_reached_like_spots(visit: Visit, staged: str, screen: str) -> None:
    page = seen(visit, staged, LOOK, screen)
    spots = page.locator(".spot.look")
    expect(page.locator(".spots li button")).to_have_count(spots.count())
    found = spots.evaluate_all(f"all => all.map({HIT})")
    assert all(reached(one, least_size(screen)) for one in found), found
    expect(page.get_by_role("button", name="Give up")).to_be_in_viewport(ratio=0.99)
    page.locator(".spots li button").first.click()
    expect(page.get_by_role("button", name="Look through this pile")).to_be_in_viewport(ratio=0.99)


DRAG = f"""async () => {{
    const plane = document.querySelector(".plane");
    const world = plane.querySelector(".world");
    const changed = [];
    const everything = {{attributes: true, childList: true, subtree: true}};
    new MutationObserver(all => changed.push(...all)).observe(plane, everything);
    const late = performance.now() + {1000 * MOST_SECONDS};
    for (let calm = 0; calm < 3; calm = changed.length ? 0 : calm + 1) {{  // what came with the page is over
        if (performance.now() > late) throw new Error("the plane never rests");
        changed.length = 0;
        await new Promise(done => setTimeout(done, 100));
    }}
    const before = world.getBoundingClientRect().x;
    const at = (kind, x) => plane.dispatchEvent(new PointerEvent(kind, {{
        pointerId: 1, pointerType: "touch", isPrimary: true, bubbles: true, clientX: 300 + x, clientY: 300,
    }}));
    plane.setPointerCapture = () => undefined;
    at("pointerdown", 0);
    for (let x = 10; x <= 100; x += 10) at("pointermove", x);
    await null;  // the page draws before the next frame, which may come after the plane is at rest again
    const layer = getComputedStyle(world).willChange;
    await new Promise(done => requestAnimationFrame(() => setTimeout(done)));
    at("pointerup", 100);
    await new Promise(done => setTimeout(done, 300));
    const moves = changed.filter(one => one.target === world && one.attributeName === "style");
    const others = changed.filter(one => ![plane, world].includes(one.target));
    const moved = Math.round(world.getBoundingClientRect().x - before);
    return [moves.length, others.length, layer, getComputedStyle(world).willChange, moved];
}}"""


def test_a_drag_moves_one_layer_once_a_frame(visit: Visit, staged: str) -> None:
    """Ten movements of a finger within a frame are one change: of where the plane's layer lies."""
    page = seen(visit, staged, TALL, "phone")
    assert page.evaluate(DRAG) == [1, 0, "transform", "auto", 100]


@pytest.mark.long
def test_whoever_chose_a_look_gets_it_back(visit: Visit, staged: str) -> None:
    page = seen(visit, staged, WIDE, "desktop")
    page.get_by_role("button", name="Nearer").click()
    page.evaluate(DRAWN)
    world = page.locator(".plane .world")
    before = world.get_attribute("style")
    most_spots(page)
    assert world.get_attribute("style") != before
    page.keyboard.press("Escape")
    expect(world).to_have_attribute("style", before or "")
