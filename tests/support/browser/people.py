"""Simulated players: one with a pointer, one with keys only. They use what the page offers, by its accessible
names."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable
from random import Random

from playwright.sync_api import Locator, Page, expect

from tests.support.browser import pointing
from tests.support.browser.sight import AIMED, BUTTONS, LIT, PANEL, STATES, Sight, see
from tests.support.browser.waiting import MOST_ACTIONS, until
from tests.support.browser.words import WORDS

BOLDNESS = 0.12
"""How often somebody does what nobody has to do: announce, say Stop, spend a trump."""
LAST = ("let", "pass", "end", "fail", "concede")
"""What remains when nothing else is wanted."""


class Person(ABC):
    """A player in front of a page, who plays until the game is over and tries every new kind of action once.

    ``done`` counts what was done by kind; ``look`` is called with what is asked before each action.
    """

    def __init__(self, page: Page, language: str = "en", seed: int = 1) -> None:
        self.page = page
        self.words = WORDS[language]
        self.random = Random(seed)
        self.done: Counter[str] = Counter()
        self.look: Callable[[str], None] = lambda _: None

    @property
    def actions(self) -> int:
        """The number of actions so far."""
        return self.done.total()

    def settled(self) -> Locator:
        """Wait until something is asked of this person or the game is over; the end if it is."""
        see(self.page)
        return self.page.locator(".end")

    def play(self, most: int = MOST_ACTIONS) -> None:
        """Act until the game is over or ``most`` actions are done."""
        for _ in range(most):
            seen = see(self.page)
            if seen.over:
                return
            self.meet(seen)

    def until_a_card_fits(self) -> Locator:
        """Go on until a card of the pool or the hand can be placed; the first of them."""
        fitting = self.page.locator(".dock .tile.lit", has_text=re.compile(r": placer?"))
        until(lambda: self.settled().count() or fitting.count(), self.act)
        return fitting.first

    def begin(self, setup: str = "") -> None:
        """From the start page, or the page of a set-up, to the first question of a game against programs."""
        self.press(
            self.page.get_by_role("button", name=self.words.make if setup else self.words.quick, exact=True)
        )
        self.settled()

    # ---- what to do ------------------------------------------------------------------------------

    def act(self) -> None:
        """One action: whatever is asked now."""
        self.meet(see(self.page))

    def meet(self, seen: Sight) -> None:
        """One action, to what is seen."""
        assert seen.state != "refused", self.page.locator(".prompt .refusal").first.inner_text()
        self.look(seen.state)
        ways = {"window": self.answer, "spots": self.lay, "selection": self.select, "use": self.use}
        ways.get(seen.state, self.turn)(seen)

    def prefer(self, kinds: list[str]) -> str:
        """Prefer a new kind of action; otherwise rarely a bold one, mostly a card, and last the end of the
        turn."""
        bold = [kind for kind in kinds if kind not in ("card", *LAST)]
        new = [kind for kind in bold if not self.done[kind]]
        if new:
            kind = new[0]
        elif bold and self.random.random() < BOLDNESS:
            kind = self.random.choice(bold)
        else:
            kind = next((one for one in ("card", *LAST) if one in kinds), bold[0] if bold else "")
        assert kind, "nothing is offered"
        self.done[kind] += 1
        return kind

    def offers(self, selector: str, names: list[str]) -> dict[str, Locator]:
        """The buttons that can be pressed, one of each kind, by the names of all of them."""
        found: dict[str, list[int]] = {}
        for index, name in enumerate(names):
            found.setdefault(self.words.kind(name), []).append(index)
        buttons = self.page.locator(selector)
        return {kind: buttons.nth(self.random.choice(some)) for kind, some in found.items()}

    def turn(self, seen: Sight) -> None:
        """Place, discard or give what can be, use what one has, else end the turn."""
        offers = self.offers(BUTTONS, seen.buttons)
        if not seen.lit and seen.planes and offers.keys() <= {"fail"}:
            see(self.page, ".spot")  # a called card asks for its spot of its own accord
            return
        kind = self.prefer([*(["card"] if seen.lit else []), *offers])
        if kind == "card":
            self.take(self.any_lit(seen))
        elif kind == "end":
            self.end_turn(seen)
        else:
            self.press(offers[kind])

    def any_lit(self, seen: Sight) -> Locator:
        """One of the cards that can be chosen."""
        return self.page.locator(LIT).nth(self.random.randrange(seen.lit))

    def answer(self, seen: Sight) -> None:
        """Say something in a window, mostly to let it pass."""
        offers = self.offers(BUTTONS, seen.buttons)
        kind = self.prefer(list(offers))
        self.say(kind, offers[kind])

    def select(self, seen: Sight) -> None:
        """Prepare a selection of up to three cards."""
        hand = self.page.locator(STATES["selection"])
        for index in sorted(self.random.sample(range(seen.picked), min(3, seen.picked))):
            self.tap(hand.nth(index))
        self.done["prepare"] += 1
        self.press(self.offers(BUTTONS, see(self.page).buttons)["prepare"])

    def use(self, seen: Sight) -> None:
        """Choose whom or what a trump, an SOS or a Joker is for."""
        people = self.page.locator(".prompt .choices > button:enabled:not([aria-pressed], [aria-expanded])")
        asked = re.compile("|".join(self.words.kinds[kind] for kind in ("exchange", "steal", "ask")))
        if people.filter(has_text=asked).count():
            self.done["person"] += 1
            self.press(people.filter(has_text=asked).first)
        elif seen.lit:
            self.done["named"] += 1
            self.take(self.any_lit(seen))
        elif self.page.locator(".tabs .count").count():
            self.press(self.page.locator(".tabs button", has=self.page.locator(".count")).first)
        else:
            self.press(self.page.locator(".who", has=self.page.locator(".alight")).first)

    def take(self, card: Locator) -> None:
        """Choose a card, and what to do with it; where it wants a spot, wait until spots are lit."""
        self.tap(card)
        seen = see(self.page, f"{PANEL}, {AIMED}")
        if not seen.aimed:
            self.decide(seen)
        if seen.aimed or (seen.planes and self.page.locator(AIMED).count()):
            see(self.page, ".spot")

    def end_turn(self, seen: Sight) -> None:
        """End the turn; with a trump in hand, or while a card could be placed, the page asks once before."""
        self.press(self.page.get_by_role("button", name=self.words.end))
        asked = self.page.locator(".prompt .confirm [role=alert]")
        if seen.trumps:
            expect(asked).to_contain_text(self.words.lost)
        if asked.count():
            self.press(self.page.get_by_role("button", name=self.words.anyway))

    def decide(self, seen: Sight) -> None:
        """Choose what to do with the chosen card."""
        actions = self.offers(PANEL, seen.panel)
        self.press(actions[self.prefer(list(actions))])

    def lay(self, seen: Sight) -> None:
        """Choose one of the lit spots; who looks for what is needed may give up."""
        offers = self.offers(BUTTONS, seen.buttons)
        kind = "look" if "concede" in offers else "spot"
        if kind == "look" and self.done["look"] and self.random.random() < BOLDNESS:
            kind = "concede"
        self.done[kind] += 1
        if kind == "concede":
            self.press(offers[kind])
        else:
            self.choose(self.page.locator(".spot").nth(self.random.randrange(seen.spots)))

    # ---- how to do it ----------------------------------------------------------------------------

    @abstractmethod
    def press(self, button: Locator) -> None:
        """Press a button in this person's way."""

    @abstractmethod
    def tap(self, card: Locator) -> None:
        """Choose a card that lies somewhere."""

    @abstractmethod
    def choose(self, spot: Locator) -> None:
        """Choose a lit spot."""

    @abstractmethod
    def say(self, word: str, button: Locator) -> None:
        """Say a word in a window."""


