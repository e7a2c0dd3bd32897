"""What is needed at once is seen at once, on every size of screen, from the deal to the end."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.support.browser.drawn import DRAWN
from tests.support.browser.house import served
from tests.support.browser.looks import Axe, too_wide
from tests.support.browser.scenes import Scene, asked, long_hand, long_plane, over, store
from tests.support.browser.screens import FINGERS, MICE, SCREENS, seen, turned
from tests.support.testing.rounds import rarely

pytestmark = [pytest.mark.browser, pytest.mark.whole_browser]


DEAL = Scene("deal", "explore", asked)
FUSION = Scene("fusion", "fusion", long_plane(10, 5))
MEMORY = Scene("memory", "memory", long_hand(14), seed=8)
TURN = Scene("turn", "memory", long_hand(12), seed=8)
NINE = Scene("nine", "explore", asked, seats=9)
END = Scene("end", "connect", over, seed=25)
END_OF_NINE = Scene("end-of-nine", "explore", over, seats=9)
END_OF_MEMORY = Scene("end-of-memory", "memory", over)
ROUND = Scene("round", "select", asked)
ONE_IN_HAND = Scene("one-in-hand", "select", asked, seed=5)
"""A selection of four cards beside a hand of one."""
PREPARING = Scene("preparing", "select", lambda _: True)
TWO_ERAS = Scene("two-eras", "classic-simple", asked, options=("eras=1-2",))
HAND = '[data-group="hand"]'
HIT = """one => {
    const box = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2));
}"""
POOL = '[data-group="pool"]'
BURST = """all => all.filter(tile => {
    const card = tile.getBoundingClientRect();
    const drawn = tile.querySelector(".picture")?.getBoundingClientRect();
    return drawn && (drawn.left < card.left || drawn.right > card.right || drawn.bottom > card.bottom);
}).map(tile => tile.dataset.card)"""
"""The cards whose pictures are larger than they."""
LIES_ON = """one => {
    const over = one.getBoundingClientRect();
    return [...document.querySelectorAll('[data-group="hand"] .tile')].filter(tile => {
        const { left, right, top } = tile.getBoundingClientRect();
        return left < over.right && right > over.left && top < over.bottom;
    }).map(tile => tile.dataset.card);
}"""
"""The cards of the hand that something lies on."""


@pytest.fixture(scope="module")
def staged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server at which the scenes stand."""
    data = tmp_path_factory.mktemp("staged") / "data"
    store(
        data,
        [
            DEAL,
            FUSION,
            MEMORY,
            TURN,
            NINE,
            END,
            END_OF_NINE,
            END_OF_MEMORY,
            ROUND,
            ONE_IN_HAND,
            PREPARING,
            TWO_ERAS,
        ],
    )
    with served(data) as address:
        yield address


def in_sight(*wanted: Locator) -> None:
    """All of these are seen in full, without scrolling."""
    for one in wanted:
        expect(one).to_be_in_viewport(ratio=0.99)


@pytest.mark.parametrize(
    ("screen", "scene"),
    [
        ("small phone", DEAL),
        ("desktop", FUSION),
        *rarely(
            *((screen, DEAL) for screen in SCREENS if screen != "small phone"),
            *((screen, FUSION) for screen in SCREENS if screen != "desktop"),
        ),
    ],
    ids=lambda one: getattr(one, "name", one),
)
def test_the_hand_is_on_the_first_screen_which_is_sound(
    visit: Visit, staged: str, axe: Axe, screen: str, scene: Scene
) -> None:
    page = seen(visit, staged, scene, screen)
    cards = page.locator(f"{HAND} .tile")
    expect(cards).to_have_count(5)
    in_sight(page.locator("#prompt"), *cards.all())
    if screen not in ("phone", "small phone"):
        in_sight(*page.locator(f"{POOL} .tile").all())
    assert too_wide(page) <= 0
    assert axe(page) == []


