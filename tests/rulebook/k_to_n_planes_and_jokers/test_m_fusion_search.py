"""Section M: Stop in Fusion, looking through piles, the indemnity and the deposit (M05 to M10, M14)."""

from __future__ import annotations

import pytest

from tests.support.rules.planes import Board

HIDDEN = "gathering@0,0 scavenging@1,0 pebble-tool@1,0 band@2,0 barter@2,0"
"""What Hunting needs lies under Pebble tool and under Barter; era 2 is open."""
MISSING = "gathering@0,0 scavenging@1,0 pebble-tool@1,0 language@2,0 barter@2,0"
"""Band is missing."""


@pytest.fixture
def table() -> Board:
    """A table with a plane."""
    return Board()


def contested(table: Board, board: str = HIDDEN, options: str = "", card: str = "hunting") -> Board:
    """Ann has laid a card at 0,1, and Bo has said Stop; the others have ten points each."""
    table.lay_out(
        game="fusion", options=options, hand=f"{card} tent", hands={"Bo": "fire myth"}, board=board,
        points={"Ann": 10, "Bo": 10},
    )  # fmt: skip
    table.play(f"place {card} at 0,1", "Bo: stop")
    return table


def test_M05_a_player_who_contests_a_right_card_discards_and_draws(table: Board) -> None:
    """M05: everything found. Bo chooses a card to discard and draws up to five; Ann continues."""
    contested(table).play("look 1,0", "look 2,0")
    assert table.told("verified") == [("verified", "Ann", "", "", 1)]
    assert (table.phase, table.actors) == ("discard", ["Bo"])

    table.play("Bo: discard myth")
    assert table.discard("Bo") == ["myth"]
    assert len(table.hand("Bo")) == 5
    assert (table.turn, table.phase, table.actors) == ("Ann", "turn", ["Ann"])
    assert table.points("Bo") == 10, "no points change hands"


def test_M05_the_card_then_counts(table: Board) -> None:
    """M05: with its link points, and the turn continues from it."""
    contested(table).play("look 2,0", "look 1,0", "Bo: discard fire")

    assert table.cell("hunting") == (0, 1)
    assert table.points("Ann") == 10 + 1 + 1, "Gathering is food too"
    assert table.state.placed == 1


def test_M06_conceding_costs_the_card_and_the_turn_and_no_indemnity(table: Board) -> None:
    """M06: the card is the discard, then Ann draws, and her turn is over."""
    contested(table, MISSING).play("concede")

    assert table.told("fault") == [("fault", "Ann", "", "Bo", 2)]
    assert table.discard("Ann") == ["hunting"]
    assert table.cell("hunting") is None
    assert len(table.hand("Ann")) == 5
    assert (table.points("Ann"), table.points("Bo")) == (10, 10)
    assert (table.turn, table.hand("Bo")) == ("Bo", ["fire", "myth"])


def test_M06_even_a_right_card_may_be_conceded(table: Board) -> None:
    """M06: nobody looks, so nobody knows."""
    contested(table, HIDDEN).play("concede")

    assert table.discard("Ann") == ["hunting"]
    assert table.turn == "Bo"


def test_M07_looking_in_vain_costs_an_indemnity(table: Board) -> None:
    """M07: the highest open era is 2: two points go from Ann to Bo, besides the fault of H18."""
    contested(table, MISSING).play("look 1,0", "look 2,0")

    assert table.told("indemnity") == [("indemnity", "Ann", "", "Bo", 2)]
    assert (table.points("Ann"), table.points("Bo")) == (8, 12)
    assert table.discard("Ann") == ["hunting"]
    assert len(table.hand("Ann")) == 5
    assert table.turn == "Bo"


@pytest.mark.parametrize(
    ("board", "card", "era"),
    [
        ("gathering@0,0 nomadism@1,0 pebble-tool@1,0", "hunting", 1),
        ("gathering@0,0 tent@1,0 pebble-tool@1,0", "hunting", 4),
        ("gathering@0,0 nomadism@1,0 pebble-tool@1,0", "painting", 1),
    ],
    ids=["era 1", "covered", "the wrong card itself is none"],
)
def test_M07_the_highest_open_era_tells_how_much(table: Board, board: str, card: str, era: int) -> None:
    """M07: covered cards count for it, the card that has just been found wrong does not."""
    table.lay_out(game="fusion", hand=f"{card} dog", hands={"Bo": "fire myth"}, board=board)
    table.play(f"place {card} at 0,1", "Bo: stop", "look 1,0")

    assert table.points("Ann") == -era, "a score may be below zero"
    assert table.points("Bo") == era


