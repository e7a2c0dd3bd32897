"""Accounts on the page: a table found again on another device, and what else one does with them."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, expect

from discovery.play.setups.code import encode
from discovery.play.setups.game_setup import GameSetup
from tests.browser.conftest import Complaints, Visit
from tests.support.browser.house import served
from tests.support.browser.looks import Axe, sound
from tests.support.deadlines import run
from tests.support.testing.rounds import rarely

pytestmark = pytest.mark.browser

REFUSED = "the server responded with a status of 4"
"""What the browser says of each refusal, which the page tells in words."""
PASSWORD = "tall green trees"


class Said(NamedTuple):
    """What the page of an account says in one language."""

    make: str
    log_in: str
    name: str
    password: str
    present: str
    along: str
    taken: str
    open: str
    end: str
    save: str
    erase: str
    now: str
    erased: str
    seat: str
    gone: str


ENGLISH = Said(
    *(
        "Make an account",
        "Log in",
        "Name",
        "Password",
        "Your present password",
        "Take along the table of this device",
    ),
    *("The table of this device is in your account now.", "Open the table of", "Log out Chrome, Linux"),
    *("Save it all as a file", "Erase the account", "Erase it for good", "Your account is erased."),
    *("Name", "This link opens no seat here."),
)
FRENCH = Said(
    *(
        "Créer un compte",
        "Se connecter",
        "Nom",
        "Mot de passe",
        "Votre mot de passe actuel",
        "Emporter la table de cet appareil",
    ),
    *("La table de cet appareil y est maintenant.", "Ouvrir la table", "Déconnecter Chrome, Linux"),
    *("Tout enregistrer dans un fichier", "Effacer le compte", "Effacer pour de bon"),
    *("Votre compte est effacé.", "Nom", "Ce lien n’ouvre aucune place ici."),
)


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("accounts") / "data"


@pytest.fixture(scope="module")
def house(data: Path) -> Iterator[str]:
    with served(data, accounts="open", sweep_seconds=0.05) as found:
        yield found


def sit_down(visit: Visit, house: str, said: Said, **given: object) -> Page:
    """A guest at a new table."""
    page = visit(
        f"#/new/{encode(GameSetup('explore', seats=('me', 'open')))}", house=house, new=True, **given
    )
    page.get_by_label(said.seat).first.fill("Guest")
    page.locator("button.primary").last.click()
    page.locator(".lobby .me").wait_for()
    return page


def enter(page: Page, said: Said, name: str, *, fresh: bool = False) -> None:
    """Log in, or make the account."""
    main = page.get_by_role("main")
    if fresh:
        main.get_by_role("button", name=said.make).click()
    main.get_by_label(said.name, exact=True).fill(name)
    main.get_by_label(said.password, exact=True).fill(PASSWORD)
    main.get_by_role("button", name=said.make if fresh else said.log_in).first.click()


@pytest.mark.parametrize(
    ("said", "given"),
    [
        (FRENCH, {"language": "fr", "size": "phone", "scheme": "dark"}),
        *rarely((ENGLISH, {"language": "en", "size": "desktop"})),
    ],
    ids=["fr", "en"],
)
def test_a_table_is_found_again_on_another_device(
    visit: Visit, house: str, axe: Axe, complaints: Complaints, said: Said, given: dict[str, str]
) -> None:
    """Played as a guest, taken along, opened elsewhere, left when that session ends; then all of it is saved
    and erased."""
    complaints.allowed.append(REFUSED)
    name = f"Zoé {given['language']}"
    home = sit_down(visit, house, said, **given)
    own = home.url
    home.goto(house + "#/account")
    expect(home.get_by_role("heading", level=2, name=said.log_in)).to_be_visible()
    sound(home, axe)
    enter(home, said, name, fresh=True)
    expect(home.get_by_role("status")).to_contain_text(said.taken)
    expect(home.get_by_role("heading", level=1)).to_be_focused()
    sound(home, axe)

    other = visit("#/account", house=house, new=True, **given)
    enter(other, said, name)
    other.get_by_role("button", name=said.open).click()
    other.locator(".lobby .me").wait_for()
    assert other.url.split("/play/")[1] != own.split("/play/")[1]

    home.reload()
    home.get_by_role("button", name=said.end).click()
    expect(home.get_by_role("button", name=said.end)).to_have_count(0)
    expect(other.get_by_role("alert")).to_contain_text(said.gone)
    other.goto(house + "#/account")
    expect(other.get_by_role("heading", level=2, name=said.log_in)).to_be_visible()
    assert other.evaluate("() => localStorage.getItem('discovery.tables')") == "[]"

    with home.expect_download() as saved:
        home.get_by_role("button", name=said.save).click()
    kept = json.loads(saved.value.path().read_text(encoding="utf-8"))
    assert (kept["account"]["name"], len(kept["seats"])) == (name, 2)

    home.get_by_role("button", name=said.erase).click()
    sound(home, axe)
    home.get_by_role("dialog").get_by_label(said.present, exact=True).fill("another one")
    home.get_by_role("dialog").get_by_role("button", name=said.now).click()
    expect(home.get_by_role("dialog").get_by_label(said.present, exact=True)).to_be_focused()
    sound(home, axe)
    home.get_by_role("dialog").get_by_label(said.present, exact=True).fill(PASSWORD)
    home.get_by_role("dialog").get_by_role("button", name=said.now).click()
    expect(home.get_by_role("status")).to_have_text(said.erased)
    home.goto(own)
    home.locator(".lobby .me").wait_for()


@pytest.mark.long
def test_refusals_stand_beside_the_field(visit: Visit, house: str, axe: Axe, complaints: Complaints) -> None:
    complaints.allowed.append(REFUSED)
    page = visit("#/account", house=house, new=True, size="phone")
    page.get_by_role("button", name="Make an account").click()
    page.get_by_label("Name", exact=True).fill("Bartholomew")
    page.get_by_label("Password", exact=True).fill("bartholomew")
    page.get_by_role("button", name="Show what is typed: Password").click()
    expect(page.get_by_label("Password", exact=True)).to_have_attribute("type", "text")
    page.get_by_role("button", name="Make an account").click()
    expect(page.get_by_label("Password", exact=True)).to_be_focused()
    expect(page.get_by_label("Password", exact=True)).to_have_accessible_description(
        "This password is too easy to guess: take 8 to 128 characters, not your name and nothing that "
        "everybody tries. At least 8 characters: the longer, the better. A few words that do not belong "
        "together are good."
    )
    sound(page, axe)
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.get_by_role("button", name="Make an account").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Hello, Bartholomew")
    page.get_by_role("button", name="Log out").click()
    expect(page.get_by_role("status")).to_contain_text("You are logged out.")
    page.get_by_label("Name", exact=True).fill("Bartholomew")
    page.get_by_label("Password", exact=True).fill("tall grey trees")
    page.get_by_role("main").get_by_role("button", name="Log in").click()
    expect(page.get_by_label("Password", exact=True)).to_be_focused()
    sound(page, axe)


@pytest.mark.long
def test_tables_stay_on_the_device_where_that_is_wanted(visit: Visit, house: str, axe: Axe) -> None:
    page = sit_down(visit, house, ENGLISH)
    page.goto(house + "#/account")
    page.get_by_label(ENGLISH.along).uncheck()
    enter(page, ENGLISH, "Shy", fresh=True)
    expect(page.get_by_role("status")).to_have_text("You are logged in as Shy.")
    expect(page.get_by_role("link", name=ENGLISH.open)).to_have_count(0)
    page.goto(house + "#/")
    page.get_by_role("link", name="Find your tables on other devices with an account").click()
    page.get_by_label("Take along the tables of this device").check()
    expect(page.get_by_role("link", name=ENGLISH.open)).to_have_count(1)
    sound(page, axe)


@pytest.mark.long
def test_an_invitation_leads_to_an_account(visit: Visit, house: str, data: Path, axe: Axe) -> None:
    command = [sys.executable, "-m", "discovery", "admin", "account", "Fay", "--data", str(data)]
    invited = run(command).stdout
    page = visit(f"#/account/{invited.split('#/account/')[1].strip()}", house=house, new=True, size="phone")
    expect(page.get_by_role("heading", level=2)).to_have_text("You are invited")
    sound(page, axe)
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.get_by_role("button", name="Set the password").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Hello, Fay")
    expect(page).to_have_url(re.compile("#/account$"))


@pytest.mark.long
def test_nothing_is_shown_of_accounts_where_there_are_none(visit: Visit) -> None:
    page = visit("#/")
    page.get_by_role("link", name="With real cards").wait_for()
    expect(page.get_by_role("link", name="account")).to_have_count(0)
    page.goto(page.url.split("#")[0] + "#/account")
    expect(page.get_by_role("main")).to_contain_text("This server has no accounts")
