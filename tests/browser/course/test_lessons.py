"""The list of lessons: by topic, what was taken, and short on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.support.browser.looks import Axe

pytestmark = pytest.mark.browser

PHONE = {"width": 360, "height": 740}
TAKEN = "localStorage.setItem('discovery.lessons', JSON.stringify(['first-steps', 'jokers']))"


@pytest.mark.long
def test_lessons_are_listed_by_topic_with_those_that_were_taken(visit: Visit, axe: Axe) -> None:
    page = visit("#/learn")
    page.evaluate(TAKEN)
    page.reload()
    jokers = page.get_by_role("region", name="Jokers")
    expect(jokers.get_by_role("heading")).to_contain_text("1 of 5")
    expect(jokers.get_by_role("listitem").first).to_contain_text("done")
    expect(jokers.get_by_role("link")).to_have_count(5)
    expect(page.get_by_role("link", name="Go on with: Intro")).to_be_visible()
    assert axe(page) == []


@pytest.mark.long
def test_on_a_phone_only_the_topic_to_go_on_with_is_open_at_first(visit: Visit, axe: Axe) -> None:
    page = visit("#/learn", size=PHONE)
    expect(page.get_by_role("region", name="First games").get_by_role("link").first).to_be_visible()
    jokers = page.get_by_role("region", name="Jokers")
    expect(jokers.get_by_role("link").first).to_be_hidden()
    jokers.get_by_role("button", name="Jokers").click()
    expect(jokers.get_by_role("link").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert axe(page) == []


def test_a_lesson_of_a_topic_is_taken_to_its_end_and_is_done_then(visit: Visit) -> None:
    page = visit("#/learn/last-discard")
    lesson = page.get_by_role("region", name="Lessons")
    expect(lesson).to_contain_text("Step 1 of 2")
    page.get_by_role("button", name="End turn").click()
    expect(lesson).to_contain_text("Step 2 of 2")
    assert page.evaluate("localStorage.getItem('discovery.lessons')") is None
    page.keyboard.press("/")
    page.locator("#command").fill("discard shelter")
    page.keyboard.press("Enter")
    expect(lesson).to_contain_text("Lesson done")
    assert page.evaluate("localStorage.getItem('discovery.lessons')") == '["last-discard"]'


@pytest.mark.long
def test_the_end_of_a_lesson_that_was_only_opened_is_not_done(visit: Visit) -> None:
    page = visit("#/learn/last-discard/2")
    expect(page.get_by_role("region", name="Lessons")).to_contain_text("Lesson done")
    assert page.evaluate("localStorage.getItem('discovery.lessons')") is None