def test_M08_a_card_that_builds_on_it_proves_a_card(table: Board) -> None:
    """M08: Nomadism names Band, Hide names Scavenging; both lie open, so the Stop is settled at once."""
    contested(table, "gathering@0,0 nomadism@1,0 hide@2,0")

    assert table.told("verified") == [("verified", "Ann", "", "", 1)]
    assert table.actors == ["Bo"]


def test_M08_found_in_a_pile_it_proves_as_well(table: Board) -> None:
    """M08: Nomadism under Pebble tool."""
    contested(table, "gathering@0,0 nomadism@1,0 pebble-tool@1,0 hide@2,0").play("look 1,0")

    assert table.told("verified") == [("verified", "Ann", "", "", 1)]


def test_M08_only_direct_successors_count(table: Board) -> None:
    """M08: Cooking proves Fire, which proves Homo erectus, which proves Scavenging: that is too far."""
    contested(table, "gathering@0,0 nomadism@1,0 cooking@2,0 fishing@3,0 barter@3,0").play("look 3,0")

    assert table.told("verified") == [("verified", "Ann", "", "", 0)]
    assert table.discard("Ann") == ["hunting"]


def test_M08_the_contested_card_is_no_proof_of_its_own(table: Board) -> None:
    """M08: Hunting itself names Band and Scavenging."""
    contested(table, "gathering@0,0 nomadism@1,0 fishing@3,0 barter@3,0").play("look 3,0")

    assert table.told("verified") == [("verified", "Ann", "", "", 0)]


def test_M08_a_contested_call_is_verified_as_in_memory(table: Board) -> None:
    """M08: nothing is searched for it; era 2 is not open, so the call was invalid."""
    table.lay_out(game="fusion", hand="tent dog", hands={"Bo": "band fire"}, trumps=1, last="gathering",
                  board="gathering@0,0 scavenging@1,0 nomadism@1,0")  # fmt: skip
    table.play("call band", "Bo: stop")
    assert table.may("Ann") == ["verify", "concede"]

    table.play("verify")
    assert (table.points("Ann"), table.points("Bo")) == (-1, 1)
    assert (table.phase, table.actors) == ("discard", ["Ann"])
    table.play("discard dog")
    assert table.turn == "Bo"


def test_M08_a_contested_announcement_is_verified_as_in_memory(table: Board) -> None:
    """M08: the table finds the card of era 2 in the pile; Bo pays and Ann wins her trump."""
    table.lay_out(game="fusion", hand="tent dog", hands={"Bo": "band fire"},
                  board="gathering@0,0 barter@1,0 nomadism@1,0")  # fmt: skip
    table.play("announce open 2", "Bo: stop")
    assert table.may("Ann") == ["verify", "concede"]

    table.play("verify", "Bo: discard fire")
    assert (table.turn, table.trumps, table.points("Ann")) == ("Ann", 1, 3)


def test_M09_one_names_pile_after_pile(table: Board) -> None:
    """M09: each only once; the search ends when everything is found."""
    contested(table, HIDDEN + " nomadism@3,0 fishing@3,0")
    assert set(table.offers("look")) == {"1,0", "2,0", "3,0"}

    table.play("look 1,0")
    assert set(table.offers("look")) == {"2,0", "3,0"}
    assert table.why("look 1,0") == ("no-pile", "M11")
    table.play("look 3,0")
    assert table.told("verified") == [("verified", "Ann", "", "", 1)], "Nomadism proves Band"


def test_M09_only_the_searching_player_knows_what_the_piles_hold(table: Board) -> None:
    """M09: the others see which piles were opened, not what lies in them nor what is still wanted."""
    contested(table).play("look 1,0")
    game, band = table.game, table.cards("band")[0]

    assert game.view(table.state, 0).wanted == 1 << band
    assert game.view(table.state, 0).looked == tuple(table.state.searched_spots)
    for viewer in (1, 2, -1):
        view = game.view(table.state, viewer)
        assert (view.wanted, view.looked) == (0, ())
    seen = [event for viewer in (1, 2) for event in game.observe(table.state, table.happened, viewer)]
    assert {event.piece for event in seen} == {-1}, "a look names no card"


