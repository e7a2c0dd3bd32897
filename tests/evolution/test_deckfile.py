"""Deck files: each fault by its code and line; whatever the text, faults or a deck and nothing else."""

from __future__ import annotations

from importlib.resources import files

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from discovery.core.errors import InvalidDeck
from discovery.core.testing import check_game
from discovery.evolution.cards.deck import Deck
from discovery.evolution.cards.deckfile import find_faults, read_deck
from discovery.evolution.cards.sheet import COLUMNS, MAX_CARDS, MAX_CHARACTERS, as_toml, read_sheet
from discovery.evolution.game import new_game
from tests.support.engine.decks import HEAD, graph
from tests.support.testing.rounds import times

SMALL = f"""# id: small
# name_en: Small
# name_fr: Petit
# era_1_en: First
# licence: none
{HEAD}
a,1,1,food,,A,A
b,1,2,tools,,B,B
c,2,1,food,a b,C,C
d,2,2,tools,a,D,D
"""
LINE_OF_A = 7
PREHISTORY = files("discovery.evolution.cards.data").joinpath("prehistory.csv").read_text("utf-8")


def faults_of(text: str) -> list[tuple[str, int]]:
    return [(fault.code, fault.line) for fault in find_faults(text)]


def changed(old: str, new: str) -> str:
    assert SMALL.count(old) == 1, old
    return SMALL.replace(old, new)


def test_a_sound_deck_is_read() -> None:
    deck = read_deck(SMALL)

    assert (deck.id, deck.names, deck.licence) == ("small", {"en": "Small", "fr": "Petit"}, "none")
    assert deck.era_names == {1: {"en": "First"}}
    assert [card.id for card in deck.cards] == ["a", "b", "c", "d"]
    assert deck.cards[2].prerequisites == ("a", "b")
    assert deck.successors("a") == ("c", "d")
    assert faults_of(SMALL) == []


def test_cards_are_put_in_order_whatever_theirs_in_the_file() -> None:
    *head, a, b, c, d = SMALL.splitlines()

    assert read_deck("\n".join([*head, d, b, c, a])) == read_deck(SMALL)


def test_line_ends_and_a_byte_order_mark_do_not_matter() -> None:
    assert read_deck("\ufeff" + SMALL.replace("\n", "\r\n")) == read_deck(SMALL)


@pytest.mark.parametrize(("old", "new", "code", "line"), [
    ("id,era", "ident,era", "deck-column", 6),
    (HEAD, "", "deck-column", 7),
    ("c,2,1,food", "C!,2,1,food", "deck-field", 9),
    ("c,2,1,food", "c,0,1,food", "deck-field", 9),
    ("c,2,1,food", "c,21,1,food", "deck-field", 9),
    ("c,2,1,food", "c,two,1,food", "deck-field", 9),
    ("c,2,1,food", "c,2,0,food", "deck-field", 9),
    ("c,2,1,food", "c,2,1,magic", "deck-family", 9),
    ("a b,C,C", "a  b,C,C", "deck-field", 9),
    ("a b,C,C", "a b,,C", "deck-field", 9),
    ("a b,C,C", "a b", "deck-field", 9),
    ("a b,C,C", "a b,C\x07,C", "deck-field", 9),
    ("a b,C,C", "a b,C,C,,more", "deck-nameless-column", 9),
    ("d,2,2", "c,2,2", "deck-duplicate", 10),
    ("d,2,2,tools,a,D,D\n", "", "deck-era-size", 9),
    ("d,2,2", "d,2,1", "deck-order", 10),
    ("d,2,2", "d,2,3", "deck-order", 10),
    ("a b,C,C", "a x,C,C", "unknown-card", 9),
    ("a,1,1,food,,", "a,1,1,food,c,", "deck-later-prerequisite", 7),
    ("tools,a,D,D", "tools,d,D,D", "deck-cycle", 10),
    ("a b,C,C", "a,C,C", "deck-no-successor", 8),
    ("tools,a,D,D", "tools,,D,D", "deck-era-skipped", 10),
    ("a,1,1,food,,A,A", 'a,1,1,food,,"A,A', "deck-field", 7),
    ("a b,C,C", 'a b,"C"C,C', "deck-field", 9),
])  # fmt: skip
def test_a_fault_is_reported_with_its_code_and_line(old: str, new: str, code: str, line: int) -> None:
    text = changed(old, new)

    assert (code, line) in faults_of(text)
    with pytest.raises(InvalidDeck) as refused:
        read_deck(text)
    assert str(refused.value).startswith(refused.value.code)


