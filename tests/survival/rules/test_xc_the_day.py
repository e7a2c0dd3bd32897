"""Section XC: the day and its actions."""

from __future__ import annotations

import pytest

from discovery.core.bits import BIT
from discovery.survival.errors import SurvivalCode
from discovery.survival.model import events as told
from tests.support.survival.table import NAMES, Table


def test_XC01_actions_as_long_as_stamina_lasts() -> None:
    table = Table(seats=1)
    table.state.stamina[0] = 1
    assert table.refused("Ann: move 2,0")[0] == SurvivalCode.TOO_FAR
    table.play("Ann: move 0,-1")
    assert table.state.night == 1, "at stamina 0 the turn ends by itself when no free action is left"


def test_XC01_a_free_action_keeps_the_turn_open() -> None:
    table = Table(seats=2)
    table.state.stamina[0] = 1
    table.stand("Bo", "0,-1")
    table.play("Ann: move 0,-1")
    assert (table.phase, table.state.turn) == ("day", 0), "a gift to Bo is free"
    table.play("Ann: end")
    assert table.state.turn == 1


def test_XC02_stamina_that_is_left_is_kept() -> None:
    table = Table(seats=2, first={"nights-1": ["clear-stars"]})
    table.end_day()
    assert table.state.stamina[0] == 15
    table = Table(seats=2, first={"nights-1": ["clear-stars"]})
    table.state.stamina[0] = 1
    table.end_day()
    assert table.state.stamina[0] == 1 + 8 + 3


def test_XC03_what_the_day_offers() -> None:
    table = Table(seats=2)
    offered = {move.split()[0] for move in table.legal("Ann")}
    assert {"move", "hand", "trade", "end"} <= offered


def test_XC04_collecting_takes_the_token() -> None:
    table = Table()
    table.lay("wood 2", "0,0")
    before = table.state.stamina[0]
    table.play("Ann: collect")
    assert table.has("Ann", "wood") == 2
    assert table.state.stamina[0] == before - 1
    assert table.refused("Ann: collect") == (SurvivalCode.NOTHING_HERE, "XC04")


def test_XC05_a_track_becomes_its_enemy_and_a_card_is_resolved() -> None:
    table = Table(seats=1)
    table.lay("enemy:moor-boar", "0,0")
    table.play("Ann: collect")
    assert table.phase == "roll"
    table.play("Ann: roll = 1,1", "Ann: done")
    assert table.state.alive, "it stays until it is beaten"

    table = Table(seats=1)
    table.lay("explore:3", "0,0")
    table.play("Ann: collect")
    assert table.has("Ann", "medicine") == 1


def test_XC06_a_source_is_turned_for_good() -> None:
    table = Table(seats=1)
    table.lay("water 1", "0,0")
    table.play("Ann: collect", "Ann: collect")
    assert table.has("Ann", "water") == 3
    assert table.state.shown & BIT[0]
    assert [
        token.copies for token in table.setup.content.tokens if token.land == "ashfell" and token.klass == 4
    ] == [2, 1]


def test_XC07_a_skin_brings_one_more_of_the_sources_kind() -> None:
    table = Table(seats=1)
    table.lay("dirty 1", "0,0")
    table.item("Ann", "water-skin")
    table.play("Ann: collect")
    assert table.has("Ann", "dirty") == 2


@pytest.mark.parametrize(("die", "sick"), [(1, 1), (3, 1), (4, 0), (12, 0)])
def test_XC08_dirty_water_makes_sick_on_one_to_three(die: int, sick: int) -> None:
    table = Table(seats=1)
    table.empty("Ann")
    table.give("Ann", dirty=1)
    table.run("need each water thirst 1")
    table.play("Ann: pay dirty")
    assert table.roller == "Ann"
    table.play(f"Ann: roll = {die}")
    assert table.damage("Ann", "sickness") == sick


def test_XC08_a_medicine_or_a_filter_makes_it_safe() -> None:
    table = Table(seats=1)
    table.give("Ann", dirty=1, medicine=1)
    table.run("need each water thirst 1")
    table.play("Ann: pay dirty medicine")
    assert (table.phase, table.has("Ann", "medicine")) == ("day", 0)
    table.give("Ann", dirty=1)
    table.item("Ann", "filter")
    table.run("need each water thirst 1")
    table.play("Ann: pay dirty")
    assert table.phase == "day"


