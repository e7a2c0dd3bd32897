"""A hint during the game, and the analysis after it, in both languages."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from discovery.play.setups.code import encode
from discovery.play.setups.game_setup import GameSetup
from tests.browser.conftest import Visit
from tests.support.browser.looks import Axe
from tests.support.browser.people import Pointer
from tests.support.browser.scenes import OVER
from tests.support.browser.wire import over_the_wire
from tests.support.testing.rounds import rarely

pytestmark = pytest.mark.browser


SAID = {
    "en": {
        "ask": "Hint",
        "title": "Hint",
        "close": "Close the hint",
        "word": "hint",
        "chance": "chance of winning",
    },
    "fr": {
        "ask": "Conseil",
        "title": "Conseil",
        "close": "Fermer le conseil",
        "word": "conseil",
        "chance": "de gagner",
    },
}
AFTER = {
    "en": {
        "replay": "Replay",
        "name": "Analysis",
        "table": "These figures as a table",
        "all": "all, in the order",
    },
    "fr": {
        "replay": "Revoir",
        "name": "Analyse",
        "table": "Ces chiffres en tableau",
        "all": "tous, dans l’ordre",
    },
}
SHORT = GameSetup("explore", options=("eras=1-2",), seats=("me", "program:greedy"))
"""A game with few decisions to look back at."""


def panel(page: Page, language: str) -> Locator:
    return page.get_by_role("region", name=SAID[language]["title"])


def placed(page: Page) -> int:
    return page.locator(".tree .tile:not(.outline)").count()


@pytest.mark.parametrize(
    ("language", "size"), [("fr", "phone"), *rarely(("en", "desktop"), ("fr", "desktop"), ("en", "phone"))]
)
def test_a_hint_is_asked_for_read_and_closed(visit: Visit, axe: Axe, size: str, language: str) -> None:
    page, said = visit(size=size, language=language), SAID[language]
    person = Pointer(page, language)
    person.begin()
    person.until_a_card_fits()
    before = placed(page)
    page.get_by_role("button", name=said["ask"], exact=True).click()
    hints = panel(page, language).locator("ol > li")
    expect(hints).to_have_count(2)
    expect(hints.first).to_contain_text(said["chance"])
    expect(hints.first.locator("ul li").first).to_be_visible()
    assert not re.search(r"hint-|move-|\{", panel(page, language).inner_text())
    assert placed(page) == before, "a hint plays nothing"
    if size == "desktop":
        page.set_viewport_size({"width": 1280, "height": 800})
        expect(page.locator(".tree .tile").last).to_be_in_viewport(ratio=1)
        expect(page.locator("#command")).to_be_in_viewport(ratio=1)
    assert axe(page) == []
    page.get_by_role("button", name=said["close"]).click()
    expect(panel(page, language)).to_have_count(0)


@pytest.mark.long
def test_the_cards_of_a_hint_are_marked_and_lead_to_their_sheet(visit: Visit) -> None:
    page = visit()
    person = Pointer(page)
    person.begin()
    person.until_a_card_fits()
    page.keyboard.press("h")
    panel(page, "en").locator("ol").wait_for()
    marked = page.locator(".tile.hinted, .chip.hinted")
    button = panel(page, "en").get_by_role("button", name=re.compile("^Show ")).first
    if button.count():
        expect(marked.first).to_have_accessible_name(re.compile("in the hint"))
        button.click()
        expect(page.locator("#card-panel")).to_be_visible()
    assert page.locator(".said[aria-live=polite]").last.inner_text().startswith("Best: ")


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_hint_can_be_asked_for_in_words(visit: Visit, language: str) -> None:
    page, said = visit(language=language), SAID[language]
    person = Pointer(page, language)
    person.begin()
    person.until_a_card_fits()
    line = page.locator("#command")
    line.fill(said["word"])
    line.press("Enter")
    expect(page.locator(".command .answer")).to_contain_text(re.compile(".+: .+"))
    expect(panel(page, language).locator("ol > li")).to_have_count(2)


@pytest.mark.long
def test_a_table_without_hints_has_no_button_and_says_so(visit: Visit) -> None:
    page = visit("#/new")
    page.get_by_text(re.compile("^More settings")).click()
    page.get_by_role("checkbox", name=re.compile("^Hints")).uncheck()
    person = Pointer(page)
    person.begin("a set-up")
    expect(page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)
    page.keyboard.press("h")
    expect(panel(page, "en")).to_contain_text("This table plays without hints.")


@pytest.mark.parametrize(("language", "size"), [("fr", "phone"), *rarely(("en", "desktop"))])
def test_after_the_game_its_analysis_leads_into_the_replay(
    visit: Visit, axe: Axe, language: str, size: str
) -> None:
    code = encode(SHORT)
    page, after = visit(f"#/new/{code}", language=language, size=size), AFTER[language]
    person = Pointer(page, language)
    person.begin(code)
    over_the_wire([page])
    expect(page.locator(".end h2")).to_be_in_viewport()
    page.get_by_role("link", name=after["replay"]).first.click()
    page.get_by_role("button", name=after["name"], exact=True).click()
    analysis = page.get_by_role("region", name=after["name"])
    expect(analysis.get_by_role("img")).to_be_visible(timeout=60_000)

    # a game that has turning points for certain
    page.goto(page.url.split("#")[0] + f"#/replay/{OVER.name}")
    expect(analysis).to_have_count(0)
    page.get_by_role("button", name=after["name"], exact=True).click()
    expect(analysis.get_by_role("img")).to_be_visible(timeout=60_000)
    turn = analysis.locator("ol:not(.decisions) button").first
    turn.click()
    first, *last = map(int, re.findall(r"\d+", turn.inner_text().partition(":")[0]))
    expect(page.get_by_role("slider")).to_have_value(str(first if last else first - 1))
    page.get_by_label(re.compile(after["all"])).check()
    choice = analysis.locator(".decisions li button").nth(3)
    step = int(re.findall(r"\d+", choice.inner_text())[0])
    choice.click()
    expect(page.get_by_role("slider")).to_have_value(str(step - 1))
    analysis.get_by_text(after["table"]).click()
    rows = analysis.locator("tbody tr")
    rows.last.get_by_role("button").click()
    expect(page.get_by_role("slider")).to_have_value(rows.last.get_by_role("button").inner_text())
    assert not re.search(r"analysis-|chart-|move-|\{", analysis.inner_text())
    assert axe(page) == []
