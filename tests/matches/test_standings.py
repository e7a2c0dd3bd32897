"""Matches by rule: who begins, handicaps, stakes, the championship (R04, R05, S28, S30, S31, S32, P06)."""

from __future__ import annotations

import pytest

from discovery.core.errors import InvalidInput
from discovery.play.matches import Joined, Left, Match, Stopped, Terms
from tests.support.matches import after, beginner, line, match_of, of_all, out_first, played


def fault(match: Match, event: Left | Joined | Stopped) -> tuple[str, str]:
    with pytest.raises(InvalidInput) as refused:
        match.with_event(event)
    return refused.value.code, refused.value.rule


# ---- the examples of the contract ------------------------------------------------------------------


def test_R04_handicaps_worked_through() -> None:
    """Points 20, 18, 18, handicaps 3, 0, -1: scores 17, 18, 19."""
    match = match_of("Ann, Bo, Cem", Terms(handicap=True), handicaps=(("Ann", 3), ("Cem", -1)))
    match = after(match, {"Ann": 20, "Bo": 18, "Cem": 18})

    columns = {one.name: one.columns[0] for one in match.standings.lines}
    assert {name: column and column.score for name, column in columns.items()} == {
        "Ann": 17,
        "Bo": 18,
        "Cem": 19,
    }
    assert of_all(match, "handicap") == {"Ann": 2, "Bo": -1, "Cem": 0}
    assert of_all(match, "wins") == {"Ann": 0, "Bo": 0, "Cem": 1}
    assert beginner(match) == "Ann"  # she won the game, by points


def test_R05_S31_stakes_worked_through() -> None:
    match = match_of("Ann, Bo, Cem", Terms(stakes=1))

    match = after(match, {"Ann": 9, "Bo": 5, "Cem": 5})
    assert of_all(match, "balance") == {"Ann": 2, "Bo": -1, "Cem": -1}
    assert of_all(match, "stake") == {"Ann": 2, "Bo": 1, "Cem": 1}
    match = after(match, {"Ann": 9, "Bo": 9, "Cem": 5})
    assert match.standings.pot == 4
    match = after(match, {"Ann": 4, "Bo": 9, "Cem": 5})
    assert of_all(match, "balance") == {"Ann": -2, "Bo": 5, "Cem": -3}
    assert match.standings.pot == 0
    assert sum(of_all(match, "balance").values()) == 0


def test_P06_S30_championship_worked_through() -> None:
    match = match_of("Ann, Bo, Cem, Vi=virtual", Terms(championship=True))
    assert match.standings.teams == ("Ann+Vi", "Bo+Cem")

    match = after(match, {"Ann": 14, "Vi": 7, "Bo": 12, "Cem": 9})
    assert (match.standings.champion, line(match, "Ann").trophies) == ("Ann", 0)
    match = after(match, {"Ann": 10, "Vi": 8, "Bo": 13, "Cem": 10})
    assert match.standings.champion == "Bo"
    assert {frozenset(team.split("+")) for team in match.standings.teams} == {
        frozenset({"Bo", "Vi"}),
        frozenset({"Ann", "Cem"}),
    }
    assert of_all(match, "trophies") == {"Ann": 0, "Bo": 0, "Cem": 0, "Vi": 0}
    match = after(match, {"Ann": 1, "Vi": 8, "Bo": 13, "Cem": 10})
    assert line(match, "Bo").trophies == 1
    assert match.standings.leaders == ("Bo",)


# ---- who begins ------------------------------------------------------------------------------------


def test_S28_the_lot_then_the_winner() -> None:
    match = match_of("Ann, Bo, Cem", Terms())
    assert match.standings.seats == ("Ann", "Bo", "Cem")

    match = after(match, {"Ann": 3, "Bo": 4, "Cem": 9})
    assert match.standings.seats == ("Cem", "Ann", "Bo")


