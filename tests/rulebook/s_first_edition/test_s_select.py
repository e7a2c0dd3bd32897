"""Section S: Classic Select, the first edition's game in rounds."""

from __future__ import annotations

from typing import Any

import pytest

from discovery.core.bits import members
from discovery.core.errors import InvalidSetup
from discovery.evolution.game import new_game
from discovery.evolution.variants.rounds.flow import prepare
from discovery.evolution.views.explain import basis
from tests.support.rules.positions import Table

GAME = "classic-select"
LATE = "era 1 era 2 h-neanderthalensis ochre"
"""Eras 1 and 2 are complete, and of era 3 two cards lie."""


def offered(table: Table) -> list[str]:
    """All moves of the seat that decides, in notation."""
    state = table.state
    return [table.game.text(move) for move in table.game.legal(state, state.actor)]


def new_round(table: Table, **where: Any) -> Table:
    """All hands are full, and a round begins."""
    table.deal(game=GAME, **where)
    prepare(table.state)
    return table


def in_a_round(table: Table, **where: Any) -> Table:
    """The selections lie open, and the leader's turn has begun."""
    return table.deal(game=GAME, **where)


def test_S09_S24_a_round_worked_through(table: Table) -> None:
    """S09, S24: Cooking waits for Fire; nobody discards or draws before the round is over."""
    new_round(
        table, tree="era 1 but hand-axe", top="metal",
        hand="homo-erectus cooking spear watercraft tribe",
        hands={
            "Bo": "fire hide barter ochre fishing",
            "Cem": "hand-axe shelter thread-and-rope preservation homo-sapiens",
        },
    )  # fmt: skip
    table.play("Ann: select homo-erectus, cooking", "Bo: select fire, hide", "Cem: select hand-axe")

    table.play("Ann: place homo-erectus")
    assert table.points("Ann") == 1 + 2
    table.play("Ann: harvest draw")
    assert table.hand("Ann")[-1] == "metal"
    assert offered(table) == ["end"]
    table.play("Ann: end")
    assert table.sizes()["Ann"] == 4
    assert table.discard("Ann") == []
    table.play("Bo: place fire", "Bo: place hide", "Bo: end", "Cem: place hand-axe", "Cem: end")
    table.play("Ann: place cooking", "Ann: end")

    assert table.actors == ["Bo"]
    assert table.offers("draw") == ["1", "2"]
    assert table.sizes() == {"Ann": 5, "Bo": 3, "Cem": 4}
    table.play("Bo: draw 2")
    assert table.sizes() == {"Ann": 5, "Bo": 5, "Cem": 5}
    assert [table.points(name) for name in table.game.seats] == [4, 2, 1]
    assert table.phase == "select"
    assert table.round.leader == table.seat("Bo")


def test_S09_five_cards_and_a_selection_and_no_pool(table: Table) -> None:
    """S09: a round is prepared as in Select: at least one card, at most all (J03)."""
    table.start(GAME)

    assert table.pool == []
    assert table.phase == "select"
    assert table.actors == ["Ann", "Bo", "Cem"]
    assert len(table.offers("select")) == 2**5 - 1


def test_S09_one_places_from_the_selection_and_frees_but_not_from_the_hand(table: Table) -> None:
    """S09: several cards in a turn."""
    in_a_round(
        table, tree="era 1 spear", hand="homo-erectus fire", selections={"Ann": "barter hide"},
        discards={"Ann": "flake-tool", "Bo": "shelter language"},
    )  # fmt: skip
    assert table.offers("place") == ["barter", "hide", "language"]
    assert table.why("place homo-erectus") == ("out-of-reach", "A07")
    assert table.why("place flake-tool") == ("own-discard", "A08")

    table.play("place hide", "place language", "place barter")
    assert table.points("Ann") == 1 + 1 + 1


def test_S24_one_may_pass_and_passing_all_in_a_row_ends_the_round(table: Table) -> None:
    in_a_round(
        table, seats="Ann, Bo", tree="era 1 spear", hand="myth metal ochre", hands={"Bo": "tribe dog tent"},
        selections={"Ann": "homo-erectus fire", "Bo": "barter hide"},
    )  # fmt: skip
    assert "pass" in offered(table)
    assert "end" not in offered(table)

    table.play("Ann: pass")
    assert table.turn == "Bo"
    table.play("Bo: place barter", "Bo: end", "Ann: pass")
    assert table.turn == "Bo"
    table.play("Bo: pass")
    assert table.discard("Ann") == ["homo-erectus", "fire"]
    assert table.discard("Bo") == ["hide"]
    assert table.phase == "amount"


