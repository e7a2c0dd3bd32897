"""Section G: a called last card on an empty stack, one order in rows, on grids and in piles (G04, E21).

Ann calls Hand axe, Bo's last card. It closes era 1; then the game stops.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.rules.planes import Board

TREE = "gathering band scavenging australopithecus pebble-tool nomadism hunting homo-habilis barter"
"""Era 1 without Hand axe, and a card that opens era 2."""
BEFORE_TOOLS = "gathering@0,0 band@0,0 scavenging@1,0 nomadism@2,0 homo-erectus@3,0"
"""Era 2 is open, but Hand axe does not fit; Band covers Gathering."""
GRIDS = [("explore", "free-placement"), ("connect", "")]


@pytest.fixture
def table() -> Board:
    """A table where cards may lie in cells."""
    return Board()


def last_card(table: Board, game: str = "explore", options: str = "", **position: Any) -> Board:
    """Ann holds a trump and a card that she cannot place, Bo nothing but Hand axe."""
    given: dict[str, Any] = {
        "game": game,
        "options": options,
        "hand": "tent",
        "hands": {"Bo": "hand-axe", "Cem": "metal"},
        "pool": "",
        "stack": "",
        "trumps": 1,
    }
    if game in ("connect", "fusion") or "free-placement" in options:
        given["board"] = " ".join(f"{card}@{column},0" for column, card in enumerate(TREE.split()))
    else:
        given["tree"] = TREE
    return table.lay_out(**(given | position))


def lay(table: Board) -> Board:
    """Ann lays the called card, on any of its spots."""
    return table.play(f"place {table.offers('place')[0]}")


def test_G04_in_rows_it_is_placed_and_scored_first(table: Board) -> None:
    """G04, E17: one point, and three for closing era 1; nobody plays any more."""
    last_card(table).play("call hand-axe")
    assert (table.reason, table.tree[-1]) == ("hand-emptied", "hand-axe")
    assert table.points("Ann") == 4
    assert table.result.cards_left[:2] == (1, 0)


@pytest.mark.parametrize(("game", "options"), GRIDS)
def test_G04_on_a_grid_too(table: Board, game: str, options: str) -> None:
    """G04, E17, K16: Ann chooses its spot; it earns what it earns in rows, in Connect its links too."""
    last_card(table, game, options).play("call hand-axe")
    assert not table.over()
    lay(table)

    assert (table.reason, table.tree[-1]) == ("hand-emptied", "hand-axe")
    assert table.points("Ann") >= 4
    assert table.result.cards_left[:2] == (1, 0), "it is no card of Ann's"


def test_G04_in_a_pile_after_the_window_of_its_placement(table: Board) -> None:
    """G04, H15: in Memory Bo has won once nobody contests the card any more."""
    last_card(table, "memory").play("call hand-axe", "-: closed", "place hand-axe")
    assert not table.over()
    table.play("-: closed")
    assert (table.winners, table.reason) == (["Bo"], "hand-emptied")


def test_G04_in_fusion_it_brings_its_points(table: Board) -> None:
    """G04, M04: one at least; era 1 would have to be announced, for which no time is left."""
    last_card(table, "fusion").play("call hand-axe", "-: closed")
    lay(table).play("-: closed")
    assert table.reason == "hand-emptied"
    assert table.points("Ann") >= 1
    assert table.result.cards_left[:2] == (1, 0)


def test_G04_Q11_called_by_sos(table: Board) -> None:
    """G04, Q11: placed without points; then the game stops."""
    last_card(table, "connect", "sos", trumps=0).play("sos hand-axe")
    lay(table)
    assert (table.reason, table.points("Ann")) == ("hand-emptied", 0)


def test_G04_a_call_that_is_let_fail(table: Board) -> None:
    """G04, E13, E14: the card lies in Ann's discard; then the game stops all the same."""
    last_card(table, "memory").play("call hand-axe", "-: closed", "fail")
    assert table.discard("Ann") == ["hand-axe"]
    assert table.winners == ["Bo"]


def test_G04_K16_a_called_card_without_a_spot(table: Board) -> None:
    """G04, K16: in rows of a game with Stop the table lets it fail, and then the game stops."""
    last_card(table, "explore", "stop", tree="gathering band scavenging nomadism homo-erectus")
    table.play("call hand-axe", "-: closed")
    assert table.discard("Ann") == ["hand-axe"]
    assert (table.reason, table.result.cards_left[0]) == ("hand-emptied", 2)


def test_G04_H11_a_called_card_that_a_stop_takes_away(table: Board) -> None:
    """G04, H11: it goes to Ann's discard; Bo has won, and Cem is asked for no card."""
    last_card(table, "memory", tree="gathering band scavenging nomadism homo-erectus")
    table.play("call hand-axe", "-: closed", "place hand-axe", "Cem: stop", "Ann: verify")
    assert table.winners == ["Bo"]
    assert table.discard("Ann") == ["hand-axe"]


def test_G04_M07_the_fault_is_paid_for_first(table: Board) -> None:
    """G04, M07: two points, for era 2, go from Ann to Cem before the game stops."""
    last_card(table, "fusion", board=BEFORE_TOOLS).play("call hand-axe", "-: closed")
    lay(table).play("Cem: stop", "Ann: look 0,0")
    assert table.reason == "hand-emptied"
    assert (table.points("Ann"), table.points("Cem")) == (-2, 2)
    assert table.discard("Ann") == ["hand-axe"]


@pytest.mark.parametrize(("game", "options"), [*GRIDS, ("fusion", ""), ("memory", "")])
def test_E21_meanwhile_it_lies_in_nobodys_hand(table: Board, game: str, options: str) -> None:
    """E21: neither in Bo's nor in Ann's; everybody sees it."""
    last_card(table, game, options).play("call hand-axe").close()
    assert table.phase == "called"
    assert table.sizes() == {"Ann": 1, "Bo": 0, "Cem": 1}
    for viewer in (-1, 0, 1, 2):
        view = table.game.view(table.state, viewer)
        assert (table.ids([view.owed]), view.hands) == (["hand-axe"], (1, 0, 1))


def test_E21_R06_it_goes_the_way_of_the_hand_when_its_caller_leaves(table: Board) -> None:
    """E21, R06: into the discard, in the deck's order."""
    last_card(table, "connect", hands={"Bo": "hand-axe dog", "Cem": "metal"})
    table.play("call hand-axe", "Ann: leave")
    assert table.discard("Ann") == ["hand-axe", "tent"]


def test_G03_F09_with_a_stack_the_holder_draws_at_once(table: Board) -> None:
    """G03, F09: before the card has found its spot; nothing ends."""
    last_card(table, "connect", stack="ochre tribe dog fire painting sculpture").play("call hand-axe")
    assert len(table.hand("Bo")) == 5
    lay(table)
    assert (table.over(), table.turn) == (False, "Ann")


def test_U08_its_placement_cannot_be_interrupted(table: Board) -> None:
    """U08, G04: the game is over with it."""
    last_card(table, "memory", "jokers=1", hands={"Bo": "hand-axe", "Cem": "joker-1"})
    table.play("call hand-axe", "-: closed", "place hand-axe")
    assert table.why("Cem: interrupt") == ("not-now", "U08")
    table.play("-: closed")
    assert table.winners == ["Bo"]
