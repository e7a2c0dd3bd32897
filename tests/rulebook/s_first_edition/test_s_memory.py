"""Section S: Classic Memory, the first edition's game on one pile."""

from __future__ import annotations

import pytest

from discovery.core.errors import InvalidSetup
from discovery.core.protocol import NOBODY, SPECTATOR
from discovery.evolution.game import new_game
from discovery.evolution.views.explain import basis
from tests.support.rules.positions import Table

GAME = "classic-memory"
PILE = "era 1 homo-erectus fire"
"""Shelter, which needs Spear and Fire, cannot be placed; Cooking can."""


def example(table: Table) -> Table:
    """Ann holds two cards, Bo three, Cem one; the stack lasts."""
    return table.deal(
        game=GAME, tree=PILE, hand="shelter myth", hands={"Bo": "hide ochre tent", "Cem": "cooking"}
    )


def last_cards(table: Table, hands: dict[str, str]) -> Table:
    """The stack is empty."""
    return table.deal(game=GAME, tree=PILE, stack="", hand="shelter myth", hands=hands)


def test_S10_S11_S25_a_game_worked_through(table: Table) -> None:
    """S10, S11, S25: a rightly stopped card, a freed one nobody doubts, and a last one that was right."""
    example(table).play("Ann: place shelter", "Bo: stop")
    assert table.discard("Ann") == ["shelter"]
    assert table.sizes() == {"Ann": 2, "Bo": 3, "Cem": 1}
    table.play("Ann: steal Bo = hide")
    assert table.sizes() == {"Ann": 3, "Bo": 2, "Cem": 1}

    table.play("Bo: place shelter").let_pass()
    assert table.tree[-1] == "shelter"
    assert table.turn == "Cem"

    table.play("Cem: place cooking", "Ann: stop")
    assert table.sizes() == {"Ann": 4, "Bo": 2, "Cem": 0}
    assert not table.over()
    table.play("-: closed")
    assert table.winners == ["Cem"]
    assert table.result.points is None


def test_S10_five_cards_one_pile_and_no_pool(table: Table) -> None:
    table.start(GAME)

    assert table.pool == []
    assert list(table.sizes().values()) == [5, 5, 5]
    assert table.words == ["place", "discard", "draw"]
    assert table.game.view(table.state, 0).piled


def test_S25_whoever_may_say_stop_is_asked_by_the_rule_of_this_game(table: Table) -> None:
    """The penalties of the newest edition (H02) are others."""
    example(table).play("Ann: place shelter")
    assert basis(table.state) == "S25"


def test_S10_any_card_may_be_tried_and_the_turn_ends_without_a_draw(table: Table) -> None:
    example(table)
    assert set(table.offers("place")) == {"shelter", "myth"}

    table.play("Ann: place shelter").let_pass()
    assert table.turn == "Bo"
    assert table.sizes()["Ann"] == 1


def test_S11_a_card_may_be_freed_at_the_same_risk(table: Table) -> None:
    example(table).play("Ann: discard shelter", "Ann: steal Bo = ochre")
    assert "shelter" in table.offers("place", "Bo")

    table.play("Bo: place shelter", "Cem: stop")
    assert table.discard("Bo") == ["shelter"]
    assert table.discard("Ann") == []


def test_S11_one_may_draw_instead(table: Table) -> None:
    example(table).play("Ann: draw")

    assert table.sizes()["Ann"] == 3
    assert table.turn == "Bo"
    assert table.why("Bo: draw 2") == ("wrong-amount", "S11")


def test_S11_S25_or_discard_draw_and_rob_in_this_order(table: Table) -> None:
    example(table).play("Ann: discard myth")

    assert table.discard("Ann") == ["myth"]
    assert table.sizes()["Ann"] == 2
    assert table.offers("steal") == ["Bo", "Cem"]
    table.play("Ann: steal Bo = tent")
    assert table.sizes() == {"Ann": 3, "Bo": 2, "Cem": 1}
    assert table.turn == "Bo"


def test_S11_discarding_the_last_card_wins_nothing(table: Table) -> None:
    table.deal(game=GAME, tree=PILE, turn="Cem", hand="cooking", hands={"Ann": "shelter myth"})
    table.play("Cem: discard cooking")

    assert not table.over()
    assert table.sizes()["Cem"] == 1
    table.play("Cem: steal Ann = myth")
    assert table.sizes()["Cem"] == 2


def test_S25_opening_and_closing_an_era_bring_nothing(table: Table) -> None:
    table.deal(game=GAME, tree="era 1 but hand-axe", hand="homo-erectus hand-axe tent")
    table.play("Ann: place homo-erectus").let_pass()

    assert table.told("opened") == []
    assert table.trumps == 0
    assert table.turn == "Bo"


