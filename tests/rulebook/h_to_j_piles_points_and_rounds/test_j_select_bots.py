"""Section J: virtual players in Select (J19). Bo is the bot; Ann leads, and Cem decides like her."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.rules.positions import Table
from tests.support.rules.rounds import all_pass, in_round, leader

WINDOWS = pytest.mark.parametrize("options", ["", "stop"])
KINDS = pytest.mark.parametrize("kind", ["bot", "bot+"])
ROW = "dog metal ochre myth painting"
"""Nothing in it fits, so each turn of the bot costs one card."""


def with_bot(table: Table, kind: str = "bot", row: str = ROW, **position: Any) -> Table:
    """Nobody but the bot has anything to place, and Ann and Cem keep a card in hand."""
    given: dict[str, Any] = {
        "seats": f"Ann, Bo={kind}, Cem",
        "hand": "clothing",
        "hands": {"Bo": row, "Cem": "numbers"},
        "selections": {"Ann": "fishing", "Cem": "tribe"},
        "pool": "tent",
    }
    return in_round(table, **(given | position))


def bots_turns(table: Table) -> list[str]:
    """The turns of virtual players that the last line set off."""
    return [event[1] for event in table.told("turn") if event[1].startswith("B")]


@KINDS
def test_J19_a_bot_makes_no_selection(table: Table, kind: str) -> None:
    """J19: nobody waits for it, nothing of it lies open, and it plays from its hand."""
    table.start("select", f"Ann, Bo={kind}, Cem")
    assert table.actors == ["Ann", "Cem"]

    table.play("Ann: select band", "Cem: select nomadism")
    assert table.phase == "opening"
    assert (table.selection("Bo"), len(table.hand("Bo"))) == ([], 5)
    assert {event[1] for event in table.told("revealed")} == {"Ann", "Cem"}


def test_J19_it_plays_as_in_explore(table: Table) -> None:
    """J19, O03 to O05: it flips and places until a card does not fit, which it discards."""
    with_bot(table, row="scavenging nomadism homo-erectus dog metal").play("pass")
    assert table.tree[-3:] == ["scavenging", "nomadism", "homo-erectus"]
    assert table.discard("Bo") == ["dog"]
    assert (table.points("Bo"), table.turn) == (3, "Cem")


def test_J19_its_trumps_are_as_in_explore(table: Table) -> None:
    """J19, O06: for the opening of era 2 it flips two cards."""
    with_bot(table, row="homo-erectus dog metal myth", tree="era 1").play("pass")
    assert [event[2] for event in table.told("flipped")] == ["homo-erectus", "dog", "metal"]
    assert table.discard("Bo") == ["dog", "metal"]
    assert table.points("Bo") == 1 + 3


def test_J19_it_plays_once_in_each_circle(table: Table) -> None:
    """J19: between Ann and Cem, as long as one of them does not pass."""
    with_bot(table, selections={"Ann": "scavenging hide", "Cem": "tribe"})
    for left in (4, 3):
        table.play(f"place {table.offers('place')[0]}")
        table.play("end")
        assert (bots_turns(table), len(table.hand("Bo"))) == (["Bo"], left)
        table.play("pass")
        assert (bots_turns(table), table.turn) == ([], "Ann")


@KINDS
def test_J19_it_draws_only_when_the_round_is_over(table: Table, kind: str) -> None:
    """J19, J12: then with the others."""
    with_bot(table, kind).play("pass")
    assert (table.told("drew"), len(table.hand("Bo"))) == ([], 4)

    table.play("pass")
    assert {event[1] for event in table.told("drew")} == {"Ann", "Bo", "Cem"}
    assert table.sizes() == {"Ann": 5, "Bo": 5, "Cem": 5}


def test_J19_an_emptied_hand_brings_it_no_cards_either(table: Table) -> None:
    """J19, J12: it wins the trump, cannot flip for it, and from then on its turns go by."""
    with_bot(table, row="scavenging", selections={"Ann": "hide", "Cem": "tribe"}).play("pass")
    assert (table.points("Bo"), table.hand("Bo"), table.turn) == (1 + 3, [], "Cem")

    table.play("pass")
    assert len(table.hand("Bo")) == 5


def test_J19_without_cards_its_turns_go_by(table: Table) -> None:
    """J19: nothing is flipped or discarded, and the round continues."""
    with_bot(table, row="", selections={"Ann": "scavenging", "Cem": "tribe"}).play("place scavenging", "end")
    assert (bots_turns(table), table.told("flipped"), table.told("discarded")) == (["Bo"], [], [])
    assert (table.turn, table.phase) == ("Cem", "turn")


@KINDS
@WINDOWS
def test_J15_J19_a_bot_that_ran_out_of_cards_before_the_stack_ends_the_game_with_the_round(
    table: Table, options: str, kind: str
) -> None:
    """J15: as a person in its place; its turn goes by first."""
    with_bot(table, kind, row="", options=options, selections={"Ann": "scavenging", "Cem": "tribe"}, stack="")
    table.play("place scavenging").let_pass().play("end").let_pass()
    assert (table.over(), table.turn) == (False, "Cem")

    table.play("pass").let_pass().play("pass").let_pass()
    assert (table.over(), table.reason) == (True, "hand-emptied")


@WINDOWS
def test_J15_J19_the_stack_may_run_out_in_the_turn_in_which_its_hand_does(table: Table, options: str) -> None:
    """J15, O18: its hand first, then the stack refills the pool."""
    with_bot(table, "bot+", row="scavenging", pool="hunting tent", tree="era 1 but scavenging hunting",
             stack="cooking", options=options).play("pass").let_pass()  # fmt: skip
    assert (table.tree[-2:], table.pool, table.stack) == (["scavenging", "hunting"], ["tent", "cooking"], [])
    assert (table.over(), table.turn) == (False, "Cem")


@WINDOWS
def test_J15_J19_flips_in_vain_that_empty_its_hand_without_a_stack_end_the_game(
    table: Table, options: str
) -> None:
    """J15, G08, O13."""
    with_bot(table, row="dog", options=options, stack="").play("pass").let_pass()
    assert (table.over(), table.reason, table.discard("Bo")) == (True, "hand-emptied", ["dog"])


def test_J19_when_all_players_have_passed_the_round_is_over(table: Table) -> None:
    """J19: at once; the bot after them does not play, whatever it could do."""
    with_bot(table, row="scavenging dog", seats="Ann, Cem, Bo=bot").play("pass", "pass")
    assert (table.phase, bots_turns(table), table.told("flipped")) == ("select", [], [])
    assert table.hand("Bo")[:2] == ["scavenging", "dog"]


def test_J19_it_plays_while_one_player_has_not_passed(table: Table) -> None:
    """J19: Ann has, Cem has not yet."""
    with_bot(table).play("pass")
    assert bots_turns(table) == ["Bo"]


@KINDS
def test_J19_what_a_bot_places_does_not_prolong_a_round(table: Table, kind: str) -> None:
    """J19, J09: Ann passes, Bo places, Cem passes: that is a row."""
    with_bot(table, kind, row="scavenging dog metal").play("pass")
    assert table.tree[-1] == "scavenging"
    table.play("pass")
    assert table.phase == "select"


def test_J19_a_bot_may_lead(table: Table) -> None:
    """J19, J02: it plays before the players then, once, and after them if they continue."""
    with_bot(table, selections={"Ann": "scavenging", "Cem": "tribe"})
    all_pass(table)
    assert leader(table) == "Bo"
    table.play("Cem: select numbers", "Ann: select clothing")
    assert (bots_turns(table), table.turn) == (["Bo"], "Cem")
    table.play("pass")
    assert (bots_turns(table), table.turn) == ([], "Ann")
    table.play("pass")
    assert table.phase == "select"


def test_J19_its_hand_is_no_selection(table: Table) -> None:
    """J19, J16: so its cards can be called, and its last one stolen; it refills when the round is over."""
    with_bot(table, row="homo-habilis dog", trumps=2).play("call homo-habilis")
    assert (table.tree[-1], table.hand("Bo"), table.told("drew")) == ("homo-habilis", ["dog"], [])
    assert table.chances("exchange Bo") == ["dog"]


def test_J19_a_bot_plus_looks_around_first(table: Table) -> None:
    """J19, O18: one card from the pool or a discard, its own included, then its flips."""
    with_bot(table, "bot+", row="dog metal", pool="nomadism tent", discards={"Bo": "scavenging"}).play("pass")
    assert table.tree[-1] == "scavenging"
    assert (table.discard("Bo"), table.hand("Bo"), table.turn) == (["dog"], ["metal"], "Cem")


def test_J19_with_windows_each_flip_is_a_line_and_a_turn_is_one(table: Table) -> None:
    """J19, U06: Bo's flip and Cem's pass may be contested; then the round is over all the same."""
    with_bot(table, options="stop", row="scavenging dog metal").play("pass", "-: closed")
    table.play("Bo: flip", "-: closed", "Bo: flip")
    assert (table.turn, table.discard("Bo")) == ("Cem", ["dog"])
    table.play("pass", "-: closed")
    assert table.phase == "select"


def among_bots(table: Table, **position: Any) -> Table:
    """Ben's cards do not fit, and all that Bea has is Scavenging and what does not fit."""
    given: dict[str, Any] = {
        "seats": "Ben=bot, Bea=bot",
        "hands": {"Ben": "dog metal ochre", "Bea": "scavenging myth painting"},
        "selections": {},
        "hand": None,
        "pool": "tent",
    }
    return in_round(table, **(given | position))


