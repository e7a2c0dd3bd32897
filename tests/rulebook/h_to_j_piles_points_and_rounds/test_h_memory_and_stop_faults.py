"""Section H, H08 to H15: the three cases of a fault and the wrong card. Ann acts, Bo says Stop."""

from __future__ import annotations

from typing import Any

import pytest

from discovery.evolution.variants.catalogue import rules_for
from tests.support.rules.piles import CASES, memory, settle_fault
from tests.support.rules.positions import Table

SOURCES = pytest.mark.parametrize("source", ["hand", "pool", "discard"])


def test_H08_the_wrong_stopper_draws_and_the_turn_continues(table: Table) -> None:
    """H08: the placement counts, the series may be continued."""
    memory(table, hand="scavenging fishing myth", top="fire painting")
    table.play("place scavenging", "Bo: stop", "Ann: verify")

    assert table.hand("Bo") == ["dog", "metal", "fire"]
    assert (table.turn, table.phase) == ("Ann", "turn")
    assert table.tree[-1] == "scavenging"
    assert table.state.placed == 1
    assert table.offers("place") == ["fishing"]
    table.play("end")
    assert table.hand("Ann") == ["fishing", "myth"]


@pytest.mark.parametrize(
    ("game", "options", "prices"),
    [
        ("memory", [], ("draw", "steal")),
        ("intro", ["stop"], ("draw", "steal")),
        ("explore", ["stop"], ("discard", "discard")),
        ("fusion", [], ("discard", "discard")),
    ],
)
def test_H08_H18_what_a_wrong_stop_costs_is_said_beforehand(
    game: str, options: list[str], prices: tuple[str, str]
) -> None:
    """H08, F02: with a stack and without one; H18: a discard in games with points."""
    penalties = rules_for(game, options).penalties
    assert penalties is not None
    assert (penalties.price(3), penalties.price(0)) == prices


def test_H08_without_a_stack_the_wrong_stopper_steals(table: Table) -> None:
    """H08, F02: Bo chooses whom to rob while it is Ann's turn, and then she continues."""
    memory(table, stack="").play("place scavenging", "Cem: stop", "Ann: verify")
    assert (table.turn, table.phase, table.actors) == ("Ann", "steal", ["Cem"])
    assert table.why("Ann: end") == ("not-your-turn", "B06")
    assert table.why("Cem: let") == ("must-steal", "F02")
    assert table.offers("steal", "Cem") == ["Ann", "Bo"]
    assert sorted(table.chances("Cem: steal Bo")) == ["dog", "metal"]

    table.play("Cem: steal Bo = metal")
    assert table.hand("Cem") == ["ochre", "tribe", "metal"]
    assert (table.turn, table.phase) == ("Ann", "turn")


def test_H08_the_stopper_may_rob_the_contested_player(table: Table) -> None:
    """H08, F03: anybody who holds a card; whose last one it was has won (F07)."""
    memory(table, hand="scavenging fire", stack="").play("place scavenging", "Bo: stop", "Ann: verify")
    table.play("Bo: steal Ann = fire")
    assert table.winners == ["Ann"]


def test_H08_with_nobody_to_rob_the_stopper_gets_nothing(table: Table) -> None:
    """H08, F05: the fault costs nothing then."""
    memory(table, hand="", hands={"Bo": "dog", "Cem": ""}, discards={"Cem": "scavenging"}, stack="")
    table.play("place scavenging", "Bo: stop", "Ann: verify")

    assert (table.turn, table.phase) == ("Ann", "turn")
    assert table.hand("Bo") == ["dog"]


def test_H08_a_valid_call_continues_after_a_wrong_stop(table: Table) -> None:
    """H08: the stopper draws first, then the call is answered."""
    memory(table, hand="fire tent", hands={"Bo": "hunting dog", "Cem": "ochre"}, trumps=1)
    table.play("call hunting", "Cem: stop", "Ann: verify")

    assert table.hand("Cem") == ["ochre", "fishing"]
    assert (table.turn, table.phase) == ("Ann", "called")


def test_H08_a_true_announcement_wins_its_trump_after_a_wrong_stop(table: Table) -> None:
    """H08, H05."""
    memory(table).nothing_announced().play("announce open 2", "Bo: stop", "Ann: verify")
    assert table.trumps == 1
    assert len(table.hand("Bo")) == 3


