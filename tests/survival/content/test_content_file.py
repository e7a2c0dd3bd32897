"""Content files: what a file changes, and each fault by its code, line and column."""

from __future__ import annotations

import csv
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from discovery.core.errors import InvalidDeck
from discovery.core.protocol import GameSpec
from discovery.core.registry import family, new_game
from discovery.core.testing import check_game
from discovery.i18n import sentence
from discovery.survival.content.decks import find_faults, key_of, read_content
from discovery.survival.content.laws import card_faults, whole_faults
from discovery.survival.content.reading import built_in, built_in_tables, columns
from discovery.survival.content.tables import Content
from discovery.survival.content.wording import wording
from tests.support.survival.own_content import HEAD, LANTERN, QUESTS, whole
from tests.support.survival.planted_faults import PLANTED
from tests.support.testing.rounds import times


@cache
def whole_text() -> str:
    return whole()


def faults_of(text: str) -> list[tuple[str, int, str]]:
    return [
        (str(fault.code), fault.line, str(fault.arguments.get("column", ""))) for fault in find_faults(text)
    ]


# ---- what a file says --------------------------------------------------------------------------------


def test_the_content_of_the_game_keeps_its_own_laws() -> None:
    content, tables = built_in(), built_in_tables()
    assert [*card_faults(content, tables), *whole_faults(content, tables)] == []


def test_the_whole_content_as_one_file_is_the_same_content() -> None:
    content = read_content(whole_text())
    assert content.digest == built_in().digest
    assert key_of(content) == f"whole@{content.digest}"


def test_a_file_that_builds_on_the_game_adds_a_scenario() -> None:
    content = read_content(LANTERN)
    assert [row.id for row in content.scenarios] == [*(row.id for row in built_in().scenarios), "lantern"]
    assert len(content.tasks) == len(built_in().tasks) + 3
    assert content.nights == built_in().nights
    assert wording(content, "fr").name("scenarios", "lantern") == "La lanterne"
    assert wording(content, "en").task("lantern", 2) == "Pay 2 clean water."


def test_a_row_that_is_there_changes_the_columns_that_are_named() -> None:
    content = read_content(f"{HEAD}[enemies]\nid,life\ncave-bear,5\n")
    before, after = ({row.id: row for row in one.enemies} for one in (built_in(), content))
    assert (before["cave-bear"].life, after["cave-bear"].life) == (3, 5)
    assert after["cave-bear"].attack == before["cave-bear"].attack
    assert wording(content, "en").name("enemies", "cave-bear") == "Cave bear"
    assert list(before) == list(after)


def test_a_row_is_taken_away() -> None:
    away = "[scenarios]\nid\n-beacon\n[tokens]\nland,class,holds,copies\nashfell,monster,enemy:nothing,0\n"
    content = read_content(HEAD + away)
    assert "beacon" not in {row.id for row in content.scenarios} | {row.scenario for row in content.tasks}
    gone = [row for row in content.tokens if (row.land, row.holds) == ("ashfell", "enemy:nothing")]
    assert gone == []


def test_the_tasks_of_a_scenario_change_together() -> None:
    content = read_content(HEAD + QUESTS.replace("lantern", "boat"))
    assert sum(task.scenario == "boat" for task in content.tasks) == 3


def test_names_and_sentences_leave_old_records_in_use() -> None:
    """The key is of what the rules read; two spellings are two contents all the same."""
    first, second = read_content(LANTERN), read_content(LANTERN.replace("The Lantern", "The Lamp"))
    assert key_of(first) == key_of(second)
    assert first != second
    assert key_of(first) != key_of(read_content(LANTERN.replace("clues,,,2", "clues,,,1")))


def test_line_ends_remarks_and_a_byte_order_mark_do_not_matter() -> None:
    told = LANTERN.replace("[quests]", "# the way out\n\n[quests]")
    assert read_content("\ufeff" + told.replace("\n", "\r\n")) == read_content(LANTERN)


@pytest.mark.parametrize("seats", [1, 4])
def test_a_scenario_of_a_host_can_be_played(seats: int) -> None:
    names = ("Ann", "Bo", "Cem", "Dee")[:seats]
    game = new_game(GameSpec("discover:lantern", names, read_content(LANTERN), ("gentle",)))
    assert check_game(game, games=1, thorough=False) > 0


# ---- faults ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", PLANTED)
def test_a_planted_fault_is_the_fault_that_is_found(name: str) -> None:
    text, code, line, column = PLANTED[name]
    found = faults_of(text)
    assert set(found) == {(code, line, column)}
    with pytest.raises(InvalidDeck) as refused:
        read_content(text)
    assert refused.value.code == code


def test_a_file_that_lacks_tables_is_told_first_what_to_build_on() -> None:
    """One fault for all that it lacks, before those of its rows."""
    text = "\n".join(line for line in whole_text().splitlines() if not line.startswith("[threats]"))
    [fault, *_] = find_faults(text.replace("[threats]", ""))
    assert (str(fault.code), fault.line, fault.arguments["base"]) == ("table-missing", 1, "lands-3")
    assert fault.arguments["table"] == "threats"
    unsaid = LANTERN.replace("# builds_on: lands-3\n", "")
    [fault, *rest] = find_faults(unsaid)
    assert str(fault.code) == "table-missing"
    assert str(fault.arguments["table"]).startswith("lands, terrains,")
    assert "table-missing" not in {str(one.code) for one in rest}


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("[enemies]\nid,life\ncave-bear,10\n", "0 to 9 are allowed."),
        ("[items]\nid,use_cost\nclub,2\n", "only -1 is allowed."),
        ("[layouts]\nid,near\nring,1-0\n", "-20,-20 to 20,20 are allowed."),
    ],
)
def test_a_wrong_figure_is_told_with_what_is_allowed(text: str, told: str) -> None:
    [fault] = find_faults(HEAD + text)
    assert sentence("en", fault).endswith(f"”: {told}")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("[enemies]\nid,words\ncave-bear,deadly\n", "lethal, special, swift"),
        ("[enemies]\nid,helped\ncave-bear,honey 1\n", "food 1, meat 1, water 1"),
        ("[items]\nid,bonus\nclub,cost 2\n", "cost easy|rough|high 1, pass ID, carry 1"),
        ("[projects]\nid,recipe_1\nproject-club,gold 1\n", "wood 1, stone 1"),
        ("[tiles]\nid,marks\na01,1.p..t\n", "7 x [.prdtwfF123456]"),
    ],
)
def test_an_unknown_word_is_told_with_those_that_are_allowed(text: str, told: str) -> None:
    [fault] = find_faults(HEAD + text)
    assert told in sentence("en", fault).partition("Possible there: ")[2]


