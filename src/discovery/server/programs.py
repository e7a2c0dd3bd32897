"""Programs that play, outside this process: each asks for a move within a deadline and can spoil nothing.

A worker process gets a view and answers with a number. One that is late, dies or answers nonsense is
replaced, and the answer is ``None``; the room then plays a random legal move.
"""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Sequence
from importlib import import_module
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

import structlog

from discovery.bots.worker import FAILED, LONGEST_ANSWER, Asked, Chair, serve
from discovery.evolution.game import DiscoveryGame
from discovery.evolution.sight import View
from discovery.protocol import Event
from discovery.setups.naming import named_teams

log = structlog.get_logger()


class ProgramRaised(Exception):
    """A program raised something; names it."""


def _move(answer: bytes) -> int:
    if answer.startswith(FAILED):
        raise ProgramRaised(answer.removeprefix(FAILED).decode("ascii", "replace"))
    return int(answer)


def _teams(game: DiscoveryGame) -> tuple[str, ...]:
    """The teams as a record's header writes them, a player alone as a team of one; none without teams."""
    sides = game.setup.teams or ()
    teams = [[seat for seat, own in enumerate(sides) if own == side] for side in sorted(set(sides))]
    return tuple(named_teams(teams, game.seats))


class Worker:
    """One process, started when it is first needed."""

    def __init__(self, registry: str) -> None:
        self._registry = registry
        self._process: BaseProcess | None = None
        self._line: Connection | None = None

    def ask(self, asked: Asked, seconds: float) -> int | None:
        """The program's answer; ``None``, and a dead process, if there is none in time. Blocks."""
        line = self._connect()
        try:
            line.send(asked)
            if line.poll(seconds):
                return _move(line.recv_bytes(LONGEST_ANSWER))
            log.warning("program-late", program=asked[0].program, seconds=seconds)
        except ProgramRaised as error:
            log.warning("program-failed", program=asked[0].program, error=str(error))
        except (OSError, EOFError, ValueError) as error:
            log.warning("program-failed", program=asked[0].program, error=type(error).__name__)
        self.stop()
        return None

    def stop(self) -> None:
        """End the process, whatever it is doing."""
        if self._line is not None:
            self._line.close()
        if self._process is not None:
            self._process.kill()
            self._process.join()
        self._process = self._line = None

    def _connect(self) -> Connection:
        if self._line is None or self._process is None or not self._process.is_alive():
            self.stop()
            context = multiprocessing.get_context("spawn")
            ours, theirs = context.Pipe()
            process = context.Process(target=serve, args=(theirs, self._registry), daemon=True)
            process.start()
            theirs.close()
            self._process, self._line = process, ours
        return self._line


class Programs:
    """A few workers that serve all tables."""

    def __init__(self, registry: str, seconds: float, workers: int = 2) -> None:
        """``registry`` is ``"module:mapping"``, programs by name."""
        module, _, attribute = registry.partition(":")
        self.names: tuple[str, ...] = tuple(getattr(import_module(module), attribute))
        self._seconds = seconds
        self._workers = [Worker(registry) for _ in range(workers)]
        self._idle: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self._workers:
            self._idle.put_nowait(worker)

    async def decide(
        self,
        program: str,
        game: DiscoveryGame,
        seats: Sequence[str],
        view: View,
        seen: tuple[Event, ...] = (),
    ) -> int | None:
        """A move out of ``view.legal``, or ``None`` if the program gave none. Never fails.

        Whoever stops waiting does not free the worker: it would give its answer to the next question.
        """
        chair = Chair(program, game.name, tuple(seats), game.deck.id, game.rules.options, _teams(game))
        worker = await self._idle.get()
        asked = asyncio.ensure_future(asyncio.to_thread(worker.ask, (chair, view, seen), self._seconds))
        asked.add_done_callback(lambda _: self._idle.put_nowait(worker))
        move = await asyncio.shield(asked)
        if move is not None and move not in view.legal:
            log.warning("program-nonsense", program=program)
            return None
        return move

    def stop(self) -> None:
        """End all workers."""
        for worker in self._workers:
            worker.stop()
