"""Contests of people over HTTP and real sockets: they pair, play and count by themselves."""

from __future__ import annotations

import io
import json
import time
import zipfile
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from discovery.play.records import read
from discovery.server.live.steady_clock import SteadyClock
from discovery.server.protocol.page_messages.contests import ContestSheet
from discovery.server.protocol.setup import SeatPlan
from tests.support.server.contests import Contest, contest_plan, made
from tests.support.server.harness import plan, serving

pytestmark = pytest.mark.anyio


def places(sheet: ContestSheet) -> dict[str, tuple[int, float]]:
    return {one.name: (one.place, one.points) for one in sheet.entrants}


class Clock:
    """A clock that a test can put ``ahead``, in seconds."""

    def __init__(self) -> None:
        self.ahead = 0

    def __call__(self) -> int:
        return time.monotonic_ns() + 1_000_000_000 * self.ahead


async def code(contest: Contest, path: str, body: Any) -> str:
    return str((await contest.post(path, body))["code"])


async def test_four_people_play_two_rounds_to_the_end(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        contest = await made(served, contest_plan())
        entrants = await contest.enter("Ann", "Bo", "Cy", "Di")
        sheet = await contest.sheet()
        assert (sheet.status, [one.name for one in sheet.entrants]) == ("open", ["Ann", "Bo", "Cy", "Di"])
        assert (await contest.direct("start"))["status"] == "running"
        for number in (1, 2):
            sheet = await contest.sheet()
            assert sheet.round == number
            now = [board for board in sheet.boards if board.round == number]
            assert sorted(one for board in now for one in board.seats) == [1, 2, 3, 4]
            for board in now:
                await contest.play(entrants, board)
            sheet = await contest.step()
        assert sheet.status == "over"
        assert sum(one.points for one in sheet.entrants) == 4
        met = Counter(tuple(sorted(board.seats)) for board in sheet.boards)
        assert set(met.values()) == {1}
        archive = zipfile.ZipFile(
            io.BytesIO((await served.web.get(f"api/contests/{contest.id}/records")).content)
        )
        assert len(archive.namelist()) == 5
        assert read(archive.read("round-2-table-1.record").decode()).game == "intro"
        assert json.loads(archive.read("contest.json"))["status"] == "over"


async def test_what_opens_a_seat_is_the_entrants_alone(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        contest = await made(served, contest_plan())
        ann, bo = await contest.enter("Ann", "Bo")
        assert (await contest.mine(ann.secret)).token == ""
        await contest.direct("start")
        mine, theirs = await contest.mine(ann.secret), await contest.mine(bo.secret)
        assert mine.table == theirs.table != ""
        assert mine.token != theirs.token
        assert (await contest.mine(ann.secret)).token == mine.token
        board = (await contest.sheet()).boards[0]
        assert await served.registry.seat(mine.token) == (board.table, board.seats.index(ann.number))
        assert await code(contest, "mine", {"secret": "x" * 43}) == "foreign-token"
        assert await code(contest, "direct", {"secret": ann.secret, "act": "close"}) == "foreign-token"


async def test_programs_fill_the_last_table_or_somebody_has_a_bye(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        for fill in ("program", "bye"):
            contest = await made(served, contest_plan(3, fill=fill, program="first"))
            await contest.enter(*"abcd")
            await contest.direct("start")
            sheet = await contest.sheet()
            sizes = sorted((board.seats.count(0), len(board.seats)) for board in sheet.boards)
            assert sizes == ([(0, 3), (2, 3)] if fill == "program" else [(0, 1), (0, 3)])


async def test_a_director_decides_a_table_for_a_reason(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        contest = await made(served, contest_plan(rounds=2))
        await contest.enter("Ann", "Bo")
        await contest.direct("start")
        [board] = (await contest.sheet()).boards
        decided = {"round": 1, "board": 1, "winners": [board.seats.index(2)]}
        assert (await contest.direct("decide", **decided))["code"] == "bad-command"
        await contest.direct("decide", **decided, reason=" Ann is  ill ")
        assert (await contest.direct("decide", **decided, reason="again"))["code"] == "board-over"
        sheet = await contest.until(lambda sheet: sheet.round == 2)
        assert sheet.boards[0].decided == "Ann is ill"
        assert places(sheet) == {"Bo": (1, 1), "Ann": (2, 0)}
        await contest.direct("decide", round=2, board=1, winners=[], reason="The bus left")
        await contest.until(lambda sheet: sheet.status == "over")
        assert (await contest.direct("decide", **decided, reason="late"))["code"] == "contest-over"
        await served.registry.sweep()
        assert (await served.registry.live(board.table)).table.status == "closed"


async def test_people_withdraw_and_those_who_are_left_play_on(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        contest = await made(served, contest_plan())
        ann, bo, cy = await contest.enter("Ann", "Bo", "Ann")
        assert [one.name for one in (await contest.sheet()).entrants] == ["Ann", "Bo", "Ann 2"]
        await contest.post("presence", {"secret": cy.secret, "away": True})
        assert [one.name for one in (await contest.sheet()).entrants] == ["Ann", "Bo"]
        await contest.direct("start")
        assert await code(contest, "entrants", {"name": "Cy"}) == "contest-begun"
        told = await contest.post("presence", {"secret": bo.secret, "away": True})
        assert told["away"] is True
        await contest.play([ann, bo], (await contest.sheet()).boards[0])
        sheet = await contest.step()
        assert (sheet.status, sheet.round) == ("over", 1)
        assert await code(contest, "presence", {"secret": bo.secret, "away": False}) == "contest-over"


async def test_a_contest_begins_at_its_time_once_enough_have_come(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        contest = await made(served, contest_plan(starts=served.registry.context.now() + 3_600_000))
        await contest.enter("Ann", "Bo")
        assert (await contest.step()).status == "open"
        by_hand = await made(served, contest_plan())
        running = served.registry.contests.running
        assert await running.due() == [contest.id]
        assert by_hand.id not in await running.due()
        early = await made(served, contest_plan(starts=1))
        await early.enter("Ann")
        assert (await early.step()).status == "open"
        await early.enter("Bo")
        assert (await early.step()).status == "running"
        assert early.id in await running.due()


async def test_an_arena_pairs_whoever_is_free_until_its_time_is_over(tmp_path: Path) -> None:
    clock = Clock()
    async with serving(tmp_path, timepiece=SteadyClock(clock, clock)) as served:
        contest = await made(served, contest_plan(form="arena", minutes=5))
        entrants = await contest.enter("Ann", "Bo")
        await contest.direct("start")
        sheet = await contest.sheet()
        assert sheet.ends == sheet.begun + 300_000
        await contest.play(entrants, sheet.boards[0])
        sheet = await contest.step()
        assert [board.over for board in sheet.boards] == [True, False]
        entrants += await contest.enter("Cy", "Di")
        sheet = await contest.step()
        assert sorted(sheet.boards[2].seats) == [3, 4]
        await contest.post("presence", {"secret": entrants[0].secret, "away": True})
        clock.ahead += 301
        for board in sheet.boards[1:]:
            await contest.play(entrants, board)
        assert (await contest.step()).status == "over"


async def test_in_duplicate_all_tables_of_a_round_have_the_same_deal(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        contest = await made(served, contest_plan(form="duplicate", rounds=2, program="first"))
        entrants = await contest.enter("Ann", "Bo", "Cy")
        await contest.direct("start")
        sheet = await contest.sheet()
        assert [board.table for board in sheet.boards] == ["", ""]
        games = [(await contest.mine(one.secret)).table for one in entrants]
        records = [(await served.registry.live(game)).table.record() for game in dict.fromkeys(games)]
        assert len(records) == 2
        assert records[0].order == records[1].order
        for board in sheet.boards:
            await contest.play(entrants, board)
        sheet = await contest.until(lambda sheet: sheet.round == 2)
        assert all(board.table for board in sheet.boards if board.round == 1)
        seats: dict[int, list[int]] = {one.number: [] for one in entrants}
        for board in sheet.boards:
            for seat, one in enumerate(board.seats):
                if one:
                    seats[one].append(seat)
        assert all(sorted(found) == [0, 1] for found in seats.values())


async def test_what_cannot_be_a_contest_is_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        for planned, said in (
            (contest_plan(1), "contest-seats"),
            (msgspec.structs.replace(contest_plan(), table=plan("open", "open")), "contest-clock"),
            (msgspec.structs.replace(contest_plan(), name="\u200b"), "bad-name"),
            (msgspec.structs.replace(contest_plan(), program="nobody"), "unknown-player"),
            (
                msgspec.structs.replace(
                    contest_plan(),
                    table=msgspec.structs.replace(
                        contest_plan().table, seats=[SeatPlan("open"), SeatPlan("bot")]
                    ),
                ),
                "bad-command",
            ),
        ):
            answer = await served.web.post("api/contests", content=msgspec.json.encode(planned))
            assert json.loads(answer.content)["code"] == said
        contest = await made(served, contest_plan())
        await contest.enter("Ann")
        assert (await contest.direct("start"))["code"] == "too-few-entrants"
        assert (await contest.direct("close"))["status"] == "closed"
        assert await code(contest, "entrants", {"name": "Bo"}) == "contest-over"
        assert (await served.web.get("api/contests/nothing")).status_code == 404


async def test_contests_are_listed_unless_their_director_keeps_them_apart(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        shown = await made(served, contest_plan())
        await made(served, contest_plan(listed=False))
        closed = await made(served, contest_plan())
        await closed.direct("close")
        await shown.enter("Ann")
        listed = json.loads((await served.web.get("api/contests")).content)["contests"]
        assert [(one["id"], one["entrants"]) for one in listed] == [(shown.id, 1)]


async def test_a_host_may_have_no_contests(tmp_path: Path) -> None:
    async with serving(tmp_path, contests=False) as served:
        assert (await served.web.get("api/contests")).status_code == 404
