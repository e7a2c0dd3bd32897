"""The requests of people who play with real cards: the whole log comes with each, so nothing is kept here."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from discovery.server.config.limits import FairLock
from discovery.server.live.registry import TableRegistry
from discovery.server.present.companion import paper_table
from discovery.server.protocol import PaperInfo, PaperWanted
from discovery.server.threads import in_thread
from discovery.server.transports.endpoints import Endpoint
from discovery.server.transports.http_requests import ESCAPED, address, message, spend
from discovery.server.transports.http_responses import compressible_message

MOST_LOG = 160_000
"""Bytes of a log."""


class CompanionPages:
    """Requests of a registry's guests about a game on paper."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._limits = registry.context.settings.limits
        self._playing = FairLock()

    def endpoints(self) -> list[Endpoint]:
        """The endpoints that this object serves."""
        return [
            Endpoint(
                "/api/companion", self.table, "A game with real cards.", (PaperInfo,), (PaperWanted,), "POST"
            ),
        ]

    async def table(self, request: Request) -> Response:
        """``POST api/companion``: the table after the log."""
        most = self._limits.body_bytes + MOST_LOG + ESCAPED * self._limits.deck_bytes
        wanted = await message(request, PaperWanted, most)
        spend(self._registry.workshop, request)
        async with self._playing.turn(address(request)):
            paper = await in_thread(paper_table, wanted, self._limits)
        return await compressible_message(request, paper)
