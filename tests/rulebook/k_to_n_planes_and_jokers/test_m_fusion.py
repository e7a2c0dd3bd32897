"""Section M: piles, points and announcements in Fusion (M01 to M04, M11 to M13, M15); searching is apart."""

from __future__ import annotations

import pytest

from discovery.core.errors import Code, InvalidSetup
from tests.support.rules.planes import Board, around, corners


@pytest.fixture
def table() -> Board:
    """A table with a plane."""
    return Board()


def test_M01_link_points_piles_announcing_and_stop_are_built_in(table: Board) -> None:
    """M01: one card placed shows them all: a cell, link points, no trump by itself, a window for Stop."""
    table.lay_out(game="fusion", hand="barter tent", board="pebble-tool@0,0 gathering@1,0",
                  tree="australopithecus")  # fmt: skip
    table.play("place barter at 1,1")
    assert table.phase == "window"
    assert table.may("Bo") == ["let", "stop"]

    table.close()
    assert table.points("Ann") == 1 + 2, "Pebble tool and Gathering are touched"
    assert table.trumps == 0, "nobody has announced era 2"
    assert "open 2" in table.offers("announce")


@pytest.mark.parametrize("option", ["stop", "free-placement", "link-bonus", "strata"])
def test_M01_what_belongs_to_fusion_cannot_be_named_and_strata_are_left_out(
    table: Board, option: str
) -> None:
    """M01: three are part of it, the fourth does not go with it."""
    with pytest.raises(InvalidSetup) as refused:
        table.start("fusion", options=option)
    assert refused.value.code == (Code.OPTION_EXCLUDED if option == "strata" else Code.OPTION_BUILT_IN)


def test_M02_a_card_goes_on_any_pile_or_beside_one(table: Board) -> None:
    """M02: no era is closed, and Myth has no link with anything here; corners and gaps are no spots."""
    table.lay_out(game="fusion", hand="myth tent", board="gathering@0,0 band@1,0 scavenging@1,0")

    assert table.spots("place myth") == around(0, 0) | around(1, 0)
    assert {(0, 0), (1, 0)} <= table.spots("place myth")
    assert table.why("place myth at -1,1") == ("no-spot", "K02")


def test_M02_the_first_card_goes_anywhere(table: Board) -> None:
    """M02: cells are counted from it."""
    table.start("fusion")
    first = table.hand("Ann")[0]

    assert table.spots(f"place {first}") == {(0, 0)}


def test_M02_only_the_top_card_of_a_pile_is_seen(table: Board) -> None:
    """M02: a view shows each pile's top card and its height."""
    table.lay_out(game="fusion", hand="myth tent", board="gathering@0,0 band@1,0 scavenging@1,0")
    number = {name: table.cards(name)[0] for name in ("gathering", "scavenging")}

    for viewer in (0, 1, -1):
        view = table.game.view(table.state, viewer)
        assert view.plane == ((number["gathering"], 0, 0, 0), (number["scavenging"], 1, 0, 1))
        assert view.piled


def test_M02_a_pile_has_no_limit(table: Board) -> None:
    """M02: whatever lies on top may be covered, and the same cell again and again."""
    table.lay_out(game="fusion", hand="band scavenging hunting tent", board="gathering@0,0", trumps=3)
    table.quietly("replay band at 0,0", "replay scavenging at 0,0", "replay hunting at 0,0")

    assert table.at((0, 0)) == ["gathering", "band", "scavenging", "hunting"]


def test_M02_the_last_card_need_not_be_bordered(table: Board) -> None:
    """M02: a series continues in any pile; the last card itself may be covered."""
    table.lay_out(game="fusion", hand="hunting tent", last="scavenging",
                  board="scavenging@0,0 gathering@1,0 band@2,0")  # fmt: skip

    assert {(0, 0), (2, 0), (3, 0)} <= table.spots("place hunting")


def test_M03_link_points_count_the_top_cards_around(table: Board) -> None:
    """M03: eight neighbours, sides and corners alike; what lies under them counts no more."""
    table.lay_out(
        game="fusion", hand="hide tent",
        board="pebble-tool@0,0 barter@0,0 scavenging@1,1 tent@0,2".replace(" tent@0,2", ""),
    )  # fmt: skip
    worth = table.worth("place hide")

    assert worth[0, 0] == 1 + 1, "Scavenging touches by a corner"
    assert worth[-1, 0] == 1, "Barter lies on Pebble tool"
    assert {cell for cell in worth if worth[cell] == 2} == (around(1, 1) | corners(1, 1)) & set(worth)
    assert worth == table.brought("place hide")


