"""A deck of one's own: a file is chosen, mended where it has faults, played, seen again, given back."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import FilePayload, expect

from tests.browser.conftest import Visit
from tests.support.browser.forms import settled
from tests.support.browser.looks import Axe, sound
from tests.support.browser.people import Pointer
from tests.support.browser.sight import see
from tests.support.own_deck import garden
from tests.support.testing.rounds import rarely

pytestmark = pytest.mark.browser

OWN = {"en": "A deck of your own…", "fr": "Un paquet à vous…"}
NAME = {"en": "Garden", "fr": "Jardin"}
FAULTS = {"en": "garden.csv has 2 faults.", "fr": "garden.csv a 2 erreurs."}
LINES = {"en": ["Line 9:", "Line 10:"], "fr": ["Ligne 9 :", "Ligne 10 :"]}
SOUND = {
    "en": "“Garden” has no faults: it stands among the decks.",
    "fr": "« Jardin » est sans erreur : le voici parmi les paquets.",
}
NO_CODE = {"en": "A code cannot carry", "fr": "Un code ne peut pas porter"}
DOWNLOAD = {"en": "Download the deck", "fr": "Télécharger le paquet"}
CARD = {"en": re.compile(r"(Seed|Tree) \d+"), "fr": re.compile(r"(Graine|Arbre) \d+")}
TOLD = {"en": "Tells of <b>the garden</b>, it does.", "fr": "Parle du <b>jardin</b>, oui."}


def told() -> str:
    """The garden, in which every card tells something; markup in it is nothing but text."""
    head = len(garden().splitlines()) - 25
    rows = garden().splitlines()
    texts = [*[""] * head, ",text_en,text_fr", *[f',"{TOLD["en"]}","{TOLD["fr"]}"'] * 24]
    return "\n".join(row + text for row, text in zip(rows, texts, strict=True)) + "\n"


def file(text: str) -> FilePayload:
    return {"name": "garden.csv", "mimeType": "text/csv", "buffer": text.encode()}


@pytest.mark.long
@pytest.mark.parametrize(("size", "language"), [("phone", "fr"), *rarely(("desktop", "en"))])
def test_a_deck_is_mended_played_reloaded_and_seen_again(
    visit: Visit, axe: Axe, size: str, language: str
) -> None:
    page = visit("#/new", size=size, language=language)
    own = page.get_by_role("button", name=OWN[language])
    own.focus()
    page.keyboard.press("Enter")
    expect(own).to_have_attribute("aria-expanded", "true")
    choose = page.locator("#deck-file")

    choose.set_input_files(file(told().replace("food,,Seed 3", "magic,,Seed 3").replace("Seed 4", "")))
    part = page.locator("#own-deck")
    expect(part.get_by_role("status")).to_contain_text(FAULTS[language])
    for line, item in zip(LINES[language], part.locator("li").all(), strict=True):
        expect(item).to_contain_text(line)
    sound(page, axe)

    choose.set_input_files(file(told()))
    expect(part.get_by_role("status")).to_contain_text(SOUND[language])
    expect(page.get_by_role("radio", name=NAME[language], exact=True)).to_be_checked()
    expect(page.locator("details", has_text=NO_CODE[language])).to_have_count(1)
    settled(page)
    sound(page, axe)

    person = Pointer(page, language)
    person.begin("own")
    tile = page.locator(".dock .tile", has_text=CARD[language]).first
    expect(tile).to_be_visible()
    person.tap(tile)
    expect(page.get_by_text(TOLD[language]).first).to_be_visible()
    sound(page, axe)
    page.keyboard.press("Escape")
    person.play(4)
    page.reload()
    see(page)
    expect(page.locator(".dock .tile", has_text=CARD[language]).first).to_be_visible()
    person.play()
    page.locator(".end-tools summary").click()
    link = page.locator(".end").get_by_role("link", name=DOWNLOAD[language])
    with page.expect_download() as found:
        link.click()
    assert found.value.suggested_filename == "garden.csv"
    assert found.value.path().read_text("utf-8") == told()
    sound(page, axe)

    page.locator('.end a.button[href^="#/replay"]').click()
    expect(page.locator(".player")).to_be_visible()
    page.keyboard.press("End")
    steps = page.get_by_role("slider")
    expect(steps).to_have_value(steps.get_attribute("max") or "")
    expect(page.locator("main")).to_contain_text(CARD[language])
    sound(page, axe)


@pytest.mark.long
def test_a_record_asks_for_the_deck_that_it_was_played_with(visit: Visit, axe: Axe) -> None:
    page = visit("#/new")
    page.get_by_role("button", name=OWN["en"]).click()
    page.locator("#deck-file").set_input_files(file(told()))
    expect(page.get_by_role("radio", name="Garden", exact=True)).to_be_checked()
    settled(page)
    person = Pointer(page)
    person.begin("own")
    person.play()
    page.locator(".end-tools summary").click()
    with page.expect_download() as found:
        page.locator(".end").get_by_role("button", name="Download the record").click()
    record = found.value.path().read_bytes()

    other = visit("#/", new=True)
    other.locator("#record").set_input_files({"name": "g.txt", "mimeType": "text/plain", "buffer": record})
    expect(other.locator(".refusal")).to_contain_text("Line 4: This game was played with a custom deck")
    sound(other, axe)
    other.locator("#record-deck").set_input_files(file(garden().replace("seed-1 seed-2", "seed-3")))
    expect(other.locator(".refusal")).to_be_visible()
    other.locator("#record-deck").set_input_files(file(told()))
    expect(other.locator(".player")).to_be_visible()
    expect(other.locator("main")).to_contain_text(CARD["en"])
