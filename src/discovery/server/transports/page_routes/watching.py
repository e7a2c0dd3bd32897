"""``health``, ``ready``, ``metrics``: for those who run the server, and for the programs that watch it."""

from __future__ import annotations

import asyncio
import ipaddress
import time
from typing import TYPE_CHECKING

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from discovery import __version__
from discovery.core.errors import Code, DiscoveryError, InvalidInput, StoreError, TableError
from discovery.i18n.faults import fault
from discovery.server.cluster.inside import PASSED_ON
from discovery.server.live.registry import TableRegistry
from discovery.server.protocol.faults import UNAVAILABLE
from discovery.server.transports.endpoints import AccessLevel, Endpoint, File
from discovery.server.transports.http_requests import language
from discovery.server.transports.http_responses import NOT_KEPT, message_response
from discovery.server.watch.exposition import CONTENT_TYPE, exposition
from discovery.server.watch.metrics import Metric, metrics_of

if TYPE_CHECKING:
    from discovery.server.transports.relay import Relay

READY_SECONDS = 2.0
"""How long the database may take to answer before the server says that it is not ready."""
PROBE_SECONDS = 1.0
"""For how long the answer of the database counts: each question to it is a flush of the disk."""
OTHERS_SECONDS = 2.0
"""How long the database may take to say where the others are; Prometheus waits for ten seconds."""
FROM_A_PROXY = ("x-forwarded-for", "forwarded")


class ProcessMetrics(Struct, frozen=True):
    """The report of one process to another about itself."""

    process: str
    families: list[Metric]


class WatchPages:
    """The pages that tell how a server is doing."""

    def __init__(self, registry: TableRegistry, relay: Relay | None = None) -> None:
        self._registry = registry
        self._relay = relay
        allowed = registry.context.settings.metrics.split(",")
        self._readers = [ipaddress.ip_network(part.strip()) for part in allowed if part]
        self._probe: asyncio.Task[None] | None = None
        self._probed = 0.0

    def endpoints(self) -> list[Endpoint]:
        """The endpoints that this object serves."""
        return [
            Endpoint("/health", self.health, "Whether the server works.", (dict[str, str],), cost=0),
            Endpoint(
                "/ready", self.ready, "Whether requests should be sent here.", (dict[str, str],), cost=0
            ),
            Endpoint(
                "/metrics",
                self.metrics,
                "Numbers for Prometheus.",
                (File(CONTENT_TYPE),),
                who=AccessLevel.READERS,
                cost=0,
            ),
        ]

    async def health(self, _: Request) -> Response:
        """``GET health``: 200 while the server works, 503 while it stops."""
        words = {"status": "stopping" if self._registry.stopping else "ok", "version": __version__}
        return message_response(words, UNAVAILABLE if self._registry.stopping else 200)

    async def ready(self, request: Request) -> Response:
        """``GET ready``: 200 if requests should be sent here, 503 with the reason if not."""
        try:
            if self._registry.stopping:
                raise TableError(Code.SERVER_STOPPING)
            await self._database_writes()
        except DiscoveryError as error:
            return message_response(fault(error, language(request)), UNAVAILABLE)
        return message_response({"status": "ready", "version": __version__})

    async def _database_writes(self) -> None:
        """``StoreError`` if it does not in time. However many ask, one question is under way, and its answer
        counts for a while."""
        if self._probe is None or (self._probe.done() and time.monotonic() >= self._probed + PROBE_SECONDS):
            self._probe = asyncio.create_task(self._registry.context.store.probe())
            self._probe.add_done_callback(self._answered)
        try:
            async with asyncio.timeout(READY_SECONDS):
                await asyncio.shield(self._probe)
        except TimeoutError:
            raise StoreError(Code.DATABASE_AWAY) from None

    def _answered(self, probe: asyncio.Task[None]) -> None:
        self._probed = time.monotonic()
        if not probe.cancelled():
            probe.exception()  # the reader gets the error; without this line it would be logged as lost

    async def metrics(self, request: Request) -> Response:
        """``GET metrics``: the numbers of all processes as text. ``InvalidInput(NO_FILE)`` for everybody who
        may not read them, as if there were no such page."""
        inside = bool(request.scope.get(PASSED_ON))
        if not self._readers or not (inside or self._may_read(request)):
            raise InvalidInput(Code.NO_FILE, given=request.url.path[:80])
        relayed = None if self._relay is None else self._relay.sockets
        own = ProcessMetrics(self._registry.context.cluster.process, metrics_of(self._registry, relayed))
        if inside:
            return message_response(own)
        all_of_them = [own, *await self._others(request)]
        text = exposition({told.process: told.families for told in all_of_them})
        return Response(text, 200, NOT_KEPT, CONTENT_TYPE)

    def _may_read(self, request: Request) -> bool:
        """Whether a reader's own address is allowed. Readers behind a proxy are not at that address,
        or only the proxy says where they are."""
        if request.client is None or any(name in request.headers for name in FROM_A_PROXY):
            return False
        try:
            address = ipaddress.ip_address(request.client.host.partition("%")[0])
        except ValueError:
            return False
        plain = getattr(address, "ipv4_mapped", None) or address
        return any(plain in network for network in self._readers)

    async def _others(self, request: Request) -> list[ProcessMetrics]:
        """The reports of the other processes. One that does not answer soon is left out, and so are all while
        the database does not say where they are: that is when somebody looks at the numbers."""
        if self._relay is None:
            return []
        try:
            async with asyncio.timeout(OTHERS_SECONDS):
                addresses = await self._registry.context.cluster.others()
        except (StoreError, TimeoutError):
            return []
        return await self._relay.ask_all(addresses, request.url.path, ProcessMetrics)
