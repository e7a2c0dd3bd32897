"""Every screen: sound for axe, no wider than the window, in both languages and themes; what links them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Complaints, Visit
from tests.support.browser.forms import disclose
from tests.support.browser.looks import LOOKED_AT, Axe, faults, looks_in
from tests.support.browser.people import Pointer, Typist
from tests.support.browser.scenes import OVER
from tests.support.testing.rounds import rarely

pytestmark = pytest.mark.browser

LONG = 3_000  # milliseconds in which a replay that plays takes several steps


def screens(page: Page, language: str) -> Iterator[str]:
    """Lead a page through the screens, one after the other, and name each."""
    page.locator(".hero h1").wait_for()
    yield "start"
    Pointer(page, language).begin()
    yield "table"
    page.locator('[data-group="hand"] .tile').first.click()
    page.locator("#card-panel").wait_for()
    yield "card"
    page.keyboard.press("Escape")
    page.locator(".who").first.click()
    page.locator("dialog").wait_for()
    yield "discards"
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    page.keyboard.press("?")
    page.locator("dialog").wait_for()
    yield "keys"
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    page.locator("summary", has_text=re.compile("Links and leaving|Liens et départ")).click()
    yield "links"
    page.evaluate("location.hash = '#/rules/C01'")
    page.locator("#rule-C01").wait_for()
    yield "rules"
    page.evaluate("location.hash = '#/help'")
    page.locator(".help").wait_for()
    yield "help"


@pytest.mark.parametrize("language", ["fr", *rarely("en")])
def test_every_screen_is_sound(visit: Visit, axe: Axe, language: str) -> None:
    page = visit(language=language)
    found = {screen: faults(page, axe, looks_in(language)) for screen in screens(page, language)}
    assert {screen: wrong for screen, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize(
    ("language", "kind", "screen"),
    [
        ("fr", "open", ".lobby"),
        *rarely(("en", "me", "main.pass"), ("en", "open", ".lobby"), ("fr", "me", "main.pass")),
    ],
)
def test_waiting_and_handing_over_are_sound(
    visit: Visit, axe: Axe, language: str, kind: str, screen: str
) -> None:
    """A table with an open seat waits; one with two people of this device asks to pass it on."""
    page = visit("#/new", language=language)
    page.locator("form select").nth(1).select_option(kind)
    page.locator("form button.primary").click()
    page.locator(screen).wait_for()
    assert faults(page, axe, [(size, "light") for size in LOOKED_AT]) == []


def test_a_finished_game_is_stepped_through_saved_and_opened_again(
    visit: Visit, axe: Axe, tmp_path: Path
) -> None:
    page = visit(OVER.address)
    page.locator(".end-tools summary").click()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Download the record").click()
    record = tmp_path / "game.txt"
    saved.value.save_as(record)
    assert '[Game "explore"]' in record.read_text(encoding="utf-8")

    page.get_by_role("link", name="Replay").click()
    check_replay(page, axe)

    page.get_by_role("link", name="Discovery").click()
    page.get_by_label("Choose a file").set_input_files(record)
    check_replay(page, axe)


def check_replay(page: Page, axe: Axe) -> None:
    """Forwards and backwards by button, key and slider; all hands are open."""
    step = page.locator(".player b")
    expect(step).to_contain_text("Step 0 of")
    page.get_by_role("button", name="One step forward").click()
    page.keyboard.press("ArrowRight")
    expect(step).to_contain_text("Step 2 of")
    assert page.get_by_role("list", name=re.compile("Hand of|Your hand")).count() == 2
    page.get_by_role("slider").fill("12")
    expect(step).to_contain_text("Step 12 of")
    assert axe(page) == []
    page.get_by_role("button", name="Go to the end").click()
    expect(page.get_by_role("table")).to_be_visible()
    page.get_by_role("button", name="Go to the deal").click()
    assert page.locator(".tree .tile:not(.outline)").count() == 0


@pytest.mark.long
@pytest.mark.parametrize(
    ("language", "size", "words"),
    [
        ("fr", "phone", ("Lien vers cette étape", "Lien vers l’étape 12", "Lire", "Vitesse de lecture")),
        ("en", "desktop", ("Link to this step", "Link to step 12 copied", "Play", "How fast it plays")),
    ],
)
def test_a_replay_plays_by_itself_and_its_address_names_the_step(
    visit: Visit, axe: Axe, language: str, size: str, words: tuple[str, str, str, str]
) -> None:
    link, copied, play, pace = words
    page = visit(f"#/replay/{OVER.name}/12", language=language, size=size, permissions=["clipboard-write"])
    step = page.locator(".player b")
    expect(step).to_contain_text(" 12 ")
    page.get_by_role("button", name=link).click()
    expect(page.get_by_role("status").filter(has_text=copied)).to_be_visible()
    assert axe(page) == []

    page.clock.install()
    page.get_by_label(pace).select_option("fast")
    page.get_by_role("button", name=play, exact=True).click()
    page.clock.run_for(LONG)
    expect(step).not_to_contain_text(" 12 ")
    page.get_by_role("button", name="Pause").click()
    shown = step.inner_text()
    [number, *_] = re.findall(r"\d+", shown)
    page.wait_for_url(re.compile(rf"/replay/{OVER.name}/{number}$"))
    page.clock.run_for(LONG)
    expect(step).to_have_text(shown)
    page.reload()
    expect(step).to_have_text(shown)

    page.get_by_role("slider").press("End")
    page.keyboard.press("Space")
    expect(step).to_contain_text(re.compile(" [1-9] "))
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name=play, exact=True)).to_be_visible()


def test_a_file_that_is_no_record_is_refused_in_words(
    visit: Visit, tmp_path: Path, complaints: Complaints
) -> None:
    complaints.allowed.append("status of 422")
    page = visit()
    strange = tmp_path / "strange.txt"
    strange.write_text("<script>alert(1)</script>", encoding="utf-8")
    complained = page.get_by_role("alert")
    with page.expect_response("**/api/replays"):
        page.get_by_label("Choose a file").set_input_files(strange)
    expect(complained).to_contain_text("Line 1")


@pytest.mark.long
def test_a_refusal_leads_to_its_rule(visit: Visit) -> None:
    page = visit()
    Pointer(page).begin()
    card = page.locator('.tree [data-card="myth"]')
    card.click()
    reason = page.locator(".reason").first
    expect(reason).to_contain_text("Place:")
    with page.expect_popup() as opened:
        reason.get_by_role("link", name=re.compile("rule")).click()
    rules = opened.value
    number = re.search(r"[A-Z]\d\d", reason.inner_text())
    assert number is not None
    expect(rules.locator(f"#rule-{number.group()}")).to_be_focused()
    rules.get_by_label("Search the rules").fill("bot draws")
    expect(rules.get_by_role("status")).to_contain_text("rules")


@pytest.mark.long
def test_the_language_changes_while_playing(visit: Visit) -> None:
    page = visit()
    Pointer(page).begin()
    page.get_by_label("Language").select_option("fr")
    expect(page.get_by_role("heading", name="Ma main")).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == "fr"
    assert not page.evaluate("document.documentElement.translate"), "a translator would stop news"
    page.locator('.tree [data-card="myth"]').click()
    expect(page.locator(".reason").first).to_contain_text("Placer")
    page.reload()
    expect(page.get_by_role("heading", name="Ma main")).to_be_visible()


@pytest.mark.long
def test_words_play_too(visit: Visit) -> None:
    page = visit()
    person = Typist(page)
    person.begin()
    name = person.until_a_card_fits().locator(".name").inner_text().replace("\xad", "")
    before = page.locator(".tree .tile:not(.outline)").count()
    page.keyboard.press("/")
    page.keyboard.type(f"place {name}")
    page.keyboard.press("Enter")
    expect(page.locator(".answer")).to_have_text("Done.")
    expect(page.locator(".tree .tile:not(.outline)")).to_have_count(before + 1)
    page.keyboard.type("place myth")
    page.keyboard.press("Enter")
    expect(page.locator(".answer")).not_to_have_text("Done.")


@pytest.mark.long
def test_single_keys_can_be_switched_off(visit: Visit) -> None:
    page = visit()
    person = Typist(page)
    person.begin()
    before = person.focused()
    page.keyboard.press("1")
    assert person.focused() != before
    page.get_by_role("link", name="Keys").click()
    page.get_by_label("Single-key shortcuts").uncheck()
    page.get_by_role("button", name="Back", exact=True).click()
    person.settled()
    prompt = page.locator("#prompt")
    expect(prompt).to_be_focused()
    page.keyboard.press("1")
    expect(prompt).to_be_focused()


@pytest.mark.long
def test_what_cannot_be_played_is_said_on_the_form(visit: Visit) -> None:
    page = visit("#/new")
    for _ in range(7):
        page.get_by_role("button", name="Add a seat").click()
    add = page.get_by_role("button", name="Add a seat")
    expect(add).to_be_disabled()
    add.focus()
    expect(add).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_label("Who sits in seat 10")).to_have_count(0)
    expect(page.locator("#setup-most")).to_contain_text("9 seats at most (rule B07)")
    page.get_by_role("radio", name=re.compile("^Intro")).check()
    disclose(page, "Options")
    option = page.get_by_role("checkbox", name=re.compile(r"Series\+"))
    expect(option).to_be_disabled()
    expect(page.get_by_text("Series+ does not go with Intro.")).to_be_visible()
    for number in range(1, 10):
        page.get_by_label(f"Who sits in seat {number}").select_option("bot")
    expect(page.locator("#setup-fault")).to_contain_text("bots alone are not enough")


OFFER = """() => {
  const offer = new Event("beforeinstallprompt");
  offer.prompt = () => { window.asked = (window.asked ?? 0) + 1; return Promise.resolve(); };
  window.dispatchEvent(offer);
}"""


@pytest.mark.parametrize(
    ("language", "size", "name"),
    [("en", "desktop", "Install Discovery"), *rarely(("de", "phone", "Discovery installieren"))],
)
def test_the_start_page_installs_where_the_browser_offers_it(
    visit: Visit, axe: Axe, language: str, size: str, name: str
) -> None:
    """The button is pressed once: an offer holds once."""
    page = visit(language=language, size=size)
    page.locator("link[rel=manifest]").wait_for(state="attached")
    button = page.get_by_role("button", name=name)
    expect(button).to_have_count(0)
    height = page.evaluate("document.documentElement.scrollHeight")
    page.evaluate(OFFER)
    assert axe(page) == []
    assert page.evaluate("document.documentElement.scrollHeight") == height
    button.click()
    expect(button).to_have_count(0)
    assert page.evaluate("window.asked") == 1


STANDALONE = """(() => {
  const asked = window.matchMedia.bind(window);
  window.matchMedia = (query) => query === "(display-mode: standalone)" ? { matches: true } : asked(query);
})()"""


def test_an_installed_page_offers_no_installation(visit: Visit) -> None:
    page = visit(new=True)  # what is added to it stays with its device
    page.locator("#install-title").wait_for()
    page.add_init_script(STANDALONE)
    page.reload()
    page.locator("#more-title").wait_for()
    expect(page.locator("#install-title")).to_have_count(0)


def test_the_bars_of_the_system_follow_the_theme(visit: Visit) -> None:
    page = visit()
    bars = page.locator("meta[name=theme-color]")
    bars.wait_for(state="attached")
    expect(bars).to_have_attribute("content", "#efe8dc")
    page.emulate_media(color_scheme="dark")
    expect(bars).to_have_attribute("content", "#1d1a17")
