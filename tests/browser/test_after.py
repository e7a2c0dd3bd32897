"""After a game: a comment, a link that holds the game, a report, and playing on from a step."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from discovery.cli import main
from discovery.play.deals import Deal, closed
from discovery.play.records import read
from discovery.play.setups import GameSetup
from tests.browser.conftest import Visit
from tests.support.browser.looks import Axe, sound
from tests.support.browser.scenes import OVER
from tests.support.browser.wire import over_the_wire
from tests.support.data import GOLDEN
from tests.support.testing.rounds import rarely

pytestmark = pytest.mark.browser

FILE = GOLDEN / "explore-2.record"
SMALL = GameSetup("intro", seats=("me", "bot"))
WORD = "7QXM2N5R3T"
STEP = 20
COMMENT = re.compile("^(Comment|Commentaire)$")
SHARE = re.compile("^(Share|Partager)$")
REPORT = re.compile("^(Report a problem|Signaler un problème)$")
PLAY_ON = re.compile("^(Play on from here|Continuer à partir d’ici)$")
TOGETHER = re.compile("^(Look together|Regarder ensemble)$")
MARK = re.compile("^(Mark it|Le marquer)$")
CLOSE = re.compile("^(Close|Fermer)$")


def opened(page: Page, name: re.Pattern[str]) -> None:
    page.get_by_role("button", name=name).click()
    expect(page.get_by_role("dialog")).to_be_visible()


@pytest.mark.parametrize(("size", "language"), [("phone", "fr"), *rarely(("desktop", "en"))])
def test_a_game_goes_from_a_file_into_a_link_a_report_and_a_table(
    visit: Visit, axe: Axe, tmp_path: Path, capsys: pytest.CaptureFixture[str], size: str, language: str
) -> None:
    page = visit("#/", size=size, language=language)
    page.locator("#record").set_input_files(FILE)
    page.locator(".player input[type=range]").fill(str(STEP))
    page.get_by_role("button", name=COMMENT).click()
    page.locator(".player label input").fill("Why not Fire?")
    page.locator(".player label input").press("Tab")
    page.get_by_role("button", name=COMMENT).click()
    expect(page.locator(".player q")).to_have_text("Why not Fire?")

    opened(page, SHARE)
    texts = page.locator("dialog textarea")
    expect(texts.nth(0)).not_to_have_value("")  # the link is packed while the dialog opens
    link, frame = (texts.nth(at).input_value() for at in (0, 1))
    sound(page, axe)
    page.goto("about:blank")
    page.goto(link)
    page.locator(".player").wait_for()
    expect(page.locator(".player q")).to_have_text("Why not Fire?")
    expect(page.locator(".player")).to_contain_text(str(STEP))
    expect(page.locator(".player")).to_have_css("display", "flex")  # its style comes with the link, too
    sound(page, axe)

    opened(page, REPORT)
    sound(page, axe)
    page.locator("dialog textarea").fill("Nothing.")
    with page.expect_download() as saved:
        page.locator("dialog button.primary").click()
    report = tmp_path / "report.json"
    saved.value.save_as(report)
    page.get_by_role("dialog").get_by_role("button", name=CLOSE).click()
    record = read(json.loads(report.read_text(encoding="utf-8"))["record"])
    before = read(FILE.read_text(encoding="utf-8")).lines
    assert [line.move for line in record.lines] == [line.move for line in before]
    assert [line.comment for line in record.lines if line.comment] == ["Why not Fire?"]
    assert main(["replay", str(report), "--at", str(STEP), "--json"]) == 0
    shown = json.loads(capsys.readouterr().out)

    opened(page, PLAY_ON)
    sound(page, axe)
    page.locator("dialog input[type=radio]").last.check()
    page.locator("dialog button.primary").click()
    page.wait_for_url(re.compile("#/play/"))
    expect(page.locator("#prompt").first).to_be_visible()
    expect(page.get_by_text(shown["turn"], exact=True).first).to_be_visible()

    source = re.search(r'src="([^"]+)"', frame)
    assert source is not None
    page.goto("about:blank")
    page.goto(source[1])
    expect(page.locator(".player")).to_be_visible()
    assert page.locator(".page > header, .page > footer").count() == 0
    page.goto(source[1].partition("#")[0] + "#/help")
    expect(page.locator("main a")).to_have_text("Discovery")


@pytest.mark.parametrize(("size", "language"), [("desktop", "en"), *rarely(("phone", "fr"))])
def test_a_game_that_is_over_is_looked_at_together(visit: Visit, axe: Axe, size: str, language: str) -> None:
    """Who was at the table leads and marks; whoever looks on follows, step by step."""
    ann = visit(OVER.address, size=size, language=language)
    ann.locator(".end").wait_for()
    bo = visit(f"#/replay/{OVER.name}", size=size, language=language, new=True)
    ann.goto(ann.url.split("#")[0] + f"#/replay/{OVER.name}")
    for page in (ann, bo):
        page.locator(".player").wait_for()
        page.get_by_role("button", name=TOGETHER).click()
    expect(bo.get_by_role("group", name=TOGETHER)).to_contain_text("Ann")
    sound(ann, axe)

    ann.locator(".player input[type=range]").fill("9")
    expect(bo.locator(".player input[type=range]")).to_have_value("9")
    expect(bo.get_by_role("group", name=TOGETHER)).to_contain_text(re.compile("Ann .* 9"))
    card = ann.locator(".tree .tile:not(.outline)").first
    name = card.get_attribute("data-card")
    ann.get_by_role("group", name=TOGETHER).locator("select").select_option(f"card:{name}")
    ann.get_by_role("button", name=MARK).click()
    for page in (ann, bo):
        marked = page.locator(f'.tree [data-card="{name}"]')
        expect(marked).to_have_accessible_name(
            re.compile(r"(marked|marquée\s?): " + ("(you|vous)" if page is ann else "Ann"))
        )
        expect(marked.locator(".shown")).to_have_text("A")
    sound(bo, axe)

    bo.get_by_role("button", name=TOGETHER).click()
    ann.locator(".player input[type=range]").fill("4")
    expect(ann.locator(".tile .shown")).to_have_count(0)
    bo.get_by_role("button", name=TOGETHER).click()
    expect(bo.locator(".player input[type=range]")).to_have_value("4")


@pytest.mark.parametrize(
    ("deal", "where"),
    [(Deal(closed(SMALL), WORD), "on every server"), *rarely((Deal(SMALL, WORD), "This server alone"))],
    ids=lambda given: given if isinstance(given, str) else given.setup.conduct.watching,
)
def test_a_shared_deal_tells_its_results_to_who_has_played_it(
    visit: Visit, axe: Axe, deal: Deal, where: str
) -> None:
    page = visit(f"#/deal/{deal.code}", size="phone")
    expect(page.get_by_text(where)).to_be_visible()
    expect(page.get_by_text("once you have finished this deal")).to_be_visible()
    sound(page, axe)
    page.get_by_role("button", name="Play this deal").click()
    page.wait_for_url(re.compile("#/play/"))
    expect(page.locator(".end")).to_have_count(0)
    over_the_wire([page])
    page.locator(".end-tools summary").click()
    page.get_by_role("link", name="Results of this deal").click()
    expect(page.get_by_text("your table")).to_have_count(1)
    sound(page, axe)

    guest = visit(f"#/deal/{deal.code}", size="phone")
    expect(guest.get_by_text("once you have finished this deal")).to_be_visible()
