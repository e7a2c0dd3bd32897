"""Programs and assets: what they place last, what they use, when they ward off (section Y)."""

from __future__ import annotations

from random import Random
from typing import Any

from discovery.core.dice import Dice
from discovery.core.protocol import Event
from discovery.evolution.belief.determinize import CardDeterminizer
from discovery.evolution.bots.greedy.greedy import Greedy
from discovery.evolution.bots.search.rank_moves import rate
from discovery.evolution.variants.battle.flow import assets_of
from tests.support.rules.markers import battle, ready_of
from tests.support.rules.positions import Table

ROOTS = "gathering band scavenging australopithecus pebble-tool homo-habilis nomadism"
TREE = f"{ROOTS} homo-erectus fire"
UNFIT = "ochre tribe"
"""Cards that do not fit upon ``TREE``."""
DEALS = 300


def chosen(table: Table, seat: str = "Ann") -> str:
    """What ``greedy`` does, in notation."""
    view = table.game.view(table.state, table.seat(seat))
    return table.game.text(Greedy(table.game.setup, Random(1)).decide(view))


def searched(table: Table, seat: str) -> str:
    """What a search of a level does, in notation."""
    game, viewer = table.game, table.seat(seat)
    view = game.view(table.state, viewer)
    return game.text(rate(game.setup, view, (), 200, Random(1))[0].move)


def test_Y02_of_equal_points_the_card_with_the_better_asset_is_placed_last(table: Table) -> None:
    """Hunting and Cooking may follow each other; a strong Raid is worth more than a Feast."""
    position: dict[str, Any] = {"tree": TREE, "hand": f"hunting cooking {UNFIT}", "pool": ""}
    table.deal(game="explore", **position)
    assert chosen(table) == "place hunting"

    battle(table, **position)
    assert chosen(table) == "place cooking"
    table.play("place cooking")
    assert chosen(table) == "place hunting"


def test_Y03_the_turn_of_the_first_card_counts_no_asset(table: Table) -> None:
    """Band comes first in the deck; Scavenging, which cannot follow it, bears the better asset."""
    hand = f"band scavenging {UNFIT}"
    battle(table, hand=hand, pool="")
    assert chosen(table) == "place band"

    battle(table, tree="gathering", hand=hand, pool="")
    assert chosen(table) == "place scavenging"


def test_Y04_a_plan_knows_that_a_trump_brings_no_further_card_in_series(table: Table) -> None:
    """Flake tool by the trump and Spear in series would be one too many behind Barter and Thread: so Spear,
    which bears the better asset, is placed by the trump."""
    battle(
        table,
        tree=f"{TREE} hunting hand-axe hide h-neanderthalensis",
        hand="barter thread-and-rope flake-tool spear",
        pool="",
        trumps=1,
    )
    while (move := chosen(table)).startswith(("place", "replay")):
        table.play(move)
    assert table.ids([assets_of(table.state).won]) == ["spear"]


def test_Y11_a_raid_goes_to_the_richest_seat_without_a_ready_guard(table: Table) -> None:
    battle(
        table,
        tree=TREE,
        hand=UNFIT,
        hands={"Bo": "metal dog", "Cem": "burial myth"},
        pool="",
        points="0 5 5",
        ready={"Ann": "pebble-tool", "Bo": "fire"},
    )
    assert chosen(table) == "use pebble-tool on Cem"


def test_Y10_a_ready_guard_wards_off_all_but_a_trade(table: Table) -> None:
    position: dict[str, Any] = {"tree": TREE, "hand": UNFIT, "hands": {"Bo": "metal", "Cem": "burial"}}
    for asset, answer in (("pebble-tool", "ward fire"), ("homo-habilis", "let")):
        battle(table, ready={"Ann": asset, "Bo": "fire"}, points="0 5 1", **position)
        table.play(f"use {asset} on Bo")
        assert chosen(table, "Bo") == answer


def test_Y10_a_guard_of_the_hand_wards_off_a_strong_raid_alone(table: Table) -> None:
    hands = {"Bo": "shelter", "Cem": "burial"}
    position: dict[str, Any] = {"tree": f"{TREE} hunting", "hand": UNFIT, "hands": hands}
    for asset, answer in (("pebble-tool", "let"), ("hunting", "ward shelter")):
        battle(table, ready={"Ann": asset}, points="0 5 1", **position)
        table.play(f"use {asset} on Bo")
        assert chosen(table, "Bo") == answer


def test_Y06_a_guard_that_was_won_is_kept_ready(table: Table) -> None:
    battle(table, tree=f"{ROOTS} homo-erectus", hand=f"fire {UNFIT}", pool="")
    while table.turn == "Ann":
        table.play(chosen(table))
    assert ready_of(table, "Ann") == ["fire"]


def test_Y10_a_search_wards_off_a_raid_that_would_cost_the_game(table: Table) -> None:
    """Warded off, Bo wins by 11 to 10; else Ann by 11 to 10."""
    last_cards(table, hands={"Bo": "enclosure"}, out="axle-and-lever spear-thrower sedentism", points="10 15")
    table.play("use hunting on Bo")
    assert searched(table, "Bo") == "ward enclosure"


def test_Y10_a_search_does_not_waste_a_guard(table: Table) -> None:
    """Bo has no points to lose; with a card less they draw level, with a Guard discarded they lose."""
    hands = {"Ann": "sedentism", "Bo": "enclosure spear-thrower"}
    last_cards(table, hands=hands, out="axle-and-lever", points="0 0")
    table.play("use hunting on Bo")
    assert searched(table, "Bo") == "let"


def last_cards(table: Table, *, hands: dict[str, str], out: str, points: str) -> None:
    """All other cards are placed or lie ``out`` in Bo's discard, whose turn is the last one. Ann may raid."""
    battle(
        table,
        seats="Ann, Bo",
        tree="era 1 era 2 era 3 era 4 era 5 era 6 but axle-and-lever spear-thrower sedentism enclosure",
        hand=hands.pop("Ann", ""),
        hands=hands,
        discards={"Bo": out},
        pool="",
        stack="",
        points=points,
        ready={"Ann": "hunting"},
    )


def guards(table: Table, observed: tuple[Event, ...]) -> float:
    """In what part of the positions imagined by Ann there are Guards in Bo's hand."""
    hidden = CardDeterminizer(table.game.setup, table.game.view(table.state, 0), observed)
    dice, all_guards = Dice(1), assets_of(table.state).table.guards
    return sum(hidden.deal(dice).hands[1] & all_guards != 0 for _ in range(DEALS)) / DEALS


def test_Y10_guards_of_other_hands_are_imagined_but_hardly_after_a_strong_raid(table: Table) -> None:
    """Whoever lets a strong Raid pass most likely holds no Guard."""
    battle(table, tree=f"{TREE} hunting", hand=UNFIT, points="0 5 1", ready={"Ann": "hunting pebble-tool"})
    _, dealt = table.game.open(table.game.shuffle(Random(1)))
    heard = [*table.game.observe(table.state, dealt, 0)]
    strong = assets_of(table.state).older[0]
    for line in (f"use {table.game.setup.ids[strong]} on Bo", "Bo: let", "-: closed", "steal Bo = myth"):
        table.play(line)
        heard += table.game.observe(table.state, table.happened, 0)
    assert 0.2 < guards(table, ()) < 0.9
    assert guards(table, tuple(heard)) < 0.7 * guards(table, ())