def test_J19_among_bots_alone_placing_nothing_is_passing(table: Table) -> None:
    """J19: Bea placed in her first turn; a circle later the round is over, both draw, and Bea leads."""
    among_bots(table).let_bots_play()
    told = [f"{event[0]} {event[1]}" for event in table.events]
    assert told[: told.index("round Bea") + 2] == [
        "flipped Ben",
        "discarded Ben",
        "ended Ben",
        "turn Bea",
        "flipped Bea",
        "placed Bea",
        "scored Bea",
        "flipped Bea",
        "discarded Bea",
        "ended Bea",
        "turn Ben",
        "flipped Ben",
        "discarded Ben",
        "ended Ben",
        "turn Bea",
        "flipped Bea",
        "discarded Bea",
        "ended Bea",
        *(["drew Ben"] * 4 + ["drew Bea"] * 5),
        "round Bea",
        "turn Bea",
    ], "nobody draws before, and then each up to five"
    assert table.told("round")[0] == ("round", "Bea", "", "", 1)


@pytest.mark.parametrize("options", ["", "stop", "jokers=3"])
@pytest.mark.parametrize("seats", ["Ben=bot", "Ben=bot, Bea=bot", "Ben=bot, Bea=bot+, Bob=bot"])
def test_J19_a_game_among_bots_comes_to_its_end(table: Table, seats: str, options: str) -> None:
    """J19, T07: round after round, long before the thousandth turn."""
    table.start("select", seats, options).let_pass()
    assert (table.over(), table.reason) == (True, "hand-emptied")
    assert table.state.turns < 200