def test_M03_the_covered_card_brings_nothing(table: Board) -> None:
    """M03: on Scavenging itself Hunting has no link to count; beside it there are two (K09)."""
    table.lay_out(game="fusion", hand="hunting tent", board="scavenging@0,0", tree="band")

    assert table.worth("place hunting")[0, 0] == 1
    assert table.worth("place hunting")[0, 1] == 1 + 2
    assert table.worth("place hunting") == table.brought("place hunting")


def test_M03_the_bonus_is_counted_when_the_window_closes(table: Board) -> None:
    """M03, H11: before that the card has brought nothing."""
    table.lay_out(game="fusion", hand="hunting tent", board="scavenging@0,0 band@1,0")
    table.play("place hunting at 0,1")
    assert table.points("Ann") == 0

    table.close()
    assert table.points("Ann") == 1 + 2 + 1, "Scavenging twice, Band by a corner"


def test_M04_openings_and_closings_are_announced(table: Board) -> None:
    """M04: neither is noticed by itself; announcing one wins the trump and its three points."""
    table.lay_out(game="fusion", hand="hand-axe tent", board="barter@0,0", tree="era 1 but hand-axe")
    table.quietly("place hand-axe at 1,0")
    assert (table.trumps, table.told("closed"), table.told("opened")) == (0, [], [])
    points = table.points("Ann")

    table.quietly("announce close 1")
    assert (table.trumps, table.points("Ann")) == (1, points + 3)
    table.quietly("announce open 2")
    assert (table.trumps, table.points("Ann")) == (2, points + 6)
    assert table.why("announce open 2") == ("not-announceable", "H05")


def test_M04_another_may_announce_what_was_forgotten(table: Board) -> None:
    """M04, H05: the first player who announces it in their own turn."""
    table.lay_out(game="fusion", hand="barter tent", board="pebble-tool@0,0 gathering@1,0")
    table.quietly("place barter at 0,1", "end", "Bo: announce open 2")

    assert table.turn == "Bo"
    assert (table.trumps, table.points("Bo")) == (1, 3)


def test_M04_a_false_announcement_may_be_made_and_contested(table: Board) -> None:
    """M04, H16: unchallenged it counts; contested, its author loses a card of their choice and the turn."""
    table.lay_out(game="fusion", hand="myth tent", board="gathering@0,0")
    table.quietly("announce open 3")
    assert (table.trumps, table.points("Ann")) == (1, 3)

    table.lay_out(game="fusion", hand="myth tent", board="gathering@0,0")
    table.play("announce open 3", "Bo: stop", "Ann: verify", "Ann: discard myth")
    assert table.points("Ann") == 0 - 1, "case 3: era 1 is the highest open one"
    assert table.discard("Ann") == ["myth"]
    assert (len(table.hand("Ann")), table.turn) == (5, "Bo")


def test_M11_the_top_card_is_seen_by_all(table: Board) -> None:
    """M11: prerequisites that lie open are found without looking: the Stop is settled at once."""
    table.lay_out(game="fusion", options="deposit", hand="hunting tent", hands={"Bo": "fire myth"},
                  board="scavenging@0,0 band@1,0")  # fmt: skip
    table.play("place hunting at 0,1", "Bo: stop")

    assert table.told("verified") == [("verified", "Ann", "", "", 1)]
    assert (table.phase, table.actors) == ("discard", ["Bo"])
    assert table.points("Ann") == 1 + 2 + 1, "no deposit was paid"


def test_M11_only_a_pile_with_covered_cards_can_be_looked_through(table: Board) -> None:
    """M11: a single card is no pile to look through."""
    table.lay_out(game="fusion", hand="hunting tent",
                  board="gathering@0,0 scavenging@1,0 nomadism@1,0")  # fmt: skip
    table.play("place hunting at 0,1", "Bo: stop")

    assert table.offers("look") == ["1,0"]
    assert table.why("look 0,0") == ("no-pile", "M11")
    assert table.why("look 5,5") == ("no-pile", "M11")