def test_S28_of_several_winners_the_first_clockwise_after_the_last_beginner() -> None:
    match = match_of("Ann, Bo, Cem", Terms())

    assert beginner(after(match, {"Ann": 9, "Bo": 4, "Cem": 9})) == "Cem"
    assert beginner(after(match, {"Ann": 9, "Bo": 9, "Cem": 9})) == "Bo"


def test_S28_in_classic_select_a_player_with_fewest_points_begins() -> None:
    match = match_of("Ann, Bo, Cem", Terms(), game="classic-select")

    assert beginner(after(match, {"Ann": 9, "Bo": 4, "Cem": 3})) == "Cem"
    assert beginner(after(match, {"Ann": 3, "Bo": 4, "Cem": 3})) == "Cem"
    assert beginner(after(match, {"Ann": 3, "Bo": 4, "Cem": 5})) == "Ann"
    assert beginner(after(match, {"Ann": 3, "Bo": 4, "Cem": 1}, left="Cem")) == "Ann"


def test_S28_the_winner_left_during_the_game() -> None:
    """R07: a seat that left cannot win, so another player has won and begins."""
    match = match_of("Ann, Bo, Cem", Terms())

    assert beginner(after(match, {"Ann": 3, "Bo": 9, "Cem": 5}, left="Bo")) == "Cem"


def test_B05_in_the_newest_games_the_deal_moves_on() -> None:
    match = match_of("Ann, Bo, Cem", Terms(), game="explore", options=())

    match = after(match, {"Ann": 9, "Bo": 4, "Cem": 1})
    assert match.standings.seats == ("Bo", "Cem", "Ann")


# ---- handicap --------------------------------------------------------------------------------------


def test_R04_tied_for_the_highest_score_changes_nothing() -> None:
    match = after(match_of("Ann, Bo, Cem", Terms(handicap=True)), {"Ann": 9, "Bo": 9, "Cem": 5})

    assert of_all(match, "handicap") == {"Ann": 0, "Bo": 0, "Cem": -1}
    assert of_all(match, "wins") == {"Ann": 1, "Bo": 1, "Cem": 0}


def test_R04_virtual_players_always_have_none() -> None:
    match = match_of("Ann, Bo, Vi=virtual", Terms(handicap=True))

    assert of_all(after(match, {"Ann": 5, "Bo": 4, "Vi": 9}), "handicap") == {"Ann": -1, "Bo": -1, "Vi": 0}
    assert of_all(after(match, {"Ann": 9, "Bo": 4, "Vi": 9}), "handicap") == {"Ann": 0, "Bo": -1, "Vi": 0}


def test_S32_teams_have_one_handicap_and_none_beside_a_virtual_player() -> None:
    teams = ("Ann+Cem", "Bo+Vi")
    match = match_of(
        "Ann, Bo, Cem, Vi=virtual", Terms(handicap=True), teams=teams, handicaps=(("Ann+Cem", 4),)
    )
    match = after(match, {"Ann": 10, "Cem": 11, "Bo": 9, "Vi": 9})

    assert of_all(match, "wins") == {"Ann": 0, "Cem": 0, "Bo": 1, "Vi": 1}  # 17 against 18
    assert of_all(match, "handicap") == {"Ann": 3, "Cem": 3, "Bo": 0, "Vi": 0}


def test_S32_another_number_of_seats_has_handicaps_of_its_own() -> None:
    match = match_of("Ann, Bo, Cem", Terms(handicap=True), handicaps=(("Ann", 3),))
    match = after(match, {"Ann": 30, "Bo": 4, "Cem": 5}).with_event(Left("Cem"))
    assert of_all(match, "handicap")["Ann"] == 0

    match = after(match, {"Ann": 9, "Bo": 4}).with_event(Joined("Dan"))
    assert of_all(match, "handicap")["Ann"] == 4
    match = match.with_event(Left("Dan"))
    assert of_all(match, "handicap")["Ann"] == 1


def test_R04_a_handicap_needs_points() -> None:
    with pytest.raises(InvalidInput) as refused:
        match_of("Ann, Bo", Terms(handicap=True), game="intro", options=())
    assert (refused.value.code, refused.value.rule) == ("match-term-excluded", "R04")


