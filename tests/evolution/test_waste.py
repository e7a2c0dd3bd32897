"""What ending a turn would waste, shown before it ends (rules C05, C06, F02, I04)."""

from __future__ import annotations

from discovery.evolution.views.waste import waste
from tests.support.rules.planes import Board
from tests.support.rules.positions import Table

TREE = "band gathering australopithecus pebble-tool barter"


def wasted(table: Table, seat: str = "Ann") -> tuple[list[str], str] | None:
    found = waste(table.game, table.state, table.seat(seat))
    if found is None:
        return None
    return [f"{table.game.setup.ids[card]} +{points}" for card, points in found.cards], found.cost


def test_I04_in_games_with_points_it_costs_a_discard() -> None:
    table = Table().deal(game="explore", hand="scavenging myth", tree=TREE)
    assert wasted(table) == (["scavenging +1"], "discard")
    assert wasted(table, "Bo") is None
    table.play("end")
    assert table.phase == "discard"


def test_C05_without_points_it_costs_a_card_drawn() -> None:
    table = Table().deal(game="intro", hand="scavenging myth", tree=TREE)
    assert wasted(table) == (["scavenging +0"], "draw")


def test_F02_once_the_stack_is_empty_it_costs_a_theft() -> None:
    table = Table().deal(game="intro", hand="scavenging myth", hands={"Bo": "dog"}, tree=TREE, stack="")
    found = wasted(table)
    assert found is not None
    assert ("scavenging +0" in found[0], found[1]) == (True, "steal")


def test_nothing_is_given_away_where_no_card_fits_or_one_was_placed() -> None:
    assert wasted(Table().deal(game="explore", hand="myth", tree=TREE)) is None
    table = Table().deal(game="explore", hand="scavenging nomadism myth", tree=TREE)
    assert wasted(table.play("place scavenging")) is None


def test_H16_a_bluff_is_not_among_the_cards_that_fit() -> None:
    """H16: with Stop every card may be tried; only those that are true are named."""
    table = Table().deal(game="explore", options="stop", hand="scavenging myth fire", tree=TREE)
    assert {"myth", "fire"} <= set(table.offers("place"))
    assert wasted(table) == (["scavenging +1"], "discard")


def test_H01_in_a_pile_game_it_is_for_the_player_to_remember() -> None:
    assert wasted(Table().deal(game="memory", hand="scavenging myth", tree=TREE)) is None


def test_K05_on_a_plane_the_points_are_those_of_the_best_spot() -> None:
    table = Board().lay_out(
        hand="scavenging myth", board="band@0,0 gathering@1,0 australopithecus@2,0 pebble-tool@1,1"
    )
    spots = table.game.spots(table.state, 0, table.game.parse("place scavenging")[0])
    found = wasted(table)
    assert found is not None
    assert f"scavenging +{max(points for _, _, points in spots)}" in found[0]
