"""Section J: a turn in a round of Select: passing, placing from the selection, trumps (J05 to J08, J12, J13,
J16, J17). Ann leads; what she may do depends on what lies open."""

from __future__ import annotations

from typing import Any

import pytest

from discovery.evolution.model.event_kinds import FROM_DISCARD, FROM_POOL, FROM_SELECTION
from tests.support.rules.positions import Table
from tests.support.rules.rounds import all_pass, in_round


def contested(table: Table, **position: Any) -> Table:
    """A round with Stop in which Ann has just passed."""
    return in_round(table, options="stop", **position).play("pass")


def faulty(table: Table) -> str:
    """Whose fault Bo's Stop turns out to be."""
    table.play("Bo: stop")
    (fault,) = table.told("fault")
    return fault[1]


def test_J05_they_play_in_turn_from_the_leader_on(table: Table) -> None:
    """J05: Bo leads; Ann comes last."""
    in_round(table, turn="Bo", hand="dog", hands={"Ann": "myth", "Cem": "ochre"})
    seats = []
    for _ in range(3):
        seats.append(table.turn)
        table.play("pass")
    assert seats == ["Bo", "Cem", "Ann"]


def test_J05_passing_costs_nothing_and_brings_nothing(table: Table) -> None:
    """J05: neither a discard (I04) nor a draw (I05)."""
    in_round(table).play("pass")
    assert table.told("discarded") == table.told("drew") == table.told("scored") == []
    assert (table.hand("Ann"), table.selection("Ann")) == (["nomadism", "myth"], ["scavenging", "fishing"])
    assert table.turn == "Bo"


def test_J05_one_may_pass_although_one_could_place(table: Table) -> None:
    """J05: without Stop nobody can object."""
    in_round(table)
    assert {"scavenging"} <= set(table.offers("place"))
    table.play("pass")
    assert (table.turn, table.phase) == ("Bo", "turn")


def test_J05_a_player_who_passed_plays_again_in_the_next_turn(table: Table) -> None:
    """J05: passing is for one turn only."""
    in_round(table, selections={"Ann": "scavenging fishing", "Bo": "homo-habilis", "Cem": "tribe"})
    table.play("pass", "place homo-habilis", "end", "pass", "place scavenging")
    assert table.tree[-1] == "scavenging"


def test_J05_before_the_first_card_too_and_as_often_as_one_likes(table: Table) -> None:
    """J05: the opening pass, of which there is but one a seat (C11), is no rule of Select."""
    table.start("select")
    for _ in range(2):
        table.play(*(f"{seat}: select {table.hand(seat)[0]}" for seat in ("Ann", "Bo", "Cem")))
        assert table.phase == "opening"
        all_pass(table)
    assert (table.tree, table.round.number) == ([], 3)


def test_J05_a_player_who_does_not_pass_ends_the_turn_after_placing(table: Table) -> None:
    """J05, J12: such a turn costs and brings no card either."""
    in_round(table).play("place scavenging", "end")
    assert table.told("discarded") == table.told("drew") == []
    assert table.turn == "Bo"


def test_J06_passing_can_be_contested(table: Table) -> None:
    """J06: by any other; without the option it cannot."""
    contested(table)
    assert (table.phase, table.actors) == ("window", ["Bo", "Cem"])
    assert "stop" in table.words_of("Cem")

    in_round(table).play("pass")
    assert table.phase == "turn"


@pytest.mark.parametrize(
    ("position", "guilty"),
    [
        ({}, "Ann"),
        ({"selections": {"Ann": "fishing"}}, "Bo"),
        ({"selections": {"Ann": "fishing"}, "pool": "scavenging tent"}, "Ann"),
        ({"selections": {"Ann": "fishing"}, "discards": {"Cem": "scavenging"}}, "Ann"),
        ({"selections": {"Ann": "fishing"}, "discards": {"Ann": "scavenging"}}, "Bo"),
        ({"selections": {"Ann": "fishing", "Bo": "scavenging"}}, "Bo"),
        ({"selections": {}, "hand": "scavenging nomadism homo-habilis"}, "Bo"),
    ],
)
def test_J06_who_could_place_is_at_fault(table: Table, position: dict[str, Any], guilty: str) -> None:
    """J06, J07: from her own selection, the pool or another's discard. A card in her hand, in her own
    discard or in another's selection does not count as one that she could place. If she could not place,
    the player who said Stop pays."""
    assert faulty(contested(table, **position)) == guilty


