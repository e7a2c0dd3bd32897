"""Passes sockets and requests on to the process that has their table.

Any process may be asked for any table. What is asked goes on to its owner as it came, with the address that
it counts for and the key by which the processes of one server know one another.
"""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import AsyncIterator, Iterable
from contextlib import suppress
from typing import TypeVar

import httpx
import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import Receive, Scope, Send
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from discovery.core.errors import Code, TableError
from discovery.server.cluster.inside import CLIENT, KEY
from discovery.server.transports.asgi import RESTART, GoneError, Socket, while_there
from discovery.server.watch.traces import Traces

CONNECT_SECONDS = 2.0
ANSWER_SECONDS = 60.0
ASK_SECONDS = 2.0
"""How long another process may take to report its state; the client of this process waits meanwhile."""
PASSED_ON = (
    "accept",
    "accept-encoding",
    "accept-language",
    "authorization",
    "content-type",
    "if-none-match",
    "origin",
    "host",
)
"""Request headers that the owner of a table has to know."""
DROPPED = ("connection", "content-length", "date", "server", "transfer-encoding")
"""Headers of its answer that belong to one connection alone."""
NO_AUTHORITIES = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Processes talk plain HTTP to one another, so none of them reads this machine's certificates."""
ABNORMAL = (1005, 1006, 1015)
"""Codes that a socket ends with but that nobody may send."""
M = TypeVar("M")


class Relay:
    """The way to the other processes. ``key`` is the one they all know; ``sockets`` is how many clients'
    lines are passed on."""

    def __init__(self, key: str, traces: Traces) -> None:
        self._key = key
        self._traces = traces
        self.sockets = 0
        self._web = httpx.AsyncClient(
            timeout=httpx.Timeout(ANSWER_SECONDS, connect=CONNECT_SECONDS),
            trust_env=False,
            verify=NO_AUTHORITIES,
        )

    async def close(self) -> None:
        """Close all connections to other processes."""
        await self._web.aclose()

    # ---- sockets ---------------------------------------------------------------------------------

    async def socket(self, socket: Socket, first: str, address: str) -> None:
        """Be a client's line to another process, after its ``first`` frame. ``TableError(TABLE_MOVED)`` if
        that process does not answer, ``InvalidInput`` for a frame as ``Socket.hear`` refuses it."""
        url = f"ws://{address}{socket.path}"
        headers = {KEY: self._key, CLIENT: socket.host, "accept-language": socket.language}
        try:
            line = await connect(
                url,
                additional_headers=headers,
                compression=None,
                max_size=None,
                open_timeout=CONNECT_SECONDS,
                proxy=None,
            )
        except (OSError, TimeoutError, WebSocketException):
            raise TableError(Code.TABLE_MOVED) from None
        self.sockets += 1
        try:
            async with line:
                with suppress(ConnectionClosed):
                    await line.send(first)
                await _join(socket, line)
        finally:
            self.sockets -= 1

    # ---- requests --------------------------------------------------------------------------------

    async def request(self, scope: Scope, body: bytes, receive: Receive, send: Send, address: str) -> bool:
        """Let another process answer a request, whose ``body`` was read, as long as the client is there;
        ``False`` if it is not."""
        with self._traces.span("relay"):
            return await self._request(scope, body, receive, send, address)

    async def _request(self, scope: Scope, body: bytes, receive: Receive, send: Send, address: str) -> bool:
        headers = Headers(scope=scope)
        given = {name: headers[name] for name in PASSED_ON if name in headers}
        given |= {KEY: self._key, CLIENT: (scope.get("client") or ("",))[0], **self._traces.carried()}
        query = scope["query_string"].decode("latin-1")
        url = f"http://{address}{scope['path']}" + (f"?{query}" if query else "")
        asked = self._web.build_request(scope["method"], url, headers=given, content=body)
        try:
            answer = await self._web.send(asked, stream=True)
        except httpx.TransportError:
            return False
        try:
            await while_there(receive, _answer(answer, send))
        finally:
            await answer.aclose()
        return True

    async def ask_all(self, addresses: Iterable[str], path: str, kind: type[M]) -> list[M]:
        """The answers of other processes to a question of this one; those that do not answer soon, or not
        with such a message, are left out."""
        told = await asyncio.gather(*(self._ask(address, path, kind) for address in addresses))
        return [one for one in told if one is not None]

    async def _ask(self, address: str, path: str, kind: type[M]) -> M | None:
        try:
            async with asyncio.timeout(ASK_SECONDS):
                answer = await self._web.get(f"http://{address}{path}", headers={KEY: self._key})
            return msgspec.json.decode(answer.content, type=kind) if answer.is_success else None
        except (httpx.TransportError, TimeoutError, msgspec.DecodeError):
            return None  # it is gone, it hangs, or it is of another version


async def _join(socket: Socket, line: ClientConnection) -> None:
    """Pass frames both ways until one side ends. ``InvalidInput`` for a frame that no client may send."""
    down = asyncio.create_task(_down(socket, line))
    up = asyncio.create_task(_up(socket, line))
    try:
        await asyncio.wait((down, up), return_when=asyncio.FIRST_COMPLETED)
        if up.done():
            up.result()
    finally:
        for task in (down, up):
            task.cancel()
        await asyncio.gather(down, up, return_exceptions=True)
    if line.close_code is not None:
        code = RESTART if line.close_code in ABNORMAL else line.close_code
        with suppress(GoneError):
            await socket.close(code, line.close_reason or "")


async def _down(socket: Socket, line: ClientConnection) -> None:
    free = asyncio.Event()
    socket.when_free(free.set)
    async for frame in _frames(line):
        while not socket.free:
            free.clear()
            await free.wait()
        socket.say(frame)


async def _frames(line: ClientConnection) -> AsyncIterator[bytes]:
    with suppress(ConnectionClosed):
        while True:
            yield await line.recv(decode=False)


async def _up(socket: Socket, line: ClientConnection) -> None:
    with suppress(ConnectionClosed, GoneError):
        while True:
            await line.send(await socket.hear())


async def _answer(answer: httpx.Response, send: Send) -> None:
    started = {"type": "http.response.start", "status": answer.status_code, "headers": []}
    headers = MutableHeaders(raw=started["headers"])  # type: ignore[arg-type]
    for name, value in answer.headers.multi_items():
        if name not in DROPPED:
            headers.append(name, value)
    await send(started)
    async for part in answer.aiter_raw():
        await send({"type": "http.response.body", "body": part, "more_body": True})
    await send({"type": "http.response.body", "body": b""})
