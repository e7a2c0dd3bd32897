"""Section J: what a round of Select is, from the leader's token to the last draw (J01 to J04, J09 to J11)."""

from __future__ import annotations

from itertools import permutations

import pytest

from discovery.core.errors import Code, InvalidSetup
from discovery.evolution.setups.advice import advice
from tests.support.rules.positions import Table
from tests.support.rules.rounds import all_pass, in_round, leader

CHOICES = ("Ann: select band, shelter", "Bo: select fire", "Cem: select barter, nomadism, spear")
"""Everybody's selection in a game that was dealt as printed."""


def test_J01_points_are_those_of_explore(table: Table) -> None:
    """J01, I02, I03: the same cards bring the same points in both games."""
    points = []
    for game in ("explore", "select"):
        selections = {"Ann": "homo-erectus fire"} if game == "select" else {}
        hand = "myth" if selections else "homo-erectus fire myth"
        table.deal(game=game, hand=hand, selections=selections, tree="era 1")
        table.play("place homo-erectus", "place fire")
        points.append((table.points("Ann"), table.trumps))
    assert points == [(2 + 3, 1)] * 2, "a point for each card, three for opening era 2"


def test_J01_it_is_played_in_rounds(table: Table) -> None:
    """J01: each begins with preparing, and ends with everybody passing and drawing."""
    table.start("select").play(*CHOICES)
    for number in (1, 2, 3):
        assert (table.round.number, table.phase) == (number, "turn" if table.tree else "opening")
        all_pass(table)
        assert table.told("round") == [("round", leader(table), "", "", number + 1)]
        assert table.sizes() == {"Ann": 5, "Bo": 5, "Cem": 5}
        for seat in ("Ann", "Bo", "Cem"):
            table.play(f"{seat}: select {table.hand(seat)[0]}")


@pytest.mark.parametrize("game", ["intro", "memory", "explore", "connect", "fusion"])
def test_J01_no_other_game_has_rounds(table: Table, game: str) -> None:
    """J01: nothing is selected there, and nobody leads."""
    view = table.start(game).game.view(table.state, 0)
    assert (view.selections, view.leader, table.phase) == (None, -1, "opening")


def test_J02_the_first_player_leads_the_first_round(table: Table) -> None:
    """J02: Ann leads and plays first, no matter who was ready first."""
    table.start("select")
    assert leader(table) == "Ann"
    table.play(*reversed(CHOICES))
    assert (leader(table), table.turn) == ("Ann", "Ann")


def test_J02_after_each_round_the_token_goes_to_the_left(table: Table) -> None:
    """J02: Bo, Cem, and Ann again; each plays first in the round that they lead."""
    table.start("select")
    for name in ("Ann", "Bo", "Cem", "Ann"):
        for seat in ("Ann", "Bo", "Cem"):
            table.play(f"{seat}: select {table.hand(seat)[0]}")
        assert (leader(table), table.turn) == (name, name)
        all_pass(table)


def test_J02_it_does_not_matter_who_passed_last(table: Table) -> None:
    """J02: Bo ends the round that Ann led; the token goes from Ann to Bo, not from Bo to Cem."""
    in_round(table, selections={"Ann": "fishing", "Bo": "scavenging", "Cem": "tribe"})
    table.play("pass", "place scavenging", "end", "pass", "pass", "pass")
    assert table.told("passed")[-1][1] == "Bo"
    assert leader(table) == "Bo"


@pytest.mark.parametrize("leaver", ["Bo", "Ann"])
def test_J02_a_seat_that_left_is_passed_over(table: Table, leaver: str) -> None:
    """J02, R07: in mid-round the token stays; afterwards it goes to the next who is still there."""
    in_round(table).play("pass", f"{leaver}: leave")
    assert leader(table) == "Ann"
    all_pass(table)
    assert leader(table) == ("Cem" if leaver == "Bo" else "Bo")


def test_J02_a_leader_who_leaves_while_preparing_hands_the_token_on(table: Table) -> None:
    """J02, R06: Bo leads this round instead, and Cem the next one."""
    table.start("select").play("Cem: select nomadism", "Ann: leave")
    assert leader(table) == "Bo"
    table.play("Bo: select scavenging")
    assert (table.turn, table.phase) == ("Bo", "opening")
    all_pass(table)
    assert leader(table) == "Cem"


