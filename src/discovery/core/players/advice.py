"""The advice of computer players: hints, the value of a choice, and what is needed to compute them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

from discovery.core.dice import Dice
from discovery.core.protocol import NO_MOVE, Event


@dataclass(frozen=True, slots=True)
class Consultation:
    """A request for advice: the view of the seat to move, the events it has observed, how long to search, and
    the random seed. ``move`` is the choice to weigh; ``NO_MOVE`` asks for hints."""

    view: Any
    observed: tuple[Event, ...]
    iterations: int
    seed: str
    move: int = NO_MOVE


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a move may be good: the message ``hint-<code>`` and its arguments; ``seat`` -1 means none."""

    code: str
    cards: tuple[int, ...] = ()
    number: int = 0
    seat: int = -1


@dataclass(frozen=True, slots=True)
class MoveHint:
    """A move worth considering, with its expected share of the win, 0 to 1."""

    move: int
    value: float
    reasons: tuple[Reason, ...]


@dataclass(frozen=True, slots=True)
class ChoiceValue:
    """The value of a choice and of the best one: expected shares of the win, 0 to 1, from what its seat could
    know.

    A family that ``estimates_win`` also tells the chances of all seats to win, by what everybody knows:
    ``now``, and ``expected`` after the move, before chance decides; and ``reasons`` for the best move.
    """

    best: int
    best_value: float
    chosen_value: float
    now: tuple[float, ...] = ()
    expected: tuple[float, ...] = ()
    reasons: tuple[Reason, ...] = ()


class Determinizer(Protocol):
    """Positions consistent with one view: everything hidden from its seat is dealt at random."""

    def deal(self, random: Dice) -> Any:
        """A new position in which the view's seat would have exactly this view; the caller may change it."""
        ...
