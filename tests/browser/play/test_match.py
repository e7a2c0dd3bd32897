"""A match of three games on the page: its terms, its sheet, another device, its file (R04, R05, S28)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from discovery.play.matches import Terms, read, write
from discovery.play.setups.code import encode
from discovery.play.setups.game_setup import GameSetup
from tests.browser.conftest import Visit
from tests.support.browser.looks import Axe, sound
from tests.support.browser.people import Person, Pointer, Typist
from tests.support.browser.sight import see
from tests.support.browser.wire import over_the_wire
from tests.support.matches import match_of, played
from tests.support.testing.rounds import rarely

pytestmark = pytest.mark.browser

CODE = encode(GameSetup("classic-simple", options=("eras=1-2",), seats=("me", "program:greedy")))
NEXT = re.compile("^(Next game|Partie suivante)$")
SECTION = re.compile("A match of several games|Un match de plusieurs parties")
TERMS = {"en": ("Play a match.", "Handicap.", "Stakes."), "fr": ("Jouer un match.", "Handicap.", "Mises.")}

IN_SIGHT = """() => {
    const [names, lit, region] = ["th", "th.lit", ".wide"].map(one =>
        document.querySelector(`.match ${one}`).getBoundingClientRect());
    return lit.left >= names.right - 1 && lit.right <= region.right + 1;
}"""

MATCH_FIRST = """() => {
    const [match, won] = [".match", ".end-sheet"].map(one => document.querySelector(one));
    return match.getBoundingClientRect().bottom <= won.getBoundingClientRect().top;
}"""


def agree(page: Page, person: Person, language: str) -> None:
    """Choose a match with handicap and stakes."""
    person.press(page.locator("summary", has_text=SECTION))
    for term in TERMS[language]:
        page.get_by_role("checkbox", name=re.compile(rf"^{re.escape(term)}")).check()


def columns(page: Page) -> Locator:
    """The headings of the games on the sheet."""
    return page.locator(".match thead th", has_text=re.compile(r"^(Game|Partie) \d"))


def ended(page: Page, axe: Axe, number: int) -> None:
    """A game has come to its end: its column is lit on the sheet."""
    expect(columns(page)).to_have_count(number)
    expect(columns(page).last).to_have_class(re.compile("lit"))
    assert page.evaluate(MATCH_FIRST), "how the game was won stands between the result and the next game"
    assert page.evaluate(IN_SIGHT), "the new column is hidden behind the names, or beyond the edge"
    sound(page, axe)


def go_on(page: Page, person: Person) -> None:
    """From the sheet to the first question of the next game."""
    page.evaluate("window.before = true")
    person.press(page.get_by_role("button", name=NEXT))
    page.wait_for_function("() => !window.before")  # the same link leads there, so the page is loaded again
    expect(page.locator(".end")).to_have_count(0)
    see(page)


@pytest.mark.parametrize(
    ("size", "language", "way"), [("phone", "fr", Pointer), *rarely(("desktop", "en", Typist))]
)
def test_a_match_of_three_games_is_left_resumed_elsewhere_and_read_back(
    visit: Visit, axe: Axe, size: str, language: str, way: type[Person]
) -> None:
    page = visit(f"#/new/{CODE}", size=size, language=language)
    person = way(page, language, 1)
    agree(page, person, language)
    sound(page, axe)
    person.begin(CODE)
    over_the_wire([page])
    ended(page, axe, 1)
    expect(page.locator(".match .next")).to_contain_text("2")
    go_on(page, person)
    link = page.url

    page.goto("about:blank")
    elsewhere = visit(link[link.index("#") :], size=size, language=language, new=True)
    person = way(elsewhere, language, 2)
    over_the_wire([elsewhere])
    ended(elsewhere, axe, 2)
    go_on(elsewhere, person)
    assert elsewhere.url == link
    person.press(elsewhere.locator("summary", has_text=re.compile("The match|Le match")))
    expect(columns(elsewhere)).to_have_count(2)
    person.play()  # over the wire it would be the first game once more, and no match holds one twice
    ended(elsewhere, axe, 3)
    expect(elsewhere.get_by_role("button", name=NEXT)).to_have_count(0)

    with elsewhere.expect_download() as saved:
        person.press(elsewhere.get_by_role("button", name=re.compile("Save the match|Garder le match")))
    standings = read(saved.value.path().read_text(encoding="utf-8")).standings
    assert standings.over
    shown = elsewhere.locator(".match tbody tr td.total").all_inner_texts()
    assert shown == [
        str(value).replace("-", "\u2212")
        for line in standings.lines
        for value in (line.wins, line.handicap, line.balance)
    ]
    assert sum(line.balance for line in standings.lines) == 0


@pytest.mark.long
@pytest.mark.parametrize(("size", "language"), [("phone", "fr"), ("desktop", "en")])
def test_a_match_file_goes_on_at_a_new_table_with_a_link_for_each_person(
    visit: Visit, axe: Axe, size: str, language: str, tmp_path: Path
) -> None:
    match = played(match_of("Ann, Bo, Vi=virtual", Terms(games=3, stakes=1)), "elsewhere")
    file = tmp_path / "ours.txt"
    file.write_text(write(match), encoding="utf-8")
    page = visit(size=size, language=language)
    page.locator("#record").set_input_files(file)

    links = page.get_by_label(re.compile("^(Link of|Lien pour) (Ann|Bo)$"))
    expect(links).to_have_count(2)
    sound(page, axe)
    link = links.first.input_value()
    player = visit(link[link.index("#") :], size=size, language=language, new=True)
    player.locator("summary", has_text=re.compile("The match|Le match")).click()
    expect(columns(player)).to_have_count(1)


@pytest.mark.long
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_two_people_of_one_device_keep_their_seats_in_the_next_game(
    visit: Visit, axe: Axe, size: str
) -> None:
    setup = GameSetup("classic-simple", options=("eras=1-2",), seats=("me", "me", "virtual"))
    page = visit(f"#/new/{encode(setup)}", size=size)
    agree(page, Pointer(page), "en")
    page.get_by_role("button", name=re.compile("^Create")).click()
    person = Pointer(page)
    ready = "main.pass[aria-busy=false] button"
    mine = page.locator(ready)
    for _ in range(400):
        page.locator(f"{ready}, .prompt.mine[aria-busy=false], .end").first.wait_for()
        if mine.count():
            mine.first.click()
        elif page.locator(".end").count():
            break
        else:
            person.act()
    go_on_button = page.get_by_role("button", name=NEXT)
    expect(go_on_button).to_be_visible()
    go_on_button.click()
    page.locator(f"{ready}, .prompt.mine").first.wait_for()
    seats = page.evaluate("JSON.parse(localStorage.getItem('discovery.tables'))[0].seats")
    assert sorted(seat["mine"] for seat in seats) == [True, True]


JOIN = re.compile("^(Add a player|Ajouter un joueur)$")


@pytest.mark.long
@pytest.mark.parametrize(("size", "language", "way"), [("phone", "fr", Pointer), ("desktop", "en", Typist)])
def test_R02_somebody_joins_between_two_games(
    visit: Visit, axe: Axe, size: str, language: str, way: type[Person]
) -> None:
    page = visit(f"#/new/{CODE}", size=size, language=language)
    person = way(page, language, 1)
    agree(page, person, language)
    person.begin(CODE)
    over_the_wire([page])
    ended(page, axe, 1)
    person.press(page.get_by_role("button", name=JOIN))
    field = page.get_by_label(re.compile("^(Name of the new player|Nom du nouveau joueur)$"))
    expect(field).to_be_focused()
    sound(page, axe)
    page.keyboard.type("Dan")
    page.keyboard.press("Enter")
    expect(page.locator(".match tbody tr")).to_have_count(3)
    expect(page.get_by_role("button", name=JOIN)).to_be_focused()
    sound(page, axe)

    link = page.get_by_label(re.compile("^(Link of|Lien pour) Dan$")).input_value()
    dan = visit(link[link.index("#") :], size=size, language=language, new=True)
    expect(dan.locator(".match li p")).to_contain_text("Dan")
    sound(dan, axe)
    go_on(page, person)
    expect(dan.locator(".end")).to_have_count(0)
    expect(dan.locator(".dock .tile").first).to_be_visible()
    assert dan.url.endswith(link[link.index("#") :])
