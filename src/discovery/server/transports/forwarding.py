"""Forwards requests about one table to the process that owns it."""

from __future__ import annotations

import asyncio
import re
import time
from typing import TYPE_CHECKING

from starlette.datastructures import Headers, QueryParams
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from discovery.core.errors import Code, DiscoveryError, TableError
from discovery.server.cluster.inside import PASSED_ON
from discovery.server.live.registry import TableRegistry
from discovery.server.protocol.languages import language_of
from discovery.server.transports.http_requests import read
from discovery.server.transports.http_responses import fault_response
from discovery.store.leases import LIFE

if TYPE_CHECKING:
    from discovery.server.transports.relay import Relay

AGAIN_SECONDS = 0.3
"""Seconds before it is looked again who has a table whose owner does not answer."""


class OwnerForwarding:
    """Around the pages: requests below ``api/tables/ID/`` go to the table's owner, if that is another
    process. One that has died counts as its owner for a while; they wait until another can have the table."""

    def __init__(self, pages: ASGIApp, registry: TableRegistry, relay: Relay) -> None:
        self._pages = pages
        self._cluster = registry.context.cluster
        self._most = registry.context.settings.limits.body_bytes
        self._relay = relay
        base = re.escape(registry.context.settings.base_path)
        self._named = re.compile(base + r"/api/tables/([^/]+)/.+")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Forward one request to the owner of its table, or serve it here."""
        named = self._named.fullmatch(scope["path"]) if scope["type"] == "http" else None
        if named is None or scope.get(PASSED_ON):
            await self._pages(scope, receive, send)
            return
        try:
            body = await read(Request(scope, receive), self._most)
            if await self._passed_on(named[1], scope, body, receive, send):
                return
        except DiscoveryError as error:
            tongue = language_of(Headers(scope=scope), QueryParams(scope["query_string"]))
            await fault_response(error, tongue)(scope, receive, send)
            return
        await self._pages(scope, _again(body, receive), send)

    async def _passed_on(self, table: str, scope: Scope, body: bytes, receive: Receive, send: Send) -> bool:
        """Whether another process has answered. ``TableError(TABLE_MOVED)`` if the owner cannot."""
        until = time.monotonic() + 2 * LIFE
        while owner := await self._cluster.holder(table):
            if await self._relay.request(scope, body, receive, send, owner):
                return True
            if time.monotonic() > until:
                raise TableError(Code.TABLE_MOVED)
            await asyncio.sleep(AGAIN_SECONDS)
        return False


def _again(body: bytes, receive: Receive) -> Receive:
    """A request's body, which has been read, for its next reader."""
    unread = True

    async def received() -> Message:
        nonlocal unread
        if unread:
            unread = False
            return {"type": "http.request", "body": body, "more_body": False}
        return await receive()

    return received
