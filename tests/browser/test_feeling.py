"""What lets a reader feel what happens at a table: sounds, and points that are seen."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit, viewport
from tests.support.browser.looks import faults, looks_in
from tests.support.browser.people import Pointer

pytestmark = pytest.mark.browser

Axe = Callable[[Page], list[str]]
COUNTED = """() => {
    const start = AudioScheduledSourceNode.prototype.start;
    window.tones = 0;
    AudioScheduledSourceNode.prototype.start = function (...when) {
        window.tones += 1;
        return start.apply(this, when);
    };
}"""
"""The tones that a page plays are counted from now on."""
HEARD = """async () => {
    while (window.tones === 0) await new Promise(done => setTimeout(done, 20));
    window.tones = 0;
}"""
SLOW = """() => {
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, timing) {
        return animate.call(this, frames, {...timing, duration: 20000});
    };
}"""
"""Every movement takes its time, so that it is not over before it is looked at."""


def wait_for_tones(page: Page) -> None:
    page.evaluate(HEARD)


def test_what_happens_is_heard_until_it_is_switched_off(visit: Visit, axe: Axe) -> None:
    page = visit()
    person = Pointer(page)
    person.begin()
    page.evaluate(COUNTED)
    said = page.locator(".switched")
    said.wait_for(state="attached")
    person.play(1)
    wait_for_tones(page)
    page.keyboard.press("v")
    expect(said).to_have_text("Sounds off")
    person.play(2)
    person.settled()
    assert page.evaluate("window.tones") == 0
    page.get_by_role("link", name="Keys").click()
    expect(page.get_by_label("Sounds of what happens at the table")).not_to_be_checked()
    page.get_by_role("button", name="Hear it: Somebody wins a trump").click()
    wait_for_tones(page)
    assert faults(page, axe, looks_in("en")) == []


def test_points_are_shown_where_they_are_won_and_others_turns_once_more(visit: Visit, axe: Axe) -> None:
    """As words alone for whoever wants no motion; else they fly, and one press is done with them."""
    page = visit()
    person = Pointer(page)
    person.begin()
    page.locator(".switched").wait_for(state="attached")
    layer = page.locator(".feel-layer")
    person.take(person.until_a_card_fits())
    expect(layer.locator(".feel-word")).to_have_text(re.compile(r"^\+\d"))
    expect(layer.locator(".feel-gain")).to_have_count(0)
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate(SLOW)
    person.take(person.until_a_card_fits())
    layer.locator(".feel-gain").wait_for(state="attached")
    page.keyboard.press("Space")
    expect(layer.locator("span")).to_have_count(0)
    line = page.locator(".since", has_text=re.compile(r"Since your turn: .*\d cards?"))
    while line.count() == 0:
        person.play(1)
        person.settled()
    placed = page.locator(".tree .tile:not(.outline)")
    before = placed.count()
    page.emulate_media(reduced_motion="reduce")
    assert faults(page, axe, looks_in("en")) == []
    page.set_viewport_size(viewport("desktop"))
    again = line.get_by_role("button", name="Play it back")
    again.click()
    expect(placed).not_to_have_count(before)
    page.keyboard.press("Escape")
    expect(placed).to_have_count(before)


def test_a_ribbon_names_whose_turn_begins_and_space_skips_what_is_left_of_it(visit: Visit) -> None:
    page = visit("#/help")
    page.get_by_label("The pace of the others’ turns").select_option("slow")
    page.get_by_role("link", name="Discovery").click()
    person = Pointer(page)
    person.begin()
    page.locator(".feel-layer").wait_for(state="attached")
    person.until_a_card_fits()
    page.get_by_role("button", name=person.words.end).click()
    page.get_by_role("button", name=person.words.anyway).click()
    if page.locator(".dock .tile.lit").count():
        person.act()
    expect(page.locator(".ribbon")).to_be_visible()
    mine = page.locator(".prompt.mine")
    while not mine.count():  # what comes later is shown slowly again
        page.keyboard.press(" ")
        page.wait_for_timeout(50)
    expect(page.locator(".ribbon")).to_have_count(0)
