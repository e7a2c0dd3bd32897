"""What stands on the page is read in full: names, the goal, questions, ends, and lines in the dark."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from discovery.server.tables.running_game import RunningGame
from tests.browser.conftest import Scheme, Visit
from tests.browser.play.test_survival import expedition
from tests.support.browser.drawn import DRAWN
from tests.support.browser.house import served
from tests.support.browser.scenes import (
    CAN_PLACE,
    PERSON,
    Reached,
    Scene,
    asked,
    can_take_back,
    over,
    store,
)
from tests.support.browser.screens import SCREENS, seen, turned
from tests.support.testing.positions import card_position

pytestmark = pytest.mark.browser


def held(card: str) -> Reached:
    """The person is to move and holds this card."""

    def reached(played: RunningGame) -> bool:
        game, state = card_position(played)
        ids = [one.id for one in game.deck.cards]
        return asked(played) and bool(state.hands[PERSON] >> ids.index(card) & 1)

    return reached


def free_by_day(played: RunningGame) -> bool:
    """It is day, and what the person did last may freely be taken back."""
    return can_take_back(played) and played.game.progress(played.state).phase == "day"


WIDE = Scene("wide-word", "explore", held("nomadism"), seed=5)
LONG = Scene("long-word", "explore", held("h-neanderthalensis"))
DAY = Scene("by-day", "discover:beacon", free_by_day, seats=2, deck="lands-3", program="careful")
CHOOSING = expedition("choosing", "beacon", "choosing", 2, 3)
LOST = Scene("all-lost", "discover:beacon", over, seats=2, seed=4, deck="lands-3", program="careful")
CUT = """all => all.flatMap(name => {
    const text = name.firstChild;
    if (text === null || !name.checkVisibility()) return [];
    const range = document.createRange();
    const line = at => {
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        return Math.round([...range.getClientRects()].at(-1).top);
    };
    return [...text.data.matchAll(/[^\\u00AD\\u00A0 -]+/g)].filter(({ 0: part, index }) =>
        new Set([...part].map((_, at) => line(index + at))).size > 1
    ).map(() => text.data);
})"""
"""The names of which a part stands on two lines without a hyphen."""
INSIDE = """line => {
    const box = line.getBoundingClientRect();
    const text = line.querySelector("p").getBoundingClientRect();
    return text.top >= box.top + 3 && text.bottom <= box.bottom - 3;
}"""


@pytest.fixture(scope="module")
def staged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    data = tmp_path_factory.mktemp("read") / "data"
    store(data, [WIDE, LONG, CHOOSING, DAY, LOST])
    with served(data) as address:
        yield address


def opened(visit: Visit, house: str, scene: Scene, screen: str, **more: Any) -> Page:
    """The person's page of a scene of the survival game."""
    size, device = SCREENS[screen]
    page = visit(scene.address, house=house, size=size, **device, **more)
    page.locator(".survival").wait_for()
    page.evaluate(DRAWN)
    return page


@pytest.mark.parametrize("language", ["fr", "de"])
@pytest.mark.parametrize("scene", [WIDE, LONG], ids=lambda scene: scene.name)
def test_no_name_is_cut_within_a_word(visit: Visit, staged: str, scene: Scene, language: str) -> None:
    """Not even a name of one word: where a line is too short for it, it is broken at a hyphen."""
    page = seen(visit, staged, scene, "desktop", language=language)
    for screen in turned(page, SCREENS):
        assert page.locator(".tile .name").evaluate_all(CUT) == [], screen


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_the_goal_stands_within_its_line(visit: Visit, staged: str, language: str) -> None:
    """However many lines it takes, beside the table or above it."""
    page = seen(visit, staged, WIDE, "desktop", language=language)
    for screen in turned(page, SCREENS):
        for goal in page.locator(".goal").all():
            assert goal.evaluate(INSIDE), screen
    page = opened(visit, staged, CHOOSING, "desktop", language=language)
    for screen in turned(page, SCREENS):
        assert page.locator(".goal").evaluate(INSIDE), screen


