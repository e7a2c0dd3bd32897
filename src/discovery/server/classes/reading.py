"""Classes as they stand in the store."""

from __future__ import annotations

import msgspec
from sqlalchemy import ColumnElement, select

from discovery.core.errors import Code, TableError
from discovery.server.classes.lesson import ClassRound, Pupil
from discovery.server.classes.names import code_typed
from discovery.server.codes import ServerCode
from discovery.server.protocol import TablePlan
from discovery.server.tables.tokens import digest
from discovery.store.database import Store
from discovery.store.group_tables import class_games, classes, pupils
from discovery.store.tables import games


class Reading:
    """Finds classes by what opens them."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def taught(self, token: str) -> ClassRound:
        """The class of a teacher."""
        return await self._one(classes.c.secret == digest(token), TableError(Code.FOREIGN_TOKEN))

    async def seen(self, ident: str) -> ClassRound:
        """A class by its id, which only those know who were told. ``TableError(NO_SUCH_CLASS)``."""
        return await self._one(classes.c.id == ident, TableError(ServerCode.NO_SUCH_CLASS))

    async def attended(self, token: str) -> tuple[ClassRound, Pupil]:
        """The class of a pupil. ``TableError(FOREIGN_TOKEN)``."""
        asked = select(pupils.c["class"], pupils.c.number).where(pupils.c.secret == digest(token))
        rows = await self._store.rows(asked)
        if not rows:
            raise TableError(Code.FOREIGN_TOKEN)
        lesson = await self._one(classes.c.id == rows[0][0], TableError(Code.FOREIGN_TOKEN))
        return lesson, lesson.pupil(rows[0].number)

    async def called(self, typed: str) -> ClassRound:
        """A class by its code. ``TableError(NO_SUCH_CLASS)``."""
        nothing = TableError(ServerCode.NO_SUCH_CLASS)
        return await self._one(classes.c.code == code_typed(typed), nothing)

    async def _one(self, which: ColumnElement[bool], nothing: TableError) -> ClassRound:
        rows = await self._store.rows(select(classes).where(which))
        if not rows:
            raise nothing
        row = rows[0]
        there = await self._store.rows(
            select(pupils).where(pupils.c["class"] == row.id).order_by(pupils.c.number)
        )
        boards = await self._store.rows(
            select(class_games.c.board, class_games.c.game, games.c.status)
            .join(games)
            .where((class_games.c["class"] == row.id) & (class_games.c.round == row.round))
            .where(class_games.c.board > 0)
            .order_by(class_games.c.board)
        )
        return ClassRound(
            id=row.id,
            code=row.code,
            plan=msgspec.json.decode(row.plan, type=TablePlan),
            talk=bool(row.talk),
            round=row.round,
            over=bool(row.over),
            created=row.created,
            until=row.until,
            pupils=[Pupil(one.number, one.name, one.secret, one.board, one.seat) for one in there],
            games={one.board: one.game for one in boards},
            playing=frozenset(one.game for one in boards if one.status == "playing"),
        )
