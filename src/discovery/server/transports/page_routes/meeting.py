"""``api/qr``, ``api/lobby``, ``api/mine``, ``api/push``: how people find a table, and hear of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.responses import Response

from discovery.core.errors import Code, InvalidInput, TableError
from discovery.server.cluster.inside import PASSED_ON
from discovery.server.config.limits import FairLock
from discovery.server.live.registry import TableRegistry
from discovery.server.present.meeting import code_of, open_tables, together
from discovery.server.protocol import (
    CodeDrawn,
    CodeWanted,
    Mine,
    MyTable,
    MyTables,
    OpenTables,
    PushNoted,
    PushWanted,
)
from discovery.server.tables.clocks.quiet import wished
from discovery.server.transports.endpoints import AccessLevel, Endpoint
from discovery.server.transports.http_requests import address, guessed, message, spend
from discovery.server.transports.http_responses import message_response

if TYPE_CHECKING:
    from discovery.server.transports.relay import Relay

CODE_BYTES = 4000
"""The longest request for a code; its text may stand there in escapes."""
MINE_BYTES = 10_000
"""The longest list of secrets."""


class MeetingPages:
    """Where people meet, at the tables of a registry."""

    def __init__(self, registry: TableRegistry, relay: Relay | None = None) -> None:
        self._registry = registry
        self._relay = relay
        self._looking = FairLock()

    def endpoints(self) -> list[Endpoint]:
        """The endpoints that this object serves."""
        return [
            Endpoint("/api/qr", self.code, "A text as a QR code.", (CodeDrawn,), (CodeWanted,), "POST"),
            Endpoint("/api/lobby", self.lobby, "The tables that wait for people.", (OpenTables,)),
            Endpoint(
                "/api/push",
                self.push,
                "Call a device when it is a seat's turn, or no more.",
                (PushNoted,),
                (PushWanted,),
                "POST",
                who=AccessLevel.SECRET,
            ),
            Endpoint(
                "/api/mine",
                self.mine,
                "The tables of some secrets.",
                (MyTables,),
                (Mine,),
                "POST",
                who=AccessLevel.SECRET,
            ),
        ]

    async def code(self, request: Request) -> Response:
        """``POST api/qr``: a secret link to be scanned; it is never part of an address that is asked for."""
        wanted = await message(request, CodeWanted, CODE_BYTES)
        spend(self._registry.workshop, request)
        return message_response(code_of(wanted.text))

    async def lobby(self, request: Request) -> Response:
        """``GET api/lobby``: the open tables. ``InvalidInput(NO_FILE)`` where the host keeps no list."""
        if not self._registry.context.settings.lobby:
            raise InvalidInput(Code.NO_FILE, given=request.url.path[:80])
        tables = open_tables(self._registry.live_tables())
        if self._relay is not None and not request.scope.get(PASSED_ON):
            tables = together([tables, *await self._open_elsewhere(self._relay, request)])
        return message_response(tables)

    async def _open_elsewhere(self, relay: Relay, request: Request) -> list[OpenTables]:
        """The open tables of the other processes; those of one that does not answer are left out."""
        others = await self._registry.context.cluster.others()
        return await relay.ask_all(others, request.url.path, OpenTables)

    async def mine(self, request: Request) -> Response:
        """``POST api/mine``: the tables of some secrets. However many of them open nothing, it counts as one
        guess: a device keeps the links of tables that are gone."""
        wanted = await message(request, Mine, MINE_BYTES)
        spend(self._registry.requests, request, len(wanted.tokens))
        async with self._looking.turn(address(request)):
            tables = [await self._look(token) for token in wanted.tokens]
        if None in tables:
            self._registry.count_guess(address(request), TableError(Code.FOREIGN_TOKEN))
        return message_response(MyTables(tables))

    async def _look(self, token: str) -> MyTable | None:
        try:
            return await self._registry.mine(token)
        except TableError:
            return None  # a damaged table, or one that needs an older version: its own page says why

    async def push(self, request: Request) -> Response:
        """``POST api/push``: call a device for a seat, or no more. ``InvalidInput(NO_FILE)`` where the host
        calls nobody or for an unknown time zone, ``TableError(FOREIGN_TOKEN)`` for a secret of no seat."""
        push = self._registry.context.push
        if push is None:
            raise InvalidInput(Code.NO_FILE, given=request.url.path[:80])
        wanted = await message(request, PushWanted, CODE_BYTES)
        spend(self._registry.seats, request)
        with guessed(self._registry, request):
            seat = await self._registry.seat(wanted.token)
        if wanted.on:
            await push.add(seat, wanted.endpoint, wished(wanted.quiet))
        else:
            await push.remove(seat, wanted.endpoint)
        return message_response(PushNoted(wanted.on))