@pytest.mark.parametrize(
    ("piece", "place", "told"),
    [
        ("food|meat", "high", "Possible there: 1, 2, 3, 4, 5, 6, camp."),
        ("food|honey", "5", "Possible there: ID, food|meat."),
    ],
)
def test_XP03_the_words_of_a_task_are_told_by_its_kind(piece: str, place: str, told: str) -> None:
    [fault] = find_faults(LANTERN.replace("food|meat,5", f"{piece},{place}"))
    assert sentence("en", fault).endswith(told)


@pytest.mark.parametrize("between", [";", "\t"])
@pytest.mark.parametrize("first", ["", "sep={}\r\n"])
def test_a_spreadsheet_may_have_written_the_file(between: str, first: str) -> None:
    """With its own sign between the cells, empty cells behind short lines, and a line that names the sign."""
    rows = [between.join([*cells, ""]) for cells in csv.reader(LANTERN.splitlines())]
    text = first.format(between) + "\r\n".join([*rows, between * 4, ""])
    assert read_content(text) == read_content(LANTERN)
    spoilt = text.replace("escape", "escapade")
    line = next(number for number, row in enumerate(spoilt.splitlines(), 1) if "escapade" in row)
    assert faults_of(spoilt) == [("unknown-word", line, "kind")]


def test_all_faults_are_listed_in_the_order_of_their_lines() -> None:
    text = f"{HEAD}[nights]\nid,tier\nstorm,3\nfrost,x\n[enemies]\nid,life\ncave-bear,many\n"
    assert faults_of(text) == [
        ("bad-figure", 7, "tier"),
        ("bad-figure", 8, "tier"),
        ("bad-figure", 11, "life"),
    ]


def test_every_code_of_contents_is_planted() -> None:
    from discovery.survival.errors import SurvivalCode

    codes = [str(code) for code in SurvivalCode]
    of_contents = set(codes[codes.index("table-missing") :])
    assert of_contents - {code for _, code, _, _ in PLANTED.values()} == {"table-missing"}


# ---- whatever the text -------------------------------------------------------------------------------

cells = st.one_of(
    st.sampled_from(
        ["", "0", "1", "-1", "9", "99", "ashfell", "storm", "-storm", "food 1", "clue 1", "{", "|", '"', "²"]
    ),
    st.text(max_size=8),
)


def content_or_faults(text: str) -> None:
    faults = find_faults(text)
    assert all(0 <= fault.line <= len(text.splitlines()) + 1 for fault in faults)
    if not faults:
        assert isinstance(read_content(text), Content)


@given(st.text(max_size=200))
@settings(max_examples=times(40))
def test_any_text_gives_faults_or_a_content(text: str) -> None:
    content_or_faults(text)
    content_or_faults(HEAD + text)


@given(st.data())
@settings(max_examples=times(40), deadline=None)
def test_any_rows_give_faults_or_a_content(data: st.DataObject) -> None:
    table = data.draw(st.sampled_from(sorted(columns())))
    named = data.draw(st.lists(st.sampled_from(columns()[table]), min_size=1, max_size=6, unique=True))
    rows = data.draw(st.lists(st.lists(cells, min_size=1, max_size=6).map(",".join), max_size=4))
    content_or_faults("\n".join([f"{HEAD}[{table}]", ",".join(named), *rows]))


@given(st.data())
@settings(max_examples=times(40), deadline=None)
def test_a_spoilt_content_gives_faults_or_a_content(data: st.DataObject) -> None:
    text = whole_text()
    start, length = data.draw(st.integers(0, len(text))), data.draw(st.integers(0, 60))
    content_or_faults(text[:start] + data.draw(st.text(max_size=12)) + text[start + length :])


def test_the_family_takes_such_files() -> None:
    decks = family("discover").decks
    assert decks.takes_files
    assert decks.faults(LANTERN) == ()
    assert decks.brief(decks.load("lands-3")) == "lands-3"


@pytest.mark.parametrize(
    ("name", "digest", "lantern"),
    [
        ("lands-1", "82a2e023715e465f", "lantern@bafe81f3ff37ec92"),
        ("lands-2", "b34999545fdea9f4", "lantern@25fba0865705b101"),
    ],
)
def test_an_earlier_content_is_still_known_and_can_be_built_on(name: str, digest: str, lantern: str) -> None:
    """Records that name it replay, and files of hosts stay the same content: these are its digests."""
    earlier = family("discover").decks.load(name)
    text = (Path(__file__).parents[3] / "examples/lantern.csv").read_text("utf-8")

    assert (earlier.digest, key_of(earlier)) == (digest, name)
    assert family("discover").decks.brief(earlier) == name
    assert key_of(read_content(text.replace("lands-3", name))) == lantern
