"""Setting up a table in the browser: what goes with what, companies, codes; the book game by game."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import SIZES, Complaints, Visit, viewport
from tests.support.browser.forms import disclose, disclose_all, part, settled
from tests.support.browser.looks import Axe, faults, looks_in, no_axe
from tests.support.testing.rounds import rarely

pytestmark = pytest.mark.browser


def choose(page: Page, game: str) -> None:
    page.locator(f'input[name="game"][value="{game}"]').check()


@pytest.mark.parametrize("language", ["fr", *rarely("en")])
def test_the_form_is_sound_with_everything_chosen(visit: Visit, axe: Axe, language: str) -> None:
    page = visit("#/new", language=language)
    choose(page, "memory")
    disclose_all(page, 7)
    for box in page.locator('.option input:not([aria-disabled="true"])').all():
        box.check()
    page.locator(".book button").nth(3).click()
    settled(page)
    page.locator(".learner input").check()
    assert faults(page, axe, looks_in(language)) == []
    choose(page, "explore")
    assert faults(page, axe, looks_in(language)) == []


def created(page: Page) -> Any:
    """Create the table; the plan that the page sent."""
    with page.expect_response("**/api/tables") as made:
        page.get_by_role("button", name="Create the table").click()
    plan = made.value.request.post_data_json
    assert plan is not None
    return plan


@pytest.mark.long
def test_s01_and_c14_the_first_edition_offers_its_length_and_a_minute_for_a_turn(
    visit: Visit, axe: Axe
) -> None:
    page = visit("#/new")
    length = page.get_by_role("group", name="Length")
    settled(page)
    expect(length).to_have_count(0)
    choose(page, "classic-simple")
    expect(length.get_by_role("radio", name="6 eras")).to_be_checked()
    expect(length.get_by_role("radio", name="12 eras")).to_have_count(0)
    length.get_by_role("radio", name="6 eras").focus()
    page.keyboard.press("ArrowLeft")
    expect(length.get_by_role("radio", name="3 eras")).to_be_checked()
    minute = length.get_by_role("checkbox", name="At most one minute for a turn")
    minute.focus()
    page.keyboard.press("Space")
    expect(part(page, "Options").locator("summary")).to_contain_text("Fewer eras: 1 to 3")
    expect(part(page, "Clock").locator("summary")).to_contain_text("60 seconds")
    assert faults(page, axe, looks_in("en")) == []
    settled(page)
    plan = created(page)
    assert (plan["options"], plan["turn_seconds"]) == (["eras=1-3"], 60)


@pytest.mark.long
def test_s01_twelve_eras_are_offered_with_a_deck_that_has_them(visit: Visit, axe: Axe) -> None:
    page = visit("#/new")
    choose(page, "classic-simple")
    length = page.get_by_role("group", name="Length")
    deck = page.get_by_role("group", name="Deck")
    length.get_by_role("radio", name="3 eras").check()
    deck.get_by_role("radio", name="Antiquity", exact=True).check()
    expect(length.get_by_role("radio", name="6 eras")).to_be_checked()
    length.get_by_role("radio", name="3 eras").check()
    expect(part(page, "Options").locator("summary")).to_contain_text("Fewer eras: 7 to 9")
    deck.get_by_role("radio").nth(2).check()
    length.get_by_role("radio", name="12 eras").check()
    expect(part(page, "Options").locator("summary")).to_contain_text("none")
    assert faults(page, axe, looks_in("fr")) == []
    settled(page)
    plan = created(page)
    assert (plan["deck"], plan["options"]) == ("prehistory+antiquity", [])


def test_an_option_that_does_not_go_can_be_reached_and_says_why(visit: Visit) -> None:
    page = visit("#/new")
    disclose(page, "Options")
    strata = page.get_by_role("checkbox", name=re.compile("^Strata"))
    strata.focus()
    expect(strata).to_be_focused()
    expect(strata).to_have_accessible_description(re.compile(r"^Strata needs Free placement\. .*L04"))
    page.keyboard.press("Space")
    expect(strata).not_to_be_checked()
    page.get_by_role("checkbox", name=re.compile("^Free placement")).check()
    expect(strata).to_be_enabled()
    strata.focus()
    page.keyboard.press("Space")
    expect(strata).to_be_checked()


@pytest.mark.long
def test_what_belongs_to_a_game_is_ticked_and_cannot_be_changed(visit: Visit) -> None:
    page = visit("#/new")
    choose(page, "connect")
    disclose(page, "Options")
    bonus = page.get_by_role("checkbox", name=re.compile("^Link bonus"))
    expect(bonus).to_be_checked()
    expect(bonus).to_have_accessible_description(re.compile("is a part of Connect already"))
    bonus.focus()
    page.keyboard.press("Space")
    expect(bonus).to_be_checked()
    expect(page.locator("#setup-fault")).to_be_empty()


@pytest.mark.long
def test_what_no_longer_goes_is_named_and_not_dropped_in_silence(visit: Visit) -> None:
    page = visit("#/new")
    disclose(page, "Options")
    page.get_by_role("checkbox", name=re.compile(r"^Series\+")).check()
    choose(page, "intro")
    expect(page.get_by_role("status").filter(has_text="Series+ was chosen before")).to_be_visible()
    choose(page, "explore")
    expect(page.get_by_role("checkbox", name=re.compile(r"^Series\+"))).to_be_checked()


@pytest.mark.long
def test_P06_a_company_fills_the_seats_and_teams_sit_alternately(visit: Visit) -> None:
    page = visit("#/new")
    disclose(page, "Who plays?")
    double = page.get_by_role("button", name=re.compile("^Double"))
    double.click()
    expect(double).to_have_attribute("aria-pressed", "true")
    teams = [page.get_by_label(f"Team of seat {number}") for number in range(1, 5)]
    for team, value in zip(teams, "1212", strict=True):
        expect(team).to_have_value(value)
    for team, value in zip(teams, "1122", strict=True):
        team.select_option(value)
    expect(page.get_by_text("Teammates sit side by side")).to_be_visible()
    page.get_by_role("button", name="Alternate the teams").click()
    expect(page.get_by_text("Teammates sit side by side")).to_have_count(0)
    page.get_by_role("button", name="Create the table").click()
    expect(page.locator(".lobby")).to_contain_text("Team 2")


@pytest.mark.long
def test_B09_fewer_eras_leave_room_for_fewer_seats(visit: Visit) -> None:
    page = visit("#/new")
    disclose(page, "Options")
    page.get_by_role("checkbox", name=re.compile("^Fewer eras")).check()
    page.get_by_label("to era").select_option("3")
    for _ in range(2):
        page.get_by_role("button", name="Add a seat").click()
    expect(page.locator("#setup-most")).to_contain_text("rule B09")
    expect(page.get_by_role("button", name="Add a seat")).to_be_disabled()


@pytest.mark.long
def test_windows_are_asked_about_only_where_there_are_any(visit: Visit) -> None:
    page = visit("#/new")
    settled(page)
    expect(page.locator("#setup-fault")).to_be_empty()
    expect(page.get_by_label("Time to answer")).to_have_count(0)
    choose(page, "fusion")
    disclose(page, "Answering an action", "More settings")
    length = page.get_by_label("Time to answer")
    length.focus()
    page.keyboard.press("Home")
    expect(length).to_have_attribute("aria-valuetext", "until everybody has answered")
    page.get_by_label("When a player is away").select_option("days")
    page.get_by_role("spinbutton", name="Hours to answer").fill("48")
    expect(page.get_by_role("checkbox", name=re.compile("^For learners"))).to_be_visible()


@pytest.mark.long
def test_a_code_brings_the_whole_form_to_somebody_else(visit: Visit, complaints: Complaints) -> None:
    page = visit("#/new")
    choose(page, "select")
    disclose(page, "Options", "Who plays?")
    page.get_by_role("checkbox", name=re.compile("^Jokers")).check()
    page.get_by_label("Jokers in the stack").select_option("2")
    page.get_by_role("checkbox", name=re.compile("^Advantage")).check()
    page.get_by_role("button", name=re.compile("^Collaborative")).click()
    page.get_by_label("Extra cards of seat 3").select_option("1")
    field = page.get_by_label("Code of this set-up")
    # the answer to the last change: one to an earlier change may still be on its way
    with page.expect_response(lambda told: '"bot+"' in (told.request.post_data or "")) as checked:
        page.get_by_label("Who sits in seat 4").select_option("bot+")
    code = checked.value.json()["code"]
    expect(field).to_have_value(code)

    other = visit()
    other.get_by_label("The code or the link of a set-up").fill(f" {code.lower()} ")
    other.get_by_role("button", name="Open").click()
    expect(other.get_by_label("Code of this set-up")).to_have_value(code)
    expect(other.locator('input[value="select"]')).to_be_checked()
    expect(other.get_by_label("Jokers in the stack")).to_have_value("2")
    expect(other.get_by_label("Extra cards of seat 3")).to_have_value("1")
    expect(other.get_by_label("Who sits in seat 4")).to_have_value("bot+")
    expect(other.get_by_label("Team of seat 2")).to_have_value("2")

    complaints.allowed.append("status of 422")
    wrong = visit(f"#/new/{code[:-1]}")
    expect(wrong.get_by_role("alert")).to_contain_text("is not the code of a set-up")
    expect(wrong.get_by_role("button", name="Create the table")).to_be_visible()


@pytest.mark.long
@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_book_tells_game_by_game_what_differs(visit: Visit, language: str) -> None:
    """At any width; what axe finds wrong with the book is told where every screen is looked at."""
    page = visit("#/rules", language=language)
    fusion = page.locator("#game-fusion")
    for size in SIZES:
        page.set_viewport_size(viewport(size))
        page.evaluate("location.hash = '#/rules/FUSION'")
        expect(fusion, size).to_be_focused()
        assert faults(page, no_axe, [(size, "light")]) == []
        fusion.get_by_role("link", name="M07").click()
        expect(page.locator("#rule-M07"), size).to_be_focused()


@pytest.mark.long
def test_every_game_on_the_form_leads_to_its_place_in_the_book(visit: Visit) -> None:
    page = visit("#/new")
    with page.expect_popup() as opened:
        page.get_by_role("link", name="Select: what differs from Intro", exact=True).click()
    expect(opened.value.locator("#game-select")).to_be_focused()


@pytest.mark.long
def test_on_a_phone_another_shelf_is_opened_first(visit: Visit) -> None:
    """Only the shelf of the chosen game is open on a narrow page; on a wide one all are."""
    page = visit("#/new", size="phone")
    beacon = page.get_by_role("radio", name=re.compile("The Beacon"))
    settled(page)
    expect(beacon).to_have_count(0)
    page.get_by_role("button", name="Discover: survival").click()
    beacon.check()
    settled(page)
    expect(page.get_by_role("button", name="Newest edition")).to_be_visible()
    expect(page.get_by_role("radio", name=re.compile("^Intro"))).to_have_count(0)