def test_J02_another_player_leaving_while_preparing_changes_nothing(table: Table) -> None:
    """J02: nobody waits for Cem, and Ann keeps the token."""
    table.start("select").play("Ann: select band", "Bo: select scavenging", "Cem: leave")
    assert (leader(table), table.turn, table.phase) == ("Ann", "Ann", "opening")


def test_J02_a_bot_may_lead(table: Table) -> None:
    """J02: it has the token when its turn for it comes, and plays first then."""
    in_round(table, seats="Ann, Bo=bot, Cem", hands={"Bo": "dog myth metal tent ochre", "Cem": "fire"},
             hand="nomadism", selections={"Ann": "fishing", "Cem": "tribe"})  # fmt: skip
    all_pass(table)
    assert leader(table) == "Bo"
    held = table.hand("Bo")

    table.play(f"Ann: select {table.hand('Ann')[0]}", f"Cem: select {table.hand('Cem')[0]}")
    assert table.told("turn")[0][1] == "Bo"
    assert table.told("flipped")[0][1:3] == ("Bo", held[0])
    assert table.turn == "Cem"


def test_J03_at_least_one_card_and_at_most_all(table: Table) -> None:
    """J03: every set of cards of the hand except the empty one, and no card that the player does not hold."""
    table.start("select")
    assert len(table.offers("select", "Ann")) == 2**5 - 1
    assert table.why("Ann: select") == ("selection-empty", "J03")
    assert table.why("Ann: select band, fire") == ("not-in-hand", "J03")

    table.play("Ann: select shelter, band, pebble-tool, language, homo-erectus")
    assert table.hand("Ann") == []
    assert table.why("Ann: select band") == ("already-selected", "J03")


def test_J03_who_holds_no_card_selects_nothing(table: Table) -> None:
    """J03: Bo drew the last card before Ann; nobody waits for her, and she places from the pool."""
    in_round(table, turn="Bo", hands={"Ann": "", "Cem": "ochre"}, hand="dog", pool="scavenging tent",
             selections={"Ann": "fishing", "Bo": "metal", "Cem": "tribe"}, stack="painting")  # fmt: skip
    all_pass(table)
    assert table.actors == ["Bo", "Cem"]

    table.play("Bo: select dog", "Cem: select ochre", "pass", "place scavenging")
    assert table.points("Ann") == 1


def test_J04_they_are_turned_up_together(table: Table) -> None:
    """J04: nothing shows before the last one is ready, then everything does, whole and to all."""
    table.start("select")
    for line in CHOICES[:2]:
        table.play(line)
        assert table.told("revealed") == []
        for viewer in (1, 2, -1):
            shown = table.game.view(table.state, viewer).selections
            assert shown is not None
            assert shown[0] is None

    table.play(CHOICES[2])
    assert [event[1:3] for event in table.told("revealed")] == [
        ("Ann", "band"),
        ("Ann", "shelter"),
        ("Bo", "fire"),
        ("Cem", "nomadism"),
        ("Cem", "barter"),
        ("Cem", "spear"),
    ]
    for viewer in (0, 1, 2, -1):
        shown = table.game.view(table.state, viewer).selections
        assert shown == tuple(tuple(map(table.game.setup.index.get, table.selection(seat)))
                              for seat in table.game.seats)  # fmt: skip


def test_J04_a_number_betrays_nothing_before(table: Table) -> None:
    """J04, J03: a selection of three looks like one of one until all are ready."""
    sizes = set()
    for line in ("Ann: select band", "Ann: select band, shelter, language"):
        table.start("select").play(line)
        view = table.game.view(table.state, table.seat("Bo"))
        sizes.add((view.hands, view.chosen))
    assert sizes == {((5, 5, 5), 0b001)}


def test_J04_the_order_of_being_ready_does_not_matter(table: Table) -> None:
    """J04: nor the order in which the cards are named."""
    keys = set()
    for order in permutations(CHOICES):
        keys.add(table.start("select").play(*order).state.key())
    shuffled = (CHOICES[0], CHOICES[1], "Cem: select spear, nomadism, barter")
    keys.add(table.start("select").play(*shuffled).state.key())
    assert len(keys) == 1


def test_J04_what_stays_in_the_hand_stays_hidden(table: Table) -> None:
    """J04, B11: only the selection is turned up."""
    table.start("select").play(*CHOICES)
    view = table.game.view(table.state, table.seat("Bo"))
    assert view.hands == (3, 4, 2)
    assert table.ids(view.hand) == ["scavenging", "homo-habilis", "flake-tool", "h-neanderthalensis"]