def test_XC08_a_medicine_makes_it_safe_in_a_rest_too() -> None:
    """Whoever heals pays both, for themselves or for a neighbour (XC20)."""
    table = Table(seats=2)
    table.give("Ann", dirty=1, medicine=1)
    table.hurt("Bo", thirst=1)
    table.play("Ann: rest thirst with dirty medicine for Bo")
    assert (table.phase, table.damage("Bo", "thirst")) == ("day", 0)
    assert (table.has("Ann", "dirty"), table.has("Ann", "medicine")) == (0, 0)
    table.give("Ann", dirty=1)
    table.hurt("Ann", thirst=1)
    assert table.refused("Ann: rest thirst with dirty medicine") == (SurvivalCode.NO_RESOURCE, "XC20")


def test_XC09_at_most_ten_objects() -> None:
    table = Table(seats=1)
    table.empty("Ann")
    table.give("Ann", wood=8)
    table.item("Ann", "club", "spear")
    table.run("gain me stone 2")
    assert table.phase == "drop"
    table.play("Ann: drop wood", "Ann: drop club")
    assert (table.phase, table.has("Ann", "wood")) == ("day", 7)
    assert table.can("Ann: collect wood"), "dropped resources lie on the space"
    assert not table.holds("Ann", "club"), "dropped items are discarded"


def test_XC09_a_basket_carries_more_and_quest_items_are_kept() -> None:
    table = Table(seats=1)
    table.empty("Ann")
    table.item("Ann", "basket", "warden-key")
    table.give("Ann", wood=13)
    table.run("gain me stone 1")
    assert table.phase == "drop"
    assert table.refused("Ann: drop warden-key") == (SurvivalCode.KEEP_QUEST_ITEM, "XC09")


def test_XC10_a_step_costs_the_ground_then_one_collection_is_free() -> None:
    table = Table(seats=1)
    place = table.ground(1)
    table.lay("wood 1", place)
    neighbours = table.setup.ground.neighbours[table.space(place) * 6 : table.space(place) * 6 + 6]
    table.state.pos[0] = next(space for space in neighbours if space >= 0)
    before = table.state.stamina[0]
    table.play(f"Ann: move {place}")
    assert table.state.stamina[0] == before - 2
    table.play("Ann: collect")
    assert (table.state.stamina[0], table.has("Ann", "wood")) == (before - 2, 1)


def test_XC10_another_action_forfeits_the_free_collection() -> None:
    table = Table(seats=2)
    table.play("Ann: move 0,-1")
    assert table.state.fresh & 1
    table.state.pos[1] = table.state.pos[0]
    table.play("Ann: hand food to Bo")
    assert not table.state.fresh & 1


def test_XC11_entering_a_space_with_an_enemy_begins_a_fight() -> None:
    table = Table(seats=1)
    older = table.enemy("cinder-hare", "0,-1")
    newer = table.enemy("ridge-fox", "0,-1")
    table.play("Ann: move 0,-1")
    assert table.state.foe == older, "the oldest first"
    table.play("Ann: roll = 12,1", "Ann: done")
    assert table.state.foe == newer


def test_XC12_exploring_turns_a_tile_and_lays_its_tokens() -> None:
    table = Table(seats=1)
    table.play("Ann: move 0,-1")
    slot = next(move for move in table.legal("Ann") if move.startswith("explore"))
    before, stamina = table.state.seen, table.state.stamina[0]
    happened = table.play(f"Ann: {slot}")
    assert table.state.seen != before
    assert table.state.stamina[0] == stamina - 1
    laid = [event.number for event in happened if event.kind == told.LAID]
    assert laid == sorted(laid)
    assert table.refused(f"Ann: {slot}") == (SurvivalCode.ALREADY_DISCOVERED, "XC12")


