"""A proxy that knows nothing of tables: each connection goes to the next process that accepts it."""

from __future__ import annotations

import asyncio
import itertools
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from urllib.parse import urlsplit

from tests.support.deadlines import MOST_SECONDS

PIECE = 65_536


class Proxy:
    """Leads connections to ``addresses`` (``http://host:port/``) in turn. ``address`` is its own."""

    def __init__(self, addresses: Sequence[str]) -> None:
        parts = [urlsplit(address) for address in addresses]
        self._turns = itertools.cycle([(part.hostname, part.port) for part in parts])
        self._count = len(parts)
        self._writers: set[asyncio.StreamWriter] = set()
        self.address = ""

    async def listen(self) -> asyncio.Server:
        """Accept connections on a free port of this machine."""
        server = await asyncio.start_server(self._lead, "127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/"
        return server

    async def _lead(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for _ in range(self._count):
            host, port = next(self._turns)
            try:
                its_reader, its_writer = await asyncio.open_connection(host, port)
            except OSError:
                continue
            both = {writer, its_writer}
            self._writers |= both
            await asyncio.gather(_pass(reader, its_writer), _pass(its_reader, writer))
            self._writers -= both
            return
        writer.close()

    async def end(self) -> None:
        """Cut off all connections, and wait for their tasks."""
        for writer in self._writers:
            writer.transport.abort()
        others = asyncio.all_tasks() - {asyncio.current_task()}
        await asyncio.gather(*others, return_exceptions=True)


async def _pass(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Pass everything on until one side ends."""
    with suppress(OSError):
        while piece := await reader.read(PIECE):
            writer.write(piece)
            await writer.drain()
    writer.close()


@contextmanager
def proxy(addresses: Sequence[str]) -> Iterator[str]:
    """The address of a proxy that runs in a thread until the end of the block."""
    loop, found = asyncio.new_event_loop(), Proxy(addresses)
    thread = threading.Thread(target=loop.run_forever)
    thread.start()
    server = asyncio.run_coroutine_threadsafe(found.listen(), loop).result(MOST_SECONDS)

    try:
        yield found.address
    finally:
        loop.call_soon_threadsafe(server.close)
        asyncio.run_coroutine_threadsafe(found.end(), loop).result(MOST_SECONDS)
        loop.call_soon_threadsafe(loop.stop)
        thread.join(MOST_SECONDS)
        loop.close()