def test_J06_the_fault_costs_a_card_of_ones_choice(table: Table) -> None:
    """J06: from the selection or the hand; nothing is drawn, and the turn is over."""
    for card, hand, selection in (
        ("myth", ["nomadism"], ["scavenging", "fishing"]),
        ("scavenging", ["nomadism", "myth"], ["fishing"]),
    ):
        contested(table).play("Bo: stop")
        assert table.actors == ["Ann"]
        assert table.offers("discard") == ["scavenging", "nomadism", "fishing", "myth"]

        table.play(f"discard {card}")
        assert (table.hand("Ann"), table.selection("Ann")) == (hand, selection)
        assert table.discard("Ann") == [card]
        assert table.told("drew") == []
        assert (table.turn, table.phase) == ("Bo", "turn")


def test_J06_the_draw_comes_at_the_end_of_the_round(table: Table) -> None:
    """J06, J11: then with everybody."""
    contested(table).play("Bo: stop", "discard myth")
    all_pass(table)
    assert table.sizes() == {"Ann": 5, "Bo": 5, "Cem": 5}


def test_J06_who_has_no_card_pays_none(table: Table) -> None:
    """J06: the pool would have had a card for Ann; she has nothing to give."""
    contested(table, hand="", selections={"Bo": "metal"}, pool="scavenging tent")
    assert faulty(table) == "Ann"
    assert (table.turn, table.discard("Ann")) == ("Bo", [])


def test_J06_a_wrong_stop_costs_its_author_a_card_and_the_pass_stands(table: Table) -> None:
    """J06, H18: Bo chooses from hand and selection, and draws nothing; Ann's pass counts for the round."""
    contested(table, selections={"Ann": "fishing", "Bo": "metal"}).play("Bo: stop")
    assert table.actors == ["Bo"]
    assert table.offers("discard", "Bo") == ["metal", "dog"]

    table.play("Bo: discard metal")
    assert (table.hand("Bo"), table.selection("Bo"), table.told("drew")) == (["dog"], [], [])
    assert table.turn == "Bo"
    table.play("pass", "-: closed", "pass", "-: closed")
    assert table.phase == "select"


def test_J06_a_pass_that_nobody_contests_stands(table: Table) -> None:
    """J06: though Ann could have placed."""
    contested(table).let_pass()
    assert (table.turn, table.discard("Ann")) == ("Bo", [])


def test_J07_one_places_from_selection_pool_and_other_discards(table: Table) -> None:
    """J07: and from nowhere else; Nomadism is in her hand, Hide in her own discard."""
    position = {
        "tree": "band gathering australopithecus pebble-tool homo-habilis scavenging",
        "hand": "nomadism",
        "hands": {"Bo": "dog", "Cem": "myth"},
        "selections": {"Ann": "barter", "Bo": "fire"},
        "pool": "hunting tent",
        "discards": {"Ann": "hide", "Cem": "hand-axe"},
    }
    for card, source in (("barter", FROM_SELECTION), ("hunting", FROM_POOL), ("hand-axe", FROM_DISCARD)):
        in_round(table, **position).play(f"place {card}")
        assert table.told("placed")[0][4] == source

    assert in_round(table, **position).offers("place") == ["hunting", "hand-axe", "barter"]
    assert table.why("place nomadism") == ("out-of-reach", "A07")
    assert table.why("place hide") == ("own-discard", "A08")


def test_J07_another_selection_is_out_of_reach(table: Table) -> None:
    """J07: Scavenging lies open before Bo, for Bo alone."""
    in_round(table, selections={"Ann": "fishing", "Bo": "scavenging"})
    assert table.why("place scavenging") == ("out-of-reach", "A07")


def test_J07_cards_cannot_be_added_to_a_selection(table: Table) -> None:
    """J07: it is prepared once a round."""
    in_round(table)
    assert "select" not in table.words
    assert table.why("select nomadism") is not None
    assert table.why("Bo: select dog") is not None


