"""What a page loads, when, and what it says where something cannot be had."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Request, expect

from tests.browser.conftest import SIZES, Complaints, Visit, viewport
from tests.support.browser.drawn import DRAWN
from tests.support.browser.scenes import CAN_PLACE, CAN_TAKE_BACK

pytestmark = pytest.mark.browser

FAILED = "Failed to load resource"
"""What a browser says of a request that came to nothing."""


def loaded(page: Page) -> set[str]:
    """The names of the files that a page has asked for, without their hashes."""
    names: list[str] = page.evaluate("performance.getEntriesByType('resource').map(one => one.name)")
    return {re.sub(r"-[\w-]{8}(?=\.\w+$)", "", name.rpartition("/")[2]) for name in names}


def seat(visit: Visit) -> Page:
    """The page of a table's player, on a device that has never been here."""
    page = visit(CAN_PLACE.address, new=True)
    page.locator(".prompt.mine").wait_for()
    return page


def test_a_table_is_called_once_and_loads_no_other_page(visit: Visit) -> None:
    page = seat(visit)
    sockets: list[str] = []
    page.on("websocket", lambda socket: sockets.append(socket.url))
    page.reload()
    page.locator(".prompt.mine").wait_for()
    assert len(sockets) == 1
    names = loaded(page)
    assert {"LiveTable.js", "table.js", "en.js"} <= names
    assert not names & {"Home.js", "Rules.js", "Replay.js", "fr.js", "Lobby.js", "EndScreen.js", "Pile.js"}


@pytest.mark.long
def test_the_browser_knows_every_feature_that_pages_refuse(visit: Visit, complaints: Complaints) -> None:
    seat(visit)
    assert complaints.unknown_features == []


@pytest.mark.parametrize(
    ("language", "title"),
    [
        ("en", "This link is not whole"),
        ("de", "Dieser Link ist nicht vollständig"),
        ("fr", "Ce lien n’est pas entier"),
    ],
)
def test_a_link_that_lost_a_part_says_so(visit: Visit, language: str, title: str) -> None:
    """Its end, its middle, or all behind the page's name."""
    page = visit("#/pla", language=language)
    for address in ("#/pla", f"#/play/{'a' * 42}", "#/watch", "#/replay/"):
        page.evaluate("hash => location.hash = hash", address)
        expect(page.get_by_role("heading", level=1)).to_have_text(title)
    page.get_by_role("main").get_by_role("link").click()
    expect(page.locator(".tiles, .shelf").first).to_be_visible()


@pytest.mark.long
def test_pictures_follow_and_the_other_language_comes_when_it_is_asked_for(visit: Visit) -> None:
    page = seat(visit)
    expect(page.locator(".tile .picture path").first).to_have_attribute("d", re.compile("^m"))
    assert "fr.js" not in loaded(page)
    page.get_by_label("Language").select_option("fr")
    expect(page.get_by_role("region", name="Joueurs")).to_be_visible()
    assert "fr.js" in loaded(page)


@pytest.mark.long
def test_without_the_catalogue_the_page_says_so_and_tries_again(visit: Visit, complaints: Complaints) -> None:
    complaints.allowed.append(FAILED)
    page = visit("#/rules", new=True)
    page.route("**/api/catalogue", lambda route: route.abort())
    page.evaluate("location.hash = '#/'")
    page.reload()
    again = page.get_by_role("button", name="Try now")
    again.wait_for()
    with page.expect_event("requestfailed"):
        again.click()
    expect(again).to_be_visible()
    page.unroute("**/api/catalogue")
    again.click()
    page.locator(".hero h1").wait_for()


def test_a_page_whose_script_is_gone_is_loaded_anew(visit: Visit, complaints: Complaints) -> None:
    """As after an update of the server: the names of the scripts are new ones."""
    complaints.allowed.append(FAILED)
    page = visit(new=True)
    page.locator(".hero h1").wait_for()
    page.route("**/Rules-*.js", lambda route: route.abort())
    page.evaluate("location.hash = '#/rules'")
    again = page.get_by_role("button", name="Try now")
    again.wait_for()
    page.unroute("**/Rules-*.js")
    again.click()
    page.locator(".rules h1").wait_for()


