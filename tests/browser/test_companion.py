"""The companion: people play with real cards, and the page is referee and score keeper."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from discovery.play.records import read
from tests.browser.conftest import Complaints, Visit
from tests.support.browser.looks import Axe, sound
from tests.support.paper import ToldGame, told

pytestmark = pytest.mark.browser
WORDS = {
    "place": "Place a card",
    "replay": "Place with a trump",
    "discard": "Discard a card",
    "exchange": "Exchange with a player",
    "steal": "Steal from a player",
    "call": "Call a card",
    "give": "A card is given in return",
    "end": "End of the turn",
    "pass": "Pass",
}
CARDS = {"place", "replay", "discard", "call"}
"""Words after which a card is chosen."""


def now(page: Page) -> Locator:
    return page.locator(".cp-table .now")


def button(page: Page, name: str) -> Locator:
    return now(page).get_by_role("button", name=name, exact=True)


def lines(page: Page) -> Locator:
    return page.locator(".cp-table .log li")


def tell(page: Page, entries: Sequence[str]) -> None:
    """Tell what was done, one thing after the other, as people tap it."""
    for entry in entries:
        count = lines(page).count()
        said, _, holder = entry.partition(" = ")
        word, _, what = said.partition(" ")
        if word != "pool":
            button(page, WORDS[word]).click()
        if word in CARDS or word == "pool":
            now(page).locator(f".card[data-card={what}]").click()
        elif what:
            button(page, what).click()
        if holder:
            button(page, holder).click()
        expect(lines(page)).to_have_count(count + 1)


def begin(page: Page, game: ToldGame) -> None:
    for number, name in enumerate(game.paper.seats):
        page.locator(".cp-start .seat input").nth(number).fill(name)
    page.get_by_role("radio", name=re.compile(game.paper.game, re.IGNORECASE)).check()
    page.locator(".cp-start form .primary").click()
    now(page).wait_for()


def kept(page: Page, game: ToldGame, length: int) -> None:
    """Open the page where this much of the game has been told already."""
    paper = game.paper
    state = {
        "game": paper.game,
        "deck": paper.deck,
        "file": "",
        "seats": paper.seats,
        "log": paper.log[:length],
    }
    page.evaluate("game => localStorage.setItem('discovery.paper', game)", json.dumps(state))
    page.reload()
    now(page).wait_for()


def test_a_game_with_real_cards_from_the_deal_to_the_record(visit: Visit, axe: Axe, tmp_path: Path) -> None:
    game = told("explore", 2, 3)
    log = game.paper.log
    called = next(n for n, entry in enumerate(log) if entry.startswith(("call", "exchange")))
    page = visit("#/companion", new=True)
    sound(page, axe)
    begin(page, game)
    expect(now(page)).to_contain_text("Deal 5 cards to each of the 2 players")
    turn = next(iter(game.legal))
    tell(page, log[: turn + 2])
    expect(now(page).locator("h2")).to_be_focused()

    kept(page, game, called)
    tell(page, log[called : called + 3])
    sound(page, axe)
    kept(page, game, len(log) - 4)
    tell(page, log[-4:])
    expect(now(page).locator("h2")).to_contain_text("The game is over.")
    sound(page, axe)
    with page.expect_download() as download:
        button(page, "Save the record").click()
    download.value.save_as(tmp_path / "paper.txt")
    record = read((tmp_path / "paper.txt").read_text(encoding="utf-8"))
    assert record.seats == game.paper.seats
    button(page, "Look at the game").click()
    expect(page.locator(".tree")).to_be_visible()


@pytest.mark.long
def test_a_referee_says_which_rule_is_against_it_and_lets_one_take_back(
    visit: Visit, complaints: Complaints
) -> None:
    complaints.allowed.append("422")
    game = told("intro", 2, 1)
    page = visit("#/companion", new=True)
    begin(page, game)
    turn = next(iter(game.legal))
    kept(page, game, turn)
    button(page, "Place a card").press("Enter")
    now(page).locator("summary").press("Enter")
    now(page).locator("[data-card=cooking]").press("Enter")
    expect(now(page).get_by_role("alert")).to_contain_text("C01")
    expect(lines(page)).to_have_count(turn)

    page.get_by_role("button", name="Take back the last").press("Enter")
    expect(lines(page)).to_have_count(turn - 1)
    expect(now(page).locator("h2")).to_contain_text("Which card has come into the pool?")
    page.get_by_role("button", name="New game").press("Enter")
    page.get_by_role("button", name="Put it away").press("Enter")
    page.locator(".cp-start").wait_for()


def placing(game: ToldGame) -> int:
    """When in the middle of the game a card can be placed."""
    return next(n for n, moves in game.legal.items() if n > 40 and any(m.startswith("place") for m in moves))


@pytest.mark.long
def test_on_a_phone_in_french(visit: Visit, axe: Axe) -> None:
    game = told("intro", 3, 2)
    page = visit("#/companion", size="phone", language="fr", scheme="dark", new=True)
    page.locator(".cp-start").wait_for()
    sound(page, axe)
    kept(page, game, placing(game))
    now(page).get_by_role("button", name="Placer une carte").click()
    now(page).locator(".card").first.wait_for()
    now(page).locator("summary").click()
    sound(page, axe)
