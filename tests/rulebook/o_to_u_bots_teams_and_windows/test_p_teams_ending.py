"""Section P: how a game with teams ends and who has won it (P02, P03, P05).

Ann and Cem play against Bo and Dan, unless a test says so; Eve plays alone.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.rules.positions import Table
from tests.support.rules.sides import TREE, hands, teams

GAMES = pytest.mark.parametrize("game", ["intro", "explore"])


@GAMES
def test_P02_one_empty_hand_does_not_end_it_while_a_mate_holds_cards(table: Table, game: str) -> None:
    """P02, G06, G07: Ann has placed her last card, Cem still holds one; her turn continues, then Bo plays."""
    teams(table, game).play("place nomadism")
    assert not table.over()
    assert not table.state.finishing
    assert (table.turn, table.trumps) == ("Ann", 1)

    table.play("end")
    assert table.turn == "Bo"


def test_P02_without_points_the_last_hand_of_a_team_wins_at_once(table: Table) -> None:
    """P02, P03: Cem was out before; both have won."""
    teams(table, hands=hands(Cem="")).play("place nomadism")
    assert table.winners == ["Ann", "Cem"]
    assert table.reason == "hand-emptied"


def in_vain(table: Table, seats: str) -> Table:
    """Bo and Dan hold no card any more: the bot Dan has flipped their last one in vain."""
    held = {"Ann": "fire tribe", "Bo": "", "Cem": "gathering dog", "Dan": "tent"}
    table.deal(seats=seats, teams="Ann+Cem Bo+Dan", turn="Dan", hands=held, tree="band", stack="")
    table.let_bots_play()
    assert (table.sizes()["Bo"], table.sizes()["Dan"]) == (0, 0)
    return table


@pytest.mark.parametrize("seats", ["Ann, Bo, Cem, Dan=bot", "Ann, Bo=bot, Cem, Dan=bot"])
def test_P02_O13_a_team_whose_bot_flips_the_last_card_in_vain_has_not_won(table: Table, seats: str) -> None:
    """P02, O13: nor has it when turns of its members go by."""
    in_vain(table, seats)
    assert (table.over(), table.turn) == (False, "Ann")

    table.play("end", "steal Cem = gathering")
    if table.turn == "Bo":
        table.play("end")
    assert (table.over(), table.turn) == (False, "Cem")


def test_P02_O13_nor_has_it_when_a_member_without_cards_leaves(table: Table) -> None:
    """P02, O13: in their own turn or in that of another."""
    in_vain(table, "Ann, Bo, Cem, Dan=bot").play("Bo: leave")
    assert (table.over(), table.turn) == (False, "Ann")

    in_vain(table, "Ann, Bo, Cem, Dan=bot").play("end", "steal Cem = gathering", "Bo: leave")
    assert (table.over(), table.turn) == (False, "Cem")


def test_P02_with_points_that_player_finishes_the_turn(table: Table) -> None:
    """P02, G07: with the trump that the empty hand has brought; nobody else has a turn."""
    teams(table, "explore", hands=hands(Cem="")).play("place nomadism")
    assert not table.over()
    table.play("replay hunting", "end")
    assert table.reason == "hand-emptied"
    assert table.points("Ann") == 1 + 3 + 1


@GAMES
def test_P02_every_mate_counts_however_many(table: Table, game: str) -> None:
    """P02: three play together, and one of them holds a card still."""
    for dan, out in (("tribe", False), ("", True)):
        teams(table, game, teams="Ann+Cem+Dan Bo+Eve", hands=hands(Cem="", Dan=dan)).play("place nomadism")
        assert (table.over() or table.state.finishing) == out


@GAMES
def test_P02_a_lone_player_against_a_team_needs_only_one_empty_hand(table: Table, game: str) -> None:
    """P02, P03: Eve is a team of one, whatever the others hold."""
    teams(table, game, turn="Eve", hand="nomadism", hands=hands(Ann="fire", Eve="nomadism")).play(
        "place nomadism"
    )
    assert table.over() or table.state.finishing


@GAMES
def test_P02_the_opponents_empty_hands_do_not_matter(table: Table, game: str) -> None:
    """P02: Bo's and Dan's are empty, Cem's is not."""
    teams(table, game, hands=hands(Bo="", Dan="")).play("place nomadism")
    assert not table.over()
    assert not table.state.finishing


@GAMES
def test_P02_with_a_stack_nothing_ends(table: Table, game: str) -> None:
    """P02, G01, G02: Ann draws as ever."""
    teams(table, game, hands=hands(Cem=""), stack="painting sculpture fire spear tent").play("place nomadism")
    assert not table.over()
    assert not table.state.finishing
    assert table.hand("Ann")


def test_P02_a_forced_discard_ends_it_for_the_team_only(table: Table) -> None:
    """P02, G08: Ann discards her last card; it is over if Cem has none either."""
    for cem, out in (("ochre", False), ("", True)):
        teams(table, "explore", hand="fire", hands=hands(Cem=cem)).play("end", "discard fire")
        assert table.over() == out


