"""Matches of a family without points or teams: the walk of the examples."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from discovery.core.errors import InvalidInput
from discovery.play.matches import Terms, read, write
from examples.hexwalk.game import KEY
from tests.support.matches import beginner, match_of, of_all, played
from tests.support.walk import registered


@pytest.fixture(autouse=True)
def walk(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The walk is registered."""
    yield from registered(monkeypatch)


def test_three_walks_with_stakes() -> None:
    match = match_of("Ann, Bo, Cem=wanderer", Terms(games=3, stakes=1), game=KEY, options=())
    for number, name in enumerate(["Ann", "Bo", "Cem"]):
        assert beginner(match) == name
        match = played(match, number)

    assert match.standings.over
    assert sum(of_all(match, "wins").values()) == 3
    assert sum(of_all(match, "balance").values()) == 0
    assert all(column and column.points is None for one in match.standings.lines for column in one.columns)
    assert read(write(match)) == match


@pytest.mark.parametrize(
    ("terms", "rule"), [(Terms(handicap=True), "R04"), (Terms(championship=True), "P06")]
)
def test_terms_that_need_points_or_teams(terms: Terms, rule: str) -> None:
    with pytest.raises(InvalidInput) as refused:
        match_of("Ann, Bo", terms, game=KEY, options=())
    assert (refused.value.code, refused.value.rule) == ("match-term-excluded", rule)
