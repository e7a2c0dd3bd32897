"""A table with assets (section Y): signs on the cards, markers, windows, and what was won by assets."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from discovery.server.tables.running_game import RunningGame
from tests.browser.conftest import Scheme, Visit
from tests.support.browser.drawn import COVERED_TEXTS, DRAWN
from tests.support.browser.house import served
from tests.support.browser.looks import Axe, sound
from tests.support.browser.scenes import PERSON, Scene, asked, over, store
from tests.support.browser.screens import FINGERS, seen, turned
from tests.support.testing.positions import card_position
from tests.support.testing.rounds import rarely

pytestmark = [pytest.mark.browser, pytest.mark.whole_browser]

LOOKS: list[tuple[str, str, Scheme]] = [("desktop", "en", "light"), ("phone", "de", "dark")]
SEATS = 3
ASSETS = {
    "en": re.compile(r", (Raid [12]|Guard|Loot|Trade|Scout|Feast)"),
    "de": re.compile(r", (Raubzug [12]|Wache|Beute|Handel|Späher|Festmahl)"),
}


def offered(played: RunningGame) -> list[str]:
    """What the person may do, in words."""
    return [played.game.text(move) for move in played.game.legal(played.state, PERSON)]


def using(played: RunningGame) -> bool:
    """The person may use an asset that can be aimed at both others, and everybody has something ready."""
    game, state = card_position(played)
    assets = game.view(state, PERSON).course.assets
    uses = [text.split(" on ")[0] for text in offered(played) if text.startswith("use ")]
    ready = assets is not None and all(assets.ready_of(seat) for seat in range(SEATS))
    return asked(played) and ready and len(uses) > len(set(uses))


def raided(played: RunningGame) -> bool:
    """A Raid is aimed at the person, who holds a Guard."""
    game, state = card_position(played)
    window = game.view(state, PERSON).window
    if window is None or not window.aimed:
        return False
    raid = game.setup.deck.cards[window.card].asset.startswith("raid")
    return raid and any(text.startswith("ward ") for text in offered(played))


USING = Scene("using", "explore", using, options=("battle",))
RAIDED = {
    screen: Scene(f"raided-{screen}", "explore", raided, options=("battle",), window_seconds=0)
    for screen, *_ in LOOKS
}
"""One for each screen: it is answered there."""
OVER = Scene("over-with-assets", "explore", over, options=("battle",))


@pytest.fixture(scope="module")
def staged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server at which the scenes stand."""
    data = tmp_path_factory.mktemp("staged") / "data"
    store(data, [USING, *RAIDED.values(), OVER])
    with served(data) as address:
        yield address


@pytest.mark.parametrize(("screen", "language", "scheme"), LOOKS)
def test_Y01_every_card_shows_and_says_its_asset(
    visit: Visit, staged: str, axe: Axe, screen: str, language: str, scheme: Scheme
) -> None:
    page = seen(visit, staged, USING, screen, language=language, scheme=scheme)
    tiles = page.locator(".tile")
    expect(page.locator(".tile .asset")).to_have_count(tiles.count())
    for said in page.locator(".tile .said").all_text_contents():
        assert ASSETS[language].search(said), said
    sound(page, axe)


LANGUAGES = ["de", *rarely("en", "fr")]
WINDOWS: list[ViewportSize] = [{"width": 1366, "height": 650}, {"width": 1280, "height": 800}]


