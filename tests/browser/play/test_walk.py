"""The walk of the examples on its page: a second family, from the form for a new table to the replay."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.support.browser.company import guest_of, play_on
from tests.support.browser.forms import disclose, settled
from tests.support.browser.house import served
from tests.support.browser.waiting import until
from tests.support.walk import registered

pytestmark = pytest.mark.browser

AN_ID = re.compile(r"\b(?:walk|game|setup|log|end|prompt|order|seat)-[a-z]+")
"""What would be read where a sentence is missing."""
NAME = "space => space.ariaLabel"


def place(name: str) -> tuple[int, int]:
    """The column and the row of a space, by its name."""
    column, row = re.findall(r"−?\d+", name)[:2]
    return int(column.replace("−", "-")), int(row.replace("−", "-"))


@pytest.fixture(scope="module")
def hills(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that offers the walk, too."""
    with pytest.MonkeyPatch.context() as patch:
        for _ in registered(patch):
            with served(tmp_path_factory.mktemp("hills") / "data", seed=2) as found:
                yield found


@dataclass
class Walker:
    """Somebody who goes from token to token, takes each and objects once; with ``keys`` by keys alone."""

    page: Page
    hidden: str
    take: str
    end: str
    refuse: str
    let: str
    keys: bool = False
    objected: bool = False

    def act(self) -> None:
        """Do one thing that the page asks for."""
        if self.button(self.let).count():
            self.press(self.let if self.objected else self.refuse)
            self.objected = True
            expect(self.button(self.let)).to_have_count(0)
        elif self.button(self.take).count():
            self.press(self.take)
        elif self.spaces(",").count():
            self.step()
        else:
            self.press(self.end)

    def step(self) -> None:
        """To a token beside, else anywhere."""
        wanted = self.spaces(self.hidden) if self.spaces(self.hidden).count() else self.spaces(",")
        if not self.keys:
            wanted.first.click()
            return
        column, row = place(wanted.first.evaluate(NAME))
        self.page.keyboard.press("m")
        until(lambda: self.focused() == (column, row), lambda: self.towards(column, row))
        self.page.keyboard.press("Enter")

    def focused(self) -> tuple[int, int]:
        """The space that has the focus."""
        return place(self.page.evaluate("document.activeElement.ariaLabel"))

    def towards(self, column: int, row: int) -> None:
        """Press the arrow key that leads towards a cell."""
        at = self.focused()
        along = "ArrowLeft" if at[0] > column else "ArrowRight"
        self.page.keyboard.press(along if at[1] == row else "ArrowUp" if at[1] > row else "ArrowDown")

    def spaces(self, named: str) -> Locator:
        """Where they may go, of all spaces whose names say so."""
        return self.page.locator(f'#map button[aria-disabled="false"][aria-label*="{named}"]')

    def button(self, name: str) -> Locator:
        """A move that is not a step."""
        return self.page.locator(".prompt").get_by_role("button", name=name, exact=True)

    def press(self, name: str) -> None:
        if self.keys:
            self.button(name).press("Enter")
        else:
            self.button(name).click()


@pytest.mark.long
def test_two_people_walk_in_two_languages_to_the_end(
    visit: Visit, axe: Callable[[Page], list[str]], hills: str
) -> None:
    host = visit("#/new", house=hills)
    host.get_by_role("radio", name=re.compile("A walk in the hills")).check()
    settled(host)
    disclose(host, "Who plays?", "Answering an action")
    host.get_by_role("button", name=re.compile("Two walkers")).click()
    host.get_by_label("Time to answer").fill("0")
    settled(host)
    assert axe(host) == []
    assert AN_ID.findall(host.locator("main").inner_text()) == []
    assert "hints" not in host.locator("main").inner_text()
    host.get_by_role("button", name="Create the table").click()
    guest = guest_of(host, visit, hills)
    host.get_by_role("button", name="Start the game").click()

    ann = Walker(host, "hidden", "Take the token", "End the turn", "Object", "Let it pass")
    taken = "Prendre le jeton", "Finir le tour", "S’opposer", "Laisser passer"
    bo = Walker(guest, "caché", *taken, keys=True)
    play_on((ann, bo))

    expect(host.locator(".log")).to_contain_text(re.compile(r"objects?\b"))
    expect(guest.locator(".log")).to_contain_text(re.compile(r"oppose"))
    for page, won in ((host, r"wins? the game\."), (guest, r"gagne[rz]? la partie\.")):
        expect(page.locator(".end h2")).to_have_text(re.compile(won))
        expect(page.locator(".tally thead .tally-seat")).to_have_count(2)
        assert axe(page) == []
        assert AN_ID.findall(page.locator("main").inner_text()) == []

    host.get_by_role("link", name="Replay").click()
    expect(host.locator(".told")).to_have_text("Everybody stands in the camp")
    assert host.locator('#map button[aria-disabled="false"]').count() == 0
    host.locator('#map button[tabindex="0"]').press("ArrowRight")
    expect(host.locator(".player")).to_contain_text("Step 0 of")
    assert host.get_by_role("button", name="Analysis").count() == 0
    host.get_by_role("button", name="Go to the end").click()
    expect(host.locator(".found tbody tr")).to_have_count(2)
    assert axe(host) == []


@pytest.mark.long
def test_a_walk_with_the_computer_in_french(
    visit: Visit, axe: Callable[[Page], list[str]], hills: str
) -> None:
    """By the usual choices; the keys of the help page are the walk's, too."""
    page = visit("#/new", size="phone", language="fr", house=hills)
    page.get_by_role("radio", name=re.compile("Une balade dans les collines")).check()
    settled(page)
    page.get_by_role("button", name="Créer la table").click()
    page.locator(".prompt.mine[aria-busy=false]").wait_for()
    steps = page.locator('#map button[aria-disabled="false"]')
    expect(steps).to_have_count(6)
    steps.first.click()
    expect(page.locator(".log")).to_contain_text("Vous allez en")
    page.get_by_role("button", name="Prendre le jeton").wait_for()
    assert AN_ID.findall(page.locator("main").inner_text()) == []
    assert axe(page) == []
    page.goto(hills + "#/help")
    expect(page.get_by_text("sur la carte").first).to_be_visible()
    page.goto(hills + "#/rules/WALK-HILLS")
    expect(page.locator("#game-walk-hills")).to_be_focused()
