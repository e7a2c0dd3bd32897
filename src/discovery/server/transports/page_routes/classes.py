"""``api/classes``: a teacher's class, its board, and the pupils who join by a code."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, TypeVar

from starlette.requests import Request
from starlette.responses import Response

from discovery.core.errors import Code, TableError
from discovery.server.classes.board import (
    board_of,
    live_tables_of,
    pupil_info,
    table_on_board,
    taught_class,
)
from discovery.server.classes.lesson import ClassRound, plan_of_class
from discovery.server.cluster.inside import PASSED_ON
from discovery.server.codes import ServerCode
from discovery.server.config.limits import RateLimiter
from discovery.server.config.settings import HOUR
from discovery.server.live.registry import TableRegistry
from discovery.server.protocol.page_messages.classes import (
    BoardTable,
    ClassBoard,
    ClassCode,
    ClassErased,
    ClassMade,
    ClassPaused,
    ClassPlan,
    PupilAsks,
    PupilChanged,
    PupilInfo,
    PupilMade,
    Taught,
    TaughtClass,
)
from discovery.server.tables.planning import check
from discovery.server.transports.endpoints import AccessLevel, Endpoint, Handler
from discovery.server.transports.http_requests import address, guessed, language, message, spend
from discovery.server.transports.http_responses import message_response

if TYPE_CHECKING:
    from discovery.server.transports.relay import Relay

BODY_BYTES = 64 * 1024
T = TypeVar("T", Taught, PupilChanged, ClassPaused)


class ClassPages:
    """The classes of a registry; ``relay`` leads to the other processes, if there are any."""

    def __init__(self, registry: TableRegistry, relay: Relay | None = None) -> None:
        limits = registry.context.settings.limits
        self._registry = registry
        self._classes = registry.classes
        self._relay = relay
        self._made = RateLimiter(limits.classes_per_hour, HOUR, time.monotonic)
        self._joined = RateLimiter(limits.pupils_per_hour, HOUR, time.monotonic)
        self._wrong = RateLimiter(limits.wrong_codes_per_hour, HOUR, time.monotonic)

    def endpoints(self) -> list[Endpoint]:
        """The endpoints that this object serves."""
        taught = self._taught
        return [
            Endpoint("/api/classes", self.create, "A new class.", (ClassMade,), (ClassPlan,), "POST", 201),
            Endpoint(
                "/api/classes/{class}",
                self.board,
                "A class as everybody sees it.",
                (ClassBoard,),
                who=AccessLevel.TABLE,
            ),
            Endpoint(
                "/api/classes/join", self.join, "Join a class.", (PupilMade,), (ClassCode,), "POST", 201
            ),
            Endpoint(
                "/api/classes/pupil",
                self.pupil,
                "A pupil's own place.",
                (PupilInfo,),
                (PupilAsks,),
                "POST",
                who=AccessLevel.SECRET,
            ),
            taught("lesson", self.lesson, "A class as its teacher has it."),
            taught("start", self.start, "Deal all tables that wait."),
            taught("pause", self.pause, "Stop the games, or let them go on.", ClassPaused),
            taught("move", self.move, "Seat a pupil at another table that waits.", PupilChanged),
            taught("rename", self.rename, "Another name for a pupil who waits.", PupilChanged),
            taught("link", self.link, "Another link for a pupil.", PupilChanged, PupilMade),
            taught("remove", self.remove, "Take out a pupil.", PupilChanged),
            taught("round", self.next_round, "Draw new tables for everybody."),
            taught("end", self.end, "Close all games; nobody joins any more."),
            taught("erase", self.erase, "Erase the class and its tables.", answer=ClassErased),
        ]

    @staticmethod
    def _taught(
        path: str, handler: Handler, about: str, asked: type = Taught, answer: type = TaughtClass
    ) -> Endpoint:
        return Endpoint(
            f"/api/classes/{path}", handler, about, (answer,), (asked,), "POST", who=AccessLevel.SECRET
        )

    async def create(self, request: Request) -> Response:
        """``POST api/classes``: makes a class, and answers with its code and its teacher's token."""
        wanted = await message(request, ClassPlan, BODY_BYTES)
        check(plan_of_class(wanted.plan), self._registry.context.programs.names)
        spend(self._made, request)
        made = await self._classes.teaching.create(wanted.plan, wanted.talk)
        return message_response(ClassMade(made.id, made.code, made.token), 201)

    async def board(self, request: Request) -> Response:
        """``GET api/classes/ID``; asked by another process, only with the tables that are here."""
        lesson = await self._classes.reading.seen(request.path_params["class"])
        if request.scope.get(PASSED_ON):
            return message_response(board_of(lesson, self._live_here(lesson)))
        return message_response(await self._board(lesson))

    async def join(self, request: Request) -> Response:
        """``POST api/classes/join``. After too many wrong codes a right one lets nobody in."""
        wanted = await message(request, ClassCode, BODY_BYTES)
        if self._wrong.spent(address(request)):
            raise TableError(Code.TOO_MANY)
        spend(self._joined, request)
        try:
            token, name = await self._classes.join(wanted.code, language(request))
        except TableError as error:
            if error.code is ServerCode.NO_SUCH_CLASS:
                self._wrong.take(address(request))
            raise
        return message_response(PupilMade(token, name), 201)

    async def pupil(self, request: Request) -> Response:
        """``POST api/classes/pupil``: a pupil's own place."""
        asked = await message(request, PupilAsks, BODY_BYTES)
        with guessed(self._registry, request):
            lesson, pupil = await self._classes.reading.attended(asked.token)
        return message_response(pupil_info(lesson, pupil))

    async def lesson(self, request: Request) -> Response:
        """``POST api/classes/lesson``: the lesson as its teacher sees it."""
        return await self._told(request, await self._asked(request, Taught))

    async def start(self, request: Request) -> Response:
        """``POST api/classes/start``: starts the games."""
        asked = await self._asked(request, Taught)
        spend(self._registry.tables, request)
        await self._classes.teaching.start(asked.token)
        return await self._told(request, asked)

    async def pause(self, request: Request) -> Response:
        """``POST api/classes/pause``: pauses or resumes one board, or all."""
        asked = await self._asked(request, ClassPaused)
        await self._classes.teaching.pause(asked.token, asked.paused, asked.board)
        return await self._told(request, asked)

    async def move(self, request: Request) -> Response:
        """``POST api/classes/move``: moves a pupil to another board."""
        asked = await self._asked(request, PupilChanged)
        await self._classes.teaching.move(asked.token, asked.pupil, asked.board)
        return await self._told(request, asked)

    async def rename(self, request: Request) -> Response:
        """``POST api/classes/rename``: gives a pupil another name."""
        asked = await self._asked(request, PupilChanged)
        await self._classes.teaching.rename(asked.token, asked.pupil, asked.name)
        return await self._told(request, asked)

    async def link(self, request: Request) -> Response:
        """``POST api/classes/link``: for a pupil who has lost theirs."""
        asked = await self._asked(request, PupilChanged)
        token, name = await self._classes.teaching.renew(asked.token, asked.pupil)
        return message_response(PupilMade(token, name))

    async def remove(self, request: Request) -> Response:
        """``POST api/classes/remove``: removes a pupil from the class."""
        asked = await self._asked(request, PupilChanged)
        await self._classes.teaching.remove(asked.token, asked.pupil)
        return await self._told(request, asked)

    async def next_round(self, request: Request) -> Response:
        """``POST api/classes/round``: begins the next round."""
        asked = await self._asked(request, Taught)
        await self._classes.teaching.next_round(asked.token)
        return await self._told(request, asked)

    async def end(self, request: Request) -> Response:
        """``POST api/classes/end``: ends the lesson."""
        asked = await self._asked(request, Taught)
        await self._classes.teaching.end(asked.token)
        return await self._told(request, asked)

    async def erase(self, request: Request) -> Response:
        """``POST api/classes/erase``: erases the class and its tables."""
        asked = await self._asked(request, Taught)
        await self._classes.erase(asked.token)
        return message_response(ClassErased(True))

    async def _asked(self, request: Request, kind: type[T]) -> T:
        """The request of a teacher. ``TableError(FOREIGN_TOKEN)`` for anybody else."""
        asked = await message(request, kind, BODY_BYTES)
        with guessed(self._registry, request):
            await self._classes.reading.taught(asked.token)
        return asked

    async def _told(self, request: Request, asked: Taught | PupilChanged | ClassPaused) -> Response:
        lesson = await self._classes.reading.taught(asked.token)
        return message_response(taught_class(lesson, await self._board(lesson)))

    async def _board(self, lesson: ClassRound) -> ClassBoard:
        """The board, with the tables wherever they are."""
        by_table = {one.table: one for one in await self._everywhere(lesson)}
        for board, game in lesson.games.items():
            if game not in by_table:
                by_table[game] = table_on_board(board, await self._registry.table(game))
        return board_of(lesson, by_table.values())

    async def _everywhere(self, lesson: ClassRound) -> list[BoardTable]:
        """The tables that are in memory, here or at another process."""
        here = self._live_here(lesson)
        if self._relay is None or len(here) == len(lesson.games):
            return here
        others = await self._registry.context.cluster.others()
        boards = await self._relay.ask_all(others, f"/api/classes/{lesson.id}", ClassBoard)
        return [*here, *(table for board in boards for table in board.tables)]

    def _live_here(self, lesson: ClassRound) -> list[BoardTable]:
        return live_tables_of(lesson, self._registry.live_tables())
