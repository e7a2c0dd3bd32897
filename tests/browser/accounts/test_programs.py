"""Tokens and webhooks of programs on the page of an account: made, shown once, used, taken back."""

from __future__ import annotations

import json
from collections.abc import Iterator
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.support.browser.house import served
from tests.support.browser.looks import Axe, too_wide
from tests.support.browser.waiting import until
from tests.support.server.push_service import push_service

pytestmark = [pytest.mark.browser, pytest.mark.long]

PASSWORD = "tall green trees"
ENGLISH = (
    *("Make an account", "Name", "Password", "Programs", "Name of the program", "Make a token"),
    *("Your new token", "Revoke Bot", "make tables and host yours"),
)
FRENCH = (
    *("Créer un compte", "Nom", "Mot de passe", "Programmes", "Nom du programme", "Créer un jeton"),
    *("Votre nouveau jeton", "Révoquer Bot", "créer des tables et tenir les vôtres"),
)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("programs") / "data"
    with served(folder, accounts="open", webhooks="local") as found:
        yield found


def reached(house: str, token: str) -> int:
    """The status of what a token may read."""
    asked = Request(f"{house}api/account/seats", headers={"Authorization": f"Bearer {token}"})
    try:
        with urlopen(asked) as answer:
            assert json.load(answer) == {"tables": []}
            return int(answer.status)
    except HTTPError as refused:
        return refused.code


def registered(
    visit: Visit, house: str, who: str, words: tuple[str, str, str], given: dict[str, str]
) -> Page:
    """The page of somebody's new account."""
    register, name, password = words
    page = visit("#/account", house=house, new=True, **given)
    main = page.get_by_role("main")
    main.get_by_role("button", name=register).click()
    main.get_by_label(name, exact=True).fill(f"{who} {given['language']}")
    main.get_by_label(password, exact=True).fill(PASSWORD)
    main.get_by_role("button", name=register).first.click()
    return page


def take_a_seat(page: Page, house: str) -> None:
    """A table against a program, whose seat the account takes."""
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "program", "program": "level-1"}]
    plan = {"game": "explore", "deck": "prehistory", "options": [], "seats": seats}
    program = {"X-Discovery": "1"}
    created = page.request.post(f"{house}api/tables", data=plan, headers=program).json()
    tokens = [created["host"], created["seats"][0]["token"]]
    taken = page.request.post(f"{house}api/account/seats", data={"tokens": tokens}, headers=program)
    assert taken.ok, taken.text()


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"language": "fr", "size": "phone", "scheme": "dark"}, FRENCH),
        ({"language": "en", "size": "desktop"}, ENGLISH),
    ],
    ids=["fr", "en"],
)
def test_a_token_is_made_shown_once_and_revoked(
    visit: Visit, house: str, axe: Axe, given: dict[str, str], words: tuple[str, ...]
) -> None:
    register, name, password, programs, program, make, made, revoke, scope = words
    page = registered(visit, house, "Zoé", (register, name, password), given)
    main = page.get_by_role("main")
    main.get_by_text(programs, exact=True).click()
    main.get_by_label(program).fill("Bot")
    main.get_by_label(scope).check()
    main.get_by_role("button", name=make).click()
    field = main.get_by_label(made)
    expect(field).to_be_focused()
    token = field.input_value()
    assert reached(house, token) == 200
    assert axe(page) == []
    assert too_wide(page) <= 0
    page.reload()
    main.get_by_text(programs, exact=True).click()
    main.get_by_role("button", name=revoke).wait_for()
    expect(main.get_by_label(made)).to_have_count(0)
    main.get_by_role("button", name=revoke).click()
    expect(main.get_by_role("button", name=revoke)).to_have_count(0)
    assert reached(house, token) == 401
    assert too_wide(page) <= 0


@pytest.mark.parametrize(
    ("given", "words"),
    [
        (
            {"language": "en", "size": "desktop"},
            (
                *ENGLISH[:3],
                *("Webhooks", "Address of the program", "when all seats of a table that you host"),
                *("Add a webhook", "The secret of your new webhook", "Nothing told yet"),
                *("answered with 201", "Remove "),
            ),
        ),
        (
            {"language": "de", "size": "phone", "scheme": "dark"},
            (
                *("Konto anlegen", "Name", "Passwort"),
                *("Webhooks", "Adresse des Programms", "wenn alle Plätze eines Tisches besetzt sind"),
                *("Webhook anlegen", "Das Geheimnis deines neuen Webhooks", "Noch nichts gemeldet"),
                *("Antwort 201", "http://127.0.0.1"),
            ),
        ),
    ],
    ids=["en", "de"],
)
def test_a_webhook_is_added_tells_how_it_was_answered_and_is_removed(
    visit: Visit, house: str, axe: Axe, given: dict[str, str], words: tuple[str, ...]
) -> None:
    register, name, password, title, address, full, add, secret, nothing, answered, remove = words
    page = registered(visit, house, "Hannah", (register, name, password), given)
    main = page.get_by_role("main")
    main.get_by_text(title, exact=True).click()
    with push_service() as receiver:
        main.get_by_label(address).fill(f"{receiver.origin}/hook")
        main.get_by_label(full).check()
        main.get_by_role("button", name=add, exact=True).click()
        field = main.get_by_label(secret)
        expect(field).to_be_focused()
        assert field.input_value().startswith("dwhs_")
        expect(main.get_by_text(nothing)).to_be_visible()
        assert axe(page) == []
        assert too_wide(page) <= 0
        take_a_seat(page, house)
        assert receiver.sent.get(timeout=30).path == "/hook"

        def look_again() -> None:
            page.reload()
            main.get_by_text(title, exact=True).click()
            main.get_by_role("button", name=remove).wait_for()

        until(main.get_by_text(answered).count, look_again)
    expect(main.get_by_label(secret)).to_have_count(0)
    main.get_by_role("button", name=remove).click()
    expect(main.get_by_role("button", name=remove)).to_have_count(0)
    assert too_wide(page) <= 0
