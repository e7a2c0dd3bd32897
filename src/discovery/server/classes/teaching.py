"""A teacher's actions on a class.

Requests to its tables go to the process that has them, like those of the host's shell.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Literal, Protocol

import msgspec
import structlog
from sqlalchemy import ColumnElement, Executable, delete, insert, literal, select, update

from discovery.core.errors import Code, TableError
from discovery.core.text.names import distinct, fit_name
from discovery.server.classes.dealing import ClassDealer, opening
from discovery.server.classes.lesson import WAITING, ClassRound, Pupil, plan_of_class, seating
from discovery.server.classes.names import new_code
from discovery.server.classes.reading import Reading
from discovery.server.codes import ServerCode
from discovery.server.config.settings import DAY
from discovery.server.live.context import ServerContext
from discovery.server.mail.addresses import Owner, forgetting
from discovery.server.protocol import TablePlan
from discovery.server.tables.planning import check
from discovery.server.tables.tokens import digest, new_table, new_token
from discovery.store.group_tables import classes, pupils
from discovery.store.rows import Conflict
from discovery.store.tables import Time, devices, games, secrets, wishes

log = structlog.get_logger()

TRIES = 5
"""How often something is tried again that another process was quicker with."""


class ClassTables(Protocol):
    """The tables of this process."""

    @property
    def context(self) -> ServerContext:
        """The server's shared context."""
        ...

    async def sweep(self) -> None:
        """Carry out what is asked of the tables here."""
        ...

    async def erase(self, tables: Sequence[str], forced: Sequence[Executable]) -> None:
        """Erase tables with more, as ``forced`` says; people who are there are told."""
        ...


@dataclass(frozen=True, slots=True)
class Made:
    """A new class, with the teacher's secret."""

    id: str
    code: str
    token: str


