"""Section S: late objection, an option of the first edition's games with prerequisites."""

from __future__ import annotations

from typing import Any

import pytest

from discovery.core.errors import InvalidSetup
from discovery.evolution.game import new_game
from discovery.evolution.variants.catalogue import GAMES
from tests.support.rules.positions import Table

SIMPLE, SELECT = "classic-simple", "classic-select"


def about_to_lay(table: Table, hand: str = "cooking fire homo-erectus tent metal", **more: Any) -> Table:
    """Era 1 lies complete; Fire needs Homo erectus, Cooking needs Fire, and both are of era 2."""
    more.setdefault("game", SIMPLE)
    table.deal(options="objection", tree="era 1", hand=hand, **more)
    return table


def test_S34_a_card_may_be_laid_without_its_prerequisites_and_counts_until_somebody_objects(
    table: Table,
) -> None:
    about_to_lay(table)
    assert sorted(table.offers("place")) == ["cooking", "fire", "homo-erectus", "metal", "tent"]

    table.play("place cooking")
    assert table.points("Ann") == 1 + 2
    table.play("harvest none", "place fire")
    assert table.points("Ann") == 4
    assert table.offers("object") == ["fire", "cooking"]


def test_S34_an_unfounded_card_goes_to_its_placers_discard_and_its_points_are_taken_back(
    table: Table,
) -> None:
    """S34: the 2 points for the opening too; the era can be opened again."""
    about_to_lay(table, seats="Ann, Bo")
    table.play("place cooking", "harvest none", "end")
    assert table.turn == "Bo"
    assert table.points("Ann") == 3

    table.play("object cooking")
    assert table.points("Ann") == 0
    assert table.discard("Ann") == ["cooking"]
    assert "cooking" not in table.tree
    assert table.turn == "Bo"
    assert table.told("objected") == [("objected", "Bo", "cooking", "Ann", 1)]
    assert table.told("returned") == [("returned", "Ann", "cooking", "", -1)]
    assert table.told("scored") == [("scored", "Ann", "", "", -3)]

    table.play("place cooking")
    assert table.points("Bo") == 1 + 2


def test_S34_a_card_of_another_turn_keeps_the_era_open(table: Table) -> None:
    about_to_lay(table, hands={"Bo": "homo-erectus hide shelter barter myth"}, hand="cooking tent metal")
    table.play("place cooking", "harvest none", "end", "draw 1", "Cem: let", "-: closed")
    table.play("place homo-erectus", "object cooking")
    assert table.points("Bo") == 1
    assert table.points("Ann") == 0

    table.play("place hide")
    assert table.points("Bo") == 2


def test_S34_harvested_and_drawn_cards_stay(table: Table) -> None:
    about_to_lay(table, seats="Ann, Bo", hand="cooking tent metal", top="hide fire")
    table.play("place cooking", "harvest draw", "end", "draw 1", "object cooking")
    assert table.hand("Ann") == ["tent", "metal", "hide", "fire"]


def test_S34_it_is_judged_by_what_lay_there_when_it_was_laid(table: Table) -> None:
    """S34: a prerequisite that came later is no help, one that was taken back since is no fault."""
    about_to_lay(table, seats="Ann, Bo")
    table.play("place cooking", "harvest none", "place fire", "place homo-erectus", "end", "draw 1")
    table.play("object fire")
    assert table.told("objected")[0][-1] == 1
    assert table.points("Ann") == 3 + 1

    about_to_lay(table, seats="Ann, Bo")
    table.play("place fire", "harvest none", "place cooking", "end", "draw 1", "object fire")
    assert table.discard("Ann") == ["fire"]
    table.play("object cooking")
    assert table.told("objected")[0][-1] == 0
    assert "cooking" in table.tree


def test_S34_later_cards_stand_unless_objected_to_themselves(table: Table) -> None:
    about_to_lay(table, seats="Ann, Bo")
    table.play("place fire", "harvest none", "place cooking", "end", "draw 1", "object fire")
    assert table.tree[-1] == "cooking"
    assert table.points("Ann") == 1


