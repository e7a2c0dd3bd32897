"""Programs for tests: a normal one, and some that misbehave in every way that a table must survive."""

from __future__ import annotations

import os
import sys
import threading
from typing import NoReturn

from discovery.core.players.program import Maker
from discovery.core.protocol import Chooser, Event
from discovery.evolution.game import DiscoveryGame
from discovery.evolution.views.view import View


class _Program:
    def __init__(self, game: DiscoveryGame, random: Chooser | None = None) -> None:
        self.game = game


class First(_Program):
    """Plays the first legal move."""

    def decide(self, view: View, observed: tuple[Event, ...] = ()) -> int:
        return view.legal[0]


class Hangs(_Program):
    """A program that never answers."""

    def decide(self, view: View, observed: tuple[Event, ...] = ()) -> NoReturn:
        while True:
            threading.Event().wait()


class Crashes(_Program):
    """A program that raises an error, with its error stream closed."""

    def decide(self, view: View, observed: tuple[Event, ...] = ()) -> int:
        sys.stderr.close()
        raise ZeroDivisionError


class Dies(_Program):
    """A program that ends its process."""

    def decide(self, view: View, observed: tuple[Event, ...] = ()) -> NoReturn:
        os._exit(3)


class Lies(_Program):
    """Answers with an illegal move."""

    def decide(self, view: View, observed: tuple[Event, ...] = ()) -> int:
        return 999_999


class Floods(_Program):
    """Answers with far too much data."""

    def decide(self, view: View, observed: tuple[Event, ...] = ()) -> int:
        return 10**4000


class Ponders(_Program):
    """Thinks until it is asked to hurry, then plays the last legal move."""

    def __init__(self, game: DiscoveryGame, random: Chooser | None = None) -> None:
        super().__init__(game, random)
        self.enough = threading.Event()

    def decide(self, view: View, observed: tuple[Event, ...] = ()) -> int:
        self.enough.wait()
        return view.legal[-1]

    def hurry(self) -> None:
        """Note that the time is up."""
        self.enough.set()


class Eats(_Program):
    """Takes half a gigabyte before it plays."""

    def decide(self, view: View, observed: tuple[Event, ...] = ()) -> int:
        return view.legal[len(bytearray(2**29)) - 2**29]


class Mates(_Program):
    """Plays the move at the place that is its number of mates, itself among them."""

    def decide(self, view: View, observed: tuple[Event, ...] = ()) -> int:
        return view.legal[self.game.setup.mates[view.seat].bit_count()]


PROGRAMS: dict[str, Maker] = {
    "first": First,
    "hangs": Hangs,
    "crashes": Crashes,
    "dies": Dies,
    "lies": Lies,
    "floods": Floods,
    "eats": Eats,
    "mates": Mates,
    "ponders": Ponders,
}
