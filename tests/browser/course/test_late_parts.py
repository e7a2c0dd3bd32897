"""Parts that arrive late move nothing that can be pressed, and what somebody has opened stays open."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, ViewportSize, WebSocketRoute, expect

from discovery.play.setups.code import encode
from discovery.play.setups.game_setup import GameSetup, TableSettings
from tests.browser.conftest import Visit
from tests.support.browser.company import company, go_away
from tests.support.browser.drawn import DRAWN
from tests.support.browser.moving.late import moved, slowly
from tests.support.browser.people import Pointer
from tests.support.browser.scenes import CAN_PLACE, OVER
from tests.support.browser.waiting import wait_until
from tests.support.testing.rounds import rarely

pytestmark = pytest.mark.browser

SIZES: dict[str, ViewportSize] = {
    "phone": {"width": 390, "height": 844},
    "desktop": {"width": 1440, "height": 900},
}


def hosted(visit: Visit, size: str, *seats: str, house: str = "") -> Page:
    """The page of a host whose table waits for players."""
    page = visit(
        f"#/new/{encode(GameSetup('explore', seats=seats))}", size=SIZES[size], new=True, house=house
    )
    page.get_by_role("button", name="Create the table").click()
    page.locator(".lobby").wait_for()
    return page


@pytest.mark.parametrize("size", ["phone", *rarely("desktop")])
def test_the_pictures_of_games_do_not_move_their_buttons(visit: Visit, address: str, size: str) -> None:
    page = visit("#/help", size=SIZES[size], new=True)
    late = slowly(page, address, r"/assets/scenes-")
    expect(page.get_by_role("button", name=re.compile("^Play ")).first).to_be_visible()
    late.come()
    expect(page.locator("article path").first).to_be_attached()
    assert moved(page) == []


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES)
def test_the_own_tables_do_not_move_the_games_below(visit: Visit, address: str, size: str) -> None:
    page = hosted(visit, size, "me", "open")
    late = slowly(page, address, r"/api/mine$")
    expect(page.locator(".hero h1")).to_be_visible()
    late.come()
    expect(page.get_by_role("heading", name="My tables")).to_be_visible()
    assert moved(page) == []


@pytest.mark.parametrize("size", ["phone", *rarely("desktop")])
def test_a_lobby_stands_from_its_first_frame(visit: Visit, size: str) -> None:
    page = hosted(visit, size, "me", "open", "program:greedy")
    late = slowly(page, page.url, r"/api/qr$")
    expect(page.get_by_role("button", name="Copy this seat’s link")).to_be_visible()
    late.come()
    expect(page.get_by_role("img", name="The table’s link as a QR code")).to_be_visible()
    assert moved(page) == []


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("size", SIZES)
def test_a_form_that_asks_for_a_name_stands_from_its_first_frame(
    visit: Visit, address: str, size: str, language: str
) -> None:
    page = visit("#/help", size=SIZES[size], language=language, new=True)
    open_seat = encode(GameSetup("explore", seats=("me", "open")))
    late = slowly(page, f"{address}#/new/{open_seat}", r"/assets/AskName-")
    expect(page.locator("form .primary").last).to_be_visible()
    late.come()
    expect(page.locator("#own-name")).to_be_visible()
    assert moved(page) == []


PARTS = r"/assets/(feedback|parts|Pace|Talk|talk|Goal|GoalLine|SidePile|NotesAndReport)-"
"""What a table does without at first."""


@pytest.mark.parametrize("size", ["phone", *rarely("desktop")])
def test_a_table_against_programs_stands_from_its_first_frame(visit: Visit, address: str, size: str) -> None:
    page = visit(size=SIZES[size], new=True)
    Pointer(page).begin()
    late = slowly(page, page.url, PARTS)
    page.locator(".prompt.mine").wait_for()
    late.come()
    assert moved(page) == []


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES)
def test_who_is_away_is_told_without_moving_the_table(visit: Visit, address: str, size: str) -> None:
    ann, bo = company(visit, address, TableSettings(), "Ann", "Bo")
    go_away(bo)
    page = visit("#/help", size=SIZES[size], new=True)
    late = slowly(page, ann.url, PARTS)
    page.locator(".prompt").wait_for()
    late.come()
    expect(page.locator(".pace")).to_contain_text("Bo")
    assert moved(page) == []


LONGEST = 4000
"""Milliseconds for which the end waits for its count."""
HELD = f"""(() => {{
    const usual = window.setTimeout;
    window.setTimeout = (act, wait, ...more) =>
        wait === {LONGEST} ? ((window.tooLate = act), 0) : usual(act, wait, ...more);
}})()"""
"""They are over when the test says so."""


@pytest.mark.parametrize("size", ["phone", *rarely("desktop")])
def test_a_count_that_comes_too_late_moves_nothing_at_the_end(visit: Visit, address: str, size: str) -> None:
    page = visit("#/help", size=SIZES[size], new=True)
    page.add_init_script(HELD)
    late = slowly(page, f"{address}{OVER.address}", r"/tally")
    page.wait_for_function("() => window.tooLate")
    page.evaluate(DRAWN)
    page.evaluate("() => window.tooLate()")
    expect(page.get_by_role("link", name="Replay")).to_be_visible()
    late.come()
    assert moved(page) == []


class Line:
    """A page's connections to its table, which can be cut."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._sockets: list[WebSocketRoute] = []
        page.route_web_socket("**", self._connect)
        page.reload()

    def _connect(self, socket: WebSocketRoute) -> None:
        socket.connect_to_server()
        self._sockets.append(socket)

    def cut(self) -> None:
        """Let the page lose its table and find it again."""
        before = len(self._sockets)
        self._sockets[-1].close()
        wait_until(self._page, lambda: len(self._sockets) > before)
        expect(self._page.get_by_text("Connection lost")).to_have_count(0)


