"""Sections XA and XB: what a scenario is, and how it is set up."""

from __future__ import annotations

import pytest

from discovery.core.bits import BIT
from discovery.core.errors import Code, InvalidSetup
from discovery.core.protocol import GameSpec
from discovery.core.registry import family, new_game
from discovery.survival.errors import SurvivalCode
from discovery.survival.model.setup import NIGHTS_1, NIGHTS_2
from tests.support.survival.table import NAMES, Table


def test_XA01_one_to_four_survivors_play() -> None:
    for seats in (1, 2, 3, 4):
        assert len(new_game(GameSpec("discover:beacon", NAMES[:seats])).seats) == seats
    with pytest.raises(InvalidSetup) as refused:
        new_game(GameSpec("discover:beacon", (*NAMES, "Eve")))
    assert (refused.value.code, refused.value.rule) == (Code.SEAT_COUNT, "XA01")


def test_XA01_nobody_joins_on_the_way() -> None:
    table = Table()
    with pytest.raises(Exception, match="no-joining"):
        table.game.joined(table.state, "Eve")


def test_XA02_two_scenarios_a_land_and_one_for_either() -> None:
    lands = {name: Table(name, 2).setup.land for name in ("beacon", "gate", "boat", "bell", "canoe")}
    assert lands == {
        "beacon": "ashfell", "gate": "ashfell", "boat": "tidewrack", "bell": "tidewrack", "canoe": "ashfell",
    }  # fmt: skip
    assert Table("canoe", 2, options=["tidewrack"]).setup.land == "tidewrack"
    with pytest.raises(InvalidSetup):
        Table("beacon", 2, options=["tidewrack"])


def test_XA03_only_the_canoe_has_rivals_and_never_one_alone() -> None:
    assert [name for name in ("beacon", "gate", "boat", "bell", "canoe") if Table(name, 2).setup.rivalry] == [
        "canoe"
    ]
    with pytest.raises(InvalidSetup) as refused:
        Table("canoe", 1)
    assert (refused.value.code, refused.value.rule) == (SurvivalCode.TOO_FEW_SEATS, "XA03")


def test_XA04_everybody_has_a_turn_then_comes_one_night() -> None:
    table = Table(seats=3)
    turns = []
    for _ in range(3):
        turns.append(table.state.turn)
        assert table.state.night == 0
        table.play(f"{NAMES[table.state.turn]}: end")
    assert (turns, table.state.night) == ([0, 1, 2], 1)


def test_XA05_the_quest_decides_when_one_gets_out() -> None:
    assert family("discover").games[0] == "discover:beacon"
    assert Table().state.stage == 1


def test_XA06_a_winner_leaves_the_resources_and_the_others_go_on() -> None:
    table = Table("bell", 2)
    table.state.stage = table.setup.stages
    table.state.night = table.setup.opens
    table.give("Ann", wood=2)
    table.item("Ann", "spear")

    table.play("Ann: escape a")

    assert table.state.won == BIT[0]
    assert table.actors == {"Bo"}
    assert table.can("Bo: collect wood")
    assert not table.holds("Bo", "spear")


def test_XB01_later_stages_are_closed_until_they_begin() -> None:
    table = Table("gate", 2)
    assert table.state.stage == 1
    table.give("Ann", wood=3)
    table.stand("Ann", table.landmark(6))
    assert not any(move.startswith("deliver") for move in table.legal("Ann"))


def test_XB02_the_first_seat_of_the_record_begins() -> None:
    table = Table(seats=4)
    assert (table.state.first, table.state.turn) == (0, 0)


def test_XB03_four_of_the_first_tier_lie_on_the_second() -> None:
    table = Table()
    drawn = []
    for _ in range(6):
        table.feed()
        before = table.state.tops[NIGHTS_1], table.state.tops[NIGHTS_2]
        table.end_day()
        table.until_day()
        drawn.append(table.state.tops[NIGHTS_1] > before[0])
    assert drawn == [True] * 4 + [False] * 2


def test_XB04_tiles_are_shuffled_within_their_group() -> None:
    table = Table()
    groups = [table.setup.content.tiles[table.state.tile[slot]].group for slot in range(17)]
    assert groups == ["start"] + ["near"] * 6 + ["middle"] * 6 + ["far"] * 4


def test_XB05_threats_are_shuffled_and_the_rest_are_tables() -> None:
    table = Table(first={"threats": ["lucky-turn"]})
    table.run("threat 1")
    assert table.has("Ann", "wood") == 1


@pytest.mark.parametrize(("seats", "projects"), [(1, 3), (2, 2), (3, 1), (4, 1)])
def test_XB06_projects_in_hand_by_seats(seats: int, projects: int) -> None:
    table = Table(seats=seats)
    assert [table.state.hands[seat].bit_count() for seat in range(seats)] == [projects] * seats
    view = table.game.view(table.state, 0)
    assert [survivor.hand for survivor in view.survivors] == [projects] * seats


def test_XB07_tokens_lie_face_down() -> None:
    view = (table := Table()).game.view(table.state, 0)
    assert view.tokens
    assert all(kind == -2 for _, _, kind in view.tokens)


@pytest.mark.parametrize(("seats", "offered"), [(1, 4), (2, 2), (4, 2)])
def test_XB08_characters_to_choose_from(seats: int, offered: int) -> None:
    table = Table(seats=seats, begun=False)
    assert table.actors == set(NAMES[:seats])
    assert [len(table.legal(name)) for name in NAMES[:seats]] == [offered] * seats


def test_XB09_one_food_and_one_clean_water() -> None:
    table = Table()
    assert table.state.goods[:9] == [1, 0, 1, 0, 0, 0, 0, 0, 0]


@pytest.mark.parametrize(("seats", "stamina"), [(1, 12), (2, 10), (3, 8), (4, 8)])
def test_XB10_stamina_by_seats(seats: int, stamina: int) -> None:
    assert Table(seats=seats).state.stamina[:seats] == [stamina] * seats


def test_XB11_three_support_cards_none_alone() -> None:
    assert Table(seats=2).state.ready[:2] == [7, 7]
    assert Table(seats=1).state.ready[0] == 0


def test_XB12_all_begin_at_the_camp_whose_fire_never_goes_out() -> None:
    table = Table()
    assert {table.place(table.state.pos[seat]) for seat in range(2)} == {"0,0"}
    table.run("fires out")
    assert table.state.lit & BIT[table.space("0,0")]
