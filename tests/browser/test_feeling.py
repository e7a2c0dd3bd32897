"""What lets a reader feel what happens at a table: sounds, and points that are seen."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit, viewport
from tests.support.browser.company import play_back
from tests.support.browser.drawn import DRAWN
from tests.support.browser.looks import Axe, faults, looks_in
from tests.support.browser.people import Pointer
from tests.support.browser.waiting import STRETCHED, until, wait_until

pytestmark = pytest.mark.browser

COUNTED = """() => {
    const start = AudioScheduledSourceNode.prototype.start;
    window.tones = 0;
    const Context = AudioContext;
    window.AudioContext = class extends Context {
        constructor(...how) {
            super(...how);
            window.audio = this;
        }
    };
    AudioScheduledSourceNode.prototype.start = function (...when) {
        window.tones += 1;
        return start.apply(this, when);
    };
}"""
"""The tones that a page plays are counted from now on."""
SLOW = """() => {
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, timing) {
        return animate.call(this, frames, {...timing, duration: 20000});
    };
}"""
"""Every movement takes its time, so that it is not over before it is looked at."""
RIBBON = [1300, 1300]


def wait_for_tones(page: Page) -> None:
    wait_until(page, lambda: page.evaluate("window.tones") > 0)
    page.evaluate("() => { window.tones = 0; }")


def test_what_happens_is_heard_until_it_is_switched_off(visit: Visit, axe: Axe) -> None:
    page = visit(new=True)  # one that has not been ready for sounds before
    page.evaluate(COUNTED)  # before anything is pressed, which is what makes the page get ready for them
    person = Pointer(page)
    person.begin()
    said = page.locator(".switched")
    said.wait_for(state="attached")
    page.keyboard.press("Shift")  # what would be heard too late is left out, so the sound is woken before
    wait_until(page, lambda: page.evaluate("window.audio?.state") == "running")
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


@pytest.mark.long
def test_points_are_shown_where_they_are_won_and_others_turns_once_more(visit: Visit, axe: Axe) -> None:
    """As words alone for whoever wants no motion; else they fly, and one press is done with them."""
    page = visit()
    person = Pointer(page)
    person.begin()
    page.locator(".switched").wait_for(state="attached")
    layer = page.locator(".feel-layer")
    page.evaluate(SLOW)
    person.take(person.until_a_card_fits())
    expect(layer.locator(".feel-word")).to_have_text(re.compile(r"^\+\d"))
    expect(layer.locator(".feel-gain")).to_have_count(0)
    page.emulate_media(reduced_motion="no-preference")
    person.take(person.until_a_card_fits())
    layer.locator(".feel-gain").wait_for(state="attached")
    page.keyboard.press("Space")
    expect(layer.locator("span")).to_have_count(0)
    page.emulate_media(reduced_motion="reduce")
    line = page.locator(".since", has_text=re.compile(r"Since your turn: .*\d cards?"))

    def act_and_wait() -> None:
        person.play(1)
        person.settled()

    until(line.count, act_and_wait)
    assert faults(page, axe, looks_in("en")) == []
    page.set_viewport_size(viewport("desktop"))
    play_back(page)


@pytest.mark.long
def test_a_ribbon_names_whose_turn_begins_and_space_skips_what_is_left_of_it(visit: Visit) -> None:
    page = visit("#/help")
    page.get_by_label("The pace of the others’ turns").select_option("slow")
    page.get_by_role("link", name="Discovery").click()
    person = Pointer(page)
    person.begin()
    page.locator(".feel-layer").wait_for(state="attached")
    person.until_a_card_fits()
    page.evaluate(STRETCHED, RIBBON)
    page.get_by_role("button", name=person.words.end).click()
    page.get_by_role("button", name=person.words.anyway).click()
    if page.locator(".dock .tile.lit").count():
        person.act()
    expect(page.locator(".ribbon")).to_be_visible()
    ribbon, question = (page.locator(name).bounding_box() for name in (".ribbon", "#prompt"))
    assert ribbon is not None
    assert question is not None
    assert ribbon["y"] >= question["y"] + question["height"], "what is asked stays free"

    def skip() -> None:  # what comes later is shown slowly again
        page.keyboard.press(" ")
        page.evaluate(DRAWN)

    until(page.locator(".prompt.mine").count, skip)
    expect(page.locator(".ribbon")).to_have_count(0)
