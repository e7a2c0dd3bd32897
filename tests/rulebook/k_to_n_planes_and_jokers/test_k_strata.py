"""Section K: covering cards of closed eras (K13 to K15)."""

from __future__ import annotations

import pytest

from tests.support.rules.planes import Board


@pytest.fixture
def table() -> Board:
    """A table with a plane."""
    return Board()


def test_K13_a_card_of_a_closed_era_may_be_covered(table: Board) -> None:
    """K13: era 1 is complete. Barter may lie on Hunting, without any link with it, beside Band."""
    table.lay_out(hand="barter fire", board="hunting@0,0 band@1,0", tree="era 1 but hunting band")

    assert table.spots("place barter") == {(0, 0), (2, 0), (1, 1), (1, -1)}
    table.play("place barter at 0,0")
    assert table.at((0, 0))[-2:] == ["hunting", "barter"]


def test_K13_no_card_of_an_open_era_is_covered(table: Board) -> None:
    """K13: one card of era 1 is missing, or the card is of era 2."""
    table.lay_out(hand="barter fire", board="hunting@0,0 band@1,0", tree="era 1 but hunting band hand-axe")
    assert table.spots("place barter") == {(2, 0), (1, 1), (1, -1)}

    table.lay_out(hand="tribe fire", board="barter@0,0 band@1,0", tree="language era 1 but band")
    assert (0, 0) not in table.spots("place tribe")
    assert (1, 0) in table.spots("place tribe"), "Band is of era 1, and Barter is a link"


def test_K13_what_is_covered_earns_nothing_and_needs_no_link(table: Board) -> None:
    """K13: Pebble tool is a prerequisite of Barter, yet only Band beside it counts."""
    table.lay_out(hand="barter fire", board="pebble-tool@0,0 band@1,0", tree="era 1 but pebble-tool band")

    assert table.worth("place barter")[0, 0] == 1 + 1


def test_K13_the_covering_card_keeps_the_conditions_towards_all_others(table: Board) -> None:
    """K13, K02: it must border another top card, and have a link with each it borders."""
    table.lay_out(hand="barter fire", board="pebble-tool@0,0", tree="era 1 but pebble-tool")
    assert (0, 0) not in table.spots("place barter"), "nothing borders the only pile"

    table.lay_out(
        hand="barter fire", board="pebble-tool@0,0 band@1,0 hunting@0,1",
        tree="era 1 but pebble-tool band hunting",
    )  # fmt: skip
    assert (0, 0) not in table.spots("place barter"), "it has no link with Hunting"


def test_K13_only_top_cards_border_and_touch(table: Board) -> None:
    """K13: Pebble tool lies under Barter; Hide finds neither a link nor a point there."""
    table.lay_out(hand="hide metal", board="band@1,0 pebble-tool@0,0 barter@0,0",
                  tree="era 1 but pebble-tool band")  # fmt: skip

    worth = table.worth("place hide")
    assert worth[-1, 0] == 1, "beside Barter: the same era, no strong link"
    assert (2, 0) not in worth, "beside Band there is no link"


def test_K13_a_covered_card_stays_present(table: Board) -> None:
    """K13: for prerequisites, and for the era, which stays closed and is not closed again."""
    table.lay_out(hand="barter hide fire", board="pebble-tool@0,0 band@1,0",
                  tree="era 1 but pebble-tool band")  # fmt: skip
    table.play("place barter at 0,0")

    assert table.state.ready & (1 << table.cards("hide")[0])
    assert table.told("closed") == []
    assert table.state.closed == 0b10
    assert {"pebble-tool", "barter"} <= set(table.tree)


def test_K13_to_cover_the_card_placed_before_is_not_to_border_it(table: Board) -> None:
    """K13: Hand axe closed era 1; Flake tool goes beside it, or on another card beside it."""
    table.lay_out(
        hand="flake-tool fire", last="hand-axe", board="pebble-tool@0,0 homo-habilis@2,0 hand-axe@1,0",
        tree="homo-erectus era 1 but pebble-tool homo-habilis hand-axe",
    )  # fmt: skip

    spots = table.spots("place flake-tool")
    assert (1, 0) not in spots
    assert {(0, 0), (1, 1), (1, -1)} <= spots
    assert (2, 0) in spots, "on Homo habilis it borders Hand axe alone"


def test_K14_piles_may_grow(table: Board) -> None:
    """K14: the top card's era decides. Barter lies on Hunting; Tribe covers it once era 2 is closed."""
    board = "band@1,0 hunting@0,0 barter@0,0"
    covered = "era 1 era 2 but band hunting barter"
    table.lay_out(hand="tribe tent", board=board, tree=covered)
    table.play("place tribe at 0,0")
    assert table.at((0, 0)) == ["hunting", "barter", "tribe"]

    table.lay_out(hand="tribe tent cooking", board=board, tree=f"{covered} cooking")
    assert (0, 0) not in table.spots("place tribe"), "era 2 lacks Cooking"


def test_K15_a_card_that_closes_its_era_may_cover_a_card_of_it(table: Board) -> None:
    """K15: Hand axe is the last of era 1."""
    board = "homo-habilis@0,0 pebble-tool@1,0"
    table.lay_out(hand="hand-axe fire", board=board, tree="era 1 but homo-habilis pebble-tool hand-axe")
    assert {(0, 0), (1, 0)} <= table.spots("place hand-axe")
    table.play("place hand-axe at 0,0")
    assert table.told("closed") == [("closed", "Ann", "", "", 1)]

    table.lay_out(
        hand="hand-axe fire", board=board, tree="era 1 but homo-habilis pebble-tool hand-axe nomadism"
    )
    assert not {(0, 0), (1, 0)} & table.spots("place hand-axe"), "Nomadism is missing too"


def test_K15_or_of_an_era_closed_earlier_but_of_no_open_one(table: Board) -> None:
    """K15: Shelter closes era 2 and may cover cards of eras 1 and 2, none of era 3."""
    table.lay_out(
        hand="shelter tent", board="spear@0,0 hunting@0,1 fishing@1,0",
        tree="era 1 era 2 but spear hunting shelter",
    )  # fmt: skip

    spots = table.spots("place shelter")
    assert (0, 1) in spots, "Hunting, beside Spear"
    assert (1, 0) not in spots, "Fishing is of era 3"


def test_K15_a_joker_may_close_and_cover_at_once(table: Board) -> None:
    """K15, K17, N07: the Joker that stands for Hand axe closes era 1 as Hand axe would."""
    table.lay_out(
        options="jokers=1", hand="joker-1 fire", board="homo-habilis@0,0 pebble-tool@1,0",
        tree="era 1 but homo-habilis pebble-tool hand-axe",
    )  # fmt: skip
    assert {(0, 0), (1, 0)} <= table.spots("joker as hand-axe")
    table.quietly("joker as hand-axe at 0,0")

    assert table.at((0, 0))[-2:] == ["homo-habilis", "joker-1"]
    assert table.told("closed") == [("closed", "Ann", "", "", 1)]