def test_a_shown_link_of_a_seat_stays(visit: Visit) -> None:
    """Through news of the table and a reconnection."""
    host = hosted(visit, "desktop", "me", "open", "open")
    line = Line(host)
    host.get_by_role("button", name="Copy this seat’s link").last.click()
    shown = host.get_by_label("Secret link of the seat")
    link = shown.input_value()
    host.get_by_role("button", name="Copy the table’s link").click()
    guest = visit("#" + host.get_by_label("Link of the table").input_value().split("#")[1])
    guest.get_by_label("Your name at this table").fill("Bo")
    guest.get_by_role("button", name="Sit here").first.click()
    expect(host.locator(".lobby")).to_contain_text("Bo")
    expect(shown).to_have_value(link)
    line.cut()
    expect(shown).to_have_value(link)


@pytest.mark.long
@pytest.mark.parametrize(
    ("upright", "aside"), [((390, 844), (844, 390)), ((768, 1024), (1366, 1024))], ids=["phone", "tablet"]
)
def test_what_somebody_has_begun_stays(
    visit: Visit, address: str, upright: tuple[int, int], aside: tuple[int, int]
) -> None:
    """The chosen card and what was typed, through a reconnection and where the device is turned."""

    def turned(size: tuple[int, int]) -> None:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.evaluate(DRAWN)

    page = visit(CAN_PLACE.address, new=True)
    turned(upright)
    line = Line(page)
    page.locator("#command").fill("place fi")
    page.locator('[data-group="hand"] .tile.lit').first.click()
    panel = page.locator("#card-panel h2")
    name = panel.inner_text()
    changes: list[Callable[[], None]] = [line.cut, lambda: turned(aside), line.cut, lambda: turned(upright)]
    for change in changes:
        change()
        expect(panel).to_have_text(name)
        expect(page.locator("#command")).to_have_value("place fi")


@pytest.mark.long
def test_an_opened_drawer_stays(visit: Visit) -> None:
    """Through a reconnection and news of the game: the sheet of the match, and what is done with links."""
    page = visit(f"#/new/{encode(GameSetup('explore', seats=('me', 'program:greedy')))}", new=True)
    page.locator("summary", has_text="A match of several games").click()
    page.get_by_role("checkbox", name=re.compile("^Play a match")).check()
    person = Pointer(page)
    person.begin("a set-up")
    line = Line(page)
    page.locator("summary", has_text="The match").click()
    page.locator("summary", has_text="Links and leaving").click()
    inside: list[Callable[[], None]] = [
        lambda: expect(page.locator(".match thead th").first).to_be_visible(),
        lambda: expect(page.get_by_role("button", name="Copy my own link")).to_be_visible(),
    ]
    for stands in inside:
        stands()
    line.cut()
    for stands in inside:
        stands()
    person.play(2)
    person.settled()
    for stands in inside:
        stands()
