"""Budgets: so many of something in so much time, for each network address."""

from __future__ import annotations

import asyncio
import ipaddress
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

KEPT = 10_000
"""Addresses remembered by one budget before those that are full again are forgotten."""


class Bucket:
    """A budget that fills up by ``rate`` a second to ``most``; a new one is full."""

    def __init__(self, most: float, rate: float, now: float) -> None:
        self.most = most
        self.rate = rate
        self.level = most
        self.at = now

    def take(self, now: float, count: int = 1) -> bool:
        """Take ``count`` if there are as many."""
        self.fill(now)
        if self.level < count:
            return False
        self.level -= count
        return True

    def delay(self, now: float) -> float:
        """Take one now, also on credit; the seconds to wait until it is paid for."""
        self.fill(now)
        self.level -= 1
        return max(0.0, -self.level / self.rate)

    def fill(self, now: float) -> None:
        """Let the time since the last call count."""
        self.level = min(self.most, self.level + (now - self.at) * self.rate)
        self.at = now


class Budget:
    """One bucket an address: ``most`` at once, and as many again in ``seconds``."""

    def __init__(self, most: int, seconds: float, clock: Callable[[], float]) -> None:
        self._most = most
        self._rate = most / seconds
        self._clock = clock
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        """Take one from the budget of an address; whether there was one."""
        return self._bucket(address).take(self._clock())

    def _bucket(self, address: str) -> Bucket:
        if address not in self._buckets:
            if len(self._buckets) >= KEPT:
                self._forget()
            self._buckets[address] = Bucket(self._most, self._rate, self._clock())
        return self._buckets[address]

    def _forget(self) -> None:
        now = self._clock()
        for bucket in self._buckets.values():
            bucket.fill(now)
        self._buckets = {key: value for key, value in self._buckets.items() if value.level < value.most}


class Crowd:
    """How many connections each address holds open."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Count one more, unless the address holds as many as it may."""
        if self._open[address] >= self._most:
            return False
        self._open[address] += 1
        return True

    @property
    def total(self) -> int:
        """All open connections."""
        return self._open.total()

    def leave(self, address: str) -> None:
        """Count one less."""
        self._open[address] -= 1
        if self._open[address] <= 0:
            del self._open[address]


class Turns:
    """Work of which one is done at a time; addresses take turns, however much each of them asks for."""

    def __init__(self) -> None:
        self._one = asyncio.Semaphore(1)
        self._own: dict[str, asyncio.Lock] = {}
        self._asking: Counter[str] = Counter()

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """Wait for one's turn, and have it until the end of the block."""
        self._asking[address] += 1
        try:
            async with self._own.setdefault(address, asyncio.Lock()), self._one:
                yield
        finally:
            self._asking[address] -= 1
            if not self._asking[address]:
                del self._asking[address], self._own[address]


def neighbourhood(address: str) -> str:
    """What counts as one address: an IPv4 address, or the /64 network of an IPv6 address."""
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if parsed.version == 6:
        return str(ipaddress.ip_network((parsed, 64), strict=False))
    return str(parsed)
