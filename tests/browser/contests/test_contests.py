"""Contests on the page: made, entered, played to the end, directed; on phones and desktops."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from discovery.play.setups.code import encode
from discovery.play.setups.game_setup import GameSetup, TableSettings
from tests.browser.conftest import Complaints, Visit
from tests.support.browser.house import served
from tests.support.browser.looks import Axe, sound
from tests.support.browser.wire import over_the_wire

pytestmark = pytest.mark.browser

SHORTEST = GameSetup(
    "intro", options=("eras=1-2",), seats=("me", "open"), conduct=TableSettings(window_seconds=0)
)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(tmp_path_factory.mktemp("contests") / "data") as found:
        yield found


def made(visit: Visit, house: str, rounds: int, code: str = "", form: str = "Swiss rounds") -> Page:
    """The director's page of a new contest."""
    page = visit("#/contest", house=house)
    page.get_by_role("link", name="New contest").click()
    page.get_by_label("Name of the contest").fill("Winter Cup")
    page.get_by_role("radio", name=form).check()
    page.get_by_label("Rounds", exact=True).fill(str(rounds))
    page.get_by_label("Seconds", exact=True).fill("3600")
    if code:
        page.get_by_text("More choices").click()
        page.get_by_label("Code of a set-up").fill(code)
    page.get_by_role("button", name="Make the contest").click()
    expect(page.get_by_role("heading", name="Winter Cup")).to_be_visible()
    return page


def enter(page: Page, name: str, label: str = "Your name", button: str = "Enter") -> None:
    page.get_by_label(label).fill(name)
    page.get_by_role("button", name=button, exact=True).click()
    expect(page.get_by_label(label)).to_have_count(0)  # entered: a start now must not overtake it


def test_four_people_play_two_swiss_rounds(visit: Visit, house: str, axe: Axe) -> None:
    ann = made(visit, house, 2, encode(SHORTEST))
    link = ann.url
    expect(ann.get_by_text("60 min a turn")).to_be_visible()
    sound(ann, axe)
    enter(ann, "Ann")
    bo = visit("#" + link.split("#")[1], size="phone", language="fr", scheme="dark", house=house)
    enter(bo, "Bo", "Votre nom", "S’inscrire")
    sound(bo, axe)
    pages = [ann, bo]
    for name in ("Cy", "Di"):
        pages.append(visit("#" + link.split("#")[1], house=house))
        enter(pages[-1], name)
    expect(ann.locator("tbody tr")).to_have_count(4)
    ann.get_by_role("button", name="Start now").click()
    for number in (1, 2):
        for page in pages:
            way = page.get_by_role("link", name=re.compile("To your table|À votre table"))
            # what stands is counted a moment after the end: until then the way leads to the table before
            expect(page.get_by_role("status").first).to_have_text(re.compile(rf"^\D*{number}\D"))
            expect(way).to_be_visible()
            if number == 1:
                sound(page, axe)
            way.click()
        for page in pages:
            page.locator("#prompt").first.wait_for()
        over_the_wire(pages)
        for page in pages:
            page.goto(link)
    for page in (ann, bo):
        expect(page.get_by_role("status").first).to_have_text(re.compile("Over|Terminé"))
        expect(page.locator("tbody tr")).to_have_count(4)
        sound(page, axe)
    expect(ann.get_by_role("heading", name="Share and keep")).to_be_visible()
    total = sum(float(text) for text in ann.locator("tbody td b").all_inner_texts())
    assert total == 4
    expect(ann.get_by_role("link", name=re.compile("^Replay table"))).to_have_count(2)


@pytest.mark.long
def test_programs_play_and_a_director_decides(visit: Visit, house: str, axe: Axe) -> None:
    page = made(visit, house, 1)
    enter(page, "Ann")
    page.get_by_role("button", name="Add", exact=True).click()
    expect(page.locator("tbody tr")).to_have_count(2)
    page.get_by_role("button", name="Start now").click()
    page.get_by_text("Decide a table").click()
    page.get_by_label("Winner").select_option(label="Ann")
    page.get_by_label("Reason, for all to read").fill("The others went home")
    sound(page, axe)
    page.get_by_role("button", name="Decide", exact=True).click()
    expect(page.get_by_text("Decided by the director: The others went home")).to_be_visible()
    expect(page.get_by_role("status").first).to_have_text("Over")


@pytest.mark.long
@pytest.mark.parametrize(("language", "scheme"), [("fr", "dark"), ("de", "light")])
def test_the_form_fits_a_phone(visit: Visit, house: str, axe: Axe, language: str, scheme: str) -> None:
    page = visit("#/contest/new", size="phone", language=language, scheme=scheme, house=house)
    page.locator("details summary").click()
    page.get_by_role("radio").nth(1).check()
    sound(page, axe)


@pytest.mark.long
def test_an_entrant_comes_back_on_another_device(visit: Visit, house: str, complaints: Complaints) -> None:
    complaints.allowed.append("403")  # of the device whose secret opens nothing any more
    page = made(visit, house, 1)
    enter(page, "Ann")
    expect(page.get_by_text("You play as Ann")).to_be_visible()
    own = page.evaluate("JSON.parse(localStorage.getItem('discovery.contests'))[0]")
    phone = visit(f"#/contest/{own[0]}/{own[1]['entrant']}", size="phone", house=house)
    expect(phone.get_by_text("You play as Ann")).to_be_visible()
    assert own[1]["entrant"] not in phone.url
    phone.get_by_role("button", name="Withdraw").click()
    expect(page.get_by_label("Your name")).to_be_visible()
