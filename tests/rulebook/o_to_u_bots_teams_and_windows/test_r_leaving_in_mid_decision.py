"""Section R: leaving in the decisions of the newer games and of options (R01, R06, R07)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.rules.flashes import flash
from tests.support.rules.piles import memory
from tests.support.rules.planes import Board
from tests.support.rules.positions import Table
from tests.support.rules.rounds import all_pass, in_round, leader

TREE = "band gathering australopithecus pebble-tool barter"
"""Era 2 is open; Scavenging, Nomadism and Homo habilis fit."""


@pytest.mark.parametrize("game", ["memory", "connect", "fusion"])
def test_R01_in_every_game_the_hand_joins_the_discard(table: Table, game: str) -> None:
    """R01: it is Ann's turn, and it continues."""
    held = table.start(game).hand("Bo")
    table.play("Bo: leave")

    assert (table.hand("Bo"), sorted(table.discard("Bo"))) == ([], sorted(held))
    assert table.actors == ["Ann"]


def test_R01_in_select_hand_and_selection_join_it(table: Table) -> None:
    """R01: Metal was selected, Dog was not; others may place both."""
    in_round(table).play("Bo: leave")

    assert sorted(table.discard("Bo")) == ["dog", "metal"]
    assert (table.hand("Bo"), table.selection("Bo")) == ([], [])


@pytest.mark.parametrize("game", ["memory", "connect"])
def test_R06_a_called_card_not_laid_yet_goes_with_the_hand(game: str) -> None:
    """R06: Nomadism came from Bo; Ann leaves before she has laid it."""
    table = Board().lay_out(
        game=game, hand="myth fire", hands={"Bo": "nomadism dog", "Cem": "ochre"}, trumps=1,
        board="gathering@0,0 band@1,0 barter@2,0",
    )  # fmt: skip
    table.quietly("call nomadism")
    assert table.phase == "called"

    table.play("leave")
    assert sorted(table.discard("Ann")) == ["fire", "myth", "nomadism"]
    assert (table.turn, table.phase) == ("Bo", "turn")
    assert "nomadism" not in table.tree


@pytest.mark.parametrize("card", ["scavenging", "fire"], ids=["right", "wrong"])
def test_R06_an_action_still_to_be_verified_counts_as_conceded(table: Table, card: str) -> None:
    """R06: in Memory; the card leaves the tree, right or wrong, and nobody gives or steals anything."""
    memory(table).play(f"place {card}", "Bo: stop", "Ann: leave")

    assert card not in table.tree
    assert sorted(table.discard("Ann")) == ["fire", "myth", "scavenging"]
    assert table.sizes() == {"Ann": 0, "Bo": 2, "Cem": 2}
    assert (table.turn, table.phase) == ("Bo", "turn")


def test_R06_the_stopper_may_leave_while_it_is_verified(table: Table) -> None:
    """R06: the verification continues; Ann was wrong, but there is nobody who could give her a card."""
    memory(table).play("place fire", "Bo: stop", "Bo: leave")
    assert (table.actors, table.phase) == (["Ann"], "verify")

    table.play("Ann: verify")
    assert "fire" not in table.tree
    assert table.turn == "Cem"


def test_R06_a_search_ends_with_the_one_who_searches() -> None:
    """R06: in Fusion, between two looks; the card goes, and Bo gets no card for it."""
    table = Board().lay_out(
        game="fusion", hand="fire myth", hands={"Bo": "dog", "Cem": "ochre"},
        board="gathering@0,0 band@0,0 scavenging@1,0 hunting@1,0",
    )  # fmt: skip
    table.play("place fire at 0,1", "Bo: stop", "look 0,0", "Ann: leave")

    assert "fire" not in table.tree
    assert sorted(table.discard("Ann")) == ["fire", "myth"]
    assert (table.turn, table.phase) == ("Bo", "turn")


ASKED = pytest.mark.parametrize("leaver", ["Ann", "Bo"])


@ASKED
def test_R06_a_card_asked_for_by_a_trump_is_not_given(table: Table, leaver: str) -> None:
    """R06: no matter which of the two leaves; Ann's turn continues if it is Bo."""
    table.deal(options="trump+", hand="scavenging myth", hands={"Bo": "dog metal", "Cem": "ochre"}, tree=TREE,
               trumps=1).play("ask Bo", f"{leaver}: leave")  # fmt: skip

    assert table.hand(leaver) == []
    if leaver == "Ann":
        assert table.hand("Bo") == ["dog", "metal"]
        assert (table.turn, table.phase) == ("Bo", "turn")
    else:
        assert table.hand("Ann") == ["scavenging", "myth"]
        assert (table.turn, table.phase) == ("Ann", "granted")


@ASKED
def test_R06_a_card_that_a_right_stopper_owes_is_not_given(table: Table, leaver: str) -> None:
    """R06, H10: Ann's turn is over either way; only if she stays does she draw for the card taken back."""
    memory(table).play("place fire", "Bo: stop", "Ann: verify")
    assert table.phase == "give"
    table.play(f"{leaver}: leave")

    assert table.phase == "turn"
    assert table.turn == ("Bo" if leaver == "Ann" else "Cem")
    if leaver == "Bo":
        assert table.hand("Ann") == ["scavenging", "myth", "fishing"]


