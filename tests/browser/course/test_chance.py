"""Chance that can be checked, on the page: the commitment in the lobby, key and check at the end."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from discovery.play.records import read
from discovery.play.setups.code import encode
from discovery.play.setups.game_setup import GameSetup
from discovery.play.verify import verify
from tests.browser.conftest import Visit
from tests.support.browser.looks import Axe, sound
from tests.support.browser.people import Person, Pointer, Typist
from tests.support.browser.wire import over_the_wire
from tests.support.data import GOLDEN
from tests.support.testing.rounds import rarely

pytestmark = pytest.mark.browser

CODE = encode(GameSetup("classic-simple", options=("eras=1-3",), seats=("me", "program:greedy")))
OPEN = encode(GameSetup("explore", seats=("me", "open")))
CHANCE = re.compile("^(Fair dice|Hasard vérifiable)$")
MANAGE = re.compile("^(Links and leaving|Liens et départ)")
SECRET: dict[str, str] = {"en": "secret until the game is over", "fr": "secrète jusqu’à la fin de la partie"}
CHECKED = {"en": re.compile("Checked: the shuffle"), "fr": re.compile(r"Vérifié\s: le mélange")}


def told(person: Person, within: Locator, axe: Axe) -> Locator:
    """The dialog behind the button, which is sound."""
    person.press(within.get_by_role("button", name=CHANCE))
    dialog = person.page.get_by_role("dialog")
    expect(dialog.locator("dl code").first).to_contain_text("sha256:")
    sound(person.page, axe)
    return dialog


def commitment(dialog: Locator) -> str:
    return dialog.locator("dl code").first.inner_text()


@pytest.mark.parametrize(
    ("size", "language", "way"), [("phone", "fr", Pointer), *rarely(("desktop", "en", Typist))]
)
def test_the_commitment_of_a_game_is_kept_and_its_key_told_at_the_end(
    visit: Visit, axe: Axe, tmp_path: Path, size: str, language: str, way: type[Person]
) -> None:
    page = visit(f"#/new/{CODE}", size=size, language=language)
    person = way(page, language, 1)
    person.begin(CODE)
    page.locator("summary", has_text=MANAGE).click()
    dialog = told(person, page.locator("details", has_text=MANAGE), axe)
    expect(dialog).to_contain_text(SECRET[language])
    before = commitment(dialog)
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)

    over_the_wire([page])
    person.press(page.locator(".end-tools summary"))
    dialog = told(person, page.locator(".end"), axe)
    expect(dialog.get_by_role("status")).to_contain_text(CHECKED[language])
    assert commitment(dialog) == before
    key = dialog.locator("dl code").nth(1).inner_text()
    page.keyboard.press("Escape")

    page.locator(".end a.button[href^='#/replay/']").click()
    dialog = told(person, page.locator(".player"), axe)
    expect(dialog.get_by_role("status")).to_contain_text(CHECKED[language])
    page.keyboard.press("Escape")
    with page.expect_download() as download:
        page.locator(".player").get_by_role("button", name=re.compile("record|partie")).first.click()
    record = read(download.value.path().read_text(encoding="utf-8"))
    assert (record.commitment, record.key) == (before, key)
    assert verify(record) >= 0


@pytest.mark.long
def test_the_commitment_is_there_before_everybody_has_sat_down(visit: Visit, axe: Axe) -> None:
    page = visit(f"#/new/{OPEN}")
    page.locator("form button[type=submit], form .primary").last.click()
    dialog = told(Pointer(page), page.locator("main.lobby"), axe)
    expect(dialog).to_contain_text(SECRET["en"])


@pytest.mark.long
def test_an_older_record_says_nothing_of_chance(visit: Visit) -> None:
    page = visit()
    page.locator("#record").set_input_files(GOLDEN / "explore-3.record")
    expect(page.locator(".player")).to_be_visible()
    expect(page.get_by_role("button", name=CHANCE)).to_have_count(0)
