"""Passkeys on the page, with the authenticator that Chromium has for tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import CDPSession, Page, expect

from tests.browser.conftest import Complaints, Visit
from tests.support.browser.house import served
from tests.support.browser.looks import Axe, sound

pytestmark = [pytest.mark.browser, pytest.mark.long]

REFUSED = "the server responded with a status of 4"
PASSWORD = "tall green trees"
KIND = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}
"""A telephone that unlocks by a finger which is always there."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Under a name: passkeys are bound to one."""
    with served(tmp_path_factory.mktemp("passkeys") / "data", accounts="open") as found:
        yield found.replace("127.0.0.1", "localhost")


def authenticator(page: Page) -> tuple[CDPSession, str]:
    """An authenticator for a page, and its id."""
    devtools = page.context.new_cdp_session(page)
    devtools.send("WebAuthn.enable")
    made = devtools.send("WebAuthn.addVirtualAuthenticator", {"options": KIND})
    return devtools, str(made["authenticatorId"])


def test_an_account_without_a_password(visit: Visit, house: str, axe: Axe, complaints: Complaints) -> None:
    """Made, left, entered, given a password and erased with a passkey alone."""
    complaints.allowed.append(REFUSED)
    page = visit("#/account", house=house, new=True, size="phone")
    authenticator(page)
    main = page.get_by_role("main")
    main.get_by_role("button", name="Make an account").click()
    main.get_by_role("button", name="Make it with a passkey").click()
    expect(page.get_by_label("Name", exact=True)).to_be_focused()
    page.get_by_label("Name", exact=True).fill("Ida")
    main.get_by_role("button", name="Make it with a passkey").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Hello, Ida")
    sound(page, axe)

    page.get_by_role("button", name="Remove the passkey “My first passkey”").click()
    expect(page.get_by_role("alert")).to_contain_text("the only way into the account")
    page.get_by_role("button", name="Log out").click()
    page.get_by_role("button", name="Log in with a passkey").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Hello, Ida")

    page.get_by_text("Set a password", exact=True).first.click()
    page.get_by_label("New password", exact=True).fill(PASSWORD)
    sound(page, axe)
    page.get_by_role("button", name="Set a password (confirm with a passkey)").click()
    expect(page.get_by_role("status")).to_contain_text("The password is changed")
    page.get_by_role("button", name="Remove the passkey “My first passkey”").click()
    expect(page.get_by_role("status")).to_have_text("The passkey is removed.")
    page.get_by_role("button", name="Log out").click()
    page.get_by_role("button", name="Log in with a passkey").click()
    expect(page.get_by_role("alert")).to_contain_text("This passkey was not accepted.")
    sound(page, axe)


def test_a_passkey_beside_a_password(visit: Visit, house: str, axe: Axe, complaints: Complaints) -> None:
    """Added by whoever knows the password; in French, and what a browser without one says."""
    complaints.allowed.append(REFUSED)
    page = visit("#/account", house=house, new=True, language="fr", scheme="dark")
    main = page.get_by_role("main")
    devtools, made = authenticator(page)
    main.get_by_role("button", name="Créer un compte").click()
    page.get_by_label("Nom", exact=True).fill("Léo")
    page.get_by_label("Mot de passe", exact=True).fill(PASSWORD)
    main.get_by_role("button", name="Créer un compte").click()
    page.get_by_role("button", name="Ajouter une clé d’accès").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Son nom").fill("Téléphone")
    dialog.get_by_label("Votre mot de passe actuel", exact=True).fill("another one")
    dialog.get_by_role("button", name="Créer la clé d’accès").click()
    expect(dialog.get_by_label("Votre mot de passe actuel", exact=True)).to_be_focused()
    sound(page, axe)
    dialog.get_by_label("Votre mot de passe actuel", exact=True).fill(PASSWORD)
    dialog.get_by_role("button", name="Créer la clé d’accès").click()
    expect(page.get_by_role("status")).to_have_text("La clé d’accès «\u202fTéléphone\u202f» est ajoutée.")
    sound(page, axe)

    page.get_by_role("button", name="Ajouter une clé d’accès").click()
    dialog.get_by_role("button", name="confirmer par une clé d’accès").click()
    expect(page.get_by_role("alert")).to_have_text("Cet appareil a déjà une clé d’accès de votre compte.")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Se déconnecter").click()
    devtools.send("WebAuthn.setUserVerified", {"authenticatorId": made, "isUserVerified": False})
    devtools.send("WebAuthn.removeVirtualAuthenticator", {"authenticatorId": made})
    page.evaluate("""() => {
        navigator.credentials.get = () => Promise.reject(new DOMException("", "NotAllowedError"));
    }""")
    page.get_by_role("button", name="Se connecter par une clé d’accès").click()
    expect(page.get_by_role("alert")).to_contain_text("Le navigateur s’est arrêté")


def test_passkeys_are_not_offered_where_they_cannot_work(visit: Visit, house: str) -> None:
    """A number is no name that they could be bound to."""
    page = visit("#/account", house=house.replace("localhost", "127.0.0.1"), new=True)
    expect(page.get_by_role("main").get_by_role("button", name="Log in")).to_have_count(1)
    expect(page.get_by_role("button", name="passkey")).to_have_count(0)
