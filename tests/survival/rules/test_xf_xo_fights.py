"""Sections XF and XO: fights, support, sharing."""

from __future__ import annotations

import pytest

from discovery.core.bits import BIT
from discovery.survival.errors import SurvivalCode
from discovery.survival.model import events as told
from tests.support.survival.table import Table


def fight(enemy: str = "moor-boar", seats: int = 1, **more: object) -> Table:
    """Ann has walked into an enemy; Bo, who stands beside, is asked to support where there is one."""
    table = Table(seats=seats, **more)  # type: ignore[arg-type]
    table.enemy(enemy, "0,-1")
    table.play("Ann: move 0,-1")
    return table


def test_XF01_defence_attack_life() -> None:
    setup = Table().setup
    boar = next(enemy for enemy in setup.content.enemies if enemy.id == "moor-boar")
    assert (boar.defence, boar.attack, boar.life) == (6, 9, 2)


def test_XF02_support_roll_modifiers_damage() -> None:
    table = fight(seats=2)
    assert (table.phase, table.actors) == ("support", {"Bo"})
    table.play("Bo: support guard", "Ann: roll = 4,10")
    assert (table.phase, table.state.red) == ("modify", 7)
    table.give("Ann", wood=1)
    table.play("Ann: wood = 9", "Ann: done")
    assert table.state.hits[0] == 1
    assert table.damage("Ann", "wound") == 0


def test_XF03_wood_stone_poison_salvage_as_often_as_one_likes() -> None:
    table = fight()
    table.give("Ann", wood=1, stone=1, poison=2, salvage=1)
    table.play("Ann: roll = 1,12", "Ann: poison", "Ann: wood = 3", "Ann: poison", "Ann: salvage")
    assert (table.state.grey, table.state.red) == (5, 11), "a die rolled again takes its bonuses along"
    table.play("Ann: stone = 2")
    assert (table.state.grey, table.state.red) == (5, 1)


def test_XF04_each_bonus_once_a_fight() -> None:
    table = Table(seats=1)
    table.item("Ann", "bow", "sling")
    table.enemy("moor-boar", "0,-1")
    table.play("Ann: move 0,-1", "Ann: roll = 1,12", "Ann: bonus bow grey", "Ann: bonus bow red")
    assert (table.state.grey, table.state.red) == (3, 11)
    assert table.refused("Ann: bonus bow grey")[0] == SurvivalCode.USED_TODAY
    table.play("Ann: bonus sling reroll = 8")
    assert table.state.grey == 10


def test_XF05_a_hit_deals_one_or_more() -> None:
    table = Table(seats=1)
    table.item("Ann", "stone-axe")
    table.enemy("cave-bear", "0,-1")
    table.play("Ann: move 0,-1", "Ann: roll = 12,1", "Ann: bonus stone-axe damage", "Ann: done")
    assert table.state.hits[0] == 2


def test_XF06_red_at_least_attack_hurts_in_the_enemys_kind() -> None:
    table = fight("rock-adder")
    table.play("Ann: roll = 1,9", "Ann: done")
    assert table.damage("Ann", "sickness") == 1


def test_XF07_both_at_once() -> None:
    table = fight("ridge-fox", seats=2)
    table.hurt("Ann", wound=3)
    table.play("Ann: roll = 12,12", "Ann: done")
    assert table.state.alive == 0
    assert table.state.dead == BIT[0]


@pytest.mark.parametrize(("red", "to"), [(1, "0,-2"), (3, "1,-2"), (7, "0,0"), (12, "-1,-1")])
def test_XF08_it_retreats_by_the_natural_red_die(red: int, to: str) -> None:
    table = Table(seats=1)
    table.discover_all()
    row = table.enemy("moor-boar", "0,-1")
    table.state.lit = 0
    table.play("Ann: move 0,-1", f"Ann: roll = 1,{red}", "Ann: done")
    assert table.where(row) == to


def test_XF09_not_to_undiscovered_ground_a_survivor_an_enemy_or_a_fire() -> None:
    table = fight()
    table.play("Ann: roll = 1,1", "Ann: done")
    assert table.where(0) == "1,-1", "north and north-east are undiscovered"

    table = Table(seats=1)
    table.enemy("moor-boar", "0,-1")
    table.enemy("ridge-fox", "1,-1")
    table.play("Ann: move 0,-1", "Ann: roll = 1,1", "Ann: done")
    assert table.where(0) == "-1,0", "the fire of the camp comes next, then the west"


def test_XF10_damage_stays_after_the_fight() -> None:
    table = fight()
    table.play("Ann: roll = 12,6", "Ann: done")
    assert table.state.hits[0] == 1
    assert table.state.alive


