"""Somebody who plays the survival game on its page: by taps, or by keys and names alone."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from playwright.sync_api import Locator, Page

from tests.support.browser import pointing

GATHER = re.compile(
    "^(Collect|Deliver|Investigate|Survey|Craft|Rest|Cook|Get out"
    "|Collecter|Livrer|Fouiller|Faire un relevé|Fabriquer|Se reposer|Cuire|Sortir)"
)
ANSWER = re.compile(
    "^(Pay|Done|Support|Accept|Stop trading|End the turn"
    "|Payer|Terminé|Soutenir|Accepter|Arrêter l’échange|Finir le tour)"
)
"""They trade only where they must answer: in a barter trades are free, and would go on for ever (XQ04)."""
END = re.compile("^(End the turn|Finir le tour)$")
COST = re.compile(r"\b(?:cost|coût) (\d+)")
WORTH = re.compile("token|tracks|source|landmark \\d+$|jeton|traces|repère \\d+$")
FOG = re.compile("you can explore|vous pouvez l’explorer")
PLACE = re.compile(r"(−?\d+), (−?\d+)")
NAMES = "() => [...document.querySelectorAll('#map .ground button')].map(one => one.ariaLabel)"


@dataclass
class Explorer:
    """Gathers what lies near, explores where nothing does, and answers; with ``keys`` by keys alone. After
    ``nights`` it only ends its turns, so that a game is over soon."""

    page: Page
    keys: bool = False
    nights: int = 2
    seen: set[str] = field(default_factory=set)
    """The questions that were asked."""
    last: str = ""

    def act(self) -> None:
        """Do one thing that the page asks for."""
        self.seen.add(self.page.locator("#prompt p").first.inner_text())
        answers = self.page.locator(".prompt").locator(".choices button, .offered button")
        if answers.count():
            wanted = answers.filter(has_text=ANSWER)
            self.press(wanted.first if wanted.count() else answers.first)
            return
        here = self.page.locator("#actions button")
        if not here.filter(has_text=END).count():
            return  # others have settled what was asked
        if self.page.locator(".moons .past").count() >= self.nights:
            self.press(here.filter(has_text=END))
        elif here.filter(has_text=GATHER).count():
            self.press(here.filter(has_text=GATHER).first)
        elif not self.travel():
            self.press(here.filter(has_text=END))

    def travel(self) -> bool:
        """Towards the nearest thing worth having, else to a tile beside; whether there was a way."""
        names: list[str] = self.page.evaluate(NAMES)
        costs = {n: COST.search(name) for n, name in enumerate(names) if WORTH.search(name)}
        near = sorted((int(cost[1]), n) for n, cost in costs.items() if cost)
        fog = [n for n, name in enumerate(names) if FOG.search(name)]
        found = [n for _, n in near if names[n] != self.last] + fog
        if not found:
            return False
        self.last = names[found[0]]
        self.show(found[0], names)
        go = self.page.locator("#sheet .choices button:not(.why)")
        if not go.count():
            self.page.keyboard.press("Escape")
            return False
        self.press(go.first)
        return True

    def show(self, space: int, names: Sequence[str]) -> None:
        """Open what is known of a space."""
        if not self.keys:
            pointing.press(self.page.locator("#map .ground button").nth(space))
            return
        column, row = place(names[space])
        self.page.keyboard.press("m")
        for _ in range(len(names)):
            at = place(self.page.evaluate("document.activeElement.ariaLabel"))
            if at == (column, row):
                break
            self.page.keyboard.press(arrow(at, (column, row)))
        self.page.keyboard.press("Enter")

    def press(self, button: Locator) -> None:
        if self.keys:
            button.press("Enter")
        else:
            pointing.press(button)


def place(name: str) -> tuple[int, int]:
    """The column and the row of a space, by its name."""
    found = PLACE.search(name)
    assert found is not None, name
    column, row = (int(number.replace("−", "-")) for number in found.groups())
    return column, row


def arrow(at: tuple[int, int], wanted: tuple[int, int]) -> str:
    """The key that leads nearer: to the right one goes north-east, to the left south-west."""
    if at[0] != wanted[0]:
        return "ArrowRight" if at[0] < wanted[0] else "ArrowLeft"
    return "ArrowDown" if at[1] < wanted[1] else "ArrowUp"
