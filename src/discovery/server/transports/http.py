"""The pages' requests. Every error is a ``Fault`` in the language of the request."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from types import MappingProxyType
from typing import Any

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
from discovery.play.records.embedded_decks import deck_of as deck_carried
from discovery.server.accounts.rows import Scope
from discovery.server.config.limits import FairLock
from discovery.server.live.registry import TableRegistry
from discovery.server.present.catalogue import catalogue, deck_texts, rule_book
from discovery.server.present.replays import chance_check, replay
from discovery.server.present.setups import checked, code_to_share, plan_of
from discovery.server.present.tallies import tally_of
from discovery.server.protocol import (
    Analysis,
    Catalogue,
    ChanceCheck,
    Checked,
    Created,
    DeckTexts,
    Fault,
    FileWithDeck,
    Replay,
    RuleBook,
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
from discovery.server.threads import in_thread
from discovery.server.transports.access import program_of
from discovery.server.transports.compression import compress, compressible
from discovery.server.transports.endpoints import AccessLevel, Endpoint, File, Handler
from discovery.server.transports.http_requests import (
    ESCAPED,
    address,
    file_with_deck,
    language,
    message,
    spend,
    table_of,
)
from discovery.server.transports.http_responses import (
    JSON,
    NOT_KEPT,
    Unchanging,
    compressible_message,
    fault_response,
    message_response,
)

RECORD_QUERY = {"deck": "1 for the deck file that the table has brought"}


class HttpPages:
    """The HTTP side of a registry."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._limits = registry.context.settings.limits
        shared = registry.context
        key = "" if shared.push is None else shared.push.vapid.public
        kept = shared.settings.accounts or "none"
        settings = shared.settings
        self._catalogue = msgspec.json.encode(
            catalogue(
                shared.programs.names,
                self._limits,
                settings.lobby,
                key,
                kept,
                shared.mail is not None,
                settings.contests,
                settings.classes,
                settings.clubs and shared.accounts is not None,
                shared.hooks is not None,
            )
        )
        self._texts = Unchanging()
        self._compressed_catalogue = compress(self._catalogue, level=9)
        self._replaying = FairLock()

    def endpoints(self) -> list[Endpoint]:
        """The endpoints that this object serves."""
        return [
            Endpoint("/api/catalogue", self.catalogue, "What can be played.", (Catalogue,)),
            Endpoint(
                "/api/decks/{deck}/{language}",
                self.deck_texts,
                "What the cards of a deck tell.",
                (DeckTexts,),
            ),
            Endpoint("/api/rules/{language}", self.rules, "The rule books.", (RuleBook,)),
            Endpoint(
                "/api/setups",
                self.check_setup,
                "Whether a plan can be played.",
                (Checked,),
                (TablePlan,),
                "POST",
                cost=4,
            ),
            Endpoint("/api/setups/{code}", self.setup, "The plan of a set-up's code.", (TablePlan,)),
            Endpoint(
                "/api/tables",
                self.create_table,
                "A new table; a token's account has its host's rights.",
                (Created,),
                (TablePlan,),
                "POST",
                201,
                scope=Scope.TABLES,
            ),
            self._of_a_table("record", self.record, "A finished game.", File("text/plain"), RECORD_QUERY),
            self._of_a_table("replay", self.replay, "A finished game, line by line.", Replay),
            self._of_a_table("chance", self.chance, "Whether chance followed from its key.", ChanceCheck),
            self._of_a_table("tally", self.tally, "What won points.", TallyInfo),
            self._of_a_table("analysis", self.analysis, "The analysis of a finished game.", Analysis),
            Endpoint(
                "/api/replays",
                self.replay_record,
                "A record, line by line, or its fault.",
                (Replay, Fault),
                (FileWithDeck, File("text/plain")),
                "POST",
            ),
        ]

    @staticmethod
    def _of_a_table(
        path: str, handler: Handler, about: str, answer: Any, query: Mapping[str, str] = MappingProxyType({})
    ) -> Endpoint:
        return Endpoint(
            f"/api/tables/{{table}}/{path}", handler, about, (answer,), who=AccessLevel.TABLE, query=query
        )

    async def catalogue(self, request: Request) -> Response:
        """``GET api/catalogue``: the games, options, decks and programs on offer."""
        headers = {"cache-control": "no-cache"}
        return await compressible(request, self._catalogue, JSON, headers, self._compressed_catalogue)

    async def deck_texts(self, request: Request) -> Response:
        """``GET api/decks/DECK/LANGUAGE``: the texts of a deck. ``InvalidInput(NO_FILE)``."""
        deck, language = request.path_params["deck"], request.path_params["language"]
        try:
            return await self._texts.answer(request, (deck, language), partial(deck_texts, deck, language))
        except LookupError:
            raise InvalidInput(Code.NO_FILE, given=deck[:60]) from None

    async def rules(self, request: Request) -> Response:
        """``GET api/rules/LANGUAGE``: the rule book. ``InvalidInput(NO_FILE)``."""
        language = request.path_params["language"]
        try:
            return await self._texts.answer(request, language, partial(rule_book, language))
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
        """``POST api/tables``: creates a table from a plan, and answers with its secrets."""
        plan = await self._plan(request)
        check(plan, self._registry.context.programs.names)
        spend(self._registry.tables, request)
        created = await self._registry.create(plan)
        accounts, program = self._registry.context.accounts, program_of(request)
        if accounts is not None and program is not None:
            await accounts.take(program, [created.host])
        return message_response(created, 201)

    async def record(self, request: Request) -> Response:
        """``GET api/tables/ID/record``: a finished game as text, with ``?deck=1`` together with the deck file
        that the table has brought."""
        table = await self._finished(request)
        headers = NOT_KEPT | {"content-disposition": f'attachment; filename="discovery-{table.id}.txt"'}
        return await compressible(request, write(_recorded(request, table)).encode(), "text/plain", headers)

    async def replay(self, request: Request) -> Response:
        """``GET api/tables/ID/replay``: a finished game, line by line."""
        table = await self._finished(request)
        spend(self._registry.replays, request)
        async with self._replaying.turn(address(request)):
            frames = await in_thread(_replayed, table, self._limits.replay_seconds)
        return await compressible_message(request, frames)

    async def chance(self, request: Request) -> Response:
        """``GET api/tables/ID/chance``: whether the chance of a finished game follows from its key."""
        table = await self._finished(request)
        spend(self._registry.replays, request)
        async with self._replaying.turn(address(request)):
            reply = await in_thread(_checked, table, self._limits.replay_seconds)
        return message_response(reply)

    async def tally(self, request: Request) -> Response:
        """``GET api/tables/ID/tally``: what the seats of a finished game won points with and did."""
        table = await self._finished(request)
        spend(self._registry.replays, request)
        async with self._replaying.turn(address(request)):
            reply = await in_thread(_tallied, table, self._limits.replay_seconds)
        return message_response(reply)

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
            frames = await in_thread(self._opened, data, deck, language(request))
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
                await in_thread(check_brought, plan, limits)
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
