"""A record that carries the file of its deck replays by itself; another deck than it names is refused."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from discovery.core.errors import Code, InvalidRecord
from discovery.core.protocol import GameSpec
from discovery.core.registry import family, new_game
from discovery.evolution.cards.data import bases, key_of, ways_of
from discovery.evolution.cards.deck import Deck, join
from discovery.evolution.cards.deckfile import read_deck
from discovery.play.driver import Driver
from discovery.play.records import Record, read, write
from discovery.play.records.embedded_decks import MOST_FILES, ROW, carried_lines
from discovery.play.replay import replay
from tests.support.own_deck import garden, meadow
from tests.support.testing.positions import card_position

ORCHARD = garden().replace("garden", "orchard").replace("seed-", "apple-").replace("tree-", "pear-")


def played(deck: Deck, files: Mapping[str, str]) -> Record:
    """A game that has just been dealt, as a record that carries the files."""
    driver = Driver.shuffled(new_game(GameSpec("intro", ("Ann", "Bo"), deck)), random.Random("carried"))
    return replace(driver.record(), embedded_decks=files)


def fault(text: str) -> InvalidRecord:
    with pytest.raises(InvalidRecord) as refused:
        replay(read(text))
    return refused.value


def line_of(text: str, start: str) -> int:
    return next(number for number, line in enumerate(text.split("\n"), 1) if line.startswith(start))


@pytest.fixture(scope="module")
def record() -> Record:
    return played(read_deck(garden()), {"garden": garden()})


def test_it_reads_back_and_replays_by_itself(record: Record) -> None:
    again = read(write(record))

    assert again == record
    assert again.embedded_decks == {"garden": garden()}
    assert replay(again).game.spec.deck == read_deck(garden())


def test_without_the_file_the_deck_is_only_named(record: Record) -> None:
    bare = write(replace(record, embedded_decks={}))

    assert ROW not in bare
    assert fault(bare).code == Code.DECK_NEEDED


def test_the_lines_are_comments_to_whoever_does_not_know_them(record: Record) -> None:
    assert all(line.startswith("#") for line in carried_lines(record.embedded_decks))


def test_it_may_be_joined_with_the_deck_of_the_project_that_it_builds_on() -> None:
    joined = ways_of(read_deck(meadow(), bases()))[-1]
    record = played(joined, {"meadow": meadow()})

    assert record.deck.startswith("prehistory+meadow@")
    assert card_position(replay(read(write(record)))).game.deck.cards == joined.cards


def test_it_may_build_on_a_file_that_is_carried_as_well() -> None:
    upper = read_deck(grown(), bases({"garden": garden()}.get))
    joined = join([read_deck(garden()), upper])
    files = {"garden": garden(), "orchard": grown()}

    for deck in (upper, joined):
        text = write(played(deck, files))
        assert key_of(card_position(replay(read(text))).game.deck) == key_of(deck)


def grown() -> str:
    """The orchard as the eras 3 and 4 on top of the garden."""
    rows = []
    for line in ORCHARD.splitlines():
        cells = line.split(",")
        if cells[0].startswith("apple-"):
            number = cells[0].removeprefix("apple-")
            cells[1], cells[4] = "3", f"tree-{number}"
        elif cells[0].startswith("pear-"):
            cells[1] = "4"
        rows.append(",".join(cells))
    return "\n".join(["# builds_on: garden", *rows]) + "\n"


def test_another_deck_than_the_one_that_is_named_is_refused_with_its_line(record: Record) -> None:
    other = garden().replace("seed-12 seed-1,", "seed-12 seed-2,")
    text = write(replace(record, embedded_decks={"garden": other}))
    refused = fault(text)

    assert refused.code == Code.WRONG_DECK
    assert refused.line == line_of(text, "#deck")
    assert refused.arguments["wanted"] == record.deck
    assert refused.arguments["given"] == key_of(read_deck(other))


def test_a_deck_of_another_name_is_refused(record: Record) -> None:
    assert fault(write(replace(record, embedded_decks={"orchard": ORCHARD}))).code == Code.WRONG_DECK


def test_a_fault_of_the_carried_deck_has_the_line_of_the_record(record: Record) -> None:
    text = write(
        replace(record, embedded_decks={"garden": garden().replace("seed-3,1,3,food", "seed-3,1,3,nonsense")})
    )
    refused = fault(text)

    assert refused.code == Code.DECK_FAMILY
    assert refused.line == line_of(text, "#| seed-3,")


def test_corrected_names_leave_it_the_same_deck(record: Record) -> None:
    text = write(replace(record, embedded_decks={"garden": garden().replace("Tree 3", "Oak")}))

    assert "Oak" in card_position(replay(read(text))).game.deck.card_names("en").values()


@pytest.mark.parametrize(
    "lines",
    [
        "#| a row of no file",
        "#deck garden\n#deck garden",
        "\n".join(f"#deck d{n}" for n in range(MOST_FILES + 1)),
    ],
)
def test_carried_lines_that_make_no_files_are_refused(record: Record, lines: str) -> None:
    text = write(replace(record, embedded_decks={})).replace("\n\n", f"\n\n{lines}\n", 1)

    with pytest.raises(InvalidRecord) as refused:
        read(text)
    assert refused.value.code == Code.BAD_LINE


@given(st.lists(st.text(st.characters(exclude_characters="\n\r", exclude_categories=["Cs"])), min_size=1))
def test_any_text_is_carried_as_it_is(rows: list[str]) -> None:
    file = "\n".join(rows) + "\n"
    bare = Record("intro", ("Ann",), ("fire",), deck=family("evolution").decks.ids[0])

    assert read(write(replace(bare, embedded_decks={"any": file}))).embedded_decks == {"any": file}
