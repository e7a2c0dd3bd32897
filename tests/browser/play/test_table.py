"""What a table keeps to beside the game itself: coming back, two tabs, watching, one device for several."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Complaints, Visit
from tests.support.browser.drawn import DRAWN
from tests.support.browser.house import served
from tests.support.browser.people import Pointer
from tests.support.browser.waiting import wait_until
from tests.support.browser.words import ENGLISH
from tests.support.testing.rounds import rarely

pytestmark = pytest.mark.browser

HAND = '[data-group="hand"] .tile'


def cards(page: Page, selector: str) -> list[str]:
    found: list[str] = page.locator(selector).evaluate_all("all => all.map(e => e.dataset.card)")
    return found


def tree(page: Page) -> list[str]:
    """The discovered cards, as the page shows them."""
    return cards(page, ".tree .tile:not(.outline)")


def hand(page: Page) -> list[str]:
    return cards(page, HAND)


def begun(page: Page, actions: int = 0) -> Pointer:
    person = Pointer(page)
    person.begin()
    person.play(actions)
    person.settled()
    return person


def seat(page: Page, number: int, kind: str, name: str = "") -> None:
    """Choose on the set-up form who sits on a seat."""
    page.get_by_label(f"Who sits in seat {number}").select_option(kind)
    if name:
        page.get_by_label(f"Name for seat {number}").fill(name)


@pytest.mark.long
def test_after_a_reload_the_game_is_exactly_there(visit: Visit) -> None:
    page = visit()
    begun(page, 2)
    before = (tree(page), hand(page), page.locator(".log .line").all_inner_texts())
    page.reload()
    page.locator(".prompt.mine").wait_for()
    assert (tree(page), hand(page), page.locator(".log .line").all_inner_texts()) == before
    expect(page).to_have_title("(●) Your turn – Discovery")


RELATED = ".tile:is(.before, .missing, .after, .faded)"


@pytest.mark.long
def test_nothing_lights_up_under_a_mouse_that_rests(visit: Visit) -> None:
    """The button that begins lies where a card of the tree appears."""
    page = visit()
    box = page.get_by_role("button", name=ENGLISH.quick).bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.click(x, y)
    page.locator(".prompt.mine").wait_for()
    under = page.evaluate(
        "([x, y]) => document.elementFromPoint(x, y).closest('.tile')?.dataset.card ?? ''", [x, y]
    )
    assert under, "a card lies under the mouse"
    page.evaluate(DRAWN)
    page.mouse.move(x, y)  # what a browser tells the mouse once something has moved below it
    expect(page.locator(RELATED)).to_have_count(0)
    page.mouse.move(x + 2, y)
    expect(page.locator(RELATED)).not_to_have_count(0)
    page.mouse.move(x, 5)
    expect(page.locator(RELATED)).to_have_count(0)


@pytest.mark.long
def test_a_table_is_found_again_from_the_start_page(visit: Visit) -> None:
    page = visit()
    begun(page, 2)
    before = tree(page)
    page.get_by_role("link", name="Discovery").click()
    page.locator("section.card-box li a").filter(has_text="Explore").first.click()
    page.locator(".prompt.mine").wait_for()
    assert tree(page) == before


def test_two_tabs_of_a_seat_stay_in_step(visit: Visit) -> None:
    first = visit()
    begun(first)
    second = visit(first.url.split("/", 3)[3], beside=first)
    Pointer(second).settled()
    assert hand(second) == hand(first)
    first.bring_to_front()
    Pointer(first).play(5)
    Pointer(first).settled()
    wait_until(first, lambda: (tree(second), hand(second)) == (tree(first), hand(first)))


def test_a_spectator_sees_the_table_and_no_hand(visit: Visit) -> None:
    page = visit()
    begun(page, 5)
    page.get_by_text("Links and leaving").click()
    link = page.get_by_role("link", name="Open the watch page").get_attribute("href") or ""
    watching = visit(link)
    expect(watching.locator(".tree .tile:not(.outline)")).to_have_count(len(tree(page)))
    assert watching.locator(HAND).count() == 0
    assert watching.get_by_role("button", name=re.compile("legal:")).count() == 0
    held = [page.locator(f'[data-place="hand:{card}"] .name').inner_text() for card in hand(page)]
    told = watching.locator(".log").inner_text()
    drawn = [name for name in held if f"draws {name}" in told]
    assert drawn == []


@pytest.mark.long
def test_a_guest_takes_an_open_seat_by_its_link(visit: Visit) -> None:
    host = visit("#/new")
    seat(host, 2, "open")
    host.get_by_role("button", name="Create the table").click()
    host.locator(".lobby").get_by_role("button", name="Copy this seat’s link").first.click()
    link = host.get_by_label("Secret link of the seat").input_value()
    guest = visit("#" + link.split("#")[1])
    guest.get_by_label("Your name at this table").fill("Zoë <b>")
    guest.get_by_role("button", name="Sit down").click()
    expect(host.locator(".lobby")).to_contain_text("Zoë")
    host.get_by_role("button", name="Start the game").click()
    for page in (host, guest):
        expect(page.locator(HAND)).to_have_count(5)
    assert not set(hand(host)) & set(hand(guest))


def test_one_device_for_two_hides_the_hand_in_between(visit: Visit) -> None:
    page = visit("#/new")
    seat(page, 1, "me", "Ann")
    seat(page, 2, "me", "Bo")
    page.get_by_role("button", name="Create the table").click()
    seen: dict[str, list[str]] = {}
    for _ in range(2):
        title = page.get_by_role("heading", name=re.compile("Pass the device"))
        name = title.inner_text().rsplit(" ", 1)[1]
        assert page.locator(".tile").count() == 0
        page.get_by_role("button", name=f"Continue as {name}").click()
        expect(page.locator(HAND)).to_have_count(5)
        seen[name] = hand(page)
        page.get_by_role("button", name="Pass", exact=True).click()
    assert set(seen) == {"Ann", "Bo"}
    assert not set(seen["Ann"]) & set(seen["Bo"])


def test_a_lost_server_is_told_and_its_return_found(
    visit: Visit, tmp_path: Path, complaints: Complaints
) -> None:
    complaints.allowed += ["WebSocket connection", "ERR_CONNECTION"]
    data = tmp_path / "data"
    with served(data) as house:
        page = visit(house=house)
        begun(page, 5)
        before = (tree(page), hand(page))
    expect(page.get_by_role("alert")).to_contain_text("Connection lost")
    for card in page.locator('[data-group="hand"] .tile').all():
        expect(card).to_be_in_viewport(ratio=0.99)
    with served(data, int(house.rstrip("/").rsplit(":", 1)[1])):
        # the page tries again by itself, too: where it was quicker there is nothing to press any more
        page.get_by_role("button", name="Try now").evaluate_all("all => all.forEach(one => one.click())")
        expect(page.get_by_text("Connection lost")).to_have_count(0)
        page.reload()
        Pointer(page).settled()
        assert (tree(page), hand(page)) == before
        Pointer(page).play(3)
        page.close()


WATCH_THE_SKY = """() => {
    window.flown = 0;
    const count = changes => { for (const change of changes) window.flown += change.addedNodes.length; };
    new MutationObserver(count).observe(document.querySelector('.flight-layer'), {childList: true});
}"""


@pytest.mark.long
def test_a_card_flies_to_its_place_and_leaves_nothing_behind(visit: Visit) -> None:
    page = visit()
    person = begun(page)
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate(WATCH_THE_SKY)
    person.play(2)
    person.settled()
    wait_until(page, lambda: page.evaluate("window.flown") > 0)
    expect(page.locator(".flight-layer *")).to_have_count(0)


@pytest.mark.long
def test_who_wants_calm_sees_no_flight(visit: Visit) -> None:
    page = visit()
    person = begun(page)
    page.evaluate(WATCH_THE_SKY)
    person.play(3)
    person.settled()
    page.evaluate(DRAWN)
    assert page.evaluate("window.flown") == 0


def renewed(page: Page) -> str:
    """Ask for a new link of one's own seat; the link that the page then shows."""
    page.get_by_text("Links and leaving").click()
    page.get_by_role("button", name="Make a new link of my own").click()
    return page.get_by_label("Secret link of your own seat").input_value()


