"""The requests of people who have a finished game or a record before them."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from discovery.core.errors import Code, TableError
from discovery.play.deals import Deal, new_deal
from discovery.play.setups import decode
from discovery.server.config.limits import FairLock
from discovery.server.finished.deals import Deals
from discovery.server.finished.forks import ForkSource, fork, planned, source_in, source_of
from discovery.server.live.registry import TableRegistry
from discovery.server.present.missed import frames_missed, steps_missed
from discovery.server.present.reports import seen_by
from discovery.server.present.setups import plan_for
from discovery.server.protocol import (
    WIRE,
    Created,
    DealAsked,
    DealInfo,
    ForkWanted,
    Hello,
    Missed,
    MissedAsked,
    Seen,
    SeenAsked,
)
from discovery.server.tables.loading import entries_of
from discovery.server.tables.table import Table
from discovery.server.threads import in_thread
from discovery.server.transports.endpoints import AccessLevel, Endpoint
from discovery.server.transports.http_requests import ESCAPED, address, guessed, language, message, spend
from discovery.server.transports.http_responses import compressible_message, message_response


class AfterPages:
    """Requests of a registry's guests after a game."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._limits = registry.context.settings.limits
        self._working = FairLock()
        self._deals = Deals(registry)

    def endpoints(self) -> list[Endpoint]:
        """The endpoints that this object serves."""
        return [
            Endpoint(
                "/api/deals/{code}",
                self.deal,
                "A deal that several tables share, and how it ended for others.",
                (DealInfo,),
                (DealAsked,),
                "POST",
            ),
            Endpoint(
                "/api/setups/{code}/deals",
                self.new_deal,
                "Another deal of a set-up.",
                (DealInfo,),
                method="POST",
            ),
            Endpoint(
                "/api/tables/{table}/seen",
                self.seen,
                "What a seat may know of a game, for a report.",
                (Seen,),
                (SeenAsked,),
                "POST",
                who=AccessLevel.SECRET,
            ),
            Endpoint(
                "/api/tables/{table}/missed",
                self.missed,
                "What happened while a player was away.",
                (Missed,),
                (MissedAsked,),
                "POST",
                who=AccessLevel.SECRET,
            ),
            Endpoint(
                "/api/forks",
                self.fork,
                "A table for a game that goes on from a step of another one.",
                (Created,),
                (ForkWanted,),
                "POST",
                201,
            ),
        ]

    async def fork(self, request: Request) -> Response:
        """``POST api/forks``: a table for a game that goes on from a step of another one."""
        limits = self._limits
        most = limits.body_bytes + ESCAPED * (limits.record_bytes + ESCAPED * limits.deck_bytes)
        wanted = await message(request, ForkWanted, most)
        spend(self._registry.tables, request)
        spend(self._registry.replays, request)
        source = await self._source(request, wanted)
        async with self._working.turn(address(request)):
            random = self._registry.context.random
            plan, record = await in_thread(planned, source, wanted, random, limits)
        return message_response(await fork(self._registry.context, plan, record, wanted.table), 201)

    async def deal(self, request: Request) -> Response:
        """``POST api/deals/CODE``: a deal that several tables share, and how it ended elsewhere for those who
        have finished it."""
        asked = await message(request, DealAsked, self._limits.body_bytes)
        spend(self._registry.replays, request)
        deal = self._deals.deal(request.path_params["code"])
        played = await self._deals.played(deal, asked.tokens)
        results = await self._deals.results(deal) if played else []
        info = _info_of(deal, language(request))
        info.played, info.results = played, results
        return await compressible_message(request, info)

    async def new_deal(self, request: Request) -> Response:
        """``POST api/setups/CODE/deals``: another deal of a set-up."""
        setup = decode(request.path_params["code"])
        deal = new_deal(setup, self._registry.context.random)
        return message_response(_info_of(deal, language(request)))

    async def seen(self, request: Request) -> Response:
        """``POST api/tables/ID/seen``: what a seat may know of a game, for a report."""
        asked = await message(request, SeenAsked, self._limits.body_bytes)
        spend(self._registry.replays, request)
        hello = Hello(WIRE, asked.token, request.path_params["table"], "", 0, "en")
        visit = await self._registry.find(hello, address(request))
        return message_response(seen_by(visit.live.table, visit.seat))

    async def missed(self, request: Request) -> Response:
        """``POST api/tables/ID/missed``: what happened while the player of a seat was away."""
        asked = await message(request, MissedAsked, self._limits.body_bytes)
        spend(self._registry.replays, request)
        hello = Hello(WIRE, asked.token, request.path_params["table"], "", 0, "en")
        visit = await self._registry.find(hello, address(request))
        table = visit.live.table
        steps = steps_missed(table, visit.seat, asked.since)
        entries = entries_of(await self._registry.context.store.events(table.id))
        async with self._working.turn(address(request)):
            arguments = table.id, entries, table.chairs[visit.seat], asked.since, steps
            frames = await in_thread(frames_missed, *arguments)
        return await compressible_message(request, Missed(frames))

    async def _source(self, request: Request, wanted: ForkWanted) -> ForkSource:
        if wanted.table:
            return source_of(await self._finished(request, wanted.table))
        return await in_thread(source_in, wanted.record, wanted.deck, self._limits)

    async def _finished(self, request: Request, ident: str) -> Table:
        with guessed(self._registry, request):
            table = await self._registry.table(ident)
        if table.outcome is None:
            raise TableError(Code.NOT_OVER)
        return table


def _info_of(deal: Deal, language: str) -> DealInfo:
    """A deal, without what became of it anywhere."""
    day = deal.word if "-" in deal.word else ""
    return DealInfo(deal.code, day, deal.everywhere, plan_for(deal.setup, language), "", [])
