"""Contests as they are stored, and how they are read and written."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec
from sqlalchemy import ColumnElement, select

from discovery.server.contests.results import Board, TableResult
from discovery.server.protocol.page_messages.contests import ContestPlan, ContestStatus
from discovery.store.contest_tables import boards, contests, entrants
from discovery.store.database import Store
from discovery.store.tables import AnyRow


@dataclass(frozen=True, slots=True)
class Entrant:
    """Who plays; ``account`` is ``None`` without one."""

    number: int
    name: str
    program: str
    hash: str
    account: str | None
    away: bool


@dataclass(frozen=True, slots=True)
class Contest:
    """A contest with everybody and all its tables. Times are in ms since 1970, 0 until they come."""

    id: str
    name: str
    plan: ContestPlan
    director: str
    status: ContestStatus
    started_at: int
    entrants: Sequence[Entrant]
    boards: Sequence[Board]

    @property
    def seats(self) -> int:
        """The number of seats at a table."""
        return len(self.plan.table.seats)

    @property
    def round(self) -> int:
        """The latest round, 0 before the first."""
        return max((board.round for board in self.boards), default=0)

    @property
    def ends(self) -> int:
        """Until when an arena makes new tables; 0 before it begins and in other formats."""
        timed = self.plan.format == "arena" and self.started_at > 0
        return self.started_at + 60_000 * self.plan.minutes if timed else 0

    @property
    def open_boards(self) -> list[Board]:
        """The tables that are being played."""
        return [board for board in self.boards if board.result is None and board.game is not None]

    @property
    def here(self) -> list[Entrant]:
        """Those who get a next table."""
        return [one for one in self.entrants if not one.away]

    def board_of(self, number: int) -> Board | None:
        """The table where an entrant is playing now."""
        return next((board for board in self.open_boards if number in board.seats), None)


@dataclass(frozen=True, slots=True)
class SecretOwner:
    """Whose secret of a contest it is: an entrant's, or with ``None`` the director's."""

    contest: Contest
    entrant: Entrant | None


async def read_contest(store: Store, ident: str) -> Contest | None:
    """The contest with that id, ``None`` without one."""
    listed = await store.rows(select(contests).where(contests.c.id == ident))
    if not listed:
        return None
    row = listed[0]
    people = select(entrants).where(entrants.c.contest == ident).order_by(entrants.c.number)
    played = select(boards).where(boards.c.contest == ident).order_by(boards.c.round, boards.c.board)
    return Contest(
        row.id,
        row.name,
        msgspec.json.decode(row.plan, type=ContestPlan),
        row.director,
        row.status,
        row.begun,
        [_entrant(one) for one in await store.rows(people)],
        [board_in(one) for one in await store.rows(played)],
    )


def _entrant(row: AnyRow) -> Entrant:
    return Entrant(row.number, row.name, row.program, row.hash, row.account, bool(row.away))


def board_in(row: AnyRow) -> Board:
    """A table of a contest as its row tells it."""
    result = None if row.result is None else msgspec.json.decode(row.result, type=TableResult)
    seats = msgspec.json.decode(row.seats, type=tuple[int, ...])
    return Board(row.round, row.board, seats, row.game, result)


def board_row(contest: str, board: Board) -> dict[str, object]:
    """The row of a table."""
    return {
        "contest": contest,
        "round": board.round,
        "board": board.board,
        "seats": msgspec.json.encode(board.seats).decode(),
        "game": board.game,
        "result": None if board.result is None else result_text(board.result),
    }


def result_text(result: TableResult) -> str:
    """A result as it is stored."""
    return msgspec.json.encode(result).decode()


def is_board(contest: str, number: int, board: int) -> ColumnElement[bool]:
    """Which row is that of a table."""
    return (boards.c.contest == contest) & (boards.c.round == number) & (boards.c.board == board)


def is_entrant(contest: str, number: int) -> ColumnElement[bool]:
    """Which row is that of an entrant."""
    return (entrants.c.contest == contest) & (entrants.c.number == number)