COUNTED = """row => {
    const frame = row.querySelector("ul").getBoundingClientRect();
    const cards = [...row.querySelectorAll(".tile")].map(one => one.getBoundingClientRect());
    const shown = cards.filter(box => box.left >= frame.left - 1 && box.right <= frame.right + 1
        && box.left >= 0 && box.right <= innerWidth && box.top >= 0 && box.bottom <= innerHeight);
    const turns = [...row.querySelectorAll(".turn")].map(one => parseInt(one.textContent));
    return [cards.length, shown.length, turns.reduce((sum, one) => sum + one, 0)];
}"""


@pytest.mark.long
@pytest.mark.parametrize(
    "screen",
    ["small phone", "desktop", "phone", "tablet", "phone on its side", "projector"],
)
def test_no_card_of_a_long_hand_is_hidden_without_a_sign(
    visit: Visit, staged: str, axe: Axe, screen: str
) -> None:
    page = seen(visit, staged, MEMORY, screen)
    assert axe(page) == []
    hand = page.locator(HAND)
    expect(hand.locator("h2")).to_contain_text("14 cards")
    cards, shown, told = hand.evaluate(COUNTED)
    assert cards == 14
    if screen in ("desktop", "projector"):
        assert shown == 14
        return
    assert told >= cards - shown - 1, "a card that is cut in half may count as shown"
    for _ in range(6):
        if hand.locator(".turn.on").count() == 0:
            break
        hand.locator(".turn.on").click()
        page.evaluate(DRAWN)
    in_sight(hand.locator(".tile").last)
    expect(hand.locator(".turn.back")).to_be_visible()


@pytest.mark.long
def test_what_turns_a_long_hand_stands_at_the_hand_to_the_end(visit: Visit, staged: str) -> None:
    page = seen(visit, staged, END_OF_MEMORY, "phone")
    for screen in turned(page, ["phone", "small phone", "phone on its side"]):
        row = page.locator(f"{HAND} ul").bounding_box()
        turn = page.locator(f"{HAND} .turn").bounding_box()
        assert row is not None
        assert turn is not None
        assert row["y"] <= turn["y"] + turn["height"] / 2 <= row["y"] + row["height"], screen


POOL_HINT = re.compile(r"^Pool: \d possible")
COVERED = f"""card => {{
    const buttons = [...document.querySelectorAll("button")];
    const hints = buttons.filter(one => /{POOL_HINT.pattern}/.test(one.ariaLabel));
    return hints.length === (({HIT})(card) ? 0 : 1);
}}"""


def hinted_where_covered(page: Page, card: Locator) -> None:
    """Card and hint are looked at in one go: what arrives in between moves the one, then brings the other."""
    page.wait_for_function(COVERED, arg=card.element_handle())


@pytest.mark.parametrize("screens", [FINGERS, *rarely(MICE)], ids=["finger", "mouse"])
def test_a_way_to_the_pool_is_shown_only_where_it_is_covered(
    visit: Visit, staged: str, screens: list[str]
) -> None:
    page = seen(visit, staged, DEAL, screens[0])
    lit = page.locator(f"{POOL} .tile.lit")
    expect(lit).to_have_count(1)
    hint = page.get_by_role("button", name=POOL_HINT)
    for screen in turned(page, screens):
        hinted_where_covered(page, lit)
        if screen not in ("phone", "small phone"):
            expect(hint, screen).to_have_count(0)
            continue
        page.locator("#command").scroll_into_view_if_needed()
        page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
        hinted_where_covered(page, lit)
        lit.evaluate("card => card.scrollIntoView({block: 'center'})")
        expect(hint, screen).to_have_count(0)
        assert lit.evaluate(HIT), screen


@pytest.mark.parametrize("screen", ["desktop", *rarely("projector")])
def test_no_picture_leaves_its_card(visit: Visit, staged: str, screen: str) -> None:
    """With few eras the cards of the tree are higher than they are wide."""
    page = seen(visit, staged, TWO_ERAS, screen)
    assert page.locator(".tree .tile").count() == 18
    assert page.locator(".tile").evaluate_all(BURST) == []


@pytest.mark.long
def test_the_way_to_the_pool_covers_no_card_beside_a_low_tree(visit: Visit) -> None:
    page = visit("#/learn/first", size={"width": 844, "height": 390}, language="de")
    hint = page.locator(".to-pool")
    hint.wait_for()
    assert hint.evaluate(LIES_ON) == []


