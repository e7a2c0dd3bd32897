"""The requests of people who print: one kind of sheets is drawn at a time, in a process of its own."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from discovery.core.errors import Code, TableError
from discovery.engines.bounded import bounded
from discovery.engines.process import ResourceLimits
from discovery.press.printing import MEMORY, SECONDS, checked_flaws
from discovery.server.config.limits import FairLock
from discovery.server.live.registry import TableRegistry
from discovery.server.present.printing import order_of, printed, room_on_paper, room_order, sheets_of
from discovery.server.protocol import DeckDraft, PrintWanted, RoomOnPaper, SheetsInfo
from discovery.server.threads import in_thread
from discovery.server.transports.endpoints import Endpoint, File
from discovery.server.transports.http_requests import ESCAPED, address, language, message, spend
from discovery.server.transports.http_responses import NOT_KEPT, compressible_message

TYPES = {"pdf": "application/pdf", "zip": "application/zip", "png": "image/png"}


class PrintPages:
    """Requests of a registry's guests about sheets of paper."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._limits = registry.context.settings.limits
        self._drawing = FairLock()
        allowance = registry.context.settings.allowance
        memory = min(allowance.memory, MEMORY) if allowance.memory else MEMORY
        self._share = ResourceLimits(memory, allowance.calm)

    def endpoints(self) -> list[Endpoint]:
        """The endpoints that this object serves."""
        return [
            Endpoint(
                "/api/workshop/sheets",
                self.sheets,
                "The kinds of sheets that can be printed of a game.",
                (SheetsInfo,),
                query={"game": "a game of the catalogue"},
            ),
            Endpoint(
                "/api/workshop/print",
                self.print,
                "One kind of sheets.",
                tuple(File(media) for media in TYPES.values()),
                (PrintWanted,),
                "POST",
            ),
            Endpoint(
                "/api/workshop/room",
                self.room,
                "What has no room on paper.",
                (RoomOnPaper,),
                (DeckDraft,),
                "POST",
            ),
        ]

    async def sheets(self, request: Request) -> Response:
        """``GET api/workshop/sheets?game=GAME``: the kinds of sheets."""
        reply = await in_thread(sheets_of, request.query_params.get("game", ""), language(request))
        return await compressible_message(request, reply)

    async def print(self, request: Request) -> Response:
        """``POST api/workshop/print``: one kind of sheets as a file."""
        wanted = await message(request, PrintWanted, self._most_bytes)
        spend(self._registry.workshop, request)
        if wanted.file and self._limits.deck_bytes == 0:
            raise TableError(Code.NO_OWN_DECKS)
        order = await in_thread(order_of, wanted, self._limits, language(request))
        async with self._drawing.turn(address(request)):
            made = await asyncio.to_thread(bounded, printed, (order, wanted), SECONDS, self._share)
        headers = NOT_KEPT | {"content-disposition": f'attachment; filename="{made.name}"'}
        return Response(made.data, 200, headers, TYPES[made.name.rpartition(".")[2]])

    async def room(self, request: Request) -> Response:
        """``POST api/workshop/room``: what has no room on the paper of a sound draft."""
        draft = await message(request, DeckDraft, self._most_bytes)
        spend(self._registry.workshop, request)
        tongue = language(request)
        order = await in_thread(room_order, draft, self._limits, tongue)
        async with self._drawing.turn(address(request)):
            flaws = await asyncio.to_thread(bounded, checked_flaws, order, SECONDS, self._share)
        return await compressible_message(request, room_on_paper(draft, flaws, tongue))

    @property
    def _most_bytes(self) -> int:
        return self._limits.body_bytes + ESCAPED * self._limits.deck_bytes