def test_M09_giving_up_after_a_look_is_case_3(table: Board) -> None:
    """M09, M10: the indemnity is due, although Band lies in the next pile."""
    contested(table, HIDDEN).play("look 1,0", "concede")

    assert table.told("fault") == [("fault", "Ann", "", "Bo", 3)]
    assert (table.points("Ann"), table.points("Bo")) == (8, 12)


def test_M09_the_search_ends_when_nothing_is_left_to_look_at(table: Board) -> None:
    """M09: the last pile in vain is the end of it."""
    contested(table, MISSING).play("look 2,0")
    assert table.phase == "look"

    table.play("look 1,0")
    assert table.turn == "Bo"


def test_M09_the_pile_under_the_contested_card_may_be_looked_through(table: Board) -> None:
    """M09: it covers Band, which Hunting needs."""
    table.lay_out(game="fusion", hand="hunting tent", hands={"Bo": "fire myth"},
                  board="gathering@0,0 scavenging@1,0 band@2,0")  # fmt: skip
    table.play("place hunting at 2,0", "Bo: stop")
    assert table.offers("look") == ["2,0"]

    table.play("look 2,0")
    assert table.told("verified") == [("verified", "Ann", "", "", 1)]


def test_M10_each_look_costs_a_point_that_comes_back(table: Board) -> None:
    """M10: with everything found it was only lent."""
    contested(table, HIDDEN, "deposit").play("look 1,0")
    assert table.points("Ann") == 9

    table.play("look 2,0")
    assert table.points("Ann") == 10 + 1 + 1
    assert table.points("Bo") == 10


def test_M10_the_deposit_is_lost_with_the_search(table: Board) -> None:
    """M10: two looks and the indemnity; Bo gets the indemnity only."""
    contested(table, MISSING, "deposit").play("look 1,0", "look 2,0")

    assert (table.points("Ann"), table.points("Bo")) == (10 - 2 - 2, 10 + 2)


def test_M10_the_deposit_is_lost_by_giving_up(table: Board) -> None:
    """M10: and the indemnity is due."""
    contested(table, HIDDEN, "deposit").play("look 1,0", "concede")

    assert (table.points("Ann"), table.points("Bo")) == (10 - 1 - 2, 10 + 2)


def test_M10_without_the_option_a_look_is_free(table: Board) -> None:
    """M10: it is an option."""
    contested(table, HIDDEN).play("look 1,0")

    assert table.points("Ann") == 10


def test_M10_conceding_without_a_look_costs_no_deposit(table: Board) -> None:
    """M10, M06: case 2."""
    contested(table, MISSING, "deposit").play("concede")

    assert (table.points("Ann"), table.points("Bo")) == (10, 10)


def bot_contested(table: Board, board: str) -> Board:
    """A bot has laid Hunting, and Ann has said Stop; both have ten points."""
    table.lay_out(
        game="fusion", seats="Ann, Bo=bot, Cem", turn="Bo", options="deposit", hand="hunting tent",
        hands={"Ann": "fire myth"}, board=board, points={"Ann": 10, "Bo": 10},
    )  # fmt: skip
    table.play("Bo: flip", "Ann: stop")
    return table


def test_M14_a_bots_wrong_card_is_discarded_and_its_turn_is_over(table: Board) -> None:
    """M14: no indemnity, no deposit, nothing for Ann; the bot draws up to five."""
    bot_contested(table, MISSING)

    assert table.told("verified") == [("verified", "Bo", "", "", 0)]
    assert table.discard("Bo") == ["hunting"]
    assert (table.points("Ann"), table.points("Bo")) == (10, 10)
    assert table.hand("Ann") == ["fire", "myth"]
    assert len(table.hand("Bo")) == 5
    assert table.turn == "Cem"


def test_M14_the_table_looks_through_all_piles_for_a_bot(table: Board) -> None:
    """M14: it finds what lies covered; Ann discards a card of her choice and draws, and the bot continues."""
    bot_contested(table, HIDDEN)
    assert (table.phase, table.actors) == ("discard", ["Ann"])

    table.play("Ann: discard myth")
    assert len(table.hand("Ann")) == 5
    assert table.points("Ann") == 10
    assert table.points("Bo") > 10
    assert (table.turn, table.phase) == ("Bo", "flip")


def test_M14_a_successor_proves_for_a_bot_too(table: Board) -> None:
    """M14, M08: Band is missing, but Nomadism lies covered."""
    bot_contested(table, "gathering@0,0 scavenging@1,0 nomadism@2,0 barter@2,0")

    assert table.told("verified") == [("verified", "Bo", "", "", 1)]
