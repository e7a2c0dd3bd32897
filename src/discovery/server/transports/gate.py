"""Tracks open connections, their addresses, and which of them have kept the server waiting too long.

One task checks all of them about once a second. Separate timers for heads, bodies and unread answers would be
set and cancelled with every request; checking five thousand connections takes a millisecond or two.
"""

from __future__ import annotations

import asyncio
import ipaddress
import time
from collections.abc import Callable
from typing import NoReturn

import structlog

from discovery.server.config.limits import Crowd, neighbourhood
from discovery.server.config.settings import Limits

log = structlog.get_logger()

READING = 1024
"""Bytes. A client that takes fewer than this of its waiting data within ``Limits.send_seconds`` counts as not
reading."""

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class TrackedConnection:
    """One connection. ``due`` is when the rest of what it began must have arrived; 0 if nothing is
    awaited."""

    def __init__(self, transport: asyncio.Transport, address: str | None) -> None:
        """``address`` is ``None`` for a trusted proxy, whose guests' sockets are counted later."""
        self.transport = transport
        self.address = address
        self.due = 0.0
        self._unsent = 0
        self._taken = 0.0

    def stalled(self, now: float, patience: float) -> bool:
        """Whether the other side has taken nothing of its waiting data for ``patience`` seconds."""
        unsent = self.transport.get_write_buffer_size()
        if unsent == 0:
            self._unsent = 0
            return False
        if self._unsent == 0 or unsent <= self._unsent - READING:
            self._unsent, self._taken = unsent, now
            return False
        return now - self._taken >= patience


class Gate:
    """All connections of a server, including those that are closing. ``inside`` is the address at which the
    other processes of this server reach it: who comes that way was counted by them."""

    def __init__(
        self, limits: Limits, proxies: str, most: int, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """``proxies`` as in ``Settings.trust_proxy``; ``most`` is how many connections this process can
        have."""
        self.limits = limits
        self.now = clock
        self._most = most
        self.inside: tuple[str, int] | None = None
        self._trusted = _networks(proxies)
        # no single address may fill the server
        self._crowd = Crowd(min(limits.connections, max(1, most // 2)))
        self._open: dict[asyncio.Transport, TrackedConnection] = {}

    def __len__(self) -> int:
        return len(self._open)

    def enter(self, transport: asyncio.Transport, host: str) -> TrackedConnection | None:
        """Register a connection; ``None`` if its address, or the whole server, already holds as many as it
        may. The same transport may be registered again: a request that becomes a socket keeps its place."""
        known = self._open.get(transport)
        if known is not None:
            return known
        inside = self.inside is not None and transport.get_extra_info("sockname")[:2] == self.inside
        address = None if inside or self._is_proxy(host) else neighbourhood(host)
        if len(self._open) >= self._most or (address is not None and not self._crowd.enter(address)):
            return None
        standing = self._open[transport] = TrackedConnection(transport, address)
        return standing

    def leave(self, transport: asyncio.Transport) -> None:
        """Remove a connection, whether it was accepted or not."""
        standing = self._open.pop(transport, None)
        if standing is not None and standing.address is not None:
            self._crowd.leave(standing.address)

    async def watch(self) -> NoReturn:
        """Cut off clients that keep the server waiting, until cancelled."""
        while True:
            await asyncio.sleep(self.limits.watch_seconds)
            self.look()

    def look(self) -> None:
        """Cut off the clients that have kept the server waiting too long."""
        now = self.now()
        for standing in list(self._open.values()):
            if standing.due and standing.due <= now:
                log.info("request-overdue", address=standing.address)
                standing.transport.abort()
            elif standing.stalled(now, self.limits.send_seconds):
                log.info("answer-not-read", address=standing.address)
                standing.transport.abort()

    def clear(self) -> None:
        """Cut off everybody, because the server ends."""
        for standing in list(self._open.values()):
            standing.transport.abort()

    def _is_proxy(self, host: str) -> bool:
        try:
            address = ipaddress.ip_address(host)
        except ValueError:
            return False
        return any(address in network for network in self._trusted)


def _networks(proxies: str) -> list[Network]:
    if proxies == "*":
        proxies = "0.0.0.0/0,::/0"
    networks: list[Network] = []
    for given in filter(None, (part.strip() for part in proxies.split(","))):
        try:
            networks.append(ipaddress.ip_network(given))
        except ValueError:
            log.warning("proxy-address-not-understood", given=given)
    return networks
