"""The pages' requests. Every error is a ``Fault`` in the language of the request."""

from __future__ import annotations

import asyncio

import msgspec
from msgspec import UNSET
from starlette.requests import Request
from starlette.responses import Response

from discovery.core.errors import (
    Code,
    DiscoveryError,
    InvalidDeck,
    InvalidInput,
    InvalidRecord,
    InvalidSetup,
    TableError,
)
from discovery.i18n.faults import fault
from discovery.play.records import Record, read_bytes, write
from discovery.play.records.carried import deck_of as deck_carried
from discovery.server.config.limits import Turns
from discovery.server.live.registry import TableRegistry
from discovery.server.present.catalogue import catalogue, deck_texts, rule_book
from discovery.server.present.replays import chance_check, replay
from discovery.server.present.setups import checked, code_to_share, plan_of
from discovery.server.present.tallies import tally_of
from discovery.server.protocol import (
    ChanceCheck,
    Fault,
    Follow,
    Followed,
    Invite,
    Replay,
    TablePlan,
    TallyInfo,
)
from discovery.server.tables.own_decks import (
    carrying,
    check_brought,
    check_carried,
    checked_file,
    own_deck_of,
)
from discovery.server.tables.planning import check
from discovery.server.tables.table import Table
from discovery.server.transports.compression import compress, compressible
from discovery.server.transports.http_requests import (
    ESCAPED,
    address,
    file_with_deck,
    guessed,
    language,
    message,
    spend,
    table_of,
)
from discovery.server.transports.http_responses import (
    JSON,
    NOT_KEPT,
    compressible_message,
    fault_response,
    message_response,
)

MATCH_BYTES = 1024 * 1024
"""The longest match file that anybody may send; some two hundred games."""


