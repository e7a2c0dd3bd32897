"""The automatic steps of a contest: it reads what its tables have come to, pairs the next round, and ends.

Each step reads the rows and writes in one transaction what follows from them. Any process may take it: of two
that pair the same round only one can store its tables, and the other finds them there.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Protocol

import structlog
from sqlalchemy import Executable, insert, select, update

from discovery.core.errors import TableError
from discovery.play.commitment import GameKey
from discovery.server.cluster.members import TableElsewhere
from discovery.server.codes import ServerCode
from discovery.server.config.settings import DAY
from discovery.server.contests import arena, duplicate
from discovery.server.contests.calling import EntrantCalls, carried
from discovery.server.contests.pairing import groups, left_over, meetings, pairs
from discovery.server.contests.results import NOBODY, Board, TableResult
from discovery.server.contests.rows import (
    Contest,
    board_row,
    is_board,
    is_entrant,
    read_contest,
    result_text,
)
from discovery.server.contests.seating import seated, sittings
from discovery.server.contests.seats import new_game, seated_plan
from discovery.server.contests.standings import counted, points_of
from discovery.server.live.context import ServerContext
from discovery.server.live.live_table import LiveTable
from discovery.server.tables.table import Table
from discovery.server.threads import in_thread
from discovery.store.contest_tables import boards, contests, entrants
from discovery.store.rows import Conflict

log = structlog.get_logger()

ELSEWHERE_SECONDS = 5.0
"""Seconds after which it is looked again whether another process still has a table."""


class ContestTables(Protocol):
    """The tables of a server."""

    @property
    def context(self) -> ServerContext:
        """The server's shared context."""
        ...

    async def live(self, table: str) -> LiveTable:
        """A table, loaded if necessary."""
        ...


class Running:
    """Runs the contests of a server."""

    def __init__(self, tables: ContestTables) -> None:
        self._tables = tables
        self._context = tables.context
        self._calls = EntrantCalls(tables.context)
        self._elsewhere: dict[str, float] = {}

    async def due(self) -> list[str]:
        """The contests that are running or wait for a time to begin; those to which nobody comes are looked
        at no more after the days of abandoned tables."""
        since = self._context.now() - int(1000 * DAY * self._context.settings.abandon_days)
        timed = ~contests.c.plan.contains('"starts":0', autoescape=True)
        waits = (contests.c.status == "open") & timed & (contests.c.created > since)
        running = contests.c.status == "running"
        asked = select(contests.c.id).where(running | waits).order_by(contests.c.created, contests.c.id)
        return [row.id for row in await self._context.store.rows(asked)]

    async def step(self, ident: str) -> None:
        """Do in a contest what is due now."""
        contest = await read_contest(self._context.store, ident)
        if contest is None:
            return
        if contest.status == "open":
            if 0 < contest.plan.starts <= self._context.now() and can_begin(contest):
                await self.begin(contest)
        elif contest.status == "running":
            if await self._read_results(contest):
                contest = await read_contest(self._context.store, ident) or contest
            await self._go_on(contest)

    async def begin(self, contest: Contest) -> None:
        """Begin a contest. ``TableError(TOO_FEW_ENTRANTS)``."""
        if not can_begin(contest):
            raise TableError(ServerCode.TOO_FEW_ENTRANTS)
        now = self._context.now()
        begun = update(contests).where(contests.c.id == contest.id).values(status="running", begun=now)
        await self._pair(contest, 1, [begun])
        log.info("contest-begun", contest=contest.id, entrants=len(contest.entrants))

    # ---- results ---------------------------------------------------------------------------------

    async def _read_results(self, contest: Contest) -> bool:
        """Note how tables have ended; whether any has. Those that are played stay in memory, so that their
        clocks and programs go on while nobody is there."""
        ended: list[Executable] = []
        for board in contest.open_boards:
            table = await self._table(board.game or "")
            result = None if table is None else result_of(table)
            if table is None or result is None:
                continue
            row = is_board(contest.id, board.round, board.board) & boards.c.result.is_(None)
            ended.append(update(boards).where(row).values(result=result_text(result)))
            if contest.plan.format == "arena":
                ended += self._rest(contest, board, table)
        if ended:
            await self._context.store.write(*ended)
        return bool(ended)

    async def _table(self, game: str) -> Table | None:
        """A table in this process; ``None`` for one that another has or that cannot be opened: its director
        has to decide it."""
        now = time.monotonic()
        if now < self._elsewhere.get(game, 0.0):
            return None
        try:
            return (await self._tables.live(game)).table
        except TableElsewhere:
            self._elsewhere = {name: until for name, until in self._elsewhere.items() if until > now}
            self._elsewhere[game] = now + ELSEWHERE_SECONDS
        except TableError as error:
            log.warning("contest-table-lost", table=game, error=str(error.code))
        return None

    @staticmethod
    def _rest(contest: Contest, board: Board, table: Table) -> list[Executable]:
        """Who was gone from their seat at the end is not paired again before they say so."""
        gone = [board.seats[seat] for seat, one in enumerate(table.seats) if one.left or one.kept_by_program]
        return [update(entrants).where(is_entrant(contest.id, one)).values(away=1) for one in gone if one]

    # ---- what comes next -------------------------------------------------------------------------

    async def _go_on(self, contest: Contest) -> None:
        plan = contest.plan
        if plan.format == "arena":
            timely = self._context.now() < contest.ends
            if timely:
                await self._pair(contest, 1)
            elif not contest.open_boards:
                await self._end(contest)
        elif not contest.open_boards:
            if contest.round < plan.rounds and can_begin(contest):
                await self._pair(contest, contest.round + 1)
            else:
                await self._end(contest)

    async def _end(self, contest: Contest) -> None:
        running = (contests.c.id == contest.id) & (contests.c.status == "running")
        await self._context.store.write(
            update(contests).where(running).values(status="over", ended=self._context.now())
        )
        log.info("contest-over", contest=contest.id)

    async def _pair(self, contest: Contest, number: int, more: Sequence[Executable] = ()) -> None:
        """Store the tables of a round, or those that an arena can make now, and have them played."""
        companies, byes = await in_thread(self._companies, contest, number)
        first = 1 + sum(board.round == number for board in contest.boards)
        now, random = self._context.now(), self._context.random
        shared = GameKey.generate(random)
        statements, made = list(more), {}
        for at, company in enumerate(companies, first):
            own = shared if contest.plan.format == "duplicate" else GameKey.generate(random)
            game, stored = new_game(seated_plan(contest, company), now, random, own)
            board = Board(number, at, tuple(company), game)
            statements += [*stored, insert(boards).values(**board_row(contest.id, board))]
            statements += carried(contest.id, game, company)
            made[game] = company
        for at, one in enumerate(byes, first + len(companies)):
            bye = Board(number, at, (one,), None, TableResult(()))
            statements.append(insert(boards).values(**board_row(contest.id, bye)))
        if statements:
            await self._store(contest, statements, made)

    async def _store(
        self, contest: Contest, statements: Sequence[Executable], made: Mapping[str, Sequence[int]]
    ) -> None:
        try:
            await self._context.store.write(*statements)
        except Conflict:
            return  # another process was quicker
        log.info("contest-paired", contest=contest.id, tables=len(made))
        for game in made:
            with suppress(TableElsewhere):
                await self._tables.live(game)
        self._calls.call(made)

    def _companies(self, contest: Contest, number: int) -> tuple[list[list[int]], list[int]]:
        """Who sits at the tables, by seat, and who has a bye. This may take a moment."""
        match contest.plan.format:
            case "duplicate":
                return _deal_round(contest, number), []
            case "arena":
                return _arena_tables(contest), []
        lot = [one.number for one in contest.here]
        self._context.random.shuffle(lot)
        return _swiss_round(contest, lot)