@pytest.mark.long
@pytest.mark.parametrize(
    ("scene", "screen", "language"),
    [
        (scene, screen, said)
        for scene in (DEAL, PREPARING)
        for screen in ("desktop", "tablet")
        for said in ("en", "fr")
    ],
    ids=lambda one: getattr(one, "name", one),
)
def test_who_plays_a_seat_is_told_in_full(
    visit: Visit, staged: str, scene: Scene, screen: str, language: str
) -> None:
    page = seen(visit, staged, scene, screen, language=language)
    told = page.locator(".who small")
    expect(told).to_have_count(3)
    assert told.evaluate_all("all => all.filter(one => one.scrollWidth > one.clientWidth).length") == 0


@pytest.mark.long
def test_a_selection_on_a_phone_on_its_side_is_seen_in_full(visit: Visit, staged: str) -> None:
    page = seen(visit, staged, ROUND, "phone on its side")
    cards = page.locator(":is([data-group^=selection-], [data-group=hand]) .tile")
    expect(cards).to_have_count(5)
    for one in cards.all():
        assert one.evaluate(HIT)
        box = one.bounding_box()
        frame = one.locator("xpath=ancestor::section").bounding_box()
        assert box is not None
        assert frame is not None
        assert box["x"] + box["width"] <= frame["x"] + frame["width"] + 1


OVER_A_HEADING = """pill => {
    const box = pill.getBoundingClientRect();
    return [...document.querySelectorAll(".own h2")].some(heading => {
        const words = document.createRange();
        words.selectNodeContents(heading);
        const told = words.getBoundingClientRect();
        const beside = told.right <= box.left || told.left >= box.right;
        return !beside && told.bottom > box.top && told.top < box.bottom;
    });
}"""


@pytest.mark.parametrize(
    ("scene", "screen", "language"),
    [
        (ROUND, "small phone", "de"),
        (ONE_IN_HAND, "small phone", "de"),
        *rarely(
            (ROUND, "small phone", "en"),
            (ROUND, "small phone", "fr"),
            (ONE_IN_HAND, "phone", "fr"),
            (ONE_IN_HAND, "phone on its side", "de"),
        ),
    ],
)
def test_beside_a_selection_on_a_phone_the_hand_is_seen_in_full(
    visit: Visit, staged: str, scene: Scene, screen: str, language: str
) -> None:
    """Its cards, its heading, and the way to the pool beside it."""
    page = seen(visit, staged, scene, screen, language=language)
    in_sight(*page.locator(":is([data-group^=selection-], [data-group=hand]) .tile").all())
    headings = page.locator(".own h2")
    assert headings.evaluate_all("all => all.every(one => one.scrollWidth <= one.clientWidth)")
    pill = page.locator(".to-pool")
    in_sight(pill)
    assert not pill.evaluate(OVER_A_HEADING)


@pytest.mark.long
def test_on_a_phone_on_its_side_two_seats_are_seen_in_full(visit: Visit, staged: str) -> None:
    page = seen(visit, staged, NINE, "phone on its side")
    in_sight(page.locator(".who").first, page.locator(".who").nth(1))


@pytest.mark.long
def test_whatever_is_asked_for_the_text_line_stays_on_the_screen(visit: Visit, staged: str) -> None:
    """A hint, a question and a long answer at once."""
    page = seen(visit, staged, MEMORY, "desktop")
    page.get_by_role("button", name="Hint").click()
    page.locator(".hints ol").wait_for()
    page.locator("#command").fill("moves")
    page.locator("#command").press("Enter")
    expect(page.locator(".answer li").nth(5)).to_be_attached()
    for height in (900, 720):
        page.set_viewport_size({"width": 1440, "height": height})
        in_sight(page.locator("#command"), page.locator(".answer"), page.locator(".seats"))


