"""Section G: the empty hand and the end."""

from __future__ import annotations

import pytest

from tests.support.rules.positions import Table

GAMES = pytest.mark.parametrize("game", ["intro", "explore"])
ERA_1_CALLS = "band gathering australopithecus pebble-tool barter"


def test_G01_an_early_empty_hand_makes_everybody_draw(table: Table) -> None:
    """G01: Ann first, the others clockwise, bots too; the trump is hers already."""
    table.deal(seats="Ann, Bo=bot, Cem", hand="gathering", hands={"Bo": "tent", "Cem": "dog"}, tree="band",
               top="myth ochre metal")  # fmt: skip
    table.play("place gathering")

    assert [event[:3] for event in table.told("drew")] == [
        ("drew", "Ann", "myth"), ("drew", "Bo", "ochre"), ("drew", "Cem", "metal"),
    ]  # fmt: skip
    kinds = [event[0] for event in table.events]
    assert kinds.index("trump") < kinds.index("drew")
    assert table.trumps == 1


def test_G01_a_turn_continues_after_the_draw(table: Table) -> None:
    """G01: by series or by trump, with the card just drawn."""
    table.deal(hand="gathering", tree="band", top="scavenging").play("place gathering", "place scavenging")
    assert table.turn == "Ann"

    table.deal(hand="gathering", tree="band", top="australopithecus")
    table.play("place gathering", "replay australopithecus")
    assert table.tree[-1] == "australopithecus"


def test_G01_the_first_to_draw_in_the_middle_of_the_table(table: Table) -> None:
    """G01: Bo empties a hand: Bo draws, then Cem, then Ann."""
    table.deal(turn="Bo", hand="gathering", tree="band").play("place gathering")

    assert [event[1] for event in table.told("drew")] == ["Bo", "Cem", "Ann"]


def test_G02_with_points_only_the_emptied_hand_is_filled(table: Table) -> None:
    """G02: up to five; the others do not draw."""
    table.deal(game="explore", hand="gathering", hands={"Bo": "tent"}, tree="band").play("place gathering")

    assert table.sizes()["Ann"] == 5
    assert table.sizes()["Bo"] == 1
    assert table.turn == "Ann"


def test_G03_without_points_anothers_empty_hand_makes_all_draw(table: Table) -> None:
    """G03: beginning with the emptied one; then the turn continues."""
    table.deal(hand="tent fire", hands={"Bo": "dog myth", "Cem": "scavenging"}, tree=ERA_1_CALLS,
               last="barter", trumps=1)  # fmt: skip
    table.play("call scavenging")

    assert [event[1] for event in table.told("drew")] == ["Cem", "Ann", "Bo"]
    assert table.turn == "Ann"


def test_G03_with_points_only_the_emptied_one_refills(table: Table) -> None:
    """G03: no common draw."""
    table.deal(game="explore", hand="tent fire", hands={"Bo": "scavenging"}, tree=ERA_1_CALLS, trumps=1)
    table.play("call scavenging")

    assert {event[1] for event in table.told("drew")} == {"Bo"}
    assert table.sizes()["Bo"] == 5
    assert table.turn == "Ann"


def test_G04_without_a_stack_the_called_out_hand_has_won(table: Table) -> None:
    """G04: on the spot, though Ann had trumps left."""
    table.deal(hand="tent fire", hands={"Bo": "scavenging"}, tree=ERA_1_CALLS, stack="", trumps=2)
    table.play("call scavenging")

    assert table.winners == ["Bo"]
    assert table.reason == "hand-emptied"


def test_G04_with_points_the_scores_decide(table: Table) -> None:
    """G04: the game stops at once; Ann got her point for the called card and wins."""
    table.deal(game="explore", hand="tent", hands={"Bo": "scavenging"}, tree=ERA_1_CALLS, stack="", trumps=2)
    table.give_points(5, 5, 0)
    table.play("call scavenging")

    assert table.over()
    assert table.result.scores is not None
    assert table.result.scores[:2] == (5, 5)
    assert table.winners == ["Bo"], "equal scores, and Bo has fewer cards left"


def test_G05_the_pool_is_refilled_before_the_stack_is_looked_at(table: Table) -> None:
    """G05: the last card of the stack went to the pool, so the emptied hand wins."""
    table.deal(hand="hunting", pool="scavenging", tree="band", stack="tent")
    table.play("place scavenging")
    assert table.stack == []

    table.play("place hunting")
    assert table.winners == ["Ann"]


def test_G06_without_points_the_first_empty_hand_wins(table: Table) -> None:
    """G06: immediately, trump or not."""
    table.deal(hand="gathering", tree="band", stack="").play("place gathering")

    assert table.winners == ["Ann"]
    assert table.why("end") is not None
    assert table.game.actors(table.state) == 0


def test_G06_while_there_is_a_stack_nobody_has_won(table: Table) -> None:
    """G06: one card left in the stack is enough to continue."""
    table.deal(hand="gathering", tree="band", stack="tent").play("place gathering")

    assert not table.over()