def test_R06_no_window_waits_for_who_left(table: Table) -> None:
    """R06: Cem alone is asked then; it closes when Cem has answered."""
    flash(table, "stop").play("place scavenging", "Bo: leave")
    assert table.actors == ["Ann", "Cem"]

    table.play("Ann: let", "Cem: let", "-: closed")
    assert table.turn == "Cem"


def test_R06_who_said_me_and_left_does_not_play(table: Table) -> None:
    """R06, R07: Cem was first, and is gone; the left neighbour plays."""
    flash(table).play("place scavenging", "Cem: me", "Cem: leave", "-: closed")

    assert table.turn == "Bo"


def test_R06_no_selection_waits_for_who_left(table: Table) -> None:
    """R06: the others' cards are turned up as soon as all who stayed have chosen."""
    table.start("select")
    table.play(*(f"{seat}: select {table.hand(seat)[0]}" for seat in ("Ann", "Bo")))
    assert table.phase == "select"

    table.play("Cem: leave")
    assert table.actors == ["Ann"]
    assert table.offers("pass") == [""]
    assert len(table.discard("Cem")) == 5


def test_R07_the_last_action_of_who_leaves_can_no_longer_be_contested(table: Table) -> None:
    """R07: Fire did not fit, and stays where it lies."""
    memory(table).play("place fire", "Ann: leave")

    assert table.tree[-1] == "fire"
    assert (table.turn, table.phase) == ("Bo", "turn")
    assert table.why("Bo: stop") is not None


def test_R07_in_flash_the_left_neighbour_plays_then(table: Table) -> None:
    """R07, Q04: nobody is asked any more."""
    flash(table).play("place scavenging", "Ann: leave")

    assert (table.turn, table.phase) == ("Bo", "turn")


def interrupted(table: Table, **position: Any) -> Table:
    """Bo has broken into Ann's turn."""
    given: dict[str, Any] = {
        "options": "jokers=1",
        "hand": "scavenging myth",
        "hands": {"Bo": "dog joker-1", "Cem": "ochre"},
        "tree": TREE,
        "pool": "",
        "top": "fire painting",
        "trumps": 1,
    }
    return table.deal(**(given | position)).play("place scavenging", "Bo: interrupt")


def test_R07_an_interrupted_turn_is_not_taken_up_again(table: Table) -> None:
    """R07: Ann leaves meanwhile; after Bo's extra turn comes Bo's regular one."""
    interrupted(table).play("Ann: leave")
    assert table.turn == "Bo"
    table.play("end")

    assert (table.turn, table.phase, table.trumps) == ("Bo", "turn", 0)
    assert table.actors == ["Bo"]


def test_R07_an_interrupter_who_leaves_ends_only_the_extra_turn(table: Table) -> None:
    """R07: without a draw; Ann's turn continues, and Bo is passed over after it."""
    interrupted(table).play("Bo: leave", "-: closed")
    assert (table.turn, table.phase) == ("Ann", "trump")

    table.play("end")
    assert table.turn == "Cem"


def test_R07_a_leader_who_leaves_hands_the_token_on(table: Table) -> None:
    """R07, J02: while selections are being prepared, at once."""
    table.start("select").play("Ann: leave")
    assert leader(table) == "Bo"

    table.play(*(f"{seat}: select {table.hand(seat)[0]}" for seat in ("Bo", "Cem")))
    assert table.turn == "Bo"


def test_R07_no_round_waits_for_who_left(table: Table) -> None:
    """R07, J09: it is over when the two who stayed have passed."""
    in_round(table).play("Cem: leave")
    number = table.round.number
    table.play("pass", "pass")

    assert table.round.number == number + 1
    assert table.phase == "select"
    assert table.actors == ["Ann", "Bo"]


def test_R07_a_player_who_left_draws_nothing_at_the_end_of_a_round(table: Table) -> None:
    """R07, J12: nor does the seat select in the next one."""
    in_round(table).play("Cem: leave")
    all_pass(table)

    assert table.hand("Cem") == []
    assert table.why("Cem: select ochre") == ("seat-left", "R07")


def test_R07_who_left_can_neither_be_asked_nor_robbed_by_trump_plus(table: Table) -> None:
    """R07: nor can that seat be robbed when the stack is empty."""
    table.deal(options="trump+", hand="scavenging myth", hands={"Bo": "dog", "Cem": "ochre"}, tree=TREE,
               trumps=1, stack="").play("Bo: leave")  # fmt: skip
    for line in ("ask Bo", "take Bo", "replace myth from Bo"):
        assert table.why(line) is not None

    table.play("draw")
    assert table.offers("steal") == ["Cem"]


@pytest.mark.parametrize("game", ["memory", "select", "connect", "fusion"])
def test_R07_when_the_last_decider_has_left_it_is_over(table: Table, game: str) -> None:
    """R07: without a winner, in every game; bots alone do not play on."""
    table.start(game, "Ann, Bo, Cem=bot").play("Bo: leave", "Ann: leave")

    assert (table.winners, table.reason) == ([], "abandoned")
