"""A puzzle on the page: answered wrong, then right, by keyboard as well; in both languages, on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from discovery.lab.puzzles.file import shipped
from discovery.lab.puzzles.puzzle import Puzzle, ordered
from tests.browser.conftest import Visit
from tests.support.browser.looks import Axe
from tests.support.testing.rounds import rarely

pytestmark = pytest.mark.browser

TAG = {
    "en": {"right": "Right", "wrong": "Not the best", "next": "Next puzzle", "answer": "Show the answer"},
    "fr": {
        "right": "Juste",
        "wrong": "Pas le meilleur",
        "next": "Problème suivant",
        "answer": "Montrer la réponse",
    },
}


def easy() -> Puzzle:
    """One with two cards to place, one of them right."""
    for puzzle in ordered(shipped()):
        places = [answer for answer, _ in puzzle.answers if answer.startswith("place ")]
        if puzzle.solution in places and len(places) > 1:
            return puzzle
    raise AssertionError("there is no such puzzle")


def by_keys(page: Page, answer: str) -> None:
    """Type the answer as a command, and send it."""
    page.keyboard.press("/")
    page.locator("#command").fill(answer)
    page.keyboard.press("Enter")


def by_touch(page: Page, answer: str) -> None:
    """Choose the card, then what to do with it."""
    card = answer.split()[1]
    page.locator(f'[data-place="pool:{card}"], [data-place="hand:{card}"]').first.click()
    page.locator("#card-panel button.primary").first.click()


@pytest.mark.parametrize(("language", "size"), [("fr", "phone"), *rarely(("en", "desktop"))])
def test_a_wrong_answer_and_the_right_one_are_told_with_the_reason(
    visit: Visit, axe: Axe, language: str, size: str
) -> None:
    said, puzzle = TAG[language], easy()
    wrong = next(a for a, _ in puzzle.answers if a.startswith("place ") and a != puzzle.solution)
    page = visit(f"#/puzzles/{puzzle.ident}", size=size, language=language)
    told = page.locator(".puzzle [role=status]")
    expect(page.locator(".puzzle h1")).to_be_visible()
    place = by_touch if size == "phone" else by_keys
    place(page, wrong)
    expect(told).to_contain_text(said["wrong"])
    place(page, puzzle.solution)
    expect(told).to_contain_text(said["right"])
    expect(told.locator("li")).not_to_have_count(0)
    expect(page.get_by_role("button", name=said["answer"])).to_have_count(0)
    assert axe(page) == []
    page.get_by_role("link", name=said["next"]).click()
    expect(page).not_to_have_url(re.compile(puzzle.ident))
    expect(page.get_by_role("button", name=said["answer"])).to_be_visible()
