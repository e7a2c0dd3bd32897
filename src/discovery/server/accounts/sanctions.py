"""Accounts that are muted or banned: looked up in rows whenever it matters, so every process knows at once.

A seat is an account's if the account holds it. A player with a link alone has no account, and only
the host of their table can do something about them.
"""

from __future__ import annotations

from datetime import UTC, datetime

from sqlalchemy import ColumnElement, select

from discovery.core.errors import TableError
from discovery.server.accounts.rows import Account, Sanction, SanctionKind
from discovery.server.codes import ServerCode
from discovery.store.audit import sanctions
from discovery.store.database import Store
from discovery.store.tables import AnyRow, held_seats, holdings, secrets

REFUSALS = {SanctionKind.MUTE: ServerCode.MUTED, SanctionKind.BAN: ServerCode.BANNED}
OPEN_END = "open"
"""The value that sentences get instead of a time where there is none."""

_COLUMNS = (
    sanctions.c.id,
    sanctions.c.kind,
    sanctions.c.reason,
    sanctions.c.at,
    sanctions.c.until,
)


def in_force(now: int) -> ColumnElement[bool]:
    """Whether a sanction counts at ``now`` ms since 1970."""
    return (sanctions.c.until == 0) | (sanctions.c.until > now)


async def sanctions_of(store: Store, account: Account, now: int) -> list[Sanction]:
    """The sanctions in force against an account, bans first."""
    asked = select(*_COLUMNS).where((sanctions.c.account == account.id) & in_force(now))
    rows = await store.rows(asked.order_by(sanctions.c.kind, sanctions.c.at, sanctions.c.id))
    return [sanction_in(row) for row in rows]


async def refuse_account(store: Store, kind: SanctionKind, account: Account, now: int) -> None:
    """``TableError``, MUTED or BANNED, if that counts against an account."""
    for sanction in await sanctions_of(store, account, now):
        if sanction.kind is kind:
            raise refusal(sanction)


async def refuse_seat(store: Store, kind: SanctionKind, game: str, chair: int, now: int) -> None:
    """``TableError``, MUTED or BANNED, if that counts against an account that holds a chair of a table."""
    asked = (
        select(*_COLUMNS)
        .select_from(held_seats)
        .join(sanctions, sanctions.c.account == holdings.c.account)
        .where((secrets.c.game == game) & (secrets.c.seat == chair))
        .where((sanctions.c.kind == kind) & in_force(now))
    )
    rows = await store.rows(asked.order_by(sanctions.c.at).limit(1))
    if rows:
        raise refusal(sanction_in(rows[0]))


def refusal(sanction: Sanction) -> TableError:
    """Why an account is refused, in the words that its people are to read."""
    until = (
        f"{datetime.fromtimestamp(sanction.until / 1000, UTC):%Y-%m-%d %H:%M} UTC"
        if sanction.until
        else OPEN_END
    )
    return TableError(REFUSALS[sanction.kind], until=until, reason=sanction.reason)


def sanction_in(row: AnyRow) -> Sanction:
    """A sanction as the store has it."""
    return Sanction(row.id, SanctionKind(row.kind), row.reason, row.at, row.until)
