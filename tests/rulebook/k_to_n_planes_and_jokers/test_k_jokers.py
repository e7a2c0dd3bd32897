"""Section K: Jokers in Connect (K17)."""

from __future__ import annotations

import pytest

from tests.support.rules.planes import Board, around


@pytest.fixture
def table() -> Board:
    """A table with a plane."""
    return Board()


def test_K17_a_joker_has_no_family_but_era_and_prerequisites(table: Board) -> None:
    """K17: the Joker for Nomadism may lie beside Band, which it needs, and beside any card of era 1; beside
    Homo erectus too, which builds on it, and not beside Watercraft, which only has its family."""
    table.lay_out(
        options="jokers=1", hand="joker-1 tent", tree="scavenging fishing gathering hunting",
        board="band@0,0 watercraft@10,0 homo-habilis@20,0",
    )  # fmt: skip
    spots = table.spots("joker as nomadism")

    assert around(0, 0) <= spots, "prerequisite"
    assert around(20, 0) <= spots, "the same era"
    assert not around(10, 0) & spots, "family alone is none"
    assert table.worth("joker as nomadism")[19, 0] == 1, "no point for the family"
    assert table.worth("joker as nomadism")[1, 0] == 1 + 1


def test_K17_another_card_finds_a_joker_without_family(table: Board) -> None:
    """K17: beside the Joker for Nomadism; Homo erectus has it as a prerequisite, Watercraft as family."""
    table.lay_out(
        options="jokers=1", hand="homo-erectus watercraft tent", board="joker-1=nomadism@0,0",
        tree="band scavenging fishing hand-axe",
    )  # fmt: skip

    assert table.worth("place homo-erectus") == dict.fromkeys(around(0, 0), 1 + 1)
    assert table.why("place watercraft at 1,0") == ("no-spot", "K02")


def test_K17_sisters_of_a_joker(table: Board) -> None:
    """K17: Homo neanderthalensis needs Hide and Fire, the Joker stands for Cooking, which needs Fire."""
    table.lay_out(
        options="jokers=1", hand="h-neanderthalensis tent", board="joker-1=cooking@0,0",
        tree="hide fire homo-erectus",
    )  # fmt: skip

    assert table.worth("place h-neanderthalensis") == dict.fromkeys(around(0, 0), 1)


@pytest.mark.parametrize("words", ["joker as hide", "place homo-erectus", "place spear", "place barter"])
def test_K17_bonuses_shown_and_booked_agree_around_jokers(table: Board, words: str) -> None:
    """K17, K07: for a Joker to be laid, and for cards beside one."""
    table.lay_out(
        options="jokers=2", hand="joker-2 homo-erectus spear barter tent", tree="homo-habilis language",
        board="gathering@0,0 scavenging@1,0 hunting@1,1 band@0,1 pebble-tool@-1,0 joker-1=nomadism@0,2",
    )  # fmt: skip
    assert len(table.worth(words)) > 2
    assert table.worth(words) == table.brought(words)


def test_K17_the_real_card_takes_the_jokers_cell(table: Board) -> None:
    """K17, N06: no other cell, and no link is asked for: Homo erectus at 0,0 borders Gathering only."""
    table.lay_out(
        options="jokers=1", hand="homo-erectus tent", board="gathering@1,0 joker-1=homo-erectus@0,0",
        tree="band scavenging nomadism",
    )  # fmt: skip
    assert table.spots("place homo-erectus") == {(0, 0)}
    assert table.why("place homo-erectus at -1,0") == ("no-spot", "K02")

    table.quietly("place homo-erectus at 0,0")
    assert table.at((0, 0)) == ["homo-erectus"]
    assert table.hand("Ann") == ["tent", "joker-1"]


def test_K17_for_the_real_card_the_last_card_need_not_be_bordered(table: Board) -> None:
    """K17: in a series its cell is the Joker's, wherever the card placed before lies."""
    table.lay_out(
        options="jokers=1", hand="hunting tent", last="scavenging",
        board="band@1,0 joker-1=hunting@0,0 gathering@2,0 scavenging@3,0",
    )  # fmt: skip

    assert table.worth("place hunting") == {(0, 0): 1 + 1}, "Band beside it is a prerequisite"
    assert table.brought("place hunting") == {(0, 0): 1 + 1}


def test_K17_only_the_prerequisites_of_the_real_card_are_asked_for(table: Board) -> None:
    """K17: they may have gone with a Joker that was contested; then the real card waits."""
    table.lay_out(
        options="jokers=1", hand="hunting tent", board="scavenging@1,0 joker-1=hunting@0,0", tree=""
    )
    assert table.why("place hunting at 0,0") == ("missing-prerequisite", "C01")


def test_K17_the_bonus_of_the_real_card_counts_its_family_again(table: Board) -> None:
    """K17, K07: the Joker at 0,0 had one point from Scavenging; Hunting has two there (K09)."""
    table.lay_out(options="jokers=1", hand="joker-1 tent", board="scavenging@1,0", tree="band")
    assert table.worth("joker as hunting")[0, 0] == 1 + 1

    table.lay_out(
        options="jokers=1", hand="hunting tent", board="scavenging@1,0 joker-1=hunting@0,0", tree="band"
    )
    assert table.worth("place hunting") == table.brought("place hunting") == {(0, 0): 1 + 2}