def test_S24_the_round_is_over_when_nobody_can_place_or_free(table: Table) -> None:
    """S24: what Ann could lay lies in her own discard or waits in her hand."""
    in_a_round(
        table, seats="Ann, Bo", tree="era 1 spear",
        hand="homo-erectus metal ochre", hands={"Bo": "hide dog tent"},
        selections={"Ann": "barter", "Bo": "myth"}, discards={"Ann": "language"},
    )  # fmt: skip
    table.play("Ann: place barter", "Ann: end")
    assert table.turn == "Bo"

    table.play("Bo: place language", "Bo: end")
    assert table.phase == "amount"
    assert table.discard("Bo") == ["myth"]


def test_S24_a_card_to_free_keeps_the_round_going(table: Table) -> None:
    in_a_round(
        table, seats="Ann, Bo", tree="era 1 spear", hand="metal ochre", hands={"Bo": "dog tent"},
        selections={"Ann": "barter", "Bo": "myth"}, discards={"Bo": "language"},
    )  # fmt: skip
    table.play("Ann: place barter", "Ann: end", "Bo: pass")

    assert table.turn == "Ann"
    assert table.offers("place") == ["language"]


def test_S24_a_round_that_nobody_can_play_is_over_at_once(table: Table) -> None:
    """S24: nobody is asked to pass; the leftovers are discarded, all draw, and the token goes on."""
    new_round(
        table, seats="Ann, Bo=virtual, Cem", tree="era 1 spear",
        hand="homo-erectus metal ochre", hands={"Bo": "fire", "Cem": "hide dog tent"},
    )  # fmt: skip
    table.play("Ann: select metal", "Cem: select dog, tent")

    assert table.told("turn") == []
    assert table.discard("Ann") == ["metal"]
    assert table.discard("Cem") == ["tent", "dog"]
    assert table.actors == ["Ann"]
    table.play("Ann: draw 1", "Cem: draw 1")
    assert table.phase == "select"
    assert table.sizes()["Bo"] == 5
    assert table.round.leader == table.seat("Bo")


def test_S24_one_card_that_fits_gives_the_leader_a_turn(table: Table) -> None:
    """S24: here Cem can place Homo erectus, so Ann is asked first."""
    new_round(
        table, tree="era 1 spear", hand="metal ochre", hands={"Bo": "dog", "Cem": "homo-erectus"},
    )  # fmt: skip
    table.play("Ann: select metal", "Bo: select dog", "Cem: select homo-erectus")

    assert table.turn == "Ann"
    assert offered(table) == ["pass"]


@pytest.mark.parametrize(
    ("side", "choices"), [("spear hide", ["place fishing", "pass"]), ("hide spear", ["draw 1", "draw 2"])]
)
def test_S24_S29_the_card_of_the_side_pile_may_make_a_round_playable(
    table: Table, side: str, choices: list[str]
) -> None:
    """S24, S29: it comes with the leader's turn; if nobody can place even then, the round is over."""
    table.deal(
        game=GAME, options="eras=3-5 truncated", seats="Ann, Bo", tree="era 2 but spear hide",
        hand="fishing metal tribe ochre", hands={"Bo": "myth"}, side=side,
    )  # fmt: skip
    prepare(table.state)
    table.play("Ann: select fishing", "Bo: select myth")

    assert side.split(maxsplit=1)[0] in table.tree
    assert offered(table) == choices


def test_S24_all_draw_at_the_end_of_the_round_the_leader_first(table: Table) -> None:
    """S19, S24: Ann, who has four, takes the one that is left and has no choice."""
    in_a_round(
        table, tree="era 1 spear", stack="myth ochre dog tent", turn="Bo",
        hand="metal", hands={"Ann": "watercraft fishing preservation homo-sapiens", "Cem": "tribe"},
        selections={"Bo": "barter", "Ann": "shelter", "Cem": "cooking"},
    )  # fmt: skip
    table.play("Bo: place barter", "Bo: end", "Cem: pass", "Ann: pass", "Bo: pass")

    assert table.actors == ["Bo"]
    assert table.offers("draw") == ["1", "2", "3", "4"]
    table.play("Bo: draw 1")
    assert table.actors == ["Cem"]
    assert table.offers("draw") == ["1", "2", "3"]
    table.play("Cem: draw 2")
    assert table.sizes() == {"Ann": 5, "Bo": 2, "Cem": 3}
    assert table.round.leader == table.seat("Cem")


