"""Outside programs at the tables of the host who started them: asked through lines, with a time limit."""

from __future__ import annotations

import contextlib
import threading
import time
from collections import OrderedDict
from collections.abc import Iterable, Mapping, Sequence

import structlog

from discovery.core.errors import Code, DiscoveryError, TableError
from discovery.core.undone import UNDONE, remaining_events
from discovery.engines.outside import codec
from discovery.engines.outside.messages import (
    Act,
    ActAsked,
    BeginAsked,
    DeckAsked,
    ExplainAsked,
    Greeting,
    LegalAsked,
    Observe,
)
from discovery.engines.outside.process import Process, command_of
from discovery.engines.process import LATE, ProgramAnswer
from discovery.engines.requests import ProgramQuestion

log = structlog.get_logger()

STARTING_SECONDS = 10.0
"""Seconds that a program has to say hello."""
MOST_LINES = 1_000
"""Lines for one decision; a program that sends more counts as broken."""
MOST_LATE = 3
"""A program that is late this many times in a row is restarted."""
MOST_PROCESSES = 16
"""The number of seats with a process of their own. With more, the one that has waited longest is ended,
and gets everything again later."""


class OutsideSeat:
    """One program on one seat of one game; it has ``seconds`` for each decision."""

    def __init__(self, command: Sequence[str], seconds: float) -> None:
        self._command = command
        self.seconds = seconds
        self._process: Process | None = None
        self._greeted = False
        self._language = "en"
        self._observed = 0
        self._seq = 0
        self._late = 0

    def ask(self, question: ProgramQuestion) -> ProgramAnswer:
        """The program's move, or none in time; its faulty lines are answered and change nothing. Blocks."""
        try:
            process = self.ready(question)
            self._observe(process, question)
            process.say(codec.write(ActAsked(self._seq, self.seconds)))
            move = self._wait(process, question)
        except TimeoutError:
            self._note_late()
            return ProgramAnswer(None, LATE)
        except (DiscoveryError, EOFError, OSError) as error:
            self.stop()
            return ProgramAnswer(None, _fault(error))
        self._late = 0
        return ProgramAnswer(move)

    def end(self, question: ProgramQuestion) -> None:
        """The game is over: send the result and let the program exit."""
        self.rest(question)
        self.close()

    def rest(self, question: ProgramQuestion) -> None:
        """The game is over: send the result and keep the program for the next game."""
        if self._process is not None and self._greeted:
            last = self._observe(self._process, question)
            self._process.say(codec.write(codec.result(question.game, last.position)))
        self.begin()

    def begin(self) -> None:
        """Another game follows: the program is greeted again."""
        self._greeted = False

    def close(self) -> None:
        """Close the program's input, and end it unless it exits soon."""
        if self._process is not None:
            self._process.close()
        self._process = None

    def stop(self) -> None:
        """Kill the program's process, if it runs."""
        if self._process is not None:
            self._process.kill()
        self._process, self._greeted = None, False

    def ready(self, question: ProgramQuestion) -> Process:
        """The process, greeted first in every game. ``TableError(NOT_STARTING)``.

        One that has left after its last game is started again.
        """
        if self._process is not None and self._greeted:
            return self._process
        if self._process is not None:
            with contextlib.suppress(DiscoveryError):
                return self._greet(self._process, question)
            self.stop()
        try:
            self._process = Process(self._command)
        except OSError as error:
            raise TableError(Code.NOT_STARTING, given=question.input[0].program) from error
        return self._greet(self._process, question)

    def _greet(self, process: Process, question: ProgramQuestion) -> Process:
        program = question.input[0].program
        process.say(codec.write(codec.hello(question, self.seconds)))
        try:
            said = codec.read(process.hear(STARTING_SECONDS))
        except (EOFError, TimeoutError) as error:
            raise TableError(Code.NOT_STARTING, given=program) from error
        if not isinstance(said, Greeting):
            raise TableError(Code.NOT_STARTING, given=program)
        self._language, self._observed, self._late, self._greeted = said.language, 0, 0, True
        return process

    def _observe(self, process: Process, question: ProgramQuestion) -> Observe:
        observed = question.input[2]
        self._seq += 1
        news, fresh = observed[self._observed :], self._observed == 0
        if any(event.kind == UNDONE for event in news):
            # its knowledge does not hold any more: it is sent again what does
            news, fresh = remaining_events(observed), True
        message = codec.observe(question, self._seq, news, fresh=fresh)
        self._observed = len(observed)
        process.say(codec.write(message))
        return message

    def _wait(self, process: Process, question: ProgramQuestion) -> int:
        until = time.monotonic() + self.seconds
        for _ in range(MOST_LINES):
            line = process.hear(until - time.monotonic())
            try:
                move = self._take(process, question, line)
            except DiscoveryError as error:
                names = codec.names_of(question.game, self._language)
                process.say(codec.write(codec.error_of(error, self._language, names)))
            else:
                if move is not None:
                    return move
        raise TableError(Code.TOO_MANY)

    def _take(self, process: Process, question: ProgramQuestion, line: bytes) -> int | None:
        """The move if the line is one; a request is answered."""
        match codec.read(line):
            case Act() as act:
                return codec.chosen(question, self._seq, act)
            case LegalAsked():
                process.say(codec.write(codec.legal(question, self._seq)))
            case DeckAsked():
                process.say(codec.write(codec.deck_of(question.game, self._language)))
            case ExplainAsked(move):
                process.say(codec.write(codec.explained(question, self._seq, move, self._language)))
            case Greeting() | BeginAsked():
                raise TableError(Code.BAD_COMMAND)
        return None

    def _note_late(self) -> None:
        self._late += 1
        if self._late >= MOST_LATE or self._process is None:
            self.stop()
        else:
            error = TableError(Code.TOO_LATE)
            self._process.say(codec.write(codec.error_of(error, self._language)))


