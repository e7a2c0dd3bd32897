"""Serves a listening socket with one process, and stops without losing anything."""

from __future__ import annotations

import asyncio
import errno
import gc
import secrets
import signal
import socket
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, TextIO

from discovery.core.errors import Code, StoreError
from discovery.i18n import translate
from discovery.server.config.settings import Settings

if TYPE_CHECKING:
    import uvicorn

    from discovery.engines.pool import ProgramPool
    from discovery.server.cluster.members import SingleProcess
    from discovery.server.live.context import ServerContext
    from discovery.server.live.registry import TableRegistry
    from discovery.server.transports.gate import Gate
    from discovery.server.transports.relay import Relay
    from discovery.server.watch.traces import Traces
    from discovery.store.database import Store

BACKLOG = 1024
FILES_KEPT = 100
"""File descriptors reserved for everything but connections: the database, the log, processes of programs."""
FILES_ELSEWHERE = 2_000
"""The number of connections if the system has no limit on files."""
GC_THRESHOLDS = (100_000, 50, 100)
"""With many thousands of long-lived objects, the default thresholds would pause the loop for tenths of a
second."""


def serve_on(
    listener: socket.socket,
    settings: Settings,
    ready: Callable[[], None],
    language: str,
    out: TextIO,
    ident: str = "",
) -> None:
    """Serve a listening socket with this process alone, known to others as ``ident``; ``ready`` is called
    once it can be reached."""
    raise_file_limit()
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(_serve(settings, listener, ready, language, out, ident or secrets.token_hex(8)))


