"""What people tell one another beside the game, and orders that answer for them: in two languages."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from discovery.play.setups.code import encode
from discovery.play.setups.game_setup import GameSetup
from tests.browser.conftest import Visit
from tests.browser.play.test_survival import sound
from tests.support.browser.company import ann_and_bo
from tests.support.browser.house import served
from tests.support.browser.looks import Axe
from tests.support.browser.waiting import wait_until

pytestmark = [pytest.mark.browser, pytest.mark.long]

TELL = {"en": "Tell the others", "fr": "Dire aux autres"}
SHOW = {"en": "Show this space", "fr": "Montrer cette case"}
PLAN = {"en": "Add it to my plan", "fr": "L’ajouter à mon plan"}
SHOWN = {"en": re.compile("shown:"), "fr": re.compile(r"montrée\s:")}


@pytest.fixture(scope="module")
def camp(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(tmp_path_factory.mktemp("trail") / "data", seed=4) as found:
        yield found


def group(visit: Visit, camp: str) -> tuple[Page, Page]:
    """Ann in English on a desktop, who is the host, and Bo in French on a phone, in their first day."""
    setup = GameSetup("discover:beacon", seats=("me", "open"))
    ann, bo = ann_and_bo(visit, setup, camp)
    for page in (ann, bo):
        page.locator(".offered button").first.click()
    wait_until(ann, lambda: any(page.locator("#actions").count() for page in (ann, bo)))
    return ann, bo


def near(page: Page) -> str:
    """The space north of the camp, by its name."""
    return "Space 0, −1," if page.locator("html[lang=en]").count() else "Case 0, −1,"


def test_a_group_talks_points_plans_and_suggests(visit: Visit, axe: Axe, camp: str) -> None:
    """By keys on the one side, by taps on the other; a suggested move is one press away (XC10)."""
    ann, bo = group(visit, camp)
    acting, waiting = (ann, bo) if ann.locator("#actions").count() else (bo, ann)
    tongue = {ann: "en", bo: "fr"}

    drawer = ann.locator("details.talk summary")
    drawer.focus()
    ann.keyboard.press("Enter")
    ann.get_by_role("button", name="I need water.").press("Enter")
    expect(bo.locator(".heard li")).to_contain_text("J’ai besoin d’eau.")
    sound(ann, axe)
    sound(bo, axe)

    waiting.locator("#map .ground").get_by_role("button", name=near(waiting)).click()
    waiting.locator("#sheet .tell summary").click()
    waiting.get_by_role("button", name=SHOW[tongue[waiting]]).click()
    waiting.get_by_role("button", name=PLAN[tongue[waiting]]).click()
    waiting.locator("#sheet .tell").get_by_role("button", name=re.compile("^(Suggest|Proposer)")).click()
    there = acting.locator("#map .ground").get_by_role("button", name=near(acting))
    expect(there).to_have_accessible_name(SHOWN[tongue[acting]])
    expect(acting.locator("#map .plan")).to_have_count(1)
    sound(waiting, axe)
    sound(acting, axe)
    acting.locator(".heard").get_by_role("button", name=re.compile("^(Do so|Le faire)$")).click()
    for page in (acting, waiting):
        expect(page.locator(".log")).to_contain_text(re.compile("0, −1"))
    # what one looks at stays open while others move
    expect(waiting.locator("#sheet .tell")).to_be_visible()

    ann.get_by_role("button", name="Switch this off for everybody").click()
    expect(bo.locator(".heard li")).to_have_count(0)
    expect(ann.locator(".talk-panel")).to_contain_text("The host has switched this off.")


def test_an_order_pays_at_night(visit: Visit, axe: Axe, camp: str) -> None:
    """Whoever has ordered so is not asked what they pay (XD05, XS03)."""
    setup = GameSetup("discover:beacon")
    page = visit(f"#/new/{encode(setup)}", size="phone", language="fr", house=camp)
    page.get_by_role("button", name="Créer la table").click()
    page.locator(".offered button").first.click()
    page.locator("#actions").wait_for()
    page.locator(".orders > button").click()
    page.get_by_label("Jamais : je soutiens chaque combat").check()
    page.get_by_label("Jamais : je soutiens chaque combat").check()
    page.get_by_label("Jamais : je paie si je peux").check()
    sound(page, axe)
    page.locator(".orders > button").click()
    page.locator("#actions").get_by_role("button", name="Finir le tour").click()
    expect(page.locator(".log")).to_contain_text("nuit 1")
    expect(page.locator("#actions")).to_be_visible()
