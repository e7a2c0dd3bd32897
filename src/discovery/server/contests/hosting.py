"""Commands of the host's shell on contests and ratings, beside a running server
or without one."""

from __future__ import annotations

import time
from dataclasses import dataclass

import msgspec
from sqlalchemy import func, select

from discovery.core.errors import TableError
from discovery.server.codes import ServerCode
from discovery.server.contests.rating_book import rated_tables, rating_queries, sheet_of
from discovery.server.contests.ratings import folded
from discovery.server.protocol.page_messages.contests import ContestPlan, Ratings
from discovery.store.audit import SHELL, AuditedAct, noted
from discovery.store.contest_tables import boards, contests, entrants
from discovery.store.data_location import DataLocation, Notice, changing, reading
from discovery.store.erasing import erasing_contests
from discovery.store.tables import accounts


@dataclass(frozen=True, slots=True)
class HostedContest:
    """A contest in the host's list; ``created`` in ms since 1970."""

    id: str
    name: str
    status: str
    format: str
    game: str
    entrants: int
    round: int
    created: int


def list_contests(home: DataLocation, notice: Notice | None = None) -> list[HostedContest]:
    """All contests, the latest first. ``StoreError`` if the data cannot be read."""
    people = select(func.count()).where(entrants.c.contest == contests.c.id).scalar_subquery()
    latest = select(func.max(boards.c.round)).where(boards.c.contest == contests.c.id).scalar_subquery()
    asked = select(contests, people.label("people"), latest.label("latest"))
    with reading(home, notice) as connection:
        rows = connection.execute(asked.order_by(contests.c.created.desc(), contests.c.id)).all()
    hosted = []
    for row in rows:
        plan = msgspec.json.decode(row.plan, type=ContestPlan)
        fields = (
            row.name,
            row.status,
            plan.format,
            plan.table.game,
            row.people,
            row.latest or 0,
            row.created,
        )
        hosted.append(HostedContest(row.id, *fields))
    return hosted


def erase_contest(home: DataLocation, ident: str, notice: Notice | None = None) -> None:
    """Erase a contest with its entrants and results; a server that runs goes on without it, and its tables
    stay. ``TableError(NO_CONTEST)``."""
    with changing(home, notice) as (connection, _):
        if connection.execute(select(contests.c.id).where(contests.c.id == ident)).scalar() is None:
            raise TableError(ServerCode.NO_CONTEST)
        for statement in erasing_contests(contests.c.id == ident):
            connection.execute(statement)
        connection.execute(noted(SHELL, AuditedAct.ERASE_CONTEST, ident, "", time.time_ns() // 1_000_000))


def list_ratings(home: DataLocation, notice: Notice | None = None) -> Ratings:
    """All ratings, folded from the results. ``StoreError`` if the data cannot be read,
    ``MissingExtra(NO_EXTRA)`` without the library."""
    with reading(home, notice) as connection:
        rows = [connection.execute(one).all() for one in rating_queries()]
        names = connection.execute(select(accounts.c.id, accounts.c.name)).all()
    return sheet_of(folded(rated_tables(*rows)), {row.id: row.name for row in names})
