"""``WS api/lines``: an outside program takes a seat of a live table by its secret link.

It is a connection like any page, with the same address, limits and table; only the messages differ.
"""

from __future__ import annotations

import asyncio
import secrets
from typing import NoReturn

from discovery import __version__
from discovery.core.errors import Code, DiscoveryError, InvalidInput, TableError
from discovery.core.protocol import SPECTATOR
from discovery.engines.outside import codec
from discovery.engines.outside.messages import (
    PROTOCOL,
    Act,
    ActAsked,
    BeginAsked,
    DeckAsked,
    Error,
    ExplainAsked,
    Explained,
    FromHost,
    FromProgram,
    Greeting,
    Hello,
    Legal,
    LegalAsked,
    Observe,
    Waiting,
)
from discovery.server import protocol
from discovery.server.cluster.members import TableElsewhere
from discovery.server.live.connection import Connection
from discovery.server.live.live_table import LiveTable
from discovery.server.live.registry import HelloResult
from discovery.server.present.client_queries import explained, in_words
from discovery.server.protocol import WIRE, Explain, Goodbye, Play, Refused, Rename, Start, Update
from discovery.server.tables import planning
from discovery.server.tables.table import Table
from discovery.server.transports.asgi import CLOSING, ENOUGH, POLICY, Socket
from discovery.server.transports.socket import Sockets, SocketSession

NAME = "Program"
"""The name of a program that takes a seat without giving one."""


class LineSockets(Sockets):
    """The socket side of a registry, for programs."""

    async def _greet(self, socket: Socket, address: str) -> None:
        language, text = socket.language, ""
        try:
            async with asyncio.timeout(self._registry.context.settings.limits.hello_seconds):
                text = await socket.hear()
            greeting = _first(text)
            language = greeting.language
            if self._registry.stopping:
                raise TableError(Code.SERVER_STOPPING)
            visit = await self._find(greeting, address)
        except TimeoutError:
            await self._refuse(socket, TableError(Code.BAD_COMMAND), language)
        except DiscoveryError as error:
            await self._refuse(socket, error, language)
        except TableElsewhere as elsewhere:
            await self._pass_on(socket, text, elsewhere.address, language)
        else:
            await self._seat(socket, visit, greeting)

    async def _find(self, greeting: Greeting, address: str) -> HelloResult:
        """The seat of a token; programs cannot watch."""
        visit = await self._registry.find(
            protocol.Hello(WIRE, greeting.token, "", greeting.host, 0, greeting.language), address
        )
        if visit.seat == SPECTATOR:
            raise TableError(Code.FOREIGN_TOKEN)
        return visit

    async def _seat(self, socket: Socket, visit: HelloResult, greeting: Greeting) -> None:
        connection = Connection(visit.seat, visit.host, greeting.language, 0, dials=False)
        session = LineSession(socket, connection, visit.live)
        visit.live.enter(connection)
        try:
            await session.sit_down(greeting.name or NAME)
            await session.run()
        except DiscoveryError as error:
            await self._refuse(socket, error, greeting.language)
        finally:
            visit.live.exit(connection)

    async def _refuse(
        self, socket: Socket, error: DiscoveryError, language: str, again: bool = False
    ) -> None:
        socket.say(codec.write(codec.error_of(error, language)))
        await socket.close(CLOSING.get(error.code, POLICY), error.code)


def _gone(update: Update) -> set[int]:
    """The steps that one of the update's takes back."""
    return {seq for step in update.steps if step.undo is not None for seq in step.undo.steps}