# ---- stakes ----------------------------------------------------------------------------------------


def test_R05_a_virtual_winner_leaves_the_pot() -> None:
    match = after(match_of("Ann, Bo, Vi=virtual", Terms(stakes=1)), {"Ann": 5, "Bo": 4, "Vi": 9})

    assert match.standings.pot == 2
    assert of_all(match, "balance") == {"Ann": -1, "Bo": -1, "Vi": 0}
    assert of_all(match, "stake") == {"Ann": 1, "Bo": 1, "Vi": 0}


def test_S31_a_team_shares_and_the_rest_stays() -> None:
    match = match_of("Ann, Bo, Cem, Dan, Eve", Terms(stakes=1), teams=("Ann+Cem", "Bo+Dan+Eve"))
    match = after(match, {"Ann": 9, "Cem": 9, "Bo": 1, "Dan": 1, "Eve": 1})

    assert of_all(match, "balance") == {"Ann": 1, "Cem": 1, "Bo": -1, "Dan": -1, "Eve": -1}
    assert of_all(match, "stake") == {"Ann": 2, "Cem": 2, "Bo": 1, "Dan": 1, "Eve": 1}
    assert match.standings.pot == 1


def test_S31_a_virtual_team_mate_gets_nothing() -> None:
    match = match_of("Ann, Bo, Vi=virtual", Terms(stakes=1), teams=("Ann+Vi", "Bo"))

    assert of_all(after(match, {"Ann": 9, "Vi": 1, "Bo": 2}), "balance") == {"Ann": 1, "Bo": -1, "Vi": 0}


def test_S31_winning_is_by_score_where_there_is_a_handicap() -> None:
    match = match_of("Ann, Bo", Terms(stakes=1, handicap=True), handicaps=(("Ann", 5),))

    assert of_all(after(match, {"Ann": 9, "Bo": 8}), "balance") == {"Ann": -1, "Bo": 1}


def test_S31_whoever_leaves_leaves_what_lies_in_the_pot() -> None:
    match = after(match_of("Ann, Bo, Cem", Terms(stakes=1)), {"Ann": 9, "Bo": 9, "Cem": 5}).with_event(
        Left("Cem")
    )
    assert (match.standings.pot, of_all(match, "balance")["Cem"]) == (3, -1)
    assert not line(match, "Cem").here

    match = match.with_event(Stopped())
    assert of_all(match, "balance") == {"Ann": 0, "Bo": 0, "Cem": -1}
    assert match.standings.pot == 1


def test_S31_a_pot_left_after_the_last_game_goes_back_as_it_was_filled() -> None:
    match = match_of("Ann, Bo", Terms(games=3, stakes=1))
    match = after(match, {"Ann": 9, "Bo": 5})
    match = after(match, {"Ann": 5, "Bo": 5})
    match = after(match, {"Ann": 5, "Bo": 5})

    assert match.standings.over
    assert of_all(match, "returned") == {"Ann": 4, "Bo": 2}
    assert of_all(match, "balance") == {"Ann": 1, "Bo": -1}
    assert match.standings.pot == 0


def test_S31_of_what_could_not_be_shared_the_last_chips_are_left() -> None:
    match = match_of("Ann, Bo, Cem, Dan, Eve", Terms(games=1, stakes=1), teams=("Ann+Cem", "Bo+Dan+Eve"))
    match = after(match, {"Ann": 9, "Cem": 9, "Bo": 1, "Dan": 1, "Eve": 1})

    assert of_all(match, "returned") == {"Ann": 0, "Cem": 0, "Bo": 0, "Dan": 0, "Eve": 1}


# ---- championship ----------------------------------------------------------------------------------