def listen(host: str, port: int) -> socket.socket:
    """A listening socket. ``StoreError``: PORT_BUSY, or BAD_ADDRESS for another fault of the address."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # asyncio sends short answers at once, without waiting for an acknowledgement, only where TCP is named
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    if sys.platform != "win32":  # there this option would let two servers share a port
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(BACKLOG)
    except (OSError, OverflowError) as error:
        listener.close()
        busy = isinstance(error, OSError) and error.errno in (errno.EADDRINUSE, errno.EACCES)
        if busy:
            raise StoreError(Code.PORT_BUSY, port=str(port)) from error
        raise StoreError(Code.BAD_ADDRESS, given=f"{host}:{port}") from error
    listener.setblocking(False)
    return listener


def raise_file_limit() -> None:
    """Let this process open as many files and sockets as the system allows, not only the usual number."""
    if sys.platform == "win32":
        return
    import resource

    usual, allowed = resource.getrlimit(resource.RLIMIT_NOFILE)
    if usual != allowed:
        # some systems call the limit infinite and refuse to be asked for that
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, allowed))


def most_connections() -> int:
    """The number of connections that this process can have beside its other files."""
    if sys.platform == "win32":
        return FILES_ELSEWHERE
    import resource

    allowed = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    if allowed == resource.RLIM_INFINITY:
        return sys.maxsize
    return max(allowed - FILES_KEPT, allowed // 2)


async def _serve(
    settings: Settings,
    listener: socket.socket,
    ready: Callable[[], None],
    language: str,
    out: TextIO,
    ident: str,
) -> None:
    from discovery.engines.outside.host import ExternalPrograms
    from discovery.engines.pool import ProgramPool
    from discovery.server.live.registry import open_registry
    from discovery.server.log import set_up
    from discovery.server.transports.clientfiles import STATIC
    from discovery.server.transports.gate import Gate
    from discovery.server.watch.opening import traces_of
    from discovery.store.database import open_store

    set_up(settings.log, ident if settings.database else "")
    outside = ExternalPrograms(settings.commands, settings.command_seconds) if settings.commands else None
    programs = ProgramPool(settings.think_seconds, settings.allowance, outside, settings.makers)
    traces = traces_of(settings.traces, ident if settings.database else "")
    gate = Gate(settings.limits, settings.trust_proxy, most_connections())
    try:
        async with (
            open_store(settings.data, settings.database) as store,
            joining(store, settings, gate, ident, traces) as (cluster, relay, inside),
        ):
            context = await _context(store, programs, settings, cluster, traces)
            async with open_registry(context) as registry:
                server = server_for(registry, STATIC, gate, relay)
                if not (STATIC / "index.html").exists():
                    print(translate(language, "server-no-client"), file=sys.stderr)
                if store.saved_copy is not None:
                    print(translate(language, "server-migrated", file=str(store.saved_copy)), file=out)
                ready()
                _calm_collector()
                await server.serve(sockets=[listener, *inside])
    finally:
        programs.stop()
        await asyncio.to_thread(traces.stop)


async def _context(
    store: Store, programs: ProgramPool, settings: Settings, cluster: SingleProcess, traces: Traces
) -> ServerContext:
    """The context that all parts of this server share, with the parts that the host has switched on."""
    from discovery.server.accounts.opening import accounts_of
    from discovery.server.finished.deals import secret_of
    from discovery.server.hooks.work import hook_work_of
    from discovery.server.live.context import ServerContext
    from discovery.server.live.people.push import push_of
    from discovery.server.live.steady_clock import SteadyClock
    from discovery.server.mail.opening import mailing_of

    now = SteadyClock()
    return ServerContext(
        store,
        programs,
        secrets.SystemRandom(),
        settings,
        now,
        await secret_of(store),
        await push_of(store, settings.push, settings.push_services, now),
        cluster=cluster,
        accounts=accounts_of(store, settings, now),
        mail=await mailing_of(store, settings, now),
        hooks=await hook_work_of(store, settings, cluster, now),
        traces=traces,
    )


@asynccontextmanager
async def joining(
    store: Store, settings: Settings, gate: Gate, ident: str, traces: Traces
) -> AsyncIterator[tuple[SingleProcess, Relay | None, list[socket.socket]]]:
    """The place of this process among those that share its store: its membership, the way to the others, and
    the socket on which they reach it."""
    from discovery.server.cluster.members import SingleProcess

    if store.leases is None:
        yield SingleProcess(), None, []
        return
    from discovery.server.cluster.bus import bus_of
    from discovery.server.cluster.members import Member
    from discovery.server.transports.relay import Relay

    host, _, port = settings.peer.rpartition(":")
    with listen(host.strip("[]"), int(port)) as inside:
        gate.inside = inside.getsockname()[:2]
        key = await store.fact("process-key", secrets.token_hex(32))
        address = f"{host}:{inside.getsockname()[1]}"
        member = Member(store.leases, bus_of(settings.database, settings.bus), ident, address, key)
        relay = Relay(key, traces)
        try:
            yield member, relay, [inside]
        finally:
            await relay.close()


def server_for(
    registry: TableRegistry, static: Path, gate: Gate, relay: Relay | None = None
) -> uvicorn.Server:
    """uvicorn around a registry and the built client, behind a gate; ``relay`` leads to the other processes,
    if there are any."""
    import uvicorn

    from discovery.server.transports.app import build_app
    from discovery.server.transports.connections import HttpConnection, SocketConnection

    settings = registry.context.settings
    protocols: dict[str, Any] = {"http": partial(HttpConnection, gate), "ws": partial(SocketConnection, gate)}
    config = uvicorn.Config(build_app(registry, static, relay), **protocols, **uvicorn_options(settings))
    server: uvicorn.Server = server_class()(config, registry.stop, gate)
    return server


def uvicorn_options(settings: Settings) -> dict[str, Any]:
    """The options of uvicorn: no compression of sockets (memory), small frames, no endless waiting. Its
    warnings are about what strangers send, one line for each, so only its errors are logged."""
    return {
        "ws_per_message_deflate": False,
        "ws_max_size": 65_536,
        "ws_ping_interval": 20.0,
        "lifespan": "off",
        "access_log": False,
        "log_config": None,
        "log_level": "error",
        "server_header": False,
        "timeout_graceful_shutdown": 5,
        "proxy_headers": bool(settings.trust_proxy),
        "forwarded_allow_ips": settings.trust_proxy or None,
    }


def server_class() -> type[Any]:
    """A subclass of uvicorn's server that watches its gate, says goodbye before it closes, and then
    returns."""
    import uvicorn

    class Server(uvicorn.Server):
        def __init__(
            self, config: uvicorn.Config, farewell: Callable[[], Awaitable[None]], gate: Gate
        ) -> None:
            super().__init__(config)
            self.gate = gate
            self._farewell = farewell

        async def main_loop(self) -> None:
            watch = asyncio.create_task(self.gate.watch())
            try:
                await super().main_loop()
            finally:
                watch.cancel()

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            for server in self.servers:
                server.close()  # clients that return after the goodbye reach another process, or wait
            await self._farewell()
            await super().shutdown(sockets)
            self.gate.clear()

        @contextmanager
        def capture_signals(self) -> Iterator[None]:
            # the original raises the signal again at the end, which would cut off the closing of the store
            wanted = [signal.SIGINT, signal.SIGTERM]
            before = {number: signal.signal(number, self.handle_exit) for number in wanted}
            try:
                yield
            finally:
                for number, handler in before.items():
                    signal.signal(number, handler)

    return Server


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


def _calm_collector() -> None:
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)