def can_begin(contest: Contest) -> bool:
    """Whether those who are there are enough for a round: in duplicate for two tables, where there are byes
    for one, else for a game against programs that fill it."""
    count, seats = len(contest.here), contest.seats
    if contest.plan.format == "duplicate":
        return len(contest.entrants) > seats
    if contest.plan.format == "swiss" and contest.plan.fill == "program":
        return count >= 2
    return count >= seats


def result_of(table: Table) -> TableResult | None:
    """How a table ended; ``None`` while it is played."""
    outcome = table.outcome
    if outcome is not None:
        return TableResult(outcome.winners, outcome.scores)
    return TableResult((), closed=True) if table.status == "closed" else None


def _swiss_round(contest: Contest, lot: Sequence[int]) -> tuple[list[list[int]], list[int]]:
    """The tables of the next round; among equals the ``lot`` decides."""
    seats, played = contest.seats, contest.boards
    points = points_of(counted("swiss", played, seats))
    order = sorted(lot, key=lambda one: -points[one])
    short = [board for board in played if board.game is None or NOBODY in board.seats]
    before = {one: sum(one in board.seats for board in short) for one in order}
    odd = left_over(order, seats, before)
    full = groups([one for one in order if one not in odd], seats, points, meetings(played))
    if contest.plan.fill == "program" and odd:
        full, odd = [*full, [*odd, *[NOBODY] * (seats - len(odd))]], []
    sat = sittings(played)
    return [seated(company, sat) for company in full], odd


def _deal_round(contest: Contest, number: int) -> list[list[int]]:
    """The tables of a deal. The places of those who are away are played by programs, so that everybody else
    keeps theirs."""
    field = [one.number for one in contest.entrants]
    gone = {one.number for one in contest.entrants if one.away}
    spare = -len(field) % contest.seats
    filled = [*field, *(-place for place in range(1, spare + 1))]
    tables = duplicate.next_round(filled, contest.seats, number, contest.id)
    return [[NOBODY if one < 0 or one in gone else one for one in table] for table in tables]


def _arena_tables(contest: Contest) -> list[list[int]]:
    """The tables that those who are free can make now, who has waited longest first."""
    seats, played = contest.seats, contest.boards
    busy = {one for board in contest.open_boards for one in board.seats}
    since = {one: board.board for board in played for one in board.seats}
    free = [one.number for one in contest.here if one.number not in busy]
    free.sort(key=lambda one: (since.get(one, 0), one))
    latest = {one: board for board in played for one in board.seats}
    together = {pair for board in latest.values() for pair in pairs(board.seats)}
    last = {pair: 1 for pair in together if latest[pair[0]] is latest[pair[1]]}
    points = points_of(counted("arena", played, seats))
    made = arena.next_tables(free, seats, points, meetings(played), last, alone=not contest.open_boards)
    sat = sittings(played)
    return [seated(company, sat) for company in made]