def test_P02_giving_the_last_card_away_ends_nothing(table: Table) -> None:
    """P02, P01: Cem's hand is empty then, Ann's is not."""
    teams(table).play("ask Cem", "Cem: give ochre")
    assert not table.over()
    table.play("place nomadism")
    assert not table.over()


def test_P02_N11_a_joker_may_be_the_last_card_of_a_team(table: Table) -> None:
    """P02, N11: laid in an opponent's turn, it wins for Bo and Dan."""
    teams(table, options="jokers=1", hand="nomadism fire", hands=hands(Bo="joker-1", Dan=""))
    table.play("place nomadism", "Bo: interrupt")
    assert table.winners == ["Bo", "Dan"]

    teams(table, options="jokers=1", hand="nomadism fire", hands=hands(Bo="joker-1"))
    table.play("place nomadism", "Bo: interrupt")
    assert not table.over()


def counted(table: Table, points: list[int], **position: Any) -> Table:
    """Ann lays her last card for 1 + 3 points, Cem having none; the scores before are given."""
    teams(table, "explore", **({"hands": hands(Cem="")} | position))
    table.give_points(*points)
    return table.play("place nomadism", "end")


def test_P03_scores_of_a_team_are_added_up(table: Table) -> None:
    """P03: Bo alone has most points, but Dan has few."""
    counted(table, [10, 30, 20, 1, 0])
    assert table.winners == ["Ann", "Cem"], "34 against 31, less the cards"
    counted(table, [10, 40, 20, 1, 0])
    assert table.winners == ["Bo", "Dan"]


def test_P03_a_sum_is_no_average(table: Table) -> None:
    """P03: three with ten points each beat one with fourteen; who plays alone needs more than their sum."""
    for eve, winners in ((0, ["Ann", "Cem", "Dan"]), (90, ["Eve"])):
        counted(table, [6, 14, 10, 10, eve], teams="Ann+Cem+Dan", hands=hands(Cem="", Dan=""))
        assert table.winners == winners


@pytest.mark.parametrize(("bo", "winners"), [(8, ["Bo", "Dan"]), (7, ["Ann", "Cem"]), (6, ["Ann", "Cem"])])
def test_P03_cards_left_are_taken_from_the_sum(table: Table, bo: int, winners: list[str]) -> None:
    """P03, G09, G10: Ann has 4 and no card is left in her team; Bo and Dan hold three. At 4 to 4 the
    team with fewer cards left has won."""
    counted(table, [0, bo, 0, 0, 0])
    scores = table.result.scores
    assert scores is not None
    assert (scores[0] + scores[2], scores[1] + scores[3]) == (4, bo - 3)
    assert table.winners == winners


def test_P03_a_standstill_compares_the_cards_of_teams(table: Table) -> None:
    """P03, T02: nobody places, everybody steals from Eve, and she from Bo. Ann and Cem have fewest cards
    together, though Dan has fewer than Ann."""
    eve = "clothing myth cooking spear tent burial adornment painting sculpture basketry numbers pottery"
    bo = "dog metal barbed-point thread-and-rope language"
    teams(table, hand="fire shelter", pool="", hands=hands(Bo=bo, Eve=f"{eve} preservation fishing"))
    for _ in range(10):
        table.play("end")
        victim = "Eve" if table.turn != "Eve" else "Bo"
        table.play(f"steal {victim} = {table.hand(victim)[-1]}")

    assert table.reason == "standstill"
    assert table.sizes() == {"Ann": 4, "Bo": 5, "Cem": 3, "Dan": 3, "Eve": 8}
    assert table.winners == ["Ann", "Cem"]


@pytest.mark.parametrize(("cem", "out"), [("ochre", False), ("", True)])
def test_P05_a_stolen_last_card_ends_it_only_for_the_whole_team(table: Table, cem: str, out: bool) -> None:
    """P05, F07: Bo places nothing and steals Ann's last card."""
    teams(table, turn="Bo", hand="fire", hands=hands(Ann="nomadism", Bo="fire", Cem=cem))
    table.play("end", "steal Ann = nomadism")
    assert table.over() == out
    if out:
        assert table.winners == ["Ann", "Cem"]
    else:
        assert table.turn == "Cem"


@GAMES
@pytest.mark.parametrize(("cem", "out"), [("ochre", False), ("", True)])
def test_P05_a_called_last_card_ends_it_only_for_the_whole_team(
    table: Table, game: str, cem: str, out: bool
) -> None:
    """P05, G04: Bo calls Ann's last card; if her team plays on, so does Bo."""
    teams(table, game, turn="Bo", hand="fire", hands=hands(Ann="nomadism", Bo="fire", Cem=cem),
          tree=f"{TREE} australopithecus pebble-tool barter", trumps=1)  # fmt: skip
    table.play("call nomadism")
    assert table.over() == out
    if not out:
        assert (table.turn, table.tree[-1]) == ("Bo", "nomadism")
        assert table.hand("Ann") == []


