"""The option Stop in Intro, and faults in games with points: H17 to H19, I09. Ann acts, Bo says Stop."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.rules.piles import memory
from tests.support.rules.positions import Table

TREE = "band gathering australopithecus pebble-tool barter"


def stop(table: Table, game: str, **position: Any) -> Table:
    """The position of ``memory``, in a game where the tree lies open."""
    return memory(table, game=game, options="stop", **position)


@pytest.mark.parametrize("game", ["intro", "explore"])
def test_H17_with_stop_wrong_cards_and_calls_are_accepted(table: Table, game: str) -> None:
    """H17: without it the same moves are refused."""
    memory(table, game=game, trumps=1)
    assert table.why("replay fire") == ("missing-prerequisite", "C01")
    assert table.why("call pebble-tool") == ("already-placed", "E15")

    stop(table, game, trumps=1)
    assert table.why("replay fire") is None
    assert table.why("call pebble-tool") is None
    assert "fire" in table.offers("replay")


@pytest.mark.parametrize("game", ["intro", "explore"])
def test_H17_the_table_checks_by_itself(table: Table, game: str) -> None:
    """H17: case 2 does not exist; nobody is asked whether to verify."""
    stop(table, game).play("place fire", "Bo: stop")
    assert table.told("verified") == [("verified", "Ann", "", "", 0)]
    assert table.told("fault") == [("fault", "Ann", "", "Bo", 3)]
    assert table.phase != "verify"


def test_H17_a_wrong_stop_in_intro_costs_a_drawn_card(table: Table) -> None:
    """H17: and the turn continues with the placement booked."""
    stop(table, "intro").play("place scavenging", "Bo: stop")
    assert table.hand("Bo") == ["dog", "metal", "fishing"]
    assert (table.turn, table.phase, table.state.placed) == ("Ann", "turn", 1)


def test_H17_a_fault_in_intro(table: Table) -> None:
    """H17: the stopper's choice, the wrong card to the discard, a drawn card, the turn over."""
    stop(table, "intro").play("place fire", "Bo: stop", "Bo: give dog")
    assert table.discard("Ann") == ["fire"]
    assert table.hand("Ann") == ["scavenging", "myth", "dog", "fishing"]
    assert table.turn == "Bo"


def test_H17_a_false_call_in_intro(table: Table) -> None:
    """H17, H11: no card was laid, so none is drawn."""
    stop(table, "intro", trumps=1).play("call pebble-tool", "Bo: stop", "Bo: give dog")
    assert table.hand("Ann") == ["scavenging", "fire", "myth", "dog"]
    assert table.stack[0] == "fishing"
    assert (table.turn, table.trumps) == ("Bo", 0)


def test_H17_E13_where_the_tree_lies_open_the_table_settles_a_call(table: Table) -> None:
    """E13, H17: placed if it fits, failed if it does not; the caller decides nothing."""
    hands = {"Bo": "nomadism hunting", "Cem": "ochre tribe"}
    stop(table, "intro", trumps=1, hands=hands).play("call nomadism", "-: closed")
    assert table.tree[-1] == "nomadism"

    stop(table, "intro", trumps=1, hands=hands).play("call hunting", "-: closed")
    assert table.discard("Ann") == ["hunting"]
    assert table.hand("Ann")[-1] == "fishing"
    assert table.turn == "Bo"


def test_H17_a_called_card_that_was_placed_is_safe(table: Table) -> None:
    """H17, H02: the call could be contested, its placement follows from the rules and cannot."""
    hands = {"Bo": "nomadism hunting", "Cem": "ochre tribe"}
    stop(table, "intro", trumps=1, hands=hands).play("call nomadism", "-: closed")
    assert (table.turn, table.phase) == ("Ann", "turn")


@pytest.mark.parametrize("game", ["intro", "explore"])
def test_H17_eras_open_by_themselves_where_the_tree_lies_open(table: Table, game: str) -> None:
    """H17, H04: no announcing; the trump comes when the window has closed."""
    tree = "band gathering australopithecus pebble-tool"
    stop(table, game, hand="barter myth", tree=tree).play("place barter")
    assert table.trumps == 0
    table.play("-: closed")
    assert table.trumps == 1
    assert table.why("announce open 2") == ("not-now", "H04")


