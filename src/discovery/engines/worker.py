"""The far side of a server's worker process: reads what is asked, lets the program decide, answers a number.

Runs in a process of its own that knows one view at a time. It ends when its line is cut, so it cannot outlive
the server.
"""

from __future__ import annotations

import queue
import signal
import threading
from dataclasses import dataclass
from functools import lru_cache
from importlib import import_module
from multiprocessing.connection import Connection
from random import Random
from typing import TYPE_CHECKING

from discovery.core.protocol import Event
from discovery.engines.consult import Consultation, consult
from discovery.evolution.cards.deck import Deck
from discovery.evolution.game import DiscoveryGame, new_game
from discovery.evolution.views.view import View

if TYPE_CHECKING:
    from discovery.core.program import Maker, Program

LONGEST_ANSWER = 40
"""Bytes of an answer: the move's digits, or what went wrong."""
LONGEST_ADVICE = 16 * 1024
"""Bytes of an answer to a consultation."""

FAILED = b"!"
"""First byte of an answer that is no move."""


@dataclass(frozen=True, slots=True)
class Chair:
    """Where a program sits: its name, and the game as a record's header has it.

    A host's own ``deck`` is the deck itself. With a ``seed`` it decides the same way every time.
    """

    program: str
    game: str
    seats: tuple[str, ...]
    deck: str | Deck
    options: tuple[str, ...]
    teams: tuple[str, ...] = ()
    seed: str = ""


Asked = tuple[Chair, View, tuple[Event, ...]]
"""A question: who decides, the view of the seat that acts, and the events that it has witnessed."""

Consulted = tuple[Chair, Consultation]
"""A question beside a move; the chair tells of the game, its program is not asked."""

HURRY = None
"""Said instead of a question: the answer to the last one is wanted now."""
AGAIN_SECONDS = 0.02
"""Whoever has to hurry is told again so often: he may not have begun yet."""


def serve(line: Connection, registry: str) -> None:
    """Answer until the line is cut. ``registry`` is ``"module:mapping"``, makers of programs by name."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    desk = _Desk(line, registry)
    threading.Thread(target=desk.listen, daemon=True).start()
    desk.work()


class _Desk:
    """One thread listens, so that whoever thinks in the other can be told to hurry."""

    def __init__(self, line: Connection, registry: str) -> None:
        self._line = line
        self._registry = registry
        self._questions: queue.SimpleQueue[Asked | Consulted | None] = queue.SimpleQueue()
        self._thinking: Program | None = None
        self._answered = threading.Event()

    def listen(self) -> None:
        """Take in what is said; at the end of the line whoever works is told by ``None``."""
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
            if (hurry := getattr(self._thinking, "hurry", None)) is not None:
                hurry()

    def _answer(self, asked: Asked | Consulted) -> bytes:
        """The move's digits or the advice, or ``FAILED`` and what the program raised."""
        try:
            return str(self._move(asked) if len(asked) > 2 else consult(_game(asked[0]), asked[1])).encode()
        except Exception as error:  # noqa: BLE001 - a program may raise anything; the table must hear of it in order
            return FAILED + type(error).__name__.encode()

    def _move(self, asked: Asked) -> int:
        chair, view, seen = asked
        self._thinking = _program(self._registry, chair)
        try:
            return int(self._thinking.decide(view, seen))
        finally:
            self._thinking = None


@lru_cache(maxsize=64)
def _program(registry: str, chair: Chair) -> Program:
    """The program for a table; what it worked out about the deck is kept for the next question."""
    module, _, mapping = registry.partition(":")
    makers: dict[str, Maker] = getattr(import_module(module), mapping)
    return makers[chair.program](_game(chair), Random(chair.seed or None))


@lru_cache(maxsize=64)
def _game(chair: Chair) -> DiscoveryGame:
    return new_game(chair.game, chair.seats, chair.deck, chair.options, chair.teams)
