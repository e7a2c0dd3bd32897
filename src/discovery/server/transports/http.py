"""The pages' requests. Every error is a ``Fault`` in the language of the request."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from discovery import __version__
from discovery.core.errors import Code, DiscoveryError, InvalidInput, InvalidRecord, TableError
from discovery.i18n.faults import UNREADABLE, fault
from discovery.play.records import write
from discovery.server.config.limits import Budget, Turns, neighbourhood
from discovery.server.live.registry import TableRegistry
from discovery.server.present.catalogue import catalogue, deck_texts, rule_book
from discovery.server.present.replays import replay, replay_bytes
from discovery.server.present.setups import checked, plan_of
from discovery.server.protocol import Fault, Follow, Followed, Replay, TablePlan
from discovery.server.protocol.languages import language_of
from discovery.server.tables.planning import check
from discovery.server.tables.table import Table
from discovery.server.transports.compression import compress, compressible
from discovery.server.transports.http_responses import (
    JSON,
    NOT_KEPT,
    compressible_message,
    fault_response,
    message_response,
)

M = TypeVar("M")
MATCH_BYTES = 1024 * 1024
"""The longest match file that anybody may send; some two hundred games."""


class Pages:
    """The HTTP side of a registry."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._limits = registry.context.settings.limits
        self._catalogue = msgspec.json.encode(catalogue(registry.context.programs.names))
        self._compressed_catalogue = compress(self._catalogue, level=9)
        self._replaying = Turns()

    async def health(self, _: Request) -> Response:
        """``GET health``: 200 while the server works, 503 while it stops."""
        words = {"status": "stopping" if self._registry.stopping else "ok", "version": __version__}
        return message_response(words, 503 if self._registry.stopping else 200)

    async def catalogue(self, request: Request) -> Response:
        """``GET api/catalogue``."""
        headers = {"cache-control": "no-cache"}
        return await compressible(request, self._catalogue, JSON, headers, self._compressed_catalogue)

    async def deck_texts(self, request: Request) -> Response:
        """``GET api/decks/DECK/LANGUAGE``."""
        deck, language = request.path_params["deck"], request.path_params["language"]
        try:
            return await compressible_message(request, deck_texts(deck, language))
        except LookupError:
            raise InvalidInput(Code.NO_FILE, given=deck[:60]) from None

    async def rules(self, request: Request) -> Response:
        """``GET api/rules/LANGUAGE``."""
        language = request.path_params["language"]
        try:
            return await compressible_message(request, rule_book(language))
        except LookupError:
            raise InvalidInput(Code.NO_FILE, given=language[:20]) from None

    async def check_setup(self, request: Request) -> Response:
        """``POST api/setups``: whether a plan can be played, and if not, why; its code; the book's advice."""
        plan = await self._body(request, TablePlan)
        return message_response(checked(plan, self._registry.context.programs.names, _language(request)))

    async def setup(self, request: Request) -> Response:
        """``GET api/setups/CODE``: the plan of a set-up's code."""
        return message_response(plan_of(request.path_params["code"], _language(request)))

    async def create_table(self, request: Request) -> Response:
        """``POST api/tables``."""
        plan = await self._body(request, TablePlan)
        check(plan, self._registry.context.programs.names)
        _spend(self._registry.tables, request)
        return message_response(await self._registry.create(plan), 201)

    async def record(self, request: Request) -> Response:
        """``GET api/tables/ID/record``: a finished game as text."""
        table = await self._finished(request)
        headers = NOT_KEPT | {"content-disposition": f'attachment; filename="discovery-{table.id}.txt"'}
        return await compressible(request, write(table.record()).encode(), "text/plain", headers)

    async def match(self, request: Request) -> Response:
        """``GET api/tables/ID/match``: the standings of the table's match."""
        with self._guessed(request):
            sheet = await self._registry.matches.sheet(request.path_params["table"])
        return await compressible_message(request, sheet)

    async def match_file(self, request: Request) -> Response:
        """``GET api/tables/ID/match-file``: the finished games of the table's match as text."""
        with self._guessed(request):
            text = await self._registry.matches.file(request.path_params["table"])
        name = f"discovery-match-{request.path_params['table']}.txt"
        headers = NOT_KEPT | {"content-disposition": f'attachment; filename="{name}"'}
        return await compressible(request, text.encode(), "text/plain", headers)

    async def take_up_match(self, request: Request) -> Response:
        """``POST api/matches``: a match file as text; a table for its next game, or the fault in the file."""
        _spend(self._registry.tables, request)
        _spend(self._registry.replays, request)
        data = await _read(request, MATCH_BYTES)
        async with self._replaying.turn(_address(request)):
            made = await self._registry.matches.take_up(data, _language(request), self._limits.replay_seconds)
        return message_response(made, 201)

    async def next_game(self, request: Request) -> Response:
        """``POST api/tables/ID/next``: the next game of the match; after a single game, a match with it."""
        follow = await self._body(request, Follow)
        _spend(self._registry.tables, request)
        with self._guessed(request):
            table = await self._registry.matches.following(request.path_params["table"], follow.token)
        return message_response(Followed(table), 201)

    async def end_match(self, request: Request) -> Response:
        """``POST api/tables/ID/end-match``: no further game belongs to the match; its standings."""
        follow = await self._body(request, Follow)
        table = request.path_params["table"]
        with self._guessed(request):
            await self._registry.matches.end(table, follow.token)
            return message_response(await self._registry.matches.sheet(table))

    @contextmanager
    def _guessed(self, request: Request) -> Iterator[None]:
        """Count links that open nothing."""
        try:
            yield
        except TableError as error:
            self._registry.count_guess(_address(request), error)
            raise

    async def replay(self, request: Request) -> Response:
        """``GET api/tables/ID/replay``: a finished game, line by line."""
        table = await self._finished(request)
        _spend(self._registry.replays, request)
        async with self._replaying.turn(_address(request)):
            frames = await asyncio.to_thread(replay, table.record(), self._limits.replay_seconds)
        return await compressible_message(request, frames)

    async def analysis(self, request: Request) -> Response:
        """``GET api/tables/ID/analysis``: the analysis of a finished game, or its progress."""
        table = await self._finished(request)
        if not self._registry.analysing.knows(table.id):
            _spend(self._registry.replays, request)
        return await compressible_message(
            request, self._registry.analysing.analysis(table, _address(request))
        )

    async def replay_record(self, request: Request) -> Response:
        """``POST api/replays``: a record as text, line by line, or the fault in it."""
        _spend(self._registry.replays, request)
        data = await _read(request, self._limits.record_bytes)
        async with self._replaying.turn(_address(request)):
            frames = await asyncio.to_thread(self._replayed, data, _language(request))
        return await compressible_message(request, frames)

    def _replayed(self, data: bytes, language: str) -> Replay | Fault:
        try:
            return replay_bytes(data, self._limits.replay_seconds)
        except InvalidRecord as error:
            return fault(error, language)

    async def _finished(self, request: Request) -> Table:
        with self._guessed(request):
            table = await self._registry.table(request.path_params["table"])
        if table.outcome is None:
            raise TableError(Code.NOT_OVER)
        return table

    async def _body(self, request: Request, kind: type[M]) -> M:
        data = await _read(request, self._limits.body_bytes)
        try:
            return msgspec.json.decode(data, type=kind)
        except UNREADABLE:
            raise TableError(Code.BAD_COMMAND) from None


async def failed(request: Request, error: Exception) -> Response:
    """The answer to a ``DiscoveryError`` that a request ran into."""
    assert isinstance(error, DiscoveryError)
    return fault_response(error, _language(request))


async def broken(request: Request, _: Exception) -> Response:
    """The answer to a request that ran into a fault of the program; the guard logs it."""
    return fault_response(TableError(Code.INTERNAL), _language(request))


async def missing(request: Request, _: Exception) -> Response:
    """The answer to a request for an unknown address, or with an unsupported method."""
    return fault_response(InvalidInput(Code.NO_FILE, given=request.url.path[:80]), _language(request))


def _language(request: Request) -> str:
    return language_of(request.headers, request.query_params)


def _address(request: Request) -> str:
    return neighbourhood(request.client.host if request.client else "")


def _spend(budget: Budget, request: Request) -> None:
    if not budget.take(_address(request)):
        raise TableError(Code.TOO_MANY)


async def _read(request: Request, most: int) -> bytes:
    """The body, refused as soon as it is longer than ``most`` bytes."""
    parts, size = [], 0
    async for part in request.stream():
        size += len(part)
        if size > most:
            raise InvalidInput(Code.TOO_LARGE, given=size, most=most)
        parts.append(part)
    return b"".join(parts)