def test_XF11_a_lethal_enemy_turns_to_the_next_in_the_space() -> None:
    table = Table(seats=3)
    table.enemy("cave-bear", "0,-1")
    for seat in (1, 2):
        table.state.pos[seat] = table.space("0,-1")
    table.play("Ann: move 0,-1", "Ann: roll = 1,1", "Ann: done")
    assert [event.seat for event in table.told(told.TURNED_ON)] == [1]
    assert (table.phase, table.actors) == ("support", {"Ann", "Cem"})
    table.play("Bo: roll = 1,1", "Bo: done", "Cem: roll = 1,1", "Cem: done")
    assert [event.seat for event in table.told(told.TURNED_ON)] == [2, 0]


def test_XF11_alone_one_fights_on() -> None:
    table = fight("cave-bear")
    table.play("Ann: roll = 1,1", "Ann: done")
    assert table.roller == "Ann"


def test_XF12_a_flare_lets_one_flee() -> None:
    table = Table(seats=1)
    table.enemy("moor-boar", "0,-1")
    table.item("Ann", "flare")
    table.play("Ann: move 0,-1", "Ann: roll = 1,12")
    assert table.refused("Ann: flee 0,-2") == (SurvivalCode.NOT_DISCOVERED, "XE02")
    table.enemy("moor-boar", "-1,0")
    assert table.refused("Ann: flee -1,0") == (SurvivalCode.ENEMY_THERE, "XF12")
    table.play("Ann: flee 1,-1")
    assert table.place(table.state.pos[0]) == "1,-1"
    assert table.damage("Ann", "wound") == 0
    assert not table.holds("Ann", "flare")
    assert not table.state.fresh


def test_XF12_from_a_lethal_one_only_the_target_changes() -> None:
    table = Table(seats=2)
    table.enemy("cave-bear", "0,-1")
    table.item("Ann", "flare")
    table.state.pos[1] = table.space("0,-1")
    table.play("Ann: move 0,-1", "Ann: roll = 1,12")
    assert table.refused("Ann: flee 1,-1") == (SurvivalCode.NOT_LETHAL_FLIGHT, "XF12")
    table.play("Ann: flee 0,-1")
    assert table.damage("Ann", "wound") == 0
    assert table.actors == {"Ann"}, "Bo fights now, and Ann may support"


def test_XF13_support_within_two_spaces_one_card_each_ready_again_at_dawn() -> None:
    table = Table(seats=3)
    table.discover_all()
    table.state.pos[1] = table.space("2,-1")
    table.state.pos[2] = table.space("3,-1")
    table.enemy("moor-boar", "0,-1")
    table.play("Ann: move 0,-1")
    assert table.actors == {"Bo"}
    table.play("Bo: support lunge", "Ann: roll = 1,1")
    assert table.state.grey == 3
    table.play("Ann: done")
    assert table.state.ready[1] == 6
    table.nights(1)
    assert table.state.ready[1] == 7


def test_XF13_a_whistle_reaches_four() -> None:
    table = Table(seats=2)
    table.discover_all()
    table.state.pos[1] = table.space("2,1")
    table.item("Bo", "whistle")
    table.enemy("moor-boar", "0,-1")
    table.play("Ann: move 0,-1")
    assert table.actors == {"Bo"}


def test_XF14_the_reward_is_the_fighters_the_helped_line_the_helpers() -> None:
    table = fight("moor-boar", seats=2)
    table.state.hits[0] = 1
    table.play("Bo: support lunge", "Ann: roll = 12,1", "Ann: done")
    assert table.phase == "sharing"
    assert (table.has("Ann", "meat"), table.has("Bo", "meat")) == (3, 1)


def test_XF15_a_fight_at_anothers_turn_is_the_first_survivors() -> None:
    table = Table(seats=2)
    table.discover_all()
    table.state.first = 1
    table.state.pos[0] = table.state.pos[1] = table.space("1,-1")
    table.enemy("moor-boar", "1,-2")
    table.run("prowl 1")
    assert table.game.view(table.state, 0).fight.fighter == 1  # type: ignore[union-attr]


def test_XO01_several_in_the_space_are_one_fighter_and_supporters() -> None:
    table = Table(seats=3)
    for seat in (1, 2):
        table.state.pos[seat] = table.space("0,-1")
    table.enemy("moor-boar", "0,-1")
    table.play("Ann: move 0,-1")
    assert table.actors == {"Bo", "Cem"}


def test_XO02_fighting_what_stayed_costs_1() -> None:
    table = Table(seats=1)
    assert table.refused("Ann: fight") == (SurvivalCode.NOTHING_HERE, "XO02")
    table.enemy("moor-boar", "0,0")
    before = table.state.stamina[0]
    table.play("Ann: fight")
    assert (table.phase, table.state.stamina[0]) == ("roll", before - 1)


def test_XO03_one_may_do_anything_else_and_walk_away() -> None:
    table = Table("gate", 1)
    table.enemy("stone-warden", "0,0")
    table.hurt("Ann", hunger=1)
    table.play("Ann: rest hunger", "Ann: move 0,-1")
    assert table.phase == "day"


