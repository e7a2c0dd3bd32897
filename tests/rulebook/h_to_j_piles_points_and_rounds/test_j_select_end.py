"""Section J: the empty hand, the end of the game and Jokers in Select (J14, J15, J18)."""

from __future__ import annotations

import pytest

from tests.support.rules.positions import Table
from tests.support.rules.rounds import all_pass, in_round

LAST = {"Ann": "scavenging", "Bo": "metal", "Cem": "tribe"}
"""Ann can place all that she selected."""


def test_J14_the_trump_comes_with_the_last_card_of_both(table: Table) -> None:
    """J14, E18: with an empty hand the first card of two wins none, the second one does."""
    in_round(table, hand="", selections={"Ann": "scavenging hunting"}).play("place scavenging")
    assert (table.trumps, table.told("emptied")) == (0, [])

    table.play("place hunting")
    assert table.told("emptied") == [("emptied", "Ann", "", "", -1)]
    assert (table.trumps, table.points("Ann")) == (1, 1 + 1 + 3)


def test_J14_a_played_selection_is_not_an_empty_hand(table: Table) -> None:
    """J14: a card in the hand is left."""
    in_round(table, hand="myth", selections=LAST).play("place scavenging")
    assert (table.trumps, table.told("emptied")) == (0, [])


def test_J14_nor_is_a_played_hand_an_empty_one(table: Table) -> None:
    """J14: a card in the selection is left, though a replay took the last one of the hand."""
    in_round(table, hand="nomadism", trumps=1).play("replay nomadism")
    assert (table.trumps, table.told("emptied")) == (0, [])

    in_round(table, hand="nomadism", selections={"Bo": "metal"}, trumps=1).play("replay nomadism")
    assert (table.trumps, len(table.told("emptied"))) == (1, 1)


def test_J14_selecting_everything_empties_nothing(table: Table) -> None:
    """J14: no trump for a hand that lies before her."""
    table.start("select").play("Ann: select band, pebble-tool, homo-erectus, language, shelter")
    assert (table.hand("Ann"), table.told("emptied"), table.trumps) == ([], [], 0)


def test_J14_E10_a_card_of_either_may_be_discarded_but_not_the_last(table: Table) -> None:
    """J14, E10: one card in the hand and one in the selection are two."""
    for card in ("myth", "fishing"):
        in_round(table, hand="myth", selections={"Ann": "fishing"}, trumps=2)
        assert sorted(table.offers("discard")) == ["fishing", "myth"]
        table.play(f"discard {card}")
        assert table.discard("Ann") == [card]
        (last,) = table.hand("Ann") + table.selection("Ann")
        assert table.why(f"discard {last}") == ("last-card", "E10")
        assert table.why("discard dog") == ("not-in-hand", "E10")


def test_J14_Q17_a_card_of_either_may_be_replaced(table: Table) -> None:
    """J14, Q17: with Trump+, even the last one of both."""
    for hand, selection, card in (
        ("myth", "fishing", "fishing"),
        ("", "fishing", "fishing"),
        ("myth", "", "myth"),
    ):
        in_round(table, options="trump+", hand=hand, selections={"Ann": selection}, trumps=1, top="cooking")
        assert table.why("replace dog") == ("not-in-hand", "Q17")
        table.play(f"replace {card}")
        assert (table.discard("Ann"), table.hand("Ann")[-1]) == ([card], "cooking")
        assert table.told("emptied") == []


def test_J14_whose_hand_alone_is_emptied_by_a_call_is_not_out(table: Table) -> None:
    """J14, G04: there is no stack, but Bo's selection is left; without it the game is over at once."""
    hands = {"Bo": "homo-habilis", "Cem": "ochre"}
    in_round(table, hands=hands, trumps=1, stack="").play("call homo-habilis")
    assert (table.hand("Bo"), table.over()) == ([], False)

    in_round(table, hands=hands, trumps=1, stack="", selections={"Ann": "fishing"}).play("call homo-habilis")
    assert (table.over(), table.reason) == (True, "hand-emptied")


