"""A lesson as people see it: a teacher at a desktop, pupils at phones, a wall; nothing is left in the end."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import Complaints, Visit
from tests.support.browser.house import served
from tests.support.browser.looks import Axe, sound
from tests.support.browser.people import Pointer

pytestmark = pytest.mark.browser

WALL: ViewportSize = {"width": 2560, "height": 1440}
PROJECTOR: ViewportSize = {"width": 1920, "height": 1080}
TALLER = """async () => {
    const frame = () => new Promise(done => requestAnimationFrame(done));
    const taller = () => document.documentElement.scrollHeight - innerHeight;
    for (let tries = 0; tries < 600 && taller() > 0; tries += 1) await frame();
    return taller();
}"""
LETTERS = "parseFloat(getComputedStyle(document.querySelector('main.wall > ul')).zoom)"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(tmp_path_factory.mktemp("lesson") / "data") as found:
        yield found


def fits(wall: Page) -> None:
    """Everything is on the screen: nobody scrolls a wall."""
    assert wall.evaluate(TALLER) <= 0


def make_class(visit: Visit, house: str) -> Page:
    """The teacher's page of a new class, tables of two."""
    teacher = visit("#/", house=house)
    teacher.get_by_role("link", name="For a class").click()
    for _ in range(2):
        teacher.get_by_role("button", name=re.compile("^Remove")).last.click()
    teacher.get_by_role("button", name="Make the class").click()
    expect(teacher.get_by_role("heading", name="Your class")).to_be_visible()
    return teacher


def code_of(teacher: Page) -> str:
    """The code as it is read out to those who do not see it."""
    return teacher.locator(".code .said").inner_text().replace(" ", "")


def join(visit: Visit, house: str, code: str, **given: object) -> Page:
    """A pupil who types the code."""
    french = given.get("language") == "fr"
    pupil = visit("#/class/join", house=house, **given)
    field = pupil.get_by_label("Code de la classe" if french else "Code of the class")
    field.fill(code.lower())
    pupil.get_by_role("button", name="Entrer" if french else "Join", exact=True).click()
    expect(field).to_have_count(0)
    expect(pupil.get_by_role("heading", level=1)).to_be_visible()
    return pupil


@pytest.mark.long
def test_a_lost_device_is_replaced_and_a_pupil_taken_out_while_games_run(
    visit: Visit, house: str, axe: Axe, complaints: Complaints
) -> None:
    complaints.allowed.append("the server responded with a status of 403")
    teacher = make_class(visit, house)
    teacher.set_viewport_size({"width": 360, "height": 780})
    code = code_of(teacher)
    lost, other = (join(visit, house, code) for _ in range(2))
    names = [pupil.get_by_role("heading", level=1).inner_text() for pupil in (lost, other)]
    teacher.get_by_role("button", name=re.compile("^Start")).click()
    teacher.get_by_text("Pupils at table 1").click()
    teacher.get_by_role("button", name=f"New link for {names[0]}").click()
    asked = teacher.get_by_role("dialog", name=f"New link for {names[0]}")
    asked.get_by_role("button", name="Make the link").click()
    expect(asked.get_by_role("img", name="Code for cameras: the new link")).to_be_visible()
    asked.get_by_role("button", name="Copy").click()
    link = asked.get_by_label("New link", exact=True).input_value()
    sound(teacher, axe)
    asked.get_by_role("button", name="Close").click()
    expect(lost.get_by_text("This link opens no seat here.")).to_be_visible()
    found = visit("#" + link.split("#")[1], house=house, new=True)
    found.wait_for_url("**/#/play/*")

    teacher.get_by_role("button", name=f"Take {names[1]} out of the class").click()
    sure = teacher.get_by_role("dialog")
    sound(teacher, axe)
    sure.get_by_role("button", name="Take out of the class").click()
    expect(teacher.get_by_role("button", name=f"Take {names[1]} out of the class")).to_have_count(0)
    expect(teacher.locator(".tables li").filter(has_text=names[1]).first).to_contain_text("a program plays")
    expect(other.get_by_text("This link opens no seat here.")).to_be_visible()


