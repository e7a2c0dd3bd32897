"""Ratings: a fold over rated tables, and what counts for them."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from discovery.server.contests.ratings import MIDDLE, PROVISIONAL, RatedTable, RatingOwner, folded
from discovery.server.protocol.page_messages.contests import Entered
from tests.support.server.contests import contest_plan, logged_in, made
from tests.support.server.harness import plan, serving

ANN, BO, CY = RatingOwner("a"), RatingOwner("b"), RatingOwner(program="level-3")
FIRST, SECOND, THIRD = (True, 9), (False, 5), (False, 1)


def table(*seats: RatingOwner, values: tuple[tuple[bool, int], ...] = (FIRST, SECOND, THIRD)) -> RatedTable:
    return RatedTable("intro", seats, values[: len(seats)])


def test_winners_rise_as_far_as_losers_fall_and_get_surer() -> None:
    [ladder] = folded([table(ANN, BO)]).values()
    assert ladder[ANN].rating - MIDDLE == MIDDLE - ladder[BO].rating > 0
    [later] = folded([table(ANN, BO)] * 9).values()
    assert later[ANN].interval < ladder[ANN].interval
    assert (later[ANN].games, ladder[ANN].provisional) == (9, True)


def test_the_order_of_all_seats_counts() -> None:
    [ladder] = folded([table(BO, CY, ANN)] * 5).values()
    assert ladder[BO].rating > ladder[CY].rating > ladder[ANN].rating


def test_those_who_are_level_stay_level() -> None:
    [ladder] = folded([table(ANN, BO, values=(FIRST, FIRST))] * 5).values()
    assert ladder[ANN].rating == ladder[BO].rating == MIDDLE


def test_three_wins_of_four_are_about_two_hundred_points() -> None:
    games = [table(ANN, BO) if number % 4 else table(BO, ANN) for number in range(400)]
    [ladder] = folded(games).values()
    assert 180 < ladder[ANN].rating - ladder[BO].rating < 240
    assert ladder[ANN].interval < PROVISIONAL


def test_each_game_and_number_of_seats_has_ratings_of_its_own() -> None:
    ladders = folded([table(ANN, BO), table(ANN, BO, CY), RatedTable("explore", (ANN, BO), (SECOND, FIRST))])
    assert list(ladders) == [("intro", 2), ("intro", 3), ("explore", 2)]
    assert ladders["explore", 2][ANN].games == 1


def test_nobody_is_rated_against_themselves() -> None:
    assert folded([table(CY, CY)]) == {}


@pytest.mark.anyio
async def test_a_rated_contest_is_for_accounts_and_counts_what_ended_by_itself(tmp_path: Path) -> None:
    async with (
        serving(tmp_path, accounts="open") as served,
        logged_in(served, "Ann") as ann,
        logged_in(served, "Bo") as bo,
    ):
        contest = await made(served, contest_plan(rounds=2, rated=True))
        path = f"api/contests/{contest.id}/entrants"
        entrants = []
        for web, name in ((ann, "Ann"), (bo, "Bo")):
            told = json.loads((await web.post(path, json={"name": name})).content)
            entrants.append(Entered(**told))
        assert json.loads((await ann.post(path, json={"name": "Me"})).content)["code"] == "entered-already"
        assert (await contest.post("entrants", {"name": "Guest"}))["code"] == "logged-out"
        await contest.direct("start")
        assert json.loads((await served.web.get("api/ratings")).content) == {"ladders": []}
        await contest.play(entrants, (await contest.sheet()).boards[0])
        sheet = await contest.step()
        await contest.direct("decide", round=2, board=1, winners=[], reason="The bus left")
        assert (await contest.step()).status == "over"
        [ladder] = json.loads((await served.web.get("api/ratings")).content)["ladders"]
        assert (ladder["game"], ladder["seats"]) == ("intro", 2)
        assert {one["name"]: one["games"] for one in ladder["lines"]} == {"Ann": 1, "Bo": 1}
        assert ladder["lines"][0]["name"] == sheet.entrants[0].name
        [own] = json.loads((await ann.get("api/ratings/mine")).content)["courses"]
        assert len(own["course"]) == 1
        assert (await served.web.get("api/ratings/mine")).status_code == 401
        held = json.loads((await ann.get("api/account/seats")).content)["tables"]
        assert [one["table"]["table"] for one in held] == [sheet.boards[0].table]
        erased = await bo.post("api/account/erase", json={"proof": {"password": "tall green trees"}})
        assert erased.status_code == 200
        [left] = json.loads((await served.web.get("api/ratings")).content)["ladders"]
        assert [(one["name"], one["games"]) for one in left["lines"]] == [("Ann", 1)]


@pytest.mark.anyio
async def test_a_game_with_options_is_not_rated(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        table = plan("open", "open", game="intro", options=["eras=1-2"], turn_seconds=60)
        planned = msgspec.structs.replace(contest_plan(rated=True), table=table)
        answer = await served.web.post("api/contests", content=msgspec.json.encode(planned))
        assert json.loads(answer.content)["code"] == "contest-rated"