def test_XC13_meat_becomes_food_at_a_lit_fire() -> None:
    table = Table(seats=1)
    table.give("Ann", meat=3, food=0)
    before = table.state.stamina[0]
    table.play("Ann: cook 3")
    assert (table.has("Ann", "food"), table.state.stamina[0]) == (3, before - 1)
    table.give("Ann", meat=1)
    table.stand("Ann", "0,-1")
    assert table.refused("Ann: cook 1") == (SurvivalCode.NO_FIRE, "XC13")
    table.item("Ann", "smoker")
    assert table.can("Ann: cook 1")


def test_XC14_a_burnt_out_fire_for_one_wood() -> None:
    table = Table(seats=1)
    assert table.refused("Ann: relight") == (SurvivalCode.NO_FIRE, "XC14")
    space = table.space("0,-1")
    table.state.pos[0] = space
    table.state.fires |= BIT[space]
    assert table.refused("Ann: relight") == (SurvivalCode.NO_RESOURCE, "XC14")
    table.give("Ann", wood=1)
    table.play("Ann: relight")
    assert table.state.lit & BIT[space]
    assert table.has("Ann", "wood") == 0


def test_XC15_crafting_pays_the_resources_and_takes_the_item() -> None:
    table = Table(seats=1)
    table.hand("Ann", "spear")
    assert table.refused("Ann: craft spear") == (SurvivalCode.NO_RESOURCE, "XC15")
    assert table.refused("Ann: craft bow") == (SurvivalCode.NO_PROJECT, "XC15")
    table.give("Ann", wood=1, salvage=2)
    table.play("Ann: craft spear by 2")
    assert table.holds("Ann", "spear")
    assert (table.has("Ann", "wood"), table.has("Ann", "salvage")) == (0, 0)
    assert table.state.in_play & BIT[table.project("spear")]


def test_XC15_the_tinker_pays_one_resource_less_of_her_choice() -> None:
    table = Table(characters=["tinker"])
    table.in_play("flare")
    table.give("Ann", wood=1, salvage=2, poison=0)
    prices = {line for line in table.legal("Ann") if line.startswith("craft flare")}
    assert prices == {
        "craft flare less poison", "craft flare by 2 less salvage", "craft flare by 2 less wood",
    }  # fmt: skip
    assert table.refused("Ann: craft flare by 2") == (SurvivalCode.PAYS_LESS, "XC15")
    table.play("Ann: craft flare by 2 less salvage")
    assert (table.has("Ann", "wood"), table.has("Ann", "salvage")) == (0, 1)


def test_XC15_nobody_else_pays_less() -> None:
    table = Table(characters=["healer"])
    table.in_play("flare")
    table.give("Ann", wood=1, salvage=2, poison=0)
    assert {line for line in table.legal("Ann") if line.startswith("craft flare")} == {"craft flare by 2"}


def test_XC16_a_project_of_the_hand_is_replaced_one_in_play_is_not() -> None:
    table = Table(seats=1)
    table.hand("Ann", "club")
    table.in_play("basket")
    table.give("Ann", wood=4)
    table.play("Ann: craft club")
    assert table.state.hands[0].bit_count() == 1
    table.play("Ann: craft basket")
    assert table.state.hands[0].bit_count() == 1


def test_XC17_everybody_crafts_from_play() -> None:
    table = Table(seats=2)
    table.in_play("club")
    table.give("Bo", wood=2)
    table.play("Ann: end", "Bo: craft club less wood")
    assert table.holds("Bo", "club")
    assert table.has("Bo", "wood") == 1


def test_XC18_a_gift_needs_a_survivor_in_the_space() -> None:
    table = Table(seats=2)
    table.play("Ann: hand food to Bo")
    assert table.has("Bo", "food") == 2
    table.stand("Bo", "0,-1")
    assert table.refused("Ann: hand water to Bo") == (SurvivalCode.NOT_TOGETHER, "XC18")


def test_XC19_a_landmark_is_investigated_once_by_the_group() -> None:
    table = Table(seats=2)
    assert table.refused("Ann: investigate") == (SurvivalCode.NO_LANDMARK, "XC19")
    place = table.landmark(4)
    table.stand("Ann", place)
    table.stand("Bo", place)
    table.play("Ann: investigate")
    assert table.state.clues == 1
    table.until_day()
    assert table.refused("Ann: investigate") == (SurvivalCode.INVESTIGATED, "XC19")


