"""A scenario of one's own for the survival game: a file is chosen, mended, played, seen again, given back."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from discovery.play.setups.code import encode
from discovery.play.setups.game_setup import GameSetup
from tests.browser.conftest import Visit
from tests.support.browser.company import play_on
from tests.support.browser.expedition import Explorer
from tests.support.browser.forms import settled
from tests.support.browser.looks import Axe, sound
from tests.support.browser.sight import see
from tests.support.data import ROOT

pytestmark = [pytest.mark.browser, pytest.mark.long]

CODE = encode(GameSetup("discover:beacon"))
LANTERN = ROOT / "examples" / "lantern.csv"
NAME = {"en": "The Lantern", "fr": "La Lanterne"}
FAULT = {"en": "Line 22:", "fr": "Ligne 22\u202f:"}
TASK = {"en": "Bring a glow jar to the lantern pool.", "fr": "Apportez une lampe-bocal au bassin"}
DOWNLOAD = {"en": "Download the deck", "fr": "Télécharger le paquet"}


def brought(visit: Visit, size: str, language: str) -> Page:
    """The form for a table of the survival game, which has read the file."""
    page = visit(f"#/new/{CODE}", size=size, language=language)
    page.locator("[aria-controls=own-deck]").click()
    choose = page.locator("#deck-file")
    text = LANTERN.read_text("utf-8")
    spoilt = text.replace("salvage 2, stone 1", "salvage 2, pebbles 1")
    choose.set_input_files({"name": "lantern.csv", "mimeType": "text/csv", "buffer": spoilt.encode()})
    expect(page.locator("#own-deck li").first).to_contain_text(FAULT[language])
    choose.set_input_files(LANTERN)
    expect(page.get_by_role("radio", name=NAME[language], exact=True).first).to_be_checked()
    expect(page.locator("input[name=own-game]").first).to_be_checked()
    settled(page)
    return page


@pytest.mark.parametrize(("size", "language"), [("desktop", "en"), ("phone", "fr")])
def test_a_content_is_mended_played_reloaded_and_seen_again(
    visit: Visit, axe: Axe, size: str, language: str
) -> None:
    page = brought(visit, size, language)
    sound(page, axe)
    page.locator("form .primary").last.click()
    page.locator(".survival .prompt.mine").wait_for()
    expect(page.locator("h1.said")).to_have_text(NAME[language])
    expect(page.locator("main")).to_contain_text(TASK[language])
    explorer = Explorer(page, nights=0)
    explorer.act()
    page.reload()
    see(page)
    page.locator(".survival .prompt.mine").wait_for()
    sound(page, axe)
    play_on([explorer])
    page.locator(".end-tools summary").click()
    link = page.locator(".end").get_by_role("link", name=DOWNLOAD[language])
    with page.expect_download() as found:
        link.click()
    assert found.value.path().read_bytes() == LANTERN.read_bytes()

    page.locator('.end a.button[href^="#/replay"]').click()
    expect(page.locator(".player")).to_be_visible()
    page.keyboard.press("End")
    expect(page.locator(".result tbody tr")).to_have_count(1)
    sound(page, axe)
