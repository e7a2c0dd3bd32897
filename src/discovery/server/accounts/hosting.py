"""Commands of the host's shell on accounts, beside a running server or without one."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Row, func, insert, select, update

from discovery.core.errors import Code, InvalidInput, TableError
from discovery.core.text.names import clean, shape
from discovery.server.accounts.book import INVITED_DAYS, account_name, end_sessions, erasing, new_account
from discovery.server.accounts.rows import Role, new_account_id
from discovery.server.config.settings import DAY
from discovery.server.tables.tokens import digest, new_token
from discovery.store.audit import SHELL, AuditedAct, noted
from discovery.store.data_location import DataLocation, Notice, changing, reading
from discovery.store.tables import accounts, invitations, sessions


@dataclass(frozen=True, slots=True)
class HostedAccount:
    """An account in the host's list; ``seen`` is when it was used last, 0 if nowhere is logged in."""

    name: str
    role: str
    created: int
    seen: int
    closed: bool


def list_accounts(home: DataLocation, notice: Notice | None = None) -> list[HostedAccount]:
    """All accounts, by name. ``StoreError`` if the data cannot be read."""
    seen = func.coalesce(func.max(sessions.c.seen), 0)
    a = accounts.c
    asked = select(a.name, a.role, a.created, seen, a.closed).outerjoin(sessions).group_by(a.id)
    with reading(home, notice) as connection:
        rows = connection.execute(asked.order_by(a.folded)).all()
    return [HostedAccount(*row[:4], closed=bool(row[4])) for row in rows]


def invite(home: DataLocation, name: str, notice: Notice | None = None) -> str:
    """A secret with which the password of an account can be set, once and within days; the account is made
    if there is none. ``InvalidInput``: BAD_NAME, MIXED_NAME, NAME_TAKEN by one that looks the same;
    ``TableError(NO_ACCOUNT)`` for a closed one."""
    plain = clean(name)
    token, now = new_token(), _now()
    with changing(home, notice) as (connection, _):
        row = _find(connection, plain)
        if row is not None and row.closed:
            raise TableError(Code.NO_ACCOUNT, given=plain)
        ident = new_account_id() if row is None else str(row.id)
        if row is None:
            plain = account_name(name)
            if connection.execute(select(accounts.c.id).where(accounts.c.shape == shape(plain))).first():
                raise InvalidInput(Code.NAME_TAKEN, given=plain)
            connection.execute(new_account(ident, plain, "", Role.PLAYER, now))
        until = now + int(1000 * DAY * INVITED_DAYS)
        connection.execute(insert(invitations).values(hash=digest(token), account=ident, until=until))
        connection.execute(noted(SHELL, AuditedAct.INVITE, ident, "", now))
    return token


def close(home: DataLocation, name: str, notice: Notice | None = None) -> None:
    """Nobody gets in any more, and all sessions end; nothing is lost. ``TableError(NO_ACCOUNT)``."""
    with changing(home, notice) as (connection, _):
        ident, now = _known(connection, name), _now()
        for statement in end_sessions(sessions.c.account == ident, now):
            connection.execute(statement)
        connection.execute(update(accounts).where(accounts.c.id == ident).values(closed=1))
        connection.execute(noted(SHELL, AuditedAct.CLOSE_ACCOUNT, ident, "", now))


def reopen(home: DataLocation, name: str, notice: Notice | None = None) -> None:
    """Let a closed account be used again. ``TableError(NO_ACCOUNT)``."""
    with changing(home, notice) as (connection, _):
        ident = _known(connection, name)
        connection.execute(update(accounts).where(accounts.c.id == ident).values(closed=0))
        connection.execute(noted(SHELL, AuditedAct.REOPEN_ACCOUNT, ident, "", _now()))


def set_role(home: DataLocation, name: str, role: Role, notice: Notice | None = None) -> None:
    """Give an account another role, which counts from its next request on. ``TableError(NO_ACCOUNT)``."""
    with changing(home, notice) as (connection, _):
        ident = _known(connection, name)
        connection.execute(update(accounts).where(accounts.c.id == ident).values(role=role))
        connection.execute(noted(SHELL, AuditedAct.ROLE, ident, role, _now()))


def erase(home: DataLocation, name: str, notice: Notice | None = None) -> None:
    """Take an account away with everything that is only its own. ``TableError(NO_ACCOUNT)``."""
    with changing(home, notice) as (connection, _):
        ident, now = _known(connection, name), _now()
        for statement in erasing(ident, now):
            connection.execute(statement)
        connection.execute(noted(SHELL, AuditedAct.ERASE_ACCOUNT, ident, "", now))


def _known(connection: Connection, name: str) -> str:
    row = _find(connection, clean(name))
    if row is None:
        raise TableError(Code.NO_ACCOUNT, given=name[:60])
    return str(row.id)


def _find(connection: Connection, name: str) -> Row[Any, Any] | None:
    asked = select(accounts.c.id, accounts.c.closed).where(accounts.c.folded == name.casefold())
    return connection.execute(asked).first()


def _now() -> int:
    return int(time.time() * 1000)