def test_H17_a_wrong_card_that_stands_opens_its_era(table: Table) -> None:
    """H17, C15: nobody contested Tent, so era 4 is open and cards of era 3 can be called."""
    stop(table, "intro", hand="tent myth").play("place tent", "-: closed")
    assert table.told("opened") == [("opened", "Ann", "", "", 4)]
    assert table.trumps == 1


def test_H18_a_wrong_card_with_points(table: Table) -> None:
    """H18: it is the discard; then the hand is filled, the turn is over, and no card changes hands."""
    stop(table, "explore", hands={"Bo": "dog metal", "Cem": "ochre tribe"}).play("place fire", "Bo: stop")

    assert table.discard("Ann") == ["fire"]
    assert table.hand("Ann")[:3] == ["scavenging", "myth", "fishing"]
    assert table.sizes() == {"Ann": 5, "Bo": 2, "Cem": 2}
    assert table.turn == "Bo"
    assert table.told("gave") == table.told("stolen") == []


def test_H18_the_wrong_card_is_the_only_discard(table: Table) -> None:
    """H18, I08: though nothing was placed in the turn, no second card goes."""
    stop(table, "explore").play("place fire", "Bo: stop")
    assert (table.turn, table.phase) == ("Bo", "turn")


def test_H18_I09_a_false_call_with_points(table: Table) -> None:
    """H18, I09: the caller discards a card of her choice and draws."""
    stop(table, "explore", trumps=1).play("call pebble-tool", "Bo: stop")
    assert (table.phase, table.actors) == ("discard", ["Ann"])
    assert sorted(table.offers("discard")) == ["fire", "myth", "scavenging"]
    assert table.why("Ann: end") == ("must-discard", "H18")

    table.play("Ann: discard myth")
    assert table.discard("Ann") == ["myth"]
    assert len(table.hand("Ann")) == 5
    assert table.turn == "Bo"


def test_H18_I09_a_wrong_stop_with_points(table: Table) -> None:
    """H18, I09: out of turn, the stopper discards a card of their choice and draws; Ann continues."""
    stop(table, "explore").play("place scavenging", "Cem: stop")
    assert (table.turn, table.phase, table.actors) == ("Ann", "discard", ["Cem"])
    assert table.why("Ann: end") == ("not-your-turn", "B06")

    table.play("Cem: discard ochre")
    assert table.discard("Cem") == ["ochre"]
    assert table.hand("Cem") == ["tribe", "fishing", "painting", "sculpture", *table.hand("Cem")[4:]]
    assert len(table.hand("Cem")) == 5
    assert (table.turn, table.phase) == ("Ann", "turn")


def test_H18_a_wrong_stopper_without_cards_only_draws(table: Table) -> None:
    """H18: nothing to discard."""
    stop(table, "explore", hands={"Bo": "", "Cem": "ochre"}).play("place scavenging", "Bo: stop")
    assert table.discard("Bo") == []
    assert len(table.hand("Bo")) == 5
    assert (table.turn, table.phase) == ("Ann", "turn")


def test_H18_I06_without_a_stack_nobody_draws(table: Table) -> None:
    """H18, I06: and nothing is stolen instead."""
    stop(table, "explore", stack="").play("place scavenging", "Bo: stop", "Bo: discard dog")
    assert table.hand("Bo") == ["metal"]
    assert (table.turn, table.phase) == ("Ann", "turn")


def test_H18_G08_a_wrong_stop_with_the_last_card_does_not_cut_off_a_turn(table: Table) -> None:
    """H18, G08: without a stack it ends the game, but first Ann plays her turn to its end."""
    stop(table, "explore", hands={"Bo": "dog", "Cem": "ochre"}, stack="")
    table.play("place scavenging", "Bo: stop", "Bo: discard dog")
    assert (table.over(), table.turn, table.phase) == (False, "Ann", "turn")

    table.play("end")
    assert table.reason == "hand-emptied"
    assert table.told("turn") == [], "nobody plays after her"


@pytest.mark.parametrize("bot", ["bot", "bot+"])
def test_H18_G08_a_bots_turn_neither(table: Table, bot: str) -> None:
    """H18, G08, O18: a bot+ continues looking around, too; the game is over when its turn is."""
    stop(table, "explore", seats=f"Ann={bot}, Bo, Cem", hand="scavenging nomadism myth", pool="hunting",
         hands={"Bo": "dog", "Cem": "ochre"}, stack="").let_bots_play()  # fmt: skip
    table.play("Ann: flip", "Bo: stop", "Bo: discard dog")
    assert (table.over(), table.turn) == (False, "Ann")
    table.let_pass()
    assert table.reason == "hand-emptied"
    assert {"scavenging", "nomadism"} <= set(table.tree)
    assert ("hunting" in table.tree) == (bot == "bot+")


