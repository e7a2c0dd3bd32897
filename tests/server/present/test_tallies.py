"""How games were won: the sources of points add up to what the rules count, in every game."""

from __future__ import annotations

import pytest

from discovery.lab.match import Match
from discovery.play.replay import replay
from discovery.server.present.tallies import tally_of
from discovery.server.protocol import CountInfo, TallyInfo

SECONDS = 60.0
POINTS = {
    "explore": ((), ("series+",), ("jokers=3", "stop", "sos"), ("flash",), ("trump+",), ("battle",)),
    "select": ((),),
    "connect": (("series+", "jokers=2"),),
    "fusion": ((), ("deposit", "jokers=2")),
    "classic-simple": ((),),
    "classic-select": ((),),
    "classic-connect": ((),),
    "classic-memory": ((),),
}
WITHOUT = ("intro", "memory")
LINKED = ("connect", "fusion", "classic-connect")


def told(game: str, options: tuple[str, ...], seed: int) -> tuple[TallyInfo, list[int] | None]:
    """What is told of a game, and its scores by the rules; ``greedy`` would think long about kinship."""
    players = ("random" if game == "classic-connect" else "greedy", "random", "random")
    record = Match(game, players, options=options).record(seed=f"{game} {seed}")
    end = replay(record)
    result = end.game.result(end.state)
    assert result is not None
    return tally_of(record, SECONDS), None if result.scores is None else list(result.scores)


def of(found: list[CountInfo], name: str) -> list[int]:
    return next((one.seats for one in found if one.id == name), [])


@pytest.mark.parametrize(("game", "options"), [(game, one) for game, sets in POINTS.items() for one in sets])
def test_the_sources_of_points_add_up_to_the_scores(game: str, options: tuple[str, ...]) -> None:
    for seed in range(2):
        found, scores = told(game, options, seed)
        if scores is not None:
            assert [sum(seat) for seat in zip(*(one.seats for one in found.points), strict=True)] == scores
        assert all(
            min(of(found.points, source), default=0) >= 0 for source in ("cards", "links", "series", "eras")
        )
        assert (of(found.points, "links") == []) == (game not in LINKED)
        assert "deposit" in options or of(found.points, "deposits") == []


def test_Y11_points_that_assets_took_are_lost_by_one_seat_and_won_by_another() -> None:
    found, _ = told("explore", ("battle",), 1)
    won, lost = of(found.points, "assets"), of(found.points, "taken")
    assert min(won) >= 0
    assert max(lost) <= 0
    assert 0 < -sum(lost) <= sum(won)


@pytest.mark.parametrize("game", WITHOUT)
def test_where_there_are_no_points_cards_left_tell_the_lead(game: str) -> None:
    found, _ = told(game, (), 1)
    assert found.points == []
    kept = of(found.deeds, "kept")
    assert found.lead is not None
    assert (found.lead.id, found.lead.number) == ("left", kept[found.lead.seat])


def test_the_lead_is_what_the_best_of_the_others_lacks() -> None:
    found, scores = told("explore", (), 1)
    assert scores is not None
    assert found.lead is not None
    first, second = sorted(scores, reverse=True)[:2]
    assert (found.lead.number, scores[found.lead.seat]) == (first - second, second)


def test_XS02_honours_are_for_oneself_and_for_each_other_who_got_out() -> None:
    record = Match("discover:beacon", ["level-3", "level-3"]).record(seed="1")
    found = tally_of(record, SECONDS)
    assert (of(found.points, "out"), of(found.points, "others")) == ([3, 3], [2, 2])
    assert all(of(found.deeds, "steps"))
