"""The requests of people who make decks: one is computed at a time, and addresses take turns."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from discovery.core.errors import Code, TableError
from discovery.engines.bounded import bounded
from discovery.engines.process import ResourceLimits
from discovery.server.config.limits import FairLock
from discovery.server.live.registry import TableRegistry
from discovery.server.present.balances import BalanceJob, balanced
from discovery.server.present.workshop import draft_checked, made, rewritten
from discovery.server.protocol import DeckBalance, DeckDraft, DeckMade, DeckSheet, DeckWanted, DraftChecked
from discovery.server.tables.own_decks import checked_file
from discovery.server.threads import in_thread
from discovery.server.transports.endpoints import Endpoint
from discovery.server.transports.http_requests import ESCAPED, address, language, message, spend
from discovery.server.transports.http_responses import compressible_message

MOST_SECONDS = 30.0
"""Seconds after which a job is ended; it plans for fewer itself."""


class WorkshopPages:
    """Requests of a registry's guests about decks that they make."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._limits = registry.context.settings.limits
        self._working = FairLock()
        self._playing = FairLock()
        allowance = registry.context.settings.allowance
        self._share = ResourceLimits(allowance.memory, allowance.calm)

    def endpoints(self) -> list[Endpoint]:
        """The endpoints that this object serves."""
        return [
            Endpoint(
                "/api/workshop/new", self.new, "A deck to begin with.", (DeckMade,), (DeckWanted,), "POST"
            ),
            Endpoint(
                "/api/workshop/sheet",
                self.sheet,
                "A deck file as TOML or CSV.",
                (DeckMade,),
                (DeckSheet,),
                "POST",
            ),
            Endpoint(
                "/api/workshop/check",
                self.check,
                "The faults of a draft.",
                (DraftChecked,),
                (DeckDraft,),
                "POST",
            ),
            Endpoint(
                "/api/workshop/balance",
                self.balance,
                "How a deck plays.",
                (DeckBalance,),
                (DeckDraft,),
                "POST",
            ),
        ]

    async def new(self, request: Request) -> Response:
        """``POST api/workshop/new``: a deck to begin with."""
        wanted = await message(request, DeckWanted, self._limits.body_bytes)
        self._spend(request)
        async with self._working.turn(address(request)):
            return await compressible_message(request, await in_thread(made, wanted))

    async def sheet(self, request: Request) -> Response:
        """``POST api/workshop/sheet``: a deck file as TOML or as CSV."""
        most = self._limits.body_bytes + ESCAPED * self._limits.deck_bytes
        asked = await message(request, DeckSheet, most)
        self._spend(request)
        async with self._working.turn(address(request)):
            reply = await in_thread(rewritten, asked, self._limits)
        return await compressible_message(request, reply)

    async def check(self, request: Request) -> Response:
        """``POST api/workshop/check``: the faults of a draft, and whether a change of it may stand."""
        most = self._limits.body_bytes + 2 * ESCAPED * self._limits.deck_bytes
        draft = await message(request, DeckDraft, most)
        self._spend(request)
        async with self._working.turn(address(request)):
            reply = await in_thread(draft_checked, draft, self._limits, language(request))
        return await compressible_message(request, reply)

    async def balance(self, request: Request) -> Response:
        """``POST api/workshop/balance``: how a sound deck plays."""
        most = self._limits.body_bytes + ESCAPED * self._limits.deck_bytes
        draft = await message(request, DeckDraft, most)
        self._spend(request)
        checked_file(draft.game, draft.file, self._limits)
        job = BalanceJob(draft.game, draft.file, language(request))
        async with self._playing.turn(address(request)):
            reply = await asyncio.to_thread(bounded, balanced, job, MOST_SECONDS, self._share)
        return await compressible_message(request, reply)

    def _spend(self, request: Request) -> None:
        """``TableError`` NO_OWN_DECKS on servers whose tables bring none."""
        if self._limits.deck_bytes == 0:
            raise TableError(Code.NO_OWN_DECKS)
        spend(self._registry.workshop, request)
