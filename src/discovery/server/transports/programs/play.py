"""``api/tables/TABLE/view``, ``commands``, ``stream``: a game played over HTTP, by the secret of a seat.

What is seen and what is done goes the same way as on a socket; a stream counts as a connection, single
requests do not.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import get_args

from starlette.requests import Request
from starlette.responses import Response

from discovery import __version__
from discovery.core.errors import Code, DiscoveryError, TableError
from discovery.server.config.limits import RateLimiter
from discovery.server.live.connection import Connection
from discovery.server.live.registry import HelloResult, TableRegistry
from discovery.server.present.client_queries import in_words
from discovery.server.protocol import MAX_FRAME, WIRE, Hello, Seated, Sit, Welcome
from discovery.server.protocol.faults import status_of
from discovery.server.protocol.page_messages.play import Asked, Done, View
from discovery.server.tables.tokens import digest
from discovery.server.transports.endpoints import AccessLevel, Endpoint, File
from discovery.server.transports.http_requests import address, bearer, language, message, spend
from discovery.server.transports.http_responses import compressible_message, message_response
from discovery.server.transports.programs.streams import NDJSON, TableStream
from discovery.store.rows import HOST

HAVE = {"have": "the last step that is known already; 0, or nothing, for none"}
WHOLE = {"whole": "1 for updates only, no changes"}


@dataclass(frozen=True, slots=True)
class Visitor:
    """Who asks: where their secret leads, and a connection for what they are told."""

    hello: HelloResult
    connection: Connection

    @property
    def welcome(self) -> Welcome:
        """The first message that a socket would be sent."""
        hello = self.hello
        return Welcome(__version__, hello.live.table.id, hello.seat, hello.host, hello.guest)


class PlayPages:
    """Tables of a registry, played over HTTP."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        limits = registry.context.settings.limits
        seconds = limits.message_burst / limits.messages_per_second
        self._asked = RateLimiter(limits.message_burst, seconds, time.monotonic)

    def endpoints(self) -> list[Endpoint]:
        """The endpoints that this object serves."""
        table = "/api/tables/{table}"
        return [
            Endpoint(
                f"{table}/view",
                self.view,
                "The table as the secret's seat, or a spectator, sees it.",
                (View,),
                who=AccessLevel.TABLE,
                query=HAVE,
                bearer=True,
            ),
            Endpoint(
                f"{table}/commands",
                self.command,
                "Carry out a command; one that is sent again counts once.",
                (Done,),
                get_args(Asked),
                "POST",
                who=AccessLevel.SECRET,
                query=HAVE,
                bearer=True,
            ),
            Endpoint(
                f"{table}/stream",
                self.stream,
                "The same news as on a socket, one message a line, to the end of the table.",
                (File(NDJSON),),
                who=AccessLevel.TABLE,
                query=HAVE | WHOLE,
                bearer=True,
            ),
        ]

    async def view(self, request: Request) -> Response:
        """``GET api/tables/TABLE/view``: the table as its seat sees it."""
        spend(self._asked, request)
        visitor = await self._visitor(request)
        update = visitor.hello.live.update(visitor.connection)
        return await compressible_message(request, View(visitor.welcome, update))

    async def command(self, request: Request) -> Response:
        """``POST api/tables/TABLE/commands``: a command of a seat, and its answer."""
        spend(self._asked, request)
        asked: Asked = await message(request, Asked, MAX_FRAME)  # type: ignore[arg-type]  # a union is a type
        if isinstance(asked, Sit):
            spend(self._registry.seats, request)
        visitor = await self._visitor(request)
        live, connection = visitor.hello.live, visitor.connection
        try:
            answer = await live.handle(connection, asked)
        except DiscoveryError as error:
            live.context.numbers.refused[str(error.code)] += 1
            told = in_words(live.table, error, connection.language)
            return message_response(told, status_of(error))
        seated = next((one.token for one in connection.answers if isinstance(one, Seated)), "")
        return message_response(Done(answer, seated, live.update(connection)))

    async def stream(self, request: Request) -> Response:
        """``GET api/tables/TABLE/stream``: a connection at the table, which counts as a socket does."""
        if self._registry.stopping:
            raise TableError(Code.SERVER_STOPPING)
        visitor = await self._visitor(request)
        who, crowd = address(request), self._registry.crowd
        if not crowd.enter(who):
            raise TableError(Code.TOO_MANY)
        whole = request.query_params.get("whole") == "1"
        return TableStream(
            visitor.hello.live, visitor.connection, visitor.welcome, whole, lambda: crowd.leave(who)
        )

    async def _visitor(self, request: Request) -> Visitor:
        """Who asks for a table, by the secret that they show. ``TableError`` as for ``TableRegistry.find``,
        BAD_COMMAND for a ``have`` that is no number."""
        secret, tongue, have = bearer(request), language(request), _have(request)
        opened = await self._registry.context.store.secret(digest(secret)) if secret else None
        seat, host = ("", secret) if opened is not None and opened.seat == HOST else (secret, "")
        hello = Hello(WIRE, seat, request.path_params["table"], host, have, tongue)
        visit = await self._registry.find(hello, address(request))
        connection = Connection(visit.seat, visit.host, tongue, have, visit.expected, guest=visit.guest)
        return Visitor(visit, connection)


def _have(request: Request) -> int:
    given = request.query_params.get("have", "0")
    if not (given.isascii() and given.isdecimal() and len(given) < 10):
        raise TableError(Code.BAD_COMMAND)
    return int(given)
