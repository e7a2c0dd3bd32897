"""What a page offers in rarer positions: a free pass, a pool out of sight, hands of a replay, a lost rule."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Visit
from tests.support.browser.people import Pointer
from tests.support.data import GOLDEN
from tests.support.testing.rounds import rarely

pytestmark = pytest.mark.browser

GAME = GOLDEN / "explore-3.record"


def told(page: Page, legal: Callable[[list[str]], list[str]], question: str) -> None:
    """Let the page believe in its turn that it is in the opening, is asked this and may do that; it is
    reloaded."""

    def route(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        known: dict[str, Any] = {}

        def pass_on(text: str | bytes) -> None:
            message = json.loads(text)
            if position := message.get("position"):
                known.update(position)  # an open page is sent only what has changed
                if known["actors"] == [known["viewer"]]:  # the turns of others go on, and change the pool
                    position.update(phase="opening", legal=legal(known["pool"]))
                    position.update(ask={"question": question, "hint": ""})
            socket.send(json.dumps(message))

        server.on_message(pass_on)
        socket.on_message(server.send)

    page.route_web_socket("**", route)
    page.reload()


@pytest.mark.parametrize(
    ("legal", "question", "sentence", "button"),
    [
        (["end", "pass"], "opening-pass", "You cannot place a card yet: pass.", "Pass"),
        *rarely((["end"], "opening-none", "You cannot place a card yet: end your turn.", "End turn")),
    ],
)
def test_the_opening_presses_for_the_cheapest_way_out(
    visit: Visit, legal: list[str], question: str, sentence: str, button: str
) -> None:
    page = visit(new=True)
    told(page, lambda pool: legal, question)
    Pointer(page).begin()
    expect(page.locator("#prompt")).to_contain_text(sentence)
    expect(page.locator(".prompt .primary")).to_have_text(button)


def test_a_phone_leads_to_a_card_of_the_pool(visit: Visit) -> None:
    page = visit(size="phone", new=True)
    told(page, lambda pool: [f"place {pool[1]}", "end"], "opening-end")
    Pointer(page).begin()
    page.get_by_role("button", name="Pool: 1 possible, go there").click()
    expect(page.locator('[data-group="pool"] .tile.lit')).to_be_focused()
    expect(page.locator('[data-group="pool"]')).to_be_in_viewport()
    expect(page.get_by_role("button", name="Pool: 1 possible")).to_have_count(0)


@pytest.mark.long
def test_a_phone_shows_the_hands_of_a_replay_and_tells_its_steps(visit: Visit) -> None:
    page = visit(size="phone", language="fr")
    page.locator("#record").set_input_files(GAME)
    expect(page.get_by_role("heading", name="Main\u202f: P1")).to_be_in_viewport()
    expect(page.locator(".told")).to_have_text("Les cartes sont distribuées")
    page.get_by_role("button", name="Étape suivante").click()
    expect(page.locator(".told")).to_contain_text(re.compile("^P1 place "))
    page.get_by_label("La main montrée").select_option("P3")
    expect(page.get_by_role("heading", name="Main\u202f: P3")).to_be_in_viewport()
    expect(page.locator('[data-group="hand"] .tile')).to_have_count(5)


@pytest.mark.long
def test_a_rule_that_is_not_in_the_book_is_told_as_such(visit: Visit) -> None:
    page = visit("#/rules/ZZ9")
    expect(page.get_by_role("status").filter(has_text="There is no rule ZZ9")).to_be_visible()
    page.evaluate("location.hash = '#/rules/C01'")
    expect(page.locator("#rule-C01")).to_be_focused()
    expect(page.get_by_text("There is no rule")).to_have_count(0)