class Teaching:
    """The teachers' side of a server's classes. A ``token`` that opens none: ``TableError(FOREIGN_TOKEN)``.
    ``changing`` is held while a class is changed here."""

    def __init__(self, tables: ClassTables, reading: Reading, changing: asyncio.Lock) -> None:
        self._tables = tables
        self._context = tables.context
        self._store = tables.context.store
        self._reading = reading
        self._changing = changing

    async def create(self, plan: TablePlan, talk: bool) -> Made:
        """A new class. ``InvalidInput`` for a plan that cannot be played, or not by pupils."""
        settled = plan_of_class(plan)
        check(settled, self._context.programs.names)
        for _ in range(TRIES):
            made = Made(new_table(), new_code(), new_token())
            row = {
                "id": made.id,
                "code": made.code,
                "secret": digest(made.token),
                "plan": msgspec.json.encode(settled).decode(),
                "talk": int(talk),
                "round": 1,
                "over": 0,
                "created": self._context.now(),
                "until": kept_until(self._context),
            }
            try:
                await self._store.write(insert(classes).values(row))
            except Conflict:
                continue
            log.info("class-made", game=settled.game)
            return made
        raise TableError(Code.INTERNAL)

    async def start(self, token: str) -> None:
        """Deal all tables that wait. ``TableError(NO_SUCH_PUPIL)`` if nobody does."""
        async with self._change(token) as lesson:
            if not lesson.waiting:
                raise TableError(ServerCode.NO_SUCH_PUPIL)
            programs, random = self._context.programs.names, self._context.random
            dealt = ClassDealer(lesson, programs, random, self._context.now()).statements()
            seated = [one.secret for there in lesson.waiting.values() for one in there]
            await self._store.write(self._lasts(lesson), self._asking_those_before(seated), *dealt)
        await self._tables.sweep()

    def _asking_those_before(self, seated: Sequence[str]) -> Executable:
        """A request that pupils still at the table of the round before show their secret again, which leads
        them to the new one."""
        before = select(secrets.c.game).where(secrets.c.hash.in_(seated)).distinct()
        return self._asking("next", games.c.id.in_(before))

    def _asking(self, verb: str, which: ColumnElement[bool]) -> Executable:
        asked = select(games.c.id, literal(verb), literal(self._context.now(), Time), literal(0))
        return insert(wishes).from_select(["game", "verb", "at", "done"], asked.where(which))

    async def pause(self, token: str, paused: bool, board: int) -> None:
        """Stop the game of a table (0: of all), or let it go on."""
        lesson = await self._reading.taught(token)
        wanted = [game for number, game in lesson.games.items() if board in (0, number)]
        await self._ask("pause" if paused else "resume", [one for one in wanted if one in lesson.playing])

    async def _ask(self, verb: str, wanted: Sequence[str]) -> None:
        await self._store.write(self._asking(verb, games.c.id.in_(wanted)))
        await self._tables.sweep()

    async def move(self, token: str, number: int, board: int) -> None:
        """Seat a pupil at another table that waits; 0 is a new one. ``TableError``: NO_SUCH_PUPIL,
        PUPIL_PLAYS, SEAT_TAKEN, and NO_SUCH_TABLE for one that does not wait."""
        async with self._change(token) as lesson:
            pupil = lesson.waiting_pupil(number)
            there = lesson.waiting.get(board, [])
            if board and not there:
                raise TableError(Code.NO_SUCH_TABLE)
            if pupil not in there and len(there) >= lesson.places:
                raise TableError(Code.SEAT_TAKEN)
            await self._store.write(self._set(lesson, number, board=board or lesson.next_board))

    async def rename(self, token: str, number: int, name: str) -> None:
        """Give a pupil another name before the game. ``TableError``: NO_SUCH_PUPIL, PUPIL_PLAYS."""
        async with self._change(token) as lesson:
            pupil = lesson.waiting_pupil(number)
            plain = fit_name(name)
            others = [one.name for one in lesson.pupils if one.number != number]
            await self._store.write(self._set(lesson, number, name=distinct(plain, pupil.name, others)))

    async def remove(self, token: str, number: int) -> None:
        """A pupil is not in the class any more; where they play, a program plays on. ``TableError``
        NO_SUCH_PUPIL."""
        async with self._change(token) as lesson:
            pupil = lesson.pupil(number)
            mine = (pupils.c["class"] == lesson.id) & (pupils.c.number == number)
            await self._store.write(delete(pupils).where(mine), *self._shutting(lesson, pupil, "out"))
        await self._tables.sweep()

    async def renew(self, token: str, number: int) -> tuple[str, str]:
        """Another secret for a pupil, and their name; the one before opens nothing any more.
        ``TableError(NO_SUCH_PUPIL)``."""
        fresh = new_token()
        async with self._change(token) as lesson:
            pupil = lesson.pupil(number)
            shutting = self._shutting(lesson, pupil, "link")
            known = self._set(lesson, number, secret=digest(fresh))
            seated = [] if pupil.waits else opening(digest(fresh), lesson.games[pupil.board], pupil.seat)
            await self._store.write(*shutting, known, *seated)
        await self._tables.sweep()
        return fresh, pupil.name

    def _shutting(self, lesson: ClassRound, pupil: Pupil, verb: Literal["link", "out"]) -> list[Executable]:
        """Statements that revoke a pupil's secret, disconnect its users and stop their notifications."""
        opened = secrets.c.hash == pupil.secret
        if pupil.waits:
            return [update(secrets).where(opened).values(revoked=1)]
        game, seat = lesson.games[pupil.board], pupil.seat
        opened |= (secrets.c.game == game) & (secrets.c.seat == seat)
        return [
            update(secrets).where(opened).values(revoked=1),
            delete(devices).where((devices.c.game == game) & (devices.c.seat == seat)),
            *forgetting(Owner(game=game, seat=seat).own),
            self._asking(f"{verb} {seat}", games.c.id == game),
        ]

    async def next_round(self, token: str) -> None:
        """Everybody gets a new table, drawn by lot, that waits; games that go on are closed. ``TableError``
        CLASS_OVER."""
        async with self._change(token) as lesson:
            if lesson.over:
                raise TableError(ServerCode.CLASS_OVER)
            everybody = pupils.c["class"] == lesson.id
            boards = seating([one.number for one in lesson.people], lesson.places, self._context.random)
            await self._store.write(
                self._asking("close", games.c.id.in_(lesson.playing)),
                delete(pupils).where(everybody & (pupils.c.secret == "")),
                update(pupils).where(everybody).values(seat=WAITING),
                *(self._set(lesson, number, board=board) for number, board in boards.items()),
                self._lasts(lesson, round=lesson.round + 1),
            )
        await self._tables.sweep()

    async def end(self, token: str) -> None:
        """The lesson is over: games that go on are closed, and nobody joins any more."""
        async with self._change(token) as lesson:
            closing = self._asking("close", games.c.id.in_(lesson.playing))
            await self._store.write(closing, self._lasts(lesson, over=1))
        await self._tables.sweep()

    @asynccontextmanager
    async def _change(self, token: str) -> AsyncIterator[ClassRound]:
        """The class of a teacher, which nobody else in this process changes meanwhile.
        ``TableError(TABLE_MOVED)`` if another process has just changed it."""
        async with self._changing:
            try:
                yield await self._reading.taught(token)
            except Conflict:
                raise TableError(Code.TABLE_MOVED) from None

    def _set(self, lesson: ClassRound, number: int, **values: object) -> Executable:
        mine = (pupils.c["class"] == lesson.id) & (pupils.c.number == number)
        return update(pupils).where(mine).values(**values)

    def _lasts(self, lesson: ClassRound, **values: object) -> Executable:
        return lasting(lesson, self._context, **values)


def lasting(lesson: ClassRound, context: ServerContext, **values: object) -> Executable:
    """The class is in use, so it is kept for as long as a new one."""
    return update(classes).where(classes.c.id == lesson.id).values(until=kept_until(context), **values)


def kept_until(context: ServerContext) -> int:
    """Until when a class is kept that is in use now, in ms since 1970."""
    return context.now() + int(1000 * DAY * context.settings.class_days)