@pytest.mark.parametrize("language", ["fr", *rarely("en")])
def test_on_a_phone_a_turn_is_answered_in_one_line(visit: Visit, staged: str, language: str) -> None:
    page = seen(visit, staged, TURN, "phone", language=language)
    buttons = page.locator(".prompt .choices .button")
    expect(buttons).to_have_count(3)
    assert buttons.evaluate_all("all => new Set(all.map(one => one.getBoundingClientRect().top)).size") == 1


UNCOVERED = """() => {
    const one = document.activeElement, box = one.getBoundingClientRect();
    return [5, box.height - 5].every(y =>
        one.contains(document.elementFromPoint(box.left + box.width / 2, box.top + y)));
}"""


@pytest.mark.long
def test_what_the_keys_lead_to_is_never_covered(visit: Visit, staged: str) -> None:
    page = seen(visit, staged, DEAL, "phone")
    for _ in turned(page, ["phone", "small phone", "tablet"]):
        for key, place in (("a", "pool"), ("3", "hand"), ("t", "tree"), ("e", "pool"), ("1", "hand")):
            page.keyboard.press(key)
            expect(page.locator(":focus")).to_have_attribute("data-place", re.compile(f"^{place}:"))
            page.wait_for_function(UNCOVERED)


@pytest.mark.long
def test_the_one_pile_uses_the_room_there_is(visit: Visit, staged: str) -> None:
    page = seen(visit, staged, MEMORY, "desktop")
    pile = page.locator(".single .pile").bounding_box()
    room = page.locator(".single").bounding_box()
    assert pile is not None
    assert room is not None
    assert pile["height"] >= 0.55 * room["height"]


@pytest.mark.long
def test_whoever_types_sees_players_and_points(visit: Visit, staged: str) -> None:
    page = seen(visit, staged, DEAL, "desktop")
    for _ in turned(page, MICE):
        players_and_points_are_seen(page)


def players_and_points_are_seen(page: Page) -> None:
    line = page.locator("#command")
    for asking in ("", "points", "help"):
        page.keyboard.press("/")
        expect(line).to_be_focused()
        if asking:
            before = page.locator(".command .answer").inner_text()
            line.fill(asking)
            line.press("Enter")
            expect(page.locator(".command .answer")).not_to_have_text(before)
        in_sight(line, *page.locator(".seats .who").all())
        page.keyboard.press("Escape")
    page.locator(f"{HAND} .tile").first.click()
    in_sight(line, *page.locator(".seats .who").all(), page.locator("#card-panel h2"))
    page.keyboard.press("Escape")
    expect(page.locator("#card-panel")).to_have_count(0)


@pytest.mark.long
@pytest.mark.parametrize("scene", [END, END_OF_NINE], ids=lambda scene: scene.name)
def test_the_end_is_seen_whole_and_folded_leaves_the_board_in_sight(
    visit: Visit, staged: str, axe: Axe, scene: Scene
) -> None:
    page = seen(visit, staged, scene, "desktop")
    for screen in turned(page, MICE):
        in_sight(page.locator(".end h2"), *page.locator(".end-tools .button:visible").all())
        in_sight(page.locator(".tally .sum"))
        assert axe(page) == [], screen
    page.get_by_role("button", name="Show the table").click()
    for screen in turned(page, MICE):
        in_sight(page.locator(".end h2"), page.locator(POOL), page.locator(HAND), page.locator("#command"))
        in_sight(*page.locator(".counted tbody tr").all(), page.locator(".tree-box"))
        expect(page.locator("tbody tr:visible")).to_have_count(scene.seats)
        assert axe(page) == [], screen


@pytest.mark.long
def test_a_spectator_is_not_asked_to_type(visit: Visit, staged: str) -> None:
    page = visit(f"#/watch/{DEAL.name}", house=staged)
    page.locator(".tree .tile").first.wait_for()
    expect(page.locator("#command")).to_have_count(0)


