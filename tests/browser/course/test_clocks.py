"""Clocks and who is away, as people see them: set in the form, running, low, up (C14); a seat is kept for
somebody and given back.

Time passes as the tests say, so that nobody waits.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from discovery.play.setups.game_setup import TableSettings
from tests.browser.conftest import Visit
from tests.support.browser.company import MINE, acting, company, go_away, noted, play_back
from tests.support.browser.house import PassingTime, served
from tests.support.browser.looks import Axe, sound
from tests.support.browser.people import Pointer
from tests.support.browser.waiting import until

pytestmark = pytest.mark.browser

MINUTE = 60
LOW = 10
"""What is left of a time that is low, in seconds."""


@pytest.fixture
def time() -> PassingTime:
    return PassingTime()


@pytest.fixture
def house(tmp_path: Path, time: PassingTime) -> Iterator[str]:
    with served(tmp_path / "data", time=time) as found:
        yield found


def form(visit: Visit, clock: str, size: str = "desktop") -> Page:
    """The form for a new table, with a clock chosen."""
    page = visit("#/new", size=size)
    page.locator("summary", has_text=re.compile("^\\s*Clock")).click()
    page.get_by_role("combobox", name="Clock", exact=True).select_option(clock)
    return page


def create(page: Page) -> None:
    page.get_by_role("button", name="Create the table").click()
    page.locator(".prompt").first.wait_for()


@pytest.mark.long
def test_C14_a_time_for_each_turn_is_chosen_and_runs(visit: Visit, axe: Axe) -> None:
    page = form(visit, "turn")
    page.get_by_role("combobox", name="Time for a turn").select_option("120")
    sound(page, axe)
    create(page)
    clock = page.locator(".clock")
    expect(clock).to_have_text(re.compile(r"^\s*(2:00|1:[345]\d)$"))
    expect(clock).not_to_have_class(re.compile("short"))
    expect(
        page.get_by_role("timer", name=re.compile(r"^(2 minutes|1 minute, [345]\d seconds) left$"))
    ).to_be_visible()
    sound(page, axe)


@pytest.mark.long
def test_C14_a_bank_with_seconds_for_each_turn_is_chosen_and_runs(visit: Visit, axe: Axe) -> None:
    page = form(visit, "bank", size="phone")
    page.get_by_label("Minutes for each player").fill("20")
    page.get_by_label("Seconds more for each turn").fill("15")
    sound(page, axe)
    create(page)
    running = page.locator(".banks li.running")
    expect(running).to_contain_text(re.compile(r"(20|19):\d\d"))
    expect(running).to_contain_text("is running")
    sound(page, axe)


@pytest.mark.long
def test_C14_days_for_a_turn_with_quiet_hours_are_chosen_and_told(visit: Visit, axe: Axe) -> None:
    page = form(visit, "days", size="phone")
    page.get_by_role("spinbutton", name="Days for a turn").fill("2")
    page.get_by_label("The clock stands still at night").check()
    page.get_by_role("combobox", name="From", exact=True).select_option("23")
    page.get_by_role("combobox", name="Until", exact=True).select_option("7")
    page.get_by_role("combobox", name="Time zone").select_option("Europe/Paris")
    sound(page, axe)
    create(page)
    pace = page.locator(".pace")
    expect(pace).to_contain_text("until")
    expect(pace).to_contain_text("The clock stands still from 23:00 to 7:00 (Europe/Paris).")
    sound(page, axe)


def test_C14_whose_turn_s_time_is_low_sees_it_and_when_it_is_up_the_next_one_plays(
    visit: Visit, house: str, time: PassingTime, axe: Axe
) -> None:
    ann, bo = company(visit, house, TableSettings(turn_seconds=3 * MINUTE), "Ann", "Bo", time=time)
    first = acting(ann, bo)
    second = bo if first is ann else ann
    for page in (first, second):
        expect(page.locator(".clock:not(.short)")).to_have_text(re.compile(r"^\s*(3:00|2:[345]\d)$"))
    time.passes(3 * MINUTE - LOW)
    for page in (first, second):
        expect(page.locator(".clock.short")).to_have_text(re.compile(r"^\s*0:(0\d|10)$"))
    time.passes(LOW)
    expect(second.locator(MINE)).to_be_visible()
    expect(first.locator(MINE)).to_have_count(0)
    late = "Ann" if first is ann else "Bo"
    expect(first.locator(".log .late")).to_have_text("Your time is up.")
    expect(second.locator(".log .late")).to_have_text(f"{late}’s time is up.")
    expect(second.locator(".said[aria-live]")).to_contain_text(f"{late}’s time is up.")
    sound(first, axe)


@pytest.mark.long
def test_C14_a_bank_that_is_used_up_ends_the_turn(visit: Visit, house: str, time: PassingTime) -> None:
    ann, bo = company(visit, house, TableSettings(bank_minutes=5), "Ann", "Bo", time=time)
    first = acting(ann, bo)
    second = bo if first is ann else ann
    time.passes(5 * MINUTE - LOW)
    for page in (first, second):
        expect(page.locator(".banks li.running.short b")).to_have_text(re.compile(r"^0:(0\d|10)$"))
    time.passes(LOW)
    expect(second.locator(MINE)).to_be_visible()
    for page in (first, second):
        expect(page.locator(".banks li:not(.running) b")).to_have_text("0:00")
        expect(page.locator(".banks li.running b")).to_have_text(re.compile(r"5:00|4:[345]\d"))


@pytest.mark.long
def test_a_program_keeps_a_seat_by_vote_and_who_comes_back_has_it_again(
    visit: Visit, house: str, time: PassingTime, axe: Axe
) -> None:
    conduct = TableSettings()
    ann, bo, cem = company(visit, house, conduct, "Ann", "Bo", "Cem", time=time)
    acting(ann, bo, cem)
    noted(bo)
    link = go_away(bo)
    expect(ann.locator(".pace")).to_contain_text("Bo is away")
    time.passes(conduct.gone_minutes * MINUTE)
    asked = ann.locator(".pace .asked")
    expect(asked).to_contain_text("Bo has been away for a while")
    sound(ann, axe)
    asked.get_by_role("button", name="Let the computer keep the seat").click()
    for page in (ann, cem):
        expect(page.locator(".pace .asked")).to_contain_text("Shall the computer keep Bo’s seat")
        expect(page.locator(".pace .asked").get_by_role("timer")).to_have_text(
            re.compile(r"^(2:00|1:[45]\d)$")
        )
    expect(asked.get_by_role("button", name="Yes")).to_have_attribute("aria-pressed", "true")
    cem.locator(".pace .asked").get_by_role("button", name="Yes").click()
    for page in (ann, cem):
        expect(page.locator(".pace")).to_contain_text("The computer keeps Bo’s seat until they come back.")
    sound(cem, axe)
    played = re.compile(r"Bo: \d+ card")

    def told_to_either() -> bool:
        return any(page.locator(".since", has_text=played).count() for page in (ann, cem))

    def play_on() -> None:  # what is told stands until the one whose turn begins has done something
        page = acting(ann, cem)
        if not told_to_either():
            Pointer(page).act()

    until(told_to_either, play_on)

    bo.goto(link)
    expect(ann.locator(".pace")).not_to_contain_text("keeps Bo’s seat")
    told = bo.locator(".since")
    expect(told).to_contain_text(re.compile("While you were away: .*Bo: "))
    sound(bo, axe)
    play_back(bo)
    # what the program would decide is theirs again
    until(bo.locator(MINE).count, lambda: Pointer(acting(ann, bo, cem)).act())
