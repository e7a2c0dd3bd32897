"""Section C: what the clock decides in the decisions of the newer games and of options (C14, C16)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.rules.piles import memory
from tests.support.rules.planes import Board
from tests.support.rules.positions import Table
from tests.support.rules.rounds import in_round

TREE = "band gathering australopithecus pebble-tool barter"
"""Era 2 is open; Scavenging, Nomadism and Homo habilis fit."""


def prescribed(table: Table, seat: str = "") -> str:
    """The move of a seat that may act, when its time is up; it is always a legal one."""
    asked = table.seat(seat) if seat else table.state.actor
    move = table.game.timeout_move(table.state, asked)
    assert table.game.explain(table.state, asked, move) is None
    return table.game.text(move)


def fusion(**position: Any) -> Board:
    """Two piles with hidden cards; Fire's prerequisite is nowhere to be seen."""
    given: dict[str, Any] = {
        "hand": "fire myth",
        "hands": {"Bo": "dog", "Cem": "ochre"},
        "board": "gathering@0,0 band@0,0 scavenging@1,0 hunting@1,0",
    }
    return Board().lay_out(game="fusion", **(given | position))


def test_C16_a_selection_is_the_card_held_longest(table: Table) -> None:
    """C16: one card only."""
    table.start("select")
    for seat in table.game.seats:
        assert prescribed(table, seat) == f"select {table.hand(seat)[0]}"

    table.play("Bo: " + prescribed(table, "Bo"))
    assert table.actors == ["Ann", "Cem"]


def test_C16_in_select_a_turn_without_a_placement_passes(table: Table) -> None:
    """C16, C14, U11: where a turn cannot just end; with a placement it does."""
    assert prescribed(in_round(table)) == "pass"

    in_round(table).play("place scavenging")
    assert prescribed(table) == "end"


def test_C16_in_select_a_due_discard_comes_from_the_hand_if_it_can(table: Table) -> None:
    """C16, J06: the newest card of the hand, else of the selection."""
    options = "stop"
    in_round(table, options=options, hands={"Bo": "dog burial", "Cem": "ochre"}).play(
        "place scavenging", "Bo: stop"
    )
    assert (table.actors, prescribed(table)) == (["Bo"], "discard burial")

    in_round(table, options=options, hands={"Bo": "", "Cem": "ochre"}).play("place scavenging", "Bo: stop")
    assert (table.actors, prescribed(table)) == (["Bo"], "discard metal")


def test_C16_a_contested_action_is_verified(table: Table) -> None:
    """C16: in Memory, whether it was right or not."""
    for card in ("scavenging", "fire"):
        memory(table).play(f"place {card}", "Bo: stop")
        assert (table.actors, prescribed(table)) == (["Ann"], "verify")


def test_C16_where_piles_are_searched_it_is_conceded() -> None:
    """C16: in Fusion, before a first look and after one."""
    table = fusion().play("place fire at 0,1", "Bo: stop")
    assert (table.actors, prescribed(table)) == (["Ann"], "concede")

    table.play("look 0,0")
    assert (table.phase, prescribed(table)) == ("look", "concede")


def test_C16_what_needs_no_search_is_verified_in_fusion_too() -> None:
    """C16, M08: a contested announcement."""
    table = fusion(hand="myth dog", hands={"Bo": "tent", "Cem": "ochre"})
    table.play("announce open 2", "Bo: stop")

    assert (table.actors, prescribed(table)) == (["Ann"], "verify")


def test_C16_a_called_card_is_not_laid_in_the_pile_games(table: Table) -> None:
    """C16: in Memory and in Fusion the call fails."""
    memory(table, hands={"Bo": "nomadism dog", "Cem": "ochre"}, trumps=1).play("call nomadism", "-: closed")
    assert (table.phase, prescribed(table)) == ("called", "fail")

    board = fusion(board="gathering@0,0 band@0,0 pebble-tool@1,0 barter@1,0", hand="myth", trumps=1,
                   hands={"Bo": "nomadism dog", "Cem": "ochre"})  # fmt: skip
    board.play("call nomadism", "-: closed")
    assert (board.phase, prescribed(board)) == ("called", "fail")


