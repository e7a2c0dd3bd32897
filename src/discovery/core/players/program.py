"""The protocol of a program, which decides from a view and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from typing import Any, Protocol, runtime_checkable

from discovery.core.protocol import Chooser, Event


class NoMoveGiven(Exception):
    """Raised when a program gives no move; the message is a one-word reason."""


class Program(Protocol):
    """Makes the decisions of one seat. It gets what its seat may know, and never a position."""

    def decide(self, view: Any, observed: tuple[Event, ...] = ()) -> int:
        """One of ``view.legal``, which is not empty.

        ``observed`` are all events that its seat could observe since the deal, oldest first; empty if they
        were not kept.
        """
        ...


@runtime_checkable
class ResultListener(Program, Protocol):
    """A program that learns the result of each game in simulations and tournaments."""

    def finish(self, view: Any, observed: tuple[Event, ...]) -> None:
        """Called when the game is over; ``view.result`` is the outcome."""
        ...


@runtime_checkable
class Interruptible(Program, Protocol):
    """A program that can be interrupted. One without ``hurry`` may use all of its time."""

    def hurry(self) -> None:
        """Make the current decision return the best move so far.

        Called from another thread, repeatedly until there is an answer. It does not affect later decisions:
        ``decide`` resets it at the start.
        """
        ...


class Maker(Protocol):
    """Creates a program for a game, of which it may use what is public before the deal: rules, deck,
    seats."""

    def __call__(self, game: Any, random: Chooser = ..., /) -> Program:
        """``random`` is the program's own generator, by default the system's."""
        ...


def ladder_digest(levels: Mapping[str, object]) -> str:
    """A digest of all that the levels of a ladder are made of: measured ratings belong to one digest."""
    return sha256(repr(levels).encode()).hexdigest()[:16]
