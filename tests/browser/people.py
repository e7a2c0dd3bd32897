"""People at the table: one who points, one who only has keys. Both find cards by what the page calls them."""

from __future__ import annotations

import re
from dataclasses import dataclass

from playwright.sync_api import Locator, Page, expect


@dataclass(frozen=True)
class Words:
    """What the page says in one language."""

    quick: str
    place: re.Pattern[str]
    end: re.Pattern[str]
    anyway: str
    lost: re.Pattern[str]
    won: re.Pattern[str]
    again: str


WORDS = {
    "en": Words(
        quick="Play against a program",
        place=re.compile(r"legal: .*(place|discard|give back)"),
        end=re.compile(r"^End turn"),
        anyway="End turn anyway",
        lost=re.compile(r"lost at the end of the turn"),
        won=re.compile(r"wins? the game"),
        again="New game, same table",
    ),
    "fr": Words(
        quick="Jouer contre un programme",
        place=re.compile(r"possible\s*: .*(poser|défausser|rendre)"),
        end=re.compile(r"^Finir (le tour|quand)"),
        anyway="Finir quand même",
        lost=re.compile(r"perdus? à la fin du tour"),
        won=re.compile(r"gagne[a-z]* la partie"),
        again="Nouvelle partie, même table",
    ),
}
MOST_ACTIONS = 400


class Person:
    """Somebody in front of a page, who goes on until the game is over."""

    def __init__(self, page: Page, language: str = "en") -> None:
        self.page = page
        self.words = WORDS[language]
        self.actions = 0

    def settled(self) -> Locator:
        """Wait until something is asked of this person or the game is over; the end if it is."""
        ready = self.page.locator(".prompt.mine[aria-busy=false], .end")
        ready.first.wait_for()
        return self.page.locator(".end")

    def play(self, most: int = MOST_ACTIONS) -> None:
        """Act until the game is over or ``most`` actions are done."""
        for _ in range(most):
            if self.settled().count():
                return
            self.act()
            self.actions += 1

    def until_a_card_fits(self) -> Locator:
        """Go on until a card of the pool or the hand can be placed; the first of them."""
        fitting = self.page.locator(".dock .tile.lit", has_text=re.compile(r": (place|poser)"))
        while self.settled().count() == 0 and fitting.count() == 0:
            self.act()
        return fitting.first

    def act(self) -> None:
        """One action: place, discard or give what can be, else end the turn."""
        raise NotImplementedError

    def warned(self) -> bool:
        """Whether a trump in hand must hold up the end of the turn once."""
        return self.page.locator(".prompt .tokens").count() > 0

    def begin(self) -> None:
        """From the start page to the first question of a game against a program."""
        self.press(self.page.get_by_role("button", name=self.words.quick))
        self.settled()

    def press(self, button: Locator) -> None:
        """Press a button in this person's way."""
        raise NotImplementedError

    def end_turn(self) -> None:
        """End the turn; with a trump in hand the page asks once whether that is meant."""
        warned = self.warned()
        self.press(self.page.get_by_role("button", name=self.words.end))
        if warned:
            expect(self.page.get_by_role("alert")).to_contain_text(self.words.lost)
            self.press(self.page.get_by_role("button", name=self.words.anyway))


class Pointer(Person):
    """Plays with the mouse or a finger."""

    def act(self) -> None:
        cards = self.page.get_by_role("button", name=self.words.place)
        if cards.count() == 0:
            self.end_turn()
            return
        cards.first.click()
        self.page.locator("#card-panel .actions button").first.click()
        expect(self.page.locator("#card-panel")).to_be_hidden()

    def press(self, button: Locator) -> None:
        button.click()


class Typist(Person):
    """Plays with keys alone, and goes by the names of what has the focus."""

    def act(self) -> None:
        for key in "12345abcde6789":
            self.page.keyboard.press(key)
            if re.search(self.words.place, self.focused()):
                self.page.keyboard.press("Enter")
                expect(self.page.locator("#card-panel .actions button").first).to_be_focused()
                self.page.keyboard.press("Enter")
                expect(self.page.locator("#card-panel")).to_be_hidden()
                assert self.focused() != "BODY", "the focus was lost after a move"
                return
        self.page.keyboard.press("g")
        self.end_turn()

    def press(self, button: Locator) -> None:
        """Tab until the button has the focus, then Enter."""
        handle = button.element_handle()
        for _ in range(80):
            if self.page.evaluate("button => button === document.activeElement", handle):
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("Tab")
        raise AssertionError("the button cannot be reached with Tab")

    def focused(self) -> str:
        """What the focused element calls itself; ``BODY`` when nothing has the focus."""
        name: str = self.page.evaluate(
            "(e => e === document.body ? 'BODY' : e.getAttribute('aria-label') ?? e.textContent)"
            "(document.activeElement)"
        )
        return name
