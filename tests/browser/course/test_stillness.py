"""Every page stands from its first frame, whatever comes late: nothing to press moves by itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain

import pytest
from playwright.sync_api import ViewportSize, expect

from discovery.core.bits import members
from discovery.play.setups.game_setup import TableSettings
from discovery.server.tables.running_game import RunningGame
from discovery.survival.model.phases import NEEDS
from tests.browser.conftest import Visit
from tests.browser.course.test_late_parts import hosted
from tests.support.browser.company import company, go_away
from tests.support.browser.house import served
from tests.support.browser.moving.late import OneByOne, moved, shifted
from tests.support.browser.scenes import CAN_PLACE, OVER, PERSON, Scene, asked, over, store
from tests.support.testing.positions import survival_position
from tests.support.testing.rounds import rarely

pytestmark = pytest.mark.browser

SIZES: dict[str, ViewportSize] = {
    "small phone": {"width": 360, "height": 740},
    "phone": {"width": 390, "height": 844},
    "tablet": {"width": 768, "height": 1024},
    "desktop": {"width": 1440, "height": 900},
}
MOST = 0.02
"""So much may the rest of a page move; what can be pressed may not at all."""


def by_night(played: RunningGame) -> bool:
    """The person of a survival game must say what they spend by night."""
    game, state = survival_position(played)
    return state.phase == NEEDS and PERSON in members(game.actors(state))


def can_use(played: RunningGame) -> bool:
    """The person of a game with assets may use one."""
    words = [played.game.text(move) for move in played.game.legal(played.state, PERSON)]
    return asked(played) and any(text.startswith("use ") for text in words)


DAY = Scene("day", "discover:beacon", asked, deck="lands-1", seats=2)
NIGHT = Scene("night", "discover:beacon", by_night, deck="lands-1", seats=2)
MORNING = Scene("morning", "discover:beacon", over, deck="lands-1", seats=2)
PLANE = Scene("plane", "connect", asked)
BATTLE = Scene("battle", "explore", can_use, options=("battle",))
BATTLE_OVER = Scene("battle-over", "explore", over, options=("battle",))
PLANE_OVER = Scene("plane-over", "connect", over, seed=25)
TABLES = {
    "tables": [CAN_PLACE, OVER],
    "tables of Battle": [BATTLE, BATTLE_OVER],
    "tables of Connect": [PLANE, PLANE_OVER],
    "tables of Discover": [DAY, NIGHT, MORNING],
}
"""Few each: a page that is slow and on which everything comes alone takes its time."""
FIRST = ["", CAN_PLACE.address, OVER.address]
PAGES = {
    "first": FIRST,
    "to begin": [
        "#/new",
        "#/help",
        "#/rules/C01",
        "#/learn",
        "#/learn/first-steps",
        "#/puzzles",
        "#/companion",
    ],
    "to meet": ["#/lobby", "#/ratings", "#/deal/daily", "#/class", "#/club", "#/contest", "#/account"],
    "to make": ["#/workshop", "#/deck", "#/timeline"],
    **{name: [table.address for table in tables] for name, tables in TABLES.items()},
    "to look at": [f"#/watch/{CAN_PLACE.name}", f"#/replay/{OVER.name}/12", f"#/replay/{MORNING.name}"],
}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    data = tmp_path_factory.mktemp("still") / "data"
    store(data, list(chain.from_iterable(TABLES.values())))
    with served(data) as found:
        yield found


def still(net: OneByOne, house: str, paths: list[str]) -> dict[str, object]:
    """What has moved on each of these pages."""
    found = {}
    for path in paths:
        net.open(f"{house}{path}")
        found[path] = moved(net.page), shifted(net.page)
    return {path: wrong for path, wrong in found.items() if wrong[0] or wrong[1] > MOST}


@pytest.mark.parametrize("size", ["phone", *rarely("small phone", "tablet", "desktop")])
@pytest.mark.parametrize("pages", ["first", *rarely(*list(PAGES)[1:])])
def test_nothing_moves_while_a_page_comes(visit: Visit, house: str, size: str, pages: str) -> None:
    page = visit("#/help", size=SIZES[size], new=True, house=house)
    assert still(OneByOne(page), house, PAGES[pages]) == {}


def lobby(visit: Visit, house: str) -> str:
    """A table that waits for players, with a program at it."""
    return hosted(visit, "desktop", "me", "open", "program:greedy", house=house).url


def somebody_away(visit: Visit, house: str) -> str:
    """A table at which the other person is away."""
    ann, bo = company(visit, house, TableSettings(), "Ann", "Bo")
    go_away(bo)
    expect(ann.locator(".pace")).to_contain_text("Bo")
    return ann.url


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("state", [lobby, somebody_away])
def test_nothing_moves_while_a_table_of_people_comes(
    visit: Visit, house: str, size: str, state: Callable[[Visit, str], str]
) -> None:
    path = state(visit, house).removeprefix(house)
    page = visit("#/help", size=SIZES[size], new=True, house=house)
    assert still(OneByOne(page), house, [path]) == {}
