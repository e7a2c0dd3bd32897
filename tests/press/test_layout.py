"""Where pieces lie on paper, in plain numbers."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from discovery.core import registry
from discovery.core.press import CARD, Piece, Pieces, PrintWish, Size
from discovery.press.jobs import sheets_job
from discovery.press.layout import BLEED, PAPERS, Corner, Duplex, grid, sheets, size_of, stitched
from discovery.press.printing import press_of
from discovery.press.setting import PAPER, PaperSetting

EDGES: tuple[Duplex, ...] = ("long", "short")
CUT = [
    (family.key, kind.key)
    for family in registry.families()
    if family.press is not None
    for kind in family.press.sheets
    if kind.cut
]
SIZES = st.builds(Size, st.integers(10, 120), st.integers(10, 120))


def pieces(number: int, copies: int = 1) -> Pieces:
    back = Piece("back", "Back", "back", {})
    return Pieces("fronts", CARD, [Piece(f"p{n}", f"P{n}", "face", {}, copies) for n in range(number)], back)


@pytest.mark.parametrize(("paper", "corner"), [("a4", Corner(10.5, 16.5)), ("letter", Corner(13.45, 7.7))])
def test_nine_cards_lie_in_the_middle_of_both_papers(paper: str, corner: Corner) -> None:
    cells = grid(paper, CARD)

    assert (cells.columns, cells.rows) == (3, 3)
    assert (cells.block.width, cells.block.height) == (189, 264)
    assert cells.corner.x == pytest.approx(corner.x)
    assert cells.corner.y == pytest.approx(corner.y)


def test_cards_that_bleed_lie_eight_on_a_page_for_home_printers_and_nine_on_a_plate() -> None:
    home, plate = grid("a4", CARD, gap=3), grid("a4", CARD, gap=3, margin=0)

    assert (home.columns, home.rows) == (4, 2)
    assert home.paper.width > home.paper.height
    assert (plate.columns, plate.rows) == (3, 3)
    assert plate.corner.x == pytest.approx(1.5)
    assert plate.corner.y == pytest.approx(7.5)


@pytest.mark.parametrize("bleed", [0.0, BLEED])
@pytest.mark.parametrize("paper", PAPER)
@pytest.mark.parametrize(("family", "key"), CUT)
def test_every_sheet_has_room_for_the_line_of_small_print(
    family: str, key: str, paper: str, bleed: float
) -> None:
    one = registry.family(family)
    sheet = press_of(one).sheet(key, PrintWish(one.decks.load(one.decks.ids[0]), "en", paper))
    assert isinstance(sheet, Pieces)

    assert sheets_job(sheet, PaperSetting("en", paper, bleed=bleed), "Deck")["note"] != ""


def test_a_plate_that_is_filled_to_its_edges_has_no_small_print() -> None:
    assert grid("a4", CARD, gap=3, margin=0).note == ""


def test_a_piece_larger_than_the_paper_is_refused() -> None:
    with pytest.raises(ValueError, match="does not fit"):
        grid("a4", Size(300, 20))


@given(st.sampled_from(PAPER), SIZES, st.sampled_from((0.0, 3.0)))
def test_pieces_keep_to_their_own_room(paper: str, size: Size, gap: float) -> None:
    cells = grid(paper, size, gap)
    places = cells.places()

    assert len(places) == cells.many
    for place in places:
        assert place.x - gap >= 4.99
        assert place.x + size.width + gap <= cells.paper.width - 4.99
        assert place.y - gap >= 4.99
        assert place.y + size.height + gap <= cells.paper.height - 4.99
    for one, other in pairwise(places):
        apart = abs(one.x - other.x) >= size.width + 2 * gap - 1e-6
        assert apart or abs(one.y - other.y) >= size.height + 2 * gap - 1e-6


@given(st.sampled_from(PAPER), SIZES, st.sampled_from(EDGES), st.sampled_from((0.0, 3.0)))
def test_a_back_lies_behind_its_front(paper: str, size: Size, edge: Duplex, gap: float) -> None:
    """Seen through the paper, which is turned over one edge, both have the same centre."""
    cells = grid(paper, size, gap)
    width, height = cells.paper.width, cells.paper.height
    over_the_side = (edge == "long") == (height >= width)
    for front in cells.places():
        back = cells.behind(front, edge)
        x, y = back.x + size.width / 2, back.y + size.height / 2
        through = (width - x, y) if over_the_side else (x, height - y)
        assert through[0] == pytest.approx(front.x + size.width / 2)
        assert through[1] == pytest.approx(front.y + size.height / 2)


@given(st.integers(1, 128), st.sampled_from(("long", "short", "off")), st.booleans())
def test_each_piece_is_printed_once_in_order(number: int, duplex: Duplex, reverse: bool) -> None:
    job = sheets_job(pieces(number), PaperSetting("en", duplex=duplex, reverse=reverse), "Deck")
    fronts = [page for page in job["pages"] if not page["back"]]
    backs = [page for page in job["pages"] if page["back"]]
    laid = [design for page in fronts for _, _, design in page["places"]]

    assert laid == sorted(range(number), reverse=reverse)
    assert all(len(page["places"]) == 9 for page in fronts[:-1])
    if duplex == "off":
        assert [len(page["places"]) for page in backs] == [9]
    else:
        assert job["pages"][1::2] == backs
        assert [len(page["places"]) for page in backs] == [len(page["places"]) for page in fronts]


def test_backs_of_the_last_page_lie_behind_its_cards() -> None:
    """Not in the first places: two cards on the left have their backs on the right."""
    job = sheets_job(pieces(11), PaperSetting("en", duplex="long"), "Deck")
    last, behind = job["pages"][-2:]

    assert [x for x, _, _ in last["places"]] == [10.5, 73.5]
    assert [x for x, _, _ in behind["places"]] == [136.5, 73.5]


def test_copies_and_the_shift_of_the_back() -> None:
    job = sheets_job(pieces(2, copies=3), PaperSetting("en", shift=Corner(0.5, -1)), "Deck")
    front, back = job["pages"]

    assert [design for *_, design in front["places"]] == [0, 0, 0, 1, 1, 1]
    assert front["shift"] == [0, 0]
    assert back["shift"] == [0.5, -1]


def test_where_the_knife_goes() -> None:
    job = sheets_job(pieces(9), PaperSetting("en"), "Deck")

    assert job["cuts"] == [[10.5, 73.5, 136.5, 199.5], [16.5, 104.5, 192.5, 280.5]]


def test_sheets_take_what_is_left() -> None:
    assert [list(sheet) for sheet in sheets(range(5), 2)] == [[0, 1], [2, 3], [4]]


def test_letter_is_wider_and_lower_than_a4() -> None:
    assert PAPERS["letter"].width > PAPERS["a4"].width
    assert PAPERS["letter"].height < PAPERS["a4"].height


@pytest.mark.parametrize(
    ("pages", "sides"),
    [
        (4, [(3, 0), (1, 2)]),
        (8, [(7, 0), (1, 6), (5, 2), (3, 4)]),
        (5, [(7, 0), (1, 6), (5, 2), (3, 4)]),
    ],
)
def test_a_booklet_is_stitched_through_the_fold(pages: int, sides: list[tuple[int, int]]) -> None:
    """The last page lies beside the first, on the outside; empty ones come at the end."""
    assert stitched(pages) == sides


@given(st.integers(1, 200))
def test_a_folded_booklet_has_each_page_once_and_turns_in_order(pages: int) -> None:
    sides = stitched(pages)
    leaves = [(front[1], back[0]) for front, back in zip(sides[::2], sides[1::2], strict=True)]

    assert sorted(page for side in sides for page in side) == list(range(-(-pages // 4) * 4))
    assert all(behind == first + 1 for first, behind in leaves)


def test_half_a_sheet_is_half_of_either_paper() -> None:
    assert size_of("half", "a4") == Size(148.5, 210)
    assert size_of("half", "letter") == Size(139.7, 215.9)
    assert size_of("", "letter") == PAPERS["letter"]
    assert size_of("a3", "letter") == Size(297, 420)
