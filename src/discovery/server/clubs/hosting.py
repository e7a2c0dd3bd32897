"""Commands of the host's shell on clubs, beside a running server or without one."""

from __future__ import annotations

import time
from dataclasses import dataclass

from sqlalchemy import func, select

from discovery.core.errors import TableError
from discovery.server.classes.names import code_typed
from discovery.server.clubs.rows import closing
from discovery.server.codes import ServerCode
from discovery.store.audit import SHELL, AuditedAct, noted
from discovery.store.data_location import DataLocation, Notice, changing, reading
from discovery.store.group_tables import club_games, club_members, clubs


@dataclass(frozen=True, slots=True)
class HostedClub:
    """A club in the host's list, without its members' names; times in ms since 1970."""

    code: str
    name: str
    members: int
    tables: int
    created: int
    used: int


def list_clubs(home: DataLocation, notice: Notice | None = None) -> list[HostedClub]:
    """All clubs, the latest used first. ``StoreError`` if the data cannot be read."""
    c = clubs.c
    people, tables = (
        select(func.count()).where(table.c.club == c.id).scalar_subquery()
        for table in (club_members, club_games)
    )
    asked = select(c.code, c.name, people, tables, c.created, c.used).order_by(c.used.desc(), c.id)
    with reading(home, notice) as connection:
        return [HostedClub(*row) for row in connection.execute(asked)]


def close_club(home: DataLocation, code: str, notice: Notice | None = None) -> None:
    """Close a club; its tables and contests stay. ``TableError(NO_SUCH_CLUB)``."""
    with changing(home, notice) as (connection, _):
        matching = connection.execute(
            select(clubs.c.id, clubs.c.code).where(clubs.c.code == code_typed(code))
        )
        row = matching.first()
        if row is None:
            raise TableError(ServerCode.NO_SUCH_CLUB)
        for statement in closing(row.id):
            connection.execute(statement)
        connection.execute(noted(SHELL, AuditedAct.CLOSE_CLUB, row.code, "", int(time.time() * 1000)))
