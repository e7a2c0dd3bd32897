"""Somebody is reported, a moderator decides, and whoever is muted is told."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from discovery.play.setups.code import encode
from discovery.play.setups.game_setup import GameSetup
from discovery.server.accounts.hosting import set_role
from discovery.server.accounts.rows import Role
from discovery.store.data_location import DataLocation
from tests.browser.conftest import Complaints, Visit
from tests.support.browser.house import served
from tests.support.browser.looks import Axe, sound

pytestmark = [pytest.mark.browser, pytest.mark.long]

PASSWORD = "tall green trees"


@dataclass(frozen=True)
class House:
    """A server with accounts, and its data."""

    address: str
    data: Path


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    data = tmp_path_factory.mktemp("moderation") / "data"
    with served(data, accounts="open") as address:
        yield House(address, data)


def register(page: Page, name: str) -> None:
    """Make an account on the page of accounts; the tables of the device go along."""
    page.get_by_role("button", name="Make an account").click()
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.get_by_role("button", name="Make an account").last.click()
    expect(page.get_by_role("heading", name=f"Hello, {name}")).to_be_visible()


def two_at_a_table(visit: Visit, house: House) -> tuple[Page, Page]:
    """Ann, its host, and Bo, who may write there."""
    setup = encode(GameSetup("explore", seats=("me", "open")))
    ann = visit(f"#/new/{setup}", house=house.address)
    ann.get_by_label("Name").first.fill("Ann")
    ann.get_by_role("button", name="Create the table").click()
    ann.get_by_role("button", name="Copy the table’s link").click()
    link = ann.get_by_label("Link of the table").input_value()
    bo = visit("#" + link.split("#")[1], size="phone", house=house.address)
    bo.get_by_label("Your name at this table").fill("Bo")
    bo.get_by_role("button", name="Sit here").click()
    expect(ann.locator(".lobby .seats")).to_contain_text("Bo")
    ann.get_by_role("button", name="Start the game").click()
    ann.locator("details.talk summary").click()
    ann.get_by_role("button", name="Let people write to one another").click()
    bo.locator("details.talk summary").click()
    return ann, bo


def write(page: Page, text: str) -> None:
    page.get_by_label("Write to everybody").fill(text)
    page.get_by_role("button", name="Send").click()


def test_somebody_is_reported_and_muted_and_told_why(visit: Visit, house: House, axe: Axe) -> None:
    ann, bo = two_at_a_table(visit, house)
    about = visit("#/account", beside=bo, house=house.address)
    register(about, "Bob")
    write(bo, "You fool")
    expect(ann.locator(".heard li").last).to_have_text("Bo: You fool")

    with ann.expect_response(re.compile("/reports")):
        ann.locator("summary", has_text="Links and leaving").click()
    expect(ann.get_by_role("link", name="Open the watch page")).to_be_visible()
    expect(ann.get_by_role("button", name="Report somebody")).to_have_count(0)
    mo = visit("#/account", size="phone", scheme="dark", house=house.address)
    register(mo, "Mo")
    expect(mo.get_by_role("link", name="moderators’ page")).to_have_count(0)
    set_role(DataLocation(house.data), "Mo", Role.MODERATOR)

    ann.reload()
    ann.locator("summary", has_text="Links and leaving").click()
    ann.get_by_role("button", name="Report somebody").click()
    ann.get_by_label("For what?").select_option(label="Insults")
    ann.get_by_label("What happened").fill("He did it twice")
    sound(ann, axe)
    ann.get_by_role("button", name="Send the report").click()
    expect(ann.get_by_role("dialog")).to_contain_text("The moderators will read your report.")

    mo.reload()
    mo.get_by_role("link", name="moderators’ page").click()
    report = mo.get_by_role("article")
    expect(report).to_contain_text("Account: Bob.")
    expect(report).to_contain_text("He did it twice")
    report.get_by_text(re.compile("^What was written")).click()
    expect(report.get_by_role("listitem")).to_have_text("Bo You fool")
    report.get_by_label("Mute").check()
    report.get_by_label("For how long?").select_option(label="One week")
    report.get_by_label("The reason").fill("Please be kind")
    sound(mo, axe)
    report.get_by_role("button", name="Decide").click()
    expect(mo.get_by_role("status")).to_have_text("Bo is muted.")
    sound(mo, axe)

    write(bo, "But why?")
    expect(bo.get_by_role("alert")).to_contain_text("The reason: Please be kind")
    about.reload()
    expect(about.locator("main")).to_contain_text("You are muted")
    expect(about.locator("main")).to_contain_text("The reason: Please be kind")
    sound(about, axe)

    mo.get_by_role("button", name="Lift it for Bob").click()
    expect(mo.get_by_role("status")).to_have_text("It is lifted for Bob.")
    mo.locator("summary", has_text="What was done").click()
    expect(mo.locator("main")).to_contain_text("sanction lifted")
    sound(mo, axe)
    write(bo, "Thank you")
    expect(ann.locator(".heard li").last).to_have_text("Bo: Thank you")


def test_the_page_is_for_moderators_alone(
    visit: Visit, house: House, axe: Axe, complaints: Complaints
) -> None:
    complaints.allowed.append("401")
    page = visit("#/moderation", size="phone", language="fr", house=house.address)
    expect(page.get_by_role("alert")).to_contain_text("Reconnectez-vous")
    sound(page, axe)