def test_H09_who_concedes_steals_from_the_stopper(table: Table) -> None:
    """H09: blindly, any card of the stopper's hand."""
    memory(table).play("place fire", "Bo: stop")
    assert sorted(table.chances("Ann: concede")) == ["dog", "metal"]

    table.play("Ann: concede = metal")
    assert table.told("stolen") == [("stolen", "Ann", "metal", "Bo", 0)]
    assert table.hand("Bo") == ["dog"]
    assert table.hand("Ann") == ["scavenging", "myth", "metal", "fishing"]
    assert table.told("verified") == []


def test_H09_a_stopper_without_cards_is_not_robbed(table: Table) -> None:
    """H09: then conceding names no card."""
    memory(table, hands={"Bo": "", "Cem": "ochre"}).play("place fire", "Bo: stop")
    assert table.chances("Ann: concede") == []

    table.play("Ann: concede")
    assert table.told("stolen") == []
    assert table.hand("Ann") == ["scavenging", "myth", "fishing"]
    assert table.turn == "Bo"


def test_H09_after_a_look_it_is_too_late_to_concede(table: Table) -> None:
    """H09: verifying settles it."""
    memory(table).play("place fire", "Bo: stop", "Ann: verify")
    assert table.words_of("Ann") == []
    assert (table.phase, table.actors) == ("give", ["Bo"])


def test_H10_the_stopper_chooses_what_to_give(table: Table) -> None:
    """H10: any card of the stopper's hand; nobody else is asked."""
    memory(table).play("place fire", "Bo: stop", "Ann: verify")
    assert table.told("asked") == [("asked", "Ann", "", "Bo", -1)]
    assert sorted(table.offers("give", "Bo")) == ["dog", "metal"]
    assert table.game.view(table.state, 1).asker == 0

    table.play("Bo: give dog")
    assert table.hand("Ann") == ["scavenging", "myth", "dog", "fishing"]
    assert table.hand("Bo") == ["metal"]


def test_H10_who_has_no_card_gives_none(table: Table) -> None:
    """H10: the rest of the fault remains."""
    memory(table, hands={"Bo": "", "Cem": "ochre"}).play("place fire", "Bo: stop", "Ann: verify")
    assert table.hand("Ann") == ["scavenging", "myth", "fishing"]
    assert table.discard("Ann") == ["fire"]
    assert table.turn == "Bo"


@CASES
@SOURCES
def test_H11_the_wrong_card_goes_to_the_actors_discard(table: Table, case: int, source: str) -> None:
    """H11: wherever it came from; one card comes from the stopper, another is drawn, the turn is over."""
    positions: dict[str, dict[str, Any]] = {
        "hand": {"hand": "scavenging fire myth"},
        "pool": {"hand": "scavenging myth", "pool": "fire tent"},
        "discard": {"hand": "scavenging myth", "discards": {"Cem": "fire"}},
    }
    memory(table, **positions[source]).play("place fire")
    settle_fault(table, case)

    assert table.discard("Ann") == ["fire"]
    assert table.discard("Cem") == []
    drawn = "painting" if source == "pool" else "fishing"
    assert table.hand("Ann") == ["scavenging", "myth", "dog", drawn]
    assert (table.turn, table.phase) == ("Bo", "turn")
    assert table.tree[-1] == "barter"


def test_H11_a_refill_of_the_pool_stays(table: Table) -> None:
    """H11: the wrong card leaves a gap that was filled at once."""
    memory(table, hand="myth", pool="fire tent").play("place fire")
    assert table.pool == ["tent", "fishing"]
    settle_fault(table, 3)
    assert table.pool == ["tent", "fishing"]


@CASES
def test_H11_a_hand_has_one_card_more(table: Table, case: int) -> None:
    """H11: minus the wrong card, plus one from the stopper, plus one drawn."""
    memory(table).play("place fire")
    settle_fault(table, case)
    assert table.sizes() == {"Ann": 4, "Bo": 1, "Cem": 2}


@CASES
def test_H11_without_a_stack_the_other_card_is_stolen(table: Table, case: int) -> None:
    """H11, F02: first what the stopper owes, then the theft, then the turn is over."""
    memory(table, stack="").play("place fire")
    settle_fault(table, case)
    assert (table.phase, table.actors) == ("steal", ["Ann"])

    table.play("Ann: steal Cem = tribe")
    assert table.hand("Ann") == ["scavenging", "myth", "dog", "tribe"]
    assert (table.turn, table.phase) == ("Bo", "turn")