def test_a_class_joins_plays_is_paused_shown_on_the_wall_and_deleted(
    visit: Visit, house: str, axe: Axe, complaints: Complaints
) -> None:
    teacher = make_class(visit, house)
    sound(teacher, axe)
    code = code_of(teacher)
    phones: dict[str, object] = {"size": "phone", "language": "fr", "scheme": "dark"}
    looks: list[dict[str, object]] = [phones, phones, {}, {}]
    pupils = [join(visit, house, code, **look) for look in looks]
    sound(pupils[0], axe)
    names = [pupil.get_by_role("heading", level=1).inner_text() for pupil in pupils]
    assert len(set(names)) == 4
    expect(pupils[1].get_by_text(names[0])).to_be_visible()

    with teacher.expect_popup() as opened:
        teacher.get_by_role("link", name="Show on the wall").click()
    wall = opened.value
    wall.set_viewport_size(WALL)
    complaints.watch(wall)
    expect(wall.get_by_role("img", name="Code for cameras: the link to join")).to_be_visible()
    sound(wall, axe)
    fits(wall)
    assert "teach" not in wall.url

    expect(teacher.get_by_label(f"Name of {names[3]}")).to_be_visible()
    teacher.get_by_role("button", name="Start 2 games").click()
    for pupil in pupils:
        expect(pupil.locator("main.board, .tree, .single").first).to_be_visible()
    sound(pupils[0], axe)
    expect(wall.get_by_role("heading", name="Table 2")).to_be_visible()
    for name in names:
        expect(wall.get_by_text(name, exact=True)).to_be_visible()
    sound(wall, axe)
    fits(wall)
    sound(teacher, axe)

    for pupil in pupils[2:]:
        if pupil.title().startswith("("):
            Pointer(pupil).play(2)

    teacher.get_by_role("button", name="Pause all").click()
    expect(pupils[0].get_by_text("La partie est suspendue pour toute la table.")).to_be_visible()
    expect(wall.get_by_text(re.compile("^Paused in turn")).first).to_be_visible()
    teacher.get_by_role("button", name="Go on with all").click()
    expect(pupils[0].get_by_text("La partie est suspendue pour toute la table.")).to_be_hidden()

    teacher.get_by_role("button", name="Delete the class").click()
    teacher.get_by_role("button", name="Yes, delete everything").click()
    expect(teacher.get_by_role("heading", name="Everything is deleted")).to_be_visible()
    sound(teacher, axe)
    expect(pupils[0].get_by_text("Cette table a été supprimée.")).to_be_visible()
    complaints.allowed.append("404")
    expect(wall.get_by_text("There is no class with this code.")).to_be_visible()


@pytest.mark.long
def test_the_teacher_names_moves_and_takes_out_who_waits_and_prints_cards(
    visit: Visit, house: str, axe: Axe, complaints: Complaints
) -> None:
    teacher = make_class(visit, house)
    code = code_of(teacher)
    pupils = [join(visit, house, code) for _ in range(2)]
    [first, second] = [pupil.get_by_role("heading", level=1).inner_text() for pupil in pupils]
    teacher.set_viewport_size({"width": 360, "height": 740})
    sound(teacher, axe)
    teacher.get_by_label(f"Table of {second}").select_option("A new table")
    expect(pupils[1].get_by_text("You sit at table 2.")).to_be_visible()
    teacher.get_by_label(f"Name of {first}").fill("Unicorn")
    teacher.get_by_label(f"Name of {first}").press("Enter")
    expect(pupils[0].get_by_role("heading", name="Unicorn")).to_be_visible()
    teacher.get_by_role("button", name=f"Take {second} out of the class").click()
    complaints.allowed.append("403")
    expect(pupils[1].get_by_role("alert")).to_be_visible()

    again = visit("#/class/join", beside=pupils[0], house=house)
    again.get_by_label("Code of the class").fill(code)
    again.get_by_role("link", name="Back to my place").click()
    expect(again.get_by_role("heading", name="Unicorn")).to_be_visible()

    with teacher.expect_popup() as opened:
        teacher.get_by_role("link", name="Cards to join").click()
    cards = opened.value
    expect(cards.get_by_text(f"{code[:3]} {code[3:]}").first).to_be_visible()
    sound(cards, axe)


@pytest.mark.long
def test_a_board_of_many_tables_is_as_large_as_it_fits(visit: Visit, house: str) -> None:
    teacher = make_class(visit, house)
    code = code_of(teacher)
    headers = {"X-Discovery": "1"}
    sizes = []
    for pupils, tables in ((2, 1), (22, 12)):
        for _ in range(pupils):
            assert teacher.request.post(f"{house}api/classes/join", data={"code": code}, headers=headers).ok
        teacher.get_by_role("button", name=re.compile("^Start")).click()
        with teacher.expect_popup() as opened:
            teacher.get_by_role("link", name="Show on the wall").click()
        wall = opened.value
        wall.set_viewport_size(PROJECTOR)
        expect(wall.get_by_role("heading", name=f"Table {tables}")).to_be_visible()
        fits(wall)
        sizes.append(wall.evaluate(LETTERS))
    assert sizes[0] > sizes[1] >= 0.85
