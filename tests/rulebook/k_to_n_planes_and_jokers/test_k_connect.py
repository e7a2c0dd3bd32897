"""Section K: where a card may lie in Connect, and what it earns there (K01 to K12, K16)."""

from __future__ import annotations

import pytest

from discovery.core.errors import Code, InvalidSetup
from tests.support.rules.planes import Board, around, corners


@pytest.fixture
def table() -> Board:
    """A table with a plane."""
    return Board()


@pytest.mark.parametrize("option", ["link-bonus", "free-placement", "strata"])
def test_K01_connect_is_explore_with_three_options_built_in(table: Board, option: str) -> None:
    """K01: they cannot be named, since they are part of the game; a card lies in a cell, earns for links and
    may cover another."""
    with pytest.raises(InvalidSetup) as refused:
        table.start("connect", options=option)
    assert refused.value.code == Code.OPTION_BUILT_IN

    table.lay_out(hand="barter fire", board="pebble-tool@0,0 band@1,0", tree="era 1 but pebble-tool band")
    table.quietly("place barter at 0,0")
    assert table.at((0, 0))[-2:] == ["pebble-tool", "barter"]
    assert table.points("Ann") == 1 + 3 + 1, "the card, the opening of era 2, the link with Band"


def test_K02_the_prerequisites_must_be_present(table: Board) -> None:
    """K02: as everywhere; a cell does not make up for one."""
    table.lay_out(hand="homo-erectus hide", board="scavenging@0,0 pebble-tool@1,0", tree="australopithecus")

    assert table.cards_to("place") == ["hide"]
    assert table.why("place homo-erectus at 0,1") == ("missing-prerequisite", "C01")


def test_K02_a_card_borders_at_least_one_card(table: Board) -> None:
    """K02: a side in common; neither a corner nor a gap will do."""
    table.lay_out(hand="nomadism band", board="gathering@0,0")

    assert table.spots("place band") == around(0, 0)
    assert table.why("place band at 1,1") == ("no-spot", "K02")
    assert table.why("place band at 2,0") == ("no-spot", "K02")


def test_K02_a_card_has_a_link_with_every_card_it_borders(table: Board) -> None:
    """K02: Hide has one with Pebble tool and none with Nomadism; where it borders both it may not lie."""
    table.lay_out(
        hand="hide fire", board="pebble-tool@0,0 nomadism@1,1", tree="scavenging band australopithecus"
    )

    assert table.spots("place hide") == around(0, 0) - {(1, 0), (0, 1)}
    assert table.why("place hide at 1,0") == ("no-spot", "K02")
    assert table.why("place hide at 2,1") == ("no-spot", "K02")


def test_K02_from_the_second_card_on_it_borders_the_one_placed_before(table: Board) -> None:
    """K02: at the start of a turn any card may be bordered."""
    board = "gathering@0,0 band@1,0 scavenging@2,0"
    table.lay_out(hand="hunting fire", board=board, tree="")
    assert {(0, 1), (3, 0)} < table.spots("place hunting")

    table.lay_out(hand="hunting fire", board=board, last="scavenging")
    assert table.spots("place hunting") == {(3, 0), (2, 1), (2, -1)}
    assert table.why("place hunting at 0,1") == ("no-spot", "K02")


def test_K03_the_first_card_lies_in_the_middle(table: Board) -> None:
    """K03: there is nothing to border, and only 0,0 is offered."""
    table.start("connect")

    first = table.cards_to("place")[0]
    assert table.spots(f"place {first}") == {(0, 0)}
    assert table.why(f"place {first} at 1,0") == ("no-spot", "K02")
    table.play(f"place {first} at 0,0")
    assert table.cell(first) == (0, 0)


