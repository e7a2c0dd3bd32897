"""``api/account/stream``: whose turn it is at all tables of an account, one message a line."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from discovery.core.errors import Code, DiscoveryError, TableError
from discovery.i18n.faults import fault
from discovery.server.accounts.book import Accounts
from discovery.server.accounts.news import News
from discovery.server.accounts.rows import Scope
from discovery.server.live.registry import TableRegistry
from discovery.server.protocol import Goodbye
from discovery.server.transports.access import visit_of
from discovery.server.transports.endpoints import AccessLevel, Endpoint, File
from discovery.server.transports.http_requests import address, language
from discovery.server.transports.programs.streams import NDJSON, LineStream

LOOK_SECONDS = 1.0
"""Seconds between two looks at the tables of an account."""

_encoder = msgspec.json.Encoder()


class NewsPages:
    """The news of those who have accounts on a registry."""

    def __init__(self, registry: TableRegistry, accounts: Accounts) -> None:
        self._registry = registry
        self._accounts = accounts

    def endpoints(self) -> list[Endpoint]:
        """The endpoints that this object serves."""
        return [
            Endpoint(
                "/api/account/stream",
                self.news,
                "The tables of the account, each again when it has changed, one message a line.",
                (File(NDJSON),),
                who=AccessLevel.ACCOUNT,
                scope=Scope.READ,
            )
        ]

    async def news(self, request: Request) -> Response:
        """``GET api/account/stream``: it counts as a socket does."""
        registry, who, shared = self._registry, address(request), self._registry.context
        if not registry.crowd.enter(who):
            raise TableError(Code.TOO_MANY)
        news = News(shared.store, self._accounts, visit_of(request), registry.glance, shared.now)
        return AccountStream(registry, news, language(request), lambda: registry.crowd.leave(who))


class AccountStream(LineStream):
    """News until the session ends or the server stops. ``left`` is called at the end."""

    def __init__(self, registry: TableRegistry, news: News, language: str, left: Callable[[], None]) -> None:
        super().__init__(registry.context.now, LOOK_SECONDS)
        self._registry = registry
        self._news = news
        self._language = language
        self._left = left

    def begin(self) -> None:
        """Do nothing: nobody at a table sees the stream."""

    def end(self) -> None:
        """Count the stream no more."""
        self._left()

    async def lines(self) -> list[bytes]:
        """The changes, or why there will be no more."""
        try:
            if self._registry.stopping:
                raise TableError(Code.SERVER_STOPPING)
            news = await self._news.look()
            if news is None:
                raise TableError(Code.LOGGED_OUT)
        except DiscoveryError as error:
            self._ended = True
            again = error.code != Code.LOGGED_OUT
            return [_encoder.encode(Goodbye(fault(error, self._language), again))]
        return [_encoder.encode(one) for one in news]
