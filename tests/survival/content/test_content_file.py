"""Content files: what a file changes, and each fault by its code, line and column."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from discovery.core.errors import InvalidDeck
from discovery.core.protocol import GameSpec
from discovery.core.registry import family, new_game
from discovery.core.testing import check_game
from discovery.survival.content.contentfile import MAX_CHARACTERS, MAX_ROWS
from discovery.survival.content.decks import find_faults, key_of, read_content
from discovery.survival.content.laws import card_faults, whole_faults
from discovery.survival.content.reading import built_in, built_in_tables, columns
from discovery.survival.content.tables import Content
from discovery.survival.content.wording import wording
from tests.support.survival.own_content import HEAD, LANTERN, QUESTS, SCENARIO, whole


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
    assert key_of(first) != key_of(
        read_content(LANTERN.replace("lantern,1,a,clues,,,2", "lantern,1,a,clues,,,1"))
    )


def test_line_ends_remarks_and_a_byte_order_mark_do_not_matter() -> None:
    told = LANTERN.replace("[quests]", "# the way out\n\n[quests]")
    assert read_content("\ufeff" + told.replace("\n", "\r\n")) == read_content(LANTERN)


@pytest.mark.parametrize("seats", [1, 4])
def test_a_scenario_of_a_host_can_be_played(seats: int) -> None:
    names = ("Ann", "Bo", "Cem", "Dee")[:seats]
    game = new_game(GameSpec("discover:lantern", names, read_content(LANTERN), ("gentle",)))
    assert check_game(game, games=1, thorough=False) > 0


# ---- faults ------------------------------------------------------------------------------------------

PLANTED = {
    # the file
    "no id": (LANTERN.replace("# id: lantern\n", ""), "content-column-missing", 1, "id"),
    "bad id": (LANTERN.replace("# id: lantern", "# id: Lan@tern"), "bad-text", 1, "id"),
    "hidden sign": (LANTERN.replace("# name_en: The", "# name_en: \u202eThe"), "bad-text", 3, "name_en"),
    "unknown base": (LANTERN.replace("lands-1", "lands-0"), "content-base-unknown", 2, ""),
    "unknown table": (f"{HEAD}[nigths]\nid\nstorm\n", "unknown-table", 5, ""),
    "unknown column": (f"{HEAD}[nights]\nid,setps\nstorm,\n", "unknown-column", 6, "setps"),
    "column twice": (f"{HEAD}[nights]\nid,tier,tier\nstorm,2,2\n", "unknown-column", 6, "tier"),
    "no key column": (f"{HEAD}[nights]\ntier\n2\n", "content-column-missing", 6, "id"),
    "quotation marks": (f'{HEAD}[nights]\nid,steps\nstorm,"stamina\n', "bad-row", 7, ""),
    "too many cells": (f"{HEAD}[nights]\nid,tier\nstorm,2,3\n", "bad-row", 7, ""),
    "a row before tables": (f"{HEAD}id,tier\n", "bad-row", 5, ""),
    "twice": (f"{HEAD}[nights]\nid,tier\nstorm,2\nstorm,2\n", "row-twice", 8, "id"),
    "nothing to take away": (f"{HEAD}[nights]\nid\n-strom\n", "no-such-row", 7, "id"),
    "too long": (LANTERN + "#" * MAX_CHARACTERS, "too-large", 0, ""),
    "too many rows": (f"{HEAD}[nights]\nid,tier\n" + "storm,2\n" * (MAX_ROWS + 1), "too-large", 2007, ""),
    # cells
    "figure": (f"{HEAD}[enemies]\nid,life\ncave-bear,many\n", "bad-figure", 7, "life"),
    "out of range": (f"{HEAD}[enemies]\nid,life\ncave-bear,10\n", "bad-figure", 7, "life"),
    "bad row id": (
        f"{HEAD}[threats]\nid,copies,en,fr,steps\nOdd One,1,Odd,Bizarre,clue 1\n", "bad-id", 7, "id",
    ),
    "word": (f"{HEAD}[enemies]\nid,words\ncave-bear,deadly\n", "unknown-word", 7, "words"),
    "reward": (f"{HEAD}[enemies]\nid,reward\ncave-bear,meat\n", "unknown-word", 7, "reward"),
    "bonus": (f"{HEAD}[items]\nid,bonus\nclub,grey many\n", "unknown-word", 7, "bonus"),
    "recipe": (f"{HEAD}[projects]\nid,recipe_1\nproject-club,gold 1\n", "unknown-word", 7, "recipe_1"),
    "no such layout cell": (f"{HEAD}[layouts]\nid,near\nring,1-0\n", "bad-figure", 7, "near"),
    "new row lacks columns": (f"{HEAD}[threats]\nid,copies,en,fr\nodd,1,Odd,Bizarre\n", "content-column-missing", 7, "steps"),
    # rows
    "steps": (f"{HEAD}[threats]\nid,steps\nfever,hurt me bruise 1\n", "bad-steps", 7, "steps"),
    "steps say too much": (f"{HEAD}[threats]\nid,steps\nfever,hurt me wound 1 2\n", "bad-steps", 7, "steps"),
    "item of steps": (f"{HEAD}[explore]\nid,steps\nbee-tree,item me crown\n", "bad-steps", 7, "steps"),
    "price without a choice": (f"{HEAD}[explore]\nid,steps\nbee-tree,pay food 1; clue 1\n", "step-misplaced", 7, "steps"),
    "nothing to choose": (
        f"{HEAD}[explore]\nid,steps\nbee-tree,choose {{pay food 1|pay wood 1}}\n", "step-misplaced", 7, "steps",
    ),
    "a vote by day": (f"{HEAD}[threats]\nid,steps\nfever,vote {{clue 1|}}\n", "step-misplaced", 7, "steps"),
    "a threat in a threat": (f"{HEAD}[threats]\nid,steps\nfever,threat 1\n", "step-misplaced", 7, "steps"),
    "use without cost": (f"{HEAD}[items]\nid,use\nclub,clue 1\n", "bad-figure", 7, "use_cost"),
    "marks": (f"{HEAD}[tiles]\nid,marks\na01,1.p..t\n", "unknown-word", 7, "marks"),
    "holds": (f"{HEAD}[tokens]\nland,class,holds,copies\nboth,plant,gold 1,1\n", "unknown-word", 7, "holds"),
    "place of a task": (LANTERN.replace("food|meat,5", "food|meat,high"), "unknown-word", 11, "place"),
    "price of a task": (LANTERN.replace("escape,water 2", "escape,water"), "unknown-word", 12, "object"),
    # sentences
    "no French name": (f"{HEAD}[nights]\nid,fr\nstorm,\n", "language-missing", 7, "fr"),
    "no English sentence": (f"{HEAD}[nights]\nid,text_en\nstorm,\n", "language-missing", 7, "text_en"),
    "other figures": (LANTERN.replace("Payez 2", "Payez 3"), "figures-differ", 12, "text_fr"),
    # names
    "no such land": (LANTERN.replace("lantern,tidewrack", "lantern,tiderack"), "no-such-row", 7, "land"),
    "no such layout": (LANTERN.replace(",shore,", ",short,"), "no-such-row", 7, "layout"),
    "no such scenario": (HEAD + "\n".join(QUESTS.splitlines()[:3]), "no-such-row", 7, "scenario"),
    "no such item": (f"{HEAD}[projects]\nid,item\nproject-club,clubb\n", "no-such-row", 7, "item"),
    "no such enemy": (
        f"{HEAD}[tokens]\nland,class,holds,copies\nashfell,track,enemy:wolf,1\n", "no-such-row", 7, "holds",
    ),
    "no such card": (f"{HEAD}[tokens]\nland,class,holds,copies\nashfell,rock,explore:21,1\n", "no-such-row", 7, "holds"),
    "no such reward": (f"{HEAD}[enemies]\nid,reward\ncave-bear,item:fur\n", "no-such-row", 7, "reward"),
    "no such waiver": (f"{HEAD}[items]\nid,bonus\nclub,pass wings\n", "no-such-row", 7, "bonus"),
    "no such object": (LANTERN.replace("food|meat", "lamp"), "no-such-row", 11, "object"),
    "called like a resource": (
        f"{HEAD}[items]\nid,kind,land,en,fr\nwood,tool,both,Wood,Bois\n", "row-twice", 7, "id",
    ),
    "letter twice": (f"{HEAD}[terrains]\nid,letter\nheath,a\n", "row-twice", 2, "letter"),
    "two pieces alike": (
        f"{HEAD}[nights]\nid,tier,en,fr,steps\nfever-1,2,Fever,Fièvre,stamina each 7\n", "row-twice", 2, "id",
    ),
    "land called both": (f"{HEAD}[lands]\nid,en,fr\nboth,Both,Les deux\n", "bad-id", 7, "id"),
    # the map
    "layout in two pieces": (
        f'{HEAD}[layouts]\nid,far\nring,"9,9 9,10 10,9 8,10"\n', "bad-layout", 7, "near",
    ),
    "cell twice": (f'{HEAD}[layouts]\nid,far\nring,"1,0 -1,2 -1,-1 1,-2"\n', "bad-layout", 7, "near"),
    "too few tiles": (f"{HEAD}[tiles]\nid,group\na16,middle\n", "tiles-wanted", 2, "layout"),
    "no start": (f"{HEAD}[tiles]\nid\n-a00\n", "tiles-wanted", 2, "id"),
    "two barred": (f"{HEAD}[tiles]\nid,spaces\na12,xxhhasb\n", "tile-closed", 7, "spaces"),
    "unknown ground": (f"{HEAD}[tiles]\nid,spaces\na12,zshhasb\n", "no-such-row", 7, "spaces"),
    "landmark on barred ground": (f"{HEAD}[tiles]\nid,spaces\na14,shsxbhs\n", "mark-misplaced", 7, "marks"),
    "two camps": (f"{HEAD}[tiles]\nid,marks\na01,1.p..tF\n", "mark-misplaced", 7, "marks"),
    "landmark twice": (f"{HEAD}[tiles]\nid,marks\na01,1.p..t1\n", "landmark-count", 2, "id"),
    "landmark without card": (f"{HEAD}[explore]\nid\n-ashfell-1a\n-ashfell-1b\n", "landmark-count", 2, "id"),
    "more marks than tokens": (f"{HEAD}[tiles]\nid,marks\na01,1wpwwtw\n", "marks-beyond", 2, "id"),
    "too many monsters": (
        f"{HEAD}[tokens]\nland,class,holds,copies\nashfell,monster,enemy:nothing,2\n", "too-many-rows", 7, "",
    ),
    "too many enemies": (
        f"{HEAD}[tokens]\nland,class,holds,copies\nashfell,plant,enemy:ridge-fox,9\n", "too-many-rows", 2, "",
    ),
    "too few characters": (f"{HEAD}[characters]\nid\n-cook\n", "too-few-rows", 2, ""),
    "opens too late": (LANTERN.replace("1,4,9,9", "1,4,4,9"), "bad-figure", 7, "nights_1"),
    "seats the wrong way round": (LANTERN.replace("shore,1,4", "shore,4,3"), "bad-figure", 7, "least"),
    "more first nights than there are": (f"{HEAD}[scenarios]\nid,blue\nbeacon,10\n[nights]\nid\n-drizzle\n", "too-few-nights", 7, "blue"),
    "too many items": (
        f"{HEAD}[items]\nid,kind,land,en,fr\n" + "".join(f"i-{n},tool,both,I,I\n" for n in range(26)),
        "too-many-rows", 32, "",
    ),
    # quests
    "recipe without source": (
        f"{HEAD}[projects]\nid,recipe_1\nproject-club,dirty 1\n[tokens]\nland,class,holds,copies\n"
        "ashfell,water,dirty 1,0\nashfell,water,water 1,3\n", "no-source", 7, "recipe_1",
    ),
    "gap": (LANTERN.replace("lantern,2,a,escape", "lantern,3,a,escape"), "stage-gap", 7, "id"),
    "no tasks": (HEAD + SCENARIO, "stage-gap", 7, "id"),
    "no way out": (LANTERN.replace("escape,water 2", "deliver,water"), "no-way-out", 7, "id"),
    "out too early": (LANTERN.replace("1,a,clues,,,", "1,a,escape,water 1,5,"), "no-way-out", 10, "kind"),
    "too many clues": (LANTERN.replace("clues,,,2,3,3,4", "clues,,,2,3,3,40"), "task-unreachable", 10, "n_4"),
    "no target": (LANTERN.replace("clues,,,2", "clues,,,0"), "task-unreachable", 10, "n_1"),
    "item that is not made": (LANTERN.replace("food|meat", "tide-pearl,").replace(",,5", ",5").replace("5,2,3,4,4", "5,2,3,4,4"), "task-unreachable", 11, "n_1"),
    "item of another land": (LANTERN.replace("food|meat", "rope"), "task-unreachable", 11, "n_1"),
    "enemy of another land": (
        LANTERN.replace("deliver,food|meat,5,2,3,4,4", "slay,stone-warden,5,1,1,1,1"), "task-unreachable", 11, "n_1",
    ),
    "ordinary enemy": (
        LANTERN.replace("deliver,food|meat,5,2,3,4,4", "slay,feral-dog,5,1,1,1,1"), "task-unreachable", 11, "n_1",
    ),
    "more surveys than tiles": (
        LANTERN.replace("deliver,food|meat,5,2", "use,map,barred,9"), "task-unreachable", 11, "n_1",
    ),
    "more than one carries": (LANTERN.replace("water 2", '"water 9, food 9"'), "task-unreachable", 12, "n_1"),
}  # fmt: skip


@pytest.mark.parametrize("name", PLANTED)
def test_a_planted_fault_is_the_fault_that_is_found(name: str) -> None:
    text, code, line, column = PLANTED[name]
    found = faults_of(text)
    assert set(found) == {(code, line, column)}
    with pytest.raises(InvalidDeck) as refused:
        read_content(text)
    assert refused.value.code == code


def test_a_table_that_is_missing_is_a_fault_of_a_whole_content() -> None:
    text = "\n".join(line for line in whole_text().splitlines() if not line.startswith("[threats]"))
    assert "table-missing" in {code for code, _, _ in faults_of(text.replace("[threats]", ""))}


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
    assert all(isinstance(fault, InvalidDeck) and fault.line >= 0 for fault in faults)
    if not faults:
        assert isinstance(read_content(text), Content)


@given(st.text(max_size=200))
@settings(max_examples=40)
def test_any_text_gives_faults_or_a_content(text: str) -> None:
    content_or_faults(text)
    content_or_faults(HEAD + text)


@given(st.data())
@settings(max_examples=40, deadline=None)
def test_any_rows_give_faults_or_a_content(data: st.DataObject) -> None:
    table = data.draw(st.sampled_from(sorted(columns())))
    named = data.draw(st.lists(st.sampled_from(columns()[table]), min_size=1, max_size=6, unique=True))
    rows = data.draw(st.lists(st.lists(cells, min_size=1, max_size=6).map(",".join), max_size=4))
    content_or_faults("\n".join([f"{HEAD}[{table}]", ",".join(named), *rows]))


@given(st.data())
@settings(max_examples=40, deadline=None)
def test_a_spoilt_content_gives_faults_or_a_content(data: st.DataObject) -> None:
    text = whole_text()
    start, length = data.draw(st.integers(0, len(text))), data.draw(st.integers(0, 60))
    content_or_faults(text[:start] + data.draw(st.text(max_size=12)) + text[start + length :])


def test_the_family_takes_such_files() -> None:
    decks = family("discover").decks
    assert decks.takes_files
    assert decks.faults(LANTERN) == ()
    assert decks.brief(decks.load("lands-1")) == "lands-1"
