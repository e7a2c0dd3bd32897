"""News between the processes of one server: PostgreSQL's NOTIFY or Redis.

News makes things quick, nothing depends on it: who misses some is told so, and looks for itself. A bus that
is away is tried again until it is back; what was to be said meanwhile is said then.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager, suppress
from typing import Any, NoReturn

import structlog

from discovery.core.errors import Code, MissingExtra, StoreError
from discovery.store.engines import driver_address

log = structlog.get_logger()

CHANNEL = "discovery"
AGAIN_SECONDS = 0.5
"""Seconds between two attempts to reach a bus that is away."""
_LIVELY: dict[str, Any] = {"connect_timeout": 3, "keepalives_idle": 5, "application_name": "discovery"}
MOST_UNSAID = 10_000
"""News that is kept while the bus is away; of more, the oldest is dropped."""


class Bus(ABC):
    """``hear`` is called with the news of all processes, also this one's, and with ``None`` whenever some
    may have been missed."""

    def __init__(self) -> None:
        self.hear: Callable[[str | None], None] = lambda news: None
        self.here = False
        self._unsaid: deque[str] = deque(maxlen=MOST_UNSAID)
        self._something = asyncio.Event()
        self._ended = False

    def publish(self, news: str) -> None:
        """Tell all processes, as soon as the bus is there."""
        self._unsaid.append(news)
        self._something.set()

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        """Listen and tell until the end of the block."""
        tasks = [asyncio.create_task(self._keep(work)) for work in (self._listen, self._tell)]
        try:
            yield
        finally:
            self._ended = True
            await _end(tasks)

    async def _keep(self, work: Callable[[], Awaitable[None]]) -> None:
        """Try again until the bus is closed. A library that is just connecting may take being cancelled for
        one more fault of the line and raise that instead, so the end is looked at as well."""
        while not self._ended:
            try:
                await work()
            except Exception as error:  # noqa: BLE001 - whatever a library raises, the bus is away
                if self.here:
                    log.warning("bus-away", error=type(error).__name__)
                self.here = False
            if not self._ended:
                await asyncio.sleep(AGAIN_SECONDS)

    def _begun(self) -> None:
        """Everything that is said from now on is heard."""
        log.info("bus-there")
        self.here = True
        self.hear(None)

    async def _say_all(self, say: Callable[[str], Awaitable[object]]) -> NoReturn:
        while True:
            await self._something.wait()
            self._something.clear()
            while self._unsaid:
                await say(self._unsaid[0])
                self._unsaid.popleft()

    @abstractmethod
    async def _listen(self) -> None:
        """Call ``_begun`` once and ``hear`` for all news, until the connection is lost."""

    @abstractmethod
    async def _tell(self) -> None:
        """Say everything that is to be said, until the connection is lost."""


class PostgresBus(Bus):
    """NOTIFY and LISTEN of the database that the processes share."""

    def __init__(self, url: str) -> None:
        """``url`` as psycopg reads it."""
        super().__init__()
        self._url = url

    async def _listen(self) -> None:
        from psycopg import AsyncConnection

        async with await AsyncConnection.connect(self._url, autocommit=True, **_LIVELY) as line:
            await line.execute(f"LISTEN {CHANNEL}")
            self._begun()
            async for notice in line.notifies():
                self.hear(notice.payload)
        raise ConnectionError

    async def _tell(self) -> None:
        from psycopg import AsyncConnection

        async with await AsyncConnection.connect(self._url, autocommit=True, **_LIVELY) as line:
            self._something.set()
            await self._say_all(lambda news: line.execute("SELECT pg_notify(%s, %s)", (CHANNEL, news)))


class RedisBus(Bus):
    """A channel of Redis or Valkey."""

    def __init__(self, url: str) -> None:
        """``StoreError(BAD_BUS)`` for an address of something else, ``MissingExtra`` NO_EXTRA without the
        library."""
        super().__init__()
        if not url.startswith(("redis://", "rediss://", "unix://")):
            raise StoreError(Code.BAD_BUS, given=url.partition(":")[0])
        try:
            from redis import asyncio as redis
        except ImportError:
            raise MissingExtra(Code.NO_EXTRA, given="redis", extra="redis") from None
        try:
            self._client = redis.Redis.from_url(url, socket_connect_timeout=3, health_check_interval=5)
        except ValueError:
            raise StoreError(Code.BAD_BUS, given=url.partition(":")[0]) from None

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        """Listen and tell until the end of the block."""
        try:
            async with super().open():
                yield
        finally:
            with suppress(Exception):
                await self._client.aclose()

    async def _listen(self) -> None:
        async with self._client.pubsub() as line:
            await line.subscribe(CHANNEL)
            async for message in line.listen():
                if message["type"] == "subscribe":
                    self._begun()
                elif message["type"] == "message":
                    self.hear(message["data"].decode())
        raise ConnectionError

    async def _tell(self) -> None:
        self._something.set()
        await self._say_all(lambda news: self._client.publish(CHANNEL, news))


async def _end(tasks: Iterable[asyncio.Task[None]]) -> None:
    """Cancel tasks until each has ended. Once is not enough: ``asyncio.wait_for``, in which libraries wait
    for their line, loses the cancellation on Python 3.11 when its own work ends at the same moment, and the
    library goes on as if nothing had been said."""
    pending = set(tasks)
    while pending:
        for task in pending:
            task.cancel()
        _, pending = await asyncio.wait(pending, timeout=AGAIN_SECONDS)


def bus_of(database: str, bus: str) -> Bus:
    """The bus at an address, or that of the database without one. ``StoreError(BAD_BUS)``."""
    return RedisBus(bus) if bus else PostgresBus(driver_address(database))
