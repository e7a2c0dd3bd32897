"""Somebody who has never seen the game: they read only what the screen says, in French, on a small phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.support.browser.looks import Axe

pytestmark = pytest.mark.browser

TO_PLAY, TO_WIN = 30, 180
"""Seconds until the first move, and until the first lesson is won."""
A_WORD, A_PRESS = 0.24, 1.5
"""Seconds to read a word, 250 a minute, and to find and press something: no test looks at a clock."""
PATIENCE = 20_000
PHONE = {"width": 360, "height": 740}
LESSON, SHOW, MOVE = "Leçons", "Montrez-moi", re.compile(r"Le coup\s: (.+)")
MOST = 30


class Newcomer:
    """Reads the lesson, has the move shown, and does what was said with whatever is called so."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.seconds = 0.0

    def press(self, thing: Locator) -> None:
        self.seconds += A_PRESS
        thing.click()

    def read(self, thing: Locator) -> str:
        text = thing.inner_text()
        self.seconds += A_WORD * len(text.split())
        return text

    @property
    def lesson(self) -> Locator:
        return self.page.get_by_role("region", name=LESSON)

    def step(self) -> str:
        return self.lesson.get_by_role("heading").inner_text()

    def told(self) -> str:
        """The move, as the lesson shows it; its card is a button, which is pressed."""
        self.press(self.lesson.get_by_role("button", name=SHOW))
        note = self.lesson.get_by_role("status")
        expect(note).to_contain_text(MOVE)
        found = MOVE.search(note.inner_text())
        assert found is not None
        pieces = note.get_by_role("button")
        if pieces.count():
            self.press(pieces.first)
            expect(self.page.locator("#card-panel")).to_be_visible()
        return found[1].strip()

    def act(self) -> None:
        """Press the button that says most nearly what was told: the move's verb, else one of the lesson's."""
        lesson, move = self.read(self.lesson), self.told()
        for verb in (move.split()[0], *re.findall(r"\w+er\b", lesson)):
            if seen := self.called(verb):
                words = set(move.split())
                self.press(max(seen, key=lambda one: len(words & set(one.inner_text().split()))))
                return
        raise AssertionError(f"nothing on the screen does: {move}")

    def called(self, verb: str) -> list[Locator]:
        """The buttons on the screen whose names begin with a word."""
        buttons = self.page.get_by_role("button", name=re.compile(f"^{verb}", re.IGNORECASE)).all()
        return [button for button in buttons if button.is_visible()]


def test_a_newcomer_plays_within_half_a_minute_and_has_won_a_lesson_within_three(
    visit: Visit, axe: Axe
) -> None:
    page = visit(size=PHONE, language="fr", new=True)
    newcomer = Newcomer(page)
    newcomer.read(page.get_by_role("main").get_by_role("heading", level=1))
    newcomer.press(page.get_by_role("link", name=re.compile("90 secondes")))
    expect(newcomer.lesson).to_be_visible()
    for number in range(MOST):
        step = newcomer.step()
        if "terminée" in step:
            break
        newcomer.act()
        expect(newcomer.lesson.get_by_role("heading")).not_to_have_text(step, timeout=PATIENCE)
        if number == 0:
            assert newcomer.seconds <= TO_PLAY
    assert newcomer.seconds <= TO_WIN
    expect(newcomer.lesson).to_contain_text("Vous avez gagné")
    assert axe(page) == []
    newcomer.press(newcomer.lesson.get_by_role("button", name=re.compile("partie")))
    expect(page.get_by_role("region", name="Ce qu’il faut faire")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
