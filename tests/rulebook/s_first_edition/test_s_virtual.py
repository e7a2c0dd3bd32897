"""Section S: the virtual player of the first edition."""

from __future__ import annotations

from typing import Any

from tests.support.rules.positions import Table

GAME = "classic-simple"
SEATS = "Ann, Bo=virtual"


def played_by_bo(table: Table, row: str, **where: Any) -> Table:
    """The virtual player Bo has played with this row."""
    table.deal(game=GAME, seats=SEATS, turn="Bo", hand=row, **where)
    return table.let_bots_play()


def test_S14_flips_place_what_fits_and_one_that_does_not_ends_the_turn(table: Table) -> None:
    """S14: hunting fits, fire does not; then it draws up to five."""
    played_by_bo(table, "hunting fire barter", tree="era 1 but hunting")

    assert table.points("Bo") == 1
    assert table.discard("Bo") == ["fire"]
    assert table.hand("Bo")[0] == "barter"
    assert table.sizes()["Bo"] == 5
    assert table.turn == "Ann"


def test_S14_S27_it_frees_the_lowest_card_before_a_flip_from_its_own_discard_too(table: Table) -> None:
    """S14, S27: nomadism of its own discard; scavenging would be next, but metal ends the turn."""
    played_by_bo(table, "metal", tree="gathering band", discards={"Bo": "scavenging", "Ann": "nomadism"})

    assert table.tree[-1] == "scavenging"
    assert table.points("Bo") == 1
    assert table.discard("Bo") == ["metal"]


def test_S14_S27_after_opening_an_era_it_flips_two_and_never_harvests(table: Table) -> None:
    """S14, S27: the second card of the pair makes the first one possible."""
    played_by_bo(table, "homo-erectus cooking fire metal", tree="era 1", top="dog")

    assert table.tree[-3:] == ["homo-erectus", "fire", "cooking"]
    assert table.points("Bo") == 1 + 2 + 1 + 1
    assert table.discard("Bo") == ["metal"]


def test_S27_of_a_pair_one_placed_and_nothing_left_makes_the_finalist(table: Table) -> None:
    """S27: fire is placed, shelter is not."""
    played_by_bo(
        table, "homo-erectus fire shelter", options="eras=1-2", tree="era 1", stack="",
        hands={"Ann": "era 2 but homo-erectus fire shelter"},
    )  # fmt: skip

    assert table.points("Bo") == 1 + 2 + 1 + 4
    assert table.turn == "Ann"
    table.play("end")
    assert table.over()
    assert table.result.cards_left == (6, 1)


def test_S22_S27_flipping_itself_empty_makes_no_finalist(table: Table) -> None:
    played_by_bo(
        table, "shelter", options="eras=1-2", tree="era 1", stack="", hands={"Ann": "era 2 but shelter"}
    )

    assert table.points("Bo") == 0
    table.play("place homo-erectus", "harvest take shelter", "end")
    assert table.turn == "Ann"


def test_S06_S27_in_its_last_turn_it_frees_nothing(table: Table) -> None:
    table.deal(
        game=GAME, seats="Ann, Bo=virtual", stack="", tree="era 1 homo-erectus",
        hand="fire", hands={"Bo": "barter myth"},
    )  # fmt: skip
    table.play("place fire", "end")

    assert table.over()
    assert table.points("Bo") == 1
    assert table.points("Ann") == 1 + 4