class Pointer(Person):
    """Plays with the mouse or a finger."""

    def press(self, button: Locator) -> None:
        pointing.press(button)

    def tap(self, card: Locator) -> None:
        pointing.press(card)

    def choose(self, spot: Locator) -> None:
        """On the plane, or in the list: the first press shows the spot, the second one lays the card."""
        if spot.evaluate(IN_SIGHT):
            pointing.press(spot)
            return
        listed = self.page.locator(".spots li button").nth(int(spot.get_attribute("data-spot") or 0))
        pointing.press(listed)
        expect(listed).to_have_attribute("aria-pressed", "true")
        pointing.press(self.page.locator(".spots .lay"))

    def say(self, word: str, button: Locator) -> None:
        pointing.press(button)


IN_SIGHT = """spot => {
    const box = spot.getBoundingClientRect();
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return box.width >= 44 && spot.contains(top);
}"""
"""A spot that a finger can hit where it is shown."""
HELD = """card => {
    const at = group => [...document.querySelectorAll(group)].indexOf(card);
    const own = at('[data-group^="selection-"] .tile, [data-group="hand"] .tile');
    return "123456789"[own] ?? "abcde"[at('[data-group="pool"] .tile')] ?? "";
}"""
"""The key that leads to a card of the hand or the pool."""
WHERE = """card => {
    const row = card.closest(".tree .row");
    const tiles = [...(row?.querySelectorAll(".tile") ?? [])];
    return row && [[...row.parentElement.children].indexOf(row), tiles.indexOf(card)];
}"""
"""The row and the place in it of a card that is named."""
SAYING = {"stop": "s", "interrupt": "j", "bis": "m", "me": "m", "let": "Enter"}
ARROWS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")
FARTHEST = 250
"""How often a person presses Tab before giving up."""