def test_H18_G08_a_last_card_placed_wrongly_ends_the_game(table: Table) -> None:
    """H18, G08: it was the forced discard of the last card, and there is no stack."""
    stop(table, "explore", hand="fire", stack="").play("place fire", "Bo: stop")
    assert table.reason == "hand-emptied"
    assert table.points("Ann") == 0


def test_H18_with_a_stack_the_game_continues_after_a_wrong_last_card(table: Table) -> None:
    """H18: the hand is filled again."""
    stop(table, "explore", hand="fire").play("place fire", "Bo: stop")
    assert len(table.hand("Ann")) == 5
    assert table.turn == "Bo"


def test_H18_a_wrong_card_from_the_pool_takes_none_from_the_hand(table: Table) -> None:
    """H18, G08: Ann holds no card and has placed one from the pool in vain; that ends nothing."""
    stop(table, "explore", hand="", pool="fire", stack="").play("place fire", "Bo: stop")
    assert table.discard("Ann") == ["fire"]
    assert not table.over()
    assert table.turn == "Bo"


def test_H18_G07_a_fault_in_the_last_turn_ends_the_game(table: Table) -> None:
    """H18, G07: Ann has emptied her hand and continues with the pool, wrongly."""
    stop(table, "explore", hand="scavenging", pool="fishing", stack="")
    table.play("place scavenging", "-: closed", "place fishing", "Bo: stop")
    assert table.reason == "hand-emptied"
    assert table.points("Ann") == 1 + 3


def test_H19_points_are_given_when_the_window_closes(table: Table) -> None:
    """H19: one for the card, three for the era that it opens."""
    stop(table, "explore", hand="barter myth", tree="gathering pebble-tool australopithecus")
    table.play("place barter")
    assert table.points("Ann") == 0
    table.play("-: closed")
    assert table.points("Ann") == 4


def test_H19_a_contested_wrong_card_brings_nothing(table: Table) -> None:
    """H19: it has never brought any points, so none are taken back."""
    stop(table, "explore", hand="tent myth").play("place tent", "Bo: stop")
    assert table.told("scored") == []
    assert table.points("Ann") == 0


def test_H19_a_wrong_stop_settles_the_points_at_once(table: Table) -> None:
    """H19, H08: before the stopper pays."""
    stop(table, "explore").play("place scavenging", "Bo: stop")
    assert table.points("Ann") == 1
    assert table.phase == "discard"


def test_I09_where_stop_is_in_play_a_slip_may_pass(table: Table) -> None:
    """I09: a wrong card is accepted; a move that no bluff could hide is still refused and costs nothing."""
    stop(table, "explore", hand="fire myth", last="barter")
    assert table.why("place fire") == ("no-link", "C03")
    assert table.why("place ochre") == ("out-of-reach", "A07")
    assert table.points("Ann") == 0

    stop(table, "explore", hand="fire myth").play("place fire", "-: closed")
    assert table.points("Ann") == 1


@pytest.mark.parametrize("game", ["intro", "explore"])
def test_H17_C11_the_opening_pass_cannot_be_contested(table: Table, game: str) -> None:
    """H03, H17: only Select's pass can."""
    table.start(game, options="stop").play("pass")
    assert (table.turn, table.phase) == ("Bo", "opening")


def test_H17_O07_a_bot_never_says_stop(table: Table) -> None:
    """O07, U01: only those who decide for themselves are asked."""
    stop(table, "intro", seats="Ann, Bo=bot, Cem").play("place fire")
    assert table.actors == ["Cem"]


def test_H17_a_bot_is_contested_in_vain(table: Table) -> None:
    """H17, O04: outside the pile games a bot lays only what fits; the stopper draws, the bot flips on."""
    hands = {"Ann": "dog", "Cem": "ochre"}
    stop(table, "intro", seats="Ann, Bo=bot, Cem", turn="Bo", hand="scavenging fire myth", hands=hands)
    table.let_bots_play()
    table.play("Bo: flip", "Cem: stop")
    assert table.hand("Cem") == ["ochre", "fishing"]
    assert (table.turn, table.phase) == ("Bo", "flip")

    table.play("Bo: flip")
    assert table.discard("Bo") == ["fire"]
    assert table.turn == "Cem"
