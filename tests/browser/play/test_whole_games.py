"""Whole games of all kinds against ``greedy`` in a real browser, by mouse and by keys alone."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from playwright.sync_api import expect

from discovery.play.setups.code import encode
from discovery.play.setups.game_setup import GameSetup, TableSettings
from tests.browser.conftest import Visit
from tests.support.browser.looks import Axe, too_wide
from tests.support.browser.people import Person, Pointer, Typist
from tests.support.browser.screens import SCREENS
from tests.support.browser.waiting import until
from tests.support.testing.rounds import rarely

pytestmark = pytest.mark.browser


SHORTEST = "eras=1-2"
SHORT = "eras=1-3"
ANSWERED = TableSettings(window_seconds=0)
"""Windows are open until all have answered, so that nobody waits for a clock."""


@dataclass(frozen=True)
class Game:
    """A game to play: its set-up, the player's seed, and the actions that must occur: one of each set."""

    setup: GameSetup
    seed: int
    done: tuple[frozenset[str], ...]


def short(
    name: str, seed: int, done: str, *options: str, seats: int = 2, teams: tuple[tuple[int, ...], ...] = ()
) -> Game:
    """A short game against programs; ``done`` in words, with ``|`` between those that mean as much."""
    company = ("me", *["program:greedy"] * (seats - 1))
    setup = GameSetup(name, options=options, seats=company, teams=teams, conduct=ANSWERED)
    return Game(setup, seed, tuple(frozenset(one.split("|")) for one in done.split()))


PARTNERS = ((0, 2), (1, 3))
GAMES = {
    "intro": short("intro", 1, "card named end", SHORTEST),
    "memory": short("memory", 2, "card stop announce-open|announce-close", SHORT),
    "select": short("select", 3, "card prepare named pass|end", SHORTEST),
    "connect": short("connect", 4, "card spot named end", SHORTEST),
    "fusion": short("fusion", 3, "card spot stop let announce-open|announce-close", SHORTEST),
    "classic": short(
        "classic-simple", 7, "card amount harvest-draw|harvest-none|harvest-take|steal end", SHORT
    ),
    "rounds": short("classic-select", 2, "card prepare amount harvest-draw|harvest-take|steal end", SHORT),
    "one-pile": short("classic-memory", 1, "card let|stop harvest-draw place", SHORT),
    "kindred": short("classic-connect", 1, "card spot harvest-draw end", SHORT, seats=3),
    "battle": short("explore", 5, "card use let|ward end", SHORT, "battle", seats=3),
    "company": short(
        "explore",
        10,
        "card stop let interrupt|joker-trump|joker-as",
        *(SHORT, "jokers=3", "stop"),
        seats=4,
        teams=PARTNERS,
    ),
}
"""The seeds are those that show many kinds of actions in few."""


def sound(person: Person, axe: Axe) -> None:
    """Nothing is wrong with the page as it stands, and it is no wider than the window."""
    assert axe(person.page) == []
    assert too_wide(person.page) <= 0


def watched(person: Person, axe: Axe) -> Person:
    """Look closely at the page whenever something is asked in a new way."""
    seen: set[str] = set()

    def look(state: str) -> None:
        if state not in seen:
            seen.add(state)
            sound(person, axe)

    person.look = look
    return person


def check_end(person: Person, axe: Axe, seats: int = 2) -> None:
    """The end tells who won, everybody has a place, nothing is left to be asked, and the page is sound."""
    page = person.page
    expect(page.locator(".end h2")).to_have_text(person.words.won)
    expect(page.locator(".end .tally-seat")).to_have_count(seats)
    assert person.actions > 0
    expect(page.locator(".prompt")).to_have_count(0)
    sound(person, axe)


def seated(visit: Visit, name: str, size: str, language: str, way: type[Person]) -> Person:
    """Somebody who has opened the page of a set-up and begun the game."""
    code = encode(GAMES[name].setup)
    person = way(visit(f"#/new/{code}", size=size, language=language), language, GAMES[name].seed)
    person.begin(code)
    return person


@pytest.mark.parametrize(
    ("size", "language", "way"),
    [("phone", "fr", Pointer), *rarely(("desktop", "en", Typist))],
)
def test_a_whole_game_from_the_start_page(
    visit: Visit, axe: Axe, size: str, language: str, way: type[Person]
) -> None:
    person = watched(way(visit(size=size, language=language), language), axe)
    person.begin()
    person.play()
    check_end(person, axe)
    expect(person.page.locator(".pile b")).to_have_text("0")
    person.press(person.page.get_by_role("button", name=person.words.again))
    expect(person.page.locator(".end")).to_have_count(0)
    assert person.settled().count() == 0


@pytest.mark.parametrize(
    ("name", "size", "language", "way"),
    [
        ("memory", "phone", "de", Typist),
        ("connect", "phone", "fr", Pointer),
        *rarely(
            ("intro", "phone", "en", Typist),
            ("fusion", "desktop", "fr", Pointer),
            ("rounds", "desktop", "en", Typist),
            ("select", "desktop", "fr", Typist),
            ("connect", "desktop", "en", Typist),
            ("classic", "phone", "fr", Pointer),
            ("one-pile", "phone", "en", Pointer),
            ("kindred", "desktop", "fr", Pointer),
            ("company", "phone", "fr", Pointer),
        ),
    ],
)
def test_a_whole_game_is_played_by_what_the_page_offers(
    visit: Visit, axe: Axe, name: str, size: str, language: str, way: type[Person]
) -> None:
    """Each game once, on a screen, in a language and by a way that the others mix; the plane on both screens.
    Single screens of each game are looked at in every size and language elsewhere."""
    person = watched(seated(visit, name, size, language, way), axe)
    person.play()
    check_end(person, axe, len(GAMES[name].setup.seats))
    assert all(kinds & person.done.keys() for kinds in GAMES[name].done), person.done


@pytest.mark.parametrize(("screen", "language"), [("phone", "de"), *rarely(("desktop", "en"))])
def test_Y01_a_whole_game_with_assets_is_played_by_finger_or_mouse(
    visit: Visit, axe: Axe, screen: str, language: str
) -> None:
    game, (size, device) = GAMES["battle"], SCREENS[screen]
    code = encode(game.setup)
    page = visit(f"#/new/{code}", size=size, language=language, **device)
    person = watched(Pointer(page, language, game.seed), axe)
    person.begin(code)
    person.play()
    check_end(person, axe, len(game.setup.seats))
    assert all(kinds & person.done.keys() for kinds in game.done), person.done


@pytest.mark.long
def test_whoever_orders_never_to_be_asked_is_asked_no_more(visit: Visit, axe: Axe) -> None:
    person = seated(visit, "memory", "desktop", "en", Pointer)
    page = person.page

    def act() -> None:
        person.act()
        person.settled()

    until(lambda: page.locator(".window.mine").count(), act)
    person.press(page.get_by_role("button", name="When should I be asked?"))
    sound(person, axe)
    page.get_by_role("radio", name="Never").check()
    expect(page.get_by_role("button", name="never asked")).to_be_visible()
    person.act()
    before = person.done.copy()
    person.play()
    assert person.done["let"] + person.done["stop"] == before["let"] + before["stop"]
    check_end(person, axe)