@pytest.mark.parametrize(
    ("text", "code", "line", "given"),
    [
        (SMALL.replace(HEAD, f"{HEAD},name_fr"), "column-twice", 6, "name_fr"),
        (SMALL.replace(HEAD, f"{HEAD},prerequisites"), "column-twice", 6, "prerequisites"),
        (SMALL.replace(HEAD, f"{HEAD},mine,mine"), "column-twice", 6, "mine"),
        (f"# name_en: Large\n{SMALL}", "comment-twice", 3, "name_en"),
        (f"# id: small\n{SMALL}", "comment-twice", 2, "id"),
    ],
)
def test_what_is_said_twice_is_refused_by_its_name(text: str, code: str, line: int, given: str) -> None:
    """Neither of the two counts more than the other."""
    [fault] = find_faults(text)

    assert (str(fault.code), fault.line) == (code, line)
    assert given in (fault.arguments.get("column"), fault.arguments.get("given"))


def test_remarks_alike_are_kept() -> None:
    """Anybody may write two remarks with the same word before a colon; empty columns have no name."""
    text = f"# source: a book\n# source: a friend\n{SMALL.replace(HEAD, f'{HEAD},,')}"

    assert find_faults(text) == []
    assert "source: a book" in as_toml(read_sheet(text))
    assert read_sheet(as_toml(read_sheet(text))).about["source"] == "a friend"


def test_a_cell_under_no_name_is_refused_with_its_text() -> None:
    wide = changed(HEAD, f"{HEAD},,mine,")
    [fault] = find_faults(wide.replace("a b,C,C", "a b,C,C, lost ,kept"))

    assert (str(fault.code), fault.line, fault.arguments["given"]) == ("deck-nameless-column", 9, "lost")
    assert faults_of(wide.replace("a b,C,C", "a b,C,C,,kept, ")) == []


@pytest.mark.parametrize("empty", ["", ",,,,,,", ' , ,"",,,,,,'])
def test_empty_rows_are_skipped_and_lines_stand(empty: str) -> None:
    text = SMALL.replace(HEAD, f"{empty}\n{HEAD}\n{empty}")

    assert read_deck(text) == read_deck(SMALL)
    assert faults_of(text.replace("c,2,1,food", "c,0,1,food")) == [("deck-field", 11)]


@pytest.mark.parametrize(("old", "new"), [
    (HEAD, HEAD.replace(",", " , ")),
    ("c,2,1,food", "c,2.0,1.00,food"),
    ("c,2,1,food", 'c,"2,0","1,0",food'),
    ("c,2,1,food", "\xa0c\u202f,2\xa0,\u20031,food\u3000"),
    ("food,a b,C", "food,a\xa0b,C"),
    ("a b,C,C", "a b,\xadC\xad,C"),
    ("food,a b,C", "fo\xadod,a b,C"),
])  # fmt: skip
def test_what_spreadsheets_put_in_is_read_past(old: str, new: str) -> None:
    assert read_deck(changed(old, new)) == read_deck(SMALL)


@pytest.mark.parametrize(("given", "year"), [("-10000.0", -10000), ("1990,0", 1990), ("-5.00", -5)])
def test_years_with_a_fraction_of_nothing_are_whole(given: str, year: int) -> None:
    wide = changed(HEAD, f"{HEAD},from_year")

    assert read_deck(wide.replace("a b,C,C", f'a b,C,C,"{given}"')).cards[2].from_year == year
    assert faults_of(wide.replace("a b,C,C", 'a b,C,C,"1,000"')) == [("deck-field", 9)]


@pytest.mark.parametrize("first", ["sep=;", '"sep=;"', "SEP=;;;;", "sep=,"])
def test_the_line_that_names_the_separator_is_read_past(first: str) -> None:
    """Spreadsheets write and read it; lines are counted with it."""
    text = f"{first}\r\n" + SMALL.replace(",", ";")

    assert read_deck(text) == read_deck(SMALL)
    assert faults_of(text.replace("c;2;1;food", "c;0;1;food")) == [("deck-field", 10)]


def test_a_sign_of_ones_own_between_cells_needs_the_line_that_names_it() -> None:
    assert read_deck("sep=|\n" + SMALL.replace(",", "|")) == read_deck(SMALL)
    assert faults_of(SMALL.replace(",", "|")) == [("deck-column", 6)]


@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_a_line_break_in_a_cell_is_called_that(end: str) -> None:
    text = SMALL.replace("a b,C,C", f'a b,"C{end}D",C')
    [fault] = find_faults(text)

    assert (str(fault.code), fault.arguments["column"]) == ("deck-line-break", "name_en")