def test_on_a_phone_on_its_side_the_question_takes_one_line(visit: Visit, staged: str) -> None:
    """With all that stands beside it: the map has what is left of the screen."""
    page = opened(visit, staged, DAY, "phone on its side", language="de")
    expect(page.locator("#prompt .button")).to_have_count(3)
    box = page.locator("#prompt").bounding_box()
    assert box is not None
    assert box["height"] < 60


def test_the_card_of_a_character_and_what_chooses_it_are_as_wide(visit: Visit, staged: str) -> None:
    page = opened(visit, staged, CHOOSING, "desktop")
    for screen in turned(page, SCREENS):
        edges = page.locator(".offered li").evaluate_all(
            "all => all.map(one => [...one.children].map(part => part.getBoundingClientRect().right))"
        )
        assert all(card == button for card, button in edges), screen
        tops = page.locator(".offered button").evaluate_all(
            "all => all.map(one => [one.getBoundingClientRect().left, one.getBoundingClientRect().top])"
        )
        assert len({top for _, top in tops}) == len(tops) // len({left for left, _ in tops}), screen


def test_below_a_lost_game_there_is_room_for_what_became_of_all(visit: Visit, staged: str) -> None:
    page = opened(visit, staged, LOST, "desktop")
    page.locator(".end-chart").wait_for()
    beside = page.locator(".survival .beside").bounding_box()
    result = page.locator(".survival .beside .result").bounding_box()
    assert beside is not None
    assert result is not None
    assert result["y"] + result["height"] <= beside["y"] + beside["height"]


CONTRAST = """line => {
    const area = document.createElement("canvas").getContext("2d", {willReadFrequently: true});
    const light = colour => {
        area.fillStyle = colour;
        area.fillRect(0, 0, 1, 1);
        return [...area.getImageData(0, 0, 1, 1).data.slice(0, 3)].map(one => one / 255)
            .map(one => one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4)
            .reduce((sum, one, at) => sum + one * [0.2126, 0.7152, 0.0722][at], 0);
    };
    const style = getComputedStyle(document.documentElement);
    const drawn = light(getComputedStyle(line).stroke);
    return Math.min(...["--accent-wash", "--raised"].map(name => light(style.getPropertyValue(name)))
        .map(ground => (Math.max(ground, drawn) + 0.05) / (Math.min(ground, drawn) + 0.05)));
}"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_lines_of_the_chances_stand_out_from_their_ground(
    visit: Visit, staged: str, scheme: Scheme
) -> None:
    """As signs do (WCAG 2.2 at AA: 3)."""
    page = opened(visit, staged, LOST, "desktop", scheme=scheme)
    lines = page.locator(".chance-chart figcaption line")
    expect(lines).to_have_count(2)
    for line in lines.all():
        assert line.evaluate(CONTRAST) >= 3


OVER_THE_QUESTION = """sentence => {
    const {left, top, width, height} = sentence.getBoundingClientRect();
    const card = Object.assign(document.createElement("span"), {className: "flying"});
    Object.assign(card.style, {left: `${left + width / 3}px`, top: `${top}px`});
    document.querySelector(".flight-layer").append(card);
    const flight = [{transform: "none"}, {transform: "translate(1px, 0)"}];
    card.animate(flight, {duration: 1000, fill: "both"}).pause();
}"""
"""A card that is on its way from one side of the question to the other, held where it is."""


@pytest.mark.long
@pytest.mark.parametrize("size", ["phone", "tablet", "desktop"])
@pytest.mark.parametrize(
    ("path", "sentence"), [(CAN_PLACE.address, "#prompt p"), ("#/learn/first", ".lesson p")]
)
def test_a_flying_card_goes_under_the_sentence_of_the_question(
    visit: Visit, path: str, sentence: str, size: str
) -> None:
    page = visit(path, size=size)
    words = page.locator(sentence).first
    words.wait_for()
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate(DRAWN)
    plain = words.screenshot(animations="allow")
    words.evaluate(OVER_THE_QUESTION)
    expect(page.locator(".flying")).to_be_visible()
    assert words.screenshot(animations="allow") == plain
