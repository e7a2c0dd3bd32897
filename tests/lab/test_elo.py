"""Ratings: what is known of them by other means."""

from __future__ import annotations

from math import log10, sqrt

import pytest

from discovery.core.research.study import Z_95
from discovery.lab.elo import POINTS, Meeting, fit

ANCHOR = 1000.0


def test_two_players_are_as_far_apart_as_their_wins_say() -> None:
    """With the half win and the half loss that are added: 75.5 to 25.5."""
    weak, strong = fit(2, [Meeting(0, 1, won=25, games=100)], 0, ANCHOR)

    assert weak.points == weak.low == weak.high == ANCHOR
    assert strong.points == pytest.approx(ANCHOR + 400 * log10(75.5 / 25.5))
    assert strong.high - strong.points == pytest.approx(POINTS * Z_95 * sqrt(101 / (75.5 * 25.5)))
    assert strong.points - strong.low == pytest.approx(strong.high - strong.points)


def test_ratings_foresee_as_many_wins_as_there_were() -> None:
    """The equations of the greatest likelihood, with half a game more on either side of each pair."""
    games = [Meeting(0, 1, 7, 13), Meeting(0, 2, 9, 13), Meeting(1, 2, 7, 13)]
    elos = fit(3, games, 2, ANCHOR)

    for player, won in enumerate([16 + 1, 13 + 1, 10 + 1]):
        foreseen = sum(
            14 / (1 + 10 ** ((elos[other].points - elos[player].points) / 400))
            for other in range(3)
            if other != player
        )
        assert foreseen == pytest.approx(won)


def test_strengths_add_up_along_a_chain() -> None:
    """Who never met is compared through who met both."""
    low, middle, high = fit(3, [Meeting(1, 0, 70, 100), Meeting(2, 1, 70, 100)], 0, ANCHOR)

    assert high.points - middle.points == pytest.approx(middle.points - low.points)
    assert high.high - high.low > middle.high - middle.low


def test_a_player_who_wins_every_game_gets_a_finite_rating() -> None:
    _, few = fit(2, [Meeting(1, 0, 10, 10)], 0, ANCHOR)
    _, many = fit(2, [Meeting(1, 0, 1000, 1000)], 0, ANCHOR)

    assert ANCHOR < few.low < few.points < many.points < ANCHOR + 2000


def test_seats_are_reckoned_with() -> None:
    """Two seats of three and two wins of three: as strong as the other."""
    elos = fit(2, [Meeting(0, 1, 200, 300, odds=2.0), Meeting(0, 1, 100, 300, odds=0.5)], 0, ANCHOR)

    assert elos[1].points == pytest.approx(ANCHOR)


def test_more_games_narrow_the_interval() -> None:
    _, few = fit(2, [Meeting(0, 1, 40, 100)], 0, ANCHOR)
    _, many = fit(2, [Meeting(0, 1, 4000, 10000)], 0, ANCHOR)

    assert (few.high - few.low) / (many.high - many.low) == pytest.approx(10, rel=0.02)


def test_somebody_who_never_met_the_others_cannot_be_rated() -> None:
    with pytest.raises(ValueError, match="never met"):
        fit(4, [Meeting(0, 1, 5, 10), Meeting(2, 3, 5, 10)], 0, ANCHOR)


@pytest.mark.parametrize("won", [float("nan"), float("inf"), -5.0, 20.0])
def test_what_is_no_result_ends_in_an_error(won: float) -> None:
    """A search for the greatest likelihood would never end."""
    with pytest.raises(ValueError, match="no results"):
        fit(2, [Meeting(0, 1, won, 10)], 0, ANCHOR)
