"""Section T: games that would not end."""

from __future__ import annotations

import pytest

from discovery.core.dice import Dice
from discovery.evolution.flow.rollout import play_out
from discovery.evolution.flow.turns import TURN_LIMIT
from tests.support.rules.planes import Board
from tests.support.rules.positions import Table

ALL = "era 1 era 2 era 3 era 4 era 5 era 6"
"""Every discovery of the deck."""


def end_turn(table: Table) -> None:
    """End the turn without placing; a theft takes the oldest card of the first victim that keeps one."""
    table.play("end")
    if table.phase == "steal":
        victim = max(table.offers("steal"), key=lambda seat: len(table.hand(seat)))
        table.play(f"steal {victim} = {table.chances(f'steal {victim}')[0]}")


def turns_until_over(table: Table) -> list[str]:
    """Whose turns pass, nobody placing, until the game is over."""
    turns = []
    while not table.over():
        turns.append(table.turn)
        end_turn(table)
    return turns


@pytest.mark.parametrize("game", ["intro", "explore"])
def test_T01_nobody_passes_for_ever(table: Table, game: str) -> None:
    """T01: after one round of passes every seat must play."""
    table.start(game, "Ann, Bo, Cem").play("pass", "pass", "pass")

    for seat in table.game.seats:
        assert (table.turn, table.why("pass")) == (seat, ("already-passed", "C11"))
        table.play("end")
        if table.phase == "discard":
            table.play(f"discard {table.hand(seat)[0]}")


def test_T02_two_rounds_without_a_card_end_the_game(table: Table) -> None:
    """T02: with the stack gone, the fewest cards in hand win."""
    table.deal(hand="fire spear tent", hands={"Bo": "dog myth", "Cem": "ochre metal cooking"}, tree="band",
               stack="")  # fmt: skip

    assert turns_until_over(table) == ["Ann", "Bo", "Cem"] * 2
    assert table.reason == "standstill"
    fewest = min(table.sizes().values())
    assert table.winners == [seat for seat, size in table.sizes().items() if size == fewest]


def test_T02_a_placed_card_starts_the_count_again(table: Table) -> None:
    """T02: whichever seat placed it."""
    table.deal(hand="gathering fire spear tent", hands={"Bo": "dog myth", "Cem": "ochre metal"}, tree="band",
               stack="")  # fmt: skip
    for _ in range(3):
        end_turn(table)
    holder = next(seat for seat in table.game.seats if "gathering" in table.hand(seat))
    while table.turn != holder:
        end_turn(table)
    table.play("place gathering", "end")

    assert len(turns_until_over(table)) == 6


def test_T02_the_turn_that_takes_the_last_card_does_not_count(table: Table) -> None:
    """T02: the rounds are counted after the stack has run out."""
    table.deal(seats="Ann, Bo", hand="fire spear tent", hands={"Bo": "dog myth cooking"}, tree="band",
               stack="ochre")  # fmt: skip

    assert turns_until_over(table) == ["Ann", "Bo", "Ann", "Bo", "Ann"]


def test_T02_equals_share_the_victory(table: Table) -> None:
    """T02: two robbers in a circle end as they began."""
    table.deal(seats="Ann, Bo", hand="fire spear", hands={"Bo": "dog myth"}, tree="band", stack="")
    turns_until_over(table)

    assert table.winners == ["Ann", "Bo"]


def test_T03_a_locked_game_ends(table: Table) -> None:
    """T03: only Ann's own discard holds a card that fits, and the bot is out of cards."""
    table.deal(seats="Ann, Bo=bot, Cem=bot", hand="fire", hands={"Bo": "", "Cem": ""}, pool="dog", stack="",
               tree="band", discards={"Ann": "gathering scavenging australopithecus nomadism"})  # fmt: skip
    assert table.offers("place") == []
    assert turns_until_over(table) == ["Ann", "Ann"]

    assert table.reason == "standstill"
    assert table.winners == ["Bo", "Cem"]


@pytest.mark.parametrize("seed", range(5))
def test_T04_games_with_points_know_no_standstill(table: Table, seed: int) -> None:
    """T04: they end by an emptied hand; rounds without a card are not counted."""
    table.deal(game="explore", tree="band", stack="")
    play_out(table.state, Dice(seed))

    assert table.reason == "hand-emptied"


@pytest.mark.parametrize("game", ["intro", "explore"])
def test_T06_when_all_is_discovered_the_game_is_over(table: Table, game: str) -> None:
    """T06: the 54th card comes from the hand that it empties."""
    table.deal(game=game, hand="sedentism", hands={"Bo": "", "Cem": ""}, pool="", stack="",
               tree=f"{ALL} but sedentism")  # fmt: skip
    table.play("place sedentism")
    if game == "explore":
        table.play("end")

    assert len(table.tree) == 54
    assert set(table.sizes().values()) == {0}
    assert table.over()


