"""Calls and trumps in a pile game: E01, E08, E12 to E18, E21."""

from __future__ import annotations

import pytest

from tests.support.rules.piles import TREE, memory, settle_fault
from tests.support.rules.positions import Table


def test_E08_a_replay_may_be_tried_with_any_card_within_reach(table: Table) -> None:
    """E08: in Memory nothing is certain, so every card may be replayed."""
    memory(table, hand="fire myth", pool="tent", discards={"Cem": "numbers"}, trumps=1)
    assert sorted(table.offers("replay")) == ["fire", "myth", "numbers", "tent"]


def test_E13_in_a_pile_game_the_caller_judges(table: Table) -> None:
    """E13: the called card lies with the caller, who lays it or lets the call fail, and nothing else."""
    memory(table, hands={"Bo": "nomadism dog", "Cem": "ochre"}, trumps=1).play("call nomadism", "-: closed")

    assert (table.phase, table.actors) == ("called", ["Ann"])
    assert set(table.words) == {"place", "fail"}
    assert table.offers("place") == ["nomadism"]
    assert table.why("place scavenging") == ("must-place-called", "E13")
    assert table.why("end") == ("must-place-called", "E13")


def test_E13_laying_a_called_card_can_be_contested(table: Table) -> None:
    """E13: Hunting lacks Scavenging; it goes to the caller's discard, not back to Bo."""
    memory(table, hands={"Bo": "hunting dog", "Cem": "ochre tribe"}, trumps=1)
    table.play("call hunting", "-: closed", "place hunting", "Cem: stop", "Ann: verify", "Cem: give ochre")

    assert table.discard("Ann") == ["hunting"]
    assert table.hand("Ann") == ["scavenging", "fire", "myth", "ochre", "fishing"]
    assert table.hand("Bo") == ["dog"]
    assert table.turn == "Bo"


def test_E13_unchallenged_it_stands_and_carries_a_series(table: Table) -> None:
    """E13, D01: Hunting (food) was false, Scavenging (food) is linked to it."""
    memory(table, hands={"Bo": "hunting dog", "Cem": "ochre"}, trumps=1)
    table.play("call hunting", "-: closed", "place hunting", "-: closed")
    assert table.tree[-1] == "hunting"
    assert table.offers("place") == ["scavenging"]


def test_E21_a_called_card_does_not_empty_the_callers_hand(table: Table) -> None:
    """E21, E18: Ann holds no card of her own; laying the called one wins neither trump nor game."""
    memory(table, hand="", hands={"Bo": "nomadism dog", "Cem": "ochre"}, stack="", last="barter", trumps=1)
    table.play("call nomadism", "-: closed", "place nomadism", "-: closed")

    assert table.trumps == 0
    assert not table.over()


def test_E14_a_call_let_fail_costs_the_card_and_the_turn(table: Table) -> None:
    """E14: the called card is discarded, one card is drawn, trumps are lost, even after a placement."""
    memory(table, hands={"Bo": "hunting dog", "Cem": "ochre"}, trumps=2, last="barter")
    table.play("call hunting", "-: closed", "fail")

    assert table.discard("Ann") == ["hunting"]
    assert table.hand("Ann") == ["scavenging", "fire", "myth", "fishing"]
    assert (table.turn, table.trumps) == ("Bo", 0)


def test_E14_without_a_stack_the_draw_of_a_failed_call_is_a_theft(table: Table) -> None:
    """E14, F02."""
    memory(table, hands={"Bo": "hunting dog", "Cem": "ochre tribe"}, trumps=1, stack="")
    table.play("call hunting", "-: closed", "fail", "Ann: steal Cem = tribe")
    assert table.hand("Ann") == ["scavenging", "fire", "myth", "tribe"]
    assert table.turn == "Bo"


@pytest.mark.parametrize("card", ["pebble-tool", "homo-habilis", "nomadism", "scavenging", "hand-axe"])
def test_E15_in_a_pile_game_a_call_for_nobodys_card_is_in_vain(table: Table, card: str) -> None:
    """E15: in the tree, the pool, a discard, the own hand or the stack; nobody contested it, it fails."""
    memory(table, pool="homo-habilis tent", discards={"Cem": "nomadism"}, trumps=1)
    table.play(f"call {card}", "-: closed")

    assert table.told("called") == [("called", "Ann", card, "Ann" if card == "scavenging" else "", -1)]
    assert table.discard("Ann") == []
    assert table.hand("Ann")[-1] == "fishing"
    assert table.turn == "Bo"


def test_E16_a_hopeless_call_is_a_bluff_that_may_come_off(table: Table) -> None:
    """E16: era 3 is not open; nobody contests it, so Bo hands over Hide, which fits."""
    memory(table, hands={"Bo": "hide dog", "Cem": "ochre"}, tree=f"{TREE} scavenging", hand="myth fire",
           trumps=1).play("call hide", "-: closed", "place hide", "-: closed")  # fmt: skip
    assert table.tree[-1] == "hide"


def test_E12_a_called_last_card_wins_for_its_holder(table: Table) -> None:
    """E12, G04: without a stack, as soon as the card is placed and nobody contests that."""
    memory(table, hands={"Bo": "nomadism", "Cem": "ochre"}, trumps=1, stack="").play("call nomadism")
    table.play("-: closed", "place nomadism")
    assert not table.over()
    table.play("-: closed")
    assert table.winners == ["Bo"]


def test_E18_only_a_placement_that_stands_wins_the_trump(table: Table) -> None:
    """E18: a stopper who is right and empties their hand with the gift gains nothing by it."""
    memory(table, hands={"Bo": "dog", "Cem": "ochre"}).play("place fire")
    settle_fault(table, 3)
    assert (table.turn, table.trumps) == ("Bo", 0)
    assert table.told("trump") == []


def test_E18_the_last_card_placed_falsely_but_unchallenged_wins_it(table: Table) -> None:
    """E18, C15: Fire counts like any other."""
    memory(table, hand="fire").play("place fire", "-: closed")
    assert table.trumps == 1


def test_E01_emptying_and_announcing_win_a_trump_each(table: Table) -> None:
    """E01, E06: the emptied hand at once, the opening when it is announced."""
    memory(table, hand="barter", tree="gathering pebble-tool australopithecus").nothing_announced()
    table.play("place barter", "-: closed")
    assert table.trumps == 1
    table.play("announce open 2", "-: closed")
    assert table.trumps == 2


def test_Q14_in_a_pile_game_an_opening_by_sos_is_lost_for_everybody(table: Table) -> None:
    """Q14: nobody can announce it any more."""
    memory(table, options="sos", hands={"Bo": "barter dog", "Cem": "ochre"},
           tree="gathering pebble-tool australopithecus tent").nothing_announced()  # fmt: skip
    table.play("sos barter", "-: closed", "place barter", "-: closed")

    assert table.trumps == 0
    assert (table.turn, table.phase) == ("Bo", "turn")
    assert table.why("announce open 2") == ("not-announceable", "H05")


def test_Q14_an_opening_that_somebody_forgot_is_not_lost_by_sos(table: Table) -> None:
    """Q14, H05: Hide is the second card of its era; Barter had opened it, and that may still be announced."""
    memory(table, options="sos", hands={"Bo": "hide dog", "Cem": "ochre"}, tree=f"{TREE} tent")
    table.nothing_announced().play("sos hide", "-: closed", "place hide", "-: closed")
    assert "2" in table.offers("announce open")