def test_XO04_the_fighter_names_who_gets_the_helped_line() -> None:
    table = fight("ridge-fox", seats=3)
    table.play("Bo: support lunge", "Cem: support guard", "Ann: roll = 12,1", "Ann: done")
    assert (table.phase, table.legal("Ann")) == ("helping", {"help Bo", "help Cem"})
    table.play("Ann: help Cem")
    assert (table.has("Bo", "meat"), table.has("Cem", "meat")) == (0, 1)


@pytest.mark.parametrize("leaver", ["Ann", "Cem"])
def test_XO04_a_supporter_has_it_even_if_the_fighter_or_another_one_leaves(leaver: str) -> None:
    """Whoever leaves is as if dead (XS04)."""
    table = fight("ridge-fox", seats=3)
    table.play("Bo: support lunge", "Cem: support guard", "Ann: roll = 12,1", "Ann: done")
    table.play(f"{leaver}: leave")
    assert (table.has("Bo", "meat"), table.has("Cem", "meat")) == (1, 0)


def test_XO04_nobody_who_has_left_can_be_named() -> None:
    table = fight("ridge-fox", seats=4)
    table.play("Bo: support lunge", "Cem: support guard", "Dee: support lunge")
    table.play("Ann: roll = 12,1", "Ann: done", "Bo: leave")
    assert table.legal("Ann") == {"help Cem", "help Dee"}


def test_XO05_sharing_with_any_supporter_until_done() -> None:
    table = fight("moor-boar", seats=2)
    table.state.hits[0] = 1
    table.play("Bo: support lunge", "Ann: roll = 12,1", "Ann: done", "Ann: share meat to Bo")
    assert (table.has("Ann", "meat"), table.has("Bo", "meat")) == (2, 2)
    table.play("Ann: done")
    assert table.phase == "day"


def test_XO06_a_roll_is_due_and_nobody_decides_it() -> None:
    table = fight()
    assert table.actors == set()
    assert table.roller == "Ann"
    assert len(table.game.outcomes(table.state, table.game.parse("roll")[0])) == 144


def test_XR02_is_for_rivals_only() -> None:
    table = Table(seats=2)
    assert table.refused("Ann: attack Bo") == (SurvivalCode.PEACEFUL, "XR01")


def rivals() -> Table:
    """Ann has attacked Bo."""
    table = Table("canoe", 2)
    table.item("Bo", "buckler")
    table.play("Ann: attack Bo")
    return table


def test_XR01_an_attack_wounds_either_side() -> None:
    table = Table("canoe", 2)
    before = table.state.stamina[0]
    table.play("Ann: attack Bo", "Ann: roll = 7,9", "Ann: done")
    assert (table.damage("Bo", "wound"), table.damage("Ann", "wound")) == (1, 1)
    assert table.state.stamina[0] == before - 1


def test_XR02_the_attacked_wards_off_with_red_bonuses_and_salvage() -> None:
    table = rivals()
    table.give("Bo", salvage=1)
    table.play("Ann: roll = 9,1")
    assert (table.phase, table.actors) == ("guard", {"Bo"})
    table.play("Bo: bonus buckler red", "Bo: salvage", "Ann: done")
    assert table.damage("Bo", "wound") == 0


def test_XR03_the_last_one_on_the_map_wins() -> None:
    table = Table("canoe", 2)
    table.hurt("Bo", wound=3)
    table.play("Ann: attack Bo", "Ann: roll = 12,1", "Ann: done")
    result = table.game.result(table.state)
    assert result is not None
    assert (result.winners, result.scores, result.reason) == ((0,), (9, 0), "last-standing")


def test_XR03_the_last_one_is_not_asked_for_anything_more() -> None:
    table = Table("canoe", 2)
    table.hurt("Bo", wound=3)
    table.empty("Bo")
    table.run("need each water thirst 1")
    result = table.game.result(table.state)
    assert result is not None
    assert (result.winners, result.reason) == ((0,), "last-standing")


def test_XR03_nobody_wins_where_the_last_die_in_one_step() -> None:
    table = Table("canoe", 2)
    table.run("hurt each wound 4")
    result = table.game.result(table.state)
    assert result is not None
    assert (result.winners, result.scores) == ((), (0, 0))


def test_XR03_whoever_escapes_wins_and_the_others_lose_at_once() -> None:
    table = Table("canoe", 3)
    table.state.stage, table.state.night = 2, 4
    table.stand("Bo", table.landmark(4))
    table.give("Bo", food=2, water=2)
    table.play("Ann: end", "Bo: escape a")
    result = table.game.result(table.state)
    assert result is not None
    assert (result.winners, result.reason) == ((1,), "canoe")


def test_XR04_after_the_last_night_of_the_canoe_nobody_wins() -> None:
    table = Table("canoe", 2)
    table.state.night = table.setup.last_night - 1
    table.feed()
    table.end_day()
    table.until_day()
    result = table.game.result(table.state)
    assert result is not None
    assert (result.winners, result.reason) == ((), "lost")
