"""What a program is: something that decides from a view and nothing else."""

from __future__ import annotations

from typing import Protocol

from discovery.core.protocol import Event
from discovery.evolution.views.view import View


class Program(Protocol):
    """Takes the decisions of one seat. It is told what its seat may know, and never a position."""

    def decide(self, view: View, seen: tuple[Event, ...] = ()) -> int:
        """One of ``view.legal``, which is not empty.

        ``seen`` are all events that its seat has witnessed since the deal, oldest first; none where nobody
        kept them.
        """
        ...


class Curious(Program, Protocol):
    """A program that is told how games end, in simulations and tournaments."""

    def finish(self, view: View, seen: tuple[Event, ...]) -> None:
        """The game is over; ``view.result`` says how."""
        ...


class Hasty(Program, Protocol):
    """A program that can be cut short. Whoever has no ``hurry`` is waited for until his time is over."""

    def hurry(self) -> None:
        """Let the decision under way end with the best move so far.

        Called from another thread, again and again until there is an answer. It concerns no later decision:
        ``decide`` forgets it when it begins.
        """
        ...
