"""Section I: games with points."""

from __future__ import annotations

import random

import pytest

from discovery.core.dice import Dice
from discovery.core.errors import InvalidSetup
from discovery.evolution.flow.rollout import play_out
from discovery.evolution.game import new_game
from tests.support.rules.positions import Table

ERA_1_CALLS = "band gathering australopithecus pebble-tool barter"


def test_I01_the_most_points_win_not_the_first_empty_hand(table: Table) -> None:
    """I01: Ann is out of cards first, but Bo has gathered more."""
    table.deal(game="explore", hand="gathering", hands={"Bo": "tent", "Cem": "dog"}, tree="band", stack="")
    table.give_points(0, 9, 0)
    table.play("place gathering", "end")

    assert table.winners == ["Bo"]


@pytest.mark.parametrize("spot", ["hand", "pool", "discard", "call"])
def test_I02_each_placed_card_brings_one_point(table: Table, spot: str) -> None:
    """I02: from whatever spot it came."""
    card = "scavenging"
    table.deal(
        game="explore", tree=ERA_1_CALLS, trumps=1,
        hand="fire tent" + (f" {card}" if spot == "hand" else ""),
        pool="dog" + (f" {card}" if spot == "pool" else ""),
        discards={"Bo": card if spot == "discard" else ""},
        hands={"Bo": "myth" + (f" {card}" if spot == "call" else "")},
    )  # fmt: skip
    table.play(f"call {card}" if spot == "call" else f"place {card}")

    assert table.points("Ann") == 1
    assert [table.points("Bo"), table.points("Cem")] == [0, 0]


def test_I03_each_trump_brings_three_points_when_it_is_won(table: Table) -> None:
    """I03: spent or not; two trumps bring six."""
    table.deal(game="explore", hand="homo-erectus tent", tree="era 1").play("place homo-erectus")
    assert table.points("Ann") == 1 + 3
    table.play("end")
    assert table.points("Ann") == 1 + 3

    table.deal(game="explore", hand="hand-axe", tree="era 1 but hand-axe").play("place hand-axe")
    assert table.points("Ann") == 1 + 6
    assert table.told("scored") == [("scored", "Ann", "", "", 7)]


def test_I03_games_without_points_score_nothing(table: Table) -> None:
    """I03: the same placement in Intro."""
    table.deal(hand="hand-axe", tree="era 1 but hand-axe").play("place hand-axe")

    assert table.points("Ann") == 0
    assert table.told("scored") == []


def test_I04_a_turn_without_a_placement_costs_a_card_of_ones_choice(table: Table) -> None:
    """I04: any card, even the last one."""
    table.deal(game="explore", hand="fire spear tent", tree="band").play("end")
    assert table.offers("discard") == ["fire", "spear", "tent"]
    assert table.words == ["discard"]
    assert table.why("discard dog") == ("not-in-hand", "I04")

    table.deal(game="explore", hand="fire", tree="band").play("end")
    assert table.offers("discard") == ["fire"]


def test_I04_an_empty_hand_discards_nothing(table: Table) -> None:
    """I04: the turn ends by drawing."""
    table.deal(game="explore", hand="", tree="band", top="myth").play("end")

    assert table.turn == "Bo"
    assert table.sizes()["Ann"] == 5
    assert table.told("discarded") == []


def test_I05_each_turn_ends_by_drawing_to_five(table: Table) -> None:
    """I05: with or without a placement, as far as the stack goes."""
    table.deal(game="explore", hand="gathering fire", tree="band").play("place gathering", "end")
    assert table.sizes()["Ann"] == 5

    table.deal(game="explore", hand="gathering fire", tree="band", stack="dog").play("end", "discard fire")
    assert table.hand("Ann") == ["gathering", "dog"]


def test_I06_after_the_stack_play_continues_without_drawing(table: Table) -> None:
    """I06: placements and discards as before."""
    table.deal(game="explore", hand="gathering fire", tree="band", stack="").play("place gathering", "end")

    assert table.hand("Ann") == ["fire"]
    assert table.turn == "Bo"
    table.play("end")
    assert table.phase == "discard"


def test_I07_emptying_the_hand_early_brings_points_and_cards(table: Table) -> None:
    """I07: the trump, three points, five cards, and the turn continues."""
    table.deal(game="explore", hand="gathering", tree="band").play("place gathering")

    assert table.trumps == 1
    assert table.points("Ann") == 4
    assert table.sizes()["Ann"] == 5
    assert table.turn == "Ann"


def test_I08_a_failed_call_never_costs_two_discards(table: Table) -> None:
    """I08: whether something was placed before or not, at most one card goes."""
    for last, lost in (("barter", 0), ("", 1)):
        table.deal(game="explore", hand="fire tent", tree=ERA_1_CALLS, last=last, trumps=1, top="scavenging")
        table.play("call scavenging")
        if table.phase == "discard":
            table.play("discard fire")
        assert len(table.discard("Ann")) == lost
        assert table.turn == "Bo"