class ExternalPrograms:
    """Programs by the name that the host gave to a command; each seat gets a process of its own."""

    def __init__(self, commands: Mapping[str, str], seconds: float) -> None:
        """``TableError(NOT_STARTING)`` for a command that does not exist."""
        self._commands = {name: command_of(command) for name, command in commands.items()}
        self._seconds = seconds
        self._chairs: OrderedDict[tuple[str, int], OutsideSeat] = OrderedDict()
        self._deciding: set[tuple[str, int]] = set()
        self._lock = threading.Lock()

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the external programs."""
        return tuple(self._commands)

    def ask(self, table: str, question: ProgramQuestion) -> ProgramAnswer:
        """A move in time, or none. Blocks."""
        chair, view, _ = question.input
        key = (table, view.seat)
        self._deciding.add(key)
        try:
            return self._chair(key, chair.program).ask(question)
        finally:
            self._deciding.discard(key)

    def ready(self, table: str, question: ProgramQuestion) -> None:
        """Start and greet the program of a seat. ``TableError``: NOT_STARTING, or what was wrong there."""
        chair, view, _ = question.input
        self._chair((table, view.seat), chair.program).ready(question)

    def leave(self, table: str, endings: Iterable[ProgramQuestion]) -> None:
        """A table is unloaded; if its game is over, its programs get the result. Blocks for a while."""
        last = {question.input[1].seat: question for question in endings}
        with self._lock:
            keys = [key for key in self._chairs if key[0] == table]
            leaving = [(key[1], self._chairs.pop(key)) for key in keys]
        for seat, chair in leaving:
            if seat in last:
                chair.end(last[seat])
            chair.stop()

    def stop(self) -> None:
        """End the processes of all programs."""
        with self._lock:
            chairs, self._chairs = list(self._chairs.values()), OrderedDict()
        for chair in chairs:
            chair.stop()

    def _chair(self, key: tuple[str, int], program: str) -> OutsideSeat:
        """The seat's process; if there are too many, the one that has waited longest is ended."""
        with self._lock:
            made = self._chairs.get(key)
            if made is None:
                made = self._chairs[key] = OutsideSeat(self._commands[program], self._seconds)
            self._chairs.move_to_end(key)
            idle = [one for one in self._chairs if one != key and one not in self._deciding]
            over = self._chairs.pop(idle[0]) if idle and len(self._chairs) > MOST_PROCESSES else None
        if over is not None:
            over.stop()
        return made


def _fault(error: Exception) -> str:
    """The reason of a failure, in one word."""
    return str(error.code) if isinstance(error, DiscoveryError) else type(error).__name__
