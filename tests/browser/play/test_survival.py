"""The survival game on its page: whole games by taps and by keys, fights, trades, nights of four."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from discovery.core.protocol import GameSpec
from discovery.core.registry import new_game
from discovery.play.commitment import GameKey
from discovery.play.driver import Driver
from discovery.play.records import write
from discovery.play.setups.code import encode
from discovery.play.setups.game_setup import GameSetup
from discovery.server.tables.running_game import RunningGame
from tests.browser.conftest import Visit
from tests.support.browser.company import ann_and_bo, play_on
from tests.support.browser.drawn import DRAWN
from tests.support.browser.expedition import Explorer
from tests.support.browser.house import served
from tests.support.browser.looks import Axe, too_wide
from tests.support.browser.scenes import Scene, store
from tests.support.browser.waiting import wait_until
from tests.support.browser.wire import over_the_wire, soonest
from tests.support.committed import play_out
from tests.support.survival.golden import FOLDER as SURVIVAL
from tests.support.testing.rounds import rarely

pytestmark = pytest.mark.browser

AN_ID = re.compile(r"\b(?:discover|game|setup|log|end|prompt|order|seat)-[a-z]+-?[a-z]*")
"""What would be read where a sentence is missing."""
UNEXPLAINED = """() => {
    const legend = new Map([...document.querySelectorAll(".legend span")].map(one => {
        const letter = one.querySelector("b").textContent;
        return [letter, one.textContent.replace(letter, "").trim()];
    }));
    const shown = new Set([...document.querySelectorAll("#map .letter")].map(one => one.textContent));
    return [...shown].filter(letter => (legend.get(letter) ?? "").length < 2);
}"""
"""The letters on the map that its legend does not tell in words."""


def expedition(
    name: str, game: str, phase: str, seats: int, seed: int, so: Callable[[Any], bool] = lambda _: True
) -> Scene:
    """A game in which the person, and nobody else, is asked what a phase asks in a position ``so``."""

    def reached(played: RunningGame) -> bool:
        standing = played.game.progress(played.state)
        asked = standing.phase == phase and played.game.actors(played.state) == 1
        return bool(asked and so(played.state))

    return Scene(name, f"discover:{game}", reached, seats, seed=seed, deck="lands-3", program="careful")


SUPPORT = expedition("support", "gate", "support", 2, 12)
FIGHT = expedition("fight", "gate", "modify", 2, 15)
TRADE = expedition("trade", "beacon", "trading", 2, 6)
PROPOSAL = expedition("proposal", "boat", "bargain", 2, 2)
NIGHT = expedition("night", "bell", "needs", 4, 1)
CHOICE = expedition("choice", "boat", "take", 3, 1)
LOST = expedition("lost", "beacon", "day", 2, 4, lambda state: bool(state.out))
"""The other one is dead, and their projects are out of the game."""
GONE = ".quest h3:text-matches('out of the game|hors du jeu')"
SCENES = {
    SUPPORT: (["Do you support the fight?", "Soutenez-vous le combat\u202f?"], ".fight .choices"),
    FIGHT: (["Do you change the dice?", "Changez-vous les dés\u202f?"], ".fight .die"),
    TRADE: (["What do you give", "Que donnez-vous"], ".trade section"),
    PROPOSAL: (["Do you accept?", "Acceptez-vous\u202f?"], ".trade section"),
    NIGHT: (["Pay or suffer?", "Payer ou subir\u202f?"], ".card.nights"),
    CHOICE: (["Which of the two?", "Lequel des deux\u202f?"], ".card"),
    LOST: (["Your turn: what do you do?", "À vous\u202f: que faites-vous\u202f?"], GONE),
}
"""What each scene asks in both languages, and what it shows besides."""


@pytest.fixture(scope="module")
def camp(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    data = tmp_path_factory.mktemp("camp") / "data"
    store(data, SCENES)
    with served(data, seed=7, hint_iterations=60) as found:
        yield found


def begin(visit: Visit, camp: str, setup: GameSetup, size: str, language: str) -> Page:
    """A table as its code says, where the first question is asked."""
    page = visit(f"#/new/{encode(setup)}", size=size, language=language, house=camp)
    page.get_by_role("button", name=re.compile("Create the table|Créer la table")).click()
    page.locator(".survival .prompt.mine").wait_for()
    return page


def sound(page: Page, axe: Axe) -> None:
    """Nothing is wrong with the page, no sentence and no letter of the map's legend is missing, and it is no
    wider than the window."""
    assert axe(page) == []
    assert page.evaluate(UNEXPLAINED) == []
    assert AN_ID.findall(page.locator("main").inner_text()) == []
    assert too_wide(page) <= 0


@pytest.mark.parametrize(
    ("seats", "size", "language", "keys"),
    [
        (("me", "program:careful"), "phone", "fr", False),
        *rarely(
            (("me", "program:careful"), "desktop", "en", True),
            (("me",), "phone", "en", True),
            (("me",), "desktop", "fr", False),
        ),
    ],
    ids=["partner-taps", "partner-keys", "alone-keys", "alone-pointer"],
)
def test_a_whole_game_with_a_partner_or_alone(
    visit: Visit, axe: Axe, camp: str, seats: tuple[str, ...], size: str, language: str, keys: bool
) -> None:
    """On a phone and a wide page, by taps or the pointer and by keys; the end counts honours (XS02)."""
    setup = GameSetup("discover:beacon", seats=seats)
    page = begin(visit, camp, setup, size, language)
    sound(page, axe)
    explorer = Explorer(page, keys, nights=1)
    guide = page.locator(".guide")
    before = guide.inner_text()
    explorer.act()
    expect(guide).not_to_have_text(before)
    sound(page, axe)
    play_on([explorer])

    expect(page.locator(".result tbody tr")).to_have_count(len(seats))
    expect(page.locator(".end .tally-seat")).to_have_count(len(seats))
    sound(page, axe)


@pytest.mark.long
def test_on_a_wide_page_a_partner_is_heard_in_the_bar_above(visit: Visit, camp: str) -> None:
    """Also while something is asked: it takes no line of the table."""
    setup = GameSetup("discover:beacon", seats=("me", "program:careful"))
    page = begin(visit, camp, setup, "desktop", "en")
    expect(page.locator(".remark")).to_be_visible()
    said, bar = page.locator(".remark").bounding_box(), page.locator("header").first.bounding_box()
    assert said is not None
    assert bar is not None
    assert said["y"] + said["height"] <= bar["y"] + bar["height"]


@pytest.mark.parametrize(
    "scene", [FIGHT, TRADE, NIGHT, *rarely(SUPPORT, PROPOSAL, CHOICE, LOST)], ids=lambda scene: scene.name
)
def test_what_is_asked_is_seen_and_answered(visit: Visit, axe: Axe, camp: str, scene: Scene) -> None:
    """Fights, trades, nights, choices: what there is to know, and buttons that answer (XF03, XQ01, XD05)."""
    asked, shown = SCENES[scene]
    looks = {"fr": ("phone", "light"), "en": ("desktop", "dark")}
    for language, (size, scheme) in looks.items():
        page = visit(scene.address, size=size, language=language, scheme=scheme, house=camp)
        expect(page.locator("#prompt p").first).to_contain_text(asked[language == "fr"])
        expect(page.locator(shown).first).to_be_visible()
        sound(page, axe)
        if language == "en":
            Explorer(page).act()
            expect(page.locator(".prompt[aria-busy=false]")).to_be_visible()
            assert page.locator(".prompt [role=alert]").count() == 0


def trade(giver: Page, taker: Page) -> None:
    """The seat whose day it is gives the other one food for nothing."""
    giver.locator("#actions summary").click()
    giver.locator("#actions details").get_by_role(
        "button", name=re.compile("^(Trade|Échanger) .*(Ann|Bo)")
    ).click()
    giver.get_by_role("button", name=re.compile("^(Lay out|Poser).*(food|nourriture)")).click()
    giver.get_by_role("button", name=re.compile("^Propose")).click()
    expect(taker.locator(".trade .laid").first).to_have_text(re.compile("food|nourriture"))
    taker.get_by_role("button", name=re.compile("^Accept")).click()
    expect(taker.locator(".own .goods")).to_contain_text(re.compile("2 × (food|nourriture)"))


@pytest.mark.long
def test_four_seats_in_two_browsers_to_the_end_and_back(visit: Visit, axe: Axe, camp: str) -> None:
    """Two people in two languages and two programs: a trade, nights of four, the whole game read again. What
    they do after the trade comes over the wire."""
    seats = ("me", "open", "program:careful", "program:careful")
    host, guest = ann_and_bo(visit, GameSetup("discover:bell", seats=seats), camp)
    for page in (host, guest):
        page.locator(".offered button").first.click()
    explorers = [Explorer(host, nights=0), Explorer(guest, keys=True, nights=0)]
    play_on(explorers, shown="#actions")
    trade(*((host, guest) if host.locator("#actions").count() else (guest, host)))
    over_the_wire((host, guest), soonest)

    for page in (host, guest):
        expect(page.locator(".result tbody tr")).to_have_count(4)
        sound(page, axe)
    host.get_by_role("link", name="Replay").click()
    expect(host.locator(".told")).to_have_text("The group sets out")
    host.get_by_role("button", name="Go to the end").click()
    expect(host.locator(".result tbody tr")).to_have_count(4)
    sound(host, axe)


@pytest.mark.long
def test_why_something_cannot_be_done_is_told_with_its_rule(visit: Visit, camp: str) -> None:
    """For a space, a card and a seat; each reason leads to its rule (XC10, XC15, XC18)."""
    setup = GameSetup("discover:beacon", seats=("me", "program:careful"))
    page = begin(visit, camp, setup, "desktop", "en")
    page.locator(".offered button").first.click()
    play_on([Explorer(page)], shown="#actions")
    far = page.locator("#map .ground button").last
    far.click()
    page.locator("#sheet .why").click()
    expect(page.locator("#sheet .reasons")).to_contain_text("too far")
    expect(page.locator("#sheet .reasons")).to_contain_text("XC10")
    page.locator(".own .projects .piece, .quest .projects .piece").first.click()
    page.locator(".sheet .why").click()
    expect(page.locator(".sheet .reasons")).to_contain_text(re.compile("XC1[35]"))
    page.locator("#actions > .why").click()
    expect(page.locator("#actions .reasons")).to_contain_text("XC19")


@pytest.mark.long
def test_moves_can_be_typed(visit: Visit, camp: str) -> None:
    """A direction, or a move as records write it; what cannot be played says so."""
    setup = GameSetup("discover:beacon")
    page = begin(visit, camp, setup, "desktop", "en")
    page.locator(".offered button").first.click()
    page.locator("#actions").wait_for()
    page.get_by_text("The map in words").click()
    expect(page.locator(".in-words h3").first).to_have_text("The tile at 0, 0")
    expect(page.locator(".in-words li").first).to_contain_text("0, 0: heath")
    page.keyboard.press("/")
    page.keyboard.type("n")
    page.keyboard.press("Enter")
    expect(page.locator(".log")).to_contain_text("You go to 0, −1.")
    expect(page.locator("#command")).to_have_value("")
    page.keyboard.type("cook 1")
    page.keyboard.press("Enter")
    expect(page.locator(".prompt [role=alert]")).to_contain_text("XC13")


def say(page: Page, words: str) -> str:
    """What the line answers; something else than before."""
    answer = page.locator(".command .answer")
    before = answer.inner_text()
    page.locator("#command").fill(words)
    page.locator("#command").press("Enter")
    page.wait_for_function("before => document.querySelector('.answer').innerText !== before", arg=before)
    return answer.inner_text()


def test_a_game_is_told_in_words_and_played_by_them(visit: Visit, camp: str) -> None:
    """What the terminal answers is answered here, by words of the reader's language."""
    page = begin(visit, camp, GameSetup("discover:beacon"), "phone", "fr")
    page.evaluate(DRAWN)
    assert "Prendre ce personnage" in say(page, "coups")
    assert say(page, "1") == "C’est fait."
    page.locator("#actions").wait_for()
    answers = {
        "pourquoi cook 1": "XC13",
        "règle XC02": "XC02 · ",
        "terrain 0,-1": "0, −1\u202f: ",
        "quête": "Étape 1 sur",
        "sac": "endurance",
        "carte lance": "\n2 × bois, pierre ou bois, 2 × trouvaille",
        "consigne soutien jamais": "Jamais\u202f: je garde mes cartes de soutien",
        "consigne": "Jamais\u202f: je garde mes cartes de soutien",
        "points": "endurance",
        "danser": "danser",
    }
    wrong = {typed: said for typed, part in answers.items() if part not in (said := say(page, typed))}
    assert wrong == {}
    assert len(say(page, "table").splitlines()) > 10
    assert say(page, "n") == "C’est fait."
    assert "Vous allez en 0, −1." in say(page, "dernier")