def read_names(page: Page) -> None:
    """No sign covers a name, whichever era is shown."""
    eras = page.locator(".tabs button:visible")
    for era in range(max(1, eras.count())):
        if eras.count():
            eras.nth(era).click()
            expect(eras.nth(era)).to_have_attribute("aria-pressed", "true")
        signs, covered = page.evaluate(COVERED_TEXTS, ".name")
        assert signs > 5
        assert covered == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_Y01_no_asset_covers_a_name_on_a_small_screen(visit: Visit, staged: str, language: str) -> None:
    page = seen(visit, staged, USING, "small phone", language=language)
    expect(page.locator(".tile .asset").first).to_be_visible()
    for _ in turned(page, FINGERS):
        read_names(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_Y01_no_asset_covers_a_name_in_a_low_window(visit: Visit, staged: str, language: str) -> None:
    page = seen(visit, staged, USING, "desktop", language=language)
    expect(page.locator(".tile .asset").first).to_be_visible()
    for size in WINDOWS:
        page.set_viewport_size(size)
        page.evaluate(DRAWN)
        read_names(page)


@pytest.mark.parametrize(("screen", "language", "scheme"), LOOKS)
def test_Y06_each_seat_has_two_markers_and_those_on_cards_bear_its_letter(
    visit: Visit, staged: str, screen: str, language: str, scheme: Scheme
) -> None:
    page = seen(visit, staged, USING, screen, language=language, scheme=scheme)
    expect(page.locator(".sockets")).to_have_count(SEATS)
    expect(page.locator(".socket")).to_have_count(2 * SEATS)
    marks = page.locator(".tree .asset.ready i").all_text_contents()
    assert set(marks) <= {"A", "B", "C"}
    assert page.locator(".socket.full").count() >= max(SEATS, len(marks))


@pytest.mark.parametrize(("screen", "language", "scheme"), LOOKS)
def test_Y08_an_asset_asks_for_its_aim_without_moving(
    visit: Visit, staged: str, axe: Axe, screen: str, language: str, scheme: Scheme
) -> None:
    page = seen(visit, staged, USING, screen, language=language, scheme=scheme)
    asset = page.locator(".choices [aria-expanded=false]").first
    name = asset.inner_text()
    asset.click()
    opened = page.locator(".choices [aria-expanded=true]")
    expect(opened).to_have_text(name)
    expect(opened.locator("~ button").filter(has_text=re.compile("^ *(on|gegen) "))).not_to_have_count(0)
    sound(page, axe)


@pytest.mark.parametrize(
    ("screen", "language", "scheme", "words"),
    [
        (*LOOKS[0], (r"aims at you: Raid", r"points? and a card from you", "Ward off", "safe, nobody")),
        (*LOOKS[1], (r"zielt auf dich: Raubzug", r"nimmt dir .* und eine Karte", "abwehren", "geschützt")),
    ],
)
def test_Y10_who_is_aimed_at_reads_what_it_costs_and_wards_off(
    visit: Visit, staged: str, axe: Axe, screen: str, language: str, scheme: Scheme, words: tuple[str, ...]
) -> None:
    aimed, cost, guard, safe = words
    page = seen(visit, staged, RAIDED[screen], screen, language=language, scheme=scheme)
    question = page.locator(".window .question")
    expect(question).to_contain_text(re.compile(aimed))
    expect(question).to_contain_text(re.compile(cost))
    sound(page, axe)
    page.get_by_role("button", name=guard).first.click()
    expect(page.locator(".window .question").get_by_text(re.compile(aimed))).to_have_count(0)
    expect(page.locator(".log")).to_contain_text(re.compile(aimed))
    expect(page.locator('[data-place="seat:0"] .said').first).to_contain_text(safe)


@pytest.mark.parametrize(
    ("screen", "language", "scheme", "rows"),
    [
        (*LOOKS[0], ("Won by assets", "Lost to assets of others")),
        (*LOOKS[1], ("Gewonnen durch Fähigkeiten", "Verloren durch fremde Fähigkeiten")),
    ],
)
def test_Y11_the_end_tells_what_assets_won_and_cost(
    visit: Visit, staged: str, screen: str, language: str, scheme: Scheme, rows: tuple[str, ...]
) -> None:
    page = seen(visit, staged, OVER, screen, language=language, scheme=scheme)
    for row in rows:
        expect(page.get_by_role("rowheader", name=row)).to_be_visible()
