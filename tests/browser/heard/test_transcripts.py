"""Whole games by keys alone, as somebody hears them who sees nothing of the page.

What is said is kept line by line in ``tests/data/transcripts``, for people to read: who changes what is heard
sees it there. A screen reader is approximated (`tests.support.browser.heard.listener`), so a line there does
not prove that a given reader says it. Where a file is missing, it is written anew.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from discovery.play.setups.code import encode
from discovery.play.setups.game_setup import GameSetup
from tests.browser.conftest import Visit
from tests.browser.play.test_table import seat
from tests.support.browser.heard.listener import Listener
from tests.support.browser.waiting import until

pytestmark = [pytest.mark.browser, pytest.mark.long]

TRANSCRIPTS = Path(__file__).parents[2] / "data/transcripts"
POOL, HAND = "abcde", "123456789"
LEGAL = re.compile("legal: (place|discard)")
LOST = "focus: nothing"
QUESTION = "group “"
DAY = "Your turn: what do you do?"
END = "End the turn"
OFFERED = f"Collect|Investigate|Craft|{END}"
"""What is worth its stamina stands before the end of the turn."""
ANSWER = "(?!Undo|Hint|.*When should I be asked)"
AROUND = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")
WORTH = re.compile(r"you can explore|, cost \d.* token")


def on_one_device(visit: Visit, setup: GameSetup, *, match: bool = False) -> tuple[Page, Listener]:
    """Ann and Bo have made a table on one device, and one of them is to take it over."""
    page = visit(f"#/new/{encode(setup)}", new=True)
    seat(page, 1, "me", "Ann")
    seat(page, 2, "me", "Bo")
    if match:
        page.locator("summary", has_text="A match of several games").click()
        page.get_by_role("checkbox", name=re.compile("^Play a match")).check()
    page.get_by_role("button", name="Create the table").press("Enter")
    expect(handed_over(page)).to_be_focused()
    return page, Listener(page)


def handed_over(page: Page) -> Locator:
    """What takes the device over."""
    return page.get_by_role("button", name=re.compile("^Continue as"))


def taken_over(listener: Listener) -> bool:
    """Whether the device was passed on, and whoever holds it now has said so."""
    asked = "“Continue as" in listener.focused
    if asked:
        listener.press("Enter")
    return asked


def play_a_card(listener: Listener) -> bool:
    """Walk over the cards until one can be played, and play it; whether there was one."""
    for row in (POOL, HAND):
        for place, key in enumerate(row):
            if not listener.press(key) and place > 0:
                break  # the row has no more cards
            if LEGAL.search(listener.focused):
                listener.press("Enter")
                listener.press("Enter")
                return True
    return False


def play_cards(listener: Listener) -> None:
    """One action: a card, else the end of the turn, which may be asked about once more."""
    if taken_over(listener) or play_a_card(listener):
        return
    listener.press("g")
    listener.reach("End turn")
    if any(line.startswith("live: You") and line.endswith("?") for line in listener.press("Enter")):
        listener.press("Enter")


def travel(listener: Listener) -> bool:
    """Go to a space beside that is worth it; whether there was one."""
    listener.press("m")
    for key in AROUND:
        listener.press(key)
        if WORTH.search(listener.focused):
            listener.press("Enter")
            listener.press("Enter")
            return True
    return False


def live_a_day(listener: Listener) -> None:
    """One action by day, or one answer."""
    if taken_over(listener):
        return
    if QUESTION not in listener.focused:
        listener.press("g")
    if DAY not in listener.focused:
        listener.reach(ANSWER)
        listener.press("Enter")
        return
    listener.press("a")
    listener.reach(OFFERED)
    if END in listener.focused:
        if travel(listener):
            return
        listener.press("a")
        listener.reach(END)
    listener.press("Enter")


def compare(listener: Listener, name: str) -> None:
    """What was said is what is kept under this name."""
    kept = TRANSCRIPTS / name
    said = "\n".join(listener.lines) + "\n"
    if not kept.exists():
        kept.parent.mkdir(exist_ok=True)
        kept.write_text(said, encoding="utf-8")
        pytest.fail(f"{kept} was missing and is written anew: read it before you keep it")
    assert said.splitlines() == kept.read_text(encoding="utf-8").splitlines()


def hear_of_the_match(page: Page, listener: Listener) -> None:
    """Read the standings after a game, and begin the next one."""
    listener.reach("Next game")
    listener.read(page.locator(".match tr"))
    listener.load("Enter", handed_over(page))
    listener.press("Enter")


def heard(listener: Listener, name: str) -> None:
    """The focus was never lost, and what was said is what is kept."""
    before = listener.lines[: listener.lines.index(LOST)][-5:] if LOST in listener.lines else []
    assert before == [], "after this the focus is lost"
    compare(listener, name)


def test_two_people_hear_a_game_of_explore_and_their_match_on_one_device(visit: Visit) -> None:
    setup = GameSetup("explore", options=("eras=1-2",), seats=("me", "me"))
    page, listener = on_one_device(visit, setup, match=True)
    until(page.locator(".end").count, lambda: play_cards(listener))
    hear_of_the_match(page, listener)
    heard(listener, "explore-on-one-device.en.txt")


def test_two_people_hear_three_days_of_discover_on_one_device(visit: Visit) -> None:
    """Longer ones would say the same again."""
    page, listener = on_one_device(visit, GameSetup("discover:beacon", seats=("me", "me")))
    nights = page.locator(".moons .past")
    until(lambda: nights.count() == 3, lambda: live_a_day(listener))
    heard(listener, "discover-on-one-device.en.txt")