def test_K04_bordering_is_by_a_side_and_touching_by_a_corner_too(table: Board) -> None:
    """K04: four cells border a card, four more touch it; only by touching does a corner count."""
    table.lay_out(hand="hide fire", board="pebble-tool@0,0", tree="scavenging australopithecus")
    assert table.spots("place hide") == around(0, 0)

    table.lay_out(hand="hide fire", board="pebble-tool@0,0 australopithecus@1,0", tree="scavenging")
    worth = table.worth("place hide")
    assert set(worth) == around(0, 0) - {(1, 0)}, "it has no link with Australopithecus"

    table.lay_out(hand="nomadism fire", board="band@0,0 gathering@1,0")
    worth = table.worth("place nomadism")
    assert {cell for cell in worth if worth[cell] == 2} == (around(0, 0) | corners(0, 0)) & set(worth)
    assert worth[1, 1] == 2, "it touches Band by a corner"
    assert worth[2, 0] == 1


def test_K04_the_grid_has_no_edges(table: Board) -> None:
    """K04: nine cards in a row, and there is room for the next at both ends."""
    names = "gathering band scavenging nomadism australopithecus pebble-tool homo-habilis hunting hand-axe"
    board = " ".join(f"{name}@{x - 40},0" for x, name in enumerate(names.split()))
    table.lay_out(hand="flake-tool barter", board=board, tree="homo-erectus")

    assert (-31, 0) in table.spots("place flake-tool")
    assert (-41, 0) in table.spots("place barter")


LINKS = pytest.mark.parametrize(
    ("card", "other", "points"),
    [
        ("homo-erectus", "australopithecus", 1),
        ("homo-erectus", "scavenging", 1),
        ("homo-erectus", "barter", 0),
        ("h-neanderthalensis", "cooking", 0),
    ],
    ids=["family", "prerequisite", "same era", "sisters"],
)
NEEDS = {"homo-erectus": "scavenging nomadism", "h-neanderthalensis": "hide fire"}


@LINKS
def test_K05_each_of_four_kinds_of_link_opens_a_spot(
    table: Board, card: str, other: str, points: int
) -> None:
    """K05, K06: two strong ones and two weak ones, all as good as each other for where a card may lie."""
    table.lay_out(hand=f"{card} tent", board=f"{other}@0,0", tree=f"{NEEDS[card]} but {other}")

    assert table.spots(f"place {card}") >= around(0, 0)


def test_K05_without_any_link_there_is_no_spot(table: Board) -> None:
    """K05: Homo erectus and Gathering have neither family nor era nor prerequisites in common."""
    table.lay_out(hand="homo-erectus tent", board="gathering@0,0", tree="band scavenging nomadism")

    assert table.cards_to("place") == []


def test_K05_a_link_holds_in_both_directions(table: Board) -> None:
    """K05: a prerequisite placed after what builds on it, which only a Joker makes possible."""
    table.lay_out(
        options="jokers=1", hand="band tent", board="nomadism@0,0 joker-1=band@0,1", tree="scavenging"
    )
    assert table.worth("place band") == {(0, 1): 2}


def test_K05_B12_sisters_share_a_prerequisite_that_is_not_in_play(table: Board) -> None:
    """K05, B12: Shelter is of era 2 and counts as placed; Preservation and Tent both need it."""
    table.lay_out(options="eras=3-6", hand="tent myth", board="preservation@0,0", tree="thread-and-rope")

    assert table.worth("place tent") == dict.fromkeys(around(0, 0), 1)


def test_K05_B12_sharing_none_is_no_link_whatever_counts_as_placed(table: Board) -> None:
    """K05, B12: Barbed point and Metal both need what counts as placed, but nothing in common."""
    table.lay_out(options="eras=3-6", hand="barbed-point myth", board="metal@0,0", tree="fishing")

    assert table.cards_to("place") == []


def test_K06_a_corner_has_no_say_about_a_spot(table: Board) -> None:
    """K06: Hide has no link with Nomadism, which it only touches by a corner at 0,1."""
    table.lay_out(
        hand="hide fire",
        board="pebble-tool@0,0 scavenging@1,0 australopithecus@2,0 gathering@2,1 nomadism@1,2",
        tree="band",
    )
    assert (0, 1) in table.spots("place hide")


