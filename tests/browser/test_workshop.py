"""The deck workshop: a deck is made from a copy, checked, tried and shared without leaving the page."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect
from pypdf import PdfReader

from tests.browser.conftest import LOOKS, Scheme, Visit
from tests.support.browser.looks import Axe, sound
from tests.support.testing.rounds import rarely

pytestmark = pytest.mark.browser
PATIENT = 120_000
"""Milliseconds for what programs and printers do at a low priority, beside other tests."""
TRY = {"en": "Try", "fr": "Essayer"}


def begun(page: Page, an_era: int = 6) -> None:
    """Copy Prehistory with three eras of six cards, as the form proposes it, or of another number."""
    page.locator("#deck-name").fill("Mine")
    cards = page.locator(".numbers input").nth(1)
    expect(cards).to_have_value("6")
    cards.fill(str(an_era))
    page.locator(".ws-start-page form .primary").click()
    page.locator(".ws-tree-view .card").first.wait_for()
    expect(page.locator(".ws-tree-view .card")).to_have_count(3 * an_era)


def card(page: Page, era: int, place: int) -> Locator:
    return page.locator(f'.ws-tree-view .row[data-era="{era}"] .card').nth(place - 1)


def name(one: Locator) -> str:
    return one.locator(".name").inner_text()


def handle(page: Page, era: int, place: int) -> Locator:
    return page.locator(f'.ws-tree-view .row[data-era="{era}"] .handle').nth(place - 1)


def free(page: Page, era: int, place: int) -> Locator:
    """A card of an era that does not need the one at that place of the first era."""
    needed = name(card(page, 1, place))
    cards = page.locator(f'.ws-tree-view .row[data-era="{era}"] .card').all()
    return next(
        one for one in cards if needed not in one.locator(".said").inner_text().partition(", leads")[0]
    )


def pull(page: Page, one: Locator, other: Locator) -> None:
    start, end = one.bounding_box(), other.bounding_box()
    assert start is not None
    assert end is not None
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=4)
    page.mouse.up()


def said(page: Page) -> Locator:
    return page.locator(".ws-bench > [role=status]")


def checked(page: Page) -> None:
    """Wait until the server has answered for the deck as it stands."""
    expect(page.locator(".foot .button").first).to_have_attribute("aria-busy", "false")


@pytest.mark.long
def test_a_deck_is_made_with_a_pointer(visit: Visit, axe: Axe) -> None:
    page = visit("#/workshop", new=True)
    sound(page, axe)
    begun(page)
    sound(page, axe)
    for place, word in enumerate(("Ash", "Birch", "Cedar"), 1):
        card(page, 1, place).click()
        field = page.locator("#card-name-en")
        field.fill(word)
        field.press("Tab")
        expect(card(page, 1, place)).to_contain_text(word)
        expect(page.locator(".ws-card-face")).to_contain_text(word)
    page.locator(".tools .button", has_text="Undo").click()
    expect(card(page, 1, 3)).not_to_contain_text("Cedar")
    page.locator(".tools .button", has_text="Redo").click()
    expect(card(page, 1, 3)).to_contain_text("Cedar")

    lines = page.locator(".ws-tree-view .lines path")
    before, top = lines.count(), free(page, 3, 1)
    pull(page, handle(page, 1, 1), top)
    expect(said(page)).to_contain_text(f"{name(top)} now needs Ash")
    expect(lines).to_have_count(before + 1)
    pull(page, handle(page, 3, 1), card(page, 1, 1))
    later = f"“Ash” needs “{name(card(page, 3, 1))}”, which comes later."
    expect(page.locator(".refusal")).to_contain_text(later)
    expect(lines).to_have_count(before + 1)
    sound(page, axe)

    first, second = name(card(page, 2, 1)), name(card(page, 2, 2))
    pull(page, card(page, 2, 2), card(page, 2, 1))
    expect(card(page, 2, 1)).to_contain_text(second)
    expect(card(page, 2, 2)).to_contain_text(first)
    expect(page.locator(".refusal")).to_have_count(0)


@pytest.mark.parametrize("an_era", [5, *rarely(6)])
def test_a_deck_is_checked_tried_balanced_printed_and_shared(visit: Visit, axe: Axe, an_era: int) -> None:
    """From a copy to paper and to others, without leaving the page; with fifteen cards in the first edition,
    with eighteen in Intro (B09, S01)."""
    page = visit("#/workshop", new=True)
    begun(page, an_era)
    page.locator("#card-name-en").fill("Ash")
    page.locator("#card-name-en").press("Tab")
    page.get_by_role("button", name="Check", exact=True).click()
    expect(page.get_by_role("dialog")).to_contain_text(f"has no faults. It has {3 * an_era} cards.")
    sound(page, axe)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Try", exact=True).click()
    page.locator(".prompt").first.wait_for()
    expect(page.locator(".tree")).to_contain_text("Ash")
    sound(page, axe)
    page.reload()
    page.get_by_role("link", name="Back to the workshop").click()
    expect(card(page, 1, 1)).to_contain_text("Ash")
    checked(page)
    balanced(page, axe)
    page.keyboard.press("Escape")
    printed(page, axe)
    page.keyboard.press("Escape")

    page.get_by_role("button", name="Share and save").click()
    page.get_by_role("button", name="Copy the link").click()
    link = page.get_by_role("dialog").locator("input[readonly]").input_value()
    sound(page, axe)
    text = saved(page)
    assert "Ash" in text
    assert len(link.partition("#/deck/")[2]) <= 8000
    other = visit("#" + link.partition("#")[2], new=True)
    expect(other.locator(".ws-tree-view")).to_contain_text("Ash")
    expect(other).to_have_url(re.compile("#/workshop/"))
    other.get_by_role("button", name="Share and save").click()
    assert saved(other) == text


def balanced(page: Page, axe: Axe) -> None:
    """Programs play the deck and tell how it plays."""
    page.get_by_role("button", name="Balance").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("ten seconds at most")
    told = dialog.locator("[aria-busy=false]")
    expect(told).to_contain_text("plays like Prehistory", timeout=PATIENT)
    expect(dialog.locator("li").first).to_be_visible()
    sound(page, axe)
    with page.expect_download() as found:
        dialog.get_by_role("button", name="Save the report").click()
    assert "<svg" in found.value.path().read_text("utf-8")


def printed(page: Page, axe: Axe) -> None:
    """A look at the first page, then the cards as PDF on the other paper."""
    page.get_by_role("button", name="Print", exact=True).click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("img", name="The first page: discoveries")).to_be_visible(timeout=PATIENT)
    kinds = [kind.input_value() for kind in dialog.get_by_role("checkbox", checked=True).all()]
    for kind in kinds[1:]:
        dialog.locator(f'[value="{kind}"]').uncheck()
    dialog.get_by_label("Paper").select_option("letter")
    dialog.get_by_label("Only these cards").fill("1-9")
    dialog.locator('[value="booklet"]').check()
    dialog.get_by_label("Explore").check()
    sound(page, axe)
    dialog.locator('[value="booklet"]').uncheck()
    with page.expect_download(timeout=PATIENT) as found:
        dialog.get_by_role("button", name="Save as PDF").click()
    expect(dialog).to_contain_text("The file is saved.")
    file = PdfReader(found.value.path())
    assert len(file.pages) == 2
    assert file.pages[0].mediabox.width == pytest.approx(612, abs=0.1)
    assert "Ash" in file.pages[0].extract_text()
    dialog.locator('[value="fronts"]').uncheck()
    dialog.locator('[value="poster"]').check()
    dialog.get_by_label("Paper of the tree").select_option("tiles")
    sound(page, axe)
    with page.expect_download(timeout=PATIENT) as found:
        dialog.get_by_role("button", name="Save as PDF").click()
    assert len(PdfReader(found.value.path()).pages) == 4


@pytest.mark.long
def test_the_survival_game_is_printed_from_the_page(visit: Visit, axe: Axe) -> None:
    """What is asked about card decks is not asked there; boards are drawn for as many as play."""
    page = visit("#/workshop", new=True)
    shipped = page.locator(".card-box", has=page.get_by_role("heading", name="Print a deck"))
    shipped.locator("select").select_option("lands-3")
    shipped.get_by_role("button", name="Print").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("img", name="The first page: tiles")).to_be_visible(timeout=PATIENT)
    sound(page, axe)
    kinds = [kind.input_value() for kind in dialog.get_by_role("checkbox", checked=True).all()]
    for kind in kinds:
        dialog.locator(f'[value="{kind}"]').uncheck()
    dialog.locator('[value="booklet"]').check()
    expect(dialog.get_by_label("Explore")).to_have_count(0)
    dialog.locator('[value="booklet"]').uncheck()
    dialog.locator('[value="boards"]').check()
    dialog.get_by_label("Number of survivors").fill("1")
    with page.expect_download(timeout=PATIENT) as found:
        dialog.get_by_role("button", name="Save as PDF").click()
    assert found.value.suggested_filename == "lands-3-boards.pdf"
    (only,) = PdfReader(found.value.path()).pages
    assert "Survivor 1" in only.extract_text()
    assert "Survivor 2" not in only.extract_text()


def saved(page: Page) -> str:
    """The deck file that the open dialog gives."""
    with page.expect_download() as found:
        page.get_by_role("button", name="Save as a deck file (CSV)").click()
    return found.value.path().read_text("utf-8")


@pytest.mark.long
def test_the_tree_is_changed_with_keys_alone(visit: Visit) -> None:
    page = visit("#/workshop", new=True)
    page.locator("#deck-name").focus()
    page.keyboard.press("Enter")
    first = card(page, 1, 1)
    first.focus()
    keys, moved = page.keyboard, name(first)
    keys.press("Shift+ArrowRight")
    expect(said(page)).to_contain_text(f"{moved} is now in era 1, place 2.")
    expect(page.locator(".card:focus")).to_contain_text(moved)
    keys.press("Control+z")
    expect(said(page)).to_contain_text("undone")
    expect(card(page, 1, 1)).to_contain_text(moved)
    keys.press("Control+y")
    expect(card(page, 1, 2)).to_contain_text(moved)

    card(page, 2, 1).focus()
    keys.press("l")
    expect(page.locator(".hint b")).to_be_visible()
    keys.press("ArrowDown")
    keys.press("Enter")
    expect(page.locator(".refusal")).to_contain_text("which comes later")
    above = free(page, 3, 1)
    card(page, 1, 1).focus()
    keys.press("l")
    above.focus()
    keys.press("Enter")
    expect(said(page)).to_contain_text(f"{name(above)} now needs {name(card(page, 1, 1))}")

    gone = name(card(page, 3, 2))
    card(page, 3, 2).focus()
    keys.press("Delete")
    expect(said(page)).to_contain_text(f"{gone} is removed.")
    expect(page.get_by_role("button", name=re.compile(r"Check: \S+ fault"))).to_be_visible()
    keys.press("Control+z")
    expect(page.get_by_role("button", name="Check", exact=True)).to_be_visible()


@pytest.mark.long
def test_the_table_and_the_deeds_need_no_pointer(visit: Visit, axe: Axe) -> None:
    page = visit("#/workshop", new=True)
    begun(page)
    keys = page.keyboard
    cell = page.get_by_role("textbox", name=re.compile(r"^Name \(English\) of")).first
    cell.focus()
    cell.fill("Mangrove")
    keys.press("ArrowDown")
    expect(page.get_by_role("textbox", name="Name (English) of Mangrove")).to_have_value("Mangrove")
    expect(card(page, 1, 1)).to_contain_text("Mangrove")
    search = page.get_by_role("searchbox")
    search.fill("mangro")
    expect(page.locator("tbody tr")).to_have_count(1)
    search.fill("")
    page.get_by_role("button", name="Name (English)").focus()
    keys.press("Enter")
    expect(page.locator("th[aria-sort=ascending]")).to_contain_text("Name (English)")
    sound(page, axe)

    checked(page)
    page.get_by_role("button", name="Try", exact=True).focus()
    keys.press("Enter")
    page.locator(".prompt").first.wait_for()
    back = page.get_by_role("link", name="Back to the workshop")
    back.focus()
    keys.press("Enter")
    expect(card(page, 1, 1)).to_contain_text("Mangrove")


@pytest.mark.long
def test_tables_are_pasted_and_a_draft_is_played_from_the_form(visit: Visit, axe: Axe) -> None:
    page = visit("#/workshop", new=True)
    row = "Name\tEra\tFamily\tNeeds\n"
    seeds = "".join(f"Seed {one}\t1\tfood\t\n" for one in range(1, 13))
    trees = "".join(f"Tree {one}\t2\ttools\tSeed {one}\n" for one in range(1, 13))
    page.locator("#pasted").fill("nothing that could be read")
    page.get_by_role("button", name="Read the table").click()
    expect(page.get_by_role("alert")).to_contain_text("No names of columns")
    page.locator("#pasted").fill(row + seeds + trees)
    page.get_by_role("button", name="Read the table").click()
    expect(page.get_by_role("button", name="Check", exact=True)).to_be_visible()
    cell = page.get_by_role("textbox", name="Name (English) of Seed 1", exact=True)
    cell.evaluate(
        """field => {
            const data = new DataTransfer();
            data.setData("text/plain", "Acorn\\tculture\\nBeech nut\\tculture\\n");
            const how = {clipboardData: data, cancelable: true, bubbles: true};
            field.dispatchEvent(new ClipboardEvent("paste", how));
        }"""
    )
    expect(card(page, 1, 2)).to_contain_text("Beech nut")

    page.evaluate("location.hash = '#/new'")
    page.get_by_role("button", name="A deck of your own…").click()
    page.locator("#own-deck").get_by_role("button", name="My deck").click()
    expect(page.get_by_role("radio", name="My deck", exact=True)).to_be_checked()
    sound(page, axe)


@pytest.mark.long
@pytest.mark.parametrize(("language", "size", "scheme"), LOOKS)
def test_the_workshop_fits_every_screen(
    visit: Visit, axe: Axe, language: str, size: str, scheme: Scheme
) -> None:
    page = visit("#/workshop", size=size, language=language, scheme=scheme)
    page.locator(".ws-start-page").wait_for()
    sound(page, axe)
    begun(page)
    checked(page)
    sound(page, axe)
    if size != "desktop":
        for tab in page.locator(".tabs .button").all():
            tab.click()
            expect(tab).to_have_attribute("aria-pressed", "true")
            expect(page.locator(".part:visible")).to_have_count(1)
            sound(page, axe)
    expect(page.get_by_role("button", name=TRY[language], exact=True)).to_be_in_viewport()


@pytest.mark.long
def test_what_a_link_does_not_hold_is_said(visit: Visit) -> None:
    page = visit("#/deck/AAAA", new=True)
    expect(page.get_by_role("alert")).to_contain_text("This link holds no deck.")
    page.evaluate("location.hash = '#/workshop/nobody'")
    expect(page.get_by_role("alert")).to_contain_text("This draft is not in this browser.")