def test_P05_with_points_the_scores_decide_then(table: Table) -> None:
    """P05, P02, P03: whose cards were called has no more right to win than others."""
    teams(table, "explore", turn="Bo", hand="fire", hands=hands(Ann="nomadism", Bo="fire", Cem=""),
          tree=f"{TREE} australopithecus pebble-tool barter", trumps=1)  # fmt: skip
    table.give_points(3, 20, 3, 0, 0)
    table.play("call nomadism")
    assert table.winners == ["Bo", "Dan"]


def test_P05_a_mates_theft_empties_a_hand_too(table: Table) -> None:
    """P05, F03: Ann steals Cem's last card; she holds it, so that nothing ends."""
    teams(table, hand="fire").play("end", "steal Cem = ochre")
    assert not table.over()
    assert table.hand("Ann") == ["fire", "ochre"]


CALL = {"turn": "Ann", "hand": "", "hands": hands(Cem="pebble-tool"), "pool": "", "trumps": 1,
        "tree": f"{TREE} australopithecus nomadism homo-erectus"}  # fmt: skip
"""Ann, without cards, can call Cem's last card: Homo erectus has opened era 2."""


def call(table: Table, game: str, **more: Any) -> Table:
    """That position; on a plane the tree lies in a row."""
    position = CALL | more
    if game in ("connect", "fusion"):
        row = str(position["tree"]).split()
        position |= {"tree": "", "cells": " ".join(f"{card} {column},0" for column, card in enumerate(row))}
    return teams(table, game, **position)


@pytest.mark.parametrize("game", ["intro", "explore", "memory", "connect", "fusion"])
def test_P02_the_last_card_called_from_a_mate_ends_it(table: Table, game: str) -> None:
    """P02, G04: Ann holds none and calls Cem's last one; once it is placed they are out."""
    call(table, game).play("call pebble-tool").let_pass()
    if table.phase == "called":
        table.play(f"place {table.offers('place')[0]}").let_pass()
    assert table.reason == "hand-emptied"
    assert table.tree[-1] == "pebble-tool"
    if not table.game.rules.scored:
        assert table.winners == ["Ann", "Cem"]


def test_P02_so_does_one_that_fails(table: Table) -> None:
    """P02, E14: it lies in Ann's discard then, and nobody of the team holds a card."""
    call(table, "memory").play("call pebble-tool").let_pass().play("fail")
    assert table.winners == ["Ann", "Cem"]


@pytest.mark.parametrize("game", ["connect", "fusion"])
def test_P05_a_called_card_ends_nothing_while_a_mate_holds_one(table: Table, game: str) -> None:
    """P05, G04: Ann holds Fire; after the placement she continues."""
    call(table, game, hand="tent").play("call pebble-tool").let_pass()
    table.play(f"place {table.offers('place')[0]}").let_pass()
    assert (table.over(), table.turn) == (False, "Ann")


@GAMES
def test_P02_R01_a_mate_who_leaves_may_be_the_last_with_cards(table: Table, game: str) -> None:
    """P02, R01, R07: Cem leaves in Bo's turn, the cards go too, and Ann has none: it is over at once."""
    teams(table, game, turn="Bo", hand="dog metal", hands=hands(Ann="")).play("Cem: leave")
    assert table.reason == "hand-emptied"
    if game == "intro":
        assert table.winners == ["Ann"]


@GAMES
def test_P02_R01_in_ones_own_turn_too(table: Table, game: str) -> None:
    """P02, R07: leaving ends Cem's turn, and the game with it."""
    teams(table, game, turn="Cem", hand="ochre", hands=hands(Ann="")).play("Cem: leave")
    assert table.reason == "hand-emptied"


@GAMES
def test_P02_R01_a_mate_who_leaves_ends_nothing_while_the_other_holds_cards(table: Table, game: str) -> None:
    """P02: Ann plays on alone, and so does everybody where there is a stack."""
    teams(table, game, turn="Bo", hand="dog metal", hands=hands(Ann="fire")).play("Cem: leave")
    assert not table.over()
    teams(table, game, turn="Bo", hand="dog metal", hands=hands(Ann=""), stack="tent").play("Cem: leave")
    assert not table.over()


def test_P02_U04_a_window_is_settled_before(table: Table) -> None:
    """P02, H15: Bo's last card is booked first, though Cem leaves while it may be contested."""
    teams(table, "memory", turn="Bo", hand="nomadism", hands=hands(Ann="", Dan=""))
    table.play("place nomadism", "Cem: leave")
    assert not table.over()
    table.play("-: closed")
    assert table.winners == ["Bo", "Dan"]

    teams(table, "memory", turn="Bo", hand="nomadism tent", hands=hands(Ann="")).play("place nomadism")
    table.play("Cem: leave", "-: closed")
    assert table.winners == ["Ann"]


def test_P02_R01_two_who_leave_are_no_team_any_more(table: Table) -> None:
    """P02, R07: nobody is left to win."""
    teams(table, turn="Bo", hand="dog metal", hands=hands(Ann="fire")).play("Ann: leave", "Cem: leave")
    assert not table.over()