def test_S34_a_wrong_objection_costs_nothing_and_is_told_to_all(table: Table) -> None:
    about_to_lay(table, seats="Ann, Bo")
    table.play("place homo-erectus", "harvest none", "end")
    before = table.points("Ann"), table.points("Bo"), table.sizes()
    table.play("object homo-erectus")

    assert (table.points("Ann"), table.points("Bo"), table.sizes()) == before
    assert table.told("objected") == [("objected", "Bo", "homo-erectus", "Ann", 0)]
    assert table.game.observe(table.state, table.happened, 0) == table.happened
    assert table.why("object homo-erectus") == ("not-objectable", "S34")


def test_S34_an_objection_comes_too_late_once_the_next_players_turn_is_over(table: Table) -> None:
    about_to_lay(table, seats="Ann, Bo")
    table.play("place cooking", "harvest none", "end", "end", f"discard {table.hand('Bo')[0]}")
    assert table.turn == "Ann"
    assert table.why("object cooking") == ("not-objectable", "S34")
    assert table.why("object gathering") == ("not-objectable", "S34")


def test_S34_all_others_are_asked_when_a_turn_ends(table: Table) -> None:
    """S34: but for the next player, whose turn it is at once, and for whoever laid all those cards."""
    about_to_lay(table, seats="Ann, Bo, Cem, Dan")
    table.play("place cooking", "harvest none", "end")
    assert table.phase == "window"
    assert table.actors == ["Cem", "Dan"]
    assert table.words_of("Cem") == ["let", "object"]
    assert table.why("Bo: object cooking") == ("others-answer", "U01")

    table.play("Cem: let", "Dan: let", "-: closed")
    assert table.words_of("Dan") == [], "in Bo's turn only Bo objects, the others when it ends"
    table.play("Bo: end", f"Bo: discard {table.hand('Bo')[0]}")
    assert table.actors == ["Cem", "Dan"]
    table.play("Dan: object cooking")
    assert table.game.due(table.state) is not None
    table.let_pass()
    assert table.turn == "Cem"
    assert table.discard("Ann") == ["cooking"]


def test_S34_behind_an_objection_everybody_is_asked_again_about_the_rest(table: Table) -> None:
    about_to_lay(table, seats="Ann, Bo, Cem, Dan")
    table.play("place fire", "harvest none", "place cooking", "end", "draw 2", "Cem: let", "Dan: object fire")
    assert table.actors == ["Cem", "Dan"]
    assert table.offers("object", "Cem") == ["cooking"]

    table.play("Cem: object cooking")
    assert table.told("objected")[0][-1] == 0
    table.let_pass()
    assert table.turn == "Bo"
    assert table.discard("Ann") == ["fire"]


def test_S34_anybody_may_object_the_placer_and_team_mates_too(table: Table) -> None:
    about_to_lay(table, seats="Ann, Bo, Cem, Dan", teams="Ann+Cem Bo+Dan")
    table.play("place fire", "harvest none", "object fire")
    assert table.discard("Ann") == ["fire"]
    assert table.points("Ann") == 0
    assert table.turn == "Ann"

    table.play("place cooking", "harvest none", "end", "draw 2", "Cem: object cooking")
    assert table.discard("Ann") == ["fire", "cooking"]


def test_S34_a_freed_card_goes_to_the_discard_of_who_laid_it(table: Table) -> None:
    """S34: once laid again it can be objected to again."""
    about_to_lay(table, seats="Ann, Bo", hand="cooking tent metal", discards={"Bo": "fire"})
    table.play("place fire", "harvest none", "end", "discard tent", "draw 3", "object fire")
    assert table.discard("Ann") == ["tent", "fire"]
    assert table.discard("Bo") == []

    table.play("place fire", "harvest none", "object fire")
    assert table.discard("Bo") == ["fire"]
    assert table.points("Bo") == 0


def test_S34_the_finalist_stays_but_loses_what_the_card_brought(table: Table) -> None:
    """S34, S06: the last card of the hand brought 1 and 4 points. It is buried with the discards."""
    table.deal(
        game=SIMPLE, options="objection eras=1-3", seats="Ann, Bo", stack="",
        tree="era 1 era 2 h-neanderthalensis ochre but cooking",
        hand="homo-sapiens", hands={"Bo": "metal cooking"},
    )  # fmt: skip
    table.play("place homo-sapiens")
    assert table.points("Ann") == 1 + 4
    table.play("end")
    assert table.turn == "Bo"

    table.play("object homo-sapiens")
    assert table.points("Ann") == 0
    assert table.state.classic is not None
    assert table.state.classic.finalist == 0
    table.play("place metal", "end", "Ann: let", "-: closed")
    assert table.result.points == (0, 1)
    assert table.result.cards_left[0] == 1


