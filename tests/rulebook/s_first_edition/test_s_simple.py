"""Section S: Classic Simple, the first edition's first game."""

from __future__ import annotations

import pytest

from discovery.core.errors import InvalidSetup
from discovery.evolution.game import new_game
from discovery.evolution.model.dealing import NO_POOL
from discovery.evolution.views.explain import basis
from tests.support.rules.positions import Table

GAME = "classic-simple"
LATE = "era 1 era 2 h-neanderthalensis ochre"
"""Eras 1 and 2 are complete, and of era 3 two cards lie."""


def offered(table: Table) -> list[str]:
    """All moves of the seat that decides, in notation."""
    state = table.state
    return [table.game.text(move) for move in table.game.legal(state, state.actor)]


def last_turn_of_ann(table: Table) -> Table:
    """An empty stack: Ann is about to be the finalist."""
    table.deal(
        game=GAME, options="eras=1-3", stack="", tree=LATE,
        hand="homo-sapiens tribe",
        hands={"Bo": "metal thread-and-rope", "Cem": "watercraft"},
        discards={"Ann": "fishing", "Bo": "preservation"},
    )  # fmt: skip
    return table


def late_in_the_game(table: Table) -> Table:
    """The example of the contract: three eras, two of them complete."""
    last_turn_of_ann(table)
    table.give_points(8, 9, 7)
    return table


def test_S01_five_cards_each_and_no_pool(table: Table) -> None:
    table.start(GAME)

    assert table.pool == []
    assert list(table.sizes().values()) == [5, 5, 5]
    assert len(table.stack) == 54 - 15
    assert table.turn == "Ann"
    assert NO_POOL.most_seats(27) == 5
    assert NO_POOL.most_seats(54) == 9


def test_S02_any_number_of_cards_in_any_order_a_point_each(table: Table) -> None:
    """S02: from the hand and from another's discard, linked or not."""
    table.deal(
        game=GAME, tree="era 1 homo-erectus fire barter cooking language hide h-neanderthalensis",
        hand="metal tribe homo-sapiens watercraft myth",
        discards={"Bo": "ochre", "Ann": "spear"},
    )  # fmt: skip
    assert table.offers("place") == ["metal", "ochre", "homo-sapiens", "tribe"]

    table.play("place tribe", "place ochre", "place metal")
    assert table.points("Ann") == 1 + 1 + 1
    assert offered(table) == ["place homo-sapiens", "end"]


def test_S02_no_card_of_the_hand_placed_costs_a_discard(table: Table) -> None:
    """S02: a freed card is not of the hand."""
    table.deal(game=GAME, tree="gathering", hand="fire tent myth metal ochre", discards={"Bo": "scavenging"})
    table.play("place scavenging", "end")

    assert table.phase == "discard"
    assert table.why("draw 1") == ("must-discard", "S02")
    table.play("discard ochre")
    assert table.discard("Ann") == ["ochre"]
    assert table.sizes()["Ann"] == 5
    assert table.turn == "Bo"


def test_S02_S19_drawing_more_than_one_is_a_choice(table: Table) -> None:
    table.deal(game=GAME, tree="era 1", hand="fire homo-erectus tent")
    table.play("place homo-erectus", "harvest none", "place fire", "end")

    assert table.phase == "amount"
    assert table.offers("draw") == ["1", "2", "3", "4"]
    assert table.why("draw 5") == ("wrong-amount", "S19")
    assert table.why("end") == ("must-draw", "S19")
    table.play("draw 2")
    assert table.sizes()["Ann"] == 3
    assert table.turn == "Bo"


def test_S02_S03_S18_a_harvested_card_may_be_placed_in_the_same_turn(table: Table) -> None:
    """S02, S03, S18: a turn worked through; it brings five points."""
    table.deal(
        game=GAME, tree="era 1 but hunting hand-axe", hand="homo-erectus barter cooking metal tent",
        discards={"Bo": "hunting"},
    )  # fmt: skip
    table.play("place homo-erectus", "harvest take hunting", "place hunting", "place barter", "end")
    assert table.offers("draw") == ["1", "2"]

    table.play("draw 2")
    assert table.points("Ann") == 1 + 2 + 1 + 1
    assert table.sizes()["Ann"] == 5


def test_S03_the_three_ways_to_harvest(table: Table) -> None:
    table.deal(
        game=GAME, tree="era 1 but hunting", hand="homo-erectus cooking metal tent",
        hands={"Bo": "myth", "Cem": ""}, discards={"Bo": "hunting", "Ann": "dog"}, top="fire",
    )  # fmt: skip
    table.play("place homo-erectus")

    assert table.points("Ann") == 1 + 2
    assert table.phase == "harvest"
    assert offered(table) == ["harvest draw", "harvest rob Bo", "harvest take hunting", "harvest none"]
    assert table.why("place cooking") == ("must-harvest", "S03")
    assert table.why("harvest take dog") == ("own-discard", "A08")
    assert table.why("harvest rob Cem") == ("empty-hand", "F03")
    assert table.why("harvest take myth") == ("out-of-reach", "S18")
    table.play("harvest take hunting")
    assert table.told("taken") == [("taken", "Ann", "hunting", "Bo", -1)]


