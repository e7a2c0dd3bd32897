"""Friends in two taps: the table's link, open tables, and a page that can be installed and called."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from discovery.play.setups.code import encode
from discovery.play.setups.game_setup import GameSetup
from tests.browser.conftest import Complaints, Visit
from tests.browser.contests.test_contests import enter, made
from tests.support.browser.company import go_away
from tests.support.browser.house import served
from tests.support.browser.looks import Axe, sound
from tests.support.browser.people import Pointer
from tests.support.browser.waiting import until, wait_until
from tests.support.browser.words import WORDS
from tests.support.server.push_service import PushService, push_service

pytestmark = [pytest.mark.browser, pytest.mark.whole_browser]

NO_PUSH = """endpoint => {
    const subscription = {endpoint, unsubscribe: async () => true};
    PushManager.prototype.subscribe = async () => subscription;
    PushManager.prototype.getSubscription = async () => subscription;
}"""
"""A browser under test has no push service of its own: the one on this machine stands in for it."""
TOLD = """async () => {
    const found = await (await navigator.serviceWorker.ready).getNotifications();
    return found.map(one => [one.title, one.body, one.data, one.actions.map(action => action.title)]);
}"""
COUNTED = """() => {
    const show = self.registration.showNotification.bind(self.registration);
    self.shown = 0;
    self.registration.showNotification = async (...said) => {
        await show(...said);
        self.shown += 1;
    };
}"""
"""Counts what the worker has shown. Nothing may ask for its notifications before: Chromium forgets one that
is asked for between writing it down and showing it."""
STOP = "async () => stop((await self.registration.getNotifications())[0].actions[0].action)"
"""What the worker does when the button of the first notification is pressed."""
CALLED = """async () => {
    const kept = await (await caches.open("discovery-seats")).match("./seats.json");
    return (await kept.json()).seats;
}"""
"""The seats for which a device is called."""
KEPT = """async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async name => (await (await caches.open(name)).keys())));
    return all.flat().map(one => new URL(one.url).pathname);
}"""


@pytest.fixture(scope="module")
def service() -> Iterator[PushService]:
    with push_service() as found:
        yield found


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, service: PushService) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("friends") / "data"
    with served(folder, push="mailto:a@example.org", push_services=[service.origin]) as found:
        yield found


def host(visit: Visit, house: str, *seats: str, **given: object) -> Page:
    """Ann's page at a new table."""
    page = visit(f"#/new/{encode(GameSetup('explore', seats=seats))}", house=house, **given)
    page.get_by_label("Name").first.fill("Ann")
    page.get_by_role("button", name="Create the table").click()
    return page


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_option_for_other_devices_stays_in_one_piece(visit: Visit, house: str, language: str) -> None:
    """On a phone, where a broken option would be copied broken."""
    setup = encode(GameSetup("explore", seats=("me", "open")))
    page = visit(f"#/new/{setup}", size="phone", language=language, house=house)
    page.get_by_role("button", name=WORDS[language].make, exact=True).click()
    option = page.locator(".lobby code", has_text="--host").first
    option.wait_for()
    assert option.evaluate("one => one.getClientRects().length") == 1


def test_friends_come_by_the_table_s_link_and_from_the_list(visit: Visit, house: str, axe: Axe) -> None:
    """The host sits at a desktop; one friend scans the link with a phone, another finds the table listed."""
    ann = host(visit, house, "me", "open", "open")
    ann.get_by_role("button", name="Copy the table’s link").click()
    link = ann.get_by_label("Link of the table").input_value()
    expect(ann.get_by_role("img", name="The table’s link as a QR code")).to_be_visible()
    ann.get_by_label("Show this table in the list").check()
    sound(ann, axe)

    bo = visit("#" + link.split("#")[1], size="phone", language="fr", scheme="dark", house=house)
    expect(bo.get_by_role("button", name="M’asseoir ici")).to_have_count(2)
    sound(bo, axe)
    bo.get_by_label("Votre nom à cette table").fill("Bo")
    bo.get_by_role("button", name="M’asseoir ici").first.click()
    expect(bo.locator(".lobby .me")).to_contain_text("Bo")
    assert "#/play/" in bo.url
    assert link.split("/")[-1] not in bo.url
    bo.get_by_role("button", name="Copier mon propre lien").click()
    expect(bo.get_by_label("Lien secret de votre propre place")).to_have_value(bo.url)
    sound(bo, axe)

    cem = visit("#/lobby", size="phone", house=house)
    expect(cem.locator("main li")).to_contain_text("one free seat")
    cem.get_by_label("Your name at this table").fill("Cem")
    sound(cem, axe)
    cem.get_by_role("button", name=re.compile("^Sit down with ")).click()
    expect(cem.locator(".lobby .me")).to_contain_text("Cem")
    expect(ann.locator(".lobby .seats")).to_contain_text("Bo")

    ann.get_by_role("button", name="Start the game").click()
    for page in (ann, bo, cem):
        page.locator("#prompt").first.wait_for()
    late = visit("#" + link.split("#")[1], size="phone", house=house)
    late.locator("#prompt").first.wait_for()
    expect(late.get_by_role("button", name="Sit here")).to_have_count(0)


