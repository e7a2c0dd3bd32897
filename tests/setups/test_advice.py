"""The book's advice on numbers and on who sits where: it warns, it never forbids."""

from __future__ import annotations

from itertools import permutations

import pytest

from discovery.core.setup import Configuration
from discovery.evolution.setups.advice import advice, alternate
from discovery.evolution.setups.configurations import CONFIGURATIONS
from discovery.lab.match import Match
from discovery.play.setups import GameSetup
from tests.support.editions import CLASSIC


def told(setup: GameSetup) -> list[tuple[str, str]]:
    return [(one.message, one.rule) for one in advice(setup.game, setup.options, setup.seats, setup.teams)]


@pytest.mark.parametrize("seats", [("me",), ("me", "open"), ("me", "program:greedy")])
def test_B08_one_or_two_players_are_advised_to_add_bots(seats: tuple[str, ...]) -> None:
    assert told(GameSetup("explore", seats=seats)) == [("few", "B08")]
    assert told(GameSetup("explore", seats=(*seats, "bot"))) == []


@pytest.mark.parametrize("game", ["intro", "explore", "connect", "fusion"])
def test_B08_more_than_six_are_advised_to_play_games_without_waiting(game: str) -> None:
    assert told(GameSetup(game, seats=("me",) * 6)) == []
    assert told(GameSetup(game, seats=("me",) * 7)) == [("many", "B08")]
    assert told(GameSetup(game, options=("flash",), seats=("me",) * 7)) == []


@pytest.mark.parametrize("game", ["memory", "select"])
def test_B08_memory_and_select_are_for_nine(game: str) -> None:
    assert told(GameSetup(game, seats=("me",) * 9)) == []


@pytest.mark.parametrize("game", CLASSIC)
@pytest.mark.parametrize("seats", [2, 9])
def test_B08_advises_nothing_that_the_first_edition_refuses(game: str, seats: int) -> None:
    """S16: its games have neither Bot+ nor Flash."""
    assert told(GameSetup(game, seats=("me",) * seats)) == []


def test_P06_team_members_sit_alternately() -> None:
    seats = ("me",) * 4
    assert told(GameSetup("explore", seats=seats, teams=((0, 2), (1, 3)))) == []
    assert told(GameSetup("explore", seats=seats, teams=((0, 1), (2, 3)))) == [("alternate", "P06")]


@pytest.mark.parametrize("sizes", [(2, 2), (3, 3), (2, 2, 2), (2, 1), (3, 1), (4, 2, 1), (1, 1, 1)])
def test_P06_every_company_has_an_order_that_is_alternate(sizes: tuple[int, ...]) -> None:
    people = [team for team, size in enumerate(sizes) for _ in range(size)]
    orders = set(permutations(people))
    found = [
        [[seat for seat, team in enumerate(order) if team == one] for one in range(len(sizes))]
        for order in orders
    ]
    assert any(alternate(teams, len(people)) for teams in found)


@pytest.mark.parametrize("chosen", CONFIGURATIONS, ids=lambda one: one.key)
def test_P06_the_book_has_nothing_to_say_against_its_own_configurations(chosen: Configuration) -> None:
    assert told(GameSetup("explore", seats=chosen.seats, teams=chosen.teams)) == []
    assert chosen.seats[0] == "me"


@pytest.mark.parametrize("game", ["intro", "memory"])
def test_T02_alone_one_is_seated_with_bots_that_keep_the_game_going(game: str) -> None:
    """Two simple bots place so little that one game of Intro in four stands still."""
    solitaire = next(one for one in CONFIGURATIONS if one.key == "solitaire")
    match = Match(game, ["level-3" if seat == "me" else seat for seat in solitaire.seats])

    ends = {match.play(f"alone {number}").result.reason for number in range(12)}

    assert ends == {"hand-emptied"}