@pytest.mark.long
def test_a_move_that_is_typed_before_the_last_is_answered_waits_for_it(visit: Visit, camp: str) -> None:
    """The new position may come first, and a fast typist enters the next move before the answer."""
    page = visit(size="desktop", house=camp, new=True)
    plays: list[str] = []
    held: list[Callable[[], None]] = []

    def route(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def to_server(text: str | bytes) -> None:
            if (message := json.loads(text))["type"] == "play":
                plays.append(message["id"])
            server.send(text)

        def to_page(text: str | bytes) -> None:
            if json.loads(text).get("id") in plays[:1]:
                held.append(lambda: socket.send(text))
            else:
                socket.send(text)

        server.on_message(to_page)
        socket.on_message(to_server)

    page.route_web_socket("**", route)
    page.goto(f"{camp}#/new/{encode(GameSetup('discover:beacon'))}")
    page.reload()
    page.get_by_role("button", name="Create the table").click()
    page.locator(".offered button").first.wait_for()
    say(page, "moves")  # what reads the line is loaded with the first line
    page.locator(".offered button").first.click()
    page.locator("#actions").wait_for()
    expect(page.locator(".prompt")).to_have_attribute("aria-busy", "true")
    wait_until(page, lambda: held)
    page.locator("#command").fill("n")
    page.locator("#command").press("Enter")
    held.pop()()
    expect(page.locator(".log")).to_contain_text("You go to 0, −1.")
    expect(page.locator("#command")).to_have_value("")


def test_two_on_one_device_trade_at_the_camp(visit: Visit, axe: Axe, camp: str) -> None:
    """The device goes to whoever is asked; pieces are laid out, proposed and accepted (XQ01, XQ02)."""
    setup = GameSetup("discover:beacon", seats=("me", "me"))
    page = visit(f"#/new/{encode(setup)}", size="desktop", language="en", house=camp)
    page.get_by_role("button", name="Create the table").click()
    for _ in range(2):
        page.locator("main.pass .primary").click()
        page.locator(".offered button").first.click()
        expect(page.locator(".offered button")).to_have_count(0)
    page.locator("main.pass .primary, #actions").first.wait_for()
    if page.locator("main.pass").count():
        page.locator("main.pass .primary").click()
    page.locator("#actions summary").click()
    page.locator("#actions").get_by_role("button", name=re.compile("^Trade with")).click()
    page.get_by_role("button", name="Lay out: food").click()
    expect(page.locator(".trade .laid").first).to_have_text("food")
    page.get_by_role("button", name="Ask for: clean water").click()
    page.get_by_role("button", name="Propose").click()

    page.locator("main.pass .primary").click()
    expect(page.locator("#prompt")).to_contain_text("proposes a trade. Do you accept?")
    sound(page, axe)
    page.get_by_role("button", name="Accept").click()
    page.locator("main.pass .primary").click()
    expect(page.locator(".own .goods")).to_contain_text("2 × clean water")


@pytest.mark.long
def test_a_hint_names_the_plan_and_where_it_leads(visit: Visit, axe: Axe, camp: str) -> None:
    page = begin(visit, camp, GameSetup("discover:beacon"), "desktop", "en")
    page.locator(".offered button").first.click()
    page.locator("#actions").wait_for()
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".hints li p").first).to_contain_text("of the most honours")
    expect(
        page.locator(".hints li li").filter(has_text=re.compile(r"^To [a-z ]+ −?\d+, −?\d+\.$")).first
    ).to_be_visible()
    sound(page, axe)


