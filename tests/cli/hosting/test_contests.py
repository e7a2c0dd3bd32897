"""What the host learns of contests from a shell."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import msgspec

from discovery.server.protocol.page_messages.contests import Entered
from tests.cli.conftest import Run
from tests.store.test_place import fill
from tests.support.server.contests import Contest, contest_plan, logged_in, made
from tests.support.server.harness import serving


async def held(folder: Path) -> Contest:
    """A contest of two that has begun."""
    async with serving(folder) as served:
        contest = await made(served, contest_plan())
        await contest.enter("Ann", "Bo")
        await contest.direct("start")
        return contest


def test_contests_are_listed(run: Run, tmp_path: Path) -> None:
    contest = asyncio.run(held(tmp_path))
    data = ("--data", tmp_path, "--language", "en")
    shown = run("admin", "contests", *data).out
    assert all(word in shown for word in ("Cup", "running", "Swiss"))
    [one] = json.loads(run("admin", "contests", "--json", *data).out)["contests"]
    assert (one["id"], one["game"], one["entrants"], one["round"]) == (contest.id, "intro", 2, 1)


def test_a_contest_is_erased_and_its_tables_stay(run: Run, tmp_path: Path) -> None:
    contest = asyncio.run(held(tmp_path))
    data = ("--data", tmp_path, "--language", "en")
    assert contest.id in run("admin", "contests", *data).out
    assert "--erase" in run("admin", "contest", contest.id, *data).err
    assert run("admin", "contest", contest.id, "--erase", *data).out == (
        f"Contest {contest.id} is erased. Its tables stay.\n"
    )
    assert run("admin", "contests", *data).out == "There are no contests.\n"
    assert "playing" in run("admin", "list", *data).out
    assert "contest erased" in run("admin", "audit", *data).out.replace("\N{NO-BREAK SPACE}", " ")
    assert run("admin", "contest", contest.id, "--erase", *data).err.split(":")[1] == " no-contest"


async def rated(folder: Path) -> None:
    """A rated contest of one round, won by whoever has the first seat."""
    async with (
        serving(folder, accounts="open") as served,
        logged_in(served, "Ann") as ann,
        logged_in(served, "Bo") as bo,
    ):
        contest = await made(served, contest_plan(rounds=1, rated=True))
        entrants = []
        for web in (ann, bo):
            told = await web.post(f"api/contests/{contest.id}/entrants", json={"name": ""})
            entrants.append(msgspec.json.decode(told.content, type=Entered))
        await contest.direct("start")
        await contest.play(entrants, (await contest.sheet()).boards[0])
        await contest.step()


def test_ratings_follow_from_results(run: Run, tmp_path: Path) -> None:
    data = ("--data", tmp_path, "--language", "en")
    fill(tmp_path)
    assert run("admin", "ratings", *data).out == "No rated game has been played yet.\n"
    asyncio.run(rated(tmp_path))
    assert "(provisional)" in run("admin", "ratings", *data).out
    [ladder] = json.loads(run("admin", "ratings", "--json", *data).out)["ladders"]
    assert (ladder["game"], ladder["seats"]) == ("intro", 2)
    assert {one["name"] for one in ladder["lines"]} == {"Ann", "Bo"}


def test_where_there_are_none_it_says_so(run: Run, tmp_path: Path) -> None:
    fill(tmp_path)
    assert run("admin", "contests", "--data", tmp_path, "--language", "en").out == "There are no contests.\n"