@pytest.mark.long
def test_a_new_link_of_the_own_seat_outlives_a_reload(visit: Visit) -> None:
    page = visit()
    begun(page)
    before, held = page.url, hand(page)
    assert renewed(page) == page.url != before
    page.reload()
    page.locator(".prompt.mine").wait_for()
    assert hand(page) == held
    page.get_by_role("link", name="Discovery").click()
    page.locator("section.card-box li a").filter(has_text="Explore").first.click()
    page.locator(".prompt.mine").wait_for()
    stranger = visit(before.split("/", 3)[3])
    expect(stranger.get_by_role("heading", name="You are not connected to this table")).to_be_visible()


@pytest.mark.long
def test_a_closed_table_asks_nothing(visit: Visit) -> None:
    page = visit()
    begun(page)
    held = hand(page)
    page.get_by_text("Links and leaving").click()
    page.get_by_role("button", name="Close the table").click()
    page.get_by_role("button", name="Yes, close it for everybody").click()
    expect(page.locator(".notice")).to_contain_text("This table is closed.")
    for gone in (".prompt", ".seats .turn", ".tile.lit"):
        expect(page.locator(gone)).to_have_count(0)
    assert hand(page) == held
    page.locator(".notice").get_by_role("link").click()
    page.locator(".hero h1").wait_for()


