"""Questions to computer players: a seat in a game, a view, the events observed there; never a position.

Everything here except ``ProgramQuestion`` and ``Request`` is sent to other processes.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Generic, TypeVar

from discovery.core.players.advice import Consultation
from discovery.core.protocol import AnyGame, Event, GameSpec, Refusal, View
from discovery.core.registry import family_of


@dataclass(frozen=True, slots=True)
class ProgramSeat:
    """Where a program sits: its name and the game's spec. With a ``seed`` its decisions can be repeated."""

    program: str
    spec: GameSpec
    seed: str = ""


DecisionInput = tuple[ProgramSeat, View, tuple[Event, ...]]
"""A question: who decides, the view of the seat that acts, and the events that it has observed."""

AdviceInput = tuple[ProgramSeat, Consultation]
"""A request for advice; the chair names the game, its program is not asked."""


@dataclass(frozen=True, slots=True)
class ProgramQuestion:
    """``explain`` says why the seat cannot play a move; it answers for the moment of the question."""

    input: DecisionInput
    game: AnyGame
    explain: Callable[[int], Refusal | None]


@dataclass(frozen=True, slots=True)
class AdviceQuestion:
    """A request for advice, as it waits for a worker."""

    input: AdviceInput


Q = TypeVar("Q", bound=ProgramQuestion | AdviceQuestion)


@dataclass(frozen=True, slots=True)
class Request(Generic[Q]):
    """A turn to ask something, for a ``table`` with ``people`` or without.

    ``question`` is called when a worker is free; ``None`` means that nothing is asked any more. ``waiting``
    is called with ``True`` when the wait becomes long, and with ``False`` when a long wait is over.
    """

    table: str
    people: bool
    question: Callable[[], Q | None]
    waiting: Callable[[bool], None] = lambda _: None


def program_seat(game: AnyGame, program: str = "", seed: str = "") -> ProgramSeat:
    """A program's seat at a game, ready to be sent to another process."""
    spec = game.spec
    return ProgramSeat(program, replace(spec, deck=family_of(spec.game).decks.brief(spec.deck)), seed)