def test_J09_a_round_continues_for_several_turns(table: Table) -> None:
    """J09: as long as somebody places, however often."""
    in_round(table, selections={"Ann": "scavenging homo-erectus", "Bo": "hide", "Cem": "tribe"}, hand="myth",
             tree="era 1 but scavenging hunting", pool="tent")  # fmt: skip
    number = table.round.number
    for _ in range(2):
        table.play(f"place {table.offers('place')[0]}", "end", "pass", "pass")
        assert (table.turn, table.round.number) == ("Ann", number)


def test_J09_it_ends_when_all_have_passed_in_a_row(table: Table) -> None:
    """J09: the third pass is the end, no matter who passed first."""
    in_round(table).play("place scavenging", "end", "pass", "pass")
    assert table.turn == "Ann"
    table.play("pass")
    assert table.phase == "select"


def test_J09_a_placed_card_breaks_the_row(table: Table) -> None:
    """J09: two passes before it no longer count."""
    in_round(table, selections={"Ann": "fishing", "Bo": "metal", "Cem": "scavenging"})
    table.play("pass", "pass", "place scavenging", "end", "pass", "pass")
    assert (table.turn, table.phase) == ("Cem", "turn")
    table.play("pass")
    assert table.phase == "select"


def test_J09_it_does_not_end_while_somebody_only_cannot_place(table: Table) -> None:
    """J09: nothing at all fits, and still each of them has to pass."""
    in_round(table, selections={"Ann": "fishing", "Bo": "metal", "Cem": "tribe"}, pool="tent dog",
             hands={"Bo": "myth", "Cem": "ochre"}, hand="painting")  # fmt: skip
    for name in ("Ann", "Bo", "Cem"):
        assert (table.turn, set(table.words)) == (name, {"pass"})
        table.play("pass")
    assert table.phase == "select"


def test_J09_who_can_place_may_let_the_round_end(table: Table) -> None:
    """J09: it is passing that counts, not being unable."""
    in_round(table)
    assert "scavenging" in table.offers("place")
    all_pass(table)
    assert table.phase == "select"


def test_J09_a_failed_call_breaks_the_row(table: Table) -> None:
    """J09, I13: Cem called in vain and paid with a card; all three must pass again."""
    in_round(table, options="sos", hands={"Bo": "dog", "Cem": "ochre fire"})
    table.play("pass", "pass", "sos homo-habilis", "discard fire", "pass", "pass")
    assert (table.turn, table.phase) == ("Cem", "turn")
    table.play("pass")
    assert table.phase == "select"


def test_J09_a_fault_that_costs_a_card_breaks_the_row(table: Table) -> None:
    """J09, J06: Cem passed wrongly; the pass does not count."""
    in_round(table, options="stop", selections={"Ann": "fishing", "Bo": "metal", "Cem": "scavenging"})
    table.play("pass", "-: closed", "pass", "-: closed", "pass", "Ann: stop", "Cem: discard ochre")
    table.play("pass", "-: closed", "pass", "-: closed")
    assert (table.turn, table.phase) == ("Cem", "turn")


def test_J09_a_card_placed_by_who_leaves_breaks_the_row_too(table: Table) -> None:
    """J09, R07: Ann and Bo passed before Cem placed; that Cem then left does not end the round."""
    in_round(table, selections={"Ann": "nomadism", "Bo": "hunting", "Cem": "scavenging"}, hand="myth")
    table.play("pass", "pass", "place scavenging", "Cem: leave")
    assert (table.turn, table.phase) == ("Ann", "turn")
    all_pass(table)
    assert table.phase == "select"


def test_J09_a_card_placed_in_an_interruption_breaks_the_row(table: Table) -> None:
    """J09, N02: Ann and Bo passed, then Ann interrupted Cem and placed; this also counts if Cem leaves."""
    for leaving in ([], ["Cem: leave"]):
        in_round(table, options="jokers=2", hand="myth joker-1", hands={"Bo": "dog", "Cem": "ochre joker-2"})
        table.play("pass", "-: closed", "pass", "-: closed", "joker trump", "Ann: interrupt")
        table.play("place scavenging", "-: closed", *leaving, "end").let_pass()
        if not leaving:
            table.play("pass").let_pass()
        assert (table.turn, table.phase) == ("Ann", "turn")


def test_J09_who_leaves_without_a_card_is_not_waited_for(table: Table) -> None:
    """J09, R07: Ann and Bo have passed, and nobody else is left."""
    in_round(table).play("pass", "pass", "Cem: leave")
    assert table.phase == "select"
    assert table.actors == ["Ann", "Bo"]