def test_J15_a_hand_emptied_without_a_stack_lets_the_turn_finish(table: Table) -> None:
    """J15, G07: with the trump just won Ann continues from the pool; then the game is over, and Bo has no
    further turn."""
    in_round(table, hand="", selections=LAST, pool="nomadism hide", stack="").play("place scavenging")
    assert (table.over(), table.turn, table.trumps) == (False, "Ann", 1)

    table.play("replay nomadism", "end")
    assert (table.over(), table.reason) == (True, "hand-emptied")
    assert table.points("Ann") == 1 + 3 + 1


def test_J15_not_while_the_stack_lasts(table: Table) -> None:
    """J15: the round continues, and Ann gets new cards when it is over."""
    in_round(table, hand="", selections=LAST).play("place scavenging", "end")
    assert (table.over(), table.turn) == (False, "Bo")
    all_pass(table)
    assert table.sizes()["Ann"] == 5


def test_J15_the_pool_is_refilled_before_one_looks_at_the_stack(table: Table) -> None:
    """J15, G05: the very last card of the stack goes to the pool; it comes too late for Ann."""
    in_round(table, hand="", selections={"Ann": "hunting"}, pool="scavenging tent", stack="hide")
    table.play("place scavenging", "place hunting", "end")
    assert (table.over(), table.stack) == (True, [])


def test_J15_leftover_selections_count_as_discarded(table: Table) -> None:
    """J15, G09: a point less for each card in hand, selection and discard."""
    in_round(table, hand="", hands={"Bo": "dog", "Cem": "ochre"}, discards={"Bo": "hide fire"}, stack="",
             selections={"Ann": "scavenging", "Bo": "metal myth painting"})  # fmt: skip
    table.play("place scavenging", "end")
    assert table.result.cards_left[:2] == (0, 1 + 3 + 2)
    assert table.result.scores is not None
    assert table.result.scores[:2] == (1 + 3, -6)


def test_J15_it_also_ends_after_the_discarding_of_a_round(table: Table) -> None:
    """J15, J10: what Ann had left goes to her discard, so she has no card, and there is none to draw."""
    in_round(table, hand="", selections=LAST, stack="")
    all_pass(table)
    assert (table.over(), table.reason) == (True, "hand-emptied")
    assert table.discard("Ann") == ["scavenging"]
    assert table.result.cards_left[0] == 1


def test_J15_it_continues_if_everybody_keeps_a_card(table: Table) -> None:
    """J15: the next round is played without drawing, and begins with selecting."""
    in_round(table, stack="")
    all_pass(table)
    assert (table.over(), table.phase) == (False, "select")
    assert table.sizes() == {"Ann": 2, "Bo": 1, "Cem": 1}


def test_J15_a_single_card_in_the_stack_keeps_the_game_going(table: Table) -> None:
    """J15: Ann, who leads, draws it."""
    in_round(table, hand="", selections=LAST, stack="cooking")
    all_pass(table)
    assert (table.over(), table.hand("Ann")) == (False, ["cooking"])


def test_J15_who_ran_out_of_cards_before_the_stack_did_ends_it_with_the_round(table: Table) -> None:
    """J15: Ann's last card was placed while one was left, and Bo's placement brought it into the pool."""
    in_round(table, hand="", selections={"Ann": "nomadism"}, pool="scavenging tent", stack="cooking")
    table.play("place nomadism", "end", "place scavenging", "end", "pass")
    assert (table.stack, table.over(), table.turn) == ([], False, "Ann")
    table.play("pass")
    assert not table.over()
    table.play("pass")
    assert table.over()


def test_J15_the_last_card_may_go_for_a_fault(table: Table) -> None:
    """J15, G08: Ann passed wrongly, and the penalty takes her last card."""
    in_round(table, options="stop", hand="", selections=LAST, stack="")
    table.play("pass", "Bo: stop", "discard scavenging")
    assert (table.over(), table.reason, table.told("trump")) == (True, "hand-emptied", [])


def test_J15_a_team_plays_on_until_all_its_members_are_out(table: Table) -> None:
    """J15, P02: Bo still holds a card; when the round is over the same holds."""
    in_round(table, teams="Ann+Bo", hand="", selections=LAST, stack="").play("place scavenging", "end")
    assert (table.over(), table.turn) == (False, "Bo")
    all_pass(table)
    assert (table.over(), table.actors) == (False, ["Bo", "Cem"])

    in_round(table, teams="Ann+Bo", hand="", hands={"Bo": "", "Cem": "ochre"}, stack="",
             selections={"Ann": "scavenging", "Bo": "metal"})  # fmt: skip
    all_pass(table)
    assert table.over()