@pytest.mark.parametrize(
    ("leaving", "told"),
    [
        ("discard", "You have left this table"),
        *rarely(("program", "The computer plays in your place")),
    ],
)
def test_whoever_has_left_watches(visit: Visit, leaving: str, told: str) -> None:
    host = visit("#/new")
    host.get_by_text("More settings").click()
    host.get_by_label("When a player leaves for good").select_option(leaving)
    guest = joined(host, visit)
    host.get_by_role("button", name="Start the game").click()
    guest.get_by_text("Links and leaving").click()
    guest.get_by_role("button", name="Leave for good").click()
    guest.get_by_role("button", name="Yes, leave for good").click()
    expect(guest.locator(".notice")).to_contain_text(told)
    for gone in (".prompt.mine", HAND):
        expect(guest.locator(gone)).to_have_count(0)
    for name in ("Copy my own link", "Make a new link of my own", "Leave for good"):
        expect(guest.get_by_role("button", name=name)).to_have_count(0)


def joined(host: Page, visit: Visit) -> Page:
    """Make a table with an open second seat; the page of the guest who takes it."""
    seat(host, 2, "open")
    host.get_by_role("button", name="Create the table").click()
    host.locator(".lobby").get_by_role("button", name="Copy this seat’s link").first.click()
    guest = visit("#" + host.get_by_label("Secret link of the seat").input_value().split("#")[1])
    guest.get_by_label("Your name at this table").fill("Bo")
    guest.get_by_role("button", name="Sit down").click()
    return guest


@pytest.mark.long
def test_the_lobby_calls_nobody_else_me(visit: Visit) -> None:
    host = visit("#/new")
    guest = joined(host, visit)
    for page in (host, guest):
        told = page.locator(".lobby .seats small")
        expect(told.filter(has_text="a person · at the table")).to_have_count(1)
        expect(told.filter(has_text="you")).to_have_count(1)


@pytest.mark.long
def test_a_default_name_goes_with_its_person(visit: Visit) -> None:
    page = visit("#/new")
    expect(page.get_by_label("Name for seat 1")).to_have_value("")
    page.evaluate("localStorage.setItem('discovery.preferences', JSON.stringify({name: 'Eva'}))")
    page.reload()
    expect(page.get_by_label("Name for seat 1")).to_have_value("Eva")
    seat(page, 1, "bot")
    expect(page.get_by_label("Name for seat 1")).to_have_value("")
    seat(page, 1, "me", "Ann")
    seat(page, 1, "open")
    expect(page.get_by_label("Who sits in seat 1")).to_have_value("open")
    expect(page.get_by_label("Name for seat 1")).to_have_value("Ann")


@pytest.mark.long
def test_a_name_is_asked_for_once_at_a_table_with_others(visit: Visit) -> None:
    """The field moves nothing that is pressed, may stay empty, and is gone for good once it was filled in."""
    page = visit("#/new")
    asked = page.get_by_role("textbox", name="Your name", exact=True)
    expect(asked).to_have_count(0)
    chosen = page.get_by_label("Who sits in seat 2")
    before = chosen.bounding_box()
    seat(page, 2, "open")
    expect(asked).to_be_visible()
    assert chosen.bounding_box() == before
    asked.fill("Ann")
    expect(page.get_by_label("Name for seat 1")).to_have_value("Ann")
    page.get_by_role("button", name="Create the table").click()
    expect(page.locator(".lobby .seats")).to_contain_text("Ann")
    page.goto(page.url.split("#")[0] + "#/new")
    seat(page, 2, "open")
    expect(page.get_by_label("Name for seat 1")).to_have_value("Ann")
    expect(asked).to_have_count(0)


@pytest.mark.long
def test_who_gives_no_name_has_a_neutral_one_and_is_addressed(visit: Visit) -> None:
    page = visit("#/new")
    seat(page, 2, "me")
    page.get_by_role("button", name="Create the table").click()
    title = page.get_by_role("heading", name=re.compile("Pass the device"))
    expect(title).to_have_text(re.compile("Player( 2)?$"))
    page.get_by_role("button", name=re.compile("Continue as Player( 2)?$")).click()
    expect(page.locator(".seats")).to_contain_text("Player 2")
    expect(page.locator(".goal, main").first).not_to_contain_text(re.compile(r"\bMe\b"))