def test_I09_a_slip_costs_nothing(table: Table) -> None:
    """I09: refused moves change neither cards nor points nor whose turn it is."""
    table.deal(game="explore", hand="hunting fire", tree="gathering", trumps=1)
    before = table.state.key()
    for line in ("place hunting", "place tent", "call fire", "discard dog", "exchange Ann", "give fire"):
        assert table.why(line) is not None

    assert table.state.key() == before
    assert table.why("end") is None


def test_I10_each_discarded_card_costs_a_point_until_it_is_placed(table: Table) -> None:
    """I10: by trump or by force; placing the card spares its owner the point."""
    table.deal(game="explore", seats="Ann, Bo", hand="gathering fire", hands={"Bo": "tent"}, tree="band",
               stack="", pool="era 3 era 4 era 5 era 6 but tent", discards={"Ann": "cooking"})  # fmt: skip
    table.play("end", "discard gathering")
    assert table.discard("Ann") == ["cooking", "gathering"]
    table.play("place gathering", "end")
    assert table.discard("Ann") == ["cooking"]

    table.play("end", "discard fire")
    assert table.result.cards_left[0] == 2


@pytest.mark.parametrize("seats", ["A", "A, B", "A, B=bot, C=bot+", "A, B, C, D, E, F"])
def test_I11_a_game_with_points_always_ends(table: Table, seats: str) -> None:
    """I11: each turn places a card, shrinks the stack or shrinks a hand, the opening passes apart."""
    for seed in range(8):
        table.start("explore", seats)
        chooser = random.Random(seed)
        table.state = table.game.deal(table.game.shuffle(chooser))
        play_out(table.state, Dice(chooser.getrandbits(64)))
        assert table.over()
        assert table.reason == "hand-emptied"
        cards, passes = 54 + 54, len(table.game.seats)
        assert table.state.turns <= cards + passes


def test_I11_without_a_placement_stack_or_hand_shrinks(table: Table) -> None:
    """I11: the lazy way to play, where nobody ever places a card."""
    table.start("explore", "Ann, Bo").play("pass", "pass")
    while not table.over():
        before = len(table.stack), sum(table.sizes().values())
        table.play("end", f"discard {table.hand(table.turn)[0]}")
        assert (len(table.stack), sum(table.sizes().values())) < before

    assert table.tree == []


def test_I12_bots_win_and_lose_points(table: Table) -> None:
    """I12: a bot scores its placements and trumps, pays for its discards, and may win."""
    table.deal(game="explore", seats="Ann, Bo=bot", turn="Bo", hand="homo-erectus tent", tree="era 1",
               hands={"Ann": "fire dog"}, stack="")  # fmt: skip
    table.let_bots_play()

    assert table.points("Bo") == 1 + 3
    assert table.over()
    assert table.result.cards_left[1] == len(table.discard("Bo"))
    assert table.winners == ["Ann"], "the unnamed cards lie in the discard of the bot"


def test_I13_an_unanswered_call_costs_a_card_if_nothing_was_placed(table: Table) -> None:
    """I13: one card of one's own choice, then drawing ends the turn; nothing after a placement."""
    table.deal(game="explore", hand="fire tent", tree=ERA_1_CALLS, trumps=2, top="dog scavenging")
    table.play("call scavenging")
    assert (table.phase, table.trumps) == ("discard", 0)
    assert table.offers("discard") == ["fire", "tent"]

    table.play("discard tent")
    assert table.discard("Ann") == ["tent"]
    assert table.sizes()["Ann"] == 5
    assert table.turn == "Bo"


def test_I14_series_plus_counts_one_more_for_each_card(table: Table) -> None:
    """I14: 1, 2, 3 along a series; a replayed card starts again at 1, bonuses stay as they are."""
    table.deal(game="explore", options="series+", hand="gathering scavenging homo-habilis band nomadism tent",
               tree="australopithecus", trumps=1)  # fmt: skip
    worth = []
    for line in ("place scavenging", "place gathering", "place homo-habilis", "replay band",
                 "place nomadism"):  # fmt: skip
        before = table.points("Ann")
        table.play(line)
        worth.append(table.points("Ann") - before)

    assert worth == [1, 2, 3, 1, 2]


def test_I14_a_called_card_starts_again_at_one(table: Table) -> None:
    """I14: and the series climbs from there."""
    table.deal(game="explore", options="series+", hand="hunting fire", hands={"Bo": "scavenging tent"},
               tree=ERA_1_CALLS, trumps=1)  # fmt: skip
    table.play("call scavenging")
    assert table.points("Ann") == 1

    table.play("place hunting")
    assert table.points("Ann") == 1 + 2


def test_I14_series_plus_leaves_the_bonus_alone(table: Table) -> None:
    """I14: the third card of a series opens an era: 3 and 3."""
    table.deal(game="explore", options="series+", hand="scavenging gathering homo-erectus tent",
               tree="band nomadism")  # fmt: skip
    table.play("place gathering", "place scavenging", "place homo-erectus")

    assert table.points("Ann") == 1 + 2 + 3 + 3


def test_I14_series_plus_is_for_games_with_points_only() -> None:
    """I14: Intro refuses it."""
    with pytest.raises(InvalidSetup) as refused:
        new_game("intro", ["Ann", "Bo"], options=["series+"])

    assert (refused.value.code, refused.value.rule) == ("option-excluded", "I14")
