"""Who is to be told what, as of now: read from the rows and from the tables in memory.

Nothing is written while people play. Every half minute each process looks at its own tables, and one of
them at those that nobody has in memory: so a crash loses no mail, and no move waits for one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Select, case, select, union_all

from discovery.server.tables.clocks.quiet import QuietHours, hours_in
from discovery.store.tables import accounts, games, held_seats, holdings, mail_addresses, mails, secrets

TURN, OVER = "turn", "over"
"""The kinds of mails about one table."""


@dataclass(frozen=True, slots=True)
class WatchedSeat:
    """An address and a seat (``chair``) that it is for. Times in ms since 1970; ``noted`` is when the mail
    about the table as it is now was written down, 0 if it was not."""

    id: str
    address: str
    quiet: QuietHours
    game: str
    chair: int
    status: str
    noted: int


def watched(only: ColumnElement[bool] | None = None) -> Select[Any]:
    """The confirmed addresses with their seats at tables that are played, and at those whose game has ended
    since; those of accounts first. A closed account is told nothing."""
    a, g = mail_addresses.c, games.c
    kind = case((g.status == "over", OVER), else_=TURN)
    noted = (
        select(mails.c.at)
        .where((mails.c.address == a.id) & (mails.c.kind == kind) & (mails.c.about == g.id))
        .scalar_subquery()
    )
    matters = (a.confirmed > 0) & (
        (g.status == "playing") | ((g.status == "over") & (g.last_active >= a.confirmed))
    )
    if only is not None:
        matters &= only
    own = (a.id, a.address, a.quiet_from, a.quiet_until, a.zone, g.id.label("game"))
    rest = (g.status, noted.label("noted"))
    held = (
        select(*own, secrets.c.seat, *rest)
        .select_from(held_seats)
        .join(mail_addresses, a.account == holdings.c.account)
        .join(accounts, (accounts.c.id == a.account) & (accounts.c.closed == 0))
        .join(games, secrets.c.game == g.id)
        .where(matters & (secrets.c.seat >= 0))
    )
    seats = select(*own, a.seat, *rest).join(games, a.game == g.id).where(matters)
    return select(union_all(held, seats).subquery())


def watched_of(rows: Sequence[Any]) -> list[WatchedSeat]:
    """The rows that ``watched`` selects, as values."""
    return [
        WatchedSeat(
            row.id,
            row.address,
            hours_in(row),
            row.game,
            row.seat,
            row.status,
            row.noted or 0,
        )
        for row in rows
    ]