def test_S18_S24_a_harvested_card_may_be_laid_in_this_turn_only(table: Table) -> None:
    in_a_round(
        table, seats="Ann, Bo", tree="era 1", hand="myth tent", hands={"Bo": "dog metal"},
        selections={"Ann": "homo-erectus barter", "Bo": "ochre"},
        discards={"Bo": "fire"},
    )  # fmt: skip
    table.play("place homo-erectus", "harvest take fire")
    assert table.offers("place") == ["fire", "barter"]

    table.play("end", "Bo: pass")
    assert table.turn == "Ann"
    assert table.offers("place") == ["barter"]
    assert table.hand("Ann") == ["myth", "tent", "fire"]


def test_S24_selections_cannot_be_robbed(table: Table) -> None:
    in_a_round(
        table, tree="era 1", hand="myth", hands={"Bo": "", "Cem": "dog"},
        selections={"Ann": "homo-erectus", "Bo": "barter", "Cem": "fire"},
    )  # fmt: skip
    table.play("place homo-erectus")

    assert table.offers("harvest rob") == ["Cem"]
    assert table.chances("harvest rob Cem") == ["dog"]


def test_S17_S24_the_finalist_has_neither_hand_nor_selection_on_an_empty_stack(table: Table) -> None:
    """S24: with cards in the hand nobody is the finalist (J14)."""
    in_a_round(
        table, options="eras=1-3", seats="Ann, Bo", stack="", tree=LATE, hand="metal",
        hands={"Bo": "watercraft"}, selections={"Ann": "tribe", "Bo": "homo-sapiens"},
    )  # fmt: skip
    table.play("Ann: place tribe")
    assert table.told("finalist") == []
    assert table.points("Ann") == 1


def late_round(table: Table) -> Table:
    """An empty stack; Ann's selection is all that she holds."""
    return in_a_round(
        table, options="eras=1-3", stack="", tree=LATE, hand="",
        hands={"Bo": "", "Cem": "fishing"}, discards={"Bo": "watercraft"},
        selections={"Ann": "tribe", "Bo": "metal homo-sapiens thread-and-rope", "Cem": "preservation"},
    )  # fmt: skip


def test_S09_S24_the_others_play_the_round_out_without_freeing(table: Table) -> None:
    """S09, S24: what lies in discards is buried at the end of the finalist's turn."""
    late_round(table)
    table.play("Ann: place tribe")
    assert table.points("Ann") == 1 + 4
    assert basis(table.state) == "S06"
    table.play("Ann: end")
    assert basis(table.state) == "S24"

    assert all(table.discard(name) == [] for name in table.game.seats)
    assert table.told("buried") == [("buried", "Bo", "", "", 1)]
    assert table.turn == "Bo"
    table.play("Bo: place metal", "Bo: end", "Cem: place preservation", "Cem: end")
    assert table.turn == "Bo"
    table.play("Bo: place homo-sapiens", "Bo: place thread-and-rope", "Bo: end")
    assert table.over()
    assert table.result.points == (5, 3, 1)
    assert table.result.cards_left == (0, 1, 1)


def test_S24_leftover_selections_are_buried_too(table: Table) -> None:
    late_round(table)
    table.play("Ann: place tribe", "Ann: end", "Bo: pass", "Cem: pass")

    assert table.over()
    assert table.result.cards_left[1] == 4


def test_S22_S24_without_cards_after_the_round_one_is_out(table: Table) -> None:
    """S22, S24: Bo discards his last card, so he selects nothing any more and leads no round."""
    in_a_round(
        table, options="eras=1-3", stack="", tree=LATE, hand="watercraft", hands={"Bo": "", "Cem": "metal"},
        selections={"Ann": "homo-sapiens", "Bo": "fishing", "Cem": "thread-and-rope"},
    )  # fmt: skip
    table.play("Ann: pass", "Bo: pass", "Cem: pass")

    assert table.phase == "select"
    assert table.actors == ["Ann", "Cem"]
    assert table.round.leader == table.seat("Cem")