def test_J07_by_replaying_a_card_may_come_from_the_hand(table: Table) -> None:
    """J07, U13: a trump brings what she did not select."""
    in_round(table, trumps=1).play("replay nomadism")
    assert table.hand("Ann") == ["myth"]
    assert table.told("placed")[0][1:3] == ("Ann", "nomadism")


def test_J07_calling_is_as_usual(table: Table) -> None:
    """J07, E12: a called card from Cem's hand comes into the tree; it counts for Ann."""
    in_round(table, trumps=1, hands={"Bo": "dog", "Cem": "homo-habilis ochre"}).play("call homo-habilis")
    assert table.tree[-1] == "homo-habilis"
    assert (table.hand("Cem"), table.points("Ann"), table.turn) == (["ochre"], 1, "Ann")


def test_J08_one_normal_placement_a_turn(table: Table) -> None:
    """J08, C02: Homo habilis fits, but is not linked to Scavenging."""
    in_round(table, selections={"Ann": "scavenging homo-habilis"}).play("place scavenging")
    assert table.why("place homo-habilis") == ("no-link", "C03")

    table.play("end", "pass", "pass", "place homo-habilis")
    assert table.tree[-1] == "homo-habilis", "in her next turn it is the first card again"


def test_J08_then_series(table: Table) -> None:
    """J08, D01: Hunting and Hide follow Scavenging, from the selection and the pool; a point each."""
    in_round(table, selections={"Ann": "scavenging hunting"}, pool="hide").play("place scavenging")
    assert table.offers("place") == ["hunting", "hide"]
    table.play("place hunting")
    assert table.told("series") == [("series", "Ann", "", "", 2)]
    assert table.points("Ann") == 2


def test_J08_and_trumps(table: Table) -> None:
    """J08, E02: a player who opens an era in a round may replay, exchange, discard or call."""
    in_round(table, selections={"Ann": "homo-erectus fishing"}, tree="era 1 but hunting", hand="myth fire")
    table.play("place homo-erectus")
    assert (table.trumps, table.points("Ann")) == (1, 1 + 3)
    assert {"replay", "exchange", "discard", "call"} <= set(table.words)


@pytest.mark.parametrize(
    ("lines", "position"),
    [
        (["place scavenging", "place hunting"], {"selections": {"Ann": "scavenging hunting"}, "hand": ""}),
        (["call homo-habilis"], {"trumps": 1, "hands": {"Bo": "homo-habilis", "Cem": "ochre"}}),
        (["call homo-habilis", "discard myth"], {"trumps": 1}),
        (
            ["call fire", "-: closed"],
            {"trumps": 1, "options": "stop", "hands": {"Bo": "fire", "Cem": "ochre"}},
        ),
        (["pass", "Bo: stop", "discard myth"], {"options": "stop"}),
        (["pass", "Bo: stop", "Bo: discard dog"], {"options": "stop", "selections": {"Ann": "fishing"}}),
        (["place scavenging", "end"], {}),
    ],
    ids=["emptied", "robbed", "failed-call", "failed-with-its-card", "fault", "wrong-stop", "end-of-turn"],
)
def test_J12_nobody_draws_in_a_round(table: Table, lines: list[str], position: dict[str, Any]) -> None:
    """J12: anything that would make a player draw in Explore waits for the end of the round."""
    in_round(table, **position)
    for line in lines:
        table.play(line)
        assert table.told("drew") == []
    all_pass(table)
    assert table.sizes() == {"Ann": 5, "Bo": 5, "Cem": 5}


@pytest.mark.parametrize("line", ["draw", "replace myth"])
def test_J12_a_trump_of_trump_plus_brings_its_card_at_once(table: Table, line: str) -> None:
    """J12, Q16, Q17: one that was paid for, and that Ann may place by the replay that comes with it."""
    in_round(table, options="trump+", trumps=1, top="homo-habilis").play(line)
    assert table.told("drew") == [("drew", "Ann", "homo-habilis", "", -1)]
    table.play("replay homo-habilis")
    assert table.tree[-1] == "homo-habilis"


def test_J12_the_pool_is_refilled_at_once(table: Table) -> None:
    """J12, C09: in the very placement."""
    in_round(table, pool="scavenging tent", selections={"Ann": "fishing"}, top="cooking")
    table.play("place scavenging")
    assert table.pool == ["tent", "cooking"]
    assert table.told("refilled") == [("refilled", "", "cooking", "", -1)]


