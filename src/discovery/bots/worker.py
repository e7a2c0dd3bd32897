"""The far side of a server's worker process: reads what is asked, lets the program decide, answers a number.

Runs in a process of its own that knows one view at a time. It ends when its line is cut, so it cannot outlive
the server.
"""

from __future__ import annotations

import signal
from dataclasses import dataclass
from functools import lru_cache
from importlib import import_module
from multiprocessing.connection import Connection
from random import Random
from typing import TYPE_CHECKING

from discovery.evolution.game import new_game
from discovery.evolution.sight import View
from discovery.protocol import Event

if TYPE_CHECKING:
    from discovery.bots import Maker
    from discovery.bots.program import Program

LONGEST_ANSWER = 40
"""Bytes of an answer: the move's digits, or what went wrong."""

FAILED = b"!"
"""First byte of an answer that is no move."""


@dataclass(frozen=True, slots=True)
class Chair:
    """Where a program sits: its name, and the game as a record's header has it."""

    program: str
    game: str
    seats: tuple[str, ...]
    deck: str
    options: tuple[str, ...]
    teams: tuple[str, ...] = ()


Asked = tuple[Chair, View, tuple[Event, ...]]
"""A question: who decides, the view of the seat that acts, and the events that it has witnessed."""


def serve(line: Connection, registry: str) -> None:
    """Answer until the line is cut. ``registry`` is ``"module:mapping"``, makers of programs by name."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            chair, view, seen = line.recv()
        except (EOFError, OSError):
            return
        line.send_bytes(_answer(registry, chair, view, seen)[:LONGEST_ANSWER])


def _answer(registry: str, chair: Chair, view: View, seen: tuple[Event, ...]) -> bytes:
    """The move's digits, or ``FAILED`` and what the program raised."""
    try:
        return str(int(_program(registry, chair).decide(view, seen))).encode()
    except Exception as error:  # noqa: BLE001 - a program may raise anything; the table must hear of it in order
        return FAILED + type(error).__name__.encode()


@lru_cache(maxsize=64)
def _program(registry: str, chair: Chair) -> Program:
    """The program for a table; what it worked out about the deck is kept for the next question."""
    module, _, mapping = registry.partition(":")
    makers: dict[str, Maker] = getattr(import_module(module), mapping)
    game = new_game(chair.game, chair.seats, chair.deck, chair.options, chair.teams)
    return makers[chair.program](game, Random())