def test_S25_the_check_needs_no_decision_and_leaves_no_line(table: Table) -> None:
    """S25: Stop is the only word; there is nothing to verify and nothing to give up."""
    example(table).play("Ann: place shelter")
    assert table.actors == ["Bo", "Cem"]
    assert table.words_of("Bo") == ["stop", "let"]

    table.play("Cem: stop")
    assert table.told("verified") == [("verified", "Ann", "", "", 0)]
    assert table.told("fault") == [("fault", "Ann", "", "Cem", 3)]
    assert table.actors == ["Ann"]


def test_S25_the_guilty_actor_robs_the_stopper_and_nobody_else(table: Table) -> None:
    """S25: one choice, since chance decides the card."""
    example(table).play("Ann: place shelter", "Bo: stop")

    assert table.offers("steal") == ["Bo"]
    assert table.chances("steal Bo") == ["hide", "ochre", "tent"]
    assert table.why("steal Cem") == ("not-now", "S25")
    assert table.why("place myth") == ("must-steal", "S25")


def test_S25_while_it_is_checked_the_pile_lies_open(table: Table) -> None:
    """S25: from the Stop to the end of the turn, or to the closing of the window."""
    example(table).play("Ann: place shelter")
    assert not open_to_all(table)
    table.play("Bo: stop")
    assert open_to_all(table)
    table.play("Ann: steal Bo = hide")
    assert not open_to_all(table)

    table.play("Bo: draw", "Cem: place cooking", "Ann: stop")
    assert open_to_all(table)


def open_to_all(table: Table) -> bool:
    seen = table.game.view(table.state, SPECTATOR).classic
    assert seen is not None
    return bool(seen.checked)


def test_S25_a_wrong_stopper_draws_and_the_card_stands(table: Table) -> None:
    table.deal(game=GAME, tree=PILE, hand="cooking myth", hands={"Bo": "hide ochre tent"})
    table.play("Ann: place cooking", "Bo: stop")

    assert table.sizes() == {"Ann": 1, "Bo": 4, "Cem": 5}
    assert table.tree[-1] == "cooking"
    assert table.actors == []
    assert table.game.due(table.state) == (NOBODY, table.game.parse("closed")[0])
    table.play("-: closed")
    assert table.turn == "Bo"


def test_S10_a_last_card_that_was_wrong_does_not_win(table: Table) -> None:
    table.deal(game=GAME, tree=PILE, hand="shelter", hands={"Bo": "hide ochre"})
    table.play("Ann: place shelter", "Bo: stop", "Ann: steal Bo = ochre")

    assert not table.over()
    assert table.sizes()["Ann"] == 2


def test_S10_the_first_empty_hand_wins_although_the_stack_lasts(table: Table) -> None:
    table.deal(game=GAME, tree=PILE, hand="shelter")
    table.play("Ann: place shelter")
    assert not table.over()

    table.let_pass()
    assert table.winners == ["Ann"]
    assert table.reason == "hand-emptied"


def test_S25_whoever_is_robbed_of_the_last_card_has_won(table: Table) -> None:
    """S25: with a stack too; here Ann robs Cem by her own choice."""
    example(table).play("Ann: discard myth", "Ann: steal Cem = cooking")

    assert table.over()
    assert table.winners == ["Cem"]
    assert table.stack


def test_S25_a_stopper_robbed_of_the_last_card_has_won(table: Table) -> None:
    example(table).play("Ann: place shelter", "Cem: stop", "Ann: steal Cem = cooking")

    assert table.winners == ["Cem"]


def test_S25_a_draw_from_an_empty_stack_is_a_theft(table: Table) -> None:
    last_cards(table, hands={"Bo": "hide ochre", "Cem": "cooking metal"})
    table.play("Ann: draw")
    assert table.offers("steal") == ["Bo", "Cem"]
    table.play("Ann: steal Cem = metal")
    assert table.turn == "Bo"

    table.play("Bo: discard hide", "Bo: steal Ann = myth", "Bo: steal Ann = shelter")
    assert table.turn == "Cem"
    assert table.sizes() == {"Ann": 1, "Bo": 3, "Cem": 1}


def test_S25_on_an_empty_stack_a_fault_costs_two_thefts_and_a_wrong_stop_one(table: Table) -> None:
    last_cards(table, hands={"Bo": "hide ochre", "Cem": "cooking metal"})
    table.play("Ann: place shelter", "Bo: stop")
    assert table.offers("steal") == ["Bo", "Cem"]
    table.play("Ann: steal Cem = metal")
    assert table.offers("steal") == ["Bo"]
    table.play("Ann: steal Bo = ochre", "Bo: draw", "Bo: steal Ann = metal")

    table.play("Cem: place cooking", "Bo: stop", "Bo: steal Ann = ochre", "-: closed")
    assert table.winners == ["Cem"]