def test_C16_on_a_grid_it_is_laid_on_the_first_spot() -> None:
    """C16: in Connect, the first of those that are offered."""
    table = Board().lay_out(hand="myth", hands={"Bo": "nomadism dog", "Cem": "ochre"}, trumps=1,
                            board="band@0,0 gathering@1,0 barter@2,0", tree="")  # fmt: skip
    table.play("call nomadism")
    assert table.phase == "called"

    assert len(table.spots("place nomadism")) > 1
    assert prescribed(table) == table.may("Ann")[0]
    table.play(prescribed(table))
    assert table.tree[-1] == "nomadism"


@pytest.mark.parametrize("options", ["stop", "flash", "jokers=1", "stop flash jokers=1"])
def test_C16_an_answer_in_a_window_is_let_pass(table: Table, options: str) -> None:
    """C16: whatever could have been said; so is the actor's in Flash."""
    joker = " joker-1" if "jokers" in options else ""
    hands = {"Bo": f"dog{joker}", "Cem": "ochre"}
    table.deal(options=options, hand="scavenging myth", hands=hands, tree=TREE,
               pool="tent", top="fire").play("place scavenging")  # fmt: skip
    for seat in list(table.actors):
        assert prescribed(table, seat) == "let"
        table.play(f"{seat}: let")

    assert table.actors == []


@pytest.mark.parametrize(
    ("position", "lines"),
    [
        ({"options": "trump+", "trumps": 1}, ["ask Bo"]),
        ({"options": "stop"}, ["place fire", "Bo: stop"]),
        ({"seats": "Ann, Bo, Cem, Dan", "teams": "Ann+Bo"}, ["ask Bo"]),
    ],
    ids=["asked by a trump", "a right stopper", "asked by a team mate"],
)
def test_C16_a_card_that_is_asked_for_is_the_newest(
    table: Table, position: dict[str, Any], lines: list[str]
) -> None:
    """C16: the one that joined Bo's hand last."""
    given: dict[str, Any] = {"hand": "fire myth", "hands": {"Bo": "dog metal", "Cem": "ochre"}, "tree": TREE}
    table.deal(**(given | position)).play(*lines)

    assert (table.actors, prescribed(table)) == (["Bo"], "give metal")


def test_C16_the_clock_does_not_use_a_granted_replay(table: Table) -> None:
    """C16, C14: the turn ends, and the replay is gone with it."""
    table.deal(options="trump+", hand="scavenging myth", tree=TREE, trumps=1, top="nomadism").play("draw")
    assert (table.phase, prescribed(table)) == ("granted", "end")

    table.play("end")
    assert table.turn == "Bo"


def test_C16_a_draw_by_trump_plus_that_became_a_theft(table: Table) -> None:
    """C16, Q16: as for any theft, the first seat with two cards; Ann continues."""
    table.deal(options="trump+", hand="scavenging myth", hands={"Bo": "dog", "Cem": "ochre metal"}, tree=TREE,
               trumps=1, stack="").play("draw")  # fmt: skip
    assert prescribed(table) == "steal Cem"

    table.play("steal Cem = ochre")
    assert (table.turn, table.phase) == ("Ann", "granted")


def test_C16_a_wrong_stopper_discards_the_newest_card(table: Table) -> None:
    """C16, H18: with points."""
    hands = {"Bo": "dog metal", "Cem": "ochre"}
    table.deal(game="explore", options="stop", hand="scavenging myth", hands=hands,
               tree=TREE).play("place scavenging", "Bo: stop")  # fmt: skip

    assert (table.actors, prescribed(table)) == (["Bo"], "discard metal")
