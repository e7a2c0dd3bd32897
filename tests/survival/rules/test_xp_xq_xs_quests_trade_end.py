"""Sections XP, XQ and XS: the quest, trade, and how it ends."""

from __future__ import annotations

import pytest

from discovery.core.bits import BIT
from discovery.survival.errors import SurvivalCode
from discovery.survival.model import events as told
from tests.support.survival.table import Table


def test_XP01_a_stage_is_done_by_one_route_and_the_next_begins_at_once() -> None:
    table = Table("beacon", 2)
    table.state.clues = 4
    table.run("clue 1")
    assert table.state.stage == 2
    assert [event.number for event in table.happened if event.kind == told.STAGE] == [2]


def test_XP01_a_route_of_two_tasks_needs_both() -> None:
    table = Table("boat", 1)
    for number in (3, 4):
        assert table.state.stage == 1
        table.stand("Ann", table.landmark(number))
        table.play("Ann: investigate")
        table.until_day()
    assert table.state.stage == 2


def test_XP02_clues_are_never_spent_and_count_for_every_stage() -> None:
    table = Table("gate", 2)
    table.run("clue 5")
    assert (table.state.stage, table.state.clues) == (2, 5)


def test_XP03_delivering_takes_either_of_two_kinds() -> None:
    table = Table("beacon", 1)
    table.state.stage = 2
    place = table.landmark(5)
    table.stand("Ann", place)
    table.give("Ann", wood=2, salvage=3)
    table.play("Ann: deliver wood 2")
    assert table.refused("Ann: deliver salvage 3")[0] == "no-resource", "no more than is wanted"
    table.play("Ann: deliver salvage 2")
    assert table.state.stage == 3
    assert table.refused("Ann: deliver salvage 1") == (SurvivalCode.NOT_THE_PLACE, "XP03")


def test_XP03_an_item_is_delivered_and_gone() -> None:
    table = Table("gate", 1)
    table.state.stage = 2
    table.stand("Ann", table.landmark(6))
    table.item("Ann", "powder")
    table.play("Ann: deliver powder")
    assert table.state.stage == 3
    assert not table.holds("Ann", "powder")


def test_XP04_the_special_stands_there_as_soon_as_stage_and_tile_are() -> None:
    table = Table("gate", 2)
    assert not table.state.alive
    place = table.landmark(6)
    assert table.where(0) == place
    table.run("clue 5")
    assert not table.state.alive, "it leaves when the stage is done"


def test_XP04_slaying_it_ends_the_stage_with_its_reward() -> None:
    table = Table("gate", 1)
    place = table.landmark(6)
    table.stand("Ann", place)
    table.state.hits[0] = 1
    table.play("Ann: fight", "Ann: roll = 12,1", "Ann: done")
    assert table.holds("Ann", "warden-key")
    assert table.state.stage == 2


def test_XP05_surveying_costs_2_once_a_tile_with_the_item_on_its_ground() -> None:
    table = Table("beacon", 1)
    place = table.ground(2)
    table.state.pos[0] = table.space(place)
    assert table.refused("Ann: survey") == (SurvivalCode.NOT_THE_PLACE, "XP03")
    table.item("Ann", "map")
    before = table.state.stamina[0]
    table.play("Ann: survey")
    assert table.state.stamina[0] == before - 2
    assert table.refused("Ann: survey")[0] == SurvivalCode.NOT_THE_PLACE


def test_XP06_the_project_of_a_tasks_item_is_laid_in_play() -> None:
    table = Table("beacon", 2)
    assert table.state.in_play & BIT[table.project("map")]
    table.hand("Ann", "flare")
    table.state.clues = 4
    size = table.state.hands[0].bit_count()
    table.run("clue 1")
    assert table.state.in_play & BIT[table.project("flare")]
    assert table.state.hands[0].bit_count() == size, "the owner draws another"


def test_XP06_even_if_it_had_left_the_game_with_the_dead() -> None:
    table = Table("beacon", 2)
    table.hand("Bo", "flare")
    table.run("hurt me wound 4", "Bo")
    assert table.state.out & BIT[table.project("flare")]
    table.state.clues = 4
    table.run("clue 1")
    assert table.state.in_play & BIT[table.project("flare")]
    table.give("Ann", salvage=2, wood=1)
    table.play("Ann: craft flare by 2")
    assert table.holds("Ann", "flare")