def test_XC20_rest_heals_one_damage_for_its_resource() -> None:
    table = Table(seats=2)
    table.hurt("Ann", hunger=1, wound=1)
    table.hurt("Bo", thirst=1)
    table.play("Ann: rest hunger")
    assert (table.damage("Ann", "hunger"), table.has("Ann", "food")) == (0, 0)
    table.play("Ann: rest thirst for Bo")
    assert (table.damage("Bo", "thirst"), table.has("Ann", "water")) == (0, 0)
    assert table.refused("Ann: rest wound") == (SurvivalCode.WOUNDS_NEED_CARDS, "XC20")
    assert table.refused("Ann: rest sickness") == (SurvivalCode.NOT_HURT, "XC20")


def test_XC20_dirty_water_asks_for_the_drinkers_roll() -> None:
    table = Table(seats=2)
    table.give("Ann", dirty=1)
    table.hurt("Bo", thirst=1)
    table.play("Ann: rest thirst with dirty for Bo")
    assert table.roller == "Bo"


def test_XC21_a_card_is_used_once_a_day_for_its_price() -> None:
    table = Table(seats=1)
    table.item("Ann", "snare")
    before = table.state.stamina[0]
    table.play("Ann: use snare", "Ann: roll = 5")
    assert (table.has("Ann", "meat"), table.state.stamina[0]) == (1, before - 2)
    assert table.refused("Ann: use snare") == (SurvivalCode.USED_TODAY, "XC21")
    table.nights(1)
    assert table.can("Ann: use snare")


def test_XC21_spent_items_leave() -> None:
    table = Table(seats=1)
    table.item("Ann", "bandage")
    assert table.refused("Ann: use bandage") == (SurvivalCode.NOT_HURT, "XC20")
    table.hurt("Ann", wound=1)
    table.play("Ann: use bandage")
    assert not table.holds("Ann", "bandage")
    assert table.damage("Ann", "wound") == 0


def test_XC21_another_one_of_its_name_can_be_used_the_same_day() -> None:
    table = Table(seats=1)
    table.item("Ann", "bandage")
    table.in_play("bandage")
    table.hurt("Ann", wound=2)
    table.give("Ann", salvage=1)
    table.play("Ann: use bandage", "Ann: craft bandage", "Ann: use bandage")
    assert table.damage("Ann", "wound") == 0


def test_XC21_who_explores_for_nothing_does_so_once_a_day_with_each_card() -> None:
    """So a card that has served today serves nobody else, and another one does."""
    table = Table(seats=2)
    table.item("Ann", "pocket-compass")
    before = table.state.stamina[:2]
    for name in ("Ann", "Bo"):
        table.state.pos[NAMES.index(name)] = table.space("0,-1")
    table.play("Ann: explore 1,-3", "Ann: hand pocket-compass to Bo")
    table.item("Ann", "map")
    table.play("Ann: explore -2,-1", "Ann: end")
    assert table.state.stamina[0] == before[0]
    table.state.pos[1] = table.space("1,0")
    table.play("Bo: explore 2,1")
    assert table.state.stamina[1] == before[1] - 1


def test_XC22_no_two_items_of_one_name() -> None:
    table = Table(seats=2)
    table.item("Ann", "club")
    table.item("Bo", "club")
    assert table.refused("Ann: hand club to Bo") == (SurvivalCode.HAS_IT, "XC22")
    table.in_play("club")
    table.give("Ann", wood=2)
    assert table.refused("Ann: craft club") == (SurvivalCode.HAS_IT, "XC22")
    table.run("item me club")
    assert table.has("Ann", "salvage") == 1


def test_XC23_a_paw_token_begins_a_fight() -> None:
    tracks = [token for token in Table().setup.content.tokens if token.klass == 3]
    assert all(token.holds.startswith("enemy:") for token in tracks)


def test_XC24_there_are_no_icons_without_meaning() -> None:
    assert all(card.steps for card in Table().setup.content.explorations)