def test_S03_closing_an_era_and_opening_the_lowest_one_bring_nothing(table: Table) -> None:
    table.deal(game=GAME, tree="era 1 but hand-axe", hand="hand-axe fire tent").play("place hand-axe")
    assert table.points("Ann") == 1
    assert table.phase == "turn"

    table.deal(game=GAME, hand="gathering fire tent").play("place gathering")
    assert table.points("Ann") == 1
    assert table.phase == "turn"


def test_S18_who_is_robbed_draws_no_other_card(table: Table) -> None:
    table.deal(game=GAME, tree="era 1", hand="homo-erectus tent", hands={"Bo": "myth dog"})
    table.play("place homo-erectus", "harvest rob Bo = myth")

    assert table.hand("Ann") == ["tent", "myth"]
    assert table.hand("Bo") == ["dog"]
    assert table.phase == "turn"


def test_S18_of_a_virtual_player_the_thief_names_the_place(table: Table) -> None:
    table.deal(
        game=GAME, seats="Ann, Bo=virtual", tree="era 1",
        hand="homo-erectus tent", hands={"Bo": "myth dog metal"},
    )  # fmt: skip
    table.play("place homo-erectus")

    assert [text for text in offered(table) if "rob" in text] == [f"harvest rob Bo {n}" for n in (1, 2, 3)]
    assert table.chances("harvest rob Bo 2") == ["dog"]
    assert table.why("harvest rob Bo 4") == ("no-such-place", "S18")
    table.play("harvest rob Bo 2 = dog")
    assert table.hand("Ann") == ["tent", "dog"]


def test_S18_where_there_is_nothing_to_harvest_nothing_is_asked(table: Table) -> None:
    table.deal(
        game=GAME,
        seats="Bo, Ann",
        turn="Ann",
        tree="era 1",
        hand="homo-erectus tent",
        hands={"Bo": ""},
        stack="",
    )
    table.play("place homo-erectus")

    assert table.phase == "turn"
    assert table.points("Ann") == 1 + 2


def test_S04_without_a_stack_the_turn_ends_without_a_draw(table: Table) -> None:
    last_turn_of_ann(table).play("place tribe", "end")

    assert table.turn == "Bo"
    assert table.sizes()["Ann"] == 1


def test_S19_one_card_is_drawn_even_to_a_sixth(table: Table) -> None:
    table.deal(game=GAME, tree="era 1", hand="homo-erectus fire tent myth dog metal", top="ochre tribe")
    table.play("place homo-erectus", "harvest draw")
    assert table.sizes()["Ann"] == 6

    table.play("place fire", "end")
    assert table.sizes()["Ann"] == 6
    assert table.turn == "Bo"


def test_S06_S08_S17_S20_the_finalist_and_the_last_turns(table: Table) -> None:
    """S06: the example of the contract: 14, 11 and 6 points."""
    late_in_the_game(table)
    table.play("place tribe", "place homo-sapiens")
    assert table.points("Ann") == 8 + 1 + 1 + 4
    assert table.told("finalist") == [("finalist", "Ann", "", "", -1)]
    assert table.offers("place") == ["preservation"]

    table.play("place preservation", "end")
    assert table.discard("Ann") == []
    assert offered(table) == ["place metal", "place thread-and-rope", "end"]
    table.play("place metal", "place thread-and-rope", "end", "end")

    assert table.over()
    points, left = table.result.points or (), table.result.cards_left
    assert [won - lost for won, lost in zip(points, left, strict=True)] == [14, 11, 6]
    assert table.winners == ["Ann"]


def test_S06_S21_the_end_is_asked_by_rules_of_its_own(table: Table) -> None:
    """Whoever looks up why gets the rule that says so."""
    late_in_the_game(table)
    assert basis(table.state) == "S02"
    table.play("place tribe", "place homo-sapiens")
    assert basis(table.state) == "S06"
    table.play("end")
    assert basis(table.state) == "S06"


def test_S17_while_the_stack_lasts_an_emptied_hand_means_nothing(table: Table) -> None:
    table.deal(game=GAME, tree="gathering", hand="scavenging").play("place scavenging")

    assert table.points("Ann") == 1
    assert table.told("finalist") == []
    table.play("end", "draw 5")
    assert table.sizes()["Ann"] == 5