def jokers(table: Table, hand: str = "myth", selection: str = "fishing", **position: str) -> Table:
    """A round in which Ann has a Joker in her hand or in her selection."""
    selections = {"Ann": selection, "Bo": "metal", "Cem": "tribe"}
    return in_round(table, options="jokers=2", hand=hand, selections=selections, pool="tent", **position)


PLACES = pytest.mark.parametrize(
    ("hand", "selection"),
    [("myth joker-1", "fishing"), ("myth", "fishing joker-1")],
    ids=["hand", "selection"],
)


@PLACES
def test_J18_a_joker_is_laid_from_hand_or_selection(table: Table, hand: str, selection: str) -> None:
    """J18, N01, N03: beside the tree for a trump, or in it as Scavenging."""
    jokers(table, hand, selection).play("joker trump", "-: closed")
    assert table.trumps == 1
    assert table.aside == ["joker-1"]

    jokers(table, hand, selection).play("joker as scavenging", "-: closed")
    assert (table.tree[-1], table.points("Ann")) == ("joker-1", 1)
    assert (table.hand("Ann"), table.selection("Ann")) == (["myth"], ["fishing"])


@PLACES
def test_J18_it_may_be_the_last_card_of_both(table: Table, hand: str, selection: str) -> None:
    """J18, N11, J14: a Joker that empties hand and selection wins the trump for that too, not before."""
    jokers(table, hand, selection).play("joker as scavenging", "-: closed")
    assert table.trumps == 0

    hand, selection = hand.removeprefix("myth").strip(), selection.removeprefix("fishing").strip()
    jokers(table, hand, selection).play("joker as scavenging", "-: closed")
    assert (table.trumps, table.points("Ann")) == (1, 1 + 3)


def test_J18_it_may_be_selected(table: Table) -> None:
    """J18: alone, or with other cards."""
    jokers(table, "myth joker-1")
    all_pass(table)
    assert {"joker-1", "myth, joker-1"} <= set(table.offers("select", "Ann"))
    table.play("Ann: select joker-1")
    assert table.selection("Ann") == ["joker-1"]


def test_J18_left_in_a_selection_it_is_discarded(table: Table) -> None:
    """J18, J10, N09: like any other card; the others may lay it from there. In the hand it stays."""
    jokers(table, "myth joker-2", "fishing joker-1")
    all_pass(table)
    assert table.discard("Ann") == ["fishing", "joker-1"]
    assert "joker-2" in table.hand("Ann")

    table.play(*(f"{seat}: select {table.hand(seat)[0]}" for seat in ("Ann", "Bo", "Cem")))
    assert table.turn == "Bo"
    assert "from Ann" in table.offers("joker trump")


def test_J18_in_the_final_count_it_is_a_card(table: Table) -> None:
    """J18, J15, G09: the game is over, Bo's selection still contains a Joker."""
    in_round(table, options="jokers=1", hand="", hands={"Bo": "dog", "Cem": "ochre"}, stack="",
             selections={"Ann": "scavenging", "Bo": "joker-1"})  # fmt: skip
    table.play("place scavenging", "-: closed", "end")
    assert table.result.cards_left[1] == 2


def test_J18_J14_the_joker_that_comes_back_keeps_the_hand_from_being_empty(table: Table) -> None:
    """J18, J14, N06: Cem's last card is the one that Ann's Joker stood for."""
    in_round(table, options="jokers=1", hand="myth joker-1", hands={"Bo": "dog", "Cem": ""},
             selections={"Ann": "fishing", "Bo": "metal", "Cem": "scavenging"})  # fmt: skip
    table.play(
        "joker as scavenging", "-: closed", "end", "pass", "-: closed", "place scavenging", "-: closed"
    )
    assert (table.hand("Cem"), table.selection("Cem")) == (["joker-1"], [])
    assert (table.trumps, table.points("Cem")) == (0, 1)