def test_J10_what_is_left_of_a_selection_is_discarded(table: Table) -> None:
    """J10: by everybody, after what lies there, and the hand stays."""
    in_round(table, discards={"Bo": "hide"}, selections={"Ann": "scavenging fishing painting", "Bo": "metal"})
    table.play("place scavenging", "end")
    all_pass(table)
    assert table.discard("Ann") == ["fishing", "painting"]
    assert table.discard("Bo") == ["hide", "metal"]
    assert table.discard("Cem") == []
    assert {"nomadism", "myth"} <= set(table.hand("Ann"))


def test_J10_first_all_discard_then_all_draw(table: Table) -> None:
    """J10, J11: not one draw before the last leftover lies open."""
    in_round(table).play("pass", "pass", "pass")
    kinds = [event[0] for event in table.events if event[0] in ("discarded", "drew")]
    assert kinds == ["discarded"] * 4 + ["drew"] * 11


def test_J10_the_others_may_place_them_from_then_on(table: Table) -> None:
    """J10, A08: what Ann did not place lies in her discard, for Bo but not for her."""
    in_round(table, hands={"Bo": "dog", "Cem": "ochre"}, hand="myth painting")
    all_pass(table)
    table.play(*(f"{seat}: select {table.hand(seat)[0]}" for seat in ("Ann", "Bo", "Cem")))
    assert table.turn == "Bo"
    assert "scavenging" in table.offers("place")
    table.play("pass", "pass")
    assert table.why("place scavenging") == ("own-discard", "A08")


def test_J11_all_draw_up_to_five(table: Table) -> None:
    """J11: players draw as many cards as they lack; a player who holds more draws none."""
    in_round(table, hand="nomadism myth painting sculpture enclosure fire", hands={"Bo": "", "Cem": "ochre"})
    all_pass(table)
    drawn = [event[1] for event in table.told("drew")]
    assert {seat: drawn.count(seat) for seat in ("Ann", "Bo", "Cem")} == {"Ann": 0, "Bo": 5, "Cem": 4}


@pytest.mark.parametrize(
    ("first", "sizes"),
    [("Ann", (5, 2, 1)), ("Bo", (1, 5, 2)), ("Cem", (2, 1, 5))],
)
def test_J11_the_leader_first_then_clockwise(table: Table, first: str, sizes: tuple[int, int, int]) -> None:
    """J11: later players may find the stack empty; the leader draws all missing cards before the next
    player."""
    hands = {"Ann": "nomadism", "Bo": "dog", "Cem": "ochre"}
    in_round(table, turn=first, hand=None, hands=hands, stack="hide fire spear cooking shelter", pool="tent")
    all_pass(table)
    assert tuple(table.sizes().values()) == sizes


def test_J11_a_leader_who_left_draws_nothing(table: Table) -> None:
    """J11, R07: then the first clockwise who is still there."""
    in_round(table, hand=None, hands={"Ann": "nomadism", "Bo": "dog", "Cem": "ochre"}, pool="tent",
             stack="hide fire spear")  # fmt: skip
    table.play("Ann: leave")
    all_pass(table)
    assert table.sizes() == {"Ann": 0, "Bo": 4, "Cem": 1}


def test_J11_an_advantage_holds_here_too(table: Table) -> None:
    """J11, R03: Bo's hand is filled up to seven."""
    in_round(table, options="advantage=Bo:2")
    all_pass(table)
    assert table.sizes() == {"Ann": 5, "Bo": 7, "Cem": 5}


def test_J20_select_and_flash_are_not_offered_together(table: Table) -> None:
    """J20: whatever else is chosen with them."""
    for options in ("flash", "stop flash"):
        with pytest.raises(InvalidSetup) as refused:
            table.start("select", options=options)
        assert refused.value.code == Code.OPTION_EXCLUDED


@pytest.mark.parametrize("count", range(1, 10))
def test_J21_three_to_nine_suit_it(table: Table, count: int) -> None:
    """J21, B08: fewer are told of bots, nobody is told that they are too many; all may sit down and play."""
    told = [one.message for one in advice("select", (), ("me",) * count, ())]
    assert told == ([] if count >= 3 else ["few"])

    table.start("select", ", ".join("ABCDEFGHI"[:count]))
    assert table.actors == list("ABCDEFGHI"[:count])
