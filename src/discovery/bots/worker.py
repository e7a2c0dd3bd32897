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

if TYPE_CHECKING:
    from discovery.bots import Maker
    from discovery.bots.program import Program

LONGEST_ANSWER = 20
"""Bytes of an answer: the move's digits."""


@dataclass(frozen=True, slots=True)
class Chair:
    """Where a program sits: its name, and the game as a record's header has it."""

    program: str
    game: str
    seats: tuple[str, ...]
    deck: str
    options: tuple[str, ...]


Asked = tuple[Chair, View]
"""A question: who decides, and the view of the seat that acts."""


def serve(line: Connection, registry: str) -> None:
    """Answer until the line is cut. ``registry`` is ``"module:mapping"``, makers of programs by name."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            chair, view = line.recv()
        except (EOFError, OSError):
            return
        line.send_bytes(str(int(_program(registry, chair).decide(view))).encode())


@lru_cache(maxsize=64)
def _program(registry: str, chair: Chair) -> Program:
    """The program for a table; what it worked out about the deck is kept for the next question."""
    module, _, mapping = registry.partition(":")
    makers: dict[str, Maker] = getattr(import_module(module), mapping)
    game = new_game(chair.game, chair.seats, chair.deck, chair.options)
    return makers[chair.program](game.setup, Random())
