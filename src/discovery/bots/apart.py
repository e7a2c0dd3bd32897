"""A process of its own for programs, from the side of whoever asks: an answer in time, or none.

What goes there is a question and nothing else, so that no program can come near a position. The process is
ended and replaced when an answer is late or when it dies; a program that misbehaves spoils nothing.
"""

from __future__ import annotations

import multiprocessing
import os
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

from discovery.bots.worker import FAILED, HURRY, LONGEST_ANSWER, Asked, serve

HURRY_SECONDS = 1.0
"""Whoever thinks for so long is asked for the best move so far."""
STARTING_SECONDS = 30.0
"""A new process has so long to read what it needs; it does not count as thinking."""
READY = b"ready"
LATE = "late"


@dataclass(frozen=True, slots=True)
class Share:
    """What a process may use: ``memory`` in bytes (0: all there is); ``calm``: it gives way to others."""

    memory: int = 0
    calm: bool = False


@dataclass(frozen=True, slots=True)
class Answer:
    """A program's move, or ``None`` and what went wrong: ``LATE``, or the name of an error."""

    move: int | None
    fault: str = ""


class ProgramRaised(Exception):
    """A program raised something; names it."""


class Worker:
    """One process, started when it is first needed."""

    def __init__(self, registry: str, share: Share) -> None:
        """``registry`` is ``"module:mapping"``, makers of programs by name."""
        self._registry = registry
        self._share = share
        self._process: BaseProcess | None = None
        self._line: Connection | None = None

    def ask(self, asked: Asked, seconds: float) -> Answer:
        """The program's answer; without one in ``seconds`` the process is dead. Blocks."""
        first = min(seconds, HURRY_SECONDS)
        try:
            line = self._connect()
            line.send(asked)
            if not line.poll(first):
                line.send(HURRY)
            if line.poll(seconds - first):
                return Answer(_move(line.recv_bytes(LONGEST_ANSWER)))
            fault = LATE
        except ProgramRaised as error:
            fault = str(error)
        except (OSError, EOFError, ValueError) as error:
            fault = type(error).__name__
        self.stop()
        return Answer(None, fault)

    def stop(self) -> None:
        """End the process, whatever it is doing."""
        process, line = self._process, self._line
        self._process = self._line = None
        if process is not None:
            process.kill()
            process.join()
        if line is not None:
            line.close()

    def _connect(self) -> Connection:
        if self._line is None or self._process is None or not self._process.is_alive():
            self.stop()
            context = multiprocessing.get_context("spawn")
            ours, theirs = context.Pipe()
            process = context.Process(target=_begin, args=(theirs, self._registry, self._share), daemon=True)
            process.start()
            theirs.close()
            self._process, self._line = process, ours
            if not ours.poll(STARTING_SECONDS) or ours.recv_bytes(LONGEST_ANSWER) != READY:
                raise EOFError
        return self._line


def _move(answer: bytes) -> int:
    if answer.startswith(FAILED):
        raise ProgramRaised(answer.removeprefix(FAILED).decode("ascii", "replace"))
    return int(answer)


def _begin(line: Connection, registry: str, share: Share) -> None:
    """The first thing that a new process does."""
    if share.calm and hasattr(os, "nice"):
        os.nice(10)
    if share.memory:
        _limit_memory(share.memory)
    line.send_bytes(READY)
    serve(line, registry)


def _limit_memory(size: int) -> None:
    """Where the system knows such limits, what would take more fails in the process itself."""
    try:
        import resource
    except ImportError:
        return
    _, hard = resource.getrlimit(resource.RLIMIT_AS)
    wanted = size if hard == resource.RLIM_INFINITY else min(size, hard)
    resource.setrlimit(resource.RLIMIT_AS, (wanted, hard))
