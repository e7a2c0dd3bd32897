"""Nothing that can be pressed moves on a page while others act, and what they did stands where it fits."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from discovery.play.setups.game_setup import TableSettings
from tests.browser.conftest import Visit
from tests.browser.course.test_stillness import SIZES
from tests.browser.play.test_together import group
from tests.support.browser.company import MINE, acting, company, end_turn, go_away, place
from tests.support.browser.house import served
from tests.support.browser.moving.standing import Standing
from tests.support.testing.rounds import rarely

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(tmp_path_factory.mktemp("standing") / "data") as found:
        yield found


@pytest.fixture(scope="module")
def camp(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server on which the first survivor to act has something to decide about: by the seed."""
    with served(tmp_path_factory.mktemp("camp") / "data", seed=4) as found:
        yield found


def two(visit: Visit, house: str, size: ViewportSize) -> tuple[Page, Page]:
    """The pages of the one whose turn it is and of the other, who reads and does nothing."""
    pages = company(visit, house, TableSettings(), "Ann", "Bo")
    mover = acting(*pages)
    [reader] = [page for page in pages if page is not mover]
    reader.set_viewport_size(size)
    return mover, reader


@pytest.mark.parametrize("size", ["tablet", *rarely("small phone", "phone", "desktop")])
def test_nothing_moves_while_another_acts(visit: Visit, house: str, size: str) -> None:
    mover, reader = two(visit, house, SIZES[size])
    expect(reader.locator(".pace summary")).to_be_visible()
    standing = Standing(reader)

    place(mover)
    mover.locator(".undo > button").click()
    expect(reader.locator(".undo-asked")).to_contain_text("takes back one step")
    assert standing.moved() == []

    mover.locator("details.talk summary").click()
    mover.get_by_role("button", name="Thank you!").click()
    expect(reader.locator(".heard")).to_contain_text("Thank you!")
    assert standing.moved() == []

    place(mover)
    expect(reader.locator(".undo-asked")).to_have_count(0)
    assert standing.moved() == []

    link = go_away(mover)
    expect(reader.locator(".pace")).to_contain_text("is away")
    assert standing.moved() == []

    mover.goto(link)
    expect(mover.locator(MINE)).to_be_visible()
    expect(reader.locator(".pace")).not_to_contain_text("is away")
    assert standing.moved() == []


@pytest.mark.parametrize("size", ["tablet", *rarely("small phone", "phone", "desktop")])
def test_nothing_moves_in_one_s_turn_while_another_asks(visit: Visit, house: str, size: str) -> None:
    mover, reader = two(visit, house, SIZES[size])
    place(mover)
    end_turn(mover)
    expect(reader.locator(MINE)).to_be_visible()
    expect(reader.locator(".since")).to_be_attached()
    standing = Standing(reader)

    mover.locator(".undo > button").click()
    mover.locator(".undo .sheet .primary").click()
    agree = reader.get_by_role("button", name=re.compile("^Agree"))
    expect(agree).to_be_visible()
    assert standing.moved() == []

    mover.get_by_role("button", name="Do not ask any more").click()
    expect(agree).to_have_count(0)
    assert standing.moved() == []


PLANTED = """() => {
    const line = document.createElement("p");
    line.append("A line without room of its own");
    document.querySelector(".strip-of-news").before(line);
}"""


def test_what_is_pushed_away_is_noticed(visit: Visit, house: str) -> None:
    _, reader = two(visit, house, SIZES["desktop"])
    prepare = reader.locator(".pace summary")
    expect(prepare).to_be_visible()
    standing = Standing(reader)
    assert standing.moved() == []
    reader.evaluate(PLANTED)
    [pushed] = standing.moved()
    assert pushed.startswith("Prepare your next move: ")


ON_ITS_SIDE: ViewportSize = {"width": 844, "height": 390}
COVERED = """matter => [...matter.querySelectorAll("h3, p")].filter(one => {
    const {left, top} = one.getBoundingClientRect();
    return !one.contains(document.elementFromPoint(left + 4, top + 8));
}).map(one => one.textContent)"""
"""The lines of what another decides about that lie below something else."""


@pytest.mark.long
@pytest.mark.parametrize("size", [*SIZES.values(), ON_ITS_SIDE], ids=[*SIZES, "on its side"])
def test_nothing_moves_on_a_map_while_another_decides(visit: Visit, camp: str, size: ViewportSize) -> None:
    """The card that the other decides about lies over the map, and in sight."""
    ann, bo = group(visit, camp)
    mover, reader = (ann, bo) if ann.locator("#actions").count() else (bo, ann)
    reader.set_viewport_size(size)
    expect(reader.locator(".pace summary")).to_be_visible()
    standing = Standing(reader)
    mover.locator("#actions button:not([disabled])").first.click()
    expect(reader.locator(".prompt .matter")).to_be_visible()
    assert standing.moved() == []
    assert reader.locator(".prompt .matter").evaluate(COVERED) == []