def test_S07_S22_who_discards_the_last_card_is_out_without_a_bonus(table: Table) -> None:
    last_turn_of_ann(table)
    table.play("place tribe", "end", "place metal", "end")
    assert table.turn == "Cem"
    table.play("end", "discard watercraft")

    assert table.points("Cem") == 0
    assert table.turn == "Ann"
    table.play("end", "discard homo-sapiens")
    assert table.turn == "Bo"
    table.play("place thread-and-rope")
    assert table.told("finalist") == [("finalist", "Bo", "", "", -1)]
    assert table.offers("place") == ["homo-sapiens", "fishing"]
    table.play("end")
    assert table.over()
    assert table.result.cards_left == (2, 1, 1)


def test_S22_when_everybody_is_out_there_is_no_finalist(table: Table) -> None:
    table.deal(
        game=GAME, options="eras=1-3", seats="Ann, Bo", stack="", tree="gathering",
        hand="metal", hands={"Bo": "tribe"},
    )  # fmt: skip
    table.play("end", "discard metal", "end", "discard tribe")

    assert table.over()
    assert table.told("finalist") == []
    assert table.result.cards_left[0] == 1


def test_S21_a_second_emptied_hand_wins_no_bonus(table: Table) -> None:
    late_in_the_game(table)
    table.play("place tribe", "place homo-sapiens", "end", "place metal", "place thread-and-rope")

    assert table.points("Bo") == 9 + 2


def test_S21_in_a_last_turn_opening_brings_points_but_only_robbing_as_a_harvest(table: Table) -> None:
    table.deal(
        game=GAME, turn="Bo", seats="Ann, Bo, Cem", stack="", tree="era 1 but hunting",
        hand="hunting", hands={"Cem": "homo-erectus dog", "Ann": "myth"}, discards={"Bo": "tent"},
    )  # fmt: skip
    table.play("place hunting", "end")
    assert table.turn == "Cem"

    table.play("place homo-erectus")
    assert table.points("Cem") == 1 + 2
    assert offered(table) == ["harvest rob Ann", "harvest none"]
    assert basis(table.state) == "S21"


def test_S21_whoever_is_robbed_of_the_last_card_has_no_last_turn(table: Table) -> None:
    table.deal(
        game=GAME, stack="", tree="era 1", hand="homo-erectus",
        hands={"Bo": "fire", "Cem": "myth"},
    )  # fmt: skip
    table.play("place homo-erectus", "harvest rob Bo = fire", "place fire", "end")

    assert table.turn == "Cem"
    assert table.points("Ann") == 1 + 2 + 4 + 1


def test_S20_equal_points_are_shared_whatever_the_cards(table: Table) -> None:
    table.deal(
        game=GAME, seats="Ann, Bo", options="eras=1-3", stack="", tree="gathering",
        hand="scavenging", hands={"Bo": "metal tribe"},
    )  # fmt: skip
    left = len(table.discard("Bo")) + len(table.hand("Bo"))
    table.give_points(0, 1 + 4 + left)
    table.play("place scavenging", "end", "end")

    assert table.over()
    assert table.winners == ["Ann", "Bo"]


def test_S23_a_team_adds_up_its_points(table: Table) -> None:
    table.deal(
        game=GAME, seats="Ann, Bo, Cem, Dan", teams="Ann+Cem Bo+Dan", options="eras=1-3", stack="",
        tree=LATE, hand="homo-sapiens tribe", hands={"Bo": "metal", "Cem": "watercraft", "Dan": ""},
    )  # fmt: skip
    assert table.offers("ask") == []
    table.give_points(0, 20, 0, 50)
    table.play("place tribe", "place homo-sapiens", "end")
    table.play("end", "end")

    assert table.winners == ["Bo", "Dan"]


@pytest.mark.parametrize("option", ["stop", "jokers=2", "flash", "series+", "strata", "trump+", "sos"])
def test_S16_newer_options_do_not_go_with_the_first_edition(option: str) -> None:
    with pytest.raises(InvalidSetup) as refused:
        new_game(GAME, ["Ann", "Bo"], options=[option])
    assert (refused.value.code, refused.value.rule) == ("option-excluded", "S16")


@pytest.mark.parametrize(("game", "kind"), [(GAME, "bot"), (GAME, "bot+"), ("explore", "virtual")])
def test_S16_each_edition_has_its_own_virtual_players(game: str, kind: str) -> None:
    with pytest.raises(InvalidSetup) as refused:
        new_game(game, ["Ann", f"Bo={kind}"])
    assert (refused.value.code, refused.value.rule) == ("option-excluded", "S16")


def test_S05_a_complete_era_still_counts_as_placed(table: Table) -> None:
    table.deal(game=GAME, tree="era 1 era 2", hand="tribe myth")

    assert table.offers("place") == ["tribe"]
