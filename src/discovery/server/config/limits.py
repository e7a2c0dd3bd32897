"""Budgets for each network address: how much of something it may use in a given time."""

from __future__ import annotations

import asyncio
import ipaddress
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from discovery.core.bucket import Bucket

KEPT = 10_000
"""The number of addresses that a budget remembers before it forgets those that are full again."""


class RateLimiter:
    """A token bucket for each address: ``most`` at once, refilled with as many in ``seconds``."""

    def __init__(self, most: int, seconds: float, clock: Callable[[], float]) -> None:
        self._most = most
        self._rate = most / seconds
        self._clock = clock
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str, count: int = 1) -> bool:
        """Take ``count`` from the budget of an address; ``False`` if it does not hold that many."""
        return self._bucket(address).take(self._clock(), count)

    def spent(self, address: str) -> bool:
        """Whether the budget of an address is used up; nothing is taken."""
        bucket = self._bucket(address)
        bucket.fill(self._clock())
        return bucket.level < 1

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
        """Count one more connection; ``False`` if the address already holds as many as it may."""
        if self._open[address] >= self._most:
            return False
        self._open[address] += 1
        return True

    @property
    def total(self) -> int:
        """The number of open connections of all addresses."""
        return self._open.total()

    def leave(self, address: str) -> None:
        """Count one connection of the address less."""
        self._open[address] -= 1
        if self._open[address] <= 0:
            del self._open[address]


class FairLock:
    """A lock that addresses hold in turn, however much each of them requests."""

    def __init__(self) -> None:
        self._one = asyncio.Semaphore(1)
        self._own: dict[str, asyncio.Lock] = {}
        self._asking: Counter[str] = Counter()

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """Wait for the address's turn, and hold it until the end of the block."""
        self._asking[address] += 1
        try:
            async with self._own.setdefault(address, asyncio.Lock()), self._one:
                yield
        finally:
            self._asking[address] -= 1
            if not self._asking[address]:
                del self._asking[address], self._own[address]


def neighbourhood(address: str) -> str:
    """The unit that is counted as one address: an IPv4 address, or the /64 network of an IPv6 address."""
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if parsed.version == 6:
        return str(ipaddress.ip_network((parsed, 64), strict=False))
    return str(parsed)