class LineSession(SocketSession):
    """A program at a table."""

    def __init__(self, socket: Socket, connection: Connection, live: LiveTable) -> None:
        super().__init__(socket, connection, live)
        self._replies: list[FromHost] = []
        self._hello: Hello | None = None
        self._waiting: Waiting | None = None
        self._asked: tuple[int, list[str]] = (-1, [])

    async def sit_down(self, name: str) -> None:
        """Take the seat if it is open."""
        table = self._live.table
        if table.running_game is None and not table.seats[self._connection.seat].taken:
            await self._do(Rename(_new_id(), name))

    # ---- sending ---------------------------------------------------------------------------------

    def _flush(self) -> None:
        connection = self._connection
        if connection.outdated:
            connection.outdated = False
            update = self._live.update(connection)
            for message in self._told(update):
                self._send(message)
            connection.have = update.seq
        for reply in self._replies:
            self._send(reply)
        self._replies.clear()
        self._end()

    def _told(self, update: Update) -> list[FromHost]:
        """The messages for an update: the table, the observation, the request to act."""
        messages: list[FromHost] = []
        hello = _hello(self._live.table, self._connection.seat)
        if hello != self._hello:
            self._hello = hello
            messages.append(hello)
        position = update.position
        if position is None:
            return messages + self._waits()
        asked = (update.seq, position.legal)
        if update.steps or asked != self._asked:
            messages.append(self._observed(update))
        if position.legal and asked != self._asked:
            messages.append(ActAsked(update.seq, self._left(update)))
        self._asked = asked
        return messages

    def _observed(self, update: Update) -> Observe:
        """The new events; after an undo, all events that still stand, from the start."""
        if _gone(update) and not update.fresh:
            update = self._live.presenter().update(self._connection.seat, 0)
        gone = _gone(update)
        happened = [one for step in update.steps if step.seq not in gone for one in step.happenings]
        return Observe(update.seq, update.fresh, update.position, happened)

    def _waits(self) -> list[FromHost]:
        """Before the start: the number of open seats, whenever it has changed."""
        waiting = Waiting(sum(not seat.taken for seat in self._live.table.seats))
        if waiting == self._waiting:
            return []
        self._waiting = waiting
        return [waiting]

    def _left(self, update: Update) -> float:
        until = update.table.window_until or update.table.deadline
        return max(0.0, until - self._live.context.now()) / 1000

    def _end(self) -> None:
        """After the end of the table nothing more is said."""
        table = self._live.table
        if table.status == "over":
            position = self._live.update(self._connection).position
            assert table.running_game is not None
            self._send(codec.result(table.running_game.game, position))
        elif table.status == "closed":
            self._send(self._error(TableError(Code.TABLE_CLOSED)))
        else:
            return
        self._parted = True
        self._spawn(self._close(ENOUGH))

    def _say_goodbye(self, goodbye: Goodbye) -> None:
        fault = goodbye.fault
        self._send(Error(fault.code, fault.rule, fault.message))

    def _send(self, message: FromHost) -> None:
        self._socket.say(codec.write(message))

    def _reply(self, message: FromHost) -> None:
        self._replies.append(message)
        self._connection.nudge()

    def _error(self, error: DiscoveryError) -> Error:
        refusal = in_words(self._live.table, error, self._connection.language)
        return Error(refusal.code, refusal.rule, refusal.message)

    # ---- listening -------------------------------------------------------------------------------

    async def _listen(self) -> NoReturn:
        """Answer a faulty message with an error; nothing has changed then."""
        while True:
            try:
                text = await self._heard()
                await self._obey(codec.read(text))
            except DiscoveryError as error:
                self._count(error)
                self._reply(self._error(error))

    async def _heard(self) -> str:
        """The next frame; delayed while too many arrive, readable or not."""
        try:
            text = await self._socket.hear()
        except InvalidInput:
            await self._hold_back()
            raise
        await self._hold_back()
        return text

    async def _obey(self, said: FromProgram) -> None:
        match said:
            case Act(seq, move):
                await self._do(Play(_new_id(), seq, move))
            case LegalAsked():
                self._reply(self._legal())
            case ExplainAsked(move):
                self._reply(self._explained(move))
            case BeginAsked():
                await self._do(Start(_new_id()))
            case DeckAsked():
                self._reply(self._deck())
            case Greeting():
                raise TableError(Code.BAD_COMMAND)

    async def _do(self, command: Play | Rename | Start) -> None:
        await self._live.handle(self._connection, command)

    def _legal(self) -> Legal:
        table, seat = self._live.table, self._connection.seat
        played = table.running_game
        if played is None:
            raise TableError(Code.NOT_STARTED)
        asked = seat in table.actors and seat not in played.answers
        moves = played.game.legal(played.state, seat) if asked else []
        return Legal(table.steps, [played.game.text(move) for move in moves])

    def _deck(self) -> FromHost:
        played = self._live.table.running_game
        if played is None:
            raise TableError(Code.NOT_STARTED)
        return codec.deck_of(played.game, self._connection.language)

    def _explained(self, move: str) -> Explained | Error:
        reply = explained(self._live.table, self._connection, Explain(_new_id(), [move]))
        if isinstance(reply, Refused):
            return Error(reply.fault.code, reply.fault.rule, reply.fault.message)
        return Explained(self._live.table.steps, move, reply.verdicts[0])


def _first(text: str) -> Greeting:
    """The first frame, which must be a ``hello`` with a token."""
    said = codec.read(text)
    if not isinstance(said, Greeting):
        raise TableError(Code.BAD_COMMAND)
    if not said.token:
        raise TableError(Code.FOREIGN_TOKEN)
    return said


def _hello(table: Table, seat: int) -> Hello:
    plan = table.plan
    return Hello(
        protocol=PROTOCOL,
        version=__version__,
        game=plan.game,
        deck=plan.deck,
        options=list(plan.options),
        seats=planning.header(table.seats),
        teams=table.teams,
        seat=seat,
        seconds=0,
    )


def _new_id() -> str:
    """A new id for a command; a program never repeats one."""
    return secrets.token_hex(10)
