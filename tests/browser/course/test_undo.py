"""People take moves back: freely while nobody has learned anything, then with consent across a reveal, on two
devices or all on one."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from discovery.play.setups.code import encode
from discovery.play.setups.game_setup import GameSetup
from tests.browser.conftest import Visit
from tests.browser.play.test_one_device import handed_over
from tests.support.browser.company import MINE, acting, ann_and_bo
from tests.support.browser.house import served
from tests.support.browser.looks import Axe, sound
from tests.support.browser.sight import PANEL

pytestmark = pytest.mark.browser


PATIENT = {"discovery.server.tables.people.undoing:ASKED_SECONDS": 300}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(tmp_path_factory.mktemp("undo") / "data", instead=PATIENT) as found:
        yield found


def pair(visit: Visit, house: str) -> tuple[Page, Page]:
    """The one whose turn it is, and the other: Ann in English on a desktop, Bo in French on a phone."""
    setup = GameSetup("explore", seats=("me", "open"))
    ann, bo = ann_and_bo(visit, setup, house)
    mover = acting(ann, bo)
    return mover, bo if mover is ann else ann


def place(page: Page, group: str) -> None:
    """Place a card that fits."""
    page.locator(f'[data-group="{group}"] .tile.lit').first.click()
    page.locator(PANEL, has_text=re.compile("Place|Placer")).first.click()


def test_two_people_take_moves_back(visit: Visit, axe: Axe, house: str) -> None:
    mover, other = pair(visit, house)
    undo = mover.locator(".undo > button")
    cards = mover.locator('[data-group="hand"] .tile')
    held = cards.count()

    place(mover, "hand")
    expect(cards).to_have_count(held - 1)
    expect(undo).to_have_text(re.compile("^(Undo|Annuler)$"))
    mover.locator("#prompt").focus()
    mover.keyboard.press("u")
    expect(cards).to_have_count(held)
    expect(other.locator(".undo-asked")).to_contain_text(re.compile("takes back|reprend"))

    place(mover, "hand")
    expect(cards).to_have_count(held - 1)
    mover.get_by_role("button", name=re.compile("^(End turn|Finir le tour)")).click()
    expect(other.locator(MINE)).to_be_visible()
    expect(cards).to_have_count(held)  # a card was drawn: it came to light

    expect(undo).to_have_text(re.compile("…"))
    undo.click()
    sound(mover, axe)
    mover.locator(".undo .sheet .primary").click()
    agree = other.get_by_role("button", name=re.compile("^(Agree|D’accord)"))
    expect(agree).to_be_visible()
    sound(other, axe)
    other.keyboard.press("y")
    expect(mover.locator(MINE)).to_be_visible()
    expect(cards).to_have_count(held - 1)
    sound(mover, axe)


HAND = '[data-group="hand"] .tile'


def first_turn(page: Page, *names: str) -> tuple[str, int]:
    """People on one device make a table; the first one places a card and ends their turn. Who that is, and
    how many cards they held."""
    for number, name in enumerate(names):
        page.get_by_label("Name").nth(number).fill(name)
    page.get_by_role("button", name="Create the table").click()
    mover, cards = handed_over(page), page.locator(HAND)
    held = cards.count()
    place(page, "hand")
    expect(cards).to_have_count(held - 1)
    page.get_by_role("button", name="End turn").click()
    return mover, held


@pytest.mark.long
def test_all_on_one_device_are_asked_one_after_the_other(visit: Visit, axe: Axe, house: str) -> None:
    page = visit(f"#/new/{encode(GameSetup('explore', seats=('me', 'me', 'me')))}", size="phone", house=house)
    asker, held = first_turn(page, "Ann", "Bo", "Cy")
    cards = page.locator(HAND)
    heading = page.get_by_role("heading", name="Pass the device")
    expect(heading).to_be_visible()
    assert page.locator(".tile").count() == 0  # nobody sees a hand meanwhile
    page.get_by_role("button", name="Undo …").click()
    sound(page, axe)
    page.get_by_role("button", name="Ask the others").click()
    expect(page.locator(".undo")).to_have_count(0)
    asked = []
    for way in ("click", "key"):
        expect(page.locator("main.pass")).to_contain_text(f"{asker} asks to take something back")
        sound(page, axe)
        asked.append(handed_over(page))
        agree = page.get_by_role("button", name="Agree (Y)")
        expect(agree).to_be_visible()
        sound(page, axe)
        if way == "click":
            agree.click()
        else:
            page.keyboard.press("y")
    assert {asker, *asked} == {"Ann", "Bo", "Cy"}
    assert handed_over(page) == asker
    expect(page.locator(MINE)).to_be_visible()
    expect(cards).to_have_count(held - 1)
    sound(page, axe)


@pytest.mark.long
def test_a_move_that_nobody_learned_of_is_free_while_the_device_is_passed_on(
    visit: Visit, axe: Axe, house: str
) -> None:
    """Nothing has come to light and nobody else has decided: no consent, and nobody is handed the device."""
    setup = GameSetup("intro", seats=("me", "me"))
    page = visit(f"#/new/{encode(setup)}", size="phone", house=house)
    mover, held = first_turn(page, "Ann", "Bo")
    cards = page.locator(HAND)
    heading = page.get_by_role("heading", name="Pass the device")
    expect(heading).not_to_contain_text(mover)
    undo = page.get_by_role("button", name="Undo", exact=True)
    expect(undo).to_be_visible()
    sound(page, axe)
    undo.click()
    expect(heading).to_have_count(0)
    expect(page.locator(MINE)).to_be_visible()
    expect(cards).to_have_count(held - 1)
    page.locator("#prompt").focus()
    page.keyboard.press("u")
    expect(cards).to_have_count(held)
