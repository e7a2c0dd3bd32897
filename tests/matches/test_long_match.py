"""A long match between unequal players: the handicap brings them together (R04)."""

from __future__ import annotations

from discovery.lab.matches import play_between_programs
from discovery.play.matches import Terms
from tests.support.matches import line, match_of
from tests.support.testing.rounds import LONG

GAMES, LAST = (600, 200) if LONG else (300, 100)


def test_R04_a_handicap_brings_greedy_and_random_together() -> None:
    match = match_of("Ann=greedy, Bo=random", Terms(games=GAMES, handicap=True))
    for number in range(GAMES):
        match = play_between_programs(match, f"long {number}")

    ann = line(match, "Ann")
    share = sum(column is not None and column.won for column in ann.columns[-LAST:]) / LAST
    assert 0.4 <= share <= 0.6
    assert ann.handicap == -line(match, "Bo").handicap > 0
    by_points = sum(game.record.winners == ("Ann",) for game in match.games)
    assert by_points > 0.9 * GAMES
