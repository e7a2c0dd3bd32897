"""A club as its people see it: found, joined by its code, and a table at which two of them sit."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from discovery.play.setups.code import encode
from discovery.play.setups.game_setup import GameSetup
from tests.browser.conftest import Complaints, Visit
from tests.support.browser.house import served
from tests.support.browser.looks import Axe, sound

pytestmark = pytest.mark.browser

REFUSED = "the server responded with a status of 4"
"""What the browser says of each refusal, which the page tells in words."""
PASSWORD = "tall green trees"


@pytest.fixture
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(tmp_path_factory.mktemp("clubs") / "data", accounts="open") as found:
        yield found


def make_account(page: Page, said: tuple[str, str, str], name: str) -> None:
    """From the page of a club, where whoever is not logged in is asked to."""
    make, called, password = said
    main = page.get_by_role("main")
    main.get_by_role("button", name=make).click()
    main.get_by_label(called, exact=True).fill(name)
    main.get_by_label(password, exact=True).fill(PASSWORD)
    main.get_by_role("button", name=make).first.click()


def code_of(page: Page) -> str:
    """The code as it is read out to those who do not see it."""
    return page.locator(".code .said").inner_text().replace(" ", "")


def found_club(visit: Visit, house: str, axe: Axe) -> Page:
    """The page of a new club that Ann keeps."""
    ann = visit("#/", house=house, new=True)
    ann.get_by_role("link", name="Clubs", exact=True).click()
    make_account(ann, ("Make an account", "Name", "Password"), "ann.keeper")
    expect(ann.get_by_role("heading", name="Found a club")).to_be_visible()
    sound(ann, axe)
    ann.get_by_label("Name of the club").fill("Night Owls")
    ann.get_by_label("One line about it").fill("Every Friday at eight")
    ann.get_by_label("Your name in the club").fill("Ann")
    ann.get_by_role("button", name="Found the club").click()
    expect(ann.get_by_role("heading", level=1)).to_have_text("Night Owls")
    expect(ann.get_by_role("img", name="Code for cameras: the link to join")).to_be_visible()
    sound(ann, axe)
    return ann


def test_two_people_meet_at_a_table_of_their_club(
    visit: Visit, house: str, axe: Axe, complaints: Complaints
) -> None:
    complaints.allowed.append(REFUSED)
    ann = found_club(visit, house, axe)
    club = ann.url

    bo = visit(f"#/club/{code_of(ann)}", house=house, new=True, size="phone", language="fr", scheme="dark")
    sound(bo, axe)
    make_account(bo, ("Créer un compte", "Nom", "Mot de passe"), "bo.member")
    expect(bo.get_by_role("heading", level=1)).to_have_text("Night Owls")
    sound(bo, axe)
    bo.get_by_label("Votre nom dans le club").fill("Bo")
    bo.get_by_role("button", name="Entrer", exact=True).click()
    expect(bo.get_by_text("Every Friday at eight")).to_be_visible()
    expect(bo.get_by_role("heading", name="Membres")).to_be_visible()
    expect(bo.get_by_role("button", name="Fermer le club")).to_have_count(0)
    sound(bo, axe)

    ann.get_by_role("link", name="A table for the club").click()
    ann.get_by_role("button", name="Make the table").click()
    ann.locator(".lobby .me").wait_for()

    bo.get_by_role("button", name="Prendre place").first.click()
    bo.locator(".lobby .me").wait_for()
    for page in (ann, bo):
        expect(page.locator(".lobby").get_by_text("Ann", exact=True).first).to_be_visible()
        expect(page.locator(".lobby").get_by_text("Bo", exact=True).first).to_be_visible()
    bo.goto(f"{house}#/club")
    bo.get_by_role("link", name="Night Owls").click()
    expect(bo.get_by_role("link", name="Ouvrir")).to_be_visible()

    ann.goto(club)
    ann.get_by_role("button", name="Remove Bo").click()
    sound(ann, axe)
    before = code_of(ann)
    ann.get_by_role("button", name="Yes, remove").click()
    expect(ann.get_by_role("status").first).to_have_text("Removed: Bo. The club has another code.")
    expect(ann.locator(".code .said")).not_to_have_text(" ".join(before))
    expect(bo.get_by_role("alert")).to_be_visible()


def show(page: Page, axe: Axe, *, members: bool = False) -> None:
    page.get_by_role("button", name="Show it to a club", exact=True).click()
    if members:
        page.get_by_label("Only members of the club can enter").check()
    sound(page, axe)
    page.get_by_role("button", name="Show it to Night Owls").click()
    expect(page.get_by_text("Night Owls sees it now.")).to_be_visible()


@pytest.mark.long
def test_a_table_and_a_contest_are_shown_to_a_club_later(
    visit: Visit, house: str, axe: Axe, complaints: Complaints
) -> None:
    complaints.allowed.append(REFUSED)
    ann = found_club(visit, house, axe)
    club = ann.url
    ann.goto(f"{house}#/new/{encode(GameSetup('explore', seats=('me', 'open')))}")
    ann.get_by_role("button", name="Create the table").click()
    ann.locator(".lobby .me").wait_for()
    show(ann, axe)
    sound(ann, axe)

    ann.goto(f"{house}#/contest/new")
    ann.get_by_label("Name of the contest").fill("Owl Cup")
    ann.get_by_role("button", name="Make the contest").click()
    expect(ann.get_by_role("heading", name="Owl Cup")).to_be_visible()
    contest = ann.url
    show(ann, axe, members=True)

    ann.goto(club)
    expect(ann.get_by_role("link", name="Owl Cup")).to_be_visible()
    tables = ann.locator("section[aria-labelledby=club-tables]")
    expect(tables.get_by_text("Ann", exact=True)).to_be_visible()

    guest = visit(
        f"#{contest.split('#')[1]}", house=house, new=True, size="phone", language="fr", scheme="dark"
    )
    guest.get_by_label("Votre nom").fill("Zoé")
    guest.get_by_role("button", name="S’inscrire", exact=True).click()
    expect(guest.get_by_text("Seuls les membres du club")).to_be_visible()
    sound(guest, axe)


@pytest.mark.long
def test_whoever_is_in_no_club_is_told_how_to_be_in_one(
    visit: Visit, house: str, complaints: Complaints
) -> None:
    complaints.allowed.append(REFUSED)
    page = visit("#/contest/new", house=house, new=True)
    page.get_by_label("Name of the contest").fill("Cup")
    page.get_by_role("button", name="Make the contest").click()
    page.get_by_role("button", name="Show it to a club", exact=True).click()
    expect(page.get_by_text("You can show it to a club in which you are")).to_be_visible()