class Typist(Person):
    """Plays with keys only, guided by the names of the focused elements."""

    def press(self, button: Locator) -> None:
        """Tab until the button has the focus, then Enter."""
        handle = button.element_handle()
        if self.page.evaluate("button => button.closest('.prompt') !== null", handle):
            self.keys("g")
        for _ in range(FARTHEST):
            if self.page.evaluate("button => button === document.activeElement", handle):
                self.keys("Enter")
                return
            self.keys("Tab")
        raise AssertionError("the button cannot be reached with Tab")

    def tap(self, card: Locator) -> None:
        key: str = card.evaluate(HELD)
        named = card.evaluate(WHERE)
        if key:
            self.keys(key)
        elif named is not None:
            self.walk(*named)
        else:
            self.press(card)
            return
        expect(card).to_be_focused()
        self.keys("Enter")

    def walk(self, row: int, place: int) -> None:
        """With the arrows from one card of the tree to another."""
        self.keys("t")
        start: int = self.page.evaluate(f"({WHERE})(document.activeElement)[0]")
        self.keys(*["ArrowUp" if row < start else "ArrowDown"] * abs(row - start), "Home")
        self.keys(*["ArrowRight"] * place)

    def take(self, card: Locator) -> None:
        expect(card).to_have_accessible_name(self.words.legal)
        super().take(card)

    def decide(self, seen: Sight) -> None:
        expect(self.page.locator(PANEL).first).to_be_focused()
        super().decide(seen)
        if self.page.locator(AIMED).count() == 0:
            expect(self.page.locator("#card-panel")).to_be_hidden()
        if self.focused() == "BODY":  # the last card of a hand ended the game: its result is still to come
            expect(self.page.locator(".end #prompt")).to_be_focused()

    def choose(self, spot: Locator) -> None:
        """From the first spot with a few arrows to another one."""
        self.keys("t", *self.random.choices(ARROWS, k=3))
        expect(self.page.locator(".spot:focus")).to_have_accessible_name(re.compile(r"-?\d+, -?\d+"))
        self.keys("Enter")

    def say(self, word: str, button: Locator) -> None:
        self.keys("g", SAYING[word])

    def keys(self, *keys: str) -> None:
        """Press keys, one after the other."""
        for key in keys:
            self.page.keyboard.press(key)

    def focused(self) -> str:
        """The name of the focused element; ``BODY`` if nothing has the focus."""
        name: str = self.page.evaluate(
            "(e => e === document.body ? 'BODY' : e.getAttribute('aria-label') ?? e.textContent)"
            "(document.activeElement)"
        )
        return name