@pytest.mark.parametrize("game", ["memory", "connect", "fusion"])
def test_T06_so_it_is_in_the_newer_games(game: str) -> None:
    """T06: with piles and with a grid; with points the turn is finished first."""
    table = Board().lay_out(game=game, hand="sedentism", hands={"Bo": "", "Cem": ""}, pool="", stack="",
                            board="enclosure@0,0 semi-sedentism@1,0",
                            tree=f"{ALL} but sedentism enclosure semi-sedentism")  # fmt: skip
    line = "place sedentism" if game == "memory" else "place sedentism at 0,1"
    table.quietly(line)
    if game != "memory":
        assert not table.over()
        table.play("end")

    assert len(table.tree) == 54
    assert (table.over(), table.reason) == (True, "hand-emptied")


def test_T06_in_select_the_last_card_may_be_a_selected_one(table: Table) -> None:
    """T06, J14: hand and selection are both empty then."""
    table.deal(game="select", hand="", hands={"Bo": "", "Cem": ""}, pool="", stack="",
               selections={"Ann": "sedentism"},
               tree=f"{ALL} but sedentism")  # fmt: skip
    table.play("place sedentism", "end")

    assert (table.over(), table.reason) == (True, "hand-emptied")


def only_jokers(game: str = "intro") -> Board:
    """Sedentism, the last discovery, is placed; Ann and Bo hold two Jokers each."""
    table = Board().lay_out(
        game=game, seats="Ann, Bo", options="jokers=4", hand="sedentism joker-1 joker-2", pool="", stack="",
        hands={"Bo": "joker-3 joker-4"}, tree=f"{ALL} but sedentism",
    )  # fmt: skip
    return table.quietly("place sedentism")


def test_T06_T02_with_only_jokers_left_a_standstill_decides() -> None:
    """T06, T02: nobody lays one; they are stolen to and fro for two rounds."""
    table = only_jokers()
    assert (len(table.tree), table.over()) == (54, False)
    table.play("end")
    turns = []
    while not table.over():
        turns.append(table.turn)
        end_turn(table)

    assert turns == ["Bo", "Ann", "Bo", "Ann"]
    assert (table.reason, table.winners) == ("standstill", ["Ann", "Bo"])


def test_T06_N11_a_joker_laid_may_still_win() -> None:
    """T06, N11: Ann lays both of hers beside the tree."""
    table = only_jokers().quietly("joker trump", "joker trump")

    assert (table.reason, table.winners) == ("hand-emptied", ["Ann"])


def test_T06_with_points_jokers_are_discarded_to_the_end() -> None:
    """T06, T04: turn by turn one goes (I04), until a hand is empty."""
    table = only_jokers("explore").play("end")
    while not table.over():
        table.play("end", f"discard {table.hand(table.turn)[0]}")

    assert (table.reason, table.sizes()) == ("hand-emptied", {"Ann": 1, "Bo": 0})


@pytest.mark.parametrize("game", ["intro", "explore"])
def test_T07_any_game_is_stopped_after_1000_turns(table: Table, game: str) -> None:
    """T07: fewest cards in hand without points, the scores with points."""
    table.deal(game=game, hand="gathering fire spear", hands={"Bo": "dog", "Cem": "myth tent"}, tree="band",
               stack="")  # fmt: skip
    table.state.turns = TURN_LIMIT
    table.give_points(50 if game == "explore" else 0, 0, 0)
    table.play("place gathering", "end")

    assert TURN_LIMIT == 1000
    assert table.reason == "turn-limit"
    assert table.winners == (["Bo"] if game == "intro" else ["Ann"])


def test_T08_only_seats_in_the_game_are_counted(table: Table) -> None:
    """T08: with one of three gone, two rounds are four turns."""
    table.deal(hand="fire spear tent", hands={"Bo": "dog myth cooking"}, tree="band", stack="")
    table.play("Cem: leave")

    assert turns_until_over(table) == ["Ann", "Bo", "Ann", "Bo"]


@pytest.mark.parametrize(("turns", "leaver", "more"), [
    (4, "Bo", ["Cem"]),          # in Bo's turn, after Ann, Bo, Cem, Ann: Cem has had one turn
    (4, "Ann", ["Bo", "Cem"]),   # in Bo's turn: Bo and Cem have had one each
    (4, "Cem", ["Bo"]),          # in Bo's turn: Ann has had two, Bo one
    (5, "Cem", []),              # in Cem's turn: Ann and Bo have had two each
    (2, "Ann", ["Cem", "Bo", "Cem"]),
])  # fmt: skip
def test_T08_each_seat_that_stays_has_its_two_turns(
    table: Table, turns: int, leaver: str, more: list[str]
) -> None:
    """T08: the turns of those who left count for nothing."""
    hands = {
        "Ann": "fire spear tent ochre",
        "Bo": "dog myth cooking metal",
        "Cem": "clothing engraving tribe",
    }
    table.deal(hands=hands, tree="band", stack="", discards={"Cem": "numbers"})
    for _ in range(turns):
        end_turn(table)
    table.play(f"{leaver}: leave")

    assert turns_until_over(table) == more
    assert table.reason == "standstill"