def test_S30_of_equal_pretenders_fewer_buried_cards_then_clockwise_from_the_champion() -> None:
    match = match_of("Ann, Bo, Cem, Dan", Terms(championship=True))
    points = {"Ann": 5, "Bo": 8, "Cem": 8, "Dan": 8}

    assert after(match, points, buried={"Bo": 2, "Cem": 1, "Dan": 1}).standings.champion == "Cem"
    assert after(match, points).standings.champion == "Bo"
    second = after(match, {"Ann": 5, "Bo": 3, "Cem": 9, "Dan": 3})
    assert after(second, {"Ann": 7, "Bo": 7, "Cem": 1, "Dan": 7}).standings.champion == "Dan"


def test_S30_without_points_whoever_emptied_their_hand() -> None:
    match = match_of("Ann, Bo, Cem", Terms(championship=True), game="intro", options=())

    assert out_first(match, "Cem", "Bo").standings.champion == "Cem"
    assert out_first(match, "Ann").standings.champion == "Ann"
    assert of_all(out_first(match, "Ann"), "trophies")["Ann"] == 1


def test_S30_equal_trophies_share_the_championship() -> None:
    match = match_of("Ann, Bo", Terms(games=3, championship=True))
    match = after(match, {"Ann": 9, "Bo": 5})
    match = after(match, {"Ann": 5, "Bo": 9})
    assert not match.standings.over
    match = after(match, {"Ann": 5, "Bo": 9})

    assert match.standings.over
    assert match.standings.leaders == ("Ann", "Bo")


def test_S30_a_champion_who_leaves_is_followed_by_the_best_pretender() -> None:
    match = match_of("Ann, Bo, Cem, Vi=virtual", Terms(championship=True))
    assert match.with_event(Left("Ann")).standings.champion == "Bo"

    match = after(match, {"Ann": 20, "Bo": 4, "Cem": 5, "Vi": 3}).with_event(Left("Ann"))
    assert match.standings.champion == "Cem"
    assert line(match, "Ann").trophies == 1


def test_S30_a_championship_stands_alone() -> None:
    for terms in (Terms(championship=True, stakes=1), Terms(championship=True, handicap=True)):
        with pytest.raises(InvalidInput) as refused:
            match_of("Ann, Bo", terms)
        assert (refused.value.code, refused.value.rule) == ("match-terms", "S30")


# ---- coming and going ------------------------------------------------------------------------------


def test_a_newcomer_sits_before_the_beginner_and_one_who_left_finds_their_line() -> None:
    match = after(match_of("Ann, Bo, Cem", Terms(stakes=1)), {"Ann": 3, "Bo": 9, "Cem": 5})
    match = match.with_event(Joined("Dan")).with_event(Left("Cem"))
    assert match.standings.seats == ("Bo", "Ann", "Dan")
    assert line(match, "Dan").columns == (None,)

    match = match.with_event(Left("Bo"))
    assert match.standings.seats == ("Ann", "Dan")
    match = match.with_event(Joined("Bo"))
    assert (line(match, "Bo").balance, line(match, "Bo").stake) == (2, 2)
    assert fault(match, Joined("Bo"))[0] == fault(match, Left("Cem"))[0] == "match-player"


def test_after_its_end_nothing_belongs_to_a_match() -> None:
    match = match_of("Ann, Bo", Terms()).with_event(Stopped())

    assert fault(match, Stopped())[0] == fault(match, Left("Ann"))[0] == "match-over"


# ---- laws ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(8))
def test_laws_of_whole_matches(seed: int) -> None:
    """Balances add up to minus the pot; handicaps of people change by -1, 0 or 1; folding game by game gives
    the same as folding all at once."""
    match = match_of("Ann, Bo, Cem, Vi=virtual", Terms(handicap=True, stakes=1))
    before = of_all(match, "handicap")
    for number in range(6):
        match = played(match, f"{seed} {number}")
        now = of_all(match, "handicap")
        assert sum(of_all(match, "balance").values()) == -match.standings.pot
        assert all(abs(now[name] - before[name]) <= 1 for name in now)
        assert now["Vi"] == 0
        assert Match(match.head, match.events).standings == match.standings
        before = now