def test_K07_a_point_for_each_strong_link_with_a_card_it_touches(table: Board) -> None:
    """K07: Hide at 0,1 touches its two prerequisites, one by a side, one by a corner."""
    table.lay_out(
        hand="hide fire", board="pebble-tool@0,0 scavenging@1,0 barter@0,2", tree="australopithecus"
    )

    assert table.worth("place hide")[0, 1] == 1 + 2
    assert table.worth("place hide")[-1, 0] == 1 + 1
    table.play("place hide at 0,1")
    assert table.points("Ann") == 1 + 2


@pytest.mark.parametrize(
    "words",
    ["place hide", "place spear", "place homo-erectus"],
)
def test_K07_what_is_shown_for_a_spot_is_what_is_booked(table: Board, words: str) -> None:
    """K07, I02: base point and link bonus, for every spot on a full board."""
    table.lay_out(
        hand="hide spear homo-erectus fire",
        tree="australopithecus homo-habilis",
        board="gathering@0,0 scavenging@1,0 hunting@1,1 band@0,1 pebble-tool@-1,0 hand-axe@-1,1 nomadism@0,2"
        " barter@-1,-1",
    )
    assert len(table.worth(words)) > 3
    assert table.worth(words) == table.brought(words)


@LINKS
def test_K08_weak_links_bring_no_points(table: Board, card: str, other: str, points: int) -> None:
    """K08: the same era or a common prerequisite; family and prerequisite bring one each (K07)."""
    table.lay_out(hand=f"{card} tent", board=f"{other}@0,0", tree=f"{NEEDS[card]} but {other}")
    before = table.points("Ann")
    table.play(f"place {card} at 1,0")

    won = 3 * len(table.told("opened"))
    assert table.points("Ann") - before - won == 1 + points


def test_K09_family_and_prerequisite_are_two_links(table: Board) -> None:
    """K09: Hunting is food as Scavenging is, and needs it."""
    table.lay_out(hand="hunting fire", board="scavenging@0,0", tree="band")

    assert set(table.worth("place hunting").values()) == {1 + 2}
    assert table.brought("place hunting") == table.worth("place hunting")


def test_K10_a_trump_brings_three_points_and_turns_end_as_in_explore(table: Board) -> None:
    """K10: opening era 2, then drawing up to five."""
    table.lay_out(hand="barter fire", board="pebble-tool@0,0 gathering@1,0", tree="australopithecus")
    table.play("place barter at 2,0")
    assert table.points("Ann") == 1 + 3 + 1
    assert table.trumps == 1

    table.play("end")
    assert len(table.hand("Ann")) == 5
    assert table.turn == "Bo"


def test_K10_a_turn_without_a_card_costs_a_discard(table: Board) -> None:
    """K10: as in Explore."""
    table.lay_out(hand="myth fire", board="gathering@0,0")
    table.play("end")
    assert table.phase == "discard"

    table.play("discard myth")
    assert table.discard("Ann") == ["myth"]
    assert len(table.hand("Ann")) == 5


def test_K10_the_game_ends_as_in_explore(table: Board) -> None:
    """K10: with an empty stack the emptied hand ends it after the turn; each card left costs a point."""
    table.lay_out(
        hand="band", hands={"Bo": "fire tent", "Cem": "myth"}, board="gathering@0,0", pool="", stack="",
        points={"Bo": 10},
    )  # fmt: skip
    table.play("place band at 1,0", "end")

    assert table.over()
    assert table.result.points == (1 + 3, 10, 0)
    assert table.winners == ["Bo"]


def test_K11_a_further_card_needs_series_or_trump_and_borders_the_last(table: Board) -> None:
    """K11: Band at the end of the row has a spot but no link with the card placed before."""
    table.lay_out(hand="band hunting fire", board="gathering@0,0 scavenging@1,0", last="scavenging", tree="")
    assert table.cards_to("place") == []
    assert table.why("place band at 1,1") == ("no-link", "C03")


