"""Joining a running game on the page (R02, S33): a spectator asks, everybody gives a card, all play on."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Error, Page, expect

from discovery.play.records import read
from discovery.play.setups.code import encode
from discovery.play.setups.game_setup import GameSetup, TableSettings
from tests.browser.conftest import Visit
from tests.support.browser.company import acting
from tests.support.browser.looks import Axe, sound
from tests.support.browser.people import Person, Pointer, Typist
from tests.support.browser.waiting import until
from tests.support.data import GOLDEN
from tests.support.testing.rounds import rarely

pytestmark = pytest.mark.browser

CODE = encode(
    GameSetup(
        "classic-simple", seats=("me", "virtual", "program:greedy"), conduct=TableSettings(joining=True)
    )
)
JOIN = re.compile("^(Join the game|Rejoindre la partie)$")
ASK = re.compile("^(Join|Rejoindre)$")
KEEP_WATCHING = re.compile("^(Keep watching instead|Continuer à regarder)$")
SEATED = re.compile("#/play/")
REFUSE = re.compile("^(Refuse|Refuser) Dan$")
NAME = re.compile("^(Your name at this table|Votre nom à cette table)$")


def act(person: Person) -> None:
    """One action; the page is loaded again when somebody has joined."""
    try:
        person.act()
    except Error as broken:
        if "navigation" not in str(broken):
            raise
        expect(person.page.locator(".prompt, .end").first).to_be_visible()


def in_a_turn(person: Person) -> None:
    """Go on to where they have laid a card: nobody joins in the middle of a turn (S33)."""
    until(lambda: person.done["card"], person.act)


def table_of(page: Page) -> str:
    """The id of the table that a page shows, as its device remembers it."""
    kept = page.evaluate("JSON.parse(localStorage.getItem('discovery.tables'))")
    return str(kept[0]["table"])


def ask(page: Page, person: Person, name: str) -> None:
    """Ask the table to let the person join under a name."""
    person.press(page.get_by_role("button", name=JOIN))
    page.get_by_label(NAME).fill(name)
    person.press(page.get_by_role("button", name=ASK))


@pytest.mark.parametrize(
    ("size", "language", "way"), [("phone", "fr", Pointer), *rarely(("desktop", "en", Typist))]
)
def test_R02_a_spectator_joins_and_plays_on(
    visit: Visit, axe: Axe, size: str, language: str, way: type[Person]
) -> None:
    page = visit(f"#/new/{CODE}", size=size, language=language)
    ann = way(page, language, 1)
    ann.begin(CODE)
    in_a_turn(ann)
    other = visit(f"#/watch/{table_of(page)}", size=size, language=language, new=True)
    dan = way(other, language, 2)
    expect(other.get_by_role("button", name=JOIN)).to_be_visible()
    sound(other, axe)
    ask(other, dan, "Dan")
    waits = page.locator(".newcomers")
    expect(other.get_by_role("button", name=KEEP_WATCHING)).to_be_visible()
    expect(waits).to_contain_text("Dan")
    sound(page, axe)
    sound(other, axe)

    until(lambda: SEATED.search(other.url), lambda: act(ann))
    expect(other).to_have_url(SEATED)
    for one in (page, other):
        expect(one.locator(".seats")).to_contain_text("Dan")

    def who_is_asked_acts() -> None:
        asked = acting(page, other)
        act(ann if asked is page else dan)

    until(lambda: dan.done["card"] and ann.done["card"], who_is_asked_acts)
    sound(page, axe)
    sound(other, axe)


@pytest.mark.long
def test_R02_the_host_refuses_a_newcomer(visit: Visit, axe: Axe) -> None:
    page = visit(f"#/new/{CODE}")
    ann = Pointer(page, "en", 1)
    ann.begin(CODE)
    in_a_turn(ann)
    other = visit(f"#/watch/{table_of(page)}", new=True)
    dan = Pointer(other, "en", 2)
    ask(other, dan, "Dan")
    ann.press(page.get_by_role("button", name=REFUSE))
    expect(other.locator(".newcomers")).to_contain_text("You have not joined")
    sound(other, axe)


@pytest.mark.long
def test_R02_a_replay_shows_who_sat_there_at_each_step(visit: Visit, axe: Axe) -> None:
    record = GOLDEN / "classic-simple-join.record"
    join = next(number for number, line in enumerate(read(record.read_text()).lines, 1) if line.newcomer)
    page = visit()
    page.locator("#record").set_input_files(record)
    seats = page.locator(".seats")
    expect(seats).to_contain_text("P3")
    expect(seats).not_to_contain_text("Dan")

    page.get_by_role("slider").fill(str(join))
    expect(seats).to_contain_text("Dan")
    expect(page.locator(".told")).to_contain_text("Dan joins the game")
    sound(page, axe)
    page.keyboard.press("ArrowLeft")
    expect(seats).not_to_contain_text("Dan")
    page.get_by_role("slider").fill(str(join + 1))
    expect(page.locator(".told")).to_contain_text("Dan")
    sound(page, axe)