def test_S22_S24_everybody_out_is_the_end_without_a_finalist(table: Table) -> None:
    in_a_round(
        table, options="eras=1-3", seats="Ann, Bo", stack="", tree="gathering", hand="", hands={"Bo": ""},
        selections={"Ann": "metal", "Bo": "tribe"},
    )  # fmt: skip
    table.play("Ann: pass", "Bo: pass")

    assert table.over()
    assert table.told("finalist") == []
    assert table.result.cards_left[0] == 1


def test_S21_S24_the_finalist_may_go_on_harvesting(table: Table) -> None:
    """S21, S24: the robbed card is laid in the finalist's turn, or buried."""
    in_a_round(
        table, stack="", tree="era 1", hand="", hands={"Bo": "fire", "Cem": "myth"},
        selections={"Ann": "homo-erectus", "Bo": "barter", "Cem": "hide"},
    )  # fmt: skip
    table.play("place homo-erectus")
    assert table.points("Ann") == 1 + 2 + 4
    table.play("harvest rob Bo = fire")
    assert "fire" in table.offers("place")
    table.play("end")
    assert table.state.classic is not None
    assert table.ids(members(table.state.classic.buried[0])) == ["fire"]


def test_S20_S23_teams_add_up_their_points(table: Table) -> None:
    in_a_round(
        table, seats="Ann, Bo, Cem, Dan", teams="Ann+Cem Bo+Dan", options="eras=1-3", stack="", tree=LATE,
        hand="", hands={"Bo": "", "Cem": "", "Dan": ""},
        selections={"Ann": "tribe", "Bo": "metal", "Cem": "watercraft", "Dan": "fishing"},
    )  # fmt: skip
    assert table.offers("ask") == []
    table.give_points(0, 40, 0, 40)
    table.play("Ann: place tribe", "Ann: end", "Bo: pass", "Cem: pass", "Dan: pass")

    assert table.winners == ["Bo", "Dan"]


@pytest.mark.parametrize("option", ["stop", "jokers=2", "strata", "trump+"])
def test_S16_no_newer_option_goes_with_it(option: str) -> None:
    with pytest.raises(InvalidSetup) as refused:
        new_game(GAME, ["Ann", "Bo"], options=[option])
    assert (refused.value.code, refused.value.rule) == ("option-excluded", "S16")


# ---- virtual players


def test_S24_S27_a_virtual_player_plays_once_a_circle_and_draws_at_the_end(table: Table) -> None:
    """S27: Bo flips Hunting, which fits, and Tent, which does not; he draws when the round is over."""
    in_a_round(
        table, seats="Ann, Bo=virtual, Cem", tree="era 1 but hunting",
        hand="dog", hands={"Bo": "hunting tent metal", "Cem": "myth"},
        selections={"Ann": "homo-erectus", "Cem": "fire"},
    )  # fmt: skip
    table.play("Ann: pass")

    assert table.turn == "Cem"
    assert table.points("Bo") == 1
    assert table.discard("Bo") == ["tent"]
    assert table.sizes()["Bo"] == 1
    table.play("Cem: pass")
    assert table.discard("Bo") == ["tent"]
    assert table.sizes()["Bo"] == 1
    table.play("Ann: draw 1")
    assert table.sizes()["Bo"] == 5
    assert table.phase == "amount"
    assert table.actors == ["Cem"]


def test_S24_S27_what_a_virtual_player_could_still_place_keeps_no_round_going(table: Table) -> None:
    """S24, S27: Ann has nothing to place, so Bo has no turn in this round."""
    in_a_round(
        table, seats="Ann, Bo=virtual", tree="era 1", hand="metal", hands={"Bo": "homo-erectus fire"},
        selections={"Ann": "myth"},
    )  # fmt: skip
    table.play("Ann: pass")

    assert table.phase == "amount"
    assert table.points("Bo") == 0
    table.play("Ann: draw 2")
    assert table.round.leader == table.seat("Bo")
    assert table.actors == ["Ann"]
