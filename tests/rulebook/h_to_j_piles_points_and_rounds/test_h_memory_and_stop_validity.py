"""Section H, H16 to H21: what is invalid, what stays, and what is as in Intro (C13, C15)."""

from __future__ import annotations

import pytest

from tests.support.rules.piles import TREE, judged, memory, settle_fault
from tests.support.rules.positions import Table


@pytest.mark.parametrize(
    ("line", "stands"),
    [
        ("place fire", False),
        ("place scavenging", True),
        ("call pebble-tool", False),
        ("call homo-habilis", False),
        ("call nomadism", False),
        ("call myth", False),
        ("call hide", False),
        ("call numbers", False),
        ("call hand-axe", True),
        ("call hunting", True),
        ("announce open 3", False),
        ("announce close 1", False),
        ("announce open 2", True),
    ],
)
def test_H16_what_is_invalid(table: Table, line: str, stands: bool) -> None:
    """H16: missing prerequisites; a called card that is placed, in the pool, in a discard, one's own, or of
    an era whose next is not open; what is not so. A call that merely fails is valid: Hand axe lies in the
    stack, Hunting lacks a prerequisite."""
    memory(
        table, hand="scavenging fire myth", hands={"Bo": "hunting dog", "Cem": "hide"},
        pool="homo-habilis tent", discards={"Cem": "nomadism"}, trumps=1,
    ).nothing_announced()  # fmt: skip
    assert judged(table, line) is stands


def test_H16_a_true_closing_is_valid(table: Table) -> None:
    """H16: all nine lie in the pile."""
    assert judged(memory(table, hand="myth fire", tree="era 1").nothing_announced(), "announce close 1")


@pytest.mark.parametrize(("card", "stands"), [("scavenging", True), ("fire", False), ("pebble-tool", False)])
def test_H16_a_joker_for_a_card_that_cannot_be_is_invalid(table: Table, card: str, stands: bool) -> None:
    """H16: Fire lacks Homo erectus, Pebble tool is present."""
    memory(table, options="jokers=1", hand="joker-1 myth", hands={"Bo": "dog", "Cem": "ochre"})
    assert judged(table, f"joker as {card}") is stands


def test_H16_a_joker_for_a_card_that_lies_open_is_invalid(table: Table) -> None:
    """H16: Scavenging lies in a discard."""
    memory(table, options="jokers=1", hand="joker-1 myth", discards={"Cem": "scavenging"})
    assert not judged(table, "joker as scavenging")


def test_H19_a_wrong_card_never_won_a_trump(table: Table) -> None:
    """H19: no trump was booked and none has to be taken back; the era stays as it was."""
    memory(table, hand="tent fire myth").play("place tent")
    opened = table.state.opened
    settle_fault(table, 3)
    assert table.told("trump") == []
    assert table.state.opened == opened


def test_H20_the_opening_pass_is_that_of_intro(table: Table) -> None:
    """H20, C11: once a seat, and nobody can contest it."""
    table.start("memory").play("pass")
    assert (table.turn, table.phase) == ("Bo", "opening")
    table.play("pass", "pass")
    assert table.why("Ann: pass") == ("already-passed", "C11")


def test_H20_C11_a_first_card_that_goes_back_still_ends_the_right_to_pass(table: Table) -> None:
    """H20, C11: the tree is empty again, but a card was laid."""
    memory(table, tree="", hand="fire myth").play("place fire")
    settle_fault(table, 2)
    assert table.tree == []
    assert table.why("Bo: pass") == ("pass-too-late", "C11")


def test_H20_an_emptied_hand_makes_everybody_draw(table: Table) -> None:
    """H20, G01: when the window has closed."""
    memory(table, hand="scavenging").play("place scavenging", "-: closed")
    assert table.sizes() == {"Ann": 1, "Bo": 3, "Cem": 3}
    assert table.trumps == 1


def test_H20_T02_a_wrong_card_does_not_break_a_standstill(table: Table) -> None:
    """H20, T02: what a Stop takes away again was no placement."""
    memory(table, stack="")
    table.state.idle = 5
    table.play("place fire")
    settle_fault(table, 3).play("Ann: steal Cem = ochre")
    assert table.reason == "standstill"


def test_H20_T02_a_wrong_card_that_stands_does(table: Table) -> None:
    """H20, T02: nobody contested it, so it was a placement."""
    memory(table, stack="")
    table.state.idle = 5
    table.play("place fire", "-: closed", "end")
    assert not table.over()
    assert table.state.idle == 0


def test_H21_a_series_without_a_link_is_refused(table: Table) -> None:
    """H21: after Scavenging (food) Fishing may be tried, Fire may not."""
    memory(table, hand="scavenging fishing fire", top="painting").play("place scavenging", "-: closed")
    assert table.offers("place") == ["fishing"]
    assert table.why("place fire") == ("no-link", "C03")


def test_H21_a_linked_card_may_still_lack_its_prerequisites(table: Table) -> None:
    """H21, H16: the link was no bluff, the placement was."""
    memory(table, hand="scavenging fishing fire", top="painting").play("place scavenging", "-: closed")
    assert not judged(table, "place fishing")
    assert table.tree[-1] == "scavenging"


def test_C13_only_a_right_stop_takes_a_card_away(table: Table) -> None:
    """C13: no move does, and a wrong Stop does not either."""
    memory(table).play("place scavenging", "Bo: stop", "Ann: verify")
    assert "scavenging" in table.tree
    table.play("end")
    assert "scavenging" in table.tree


def test_C15_a_wrong_card_that_nobody_contests_stays_and_counts(table: Table) -> None:
    """C15: Fire stands, so Cooking fits, and the era of Fire counts it."""
    memory(table, hand="fire cooking myth").play("place fire", "-: closed")
    assert table.tree[-1] == "fire"
    assert table.state.placed == 1

    table.play("end")
    memory(table, hand="cooking myth", tree=f"{TREE} fire")
    assert judged(table, "place cooking")


def test_C15_without_stop_there_is_no_wrong_card(table: Table) -> None:
    """C15: the table accepts only what the rules allow."""
    table.deal(hand="fire myth", tree=TREE)
    assert table.why("place fire") == ("missing-prerequisite", "C01")
    table.play("place gathering" if "gathering" in table.offers("place") else "end")
    assert table.phase == "turn"