def test_a_deck_needs_a_card_to_start_from() -> None:
    text = SMALL.replace("food,,A", "food,b,A").replace("tools,,B", "tools,a,B")

    assert ("deck-no-starter", LINE_OF_A) in faults_of(text)


def test_a_longer_circle_is_found() -> None:
    text = changed("food,a b,C", "food,a b d,C").replace("tools,a,D", "tools,c,D")

    assert faults_of(text) == [("deck-cycle", 9)]


def test_an_era_in_between_may_not_be_empty() -> None:
    text = SMALL.replace("c,2,", "c,3,").replace("d,2,", "d,3,")

    assert ("deck-era-size", 0) in faults_of(text)


def test_all_faults_are_listed_in_the_order_of_their_lines() -> None:
    text = changed("a,1,1,food", "a,1,1,magic").replace("d,2,2,tools,a", "d,2,2,tools,nothing")
    found = faults_of(text)

    assert ("deck-family", 7) in found
    assert ("unknown-card", 10) in found
    assert found == sorted(found, key=lambda fault: fault[1])


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("c,2,1,food", "c,0,1,food"),
        ("c,2,1,food", "c,x,1,food"),
        ("c,2,1,food", "c,2,,food"),
        ("d,2,2", "d d,2,2"),
    ],
)
def test_a_row_whose_place_cannot_be_read_is_the_only_fault_reported(old: str, new: str) -> None:
    [(code, _)] = faults_of(changed(old, new))

    assert code == "deck-field"


def test_a_bad_name_or_family_hides_nothing_of_the_tree() -> None:
    assert faults_of(changed("a,1,1,food,,A,A", "a,1,1,magic,,,A")) == [("deck-family", 7), ("deck-field", 7)]


@pytest.mark.parametrize("text", ["", "\n\n", "# id: only", HEAD, "\x00", 'a,b\n"', "," * 5000])
def test_text_that_is_no_deck_is_refused(text: str) -> None:
    assert find_faults(text)


def test_a_deck_too_large_is_refused_before_it_is_read() -> None:
    many = [f"x{number},1,1,food,,N,N" for number in range(MAX_CARDS + 1)]

    assert ("too-large", MAX_CARDS + 2) in faults_of("\n".join([HEAD, *many]))
    assert faults_of(PREHISTORY + "#" * MAX_CHARACTERS) == [("too-large", 0)]
    assert find_faults(f'{HEAD}\n"{"x" * 200_000}",1,1,food,,N,N')


cells = st.one_of(
    st.sampled_from(
        ["", "a", "b", "c d", "1", "2", "9", "-1", "food", "tools", '"', "#", "\ufeff", "x" * 70]
    ),
    st.text(max_size=8),
)
rows = st.lists(st.lists(cells, max_size=9).map(",".join), max_size=12).map("\n".join)


def deck_or_faults(text: str) -> None:
    faults = find_faults(text)
    assert all(isinstance(fault, InvalidDeck) for fault in faults)
    assert all(0 <= fault.line <= len(text.splitlines()) + 1 for fault in faults)
    if faults:
        with pytest.raises(InvalidDeck):
            read_deck(text)
    else:
        assert isinstance(read_deck(text), Deck)


@given(st.text(max_size=300))
def test_any_text_gives_faults_or_a_deck(text: str) -> None:
    deck_or_faults(text)


@given(st.sampled_from([HEAD, ",".join(COLUMNS), "id,era"]), rows)
def test_any_rows_give_faults_or_a_deck(head: str, body: str) -> None:
    deck_or_faults(f"{head}\n{body}")


@given(st.data())
@settings(max_examples=times(60))
def test_a_spoilt_deck_gives_faults_or_a_deck(data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(PREHISTORY)))
    length = data.draw(st.integers(0, 60))
    deck_or_faults(PREHISTORY[:start] + data.draw(st.text(max_size=20)) + PREHISTORY[start + length :])


@given(st.integers(1, 6), st.integers(6, 12), st.lists(st.integers(0, 99), min_size=1, max_size=9))
@settings(max_examples=15)
def test_any_sound_deck_can_be_played(eras: int, size: int, choices: list[int]) -> None:
    """The engine knows neither how many cards there are nor how many eras."""
    deck = read_deck(graph([size] * eras, choices))
    seats = 1 if eras * size < 16 else 2
    if eras * size >= 11:
        for game in ("intro", "explore"):
            assert check_game(new_game(game, ["A", "B=bot"][:seats], deck), thorough=False) > 0
