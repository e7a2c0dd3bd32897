"""The survival game on paper: every row of its content, in both languages, on both papers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from discovery.core.errors import Code, DiscoveryError
from discovery.core.press import Pages, Pieces, PrintWish
from discovery.i18n import LANGUAGES
from discovery.press.jobs import sheets_job
from discovery.press.layout import Corner, Duplex, grid
from discovery.press.printing import Order, as_pdf, flaws
from discovery.press.setting import PAPER, PaperSetting
from discovery.survival.content.decks import read_content
from discovery.survival.content.pieces import pieces_of
from discovery.survival.content.reading import built_in
from discovery.survival.content.tables import CLASSES, Content
from discovery.survival.content.wording import wording
from discovery.survival.press.guide import COSTS, PARTS
from discovery.survival.press.provider import DOCUMENTS, MAKERS, SurvivalPress
from discovery.survival.press.tiles import TILE
from tests.support.press import opened, text_of
from tests.support.testing.rounds import some

OURS = [key for key in MAKERS if not key.startswith("booklet")]
SIGNS = '#read("job.json") $x^2$ *bold* <label> @ref'
LONG = "W" * 60


def own(text: str) -> Content:
    """A content whose name, and the sentence of one threat, are ``text``."""
    cell = '"' + text.replace('"', '""') + '"'
    head = f"# id: odd\n# builds_on: lands-3\n# name_en: {text}\n# name_fr: {text}\n"
    return read_content(f"{head}\n[threats]\nid,text_en,text_fr\ndust,{cell},{cell}\n")


def asked(language: str = "en", paper: str = "a4", content: Content | None = None, **choices: str) -> Order:
    return Order("discover", content or "lands-3", PaperSetting(language, paper), choices)


@cache
def pieces(key: str, seats: int = 4) -> Pieces:
    """What is cut out for so many survivors."""
    sheet = SurvivalPress().sheet(key, PrintWish(built_in(), "en", choices={"seats": str(seats)}))
    assert isinstance(sheet, Pieces)
    return sheet


def copies(key: str, seats: int = 4) -> Counter[str]:
    """How often each design lies on the sheets."""
    found: Counter[str] = Counter()
    for piece in pieces(key, seats).pieces:
        found[piece.id] += piece.copies
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("key", "paper"), [*((key, "a4") for key in OURS), ("scenarios", "letter"), ("guide", "letter")]
)
def test_everything_has_its_room(key: str, language: str, paper: str) -> None:
    assert flaws((asked(language, paper), key)) == []


def test_every_row_of_the_tables_is_on_one_piece_or_as_many_as_its_table_says() -> None:
    content = built_in()
    tables: dict[str, Sequence[Any]] = {
        "tiles": content.tiles,
        "explore": content.explorations,
        "nights": content.nights,
        "projects": content.projects,
        "enemies": content.enemies,
        "characters": content.characters,
    }

    for key, rows in tables.items():
        assert copies(key) == Counter(row.id for row in rows), key
    assert copies("threats") == {row.id: row.copies for row in content.threats}
    assert copies("quests").keys() == {f"{task.scenario}-{task.stage}" for task in content.tasks}


@pytest.mark.parametrize("land", built_in().lands)
def test_XB07_the_tokens_of_a_land_are_those_of_its_piles(land: str) -> None:
    laid = pieces_of(built_in(), land)
    first = 3
    sizes = dict(zip(CLASSES, laid.sizes[first : first + len(CLASSES)], strict=True))
    printed: Counter[str] = Counter()
    for piece in pieces("map-tokens").pieces:
        assert piece.back is not None
        _, of, klass = piece.back.id.split("-")
        printed[klass] += piece.copies if of == land else 0

    assert printed == sizes


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_XC17_XC22_everybody_can_have_an_item_that_is_crafted(seats: int) -> None:
    crafted = {project.item for project in built_in().projects}
    found = copies("items", seats)

    assert set(found) == {item.id for item in built_in().items}
    assert {found[id] for id in crafted} == {seats}
    assert all(1 <= found[id] <= seats for id in found)


def test_an_item_that_is_found_once_is_printed_once() -> None:
    found = copies("items")

    assert (found["warden-key"], found["tide-pearl"], found["medical-kit"]) == (1, 1, 1)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_XB11_XG01_each_survivor_has_a_board_support_and_counters(seats: int) -> None:
    counters = copies("supplies", seats)

    assert copies("boards", seats).total() == seats
    assert copies("supports", seats).total() == 3 * seats
    assert counters["wound"] == counters["hunger"] == 3 * seats
    assert counters["fire"] == 6
    assert sum(1 for id in counters if id.startswith("survivor-")) == seats


@pytest.mark.parametrize("seats", ["0", "5", "x"])
def test_a_table_has_one_to_four_survivors(seats: str) -> None:
    with pytest.raises(DiscoveryError) as refused:
        as_pdf((asked(seats=seats), "boards"))

    assert refused.value.code == Code.BAD_PRINTING


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_say_what_their_tables_say(language: str) -> None:
    said = wording(built_in(), language)
    for key, table in (("nights", "nights"), ("enemies", "enemies"), ("explore", "explore")):
        sheet = SurvivalPress().sheet(key, PrintWish(built_in(), language))
        assert isinstance(sheet, Pieces)
        for piece in sheet.pieces:
            assert piece.data["name"] == said.name(table, piece.id)
            assert piece.data["text"] == said.text(table, piece.id) != ""


def test_backs_tell_what_is_laid_out_apart_and_nothing_else() -> None:
    """Tiers of nights (XB03), groups of tiles (XB04), classes of tokens (XB07), landmarks (XJ07)."""
    lands, classes = len(built_in().lands), len(CLASSES)

    assert len(pieces("nights").backs) == 2
    assert len(pieces("tiles").backs) == 4 * lands
    assert len(pieces("map-tokens").backs) == classes * lands
    assert len(pieces("explore").backs) == 1 + 6 * lands
    for key in ("threats", "projects", "items", "enemies", "characters", "supports"):
        assert len(pieces(key).backs) == 1


@pytest.mark.parametrize("duplex", ["long", "short", "off"])
def test_each_piece_has_its_own_back_behind_it(duplex: Duplex) -> None:
    """Without turning paper, different backs have a page for each sheet, equal ones a single page."""
    sheet, cells = pieces("tiles"), grid("a4", TILE)
    job = sheets_job(sheet, PaperSetting("en", duplex=duplex), "")
    fronts = [page["places"] for page in job["pages"] if not page["back"]]
    backs = [page["places"] for page in job["pages"] if page["back"]]
    for front, back in zip(fronts, backs, strict=True):
        for (x, y, design), (*at, behind) in zip(front, back, strict=True):
            place = cells.behind(Corner(x, y), "short" if duplex == "short" else "long")
            own = sheet.back_of(sheet.pieces[design])
            assert own is not None
            assert at == [place.x, place.y]
            assert job["designs"][behind]["id"] == own.id

    supports = sheets_job(pieces("supports"), PaperSetting("en", duplex=duplex), "")
    assert sum(page["back"] for page in supports["pages"]) == (1 if duplex == "off" else 2)


def test_colours_never_tell_alone() -> None:
    """Spaces have a letter and a pattern, tokens a word."""
    for piece in pieces("tiles").pieces:
        assert all(space["letter"] and space["ground"]["pattern"] for space in piece.data["spaces"])
    for key in ("map-tokens", "supplies"):
        assert all(piece.data["word"] for piece in pieces(key).pieces)


@pytest.mark.parametrize(("paper", "many"), [("a4", 12), ("letter", 9)])
def test_a_sheet_takes_twelve_tiles_or_nine(paper: str, many: int) -> None:
    """On Letter twelve would leave no room for the line with the bar."""
    pages = opened(as_pdf((asked(paper=paper), "tiles"))).pages

    assert grid(paper, TILE).many == many
    assert len(pages) == 2 * -(-len(built_in().tiles) // many)


@pytest.mark.parametrize("paper", some(PAPER))
def test_documents_have_a_page_a_scenario_and_two_of_help(paper: str) -> None:
    sheets = opened(as_pdf((asked(paper=paper), "scenarios"))).pages
    names = [wording(built_in(), "en").name("scenarios", row.id) for row in built_in().scenarios]

    assert len(sheets) == len(names)
    assert all(name in page.extract_text() for name, page in zip(names, sheets, strict=True))
    assert len(opened(as_pdf((asked("fr", paper), "guide"))).pages) == 2


def test_the_help_sheet_cites_each_rule_it_tells() -> None:
    text = text_of(as_pdf((asked(), "guide")))
    told = [number for number, _ in COSTS]
    told += [one.partition(":")[0] for _, lines in PARTS for one in lines.split()]

    assert [number for number in told if number not in text] == []


def test_each_scenario_shows_seventeen_tiles_and_its_nights() -> None:
    sheet = SurvivalPress().sheet("scenarios", PrintWish(built_in(), "en"))
    assert isinstance(sheet, Pages)
    for data, row in zip(sheet.data["sheets"], built_in().scenarios, strict=True):
        assert len(data["layout"]) == 17
        assert len(data["nights"]) == max(row.nights) + 2
        assert any(night["opens"] for night in data["nights"])


def test_an_own_content_is_printed_and_stays_text() -> None:
    order = asked(content=own(SIGNS))
    printed = as_pdf((order, "threats"))
    about = opened(printed).metadata

    assert SIGNS in text_of(printed)
    assert about is not None
    assert str(about.title).startswith(SIGNS)
    assert flaws((replace(order, setting=PaperSetting("fr")), "threats")) == []


def test_what_has_no_room_is_named() -> None:
    found = flaws((asked(content=own(LONG)), "threats"))

    assert ("dust", "text") in {(flaw.piece, flaw.field) for flaw in found}


def test_the_documents_are_those_that_are_not_cut() -> None:
    assert {kind.key for kind in SurvivalPress.sheets if not kind.cut} == DOCUMENTS
