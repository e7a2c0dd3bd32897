"""What a program is: something that decides from a view and nothing else."""

from __future__ import annotations

from typing import Any, Protocol

from discovery.core.protocol import Chooser, Event


class Silent(Exception):
    """A program gives no move; the message says why in a word."""


class Program(Protocol):
    """Takes the decisions of one seat. It is told what its seat may know, and never a position."""

    def decide(self, view: Any, seen: tuple[Event, ...] = ()) -> int:
        """One of ``view.legal``, which is not empty.

        ``seen`` are all events that its seat has observed since the deal, oldest first; none where nobody
        kept them.
        """
        ...


class Curious(Program, Protocol):
    """A program that is told how games end, in simulations and tournaments."""

    def finish(self, view: Any, seen: tuple[Event, ...]) -> None:
        """The game is over; ``view.result`` says how."""
        ...


class Hasty(Program, Protocol):
    """A program that can be cut short. One without ``hurry`` is waited for until its time is over."""

    def hurry(self) -> None:
        """Let the decision under way end with the best move so far.

        Called from another thread, again and again until there is an answer. It concerns no later decision:
        ``decide`` forgets it when it begins.
        """
        ...


class Maker(Protocol):
    """Makes a program for a table, of which it keeps what is public before the deal: rules, deck, seats."""

    def __call__(self, game: Any, random: Chooser = ..., /) -> Program:
        """``random`` is the program's own generator; without one it is the system's."""
        ...