@pytest.mark.long
def test_people_react_write_and_mute(visit: Visit, house: str, axe: Axe) -> None:
    ann = host(visit, house, "me", "open")
    ann.get_by_role("button", name="Copy the table’s link").click()
    link = ann.get_by_label("Link of the table").input_value()
    bo = visit("#" + link.split("#")[1], size="phone", language="fr", house=house)
    bo.get_by_label("Votre nom à cette table").fill("Bo")
    bo.get_by_role("button", name="M’asseoir ici").click()
    expect(ann.locator(".lobby .seats")).to_contain_text("Bo")
    ann.get_by_role("button", name="Start the game").click()

    ann.locator("details.talk summary").click()
    ann.get_by_role("button", name="Well found!").click()
    expect(bo.locator(".heard li")).to_have_text("Ann\u202f: Bien trouvé\u202f!")
    bo.locator("details.talk summary").click()
    expect(bo.locator(".talk-panel")).to_contain_text("personne n’écrit avec ses propres mots")
    expect(bo.locator(".talk-panel")).not_to_contain_text("Laisser les gens s’écrire")
    sound(bo, axe)
    ann.get_by_role("button", name="Let people write to one another").click()
    expect(ann.locator(".heard")).to_contain_text("The host lets people at this table write")
    expect(bo.locator(".heard li").last).to_have_text("L’hôte permet maintenant de s’écrire à cette table.")
    bo.get_by_label("Écrire à tout le monde").fill("Merci <b>Ann</b>")
    bo.get_by_role("button", name="Envoyer").click()
    expect(ann.locator(".heard li").last).to_have_text("Bo: Merci <b>Ann</b>")
    sound(ann, axe)
    sound(bo, axe)
    ann.get_by_label("Hear nothing of Bo").check()
    expect(ann.locator(".heard")).not_to_contain_text("Merci")
    expect(ann.locator(".talk-panel")).not_to_contain_text("Merci")
    ann.reload()
    expect(ann.locator(".heard")).to_contain_text("The host lets people")
    expect(ann.locator(".heard")).not_to_contain_text("Merci")
    ann.locator("details.talk summary").click()
    expect(ann.get_by_label("Hear nothing of Bo")).to_be_checked()

    ann.get_by_role("button", name="Stop people writing to one another").click()
    expect(bo.locator(".heard li").last).to_have_text("L’hôte a coupé la discussion.")
    expect(bo.get_by_label("Écrire à tout le monde")).to_have_count(0)
    expect(bo.locator(".talk-panel")).to_contain_text("Merci")
    sound(ann, axe)
    sound(bo, axe)


def test_an_installed_page_is_called_and_opens_without_network(
    visit: Visit, house: str, service: PushService, complaints: Complaints, axe: Axe
) -> None:
    """The call is empty; the worker asks the server what it means. No answer of the server is kept."""
    ann = host(visit, house, "me", "open", service_workers="allow", permissions=["notifications"])
    ann.evaluate("() => navigator.serviceWorker.ready.then(() => undefined)")
    manifest = ann.evaluate(
        "async () => (await fetch(document.querySelector('link[rel=manifest]').href)).json()"
    )
    assert (manifest["display"], manifest["lang"]) == ("standalone", "en")
    for icon in manifest["icons"]:
        assert ann.request.get(house + icon["src"]).ok

    ann.get_by_role("button", name="Copy the table’s link").click()
    link = ann.get_by_label("Link of the table").input_value()
    bo = visit("#" + link.split("#")[1], size="phone", house=house)
    bo.get_by_label("Your name at this table").fill("Bo")
    bo.get_by_role("button", name="Sit here").click()
    expect(ann.locator(".lobby .seats")).to_contain_text("Bo")
    ann.get_by_role("button", name="Start the game").click()
    for page in (ann, bo):
        page.locator("#prompt").first.wait_for()
    ann.evaluate(NO_PUSH, f"{service.origin}/ann")
    ann.get_by_text("Links and leaving").click()
    ann.get_by_role("button", name="Call me when it is my turn").click()
    expect(ann.get_by_role("button", name="Stop calling me")).to_be_visible()
    choose_hours(ann, axe)
    seat = ann.url
    pass_on(ann)
    go_away(ann)
    bo.locator(".prompt.mine").wait_for()
    pass_on(bo)

    sent = service.sent.get(timeout=30)
    assert (sent.path, sent.body) == ("/ann", b"")
    deliver(ann)
    assert ann.evaluate(TOLD) == [["It is your turn", "Explore · Bo", seat, ["Stop calling me"]]]
    press_stop(ann, seat, f"{service.origin}/ann")

    ann.goto(house)
    ann.locator(".hero").wait_for()
    ann.reload()
    ann.locator(".hero").wait_for()
    kept = ann.evaluate(KEPT)
    assert any("/assets/" in path for path in kept)
    assert [path for path in kept if "/api/" in path] == []
    complaints.allowed.append("Failed to load resource")
    ann.context.set_offline(True)
    ann.reload()
    expect(ann.get_by_role("heading", name="The table is not responding")).to_be_visible()
    ann.context.set_offline(False)
    ann.get_by_role("button", name="Try now").click()
    ann.locator(".hero").wait_for()


