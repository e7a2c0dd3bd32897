"""Whole games of Explore against ``greedy`` in a real browser, by mouse and by keys alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.people import Person, Pointer, Typist

pytestmark = pytest.mark.browser

Axe = Callable[[Page], list[str]]


def check_end(person: Person, axe: Axe) -> None:
    """The end tells who won, the log ends, nothing is left to be asked, and the page is sound."""
    page = person.page
    expect(page.locator(".end h2")).to_have_text(person.words.won)
    expect(page.locator(".end tbody tr")).to_have_count(2)
    assert person.actions > 0
    expect(page.locator(".pile b")).to_have_text("0")
    assert axe(page) == []
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


@pytest.mark.parametrize(("size", "language"), [("desktop", "en"), ("phone", "fr")])
def test_a_whole_game_with_the_pointer(visit: Visit, axe: Axe, size: str, language: str) -> None:
    person = Pointer(visit(size=size, language=language), language)
    person.begin()
    person.play()
    check_end(person, axe)
    person.press(person.page.get_by_role("button", name=person.words.again))
    expect(person.page.locator(".end")).to_have_count(0)
    assert person.settled().count() == 0


@pytest.mark.parametrize(("size", "language"), [("phone", "en"), ("desktop", "fr")])
def test_a_whole_game_by_keyboard_alone(visit: Visit, axe: Axe, size: str, language: str) -> None:
    person = Typist(visit(size=size, language=language), language)
    person.begin()
    person.play()
    check_end(person, axe)
