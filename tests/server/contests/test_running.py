"""Contests that run by themselves: many programs, several processes, a server that stops."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path

import pytest
from sqlalchemy import func, select

from discovery.store.tables import games
from tests.support.data_servers import Postgres
from tests.support.deadlines import within
from tests.support.server.contests import Contest, contest_plan, made
from tests.support.server.harness import serving
from tests.support.server.members import members
from tests.support.testing.rounds import rarely

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    ("programs", "rounds", "again", "at_a_seat", "varied"),
    [(12, 3, 2, 2, 30), *rarely((24, 5, 2, 3, 60))],  # of 36 and 72; by lot it would be 24 and fifty
)
async def test_many_programs_play_swiss_rounds(
    tmp_path: Path, programs: int, rounds: int, again: int, at_a_seat: int, varied: int
) -> None:
    """Few meet `again`, nobody sits too often `at_a_seat`, and most seats are `varied`."""
    async with serving(tmp_path) as served:
        contest = await made(served, contest_plan(3, rounds=rounds))
        for _ in range(programs):
            await contest.direct("add", program="first")
        await contest.direct("start")
        sheet = await contest.until(lambda sheet: sheet.status == "over")
        assert len({one.name for one in sheet.entrants}) == programs
        assert len(sheet.boards) == programs // 3 * rounds
        for number in range(1, rounds + 1):
            seated = [one for board in sheet.boards if board.round == number for one in board.seats]
            assert sorted(seated) == list(range(1, programs + 1))
        pairs = Counter(
            (one, other)
            for board in sheet.boards
            for one in board.seats
            for other in board.seats
            if one < other
        )
        assert sum(pairs.values()) - len(pairs) <= again
        sat = Counter((one, seat) for board in sheet.boards for seat, one in enumerate(board.seats))
        had = Counter(sat[one, seat] for one in range(1, programs + 1) for seat in range(3))
        assert max(had) <= at_a_seat
        assert had[1] + had[2] >= varied
        assert sum(one.points for one in sheet.entrants) == programs * rounds


async def test_two_processes_never_pair_a_round_twice(tmp_path: Path, postgres: Postgres) -> None:
    async with members(tmp_path, 2, postgres.database(), sweep_seconds=3600.0) as served:
        contest = await made(served, contest_plan(rounds=3))
        for _ in range(6):
            await contest.direct("add", program="first")
        processes = [one.registry.contests.running for one in served.members]
        known = await served.registry.contests.contest(contest.id)
        await asyncio.gather(*(one.begin(known) for one in processes * 2))
        async with within():
            while (sheet := await contest.sheet()).status == "running":
                await asyncio.gather(*(one.step(contest.id) for one in processes * 2))
        numbers = Counter((board.round, board.board) for board in sheet.boards)
        assert numbers == Counter((number, board) for number in (1, 2, 3) for board in (1, 2, 3))
        store = served.registry.context.store
        assert (await store.rows(select(func.count()).select_from(games)))[0][0] == 9


async def test_two_processes_never_seat_anybody_twice_in_an_arena(tmp_path: Path, postgres: Postgres) -> None:
    async with members(tmp_path, 2, postgres.database(), sweep_seconds=3600.0) as served:
        contest = await made(served, contest_plan(form="arena"))
        for _ in range(6):
            await contest.direct("add", program="first")
        await contest.direct("start")
        processes = [one.registry.contests.running for one in served.members]
        async with within():
            while len((await contest.sheet()).boards) < 15:
                await asyncio.gather(*(one.step(contest.id) for one in processes * 2))
                known = await served.registry.contests.contest(contest.id)
                busy = Counter(one for board in known.open_boards for one in board.seats)
                assert max(busy.values(), default=0) <= 1


async def test_another_process_carries_a_contest_on(tmp_path: Path) -> None:
    async with serving(tmp_path, sweep_seconds=3600.0) as served:
        contest = await made(served, contest_plan(rounds=2))
        for _ in range(4):
            await contest.direct("add", program="first")
        await contest.direct("start")
    async with serving(tmp_path) as served:
        again = Contest(served, contest.id, contest.director)
        sheet = await again.until(lambda sheet: sheet.status == "over")
        assert len(sheet.boards) == 4
