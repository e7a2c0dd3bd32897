"""The rated tables of a server's contests, read from their rows, and the ratings that follow from them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from sqlalchemy import Select, func, select

from discovery.server.contests.ratings import Ladders, RatedTable, Rating, RatingOwner, folded
from discovery.server.contests.results import NOBODY
from discovery.server.contests.rows import board_in
from discovery.server.protocol.page_messages.contests import (
    ContestPlan,
    MyRatings,
    RatingCourse,
    RatingLadder,
    RatingLine,
    RatingPoint,
    Ratings,
)
from discovery.server.threads import in_thread
from discovery.store.contest_tables import boards, contests, entrants
from discovery.store.database import Store
from discovery.store.tables import AnyRow, accounts

Rows = Iterable[AnyRow]
RATED = contests.c.plan.contains('"rated":true', autoescape=True) & (contests.c.begun > 0)
PLAYED = (boards.c.contest == contests.c.id) & boards.c.game.is_not(None) & boards.c.result.is_not(None)


def rating_queries() -> tuple[Select[Any], Select[Any], Select[Any]]:
    """The rows that are read: rated contests, their entrants, and their tables in the order in which they
    count."""
    in_order = (contests.c.begun, contests.c.id, boards.c.round, boards.c.board)
    return (
        select(contests.c.id, contests.c.plan).where(RATED),
        select(entrants).join(contests, contests.c.id == entrants.c.contest).where(RATED),
        select(boards).join(contests, PLAYED).where(RATED).order_by(*in_order),
    )


def rated_tables(plans: Rows, people: Rows, played: Rows) -> list[RatedTable]:
    """The tables that count: those that ended by themselves. Whose account is erased counts as somebody
    unknown, so that the others' games stay."""
    known = {row.id: msgspec.json.decode(row.plan, type=ContestPlan) for row in plans}
    who = {(row.contest, row.number): _who(row) for row in people}
    tables = []
    for row in played:
        board, plan = board_in(row), known.get(row.contest)
        if plan is None or board.result is None or board.result.decided or board.result.closed:
            continue
        filler = RatingOwner(program=plan.program)
        seats = [filler if one == NOBODY else who[row.contest, one] for one in board.seats]
        values = [board.result.value(seat) for seat in range(len(seats))]
        tables.append(RatedTable(plan.table.game, tuple(seats), tuple(values)))
    return tables


def _who(row: AnyRow) -> RatingOwner:
    if row.program:
        return RatingOwner(program=row.program)
    return RatingOwner(account=row.account or f"{row.contest} {row.number}")


def sheet_of(ladders: Ladders, names: dict[str, str]) -> Ratings:
    """All ratings, the strongest first; ``names`` are those of accounts."""
    return Ratings(
        [
            RatingLadder(game, seats, _lines(ladder, names))
            for (game, seats), ladder in sorted(ladders.items())
        ]
    )


def _lines(ladder: dict[RatingOwner, Rating], names: dict[str, str]) -> list[RatingLine]:
    lines = [
        RatingLine(
            names.get(who.account, ""), who.program, one.rating, one.interval, one.games, one.provisional
        )
        for who, one in ladder.items()
        if who.program or who.account in names
    ]
    return sorted(lines, key=lambda line: (-line.rating, line.interval, line.name, line.program))


class RatingBook:
    """The ratings of a server. They are folded again when there are more results than before."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._count = 0
        self._ladders: Ladders = {}

    async def sheet(self) -> Ratings:
        """The ratings of all accounts that are in use, and of programs."""
        rows = await self._store.rows(select(accounts.c.id, accounts.c.name).where(accounts.c.closed == 0))
        return sheet_of(await self._folded(), {row.id: row.name for row in rows})

    async def among(self, names: dict[str, str]) -> Ratings:
        """The ratings of some accounts, under these names; ladders on which none of them stands are left
        out."""
        known = {
            key: {who: one for who, one in ladder.items() if who.account in names}
            for key, ladder in (await self._folded()).items()
        }
        return sheet_of({key: ladder for key, ladder in known.items() if ladder}, names)

    async def of(self, account: str) -> MyRatings:
        """The ratings of one account after each of its games."""
        courses = []
        for (game, seats), ladder in sorted((await self._folded()).items()):
            if own := ladder.get(RatingOwner(account)):
                courses.append(RatingCourse(game, seats, [RatingPoint(*point) for point in own.course]))
        return MyRatings(courses)

    async def _folded(self) -> Ladders:
        count = select(func.count()).select_from(boards).join(contests, PLAYED).where(RATED)
        played = (await self._store.rows(count))[0][0]
        if played != self._count:
            rows = [await self._store.rows(one) for one in rating_queries()]
            self._ladders = await in_thread(lambda: folded(rated_tables(*rows)))
            self._count = played
        return self._ladders