class Pages:
    """The HTTP side of a registry."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._limits = registry.context.settings.limits
        shared = registry.context
        key = "" if shared.push is None else shared.push.vapid.public
        self._catalogue = msgspec.json.encode(
            catalogue(shared.programs.names, self._limits, shared.settings.lobby, key)
        )
        self._compressed_catalogue = compress(self._catalogue, level=9)
        self._replaying = Turns()

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
        plan = await self._plan(request)
        return message_response(checked(plan, self._registry.context.programs.names, language(request)))

    async def setup(self, request: Request) -> Response:
        """``GET api/setups/CODE``: the plan of a set-up's code."""
        return message_response(plan_of(request.path_params["code"], language(request)))

    async def create_table(self, request: Request) -> Response:
        """``POST api/tables``."""
        plan = await self._plan(request)
        check(plan, self._registry.context.programs.names)
        spend(self._registry.tables, request)
        return message_response(await self._registry.create(plan), 201)

    async def record(self, request: Request) -> Response:
        """``GET api/tables/ID/record``: a finished game as text, with ``?deck=1`` together with the deck file
        that the table has brought."""
        table = await self._finished(request)
        headers = NOT_KEPT | {"content-disposition": f'attachment; filename="discovery-{table.id}.txt"'}
        return await compressible(request, write(_recorded(request, table)).encode(), "text/plain", headers)

    async def match(self, request: Request) -> Response:
        """``GET api/tables/ID/match``: the standings of the table's match."""
        with guessed(self._registry, request):
            sheet = await self._registry.matches.sheet(request.path_params["table"])
        return await compressible_message(request, sheet)

    async def match_file(self, request: Request) -> Response:
        """``GET api/tables/ID/match-file``: the finished games of the table's match as text."""
        with guessed(self._registry, request):
            text = await self._registry.matches.file(request.path_params["table"])
        name = f"discovery-match-{request.path_params['table']}.txt"
        headers = NOT_KEPT | {"content-disposition": f'attachment; filename="{name}"'}
        return await compressible(request, text.encode(), "text/plain", headers)

    async def take_up_match(self, request: Request) -> Response:
        """``POST api/matches``: a match file, with the deck file that it needs; a table for its next game, or
        the fault in the file."""
        spend(self._registry.tables, request)
        spend(self._registry.replays, request)
        given = await file_with_deck(request, MATCH_BYTES, self._limits.deck_bytes)
        async with self._replaying.turn(address(request)):
            made = await self._registry.matches.take_up(*given, language(request))
        return message_response(made, 201)

    async def next_game(self, request: Request) -> Response:
        """``POST api/tables/ID/next``: the next game of the match; after a single game, a match with it."""
        follow = await message(request, Follow, self._limits.body_bytes)
        spend(self._registry.tables, request)
        with guessed(self._registry, request):
            table = await self._registry.matches.following(request.path_params["table"], follow.token)
        return message_response(Followed(table), 201)

    async def newcomers(self, request: Request) -> Response:
        """``POST api/tables/ID/newcomers``: somebody joins the match with the next game; their secret."""
        invite = await message(request, Invite, self._limits.body_bytes)
        spend(self._registry.tables, request)
        with guessed(self._registry, request):
            newcomer = await self._registry.matches.invite(request.path_params["table"], invite)
        return message_response(newcomer, 201)

    async def end_match(self, request: Request) -> Response:
        """``POST api/tables/ID/end-match``: no further game belongs to the match; its standings."""
        follow = await message(request, Follow, self._limits.body_bytes)
        table = request.path_params["table"]
        with guessed(self._registry, request):
            await self._registry.matches.end(table, follow.token)
            return message_response(await self._registry.matches.sheet(table))

    async def replay(self, request: Request) -> Response:
        """``GET api/tables/ID/replay``: a finished game, line by line."""
        table = await self._finished(request)
        spend(self._registry.replays, request)
        async with self._replaying.turn(address(request)):
            frames = await asyncio.to_thread(_replayed, table, self._limits.replay_seconds)
        return await compressible_message(request, frames)

    async def chance(self, request: Request) -> Response:
        """``GET api/tables/ID/chance``: whether the chance of a finished game follows from its key."""
        table = await self._finished(request)
        spend(self._registry.replays, request)
        async with self._replaying.turn(address(request)):
            found = await asyncio.to_thread(_checked, table, self._limits.replay_seconds)
        return message_response(found)

    async def tally(self, request: Request) -> Response:
        """``GET api/tables/ID/tally``: what the seats of a finished game won points with and did."""
        table = await self._finished(request)
        spend(self._registry.replays, request)
        async with self._replaying.turn(address(request)):
            found = await asyncio.to_thread(_tallied, table, self._limits.replay_seconds)
        return message_response(found)

    async def analysis(self, request: Request) -> Response:
        """``GET api/tables/ID/analysis``: the analysis of a finished game, or its progress."""
        table = await self._finished(request)
        if not self._registry.analysing.knows(table.id):
            spend(self._registry.replays, request)
        return await compressible_message(request, self._registry.analysing.analysis(table, address(request)))

    async def replay_record(self, request: Request) -> Response:
        """``POST api/replays``: a record, with the deck file that it needs, line by line; or its fault."""
        spend(self._registry.replays, request)
        data, deck = await file_with_deck(request, self._record_bytes(), self._limits.deck_bytes)
        async with self._replaying.turn(address(request)):
            frames = await asyncio.to_thread(self._opened, data, deck, language(request))
        return await compressible_message(request, frames)

    def _opened(self, data: bytes, deck: str, tongue: str) -> Replay | Fault:
        limits = self._limits
        try:
            record = read_bytes(data)
            own = checked_file(record.game, deck, limits).way(record.deck) if deck else None
            check_carried(record, limits)
            return replay(record, limits.replay_seconds, deck_carried(record, own))
        except (InvalidRecord, InvalidDeck, InvalidSetup) as error:
            return fault(error, tongue)

    def _record_bytes(self) -> int:
        """The length of a record with the deck that it may carry, whose lines are a little longer."""
        return self._limits.record_bytes + ESCAPED * self._limits.deck_bytes

    async def _finished(self, request: Request) -> Table:
        table = await table_of(self._registry, request)
        if table.outcome is None:
            raise TableError(Code.NOT_OVER)
        return table

    async def _plan(self, request: Request) -> TablePlan:
        """A plan. The deck file that it may bring is read here, beside everything else that is at work."""
        limits = self._limits
        plan = await message(request, TablePlan, limits.body_bytes + ESCAPED * limits.deck_bytes)
        if plan.deck_file is not UNSET:
            async with self._replaying.turn(address(request)):
                await asyncio.to_thread(check_brought, plan, limits)
        return plan


def _recorded(request: Request, table: Table) -> Record:
    """The record of a table, with its deck file if it is asked for."""
    plan, record = table.plan, table.record()
    if plan.deck_file is UNSET or request.query_params.get("deck") != "1":
        return record
    return carrying(record, plan.deck_file)


def _replayed(table: Table, seconds: float) -> Replay:
    return replay(table.record(), seconds, own_deck_of(table.plan))


def _checked(table: Table, seconds: float) -> ChanceCheck:
    return chance_check(table.record(), seconds, own_deck_of(table.plan))


def _tallied(table: Table, seconds: float) -> TallyInfo:
    return tally_of(table.record(), seconds, own_deck_of(table.plan), code_to_share(table.plan))


async def failed(request: Request, error: Exception) -> Response:
    """The answer to a ``DiscoveryError`` that a request ran into."""
    assert isinstance(error, DiscoveryError)
    return fault_response(error, language(request))


async def moved(request: Request, _: Exception) -> Response:
    """The answer to a request for a table that another process took while it was on its way."""
    return fault_response(TableError(Code.TABLE_MOVED), language(request))


async def broken(request: Request, _: Exception) -> Response:
    """The answer to a request that ran into a fault of the program; the guard logs it."""
    return fault_response(TableError(Code.INTERNAL), language(request))


async def missing(request: Request, _: Exception) -> Response:
    """The answer to a request for an unknown address, or with an unsupported method."""
    return fault_response(InvalidInput(Code.NO_FILE, given=request.url.path[:80]), language(request))