@pytest.mark.long
def test_an_entrant_is_called_when_their_table_is_made(
    visit: Visit, house: str, service: PushService, axe: Axe
) -> None:
    bo = made(visit, house, 1)
    link = "#" + bo.url.split("#")[1]
    ann = visit(link, size="phone", house=house, service_workers="allow", permissions=["notifications"])
    ann.evaluate("() => navigator.serviceWorker.ready.then(() => undefined)")
    enter(ann, "Ann")
    ann.evaluate(NO_PUSH, f"{service.origin}/entrant")
    ann.get_by_role("button", name="Call me when it is my turn").click()
    expect(ann.get_by_role("button", name="Stop calling me")).to_be_visible()
    sound(ann, axe)
    page = ann.url
    ann.goto(house + "#/help")
    enter(bo, "Bo")
    bo.get_by_role("button", name="Start now").click()

    assert service.sent.get(timeout=30).path == "/entrant"
    deliver(ann)
    [(title, *told)] = ann.evaluate(TOLD)
    assert title in ("Your table is ready", "It is your turn")
    assert told == ["Winter Cup", page, ["Stop calling me"]]
    worker = ann.context.service_workers[0]
    worker.evaluate(NO_PUSH, f"{service.origin}/entrant")
    worker.evaluate(STOP)
    ann.goto(page)
    expect(ann.get_by_role("button", name="Call me when it is my turn")).to_be_visible()
    assert ann.evaluate(CALLED) == []


def choose_hours(page: Page, axe: Axe) -> None:
    """Quiet hours, and none again: at whatever hour this test runs, it waits for a call."""
    quiet = page.get_by_role("checkbox", name="Quiet hours")
    quiet.check()
    expect(page.get_by_text("They hold for all calls to this device.")).to_be_visible()
    expect(page.get_by_label("From")).to_have_value("22")
    sound(page, axe)
    quiet.uncheck()
    expect(page.get_by_label("From")).to_have_count(0)


def press_stop(page: Page, seat: str, endpoint: str) -> None:
    """The button on what a call has shown ends the calls, as the page of the table tells."""
    worker = page.context.service_workers[0]
    worker.evaluate(NO_PUSH, endpoint)
    worker.evaluate(STOP)
    page.goto(seat)
    page.get_by_text("Links and leaving").click()
    expect(page.get_by_role("button", name="Call me when it is my turn")).to_be_visible()
    assert page.evaluate(CALLED) == []


def pass_on(page: Page) -> None:
    """Play until it is the other one's turn."""
    person = Pointer(page)

    def over() -> bool:
        # what was done last has been answered: until then it looks like a turn of one's own
        page.locator(".prompt[aria-busy=false]").first.wait_for()
        return page.locator(".prompt.mine").count() == 0

    until(over, lambda: person.play(most=1))


def deliver(page: Page) -> None:
    """What a push service does: wake the page's worker. Returns when it has told what the call means."""
    worker = page.context.service_workers[0]
    worker.evaluate(COUNTED)
    session = page.context.new_cdp_session(page)
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(one["registrationId"] for one in told["registrations"]),
    )
    session.send("ServiceWorker.enable")
    wait_until(page, lambda: found)
    origin = page.evaluate("location.origin")
    session.send(
        "ServiceWorker.deliverPushMessage", {"origin": origin, "registrationId": found[0], "data": ""}
    )
    wait_until(page, lambda: worker.evaluate("() => self.shown"))