def test_S34_before_the_game_ends_all_others_are_asked(table: Table) -> None:
    """S34: there is no next turn in which they could object."""
    table.deal(
        game=SIMPLE, options="objection eras=1-3", seats="Ann, Bo", stack="",
        tree="era 1 era 2 h-neanderthalensis ochre but cooking",
        hand="metal", hands={"Bo": "homo-sapiens"},
    )  # fmt: skip
    table.play("place metal", "end", "Bo: place homo-sapiens", "end")
    assert table.phase == "window"
    assert table.actors == ["Ann"]
    table.play("Ann: object homo-sapiens", "-: closed")
    assert table.over()
    assert table.result.points == (5, 0)


def test_S34_S24_a_round_lasts_while_somebody_can_rightly_place(table: Table) -> None:
    """S34: what could only be tried does not keep a round open."""
    table.deal(
        game=SELECT, options="objection", seats="Ann, Bo", tree="era 1",
        selections={"Ann": "cooking homo-erectus", "Bo": "preservation"},
    )  # fmt: skip
    assert sorted(table.offers("place")) == ["cooking", "homo-erectus"]
    table.play("place homo-erectus", "harvest none", "end")
    assert table.phase == "window"
    table.play("Bo: let", "-: closed")
    assert table.phase in ("amount", "select")
    assert table.discard("Ann") == ["cooking"]


def test_S34_S24_an_objection_may_end_a_round(table: Table) -> None:
    table.deal(
        game=SELECT, options="objection", seats="Ann, Bo, Cem", tree="era 1",
        selections={"Ann": "fire tent", "Bo": "cooking", "Cem": "metal"},
    )  # fmt: skip
    table.play("place fire", "harvest none", "end", "Cem: object fire")
    assert table.discard("Ann") == ["fire"]
    table.let_pass()
    assert table.discard("Ann") == ["fire", "tent"]
    assert table.discard("Bo") == ["cooking"]


def test_S34_nobody_objects_to_cards_of_virtual_players(table: Table) -> None:
    """S34, S27: what they lay always fits."""
    table.start(SIMPLE, "Ann, Bo=virtual, Cem", "objection")
    table.play("end", f"discard {table.hand('Ann')[0]}")
    table.let_pass()
    assert table.turn == "Cem"
    laid = table.tree
    assert laid
    assert table.offers("object") == []
    assert table.why(f"object {laid[0]}") == ("not-objectable", "S34")


def test_S34_it_is_an_option_of_simple_and_select_only() -> None:
    """S34, S16: Memory has its Stop, Connect no prerequisites; newer games do not take it."""
    assert new_game(SIMPLE, ["Ann", "Bo"], options=["objection"]).reactions == ("object",)
    for name, rules in GAMES.items():
        if name in (SIMPLE, SELECT):
            continue
        with pytest.raises(InvalidSetup) as refused:
            new_game(name, ["Ann", "Bo"], options=["objection"])
        assert refused.value.code == "option-excluded"
        assert refused.value.rule == ("S34" if rules.classic else "S16")


def test_S34_without_the_option_prerequisites_are_needed(table: Table) -> None:
    table.deal(game=SIMPLE, tree="era 1", hand="cooking fire")
    assert table.why("place cooking") == ("missing-prerequisite", "C01")
    assert table.why("object gathering") == ("not-now", "S34")


def test_S34_R02_cards_can_still_be_objected_to_when_somebody_joins(table: Table) -> None:
    """S34, R02: they are their player's still, whatever seat that is now."""
    about_to_lay(table, seats="Ann, Bo", turn="Bo")
    table.play("place cooking", "harvest none", "end").join("Dan")
    assert table.seat("Bo") == 2
    table.play(f"Ann: give {table.hand('Ann')[0]}", f"Bo: give {table.hand('Bo')[0]}")
    table.play("Ann: object cooking")
    assert table.discard("Bo") == ["cooking"]
    assert table.points("Bo") == 0
