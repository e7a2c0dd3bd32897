"""Mails, as people switch them on and off: at a table, by the link of a mail, and with an account."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from discovery.play.setups.code import encode
from discovery.play.setups.game_setup import GameSetup
from tests.browser.conftest import Complaints, Visit
from tests.support.browser.house import served
from tests.support.browser.looks import Axe, sound
from tests.support.server.mail_server import MailHost, mail_host, token_of

pytestmark = [pytest.mark.browser, pytest.mark.long]

OFTEN = {"discovery.server.mail.mailing:ROUND_SECONDS": 0.05}
"""Nobody waits half a minute for a mail."""


@pytest.fixture(scope="module")
def host() -> Iterator[MailHost]:
    with mail_host() as found:
        yield found


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, host: MailHost) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("letters") / "data"
    with served(
        folder,
        instead=OFTEN,
        accounts="open",
        mail=host.url,
        mail_from="table@example.org",
        address="https://cards.example.org/",
    ) as found:
        yield found


def test_mails_are_wanted_confirmed_and_stopped(
    visit: Visit, house: str, host: MailHost, axe: Axe, complaints: Complaints
) -> None:
    ann = visit(f"#/new/{encode(GameSetup('explore', seats=('me', 'program:greedy')))}", house=house)
    ann.get_by_label("Name").first.fill("Ann")
    ann.get_by_role("button", name="Create the table").click()
    ann.locator("#prompt").first.wait_for()
    ann.get_by_text("Links and leaving").click()
    ann.get_by_label("Your mail address").fill("ann@example.org")
    ann.get_by_label("Quiet hours").check()
    ann.get_by_role("combobox", name="From").select_option("23:00")
    sound(ann, axe)
    ann.get_by_role("button", name="Write to me").click()
    expect(ann.get_by_text("A mail has gone to a…@example.org")).to_be_visible()
    expect(ann.get_by_text("The mail is on its way.")).to_be_visible()
    sound(ann, axe)

    link = f"#/mail/{token_of(host.next())}"
    phone = visit(link, size="phone", language="fr", scheme="dark", house=house)
    expect(phone.get_by_text("Voulez-vous des courriels à a…@example.org")).to_be_visible()
    expect(phone.get_by_role("combobox", name="De", exact=True)).to_have_value("23")
    sound(phone, axe)
    phone.get_by_role("button", name="Oui, m’écrire").click()
    expect(phone.get_by_role("status")).to_contain_text("C’est confirmé")
    phone.get_by_role("combobox", name="à", exact=True).select_option("08:00")
    expect(phone.get_by_role("status")).to_have_text("Les heures calmes sont enregistrées.")
    sound(phone, axe)

    ann.reload()
    ann.locator("#prompt").first.wait_for()
    ann.get_by_text("Links and leaving").click()
    expect(ann.get_by_text("Mails go to a…@example.org")).to_be_visible()
    expect(ann.get_by_role("combobox", name="to", exact=True)).to_have_value("8")

    phone.get_by_role("button", name="Arrêter ces courriels").click()
    expect(phone.get_by_role("status")).to_have_text("Vous ne recevrez plus ces courriels.")
    sound(phone, axe)
    complaints.allowed.append("403")
    again = visit(link, size="phone", language="de", house=house)
    expect(again.get_by_text("Zu diesem Link gibt es keine Adresse mehr")).to_be_visible()
    sound(again, axe)


def test_an_account_is_written_to_until_one_press(visit: Visit, house: str, host: MailHost, axe: Axe) -> None:
    page = visit("#/account", size="phone", house=house)
    page.get_by_role("button", name="Make an account").first.click()
    page.get_by_label("Name", exact=True).fill("Bo")
    page.get_by_label("Password", exact=True).fill("tall green trees")
    page.get_by_role("button", name="Make an account").last.click()
    page.get_by_label("Your mail address").fill("bo@example.org")
    page.get_by_role("button", name="Write to me").click()
    expect(page.get_by_text("A mail has gone to b…@example.org")).to_be_visible()
    host.next()
    sound(page, axe)
    page.get_by_role("button", name="Stop the mails").click()
    expect(page.get_by_text("You get no more of these mails.")).to_be_visible()
