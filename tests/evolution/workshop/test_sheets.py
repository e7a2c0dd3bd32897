"""A deck file as CSV and as TOML: whichever it is read from and written to, nothing is lost."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from discovery.core.errors import InvalidDeck
from discovery.core.text import text_in
from discovery.evolution.cards.data import DECKS, bases
from discovery.evolution.cards.deckfile import find_faults, read_deck
from discovery.evolution.cards.sheet import COLUMNS, CardRow, Comment, Sheet, as_csv, as_toml, read_sheet
from discovery.evolution.workshop.provider import CardWorkshop
from tests.support.own_deck import garden
from tests.support.testing.rounds import times

RICH = """# id: garden
# a remark, with a comma
# version: 2
# author: Ann
# teacher: Bo
row_of,era,id,order,family,prerequisites,name_en,name_fr,caption_en,caption_fr,mood
1,1,seed,1,food,,Seed,Graine,"A ""dry"", hard bean",Un haricot,
2,2,tree,1,tools,seed,Tree,Arbre,,,calm
"""


def told(sheet: Sheet) -> tuple[object, ...]:
    """All that a file says, without its lines."""
    filled = [{column: cell for column, cell in row.cells.items() if cell} for row in sheet.rows]
    remarks = [comment.value for comment in sheet.comments if not comment.key]
    return sheet.about, remarks, sheet.columns, filled


@pytest.mark.parametrize("text", [RICH, garden(), *map(CardWorkshop().text_of, DECKS[:2])])
def test_toml_and_back_loses_nothing(text: str) -> None:
    sheet = read_sheet(text)
    toml = as_toml(sheet)
    again = as_csv(read_sheet(toml))

    assert told(read_sheet(toml)) == told(read_sheet(again)) == told(sheet)
    assert as_toml(read_sheet(again)) == toml
    assert read_deck(toml, bases()) == read_deck(text, bases())


@settings(max_examples=times(60))
@given(st.lists(st.dictionaries(st.sampled_from((*COLUMNS, "own column")), st.text(max_size=9), min_size=1)))
def test_any_cells_survive(cards: list[dict[str, str]]) -> None:
    rows = [CardRow({column: cell.strip() for column, cell in card.items()}) for card in cards]
    rows = [row for row in rows if any(row.cells.values())]
    sheet = Sheet(columns=(*COLUMNS, "own column"), rows=tuple(rows))
    kept = [{column: cell for column, cell in row.cells.items() if cell} for row in rows]

    if rows:
        assert [dict(row.cells) for row in read_sheet(as_toml(sheet)).rows] == kept


WIDER = (*COLUMNS, "own column")
LINE = st.text(st.characters(exclude_categories=["C", "Z"]), min_size=1, max_size=9)
KEYS = st.from_regex(r"[a-z]\w{0,9}", fullmatch=True).filter(lambda key: key not in ("columns", "remarks"))


@settings(max_examples=times(60))
@given(
    st.dictionaries(KEYS, LINE, max_size=4),
    st.lists(
        st.dictionaries(st.sampled_from((*COLUMNS, "own column")), LINE, min_size=1), min_size=1, max_size=4
    ),
)
def test_csv_to_toml_and_back_loses_nothing(about: dict[str, str], cards: list[dict[str, str]]) -> None:
    """Of whatever a file says of itself and of its cards."""
    comments = tuple(Comment(key, value.strip('#,;"')) for key, value in about.items())
    comments = tuple(comment for comment in comments if comment.value)
    rows = tuple(CardRow(card) for card in cards)
    csv = as_csv(Sheet(comments, WIDER, rows))
    toml = as_toml(read_sheet(csv))

    assert as_csv(read_sheet(toml)) == as_csv(read_sheet(csv))
    assert told(read_sheet(toml)) == told(read_sheet(csv))


@pytest.mark.parametrize("given", ["see https://x.example", "www.x.example", "HTTP://x"])
@pytest.mark.parametrize("place", ["Seed 1", "Garden"])
def test_a_deck_holds_no_addresses(place: str, given: str) -> None:
    """It comes from anybody and is shown to everybody."""
    (fault,) = find_faults(garden().replace(place, given, 1))

    assert fault.code == "deck-field"


def test_a_deck_says_who_made_it_and_what_pictures_show() -> None:
    deck = read_deck(RICH)

    assert (deck.version, deck.author) == ("2", "Ann")
    assert deck.cards[0].captions == {"en": 'A "dry", hard bean', "fr": "Un haricot"}


@pytest.mark.parametrize("between", [";", "\t"])
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_what_spreadsheets_write_is_read(between: str, encoding: str) -> None:
    """Rows have as many cells as the table, and a comment with a separator stands in quotes."""
    rows = [row.replace(",", between) for row in garden().splitlines()]
    rows = [row + 6 * between if row.startswith("#") else row for row in rows]
    quoted = f'"# licence: mine; all of it"{6 * between}'
    text = text_in("\r\n".join([quoted, *rows]).encode(encoding), InvalidDeck)
    deck = read_deck(text)

    assert deck.cards == read_deck(garden()).cards
    assert deck.licence == "mine; all of it"


@pytest.mark.parametrize(("old", "new", "code", "line"), [
    ('id = "tree"', 'id = "Tree!"', "deck-field", 20),
    ("era = 2", "era = 1.5", "deck-field", 20),
    ('family = "tools"', "family = ", "deck-field", 25),
    ('prerequisites = ["seed"]', 'prerequisites = ["reed"]', "unknown-card", 20),
    ("[[card]]", "[[cards]]", "deck-column", 1),
])  # fmt: skip
def test_faults_in_toml_have_the_line_of_their_card(old: str, new: str, code: str, line: int) -> None:
    text = as_toml(read_sheet(RICH))
    assert old in text
    faults = find_faults(text.replace(old, new))

    assert (code, line) in [(fault.code, fault.line) for fault in faults]