def test_K11_a_replayed_card_needs_no_series_but_borders_the_last(table: Board) -> None:
    """K11: Band is no family of Scavenging; a trump lays it, beside Scavenging only."""
    table.lay_out(hand="band fire", board="gathering@0,0 scavenging@1,0", last="scavenging", trumps=1)

    assert table.cards_to("place") == []
    assert table.spots("replay band") == around(1, 0) - {(0, 0)}
    assert table.why("replay band at -1,0") == ("no-spot", "K02")


def test_K11_a_called_card_borders_the_last(table: Board) -> None:
    """K11: the caller must place it; no other move is legal."""
    table.lay_out(
        hand="fire tent", hands={"Bo": "nomadism dog"}, trumps=1, last="barter",
        tree="australopithecus", board="band@0,0 gathering@1,0 pebble-tool@2,0 barter@3,0",
    )  # fmt: skip
    assert table.offers("call nomadism") == [], "Nomadism has no link with Barter"

    table.lay_out(
        hand="fire tent", hands={"Bo": "nomadism dog"}, trumps=1, last="pebble-tool",
        tree="australopithecus", board="band@0,0 gathering@1,0 barter@3,0 pebble-tool@2,0",
    )  # fmt: skip
    table.play("call nomadism")
    assert table.phase == "called"
    assert table.spots("place nomadism") == {(2, 1), (2, -1)}
    assert table.words == ["place"]


def test_K12_series_and_spot_look_at_the_same_card(table: Board) -> None:
    """K12: after a replay both continue from the replayed card."""
    table.lay_out(
        hand="band nomadism hunting fire", board="gathering@0,0 scavenging@1,0", last="scavenging", trumps=1
    )
    table.play("replay band at 2,0")

    assert table.state.last == table.cards("band")[0]
    assert table.cards_to("place") == ["nomadism", "hunting"]
    assert table.spots("place hunting") == around(2, 0) - {(1, 0)}


def test_K16_a_card_without_a_spot_cannot_be_placed(table: Board) -> None:
    """K16: its prerequisites are present, and it fits nowhere."""
    table.lay_out(hand="homo-erectus tent", board="gathering@0,0", tree="band scavenging nomadism")

    assert table.state.ready & (1 << table.cards("homo-erectus")[0])
    assert table.why("place homo-erectus at 1,0") == ("no-spot", "K02")
    table.play("end")
    assert table.phase == "discard", "the turn ends as one without a card"


def test_K16_E13_a_called_card_without_a_spot_fails(table: Board) -> None:
    """K16, E13, E16: everybody sees it, so the call is only offered where false calls are allowed; there the
    card goes to the caller's discard."""
    position = {
        "hand": "fire tent", "hands": {"Bo": "nomadism dog"}, "trumps": 1, "last": "barter",
        "tree": "australopithecus", "board": "band@0,0 gathering@1,0 pebble-tool@2,0 barter@3,0",
    }  # fmt: skip
    table.lay_out(**position)  # type: ignore[arg-type]
    assert table.why("call nomadism") == ("call-must-fail", "E16")

    table.lay_out(options="stop", **position)  # type: ignore[arg-type]
    table.quietly("call nomadism")
    assert table.discard("Ann") == ["nomadism"]
    assert (table.turn, table.trumps) == ("Bo", 0)


def test_K16_the_game_ends_all_the_same(table: Board) -> None:
    """K16, I11: what fits nowhere is discarded turn by turn until a hand is empty."""
    table.lay_out(
        hand="homo-erectus", hands={"Bo": "fire tent"}, seats="Ann, Bo", pool="", stack="",
        board="gathering@0,0", tree="band scavenging nomadism",
    )  # fmt: skip
    table.play("end", "discard homo-erectus")

    assert table.over()