def test_M12_the_grid_may_fall_into_parts(table: Board) -> None:
    """M12: its cell is free again, nothing joins the two parts, and both grow on."""
    table.lay_out(
        game="fusion", hand="painting dog", hands={"Bo": "nomadism fire"},
        board="gathering@0,0 band@2,0 scavenging@3,0",
    )  # fmt: skip
    table.play("place painting at 1,0")
    assert table.at((1, 0)) == ["painting"]
    table.play("Bo: stop", "Ann: concede")

    assert table.at((1, 0)) == []
    assert table.discard("Ann") == ["painting"]
    assert table.turn == "Bo"
    assert table.spots("place nomadism") == around(0, 0) | around(2, 0) | around(3, 0) | {(0, 0)}


def test_M12_what_a_wrong_card_covered_is_seen_again(table: Board) -> None:
    """M12: the pile beneath stays."""
    table.lay_out(game="fusion", hand="painting dog", board="gathering@0,0 band@1,0")
    table.play("place painting at 1,0", "Bo: stop", "Ann: concede")

    assert table.at((1, 0)) == ["band"]


def test_M12_the_very_first_card_may_be_wrong(table: Board) -> None:
    """M12: then the next one is the first again."""
    table.lay_out(game="fusion", hand="painting dog", hands={"Bo": "gathering fire"})
    table.play("place painting at 0,0", "Bo: stop", "Ann: concede")

    assert table.spots("place gathering") == {(0, 0)}
    assert table.turn == "Bo"


def test_M13_a_bot_lays_each_flipped_card_whatever_it_needs(table: Board) -> None:
    """M13: Myth on a board with nothing but Gathering."""
    table.lay_out(game="fusion", seats="Ann, Bo=bot", hands={"Bo": "myth dog"}, turn="Bo",
                  board="gathering@0,0")  # fmt: skip
    table.play("Bo: flip")

    assert table.cell("myth") is not None
    assert table.phase == "window"


def test_M13_it_chooses_the_spot_with_most_points(table: Board) -> None:
    """M13: Hunting touches Scavenging (two points) and Band (one) at once in two cells only."""
    table.lay_out(game="fusion", seats="Ann, Bo=bot", hands={"Bo": "hunting dog"}, turn="Bo",
                  board="gathering@0,0 band@1,0 scavenging@2,0 nomadism@0,1")  # fmt: skip
    table.play("Bo: flip")

    cell = table.cell("hunting")
    assert cell in {(1, 1), (1, -1), (2, 1), (2, -1)}
    assert cell == (1, -1), "of the best ones it borders Band, the lowest card, in the smallest row"
    table.close()
    assert table.points("Bo") >= 1 + 3


def test_M13_among_equals_it_covers_or_borders_the_lowest_card(table: Board) -> None:
    """M13: Band brings one point anywhere. The spots at Gathering, the lowest card, are tried first, its own
    pile among them; then the smallest row decides, and then the smallest column."""
    table.lay_out(game="fusion", seats="Ann, Bo=bot", hands={"Bo": "band dog"}, turn="Bo",
                  board="scavenging@1,0 gathering@0,0")  # fmt: skip
    table.play("Bo: flip")
    assert table.cell("band") == (0, -1)

    table.lay_out(game="fusion", seats="Ann, Bo=bot", hands={"Bo": "band dog"}, turn="Bo",
                  board="gathering@0,0 scavenging@0,-1 australopithecus@0,-2 pebble-tool@-1,-1")  # fmt: skip
    table.play("Bo: flip")
    assert table.cell("band") == (0, -1), "on Scavenging it borders Gathering, in the smallest row"


def test_M13_after_row_and_lowest_card_the_column_decides(table: Board) -> None:
    """M13: three spots in one row touch Scavenging and border or cover Gathering; the left one is taken."""
    table.lay_out(game="fusion", seats="Ann, Bo=bot", hands={"Bo": "hunting dog"}, turn="Bo",
                  board="gathering@0,0 scavenging@0,1")  # fmt: skip
    table.play("Bo: flip")

    assert table.cell("hunting") == (-1, 0)


@pytest.mark.parametrize("count", [1, 2, 3, 6, 9])
def test_M15_company_is_advice(table: Board, count: int) -> None:
    """M15, B08: three to six suit the game best, and any number from one to nine may sit down."""
    table.start("fusion", ", ".join("ABCDEFGHI"[:count]))

    assert len(table.game.seats) == count
    assert table.cards_to("place")
