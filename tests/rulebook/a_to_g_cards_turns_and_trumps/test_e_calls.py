"""Section E: calling."""

from __future__ import annotations

import pytest

from tests.support.rules.positions import Table

GAMES = pytest.mark.parametrize("game", ["intro", "explore"])
TREE = "band gathering australopithecus pebble-tool barter"
"""Era 2 is open, so the cards of era 1 can be called; Scavenging and Homo habilis could be placed."""


def test_E11_the_next_era_must_be_open(table: Table) -> None:
    """E11: a single card of it is enough; the era of the called card itself does not matter."""
    table.deal(hand="fire tent", tree="band gathering", trumps=1)
    assert table.why("call scavenging") == ("next-era-not-open", "E11")

    table.deal(hand="fire tent", tree=TREE, trumps=1)
    assert table.why("call scavenging") is None
    assert table.why("call hide") == ("next-era-not-open", "E11")


def test_E11_the_highest_era_can_never_be_called(table: Table) -> None:
    """E11: nothing comes after era 6."""
    eras = "era 1 era 2 era 3 era 4 era 5"
    table.deal(
        hand="basketry",
        hands={"Bo": "numbers", "Cem": "enclosure"},
        tree=f"{eras} terracotta",
        pool="",
        trumps=1,
    )

    assert table.why("call enclosure") == ("highest-era", "E11")
    assert table.offers("call") == []


def test_E12_the_holder_of_the_card_gives_it_up(table: Table) -> None:
    """E12: no matter which seat; nobody is asked."""
    for holder in ("Bo", "Cem"):
        table.deal(hand="fire tent", hands={holder: "scavenging dog"}, tree=TREE, trumps=1)
        table.play("call scavenging")
        assert table.hand(holder) == ["dog"]
        assert table.turn == "Ann"
        assert table.told("called") == [("called", "Ann", "scavenging", holder, -1)]


def test_E13_a_called_card_goes_straight_into_the_tree(table: Table) -> None:
    """E13: it is the caller's placement; the hand stays as it was."""
    table.deal(game="explore", hand="fire tent", hands={"Bo": "scavenging dog"}, tree=TREE, trumps=1)
    table.play("call scavenging")

    assert table.tree[-1] == "scavenging"
    assert table.hand("Ann") == ["fire", "tent"]
    assert table.points("Ann") == 1
    assert table.state.placed == 1


def test_E14_without_points_a_failed_call_draws_one_card(table: Table) -> None:
    """E14: even after placements; other trumps are lost and the turn is over."""
    table.deal(hand="fire tent", tree=TREE, last="barter", trumps=2, top="dog scavenging")
    table.play("call scavenging")

    assert table.hand("Ann") == ["fire", "tent", "dog"]
    assert table.discard("Ann") == []
    assert (table.turn, table.trumps) == ("Bo", 0)
    assert table.stack[0] == "scavenging"


def test_E14_with_points_a_failed_call_draws_up_to_five(table: Table) -> None:
    """E14: after a placement nothing is discarded."""
    table.deal(game="explore", hand="fire tent", tree=TREE, last="barter", trumps=2, top="dog scavenging")
    table.play("call scavenging")

    assert len(table.hand("Ann")) == 5
    assert table.discard("Ann") == []
    assert table.turn == "Bo"


@GAMES
@pytest.mark.parametrize("spot", ["tree", "pool", "discard", "own hand"])
def test_E15_E16_a_card_in_sight_cannot_be_had_by_calling(table: Table, game: str, spot: str) -> None:
    """E15, E16: such a call would be in vain, so it is not offered."""
    card = "homo-habilis"
    table.deal(
        game=game, trumps=1,
        hand="fire tent" + (f" {card}" if spot == "own hand" else ""),
        tree=TREE + (f" {card}" if spot == "tree" else ""),
        pool="dog" + (f" {card}" if spot == "pool" else ""),
        discards={"Bo": "myth" + (f" {card}" if spot == "discard" else "")},
    )  # fmt: skip

    assert card not in table.offers("call")
    expected = ("already-placed", "E15") if spot == "tree" else ("call-must-fail", "E16")
    assert table.why(f"call {card}") == expected


def test_E15_a_card_in_the_stack_is_called_in_vain(table: Table) -> None:
    """E15: nobody has it, no card changes hands and none is discarded for it."""
    table.deal(hand="fire tent", tree=TREE, trumps=1, last="barter", top="dog scavenging")
    table.play("call scavenging")

    assert table.told("called") == [("called", "Ann", "scavenging", "", -1)]
    assert table.told("discarded") == []


def test_E16_hidden_cards_may_be_called_wherever_they_are(table: Table) -> None:
    """E16: offers are the same whether a card is in a hand or in the stack."""
    in_hand = table.deal(hand="fire tent", hands={"Bo": "scavenging"}, tree=TREE, trumps=1).offers("call")
    in_stack = table.deal(hand="fire tent", hands={"Bo": "spear"}, tree=TREE, trumps=1).offers("call")

    assert in_hand == in_stack == ["scavenging", "nomadism", "homo-habilis"]


def test_E16_a_call_for_want_of_prerequisites_is_not_offered(table: Table) -> None:
    """E16: Hunting needs Scavenging, which everybody can see to be missing."""
    table.deal(hand="fire tent", hands={"Bo": "hunting"}, tree=TREE, trumps=1)

    assert table.why("call hunting") == ("missing-prerequisite", "E16")


def test_E16_nothing_is_called_when_nobody_else_holds_a_card(table: Table) -> None:
    """E16: alone at the table, or with empty hands around."""
    table.deal(hand="fire tent", hands={"Bo": "", "Cem": ""}, tree=TREE, trumps=1)
    assert table.offers("call") == []
    assert table.why("call scavenging") == ("call-must-fail", "E16")

    table.deal(seats="Ann", hand="fire tent", tree=TREE, trumps=1)
    assert table.offers("call") == []


@GAMES
def test_E17_a_called_card_wins_the_trump_of_its_era(table: Table, game: str) -> None:
    """E17: closing era 1 with a called card."""
    table.deal(game=game, hand="fire tent", hands={"Bo": "hunting dog"}, trumps=1,
               tree="barter era 1 but hunting")  # fmt: skip
    table.play("call hunting")

    assert table.trumps == 1
    assert table.told("closed") == [("closed", "Ann", "", "", 1)]


@GAMES
def test_E21_a_called_card_never_passes_the_callers_hand(table: Table, game: str) -> None:
    """E21: with an empty hand a call neither empties it nor wins the trump for that."""
    table.deal(game=game, hand="", hands={"Bo": "scavenging dog"}, tree=TREE, stack="", last="barter",
               trumps=1)  # fmt: skip
    table.play("call scavenging")

    assert table.told("emptied") == []
    assert table.trumps == 0
    assert not table.over()