@pytest.mark.long
def test_what_would_have_saved_somebody_is_told_afterwards(visit: Visit, axe: Axe, camp: str) -> None:
    """One alone who only ends their turns dies; the analysis tells their chances, and of what (XG01)."""
    page = begin(visit, camp, GameSetup("discover:beacon"), "desktop", "en")
    play_on([Explorer(page, nights=0)])
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("button", name="Analysis", exact=True).click()
    told = page.locator("#analysis[aria-busy=false]")
    told.wait_for()
    expect(told).to_contain_text("own moves")
    expect(told).to_contain_text(re.compile(r"\(died of (hunger|thirst|sickness|a wound)\)"))
    sound(page, axe)


@pytest.mark.long
def test_a_fight_leads_to_its_dice_in_the_list_of_draws_and_back(
    visit: Visit, axe: Axe, camp: str, tmp_path: Path
) -> None:
    """Of a game that is over: a roll and a die again by keys, each with its number and its step (XT01). On a
    phone nothing but the steps covers the map."""
    chooser = Random(53)
    game = new_game(GameSpec("discover:gate", ("Ann", "Bo")))
    driver = play_out(Driver.shuffled(game, chooser, GameKey.generate(chooser)), chooser)
    record = driver.record()
    again = next(at for at, line in enumerate(record.lines, 1) if line.move.startswith("again"))
    file = tmp_path / "fight.record"
    file.write_text(write(record), encoding="utf-8")
    page = visit(size="phone", language="fr", house=camp)
    page.locator("#record").set_input_files(file)
    page.locator(".player input[type=range]").fill(str(again))
    links = page.locator(".fight").get_by_role("button", name=re.compile(r"^Hasard\s: tirage"))
    expect(links).to_have_text([re.compile("tirage 1$"), re.compile("tirage 2$")])
    sound(page, axe)
    page.evaluate("scrollTo(0, document.querySelector('.land').offsetTop - 200)")
    expect(page.locator(".player input")).to_be_in_viewport()
    assert page.evaluate("document.elementFromPoint(180, 320).closest('.land') !== null")

    links.first.press("Enter")
    listed = page.get_by_role("dialog").get_by_role("button", name=re.compile("^Tirage "))
    expect(listed).to_have_count(driver.draws)
    expect(listed.first).to_be_focused()
    sound(page, axe)
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".player")).to_contain_text(f"Étape {again - 1} sur")
    expect(links.first).to_be_focused()


@pytest.mark.long
def test_how_enemies_came_is_shown_until_somebody_acts(visit: Visit, axe: Axe, camp: str) -> None:
    """Arrows on the map after a night, also where one jumps into the record (XN01)."""
    page = visit(size="phone", house=camp)
    page.locator("#record").set_input_files(SURVIVAL / "bell-4.record")
    page.locator(".player input[type=range]").fill("399")
    expect(page.locator("polyline.arrival.under")).to_have_count(9)
    sound(page, axe)
    page.locator(".player input[type=range]").fill("410")
    expect(page.locator(".arrival")).to_have_count(0)
