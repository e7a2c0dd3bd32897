"""Commands of the host's shell on classes, beside a running server or without one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import msgspec
from sqlalchemy import func, select, update

from discovery.core.errors import TableError
from discovery.server.classes.names import code_typed
from discovery.server.codes import ServerCode
from discovery.server.protocol import TablePlan
from discovery.store.data_location import DataLocation, Notice, changing, reading
from discovery.store.erasing import erasing_class, games_of_class
from discovery.store.group_tables import class_games, classes, pupils


@dataclass(frozen=True, slots=True)
class HostedClass:
    """A class in the host's list, without names; times in ms since 1970."""

    code: str
    game: str
    pupils: int
    tables: int
    over: bool
    created: int
    until: int


def list_classes(home: DataLocation, notice: Notice | None = None) -> list[HostedClass]:
    """All classes, the latest first. ``StoreError`` if the data cannot be read."""
    people = select(func.count()).where((pupils.c["class"] == classes.c.id) & (pupils.c.secret != ""))
    tables = select(func.count()).where(class_games.c["class"] == classes.c.id)
    asked = select(classes, people.scalar_subquery(), tables.scalar_subquery())
    with reading(home, notice) as connection:
        rows = connection.execute(asked.order_by(classes.c.created.desc(), classes.c.id)).all()
    return [
        HostedClass(
            code=row.code,
            game=msgspec.json.decode(row.plan, type=TablePlan).game,
            pupils=row[-2],
            tables=row[-1],
            over=bool(row.over),
            created=row.created,
            until=row.until,
        )
        for row in rows
    ]


def erase_class(home: DataLocation, code: str, notice: Notice | None = None) -> Literal["done", "asked"]:
    """Erase a class. A server that runs does it within seconds (``"asked"``): it has the tables in memory.
    ``TableError(NO_SUCH_CLASS)``."""
    with changing(home, notice) as (connection, alone):
        ident = connection.execute(select(classes.c.id).where(classes.c.code == code_typed(code))).scalar()
        if ident is None:
            raise TableError(ServerCode.NO_SUCH_CLASS)
        if not alone:
            connection.execute(update(classes).where(classes.c.id == ident).values(until=0))
            return "asked"
        ids = [row.game for row in connection.execute(games_of_class(ident))]
        for statement in erasing_class(ident, ids):
            connection.execute(statement)
    return "done"
