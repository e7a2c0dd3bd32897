"""A deck of twelve eras: a tree that folds, tabs in two lines, and a board of more than a hundred cards."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from discovery.core.bits import members
from discovery.server.tables.running_game import RunningGame
from tests.browser.conftest import Visit
from tests.browser.test_names import PARTS
from tests.support.browser.drawn import DRAWN
from tests.support.browser.house import served
from tests.support.browser.looks import Axe, faults, looks_in, too_wide
from tests.support.browser.scenes import Reached, Scene, can_place, long_plane, over, store
from tests.support.browser.screens import seen
from tests.support.testing.positions import card_position

pytestmark = [pytest.mark.browser, pytest.mark.whole_browser]

BOTH = "prehistory+antiquity"


def grown(cards: int) -> Reached:
    """The person can place a card, and at least so many lie in the tree."""

    def reached(played: RunningGame) -> bool:
        return can_place(played) and len(members(card_position(played).state.tree)) >= cards

    return reached


FEW = Scene("few", "classic-simple", grown(8), deck=BOTH)
HALF = Scene("half", "explore", grown(60), deck=BOTH)
FULL = Scene("full", "classic-simple", grown(98), deck=BOTH)
ENDED = Scene("ended", "explore", over, deck=BOTH, seed=4)
VAST = Scene("vast", "connect", long_plane(98, 6), deck=BOTH, seed=1)
SMALL = Scene("small", "connect", long_plane(10, 3))
TREES = [FEW, HALF, FULL]
READABLE = 10
"""Pixels below which letters are not read."""


@pytest.fixture(scope="module")
def staged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server at which the scenes stand."""
    data = tmp_path_factory.mktemp("staged") / "data"
    store(data, [*TREES, ENDED, VAST, SMALL])
    with served(data) as address:
        yield address


# ---- the tree ------------------------------------------------------------------------------------

OUT_OF_SIGHT = """() => {
    const frame = document.querySelector(".tree-box").getBoundingClientRect();
    const seen = place => {
        const box = document.querySelector(`[data-place="tree:${place}"]`)?.getBoundingClientRect();
        return box && box.height > 40 && box.top >= frame.top - 1 && box.bottom <= frame.bottom + 1;
    };
    const wanted = [...document.querySelectorAll(".dock .tile.lit")].map(tile => tile.dataset.card);
    return wanted.filter(card => !seen(card));
}"""
"""The cards that can be placed now whose place in the tree is not seen."""


def era(page: Page, number: int) -> Locator:
    """What opens an era and folds it."""
    return page.locator(f'.fold[data-era="{number}"]')


def folded(page: Page) -> list[int]:
    """The eras that are folded, in reading order."""
    found: list[int] = page.locator('.fold[aria-expanded="false"]').evaluate_all(
        "all => all.map(one => Number(one.dataset.era))"
    )
    return found


@pytest.mark.long
@pytest.mark.parametrize(
    ("scene", "language"),
    [
        (FULL, "fr"),
        (FEW, "fr"),
        (HALF, "fr"),
        *((scene, "en") for scene in TREES),
    ],
    ids=lambda one: getattr(one, "name", one),
)
def test_a_long_tree_fits_and_shows_where_something_happens(
    visit: Visit, staged: str, axe: Axe, scene: Scene, language: str
) -> None:
    page = seen(visit, staged, scene, "desktop", language=language)
    assert page.locator(".tree-box").evaluate("box => box.scrollHeight - box.clientHeight") <= 0
    assert page.locator(".tree .row").count() >= 5
    assert page.evaluate(OUT_OF_SIGHT) == []
    assert page.locator(".fold:not(.finished)").count() > 0
    assert faults(page, axe, looks_in(language)) == []


@pytest.mark.long
def test_finished_eras_and_eras_to_come_fold(visit: Visit, staged: str) -> None:
    page = seen(visit, staged, HALF, "desktop")
    assert folded(page) == [11, 12, 1, 2, 3, 4, 5]
    expect(era(page, 1)).to_have_accessible_name("Era 1, First steps: 9 of 9 discovered")
    expect(era(page, 11)).to_have_accessible_name(re.compile("0 of 9"))