@pytest.mark.parametrize("seats", ["Ann", "Ann, Bo, Cem"])
def test_J13_a_trump_is_for_the_turn_in_which_it_was_won(table: Table, seats: str) -> None:
    """J13, E04: in the next turn of the same round it is gone, no matter who plays then."""
    in_round(table, seats=seats, hands={}, selections={"Ann": "homo-erectus"}, tree="era 1", hand="fire myth")
    table.play("place homo-erectus")
    assert table.trumps == 1
    table.play("end")
    assert (table.phase, table.trumps, table.round.number) == ("turn", 0, 0)
    assert table.why("replay fire") == ("no-trump", "E04")


def test_J13_passing_loses_it_too(table: Table) -> None:
    """J13: a Joker's trump that was not used."""
    in_round(table, options="jokers=1", hand="nomadism joker-1").play("joker trump", "-: closed")
    assert table.trumps == 1
    table.play("pass", "-: closed")
    assert (table.turn, table.phase, table.trumps) == ("Bo", "turn", 0)


def test_J16_what_lies_in_a_selection_is_not_called(table: Table) -> None:
    """J16, E16: Ann sees that the call would fail, so it is not offered."""
    in_round(table, trumps=1, selections={"Ann": "fishing", "Cem": "homo-habilis"})
    assert "homo-habilis" not in table.offers("call")
    assert table.why("call homo-habilis") == ("call-must-fail", "E16")


def test_J16_with_stop_such_a_call_fails(table: Table) -> None:
    """J16, E15: it may be tried; the card stays where it lies, and Ann's turn is over with a discard."""
    position = {"trumps": 1, "selections": {"Ann": "fishing", "Cem": "homo-habilis"}}
    in_round(table, options="stop", **position).play("call homo-habilis", "-: closed")
    assert table.told("called") == [("called", "Ann", "homo-habilis", "", -1)]
    assert (table.selection("Cem"), table.phase) == (["homo-habilis"], "discard")

    in_round(table, options="stop", **position).play("call homo-habilis", "Bo: stop")
    assert table.told("fault")[0][1] == "Ann"


def test_J16_nor_stolen(table: Table) -> None:
    """J16: an exchange takes a card of the hand; who has cards in the selection only cannot be robbed."""
    in_round(table, trumps=1, hands={"Bo": "dog hide", "Cem": ""})
    assert sorted(table.chances("exchange Bo")) == ["dog", "hide"]
    assert table.why("exchange Cem") == ("empty-hand", "E09")

    in_round(table, options="trump+", trumps=1, hands={"Bo": "dog hide", "Cem": ""})
    assert sorted(table.chances("take Bo")) == ["dog", "hide"]
    assert "Cem" not in table.offers("take")


@pytest.mark.parametrize(("options", "teams", "trumps"), [("trump+", "", 1), ("", "Ann+Bo", 0)])
def test_J16_nor_asked_for(table: Table, options: str, teams: str, trumps: int) -> None:
    """J16, Q18, P01: a player who is asked gives a card of their hand; a player without one cannot be
    asked."""
    given = {"options": options, "teams": teams, "trumps": trumps}
    in_round(table, **given).play("ask Bo")
    assert table.offers("give", "Bo") == ["dog"]
    assert table.why("Bo: give metal") == ("not-in-hand", "E09")

    in_round(table, **given, hands={"Bo": "", "Cem": "ochre"})
    assert "Bo" not in table.offers("ask")


def test_J17_a_prerequisite_in_a_selection_is_not_there_yet(table: Table) -> None:
    """J17: Hide needs Scavenging, which lies open before Bo; Ann waits until Bo has placed it."""
    in_round(table, selections={"Ann": "hide", "Bo": "scavenging"})
    assert table.why("place hide") == ("missing-prerequisite", "C01")

    table.play("pass", "place scavenging", "end", "pass")
    assert (table.turn, table.why("place hide")) == ("Ann", None)


def test_J17_nor_is_one_in_her_own_selection(table: Table) -> None:
    """J17, A06: she has to place Scavenging first herself."""
    in_round(table, selections={"Ann": "hide scavenging"})
    assert table.why("place hide") == ("missing-prerequisite", "C01")
    assert table.play("place scavenging").why("place hide") is None
