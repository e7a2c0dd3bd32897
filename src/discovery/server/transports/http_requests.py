"""The contents of requests: visitor, language, a body of limited length; and what addresses may spend."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TypeVar
from urllib.parse import urlsplit

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from discovery.core.errors import Code, InvalidInput, TableError
from discovery.i18n.faults import UNREADABLE
from discovery.server.accounts.passkeys import Site
from discovery.server.config.limits import RateLimiter, neighbourhood
from discovery.server.live.registry import TableRegistry
from discovery.server.protocol import FileWithDeck
from discovery.server.protocol.languages import language_of
from discovery.server.tables.table import Table
from discovery.server.transports.endpoints import Endpoint, Handler

M = TypeVar("M")
ESCAPED = 2
"""How many times longer a file may become as a text in JSON."""


def language(request: Request) -> str:
    """The language of the answer's sentences."""
    return language_of(request.headers, request.query_params)


def address(request: Request) -> str:
    """The address that the request counts for."""
    return neighbourhood(request.client.host if request.client else "")


def bearer(request: Request) -> str:
    """The secret that a program shows in its ``Authorization`` header, ``""`` without one. Other schemes are
    for proxies."""
    scheme, _, secret = request.headers.get("authorization", "").partition(" ")
    return secret.strip() if scheme.lower() == "bearer" else ""


def site_of(request: Request) -> Site:
    """Where the page stands that asks. The guard has compared its origin with the host that this server was
    called by; a program that names no origin is taken to ask from there."""
    called = f"{request.url.scheme}://{request.headers.get('host', '')}"
    origin = request.headers.get("origin", called)
    return Site(urlsplit(origin).hostname or "", origin)


def spend(budget: RateLimiter, request: Request, count: int = 1) -> None:
    """``TableError(TOO_MANY)`` if the budget of the request's address is used up."""
    if not budget.take(address(request), count):
        raise TableError(Code.TOO_MANY)


def paid(endpoint: Endpoint, handler: Handler, budget: RateLimiter) -> Handler:
    """The handler of an endpoint, for those whose address may still spend what it costs."""
    if not endpoint.cost:
        return handler

    async def within(request: Request) -> Response:
        spend(budget, request, endpoint.cost)
        return await handler(request)

    return within


async def read(request: Request, most: int) -> bytes:
    """The body, refused as soon as it is longer than ``most`` bytes."""
    parts, size = [], 0
    async for part in request.stream():
        size += len(part)
        if size > most:
            raise InvalidInput(Code.TOO_LARGE, given=size, most=most)
        parts.append(part)
    return b"".join(parts)


async def message(request: Request, kind: type[M], most: int) -> M:
    """The body as a message. ``TableError(BAD_COMMAND)`` for anything else."""
    try:
        return msgspec.json.decode(await read(request, most), type=kind)
    except UNREADABLE:
        raise TableError(Code.BAD_COMMAND) from None


async def file_with_deck(request: Request, most: int, deck_bytes: int) -> tuple[bytes, str]:
    """A file as the body, or as a message together with the deck file that it needs (``""``: none)."""
    if not request.headers.get("content-type", "").startswith("application/json"):
        return await read(request, most), ""
    given = await message(request, FileWithDeck, ESCAPED * (most + deck_bytes))
    return given.file.encode(), given.deck


@contextmanager
def guessed(registry: TableRegistry, request: Request) -> Iterator[None]:
    """Count links that open nothing."""
    try:
        yield
    except TableError as error:
        registry.count_guess(address(request), error)
        raise


async def table_of(registry: TableRegistry, request: Request) -> Table:
    """The table that the request's address names. ``TableError`` as ``TableRegistry.live``."""
    with guessed(registry, request):
        return await registry.table(request.path_params["table"])