def test_G07_the_last_turn_may_be_finished(table: Table) -> None:
    """G07: series and trumps continue with pool and discards, then nobody else gets a turn."""
    table.deal(
        game="explore", hand="gathering", pool="scavenging", tree="band", stack="",
        discards={"Bo": "australopithecus"}, hands={"Bo": "tent", "Cem": "dog"},
    )  # fmt: skip
    table.play("place gathering")
    assert not table.over()
    assert (table.turn, table.trumps) == ("Ann", 1)
    table.play("place scavenging", "replay australopithecus")
    assert table.points("Ann") == 1 + 3 + 1 + 1

    table.play("end")
    assert table.over()
    assert table.winners == ["Ann"]


def test_G07_the_trump_just_won_may_call(table: Table) -> None:
    """G07: a player who emptied the hand by opening era 2 calls with one of the two trumps."""
    table.deal(game="explore", hand="barter", hands={"Bo": "homo-habilis dog", "Cem": "tent"}, stack="",
               tree="gathering australopithecus pebble-tool")  # fmt: skip
    table.play("place barter")
    assert table.trumps == 2, "for opening era 2 and for the empty hand"

    table.play("call homo-habilis")
    assert not table.over()
    assert table.turn == "Ann"


def test_G08_discarding_the_last_card_ends_the_game(table: Table) -> None:
    """G08: without a stack; no trump, no bonus."""
    table.deal(game="explore", hand="fire", hands={"Bo": "tent", "Cem": "dog"}, tree="band", stack="")
    table.play("end", "discard fire")

    assert table.over()
    assert table.points("Ann") == 0
    assert table.told("trump") == []


def test_G08_with_a_stack_the_game_continues(table: Table) -> None:
    """G08: the hand is filled again."""
    table.deal(game="explore", hand="fire", tree="band", stack="tent").play("end", "discard fire")

    assert not table.over()
    assert table.hand("Ann") == ["tent"]


def test_G09_a_point_is_lost_for_each_card_in_hand_and_discard(table: Table) -> None:
    """G09: the pool costs nobody; scores may fall below zero."""
    table.deal(
        game="explore", seats="Ann, Bo, Cem", hand="gathering", stack="", tree="band", pool="dog myth",
        hands={"Bo": "tent fire", "Cem": ""}, discards={"Bo": "spear", "Ann": "cooking"},
    )  # fmt: skip
    table.give_points(10, 1, 7)
    unnamed = len(table.discard("Cem"))
    table.play("place gathering", "end")

    assert table.result.points == (14, 1, 7)
    assert table.result.cards_left == (1, 3, unnamed)
    assert table.result.scores == (13, -2, 7 - unnamed)


def test_G10_the_highest_score_wins(table: Table) -> None:
    """G10: then the fewer cards left, then the victory is shared."""
    hands = {"Bo": "tent dog", "Cem": "myth", "Dan": ""}
    for points, winners in (
        ([0, 9, 0, 0], ["Bo"]),
        ([0, 9, 8, 0], ["Cem"]),
        ([8, 9, 8, 0], ["Ann"]),
        ([0, 0, 0, 99], ["Dan"]),
    ):
        table.deal(game="explore", seats="Ann, Bo, Cem, Dan", hand="fire", hands=hands, tree="band", stack="")
        table.give_points(points[0] + 1, *points[1:])
        table.play("end", "discard fire")
        assert table.winners == winners, points


def test_G10_equal_in_all_the_victory_is_shared(table: Table) -> None:
    """G10: the same score with the same number of cards left."""
    table.deal(game="explore", seats="Ann, Bo, Cem", hand="fire", hands={"Bo": "tent", "Cem": "dog"},
               tree="band", stack="")  # fmt: skip
    table.give_points(3, 3, 0)
    table.play("end", "discard fire")

    assert table.result.scores is not None
    assert table.result.scores[:2] == (2, 2)
    assert table.winners == ["Ann", "Bo"]


@GAMES
def test_G11_an_exchange_empties_no_hand(table: Table, game: str) -> None:
    """G11: neither of two single cards' owners has emptied anything, stack or not."""
    for stack in ("", "myth"):
        table.deal(game=game, hand="fire", hands={"Bo": "tent"}, tree="band", stack=stack, trumps=1)
        table.play("exchange Bo = tent", "give fire")
        assert table.told("trump") == []
        assert not table.over()


def test_G12_a_hand_may_be_emptied_again_and_again(table: Table) -> None:
    """G12: each time a trump and new cards, until the stack is used up."""
    table.deal(seats="Ann, Bo", hand="gathering", hands={"Bo": "tent"}, tree="band",
               stack="scavenging dog hunting myth")  # fmt: skip
    table.play("place gathering")
    assert (table.trumps, table.hand("Ann")) == (1, ["scavenging"])
    table.play("place scavenging")
    assert (table.trumps, table.hand("Ann"), table.stack) == (2, ["hunting"], [])

    table.play("place hunting")
    assert table.winners == ["Ann"]