@pytest.mark.long
def test_an_era_is_opened_and_folded_by_keys_and_stays_so_on_this_device(visit: Visit, staged: str) -> None:
    page = seen(visit, staged, HALF, "desktop")
    page.keyboard.press("t")
    page.keyboard.press("ArrowDown")
    expect(era(page, 1)).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(era(page, 2)).to_be_focused()
    page.keyboard.press("Enter")
    expect(era(page, 2)).to_be_focused()
    expect(era(page, 2)).to_have_attribute("aria-expanded", "true")
    page.keyboard.press("ArrowRight")
    expect(page.locator('.tree [data-card="homo-erectus"]')).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(era(page, 4)).to_be_focused()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Home")
    expect(era(page, 6)).to_be_focused()
    page.keyboard.press("Space")
    expect(era(page, 6)).to_have_attribute("aria-expanded", "false")
    page.reload()
    page.locator(".tree .tile").first.wait_for()
    assert folded(page) == [11, 12, 3, 4, 5, 6, 1]
    other = visit(FULL.address, house=staged, beside=page)
    other.locator(".tree .tile").first.wait_for()
    assert folded(other) == [1, 2, 3, 4, 5, 6, 7]


@pytest.mark.long
def test_what_lies_last_and_what_can_be_placed_is_never_folded(visit: Visit, staged: str) -> None:
    page = seen(visit, staged, HALF, "desktop")
    for number in (9, 7):
        expect(era(page, number)).to_have_attribute("aria-disabled", "true")
        era(page, number).click(force=True)
        expect(era(page, number)).to_have_attribute("aria-expanded", "true")
    era(page, 8).click()
    expect(era(page, 8)).to_have_attribute("aria-expanded", "false")
    expect(era(page, 8)).to_have_accessible_name(re.compile("4 new cards$"))


@pytest.mark.long
def test_a_card_that_is_looked_at_opens_its_era_and_its_kin_are_counted(visit: Visit, staged: str) -> None:
    page = seen(visit, staged, HALF, "desktop")
    tree_of = page.locator('.tree [data-card="farming"]')
    tree_of.click()
    expect(era(page, 3).locator(".count")).to_be_visible()
    page.locator("#card-panel").get_by_role("button", name="Gathering").first.click()
    expect(era(page, 1)).to_have_attribute("aria-expanded", "true")
    expect(page.locator('.tree [data-card="gathering"]')).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#card-panel")).to_have_count(0)


@pytest.mark.long
def test_on_a_phone_twelve_tabs_stand_in_two_lines(visit: Visit, staged: str, axe: Axe) -> None:
    page = seen(visit, staged, HALF, "small phone")
    tabs = page.locator(".tabs button")
    expect(tabs).to_have_count(12)
    boxes = tabs.evaluate_all(
        "all => all.map(one => one.getBoundingClientRect()).map(b => [b.top, b.width, b.height])"
    )
    assert len({top for top, _, _ in boxes}) == 2
    assert all(min(width, height) >= 44 for _, width, height in boxes)
    expect(tabs.nth(0)).to_have_accessible_name("Era 1, finished")
    expect(tabs.nth(6)).to_have_accessible_name("Era 7, one card you can play")
    tabs.nth(11).tap()
    expect(page.locator('.tree [data-card="paper"]')).to_be_visible()
    expect(page.locator(".tree .tile:visible")).to_have_count(9)
    assert axe(page) == []


@pytest.mark.long
@pytest.mark.parametrize("address", [f"#/watch/{HALF.name}", f"#/replay/{ENDED.name}"])
def test_who_watches_or_looks_back_has_the_same_tree(
    visit: Visit, staged: str, axe: Axe, address: str
) -> None:
    page = visit(address, house=staged)
    page.locator(".tree .tile").first.wait_for()
    assert len(folded(page)) >= 6
    if "replay" in address:
        slider = page.get_by_role("slider")
        for step in ("30", "90"):
            slider.fill(step)
            page.evaluate(DRAWN)
            last = page.locator(".tree .tile:not(.outline)")
            assert last.count() > 0
            assert too_wide(page) <= 0
    assert axe(page) == []


# ---- the board -----------------------------------------------------------------------------------

LETTERS = """() => [...document.querySelectorAll(".plane .tile .name")]
    .map(name => parseFloat(getComputedStyle(name).fontSize)
        * name.getBoundingClientRect().width / name.offsetWidth)"""
SEEN = """one => {
    const box = one.getBoundingClientRect();
    const plane = document.querySelector(".plane").getBoundingClientRect();
    return box.left >= plane.left - 1 && box.right <= plane.right + 1
        && box.top >= plane.top - 1 && box.bottom <= plane.bottom + 1;
}"""


