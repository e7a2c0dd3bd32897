"""Late objection at one device for three (S34): a card is laid without its prerequisites; another objects."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from discovery.evolution.cards.data import load_deck
from discovery.play.setups.code import encode
from discovery.play.setups.game_setup import GameSetup
from tests.browser.conftest import Visit
from tests.support.browser.looks import Axe

pytestmark = pytest.mark.browser


CODE = encode(GameSetup("classic-simple", options=("objection",), seats=("me", "me", "me")))
CARDS = {card.id: card for card in load_deck("prehistory").cards}
WORDS = {
    "en": ("Create the table", "Continue as", "Harvest nothing", "End turn", "Object to", "rightly"),
    "fr": ("Créer la table", "Continuer", "Ne rien récolter", "Finir le tour", "objecter", "à raison"),
}


def handed_over(page: Page, words: tuple[str, ...]) -> None:
    page.get_by_role("button", name=re.compile(f"^{words[1]}")).click()


def tile(page: Page, card: str) -> Locator:
    return page.locator(f'.tree-box [data-card="{card}"]')


def lay_unfounded(page: Page, words: tuple[str, ...]) -> str:
    """The first card of the hand that needs something is laid, and the turn ended; returns it."""
    page.locator(".prompt.mine").wait_for()
    hand = page.locator('[data-group="hand"] .tile')
    ids = [one.get_attribute("data-card") or "" for one in hand.all()]
    card = next(one for one in ids if CARDS[one].prerequisites)
    page.locator(f'[data-group="hand"] [data-card="{card}"]').click()
    page.locator("#card-panel .actions button").first.click()
    expect(tile(page, card).locator(".doubt")).to_have_count(1)
    if CARDS[card].era > 1:
        page.get_by_role("button", name=words[2]).click()
    page.get_by_role("button", name=words[3]).click()
    return card


def test_somebody_objects_by_a_button_in_the_window_at_the_end_of_a_turn(visit: Visit, axe: Axe) -> None:
    words = WORDS["en"]
    page = visit(f"#/new/{CODE}")
    page.get_by_role("button", name=words[0]).click()
    handed_over(page, words)
    card = lay_unfounded(page, words)
    handed_over(page, words)
    expect(page.locator("#prompt")).to_contain_text("Does anybody object to a card?")
    assert axe(page) == []
    page.get_by_role("button", name=f"{words[4]} ").click()
    handed_over(page, words)
    expect(page.locator("#prompt")).to_contain_text(words[5])
    expect(tile(page, card).locator(".doubt")).to_have_count(0)
    expect(page.locator('[data-place^="discard-"]').first).to_be_visible()


@pytest.mark.long
def test_somebody_objects_by_a_typed_move_on_a_telephone(visit: Visit, axe: Axe) -> None:
    words = WORDS["fr"]
    page = visit(f"#/new/{CODE}", size={"width": 390, "height": 844}, language="fr")
    page.get_by_role("button", name=words[0]).click()
    handed_over(page, words)
    card = lay_unfounded(page, words)
    handed_over(page, words)
    expect(page.get_by_role("group", name="Objection à")).to_contain_text(CARDS[card].names["fr"])
    assert axe(page) == []
    page.keyboard.press("/")
    page.keyboard.type(f"{words[4]} {CARDS[card].names['fr']}")
    page.keyboard.press("Enter")
    handed_over(page, words)
    expect(page.locator("#prompt")).to_contain_text(words[5])


@pytest.mark.long
def test_the_next_player_objects_with_keys_only_in_their_own_turn(visit: Visit, axe: Axe) -> None:
    words = WORDS["en"]
    code = encode(GameSetup("classic-simple", options=("objection",), seats=("me", "me")))
    page = visit(f"#/new/{code}")
    page.get_by_role("button", name=words[0]).click()
    handed_over(page, words)
    card = lay_unfounded(page, words)
    handed_over(page, words)
    page.get_by_role("button", name="Object …").focus()
    page.keyboard.press("Enter")
    assert axe(page) == []
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name=f"{words[4]} {CARDS[card].names['en']}")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#prompt")).to_contain_text(words[5])
    expect(page.get_by_role("button", name="Object …")).to_have_count(0)
    expect(page.locator(".prompt.mine")).to_be_visible()