@pytest.mark.long
def test_no_room_is_kept_on_a_phone_for_a_spectators_hand(visit: Visit, staged: str) -> None:
    size, device = SCREENS["phone"]
    page = visit(f"#/watch/{DEAL.name}", house=staged, size=size, **device)
    page.locator(".tree .tile:visible").first.wait_for()
    page.evaluate(DRAWN)
    in_sight(page.locator("#prompt"), *page.locator(f"{POOL} .tile").all())
    asked, pool = page.locator("#prompt").bounding_box(), page.locator(POOL).bounding_box()
    assert asked is not None
    assert pool is not None
    assert asked["y"] >= pool["y"] + pool["height"] - 1


@pytest.mark.long
def test_on_a_phone_what_can_be_done_comes_before_what_was_done(visit: Visit, staged: str) -> None:
    page = seen(visit, staged, DEAL, "phone")
    order = page.locator("#command, #log, .manage summary").evaluate_all(
        "all => all.map(one => [one.getBoundingClientRect().top, one.id]).sort((a, b) => a[0] - b[0])"
    )
    assert [name for _, name in order] == ["command", "log", "", ""], "then the drawers"


@pytest.mark.parametrize("screen", ["small phone", *rarely("desktop")])
def test_of_nine_seats_ones_own_is_seen_first(visit: Visit, staged: str, screen: str) -> None:
    page = seen(visit, staged, NINE, screen)
    seats = page.locator(".seats .who")
    expect(seats).to_have_count(9)
    expect(seats.first).to_contain_text("Ann")
    in_sight(seats.first)
    if screen == "desktop":
        in_sight(*seats.all(), page.locator("#command"))


@pytest.mark.long
def test_from_the_back_of_a_room_names_can_be_read(visit: Visit, staged: str) -> None:
    page = seen(visit, staged, DEAL, "projector")
    sizes = page.locator(".tile .name").evaluate_all(
        "all => all.map(e => parseFloat(getComputedStyle(e).fontSize))"
    )
    assert min(sizes) >= 18
    in_tree = page.locator(".tree .name").evaluate_all(
        "all => all.map(e => parseFloat(getComputedStyle(e).fontSize))"
    )
    assert min(in_tree) >= 21


CONTRAST = """button => {
    const sheet = Object.assign(document.createElement("canvas"), {width: 1, height: 1});
    const canvas = sheet.getContext("2d", {willReadFrequently: true});
    const over = (color, under) => {
        canvas.fillStyle = under;
        canvas.fillRect(0, 0, 1, 1);
        canvas.fillStyle = color;
        canvas.fillRect(0, 0, 1, 1);
        const [r, g, b] = canvas.getImageData(0, 0, 1, 1).data;
        return `rgb(${r}, ${g}, ${b})`;
    };
    const own = one => getComputedStyle(one).backgroundColor;
    const below = one => one ? over(own(one), below(one.parentElement)) : "white";
    const ground = below(button);
    const light = color => {
        const parts = over(color, ground).match(/\\d+/g).map(part => part / 255);
        const [r, g, b] = parts.map(part => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
        return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
    };
    const [one, other] = [light(getComputedStyle(button).color), light(ground)];
    return Math.max(one, other) / Math.min(one, other);
}"""


@pytest.mark.long
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_button_that_cannot_be_pressed_now_can_be_read(visit: Visit, staged: str, scheme: str) -> None:
    page = seen(visit, staged, DEAL, "desktop", scheme=scheme)
    page.locator(f"{HAND} .tile.lit").first.click()
    button = page.locator("#card-panel .actions .primary")
    button.evaluate("button => (button.disabled = true)")
    for pointed in (False, True):
        if pointed:
            button.hover(force=True)
            page.wait_for_function("button => button.matches(':hover')", arg=button.element_handle())
        assert button.evaluate(CONTRAST) >= 4.5


@pytest.mark.long
def test_what_others_draw_flies_with_its_back_up(visit: Visit, staged: str) -> None:
    page = seen(visit, staged, DEAL, "desktop")
    page.locator(".flight-layer").evaluate(
        "sky => sky.append(Object.assign(document.createElement('span'), {className: 'flying'}))"
    )
    back = "e => getComputedStyle(e).backgroundImage"
    flying = page.locator(".flight-layer span.flying").evaluate(back)
    assert "gradient" in flying
    assert flying == page.locator(".stock .pile").evaluate(back)
