"""The far side of a worker process: reads a question, lets the program decide, writes back a number.

It runs in a process of its own that knows one view at a time, and ends when its connection is closed, so it
cannot outlive the process that asks.
"""

from __future__ import annotations

import queue
import signal
import threading
from functools import lru_cache
from multiprocessing.connection import Connection
from random import Random

from discovery.core.players.program import Interruptible, Program
from discovery.core.protocol import AnyGame
from discovery.core.registry import family_of, new_game
from discovery.core.undone import remaining_events
from discovery.engines.advice import consult
from discovery.engines.makers import makers_of
from discovery.engines.requests import AdviceInput, DecisionInput, ProgramSeat

LONGEST_ANSWER = 40
"""Bytes of an answer: the move's digits, or the name of what went wrong."""
LONGEST_ADVICE = 16 * 1024
"""Bytes of an answer to a consultation."""

READY = b"ready"
"""Sent by a new process, and for each question before its program thinks: all is imported."""
FAILED = b"!"
"""The first byte of an answer that is not a move."""
HURRY = None
"""Sent instead of a question: answer the last one now."""
AGAIN_SECONDS = 0.02
"""Seconds between two requests to hurry: the program may not have begun yet."""


def serve(line: Connection, makers: str) -> None:
    """Answer until the connection is closed. ``makers`` as in ``makers.makers_of``."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    desk = _Desk(line, makers)
    threading.Thread(target=desk.listen, daemon=True).start()
    desk.work()


class _Desk:
    """One thread listens, so that the program in the other thread can be asked to hurry."""

    def __init__(self, line: Connection, makers: str) -> None:
        self._line = line
        self._makers = makers
        self._questions: queue.SimpleQueue[DecisionInput | AdviceInput | None] = queue.SimpleQueue()
        self._thinking: Program | None = None
        self._answered = threading.Event()

    def listen(self) -> None:
        """Queue every question; ``None`` ends the other thread's work when the connection is closed."""
        while True:
            try:
                said = self._line.recv()
            except (EOFError, OSError):
                self._questions.put(None)
                return
            if said is HURRY:
                self._insist()
            else:
                self._answered.clear()
                self._questions.put(said)

    def work(self) -> None:
        """Answer one question after the other."""
        while (asked := self._questions.get()) is not None:
            answer = self._answer(asked)
            self._answered.set()
            self._line.send_bytes(answer[: LONGEST_ANSWER if len(asked) > 2 else LONGEST_ADVICE])

    def _insist(self) -> None:
        while not self._answered.wait(AGAIN_SECONDS):
            thinking = self._thinking  # the other thread may end the decision meanwhile
            if isinstance(thinking, Interruptible):
                thinking.hurry()

    def _answer(self, asked: DecisionInput | AdviceInput) -> bytes:
        """The move's digits or the advice, or ``FAILED`` and what the program raised."""
        try:
            return str(self._move(asked) if len(asked) > 2 else self._advice(asked)).encode()
        except Exception as error:  # noqa: BLE001 - a program may raise anything; the table must hear of it in order
            return FAILED + type(error).__name__.encode()

    def _move(self, asked: DecisionInput) -> int:
        chair, view, observed = asked
        program = _program(self._makers, chair)
        self._line.send_bytes(READY)
        self._thinking = program
        try:
            return int(self._thinking.decide(view, remaining_events(observed)))
        finally:
            self._thinking = None

    def _advice(self, asked: AdviceInput) -> str:
        chair, consultation = asked
        game, players = _game(chair), family_of(chair.spec.game).players
        self._line.send_bytes(READY)
        return consult(game, players, consultation)


@lru_cache(maxsize=64)
def _program(makers: str, chair: ProgramSeat) -> Program:
    """The program for a table, cached with what it computed before the deal."""
    make = makers_of(makers, chair.spec.game)[chair.program]
    return make(_game(chair), Random(chair.seed or None))


@lru_cache(maxsize=64)
def _game(chair: ProgramSeat) -> AnyGame:
    return new_game(chair.spec)
