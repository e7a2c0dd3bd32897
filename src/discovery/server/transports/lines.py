"""``WS api/lines``: an outside program takes a seat of a live table by its secret link, and plays in lines.

It is a guest like any page: the same door, the same limits, the same room; only the words differ.
"""

from __future__ import annotations

import asyncio
import secrets
from typing import NoReturn

from discovery import __version__
from discovery.core.errors import Code, DiscoveryError, InvalidInput, TableError
from discovery.core.protocol import SPECTATOR
from discovery.engines.outside import talk
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
from discovery.server.live.connection import Guest
from discovery.server.live.registry import Found
from discovery.server.live.session import Room
from discovery.server.present.client_queries import explained, in_words
from discovery.server.protocol import WIRE, Explain, Goodbye, Play, Refused, Rename, Start, Update
from discovery.server.tables import planning
from discovery.server.tables.table import Table
from discovery.server.transports.asgi import Socket
from discovery.server.transports.socket import CLOSING, ENOUGH, POLICY, Sockets, Visit

NAME = "Program"
"""How a program is called that takes a seat without a name."""


class LineSockets(Sockets):
    """The socket side of a hall, for programs."""

    async def _greet(self, socket: Socket, address: str) -> None:
        language = socket.language
        try:
            async with asyncio.timeout(self._hall.house.settings.limits.hello_seconds):
                text = await socket.hear()
            greeting = _first(text)
            language = greeting.language
            if self._hall.stopping:
                raise TableError(Code.SERVER_STOPPING)
            found = await self._find(greeting, address)
        except TimeoutError:
            await self._refuse(socket, TableError(Code.BAD_COMMAND), language)
        except DiscoveryError as error:
            await self._refuse(socket, error, language)
        else:
            await self._seat(socket, found, greeting)

    async def _find(self, greeting: Greeting, address: str) -> Found:
        """The seat of a token; there is nothing to watch here."""
        found = await self._hall.find(
            protocol.Hello(WIRE, greeting.token, "", greeting.host, 0, greeting.language), address
        )
        if found.seat == SPECTATOR:
            raise TableError(Code.FOREIGN_TOKEN)
        return found

    async def _seat(self, socket: Socket, found: Found, greeting: Greeting) -> None:
        guest = Guest(found.seat, found.host, greeting.language, 0)
        visit = LineVisit(socket, guest, found.room)
        found.room.enter(guest)
        try:
            await visit.sit_down(greeting.name or NAME)
            await visit.run()
        except DiscoveryError as error:
            await self._refuse(socket, error, greeting.language)
        finally:
            found.room.exit(guest)

    async def _refuse(
        self, socket: Socket, error: DiscoveryError, language: str, again: bool = False
    ) -> None:
        socket.say(talk.write(talk.error_of(error, language)))
        await socket.close(CLOSING.get(error.code, POLICY), error.code)


class LineVisit(Visit):
    """A program in a room."""

    def __init__(self, socket: Socket, guest: Guest, room: Room) -> None:
        super().__init__(socket, guest, room)
        self._replies: list[FromHost] = []
        self._hello: Hello | None = None
        self._waiting: Waiting | None = None
        self._asked: tuple[int, list[str]] = (-1, [])

    async def sit_down(self, name: str) -> None:
        """Take the seat if nobody has."""
        table = self._room.table
        if table.played is None and not table.seats[self._guest.seat].taken:
            await self._do(Rename(_new_id(), name))

    # ---- sending ---------------------------------------------------------------------------------

    def _flush(self) -> None:
        guest = self._guest
        if guest.outdated:
            guest.outdated = False
            update = self._room.update(guest)
            for message in self._told(update):
                self._send(message)
            guest.have = update.seq
        for reply in self._replies:
            self._send(reply)
        self._replies.clear()
        self._end()

    def _told(self, update: Update) -> list[FromHost]:
        """What is new in an update: the table, what is to be seen, what is asked."""
        told: list[FromHost] = []
        hello = _hello(self._room.table, self._guest.seat)
        if hello != self._hello:
            self._hello = hello
            told.append(hello)
        position = update.position
        if position is None:
            return told + self._waits()
        asked = (update.seq, position.legal)
        if update.steps or asked != self._asked:
            happened = [one for step in update.steps for one in step.happenings]
            told.append(Observe(update.seq, update.fresh, position, happened))
        if position.legal and asked != self._asked:
            told.append(ActAsked(update.seq, self._left(update)))
        self._asked = asked
        return told

    def _waits(self) -> list[FromHost]:
        """Before the start: how many seats are still open, whenever that is news."""
        waiting = Waiting(sum(not seat.taken for seat in self._room.table.seats))
        if waiting == self._waiting:
            return []
        self._waiting = waiting
        return [waiting]

    def _left(self, update: Update) -> float:
        until = update.table.window_until or update.table.deadline
        return max(0.0, until - self._room.house.now()) / 1000

    def _end(self) -> None:
        """After the end of the table nothing more is said."""
        table = self._room.table
        if table.status == "over":
            position = self._room.update(self._guest).position
            assert position is not None
            self._send(talk.result(position))
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
        self._socket.say(talk.write(message))

    def _reply(self, message: FromHost) -> None:
        self._replies.append(message)
        self._guest.nudge()

    def _error(self, error: DiscoveryError) -> Error:
        told = in_words(self._room.table, error, self._guest.language)
        return Error(told.code, told.rule, told.message)

    # ---- listening -------------------------------------------------------------------------------

    async def _listen(self) -> NoReturn:
        """Whatever cannot be taken is answered by an error, and all stays as it was."""
        while True:
            try:
                text = await self._heard()
                await self._obey(talk.read(text))
            except DiscoveryError as error:
                self._reply(self._error(error))

    async def _heard(self) -> str:
        """The next frame, held back while too many come, readable or not."""
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

    async def _do(self, intent: Play | Rename | Start) -> None:
        await self._room.handle(self._guest, intent)

    def _legal(self) -> Legal:
        table, seat = self._room.table, self._guest.seat
        played = table.played
        if played is None:
            raise TableError(Code.NOT_STARTED)
        asked = seat in table.actors and seat not in played.answers
        moves = played.game.legal(played.state, seat) if asked else []
        return Legal(table.steps, [played.game.text(move) for move in moves])

    def _deck(self) -> FromHost:
        played = self._room.table.played
        if played is None:
            raise TableError(Code.NOT_STARTED)
        return talk.deck_of(played.game, self._guest.language)

    def _explained(self, move: str) -> Explained | Error:
        told = explained(self._room.table, self._guest, Explain(_new_id(), [move]))
        if isinstance(told, Refused):
            return Error(told.fault.code, told.fault.rule, told.fault.message)
        return Explained(self._room.table.steps, move, told.verdicts[0])


def _first(text: str) -> Greeting:
    """The first frame, which must be a ``hello`` with a token."""
    said = talk.read(text)
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
        teams=plan.teams,
        seat=seat,
        seconds=0,
    )


def _new_id() -> str:
    """A command's id; nothing is ever sent twice here."""
    return secrets.token_hex(10)