def aimed(page: Page) -> Locator:
    """Choose a card that can be placed; its spots."""
    page.locator(".dock .tile.lit").first.click()
    spots = page.locator(".plane .spot")
    spots.first.wait_for()
    page.evaluate(DRAWN)
    return spots


@pytest.mark.long
@pytest.mark.parametrize("screen", ["small phone", "desktop", "tablet"])
def test_a_hundred_cards_are_read_without_zooming(visit: Visit, staged: str, axe: Axe, screen: str) -> None:
    page = seen(visit, staged, VAST, screen)
    assert page.locator(".plane .cell").count() > 90
    assert min(page.evaluate(LETTERS)) >= READABLE - 0.1
    assert axe(page) == []
    spots = aimed(page)
    assert min(page.evaluate(LETTERS)) >= READABLE - 0.1
    page.wait_for_function(f"one => ({SEEN})(one)", arg=spots.first.element_handle())
    assert axe(page) == []


@pytest.mark.long
@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_names_of_both_decks_are_broken_at_their_joints_only(
    visit: Visit, staged: str, language: str
) -> None:
    for scene, screens in ((FULL, ("desktop", "tablet")), (VAST, ("desktop", "small phone"))):
        for screen in screens:
            page = seen(visit, staged, scene, screen, language=language)
            page.evaluate("document.fonts.ready")
            closed = page.locator('.fold[aria-expanded="false"]')
            for left in range(closed.count(), 0, -1):
                expect(closed).to_have_count(left)
                closed.first.click()
            page.evaluate(DRAWN)
            for one in page.locator(".tile .name:visible").evaluate_all(PARTS):
                assert all(len(lines) == 1 for _, lines in one["parts"]), (screen, one)
                assert one["needs"] <= one["room"], (screen, one)


@pytest.mark.long
def test_keys_lead_to_the_last_card_and_from_spot_to_spot(visit: Visit, staged: str) -> None:
    page = seen(visit, staged, VAST, "desktop")
    plane = page.locator(".plane")
    plane.focus()
    page.keyboard.press("End")
    newest = page.locator(".plane .tile:focus")
    expect(newest).to_have_accessible_name(re.compile("new since your turn"))
    page.wait_for_function(f"() => ({SEEN})(document.activeElement)")
    spots = aimed(page)
    count = spots.count()
    plane.focus()
    for number in [*range(count), 0]:
        page.keyboard.press("PageDown")
        expect(page.locator(f'.spot[data-spot="{number}"]')).to_be_focused()
        page.wait_for_function(f"() => ({SEEN})(document.activeElement)")
    page.keyboard.press("PageUp")
    expect(page.locator(f'.spot[data-spot="{count - 1}"]')).to_be_focused()


@pytest.mark.long
def test_tools_lead_there_by_name(visit: Visit, staged: str) -> None:
    page = seen(visit, staged, VAST, "small phone")
    spots = aimed(page)
    for number in range(3):
        page.get_by_role("button", name="Go to the next lit spot").tap()
        expect(spots.nth(number)).to_be_focused()
        page.wait_for_function(f"() => ({SEEN})(document.activeElement)")


@pytest.mark.long
def test_a_map_shows_where_one_is_and_leads_elsewhere(visit: Visit, staged: str) -> None:
    page = seen(visit, staged, VAST, "desktop")
    chart = page.locator("svg.map")
    assert chart.locator("rect.card").count() == page.locator(".plane .cell").count()
    expect(chart.locator(".newest")).to_have_count(1)
    box = chart.bounding_box()
    assert box is not None
    first = page.locator(".plane .cell").first
    assert not first.evaluate(SEEN)
    cell = chart.locator("rect.card").first.bounding_box()
    assert cell is not None
    page.mouse.click(cell["x"] + cell["width"] / 2, cell["y"] + cell["height"] / 2)
    page.wait_for_function(f"one => ({SEEN})(one)", arg=first.element_handle())


@pytest.mark.long
def test_a_small_board_needs_no_map(visit: Visit, staged: str) -> None:
    page = seen(visit, staged, SMALL, "desktop")
    expect(page.locator(".plane .tile").first).to_be_visible()
    expect(page.locator("svg.map")).to_have_count(0)
