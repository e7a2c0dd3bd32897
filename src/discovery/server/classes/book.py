"""The classes of a server: joined by pupils, taught, and erased.

What a class is stands in the store, so any process serves it.
"""

from __future__ import annotations

import asyncio

import structlog
from sqlalchemy import insert, select, update

from discovery.core.errors import Code, TableError
from discovery.server.classes.dealing import opening
from discovery.server.classes.lesson import MOST_PUPILS, WAITING, ClassRound, Pupil
from discovery.server.classes.names import animal
from discovery.server.classes.reading import Reading
from discovery.server.classes.teaching import TRIES, ClassTables, Teaching, lasting
from discovery.server.codes import ServerCode
from discovery.server.tables.tokens import digest, new_token
from discovery.store.erasing import erasing_class, games_of_class
from discovery.store.group_tables import classes, pupils
from discovery.store.rows import Conflict

log = structlog.get_logger()


class Classes:
    """The classes of one server: ``reading`` finds them, ``teaching`` is what their teachers do."""

    def __init__(self, tables: ClassTables) -> None:
        self._tables = tables
        self._context = tables.context
        self._store = tables.context.store
        self._changing = asyncio.Lock()
        self.reading = Reading(self._store)
        self.teaching = Teaching(tables, self.reading, self._changing)

    async def join(self, typed: str, language: str) -> tuple[str, str]:
        """A new pupil: their secret, and their name. They come to a running game if a program keeps a seat
        there, else to a table that waits. ``TableError``: NO_SUCH_CLASS, CLASS_OVER, CLASS_FULL."""
        for _ in range(TRIES):
            async with self._changing:
                lesson = await self.reading.called(typed)
                if lesson.over:
                    raise TableError(ServerCode.CLASS_OVER)
                token = new_token()
                name = await self._let_in(lesson, digest(token), language)
            if name:
                return token, name
        raise TableError(Code.TABLE_MOVED)

    async def _let_in(self, lesson: ClassRound, secret: str, language: str) -> str:
        """The name of somebody who is let in; ``""`` if another process was quicker with this seat."""
        try:
            if lesson.kept_seats:
                return await self._take_kept(lesson, lesson.kept_seats[0], secret)
            if len(lesson.pupils) >= MOST_PUPILS:
                raise TableError(ServerCode.CLASS_FULL, most=MOST_PUPILS)
            name = animal(language, [one.name for one in lesson.pupils], self._context.random)
            row = {
                "class": lesson.id,
                "number": 1 + max((one.number for one in lesson.pupils), default=0),
                "name": name,
                "secret": secret,
                "board": lesson.board_for_one_more(),
                "seat": WAITING,
                "joined": self._context.now(),
            }
            await self._store.write(insert(pupils).values(row), lasting(lesson, self._context))
            return name
        except Conflict:
            return ""

    async def _take_kept(self, lesson: ClassRound, kept: Pupil, secret: str) -> str:
        mine = (pupils.c["class"] == lesson.id) & (pupils.c.number == kept.number)
        await self._store.write(
            update(pupils).where(mine & (pupils.c.secret == "")).values(secret=secret),
            *opening(secret, lesson.games[kept.board], kept.seat),
        )
        rows = await self._store.rows(select(pupils.c.number).where(pupils.c.secret == secret))
        return kept.name if rows else ""

    async def erase(self, token: str) -> None:
        """Take away the class, its tables and all that is kept about them."""
        await self._erase((await self.reading.taught(token)).id)

    async def erase_old(self, *, trusted: bool) -> None:
        """Take away the classes whose time is over, and those that the host's shell wants erased. Unless the
        clock is ``trusted``, only these: a computer may start with a wrong one."""
        now = self._context.now() if trusted else 0
        for row in await self._store.rows(select(classes.c.id).where(classes.c.until <= now)):
            await self._erase(row.id)

    async def _erase(self, ident: str) -> None:
        for _ in range(TRIES):
            ids = [row.game for row in await self._store.rows(games_of_class(ident))]
            try:
                await self._tables.erase(ids, erasing_class(ident, ids))
            except Conflict:  # a game branched off meanwhile
                continue
            log.info("class-erased", tables=len(ids))
            return
        raise TableError(Code.INTERNAL)
