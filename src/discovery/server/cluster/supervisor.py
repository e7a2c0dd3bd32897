"""Several processes that serve one listening socket: started, replaced when they end, replaced one by one.

The parent serves nobody. It starts processes, frees the tables of one that has died at once, and starts
another. With SIGHUP it replaces them one after the other, each new one before the old one goes, for a new
version of the program or of its settings.
"""

from __future__ import annotations

import multiprocessing
import os
import secrets
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field, replace
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from socket import socket

import structlog
from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

from discovery.engines.deaf import deaf
from discovery.server.config.settings import Settings
from discovery.server.serving import serve_on
from discovery.store.engines import postgres_engine
from discovery.store.leases import leave
from discovery.store.migrate import bring_postgres_up_to_date

log = structlog.get_logger()

STARTING_SECONDS = 300.0
"""Seconds after which a process that does not serve yet is given up: a busy machine needs a minute for it."""
STOPPING_SECONDS = 15.0
"""Seconds after which a process that was asked to stop is killed."""
LOOK_SECONDS = 0.5
AGAIN_SECONDS = 1.0
"""Seconds before another process is started in place of one that has died."""


@dataclass(frozen=True)
class Child:
    """A process, the id by which the others know it, the line on which it says that it is ready, and when it
    was started."""

    ident: str
    process: SpawnProcess
    line: Connection
    started_at: float = field(default_factory=time.monotonic)

    @property
    def serves(self) -> bool:
        """Whether it has come so far; what it has said is left on the line."""
        return self.process.is_alive() and self.line.poll()

    @property
    def lost(self) -> bool:
        """Whether it has ended, or does not come so far in time."""
        if not self.process.is_alive():
            return True
        return time.monotonic() - self.started_at > STARTING_SECONDS and not self.serves


def supervise(settings: Settings, listener: socket, language: str, ready: Callable[[], None]) -> None:
    """Serve ``listener`` with ``settings.processes`` processes until told to stop; ``ready`` is called when
    all of them serve. ``StoreError`` for what is wrong with the database."""
    from discovery.server.log import set_up

    set_up(settings.log)
    engine = postgres_engine(settings.database, 1)
    try:
        bring_postgres_up_to_date(engine)
        Supervisor(settings, listener, language, lambda ident: _free(engine, ident)).run(ready)
    finally:
        engine.dispose()


def _free(engine: Engine, ident: str) -> None:
    """The tables of a process that has ended belong to nobody."""
    with suppress(SQLAlchemyError), engine.begin() as connection:  # else they are free in a few seconds
        leave(connection, ident)


class Supervisor:
    """Keeps a number of processes running. ``free`` is called with the id of each one that has ended."""

    def __init__(
        self, settings: Settings, listener: socket, language: str, free: Callable[[str], None]
    ) -> None:
        share = max(1, settings.allowance.workers // settings.processes)
        self._settings = replace(settings, allowance=replace(settings.allowance, workers=share))
        self._listener = listener
        self._language = language
        self._free = free
        self._children: list[Child] = []
        self._stopping = self._renewing = False

    def run(self, ready: Callable[[], None]) -> None:
        """Run the processes until SIGINT or SIGTERM."""
        with self._signals():
            self._children = [self._start() for _ in range(self._settings.processes)]
            announced = False
            while not self._stopping:
                if not announced and all(child.serves for child in self._children):
                    announced = True
                    ready()
                if self._renewing:
                    self._renew()
                self._replace_lost()
                begin = [child.line for child in self._children if not child.serves]
                wait([*(child.process.sentinel for child in self._children), *begin], LOOK_SECONDS)
            self._stop(self._children)

    def _start(self) -> Child:
        context = multiprocessing.get_context("spawn")
        ident, (mine, its) = secrets.token_hex(8), context.Pipe()
        given = (self._settings, self._listener, its, ident, self._language)
        process = context.Process(target=_serve, args=given, name=f"discovery {ident}")
        with deaf():
            process.start()
        its.close()
        log.info("process-started", process=ident, pid=process.pid)
        return Child(ident, process, mine)

    def _awaited(self, child: Child) -> bool:
        """Wait until a process serves; ``False`` if it is lost, or if all is to stop. The others are looked
        after meanwhile."""
        while not self._stopping and not child.lost:
            if child.serves:
                return True
            wait([child.line, child.process.sentinel], LOOK_SECONDS)
            self._replace_lost()
        return False

    def _replace_lost(self) -> None:
        for number, child in enumerate(self._children):
            if child.lost and not self._stopping:
                if child.process.is_alive():
                    log.error("process-not-serving", process=child.ident)
                    child.process.kill()
                    child.process.join()
                else:
                    log.error("process-ended", process=child.ident, status=child.process.exitcode)
                self._free(child.ident)
                time.sleep(AGAIN_SECONDS)
                self._children[number] = self._start()

    def _renew(self) -> None:
        """Replace all processes, each new one before the old one goes."""
        self._renewing = False
        for number in range(len(self._children)):
            fresh = self._start()
            served = self._awaited(fresh)
            old = self._children[number]  # as it is by now: it may have been replaced while the new one began
            if not served:
                log.error("process-not-replaced", process=old.ident)
                self._stop([fresh])
                return
            self._children[number] = fresh
            self._stop([old])
        log.info("processes-replaced")

    def _stop(self, children: list[Child]) -> None:
        for child in children:
            child.process.terminate()
        until = time.monotonic() + STOPPING_SECONDS
        for child in children:
            child.process.join(max(0.0, until - time.monotonic()))
            if child.process.is_alive():
                log.error("process-killed", process=child.ident)
                child.process.kill()
                child.process.join()
            self._free(child.ident)

    @contextmanager
    def _signals(self) -> Iterator[None]:
        def stop(*_: object) -> None:
            self._stopping = True

        def renew(*_: object) -> None:
            self._renewing = True

        wanted = {signal.SIGINT: stop, signal.SIGTERM: stop}
        if sys.platform != "win32":
            wanted[signal.SIGHUP] = renew
        before = {number: signal.signal(number, handler) for number, handler in wanted.items()}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def _serve(settings: Settings, listener: socket, line: Connection, ident: str, language: str) -> None:
    """One of the processes. It ends with its parent, whose end of the ``line`` is then closed."""

    def watch() -> None:
        with suppress(OSError, EOFError):
            line.recv()
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=watch, daemon=True).start()
    serve_on(listener, settings, lambda: line.send(True), language, sys.stdout, ident)