def test_S25_with_nobody_to_rob_a_draw_is_skipped(table: Table) -> None:
    table.deal(game=GAME, seats="Ann", tree=PILE, stack="", hand="shelter myth")
    table.play("draw")
    assert table.sizes() == {"Ann": 2}
    table.play("discard myth")
    assert table.sizes() == {"Ann": 1}


def test_S23_the_team_of_whoever_is_out_first_wins(table: Table) -> None:
    """S23: whatever the others of the team still hold."""
    table.deal(
        game=GAME, seats="Ann, Bo, Cem, Dan", teams="Ann+Cem Bo+Dan", tree=PILE, hand="cooking",
    )  # fmt: skip
    assert table.offers("ask") == []
    table.play("Ann: place cooking").let_pass()

    assert table.winners == ["Ann", "Cem"]


def test_S25_T02_two_rounds_without_a_card_on_an_empty_stack_are_the_end(table: Table) -> None:
    """T02: as in the newest games; a card that a Stop takes back does not count."""
    table.deal(
        game=GAME, seats="Ann, Bo", tree=PILE, stack="",
        hand="shelter myth dog", hands={"Bo": "tent ochre metal"},
    )  # fmt: skip
    table.play("Ann: draw", "Ann: steal Bo = tent", "Bo: draw", "Bo: steal Ann = tent")
    assert not table.over()
    table.play("Ann: place shelter", "Bo: stop", "Ann: steal Bo = tent", "Ann: steal Bo = ochre")
    assert not table.over()

    table.play("Bo: draw", "Bo: steal Ann = ochre")
    assert table.reason == "standstill"
    assert table.winners == ["Bo"]


@pytest.mark.parametrize("option", ["stop", "jokers=2", "flash", "advantage=Ann:1"])
def test_S16_R03_no_newer_option_goes_with_it_and_no_advantage(option: str) -> None:
    with pytest.raises(InvalidSetup) as refused:
        new_game(GAME, ["Ann", "Bo"], options=[option])
    assert refused.value.code == "option-excluded"


# ---- virtual players


def with_bo(table: Table, row: str, hand: str = "shelter myth") -> Table:
    return table.deal(
        game=GAME, seats="Ann, Bo=virtual, Cem", tree=PILE, hand=hand,
        hands={"Bo": row, "Cem": "cooking metal"},
    )  # fmt: skip


def test_S27_a_virtual_player_flips_one_card_and_places_it_whatever_is_missing(table: Table) -> None:
    with_bo(table, "tent ochre").play("Ann: draw")
    assert table.game.due(table.state) == (table.seat("Bo"), table.game.parse("flip")[0])

    table.play("Bo: flip")
    assert table.tree[-1] == "tent"
    assert table.actors == ["Ann", "Cem"]
    table.play("-: closed")
    assert table.turn == "Cem"
    assert table.sizes()["Bo"] == 1


def test_S27_it_never_says_stop_and_frees_nothing(table: Table) -> None:
    with_bo(table, "tent ochre").play("Ann: discard shelter", "Ann: steal Cem = metal", "Bo: flip")
    assert table.tree[-1] == "tent"

    table.play("-: closed", "Cem: place cooking")
    assert table.actors == ["Ann"]


def test_S25_S27_rightly_stopped_it_draws_and_robs_the_stopper(table: Table) -> None:
    """S25: the robbery is a line that nobody decides."""
    with_bo(table, "tent ochre").play("Ann: draw", "Bo: flip", "Cem: stop")
    assert table.discard("Bo") == ["tent"]
    assert table.sizes()["Bo"] == 2
    assert table.actors == []
    assert table.game.due(table.state) == (table.seat("Bo"), table.game.parse("steal Cem")[0])

    table.play("Bo: steal Cem = metal")
    assert table.sizes() == {"Ann": 3, "Bo": 3, "Cem": 1}
    assert table.turn == "Cem"


def test_S25_S27_on_an_empty_stack_it_robs_the_stopper_only(table: Table) -> None:
    table.deal(
        game=GAME, seats="Ann, Bo=virtual", tree=PILE, stack="", hand="shelter myth dog",
        hands={"Bo": "tent ochre"},
    )  # fmt: skip
    table.play("Ann: discard dog", "Ann: steal Bo = ochre", "Ann: steal Bo = tent")

    assert table.winners == ["Bo"]
    table.deal(
        game=GAME, seats="Ann, Bo=virtual", tree=PILE, stack="", hand="cooking myth dog",
        hands={"Bo": "tent ochre"},
    )  # fmt: skip
    table.play("Ann: place cooking", "Bo: flip", "Ann: stop", "Bo: steal Ann = dog")
    assert table.sizes() == {"Ann": 1, "Bo": 2}
    assert table.turn == "Ann"