def escaping(night: int = 4) -> Table:
    """Ann stands at the way out of the beacon with the fare."""
    table = Table("beacon", 2)
    table.state.stage, table.state.night = 3, night
    place = table.landmark(5)
    for name in ("Ann", "Bo"):
        table.stand(name, place)
    table.give("Ann", food=1, water=1)
    return table


def test_XP07_the_way_out_costs_1_and_its_fare_from_the_day_after_night_4() -> None:
    assert escaping(3).refused("Ann: escape a") == (SurvivalCode.TOO_EARLY, "XP07")
    table = escaping()
    assert table.refused("Ann: escape b") == (SurvivalCode.CANNOT_PAY, "XP07")
    before = table.state.stamina[0]
    table.play("Ann: escape a")
    assert table.state.won == BIT[0]
    assert table.state.stamina[0] == before - 1
    assert table.has("Ann", "food") == 0


@pytest.mark.parametrize("opens", [4, 6])
def test_XP07_the_refusal_names_the_night_of_the_scenario(
    opens: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = escaping(3)
    monkeypatch.setattr(table.setup, "opens", opens)
    refusal = table.game.explain(table.state, 0, table.game.parse("escape a")[0])
    assert refusal is not None
    assert dict(refusal.arguments)["night"] == opens


def test_XP07_and_not_before_the_last_stage() -> None:
    table = escaping()
    table.state.stage = 2
    assert table.refused("Ann: escape a") == (SurvivalCode.NOT_THIS_STAGE, "XP01")


def test_XP08_after_the_last_night_whoever_is_on_the_map_has_lost() -> None:
    table = Table("beacon", 2)
    table.state.night = table.setup.last_night - 1
    table.feed()
    table.end_day()
    table.until_day()
    result = table.game.result(table.state)
    assert result is not None
    assert (result.winners, result.reason) == ((), "lost")


@pytest.mark.parametrize(("options", "nights"), [((), 10), (("gentle",), 12), (("hard",), 8)])
def test_XP08_gentle_games_are_longer_and_hard_ones_shorter(options: tuple[str, ...], nights: int) -> None:
    assert Table("beacon", 2, options=options).setup.last_night == nights


def test_XP09_targets_are_by_the_seats_at_the_start() -> None:
    table = Table("beacon", 3)
    table.play("Cem: leave")
    assert table.setup.tasks[0].target == 6


def test_XP10_what_happens_each_night_from_a_night_on() -> None:
    table = Table("bell", 1)
    table.discover_all()
    table.state.night = 4
    before = table.state.alive
    table.feed()
    table.end_day()
    table.until_day()
    assert table.state.alive.bit_count() >= before.bit_count() + 1


def test_XP10_those_together_watch_by_turns() -> None:
    table = Table("beacon", 3)
    table.state.night = 1
    table.feed()
    for name in ("Ann", "Bo", "Cem"):
        table.hurt(name, sickness=1)
    table.stand("Cem", table.landmark(5))
    table.end_day()
    table.until_day()
    assert [table.damage(name, "sickness") for name in ("Ann", "Bo", "Cem")] == [0, 0, 1]


def test_XP11_many_hands_count_one_more() -> None:
    table = Table("beacon", 2)
    table.state.stage = 2
    place = table.landmark(5)
    table.stand("Ann", place)
    table.stand("Bo", place)
    table.give("Ann", wood=2)
    table.play("Ann: deliver wood 2")
    assert [event.number for event in table.told(told.DELIVERED)] == [3]


def trading() -> Table:
    """Ann has opened a round with Bo."""
    table = Table(seats=2)
    table.give("Ann", wood=2)
    table.give("Bo", stone=1)
    table.play("Ann: trade Bo")
    return table


def test_XQ01_a_round_of_proposals_by_consent() -> None:
    table = trading()
    assert table.refused("Ann: propose") == (SurvivalCode.NOTHING_OFFERED, "XQ01")
    table.play("Ann: give wood", "Ann: ask stone", "Ann: propose")
    assert (table.phase, table.actors) == ("bargain", {"Bo"})
    table.play("Bo: accept")
    assert (table.has("Ann", "stone"), table.has("Bo", "wood")) == (1, 1)
    assert table.phase == "trading"
    table.play("Ann: give wood", "Ann: propose", "Bo: decline")
    assert table.has("Bo", "wood") == 1
    table.play("Ann: cancel")
    assert table.phase == "day"


def test_XQ01_each_side_lays_out_what_it_has_once() -> None:
    """What one gives and what one asks for keep the same rules, the sides changed."""
    table = Table(seats=2, options=["open-hands"])
    for name, word, item, project in (("Ann", "wood", "club", "sling"), ("Bo", "stone", "spear", "bow")):
        table.empty(name)
        table.give(name, **{word: 1})
        table.item(name, item, "map")
        table.hand(name, project)
    table.play("Ann: trade Bo")
    for line in ("give wood", "give club", "give project-sling", "ask stone", "ask spear", "ask project-bow"):
        table.play(f"Ann: {line}")
        assert table.refused(f"Ann: {line}") == (SurvivalCode.NO_RESOURCE, "XQ03")
    for word in ("give", "ask"):
        assert table.refused(f"Ann: {word} map") == (SurvivalCode.HAS_IT, "XC22")
        assert table.refused(f"Ann: {word} poison")[0] == SurvivalCode.NO_RESOURCE
    table.play("Ann: propose", "Bo: accept")
    assert (table.has("Ann", "stone"), table.has("Bo", "wood")) == (1, 1)
    assert table.holds("Ann", "spear")
    assert table.holds("Bo", "club")
    assert table.state.hands[:2] == [BIT[table.project("bow")], BIT[table.project("sling")]]


def test_XQ01_a_project_in_a_hidden_hand_cannot_be_asked_for() -> None:
    table = Table(seats=2)
    table.hand("Bo", "bow")
    table.play("Ann: trade Bo")
    assert table.refused("Ann: ask project-bow") == (SurvivalCode.NO_PROJECT, "XT02")


def test_XQ01_at_most_four_proposals() -> None:
    table = trading()
    for _ in range(4):
        table.play("Ann: give wood", "Ann: propose", "Bo: decline")
    assert table.phase == "day"


def test_XQ02_a_gift_costs_nothing_and_respects_the_limit() -> None:
    table = Table(seats=2)
    before = table.state.stamina[0]
    table.play("Ann: hand food to Bo")
    assert table.state.stamina[0] == before
    table.give("Bo", wood=7)
    assert table.refused("Ann: hand water to Bo") == (SurvivalCode.FULL_HANDS, "XC09")


def test_XQ02_a_gift_and_its_return_restore_the_position() -> None:
    table = Table(seats=2)
    table.state.pos[1] = 0
    before = table.state.copy()
    table.play("Ann: hand food to Bo", "Ann: end")
    table.play("Bo: hand food to Ann")
    assert table.state.goods[:18] == before.goods[:18]


def test_XQ03_items_projects_and_quest_items_may_be_traded() -> None:
    table = Table("gate", 2)
    table.item("Ann", "warden-key")
    table.hand("Ann", "club")
    table.play(
        "Ann: trade Bo", "Ann: give warden-key", "Ann: give project-club", "Ann: propose", "Bo: accept"
    )
    assert table.holds("Bo", "warden-key")
    assert table.state.hands[1] & BIT[table.project("club")]


def test_XQ04_a_barter_is_free_for_those_together() -> None:
    table = Table(seats=3)
    table.state.pos[2] = 1
    stamina = table.state.stamina[0]
    table.run("barter together")
    assert (table.phase, table.actors) == ("barter", {"Ann"})
    table.play("Ann: trade Bo", "Ann: give food", "Ann: propose", "Bo: accept", "Ann: cancel")
    assert (table.state.stamina[0], table.has("Bo", "food")) == (stamina, 2)
    table.play("Ann: end")
    assert table.actors == {"Bo"}
    table.play("Bo: end")
    assert table.phase == "day"


def test_XQ05_there_is_no_move_for_talk() -> None:
    table = Table(seats=2)
    kinds = {table.game.decode(move).kind for move in table.game.all_moves()}
    assert not kinds & {"ping", "say", "plan"}


def test_XS01_a_seat_is_won_dead_late_or_left() -> None:
    table = escaping()
    table.play("Ann: escape a")
    table.run("hurt me wound 4", "Bo")
    view = table.game.view(table.state, 0)
    assert [survivor.state for survivor in view.survivors] == ["won", "dead"]
    assert view.result is not None
    assert view.result.reason == "some-won"


def test_XS02_honours_are_3_and_2_for_each_other_winner() -> None:
    table = escaping()
    table.give("Bo", food=1, water=1)
    table.play("Ann: escape a", "Bo: escape a")
    result = table.game.result(table.state)
    assert result is not None
    assert (result.scores, result.reason) == ((5, 5), "all-won")
