"""Hints about assets: why to use one, to ward one off, to keep one (section Y)."""

from __future__ import annotations

from random import Random

from discovery.evolution.bots.advice.reasons import reasons
from tests.support.rules.markers import battle
from tests.support.rules.positions import Table

ROOTS = "gathering band scavenging australopithecus pebble-tool homo-habilis nomadism homo-erectus"
TREE = f"{ROOTS} fire hunting"
UNFIT = "ochre tribe"


def why(table: Table, move: str, seat: str = "Ann") -> list[str]:
    """The reasons for a move: the code, the number if there is one, the seat and the cards that it names."""
    game, viewer = table.game, table.seat(seat)
    view = game.view(table.state, viewer)
    told = []
    for reason in reasons(game, view, (), game.parse(move)[0], Random(1)):
        parts = [reason.code, str(reason.number or ""), game.seats[reason.seat] if reason.seat >= 0 else ""]
        told.append(" ".join(filter(None, [*parts, *table.ids(reason.cards)])))
    return told


def test_Y11_a_raid_says_what_the_richest_seat_loses(table: Table) -> None:
    ready = {"Ann": "hunting", "Bo": "fire"}
    battle(table, tree=TREE, hand=UNFIT, hands={"Bo": "metal"}, points="0 5 1", ready=ready)
    assert why(table, "use hunting on Bo") == ["richest Bo", "raids 2 Bo", "guarded Bo fire", "points 2"]


def test_Y12_a_loot_says_which_asset_it_takes(table: Table) -> None:
    ready = {"Ann": "scavenging", "Bo": "hunting"}
    battle(table, tree=TREE, hand=UNFIT, points="0 5 1", ready=ready)
    assert "loots Bo hunting" in why(table, "use scavenging on hunting")


def test_Y15_a_feast_says_what_it_lets_one_place(table: Table) -> None:
    battle(table, tree=TREE, hand=f"cooking {UNFIT}", pool="", ready={"Ann": "gathering"})
    assert "asset-places cooking" in why(table, "use gathering")


def test_Y10_an_answer_says_what_a_guard_saves_and_that_letting_pass_keeps_it(table: Table) -> None:
    ready = {"Ann": "hunting", "Bo": "fire"}
    battle(table, tree=TREE, hand=UNFIT, hands={"Bo": "metal dog"}, points="0 5 1", ready=ready)
    table.play("use hunting on Bo")
    assert "spares 2" in why(table, "ward fire", "Bo")
    assert "saves-guard fire dog" in why(table, "let", "Bo")


def test_Y06_an_end_says_what_becomes_ready(table: Table) -> None:
    battle(table, tree=ROOTS, hand="fire", pool="")
    table.play("place fire")
    assert "readies fire" in why(table, "end")


def test_Y14_a_kept_card_says_how_far_it_is_from_being_placed(table: Table) -> None:
    battle(table, tree=TREE, hand=UNFIT, pool="", top="cooking", ready={"Ann": "nomadism"})
    table.play("use nomadism")
    assert "far cooking" in why(table, "keep cooking")