@CASES
def test_H11_a_false_announcement_costs_no_drawn_card(table: Table, case: int) -> None:
    """H11: no card was laid; what the stopper owes is all, and the turn is over without another draw."""
    memory(table).play("announce close 1")
    settle_fault(table, case)

    assert table.hand("Ann") == ["scavenging", "fire", "myth", "dog"]
    assert table.stack[0] == "fishing"
    assert (table.turn, table.phase) == ("Bo", "turn")


@CASES
def test_H11_trumps_are_lost_with_the_turn(table: Table, case: int) -> None:
    """H11, E04: a false replay with a second trump in reserve."""
    memory(table, trumps=2).play("replay fire")
    settle_fault(table, case)
    assert (table.turn, table.trumps) == ("Bo", 0)


def test_H11_nothing_is_settled_before_the_window_has_closed(table: Table) -> None:
    """H11, C09: the card lies in the pile and the pool is full again, but nothing was counted yet."""
    memory(table, hand="scavenging", pool="tent").play("place scavenging")
    assert table.state.placed == table.trumps == 0
    assert table.told("emptied") == []

    table.play("-: closed")
    assert (table.state.placed, table.trumps) == (1, 1)
    assert table.told("emptied") == [("emptied", "Ann", "", "", -1)]


@CASES
def test_H11_an_emptied_hand_that_was_wrong_wins_nothing(table: Table, case: int) -> None:
    """H11: nobody draws for it, and there is no trump."""
    memory(table, hand="fire").play("place fire")
    settle_fault(table, case)

    assert table.told("emptied") == []
    assert table.sizes() == {"Ann": 2, "Bo": 1, "Cem": 2}


def test_H12_nothing_of_the_first_editions_penalty_is_left(table: Table) -> None:
    """H12: in case 3 nothing is stolen, in case 2 nothing is chosen; the wrong card is the only discard."""
    settle_fault(memory(table).play("place fire"), 3)
    assert table.told("stolen") == []
    assert table.discard("Ann") == ["fire"]

    settle_fault(memory(table).play("place fire"), 2)
    assert table.told("gave") == []
    assert table.discard("Ann") == ["fire"]


def test_H13_a_turn_is_a_turn_of_intro(table: Table) -> None:
    """H13: place, announce or end; no drawing or trading instead."""
    assert set(memory(table).words) == {"place", "announce-open", "announce-close", "end"}


@CASES
def test_H14_a_right_stop_with_the_last_card_wins(table: Table, case: int) -> None:
    """H14: the stack is empty, and Bo loses a last card."""
    memory(table, hands={"Bo": "dog", "Cem": "ochre tribe"}, stack="").play("place fire")
    settle_fault(table, case)
    assert table.winners == ["Bo"]
    assert table.reason == "hand-emptied"


@CASES
def test_H14_while_there_is_a_stack_all_draw(table: Table, case: int) -> None:
    """H14, G03: Bo's hand is empty, so everybody draws, Bo first; then Ann draws for her fault."""
    memory(table, hands={"Bo": "dog", "Cem": "ochre"})
    table.play("place fire")
    settle_fault(table, case)

    assert table.hand("Bo") == ["fishing"]
    assert table.hand("Cem")[:2] == ["ochre", "painting"]
    assert table.hand("Ann")[:4] == ["scavenging", "myth", "dog", "sculpture"]
    assert len(table.hand("Ann")) == 5


def test_H15_G06_the_last_card_wins_when_its_window_has_closed(table: Table) -> None:
    """H15, G06: not before, and with the window's closing at once."""
    memory(table, hand="fire", stack="").play("place fire")
    assert not table.over()

    table.play("Bo: let", "Cem: let")
    assert not table.over()
    assert table.game.due(table.state) is not None
    table.play("-: closed")
    assert table.winners == ["Ann"]


@CASES
def test_H15_rightly_contested_the_game_continues(table: Table, case: int) -> None:
    """H15: the last card was false; Ann holds cards again."""
    memory(table, hand="fire", stack="").play("place fire")
    settle_fault(table, case).play("Ann: steal Cem = ochre")

    assert not table.over()
    assert table.hand("Ann") == ["dog", "ochre"]
    assert table.turn == "Bo"


def test_H15_wrongly_contested_it_wins_at_once(table: Table) -> None:
    """H15: the wrong stopper owes nothing any more."""
    memory(table, hand="scavenging", stack="").play("place scavenging", "Bo: stop", "Ann: verify")
    assert table.winners == ["Ann"]
    assert table.sizes() == {"Ann": 0, "Bo": 2, "Cem": 2}