def opened_without(visit: Visit, files: str) -> Page:
    """The page of a player who may take a move back, and whose device cannot load some scripts."""
    page = visit("#/help", new=True)
    page.locator("main.help").wait_for()
    page.route(files, lambda route: route.abort())
    with page.expect_event("requestfailed"):
        page.evaluate(f"location.hash = '{CAN_TAKE_BACK.address}'")
    expect(page.locator(".prompt.mine").get_by_role("button", name="End turn")).to_be_enabled()
    return page


def test_a_table_opens_although_its_late_parts_cannot_be_had(visit: Visit, complaints: Complaints) -> None:
    """What can be taken back and what one hears come apart from the question."""
    complaints.allowed.append(FAILED)
    page = opened_without(visit, "**/parts-*.js")
    expect(page.get_by_role("alert").filter(has_text="could not be loaded").first).to_be_visible()


@pytest.mark.long
def test_a_table_is_silent_where_it_cannot_load_what_one_hears(visit: Visit, complaints: Complaints) -> None:
    complaints.allowed.append(FAILED)
    page = opened_without(visit, "**/feedback-*.js")
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.locator(".undo > button")).to_be_visible()


@pytest.mark.long
def test_cards_with_their_texts_fit_the_page(visit: Visit) -> None:
    page = visit(CAN_PLACE.address)
    page.locator(".prompt.mine").wait_for()
    page.keyboard.press("z")
    page.locator(".tree.full").wait_for()
    for size in SIZES:
        page.set_viewport_size(viewport(size))
        page.evaluate(DRAWN)
        expect(page.locator(".tree"), size).to_have_class(re.compile("full"))
        wider: int = page.locator(".tree-box").evaluate("box => box.scrollWidth - box.clientWidth")
        assert wider <= 0, size


def asks_for_texts(request: Request) -> bool:
    return "/api/decks/" in request.url


@pytest.mark.long
def test_what_cards_tell_comes_when_the_table_has_time(visit: Visit, complaints: Complaints) -> None:
    """Where it cannot be had the card says all the rest, and it is asked for again with the next card."""
    complaints.allowed.append(FAILED)
    page = visit("#/help", new=True)
    page.locator("main.help").wait_for()
    page.route("**/api/decks/**", lambda route: route.abort())
    with page.expect_event("requestfailed", asks_for_texts):
        page.evaluate(f"location.hash = '{CAN_PLACE.address}'")
    page.locator(".prompt.mine").wait_for()
    first, second = page.locator('[data-group="hand"] .tile').all()[:2]
    # while it is on the way nobody asks for it again
    with page.expect_event("requestfailed", asks_for_texts):
        first.click()
    expect(page.locator("#card-panel h2")).to_be_visible()
    text = page.locator("#card-panel .text")
    expect(text).to_be_empty()
    height: float = text.evaluate("text => text.getBoundingClientRect().height")
    page.unroute("**/api/decks/**")
    second.click()
    expect(text).not_to_be_empty()
    assert text.evaluate("text => text.getBoundingClientRect().height") <= height + 1
    assert "en" in loaded(page)
    page.get_by_label("Language").select_option("fr")
    expect(text).to_contain_text(re.compile("[’é]"))


@pytest.mark.long
def test_a_card_answers_before_its_panel_is_there(visit: Visit) -> None:
    """The frame after the press marks the card; its panel and the lineage come in the next one."""
    page = seat(visit)
    page.mouse.move(0, 0)
    tile = page.locator('[data-group="hand"] .tile').first
    found = tile.evaluate(
        """async tile => {
            tile.click();
            await Promise.resolve();
            const first = [tile.matches(".chosen"), document.querySelector("#card-panel") !== null];
            await new Promise(done => requestAnimationFrame(() => setTimeout(() => setTimeout(done))));
            return [first, [tile.matches(".chosen"), document.querySelector("#card-panel") !== null]];
        }"""
    )
    assert found == [[True, False], [True, True]]
    page.keyboard.press("Escape")
    expect(page.locator(".tile.chosen")).to_have_count(0)
