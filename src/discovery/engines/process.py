"""A worker process for programs, from the caller's side: an answer in time, or none.

Only questions are sent there, so that no program can get hold of a position. The process is ended and
replaced when an answer is late or when it dies; a program that misbehaves harms nothing.
"""

from __future__ import annotations

import multiprocessing
import os
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path

import discovery
from discovery import compiled
from discovery.engines.deaf import deaf
from discovery.engines.makers import OF_THE_FAMILY
from discovery.engines.requests import AdviceInput, DecisionInput
from discovery.engines.worker import FAILED, HURRY, LONGEST_ADVICE, LONGEST_ANSWER, READY, serve

HURRY_SECONDS = 0.9
"""Seconds after which a program is asked for its best move so far."""
STARTING_SECONDS = 30.0
"""Seconds that a new process has for its imports, and for those of the program that is asked; they do not
count as thinking."""
LATE = "late"
PACKAGE = Path(discovery.__file__).parent


@dataclass(frozen=True, slots=True)
class ResourceLimits:
    """The resources that a process may use: ``memory`` in bytes (0: all there is); ``calm``: with a low
    priority."""

    memory: int = 0
    calm: bool = False


@dataclass(frozen=True, slots=True)
class ProgramAnswer:
    """A program's move, or ``None`` and what went wrong: ``LATE``, or the name of an error."""

    move: int | None
    fault: str = ""


@dataclass(frozen=True, slots=True)
class ProgramAdvice:
    """The text of an answer (see ``consult``), or ``None`` and what went wrong, as in ``ProgramAnswer``."""

    text: str | None
    fault: str = ""


class ProgramRaised(Exception):
    """A program raised an error, whose name this one carries."""


FAULTS = (ProgramRaised, OSError, EOFError, ValueError)
"""The errors that asking may raise; the process is then replaced."""


class WorkerProcess:
    """One process, started when it is first needed.

    The engine may be compiled while a server runs. A process from before that is replaced between two
    questions, so that computer players think faster at once; what is asked and answered is the same in both
    builds.
    """

    def __init__(self, share: ResourceLimits, makers: str = OF_THE_FAMILY) -> None:
        """``makers`` as in ``makers.makers_of``. ``started`` counts the processes so far."""
        self._makers = makers
        self._share = share
        self._process: BaseProcess | None = None
        self._line: Connection | None = None
        self._build = self.started = 0

    def ask(self, asked: DecisionInput, seconds: float) -> ProgramAnswer:
        """The program's answer; without one in ``seconds`` the process is ended. Blocks."""
        try:
            return ProgramAnswer(int(self._reply(asked, seconds, LONGEST_ANSWER)))
        except FAULTS as error:
            self.stop()
            return ProgramAnswer(None, _fault(error))

    def consult(self, asked: AdviceInput, seconds: float) -> ProgramAdvice:
        """The answer to a consultation; otherwise as ``ask``."""
        try:
            return ProgramAdvice(self._reply(asked, seconds, LONGEST_ADVICE).decode())
        except FAULTS as error:
            self.stop()
            return ProgramAdvice(None, _fault(error))

    def _reply(self, asked: DecisionInput | AdviceInput, seconds: float, longest: int) -> bytes:
        line = self._connect()
        line.send(asked)
        if not line.poll(STARTING_SECONDS):
            raise TimeoutError
        answer = line.recv_bytes(longest)
        if answer == READY:
            answer = _thought(line, seconds, longest)
        if answer.startswith(FAILED):
            raise ProgramRaised(answer.removeprefix(FAILED).decode("ascii", "replace"))
        return answer

    def stop(self) -> None:
        """End the process at once."""
        process, line = self._process, self._line
        self._process = self._line = None
        if process is not None:
            process.kill()
            process.join()
        if line is not None:
            line.close()

    def _connect(self) -> Connection:
        build = compiled.build_time(PACKAGE)
        if (
            self._line is None
            or self._process is None
            or not self._process.is_alive()
            or build != self._build
        ):
            self.stop()
            self._build = build
            context = multiprocessing.get_context("spawn")
            ours, theirs = context.Pipe()
            process = context.Process(target=_begin, args=(theirs, self._makers, self._share), daemon=True)
            with deaf():
                process.start()
            self.started += 1
            theirs.close()
            self._process, self._line = process, ours
            if not ours.poll(STARTING_SECONDS) or ours.recv_bytes(LONGEST_ANSWER) != READY:
                raise EOFError
        return self._line


def _thought(line: Connection, seconds: float, longest: int) -> bytes:
    """The answer of a program that has begun to think."""
    first = min(seconds, HURRY_SECONDS)
    if not line.poll(first):
        line.send(HURRY)
    if not line.poll(seconds - first):
        raise TimeoutError
    return line.recv_bytes(longest)


def _fault(error: Exception) -> str:
    """The reason of a failure, in one word."""
    if isinstance(error, TimeoutError):
        return LATE
    return str(error) if isinstance(error, ProgramRaised) else type(error).__name__


def _begin(line: Connection, makers: str, share: ResourceLimits) -> None:
    """The entry point of a new process."""
    keep_to(share)
    line.send_bytes(READY)
    serve(line, makers)


def keep_to(share: ResourceLimits) -> None:
    """Let this process use no more than its share."""
    if share.calm and hasattr(os, "nice"):
        os.nice(10)
    if share.memory:
        _limit_memory(share.memory)


def _limit_memory(size: int) -> None:
    """Where the system knows such limits, an allocation beyond them fails in the process itself."""
    try:
        import resource
    except ImportError:
        return
    _, hard = resource.getrlimit(resource.RLIMIT_AS)
    wanted = size if hard == resource.RLIM_INFINITY else min(size, hard)
    resource.setrlimit(resource.RLIMIT_AS, (wanted, hard))
